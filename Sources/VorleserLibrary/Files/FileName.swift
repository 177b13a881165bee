/// The name that a book's file has in the library, and when it is downloaded: what a listener called it, without what
/// could lead elsewhere.
struct FileName: Hashable, Sendable {
    /// Without slashes, control characters and a leading dot; at most 200 bytes; never empty.
    let text: String

    /// - Parameter name: As a program or a browser gives it; any text.
    init(_ name: String) {
        let last = name.split { $0 == "/" || $0 == "\\" }.last ?? ""
        let scalars = last.unicodeScalars.filter { !$0.properties.isControlOrSteering }
        let plain = String(String.UnicodeScalarView(scalars)).trimmingBlanks.drop { $0 == "." }
        let (stem, ending) = Self.parts(of: plain)
        text = String(stem.isEmpty ? "book" + ending : stem.shortened(toBytes: 200 - ending.utf8.count) + ending)
    }

    /// The ending tells plain text from Markdown: it outlives the cut.
    private static func parts(of name: Substring) -> (stem: Substring, ending: Substring) {
        guard let dot = name.lastIndex(of: "."), name[dot...].utf8.count <= 16 else { return (name, "") }
        return (name[..<dot], name[dot...])
    }
}

extension Unicode.Scalar.Properties {
    /// Also what turns the direction of writing, with which `fdp.exe` can look like `exe.pdf`.
    fileprivate var isControlOrSteering: Bool {
        [.control, .format, .lineSeparator, .paragraphSeparator, .surrogate].contains(generalCategory)
    }
}

extension String {
    fileprivate var trimmingBlanks: Substring {
        var rest = self[...]
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest.drop { $0.isWhitespace }
    }
}

extension Substring {
    fileprivate func shortened(toBytes limit: Int) -> Substring {
        var rest = self
        while rest.utf8.count > limit { rest.removeLast() }
        return rest
    }
}
