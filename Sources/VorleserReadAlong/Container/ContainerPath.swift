/// The path of a file in an EPUB, from the container's root, not encoded: `OEBPS/chapter 1.xhtml`.
///
/// Source: EPUB 3.3 §4.1.5, “URLs in the OCF abstract container”; RFC 3986 §5.
struct ContainerPath: Hashable, Sendable, Comparable {
    let text: String

    init(_ text: String) { self.text = text }

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.text < rhs.text }

    /// What an address written in the document `base` leads to, and the fragment, decoded.
    /// - Returns: `nil` for an address outside the container.
    static func resolve(_ address: String, in base: ContainerPath) -> (path: ContainerPath, fragment: String?)? {
        let address = address.split { $0.isWhitespace }.joined(separator: "%20")
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let fragment = parts.count > 1 && !parts[1].isEmpty ? decoded(parts[1]) : nil
        let written = parts.first?.prefix { $0 != "?" } ?? ""
        if written.isEmpty { return (base, fragment) }
        guard !written.hasPrefix("//"), !written.prefix(while: { $0 != "/" }).contains(":") else { return nil }
        let full = (written.hasPrefix("/") ? "" : base.folder) + decoded(written)
        return (ContainerPath(normalized(full)), fragment)
    }

    /// The folder it is in, with its slash; empty for the root.
    var folder: String { text.lastIndex(of: "/").map { String(text[...$0]) } ?? "" }

    /// The file's name without folders.
    var fileName: String { text.lastIndex(of: "/").map { String(text[text.index(after: $0)...]) } ?? text }

    /// Without what follows the last dot of the file's name.
    var withoutEnding: String {
        guard let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex else { return text }
        return folder + fileName[..<dot]
    }

    /// For finding a file whose name is not written as it is.
    var folded: String { text.lowercased() }

    /// The address of this file as a document of the container writes it.
    /// - Parameters:
    ///   - base: The document.
    ///   - fragment: The element in the file, not encoded.
    /// - Returns: A relative address, encoded.
    func address(from base: ContainerPath, fragment: String? = nil) -> String {
        let anchor = fragment.map { "#" + Self.encoded($0) } ?? ""
        if self == base, fragment != nil { return anchor }
        let (own, other) = (text.split(separator: "/"), base.folder.split(separator: "/"))
        var shared = 0
        while shared < other.count, shared < own.count - 1, own[shared] == other[shared] { shared += 1 }
        let up = Array(repeating: "..", count: other.count - shared)
        return (up + own[shared...].map { Self.encoded($0) }).joined(separator: "/") + anchor
    }

    private static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") {
            if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    private static func decoded(_ text: some StringProtocol) -> String {
        var result: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
            if byte == UInt8(ascii: "%"), digits.count == 2 {
                result.append(UInt8(digits[0] << 4 | digits[1]))
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func encoded(_ text: some StringProtocol) -> String {
        let bytes = text.utf8.flatMap { byte -> [UInt8] in
            if byte > 0x20, byte != 0x7F, !reserved.contains(byte) { return [byte] }
            let digits = String(byte, radix: 16, uppercase: true)
            return Array(("%" + (digits.count < 2 ? "0" : "") + digits).utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let reserved = Set("\"#%:<>?[\\]^`{|}".utf8)
}
