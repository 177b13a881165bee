import VorleserCore

/// Headings that only announce notes: “Footnotes” at the end of a chapter or a book, with nothing but notes below.
struct GatheredNotes {
    private let survey: DocumentSurvey
    private let document: DocumentText
    private let words: BookWords

    init(_ survey: DocumentSurvey, _ document: DocumentText, _ words: BookWords) {
        (self.survey, self.document, self.words) = (survey, document, words)
    }

    /// Such headings with their notes, in UTF-16 code units from the document's start.
    func spans() -> [Range<Int>] {
        let titles = survey.headings.indices.filter { words.role(ofTitle: survey.headings[$0].title) == .notes }
        guard !titles.isEmpty else { return [] }
        let notes = SpanIndex(document.marks.lazy.filter { $0.kind == .note }.map(\.span.utf16))
        guard !notes.isEmpty else { return [] }
        return titles.compactMap { span(below: $0, notes) }
    }

    private func span(below index: Int, _ notes: SpanIndex) -> Range<Int>? {
        let heading = survey.headings[index]
        let next = index + 1 < survey.headings.count ? survey.headings[index + 1].line : survey.lines.count
        var end: Int?
        for line in (heading.line + 1)..<max(next, heading.line + 1)
        where survey.lines.visibleCount(line, of: document) > 0 {
            // A rule between notes is a line of signs.
            guard notes.contains(survey.lines.starts[line]) || isRule(line) else { break }
            if !isRule(line) { end = survey.lines.starts[line + 1] }
        }
        return end.map { heading.start..<$0 }
    }

    private func isRule(_ line: Int) -> Bool {
        !survey.lines.text(line, of: document, limit: 80).contains { $0.isLetter || $0.isNumber }
    }
}
