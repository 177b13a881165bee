public import Foundation
import VorleserCore

/// A book's file as it was when it was read.
public struct BookSource: Hashable, Sendable {
    private let path: String
    /// SHA-256 of its content: 64 hexadecimal digits.
    public let digest: String

    /// Looks at a file.
    /// - Throws: `CocoaError` when it cannot be read.
    public init(_ file: URL) throws {
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        var hash = SHA256()
        while let some = try handle.read(upToCount: 1 << 20), !some.isEmpty { hash.update(some) }
        digest = hash.finish()
        path = file.path
    }

    /// Whether the file holds something else now, or is gone.
    public var hasChanged: Bool {
        (try? BookSource(URL(filePath: path)).digest) != digest
    }
}
