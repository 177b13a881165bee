/// What a style sheet prints beside an element: signs that stand in the sheet, and nothing that would have to be looked up.
/// Source: CSS Generated Content 3 §2; CSS Syntax 3 §4.3.5 and §4.3.7.
struct GeneratedText {
    /// Without line ends and signs that turn the direction of what follows.
    let text: String

    /// Longer ones are no punctuation and no label: they would pass for the book's words.
    static let longest = 24

    /// - Parameter value: Of `content`, as written: one string or several. Nothing else is taken: no `attr()`, `counter()`, `url()`.
    init?(_ value: some StringProtocol) {
        var text = ""
        var rest = Array(value.unicodeScalars)[...]
        while let first = rest.first {
            rest.removeFirst()
            if first.properties.isWhitespace { continue }
            guard first == "\"" || first == "'", let string = Self.string(endedBy: first, &rest) else { return nil }
            text += string
        }
        let printed = text.unicodeScalars.filter { !Self.isForbidden($0) }
        guard printed.contains(where: { !$0.properties.isWhitespace }) else { return nil }
        self.text = String(String.UnicodeScalarView(printed))
        guard self.text.utf16.count <= Self.longest else { return nil }
    }

    /// - Returns: `nil` for a string that does not end in its line.
    private static func string(
        endedBy quote: Unicode.Scalar,
        _ rest: inout ArraySlice<Unicode.Scalar>
    ) -> String? {
        var result = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            switch scalar {
            case quote: return String(result)
            case "\n", "\r", "\u{c}": return nil
            case "\\": result.append(contentsOf: escaped(&rest))
            default: result.append(scalar)
            }
        }
        return nil
    }

    /// What stands behind a backslash.
    private static func escaped(_ rest: inout ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
        let digits = rest.prefix(6).prefix { $0.properties.isASCIIHexDigit }
        guard !digits.isEmpty else {
            // A line that is broken in the sheet is none in the string.
            guard let next = rest.popFirst() else { return [] }
            return next == "\n" ? [] : [next]
        }
        rest.removeFirst(digits.count)
        if rest.first?.properties.isWhitespace == true { rest.removeFirst() }
        let number = digits.reduce(UInt32(0)) { $0 << 4 | UInt32(Character($1).hexDigitValue ?? 0) }
        return [Unicode.Scalar(number) ?? "\u{fffd}"]
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: true
        default: false
        }
    }
}
