import VorleserCore

/// Headings that a book sets as plain paragraphs: “CHAPITRE III.”, “Part Two”. Conversions lose the markup.
enum HeadingPromotion {
    /// The documents with such paragraphs made headings, if they form a series; and what can be said of them anew.
    static func promoted(
        _ documents: inout [DocumentText],
        _ surveys: inout [DocumentSurvey],
        _ words: BookWords
    ) {
        let found = documents.indices.map { lines(in: documents[$0], surveys[$0], words) }
        let count = found.reduce(0) { $0 + $1.count }
        guard count >= 3, count < 2000 else { return }
        for position in documents.indices where !found[position].isEmpty {
            promote(found[position], in: &documents[position], surveys[position].lines)
            surveys[position] = DocumentSurvey(documents[position])
        }
    }

    private static func lines(in document: DocumentText, _ survey: DocumentSurvey, _ words: BookWords) -> [Int] {
        guard survey.lines.count > 0, document.role?.isPartOfTheWork ?? true else { return [] }
        let headings = Set(survey.headings.map(\.line))
        let linked = SpanIndex(document.references.lazy.map(\.span.utf16))
        let blocks = SpanIndex(
            document.marks.lazy.filter { mark in
                switch mark.kind {
                case .tableRow, .listItem, .note, .code, .caption, .section(.pageFurniture), .section(.navigation): true
                default: false
                }
            }.map(\.span.utf16)
        )
        return (0..<survey.lines.count).filter { line in
            let span = survey.lines.span(line)
            guard span.count <= 41, span.count > 5, !headings.contains(line), !linked.overlaps(span),
                !blocks.overlaps(span)
            else { return false }
            return isChapterNumber(survey.lines.text(line, of: document, limit: 100), words)
        }
    }

    /// “Chapter XII.”, “LIVRE PREMIER”, “Zweites Kapitel”: a word for a division and a number, in digits, Roman or words; no
    /// more.
    private static func isChapterNumber(_ text: String, _ known: BookWords) -> Bool {
        let text = text.hasSuffix("]") ? text.prefix { $0 != "[" } : text[...]
        guard text.first(where: \.isLetter)?.isUppercase ?? false,
            text.last.map({ $0.isLetter || $0.isNumber || $0 == "." || $0 == ":" || $0 == " " }) ?? false
        else { return false }
        let words = text.split { !$0.isLetter && !$0.isNumber }
        let small = words.map { $0.lowercased()[...] }
        if small.count == 2, known.isNumberedDivision(small) { return true }
        guard let last = words.last,
            words.count == 2 || words.count == 3 && known.divisions.articles.contains(String(small[1])),
            known.divisions.unmistakable.contains(String(small[0]))
        else { return false }
        return last.allSatisfy { "IVXLCDM".contains($0) } || known.isNumber(small[small.count - 1])
    }

    private static func promote(_ lines: [Int], in document: inout DocumentText, _ all: DocumentLines) {
        let starts = Set(lines.map { all.starts[$0] })
        document.marks = document.marks.map { mark in
            guard mark.kind == .paragraph, starts.contains(mark.span.lowerBound.utf16) else { return mark }
            return TextMark(.heading(level: 2), mark.span)
        }
    }
}
