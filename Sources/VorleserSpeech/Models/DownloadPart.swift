#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What has come of a file so far, and the server's name for that version of it.
struct DownloadPart: Hashable {
    static let suffix = ".part"

    /// Where the bytes are.
    let path: String

    /// - Parameter place: Where the file will be.
    init(of place: String) { path = place + Self.suffix }

    /// Bytes that are there.
    var length: Int { ModelFile.length(of: path) ?? 0 }

    /// The entity tag, when it can be used to ask for the rest of the same version.
    var tag: String? {
        guard let bytes = FileManager.default.contents(atPath: tagPath), bytes.count < 1000 else { return nil }
        let tag = String(decoding: bytes, as: UTF8.self)
        return Self.isStrong(tag) ? tag : nil
    }

    /// Remembers a tag. One that is weak does not tell bytes apart: RFC 9110, section 13.1.5.
    func keep(_ tag: String?) {
        let tag = tag.flatMap { Self.isStrong($0) ? $0 : nil } ?? ""
        // Without it the rest is asked for all the same; the digest of the whole is compared in the end.
        try? Data(tag.utf8).write(to: URL(filePath: tagPath))
    }

    /// Removes what has come.
    /// - Returns: Bytes that this gave back.
    @discardableResult
    func remove() throws(ModelError) -> Int {
        try ModelFile.remove(tagPath)
        return try ModelFile.remove(path)
    }

    /// Makes it the file.
    func publish(as place: String) throws(ModelError) {
        try ModelFile(appendingTo: path).publish(as: place)
        try ModelFile.remove(tagPath)
    }

    private var tagPath: String { path + ".tag" }

    private static func isStrong(_ tag: String) -> Bool {
        tag.count > 2 && tag.hasPrefix("\"") && tag.hasSuffix("\"")
            && tag.unicodeScalars.allSatisfy { (0x21...0x7E).contains($0.value) }
    }
}
