import Foundation
import VorleserCore

/// A file as it was when we wrote it.
struct WrittenFile: Codable, Equatable {
    let path: String
    let bytes: Int
    /// Seconds since 1970.
    let modified: Double
    /// SHA-256 of its content; `nil` while it was not looked at.
    var digest: String?

    /// What has become of it.
    enum Fate {
        case asWritten, changed, gone
    }

    init?(at path: String) { self.init(at: path, named: path) }

    /// - Parameters:
    ///   - path: Where it is.
    ///   - name: The path that it will have.
    init?(at path: String, named name: String) {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            let bytes = attributes[.size] as? NSNumber, let modified = attributes[.modificationDate] as? Date
        else { return nil }
        self.path = name
        self.bytes = bytes.intValue
        self.modified = modified.timeIntervalSince1970
    }

    /// The same, with its content looked at.
    var withDigest: WrittenFile {
        var file = self
        file.digest = Self.digest(of: path)
        return file
    }

    /// A file with another time but the same content is as it was written: copying and unpacking change times.
    var fate: Fate {
        guard let now = WrittenFile(at: path) else { return .gone }
        guard now.bytes == bytes else { return .changed }
        return now.modified == modified || (digest != nil && digest == Self.digest(of: path)) ? .asWritten : .changed
    }

    private static func digest(of path: String) -> String? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        var hash = SHA256()
        while let part = try? file.read(upToCount: 1 << 20), !part.isEmpty { hash.update(part) }
        return hash.finish()
    }
}
