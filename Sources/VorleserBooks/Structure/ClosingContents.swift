import VorleserCore

/// The printed contents that close many French, Spanish, Italian and Portuguese books: what stands below their heading
/// repeats the book's headings, or leads to them.
struct ClosingContents {
    private let book: BookStructure
    /// A heading comes here or later in the book, in UTF-16 code units.
    private let earliest: Int

    /// More lines than any contents have are not looked through.
    private static let longest = 5000
    private static let shortestTitle = 3

    init(_ book: BookStructure, length: Int) {
        self.book = book
        earliest = length - length / 5
    }

    /// The letters of the book's headings and of the lines of its navigation.
    private func titles() -> Set<String> {
        var titles: Set<String> = []
        for survey in book.surveys {
            for index in survey.headings.indices {
                titles.insert(survey.headings[index].title.bareLetters)
                titles.insert(survey.title(of: index, book.words).bareLetters)
            }
        }
        for entry in book.navigation { titles.insert(entry.title.bareLetters) }
        return titles.filter { $0.utf8.count >= Self.shortestTitle }
    }

    /// Where contents lie, by document, in UTF-16 code units from its start: from their heading to the next of its rank.
    func spans() -> [Int: Range<Int>] {
        let headings = zip(book.surveys, book.starts).map { survey, start in
            survey.headings.lastIndex {
                start + $0.start >= earliest && book.words.role(ofTitle: $0.title) == .contents
            }
        }
        guard headings.contains(where: { $0 != nil }) else { return [:] }
        let titles = titles()
        var spans: [Int: Range<Int>] = [:]
        for (position, heading) in headings.enumerated() {
            spans[position] = heading.flatMap { span(in: position, below: $0, titles) }
        }
        return spans
    }

    private func span(in position: Int, below index: Int, _ titles: Set<String>) -> Range<Int>? {
        let (survey, document) = (book.surveys[position], book.documents[position])
        let headings = survey.headings
        let heading = headings[index]
        let next = headings[(index + 1)...].first { $0.level <= heading.level }?.line
        let end = min(next ?? survey.lines.count, survey.boilerplate.licenceStart ?? survey.lines.count)
        let lines = heading.line + 1..<max(end, heading.line + 1)
        guard lines.count <= Self.longest, isMostlyEntries(lines, survey, document, titles) else { return nil }
        return heading.start..<survey.lines.starts[lines.upperBound]
    }

    private func isMostlyEntries(
        _ lines: Range<Int>,
        _ survey: DocumentSurvey,
        _ document: DocumentText,
        _ titles: Set<String>
    ) -> Bool {
        let linked = Set(
            document.references.lazy.filter { !$0.isNoteReference && !$0.target.contains(":") }
                .map { survey.lines.line(at: $0.span.lowerBound.utf16) }
        )
        var (entries, others) = (0, 0)
        for line in lines where survey.lines.visibleCount(line, of: document) > 0 {
            // A paragraph is no entry, and one is enough to say that this is more than contents.
            guard survey.lines.span(line).count <= Self.longestEntry else { return false }
            let isEntry = linked.contains(line) || isEntry(survey.lines.text(line, of: document), titles)
            if isEntry { entries += 1 } else { others += 1 }
        }
        return entries >= 3 && entries * 5 >= (entries + others) * 3
    }

    private static let longestEntry = 300

    /// Whether a line says what a heading says, with or without a number before it and a page after it.
    private func isEntry(_ line: String, _ titles: Set<String>) -> Bool {
        var words = line.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
        if let page = words.last, words.count > 1, page.allSatisfy(\.isNumber) { words.removeLast() }
        return (0..<min(words.count, Self.wordsOfNumber)).contains { titles.contains(words[$0...].joined()) }
    }

    /// “Chapter the seventeenth”: so many words may stand before the title.
    private static let wordsOfNumber = 4
}
