public import Foundation

/// A folder of a test's own, which goes with it.
public final class Folder: Sendable {
    public let url: URL

    /// - Throws: `CocoaError` when it cannot be made.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "vorleser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    public func url(_ name: String) -> URL { url.appending(path: name) }

    public func path(_ name: String) -> String { url(name).path }

    /// The names of what is in it, sorted.
    public var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }

    public func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: url(name))) }
}
