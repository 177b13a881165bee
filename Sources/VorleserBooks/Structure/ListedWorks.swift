import VorleserCore

/// The works that a paper, a thesis or a chapter refers to, below a heading of their own: from it to the last of them.
///
/// The heading alone tells nothing: what stands below it must be entries, most of which name a year, an address or pages.
struct ListedWorks {
    private let survey: DocumentSurvey
    private let document: DocumentText
    private let words: BookWords

    /// Lines of an entry that name neither a year nor an address, in a row.
    private static let mostOthers = 3
    /// UTF-8 bytes; a longer line that is no entry is text.
    private static let longestOther = 300
    private static let fewestEntries = 3
    /// UTF-8 bytes of an entry; what is longer is text in which works are named.
    private static let longestEntry = 1200

    init(_ survey: DocumentSurvey, _ document: DocumentText, _ words: BookWords) {
        (self.survey, self.document, self.words) = (survey, document, words)
    }

    /// Where works are listed, in UTF-16 code units from the document's start.
    func spans() -> [Range<Int>] {
        let titles = survey.headings.filter { isTitle($0.title) }
        guard !titles.isEmpty else { return [] }
        // What stands between the lines of the text without being of it.
        let between = SpanIndex(
            document.marks.lazy.filter { $0.kind == .section(.pageFurniture) || $0.kind == .note }.map(\.span.utf16)
        )
        return titles.compactMap { span(below: $0, without: between) }
    }

    /// “References”, “7. Literaturverzeichnis”, “VI. REFERENCES”
    private func isTitle(_ title: String) -> Bool {
        if words.role(ofTitle: title) == .bibliography { return true }
        let parts = title.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, Numeral.roman(parts[0].filter(\.isLetter)[...]) != nil else { return false }
        return words.role(ofTitle: String(parts[1])) == .bibliography
    }

    private func span(below heading: DocumentSurvey.Heading, without between: SpanIndex) -> Range<Int>? {
        var (entries, lines, others) = (0, 0, 0)
        var end: Int?
        for line in (heading.line + 1)..<max(survey.lines.count, heading.line + 1) {
            guard survey.lines.visibleCount(line, of: document) > 0, !between.contains(survey.lines.starts[line]) else {
                continue
            }
            // One of its rank, or a higher one.
            if let next = survey.heading(at: line), next.level <= heading.level { break }
            let text = survey.lines.text(line, of: document)
            if Entry(text).isWork, text.utf8.count <= Self.longestEntry {
                (entries, others) = (entries + 1, 0)
                lines += 1
                end = survey.lines.starts[line + 1]
            } else {
                others += 1
                guard others <= Self.mostOthers, text.utf8.count <= Self.longestOther else { break }
                lines += 1
            }
        }
        // What closes the last entry.
        guard let end, entries >= Self.fewestEntries, entries * 2 >= lines - others else { return nil }
        return heading.start..<end
    }

    /// A line as one of a list of works.
    private struct Entry {
        let text: String

        init(_ text: String) { self.text = text }

        var isWork: Bool { isLabelled || namesYear || Self.signs.contains { text.contains($0) } }

        private var isLabelled: Bool {
            text.behindLabel(within: Self.longestLabel)?.contains { $0.isLetter } ?? false
        }

        private static let longestLabel = 30

        private var namesYear: Bool {
            text.split { !$0.isNumber && !$0.isLetter }.contains { word in
                let digits = word.prefix(4)
                guard digits.count == 4, let year = Int(digits), (1500...2099).contains(year) else { return false }
                // “2007a”
                return word.count == 4 || word.count == 5 && word.last?.isLowercase ?? false
            }
        }

        private static let signs = ["http://", "https://", "doi:", "arXiv:", "ISBN", " pp. "]
    }
}
