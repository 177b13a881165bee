import VorleserCore

/// What stands at the end of a document's headings and is no part of their titles: signs of notes, “[edit]”, “¶”.
struct HeadingEnds {
    private let document: DocumentText
    private let lines: DocumentLines
    /// By line, in the order of the text.
    private let noteSigns: [Int: [Range<Int>]]
    private let ornaments: [Int: [Range<Int>]]

    init(_ document: DocumentText, _ lines: DocumentLines) {
        (self.document, self.lines) = (document, lines)
        noteSigns = Self.byLine(document.references.lazy.filter(\.isNoteReference).map(\.span.utf16), lines)
        ornaments = Self.byLine(
            document.marks.lazy.filter { $0.kind == .decorative && !$0.span.isEmpty }.map(\.span.utf16),
            lines
        )
    }

    private static func byLine(_ spans: some Sequence<Range<Int>>, _ lines: DocumentLines) -> [Int: [Range<Int>]] {
        let end = lines.starts.last ?? 0
        return Dictionary(grouping: spans.filter { $0.lowerBound < end }) { lines.line(at: $0.lowerBound) }
    }

    /// The text of a heading without the signs of notes at its end, and then without what is for the eye only.
    /// - Parameters:
    ///   - text: The heading's line.
    ///   - line: Which of the document's lines it is.
    /// - Returns: The title; the whole line where nothing would be left.
    func title(_ text: String, at line: Int) -> String {
        var title = text
        for span in noteSigns[line, default: []].reversed() {
            guard let rest = title.without(sign(span)) else { break }
            title = rest
        }
        if title.isEmpty { title = text }
        let words = title
        for span in ornaments[line, default: []].reversed() { title = title.without(sign(span)) ?? title }
        return title.isEmpty ? words : title
    }

    private func sign(_ span: Range<Int>) -> String { lines.text(in: span, of: document).collapsed }
}

extension String {
    /// What comes before a sign at the end; `nil` where it does not end with it.
    fileprivate func without(_ sign: String) -> String? {
        guard !sign.isEmpty, hasSuffix(sign) else { return nil }
        return String(dropLast(sign.count)).collapsed
    }
}
