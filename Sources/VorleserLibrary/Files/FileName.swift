import VorleserCore

/// The name that a book's file has in the library, and when it is downloaded: what a listener called it, without what
/// could lead elsewhere.
struct FileName: Hashable, Sendable {
    /// Without slashes, control characters and a leading dot; at most 200 bytes; never empty.
    let text: String

    /// - Parameter name: As a program or a browser gives it; any text.
    init(_ name: String) {
        let last = name.split { $0 == "/" || $0 == "\\" }.last ?? ""
        let plain = last.onOneLine.drop { $0 == "." }
        let (stem, ending) = Self.parts(of: plain)
        text = (stem.isEmpty ? "book" : stem.prefix(bytes: 200 - ending.utf8.count)) + ending
    }

    /// The ending tells plain text from Markdown: it outlives the cut.
    private static func parts(of name: Substring) -> (stem: Substring, ending: Substring) {
        guard let dot = name.lastIndex(of: "."), name[dot...].utf8.count <= 16 else { return (name, "") }
        return (name[..<dot], name[dot...])
    }
}
