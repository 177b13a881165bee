import VorleserCore

/// Headings that a book sets as plain paragraphs: “CHAPITRE III.”, “Part Two”. Conversions lose the markup.
enum HeadingPromotion {
    /// The documents with such paragraphs made headings, if they form a series; and what can be said of them anew.
    static func promoted(_ documents: inout [DocumentText], _ surveys: inout [DocumentSurvey]) {
        let found = documents.indices.map { lines(in: documents[$0], surveys[$0]) }
        let count = found.reduce(0) { $0 + $1.count }
        guard count >= 3, count < 2000 else { return }
        for position in documents.indices where !found[position].isEmpty {
            promote(found[position], in: &documents[position], surveys[position].lines)
            surveys[position] = DocumentSurvey(documents[position])
        }
    }

    private static func lines(in document: DocumentText, _ survey: DocumentSurvey) -> [Int] {
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
            return isChapterNumber(survey.lines.text(line, of: document, limit: 100))
        }
    }

    /// “Chapter XII.”, “LIVRE PREMIER”: a word for a division, and a number in digits, Roman or words; no more.
    private static func isChapterNumber(_ text: String) -> Bool {
        let text = text.hasSuffix("]") ? text.prefix { $0 != "[" } : text[...]
        let words = text.split { !$0.isLetter && !$0.isNumber }
        guard words.count == 2 || (words.count == 3 && words[1].lowercased() == "the"),
            let first = words.first, let last = words.last, first.first?.isUppercase ?? false,
            String.divisions.contains(first.lowercased())
        else { return false }
        guard text.last.map({ $0.isLetter || $0.isNumber || $0 == "." || $0 == ":" || $0 == " " }) ?? false else {
            return false
        }
        let isRoman = last.allSatisfy { "IVXLCDM".contains($0) }
        return Int(last) != nil || isRoman || numbers.contains(last.lowercased())
    }

    private static let numbers: Set = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
        "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "first", "second", "third",
        "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "last", "premier", "première", "deuxième",
        "troisième", "quatrième", "cinquième", "sixième", "septième", "huitième", "neuvième", "dixième", "eins", "zwei",
        "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "primero", "segundo", "tercero", "primo",
        "secondo", "terzo", "quarto", "первая", "вторая", "третья",
    ]

    private static func promote(_ lines: [Int], in document: inout DocumentText, _ all: DocumentLines) {
        let starts = Set(lines.map { all.starts[$0] })
        document.marks = document.marks.map { mark in
            guard mark.kind == .paragraph, starts.contains(mark.span.lowerBound.utf16) else { return mark }
            return TextMark(.heading(level: 2), mark.span)
        }
    }
}
