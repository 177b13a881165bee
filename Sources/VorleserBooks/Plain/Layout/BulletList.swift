/// Lists as people type them: `* one`, `- two`, `3. three`, `(c) four`.
enum BulletList {
    /// Whether lines are a list of two items at least, each beginning a line; or one item with a bullet.
    static func isList(_ lines: [TextLine], _ text: TextLines) -> Bool {
        guard let first = lines.first, let kind = marker(first, text)?.kind else { return false }
        // Printed contents, whose entries lead to pages, are a table.
        if kind == .number, lines.contains(where: { text.string($0).contains("....") }) { return false }
        if lines.count == 1 { return kind == .bullet }
        let marked = lines.compactMap { marker($0, text) }.filter { $0.kind == kind }
        guard marked.count >= 2, kind == .number else { return marked.count >= 2 }
        let numbers = marked.compactMap(\.number)
        return zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 }
    }

    enum Kind { case bullet, number }

    /// What stands before the text of an item.
    struct Marker {
        let kind: Kind
        /// As printed: “•”, “3.”.
        let text: String
        let number: Int?
        /// Where the item's text begins.
        let textStart: Int
    }

    static func marker(_ line: TextLine, _ text: TextLines) -> Marker? {
        let start = String(decoding: text.utf8[line.start..<min(line.start + 12, line.end)], as: UTF8.self)
        guard let blank = start.firstIndex(of: " "), blank > start.startIndex else { return nil }
        let sign = start[..<blank]
        let textStart = line.start + sign.utf8.count + 1
        if ["*", "-", "•", "+", "·", "–", "◦", "‣", "▪"].contains(sign) {
            return Marker(
                kind: .bullet,
                text: sign == "*" || sign == "-" ? "•" : String(sign),
                number: nil,
                textStart: textStart
            )
        }
        let digits = sign.drop { $0 == "(" }.prefix { $0.isASCII && $0.isNumber }
        let end = sign.drop { $0 == "(" }.dropFirst(digits.count)
        guard !digits.isEmpty, digits.count <= 3, end == "." || end == ")" || end == ".)" else { return nil }
        return Marker(kind: .number, text: String(sign), number: Int(digits), textStart: textStart)
    }
}
