import VorleserCore

/// What headings add to the chapters that a table of contents names.
extension ChapterPlan {
    /// More than an hour to listen to, in UTF-16 code units.
    private static let longChapter = 60_000
    private static let shortChapter = 3000
    private static let shortSong = 600

    /// Where the table of contents stops at parts, the headings inside go on: those of the highest rank that divides the
    /// long chapters well.
    func withHeadingsOfLongOnes(_ found: [Found], bookLength: Int) -> [Found] {
        let ends = found.dropFirst().map(\.offset) + [bookLength]
        let long = zip(found, ends).filter { $1 - $0.offset > Self.longChapter }
        guard !long.isEmpty else { return found }
        let length = long.reduce(0) { $0 + $1.1 - $1.0.offset }
        let inside = long.flatMap { chapter, end in
            headings(between: chapter.offset + chapter.title.utf16.count + 1, and: end)
        }
        for level in Set(inside.map(\.level)).sorted() {
            let chosen = inside.filter { $0.level <= level }.map(\.found)
            guard chosen.count >= max(2, long.count), length / chosen.count < Self.longChapter else { continue }
            let sections = chosen.count { Self.isSection($0.title) }
            let shortest = holdsVerse(long.map { $0.0.offset..<$0.1 }) ? Self.shortSong : Self.shortChapter
            guard length / chosen.count > shortest, sections * 2 < chosen.count else { return found }
            return merged(found, chosen).sorted { $0.offset < $1.offset }
        }
        return found
    }

    /// Whether most of what stands in stretches of the book is in short lines, as songs and poems are.
    private func holdsVerse(_ stretches: [Range<Int>]) -> Bool {
        var (length, pieces) = (0, 0)
        for (position, start) in documentStarts.enumerated() {
            let (survey, document) = (book.surveys[position], book.documents[position])
            for line in 0..<survey.lines.count
            where stretches.contains(where: { $0.contains(start + survey.lines.starts[line]) }) {
                let text = survey.lines.text(in: survey.lines.span(line), of: document)
                pieces += text.utf8.count { $0 == 0x0A }
                length += text.utf8.count
            }
        }
        return length < pieces * Self.longestVerse
    }

    private static let longestVerse = 50

    /// “2.10 The detector”
    private static func isSection(_ title: String) -> Bool {
        let number = title.prefix { $0.isNumber || $0 == "." }
        return number.split(separator: ".").count > 1
    }

    private func headings(between start: Int, and end: Int) -> [(level: Int, found: Found)] {
        book.surveys.indices.flatMap { position -> [(level: Int, found: Found)] in
            let survey = book.surveys[position]
            var lastLine = -2
            return survey.headings.indices.compactMap { index in
                let heading = survey.headings[index]
                defer { lastLine = heading.line }
                let offset = documentStarts[position] + heading.start
                guard offset >= start, offset < end, lastLine != heading.line - 1 else { return nil }
                let title = joinedTitle(from: index, in: survey) ?? survey.title(of: index, book.words)
                return (heading.level, Found(title: title, document: position, offset: offset, fragment: nil))
            }
        }
    }

    /// A number that is a chapter of its own, with its title right below as the next, is one with it.
    func withNumbersJoined(_ found: [Found]) -> [Found] {
        var known: [Int: SpanIndex] = [:]
        func furniture(of document: Int) -> SpanIndex {
            if let spans = known[document] { return spans }
            let marks = book.documents[document].marks.lazy.filter { $0.kind == .section(.pageFurniture) }
            let spans = SpanIndex(marks.map(\.span.utf16))
            known[document] = spans
            return spans
        }
        var result: [Found] = []
        for chapter in found {
            guard let number = result.last, number.document == chapter.document,
                book.words.isBareNumber(number.title), !book.words.isBareNumber(chapter.title),
                holdsHeadingsAlone(number, until: chapter.offset, besides: furniture(of: number.document))
            else {
                result.append(chapter)
                continue
            }
            result[result.count - 1] = Found(
                title: DocumentSurvey.title(number.title, chapter.title),
                document: number.document,
                offset: number.offset,
                fragment: number.fragment
            )
        }
        return result
    }
}
