#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Wording

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file of an installed model.
public struct InstalledFile: Hashable, Codable, Sendable {
    /// Where it is, from the model's folder.
    public let path: String
    /// Its length when it was installed.
    public let bytes: Int
    /// Its digest when it was installed: 64 hexadecimal digits.
    public let sha256: String
    /// The digest of the file that it was made from, where it is not that file itself.
    public let origin: String?

    init(path: String, bytes: Int, sha256: String, origin: String? = nil) {
        self.path = path
        self.bytes = bytes
        self.sha256 = sha256
        self.origin = origin
    }

    /// Whether its path stays in the model's folder.
    var isInside: Bool { !path.hasPrefix("/") && !path.split(separator: "/").contains("..") }
}

/// What is installed, as it is written down beside it in `model.json`.
struct ModelRecord: Hashable, Codable {
    var model: InstalledFile?
    var configuration: InstalledFile?
    var voices: [String: InstalledFile] = [:]
    /// By voice; `nil` when none was ever measured.
    var levels: [String: MeasuredLevel]?

    /// All files, the model first.
    var files: [InstalledFile] {
        [model, configuration].compactMap { $0 } + voices.sorted { $0.key < $1.key }.map(\.value)
    }

    /// - Throws: ``ModelError`` when there is one that cannot be read.
    init(at path: String) throws(ModelError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            if ModelFile.length(of: path) != nil { throw .unreadable(path: path, code: EACCES) }
            self.init()
            return
        }
        do {
            self = try JSONDecoder().decode(ModelRecord.self, from: data)
        } catch {
            throw .unusable(path: path, reason: localized("it is damaged"))
        }
        guard files.allSatisfy(\.isInside) else {
            throw .unusable(path: path, reason: localized("it names files elsewhere"))
        }
    }

    init() {}

    /// Writes it down, as a whole or not at all.
    func save(at path: String) throws(ModelError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data: Data
        do { data = try encoder.encode(self) } catch { throw .unusable(path: path, reason: "\(error)") }
        try ModelFile.replace(path, with: Array(data) + [0x0A])
    }
}
