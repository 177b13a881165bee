import VorleserCore

/// The sign of a note as a book prints it: “3”, “[12]”, “*”, “†”.
struct NoteLabel: Hashable {
    /// Without brackets.
    let text: String
    let isBracketed: Bool

    /// - Returns: `nil` for text that cannot be the sign of a note.
    init?(_ written: String) {
        guard written.utf8.count <= 100 else { return nil }
        var inner = written.collapsed[...]
        guard inner.utf16.count <= 12 else { return nil }
        inner = inner.drop { "[({".contains($0) }
        while let last = inner.last, "])}.:,".contains(last) { inner.removeLast() }
        inner = Self.withoutName(inner)
        let text = String(inner).collapsed
        isBracketed = written.contains { "[({".contains($0) }
        self.text = text
        let isNumber = text.utf8.count <= 4 && !text.isEmpty && text.allSatisfy { $0.isNumber }
        let isSign = !text.isEmpty && text.count <= 4 && text.allSatisfy { "*†‡§¶‖#".contains($0) }
        let isLetter = text.count == 1 && text.allSatisfy { $0.isASCII && $0.isLetter }
        let isRoman = text.count <= 5 && text.count > 1 && text.allSatisfy { "ivxlc".contains($0) }
        guard isNumber || isSign || isLetter || isRoman else { return nil }
    }

    /// “Footnote 3” and “fn3” are 3.
    private static func withoutName(_ label: Substring) -> Substring {
        for short in ["fn", "n."] where label.hasPrefix(short) { return label.dropFirst(short.count) }
        let word = label.prefix(while: \.isLetter)
        let rest = label[word.endIndex...]
        guard rest.first == " ", word.first?.isUppercase == true, names.contains(word.lowercased()) else {
            return label
        }
        return rest.dropFirst()
    }

    /// Of all languages: labels are read before the book's is known.
    private static let names = Set(BookWords.ofAllLanguages.printing.notes)

    /// Whether it is a number or one of the printers' signs, rather than a letter that might be anything.
    var isPlain: Bool { !text.contains { $0.isLetter } || isBracketed }

    /// Whether a line begins with it.
    func begins(_ line: String) -> Bool {
        let start = line.drop { "[({ ".contains($0) }
        guard start.hasPrefix(text) else {
            let small = start.lowercased()
            return Self.names.contains { small.hasPrefix("\($0) \(text)") }
        }
        guard let next = start.dropFirst(text.count).first else { return true }
        return !next.isNumber && !(next.isLetter && text.contains { $0.isLetter })
    }

    /// The links of a document that could be signs of notes, by their index.
    static func labels(in document: DocumentText, _ lines: DocumentLines) -> [Int: String] {
        var labels: [Int: String] = [:]
        for (index, reference) in document.references.enumerated() where reference.span.length <= 12 {
            guard labels.count < 50_000, reference.target.contains("#") else { continue }
            let text = lines.text(in: reference.span.utf16, of: document)
            if NoteLabel(text) != nil { labels[index] = text }
        }
        return labels
    }
}
