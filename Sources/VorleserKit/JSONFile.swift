import Foundation
import VorleserDisk

/// A small document as JSON, in a folder that is its owner's alone: it is there as a whole, the old one or the new.
package struct JSONFile: Sendable {
    private let url: URL

    /// - Parameter url: Where it is. Its folder is made when something is kept.
    package init(_ url: URL) { self.url = url }

    /// What is kept; `nil` when there is nothing that can be read.
    package func value<Value: Decodable>(as type: Value.Type = Value.self) -> Value? {
        (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(type, from: $0) }
    }

    /// Keeps something in the place of what is kept.
    /// - Throws: ``VorleserCore/FileFault``, `CocoaError`, `EncodingError`; the old document is left then.
    package func keep(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let bytes = [UInt8](try encoder.encode(value))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try DurableFile(url).replace(with: bytes)
    }
}
