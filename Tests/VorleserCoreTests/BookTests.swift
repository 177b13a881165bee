#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Testing
import VorleserCore
import VorleserTesting

/// Look-up in books agrees with the slow and obvious way, in books made by chance.
struct BookTests {
    static let books = (0..<12).map { (seed: UInt64) in
        var chance = RandomBook(seed: seed)
        return chance.book()
    }

    @Test func `random books are worth testing with`() {
        #expect(Self.books.allSatisfy { $0.length > 0 && !$0.sentences.isEmpty })
        #expect(Set(Self.books.flatMap(\.marks).map { "\($0.kind)".prefix(6) }).count > 10)
        #expect(Self.books.contains { $0.chapters.count > 2 })
    }

    @Test(arguments: books.indices)
    func `chapters, documents and sentences cover the text without gap or overlap`(index: Int) {
        let book = Self.books[index]
        for spans in [book.chapters.map(\.span), book.spine.map(\.span), book.sentences.map(\.span)] {
            #expect(spans.first?.lowerBound == .start)
            #expect(spans.last?.upperBound == book.span.upperBound)
            #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
            #expect(!spans.contains { $0.isEmpty })
        }
    }

    @Test(arguments: books.indices)
    func `the chapter, sentence and document of an offset are those that a linear search finds`(index: Int) {
        let book = Self.books[index]
        for offset in (0..<book.length).map(TextOffset.init) {
            #expect(book.chapterIndex(at: offset) == book.chapters.firstIndex { $0.span.contains(offset) })
            #expect(book.sentenceIndex(at: offset) == book.sentences.firstIndex { $0.span.contains(offset) })
            #expect(book.spineItem(at: offset) == book.spine.first { $0.span.contains(offset) })
        }
    }

    @Test(arguments: books.indices)
    func `the end of a book belongs to its last parts, and beyond it is nothing`(index: Int) {
        let book = Self.books[index]
        let end = book.span.upperBound
        #expect(book.chapterIndex(at: end) == book.chapters.count - 1)
        #expect(book.sentenceIndex(at: end) == book.sentences.count - 1)
        #expect(book.spineItem(at: end) == book.spine.last)
        #expect(book.chapterIndex(at: end.advanced(by: 1)) == nil)
        #expect(book.sentenceIndex(at: end.advanced(by: 1)) == nil)
        #expect(book.spineItem(at: end.advanced(by: 1)) == nil)
    }

    @Test func `an unreadable document is empty, and the one after it is found instead`() {
        let text = "One.\nTwo.\n"
        let spine = [("a", 0..<5), ("b", 5..<5), ("c", 5..<10)].map { SpineItem(href: $0, span: TextSpan(utf16: $1)) }
        let chapter = Chapter(title: "A", href: "a", role: .body, span: TextSpan(utf16: 0..<10))
        let book = Book(
            format: .epub,
            metadata: BookMetadata(title: "A"),
            text: text,
            spine: spine,
            chapters: [chapter],
            contents: [],
            marks: [],
            sentences: []
        )
        #expect(book.spineItem(at: TextOffset(utf16: 4))?.href == "a")
        #expect(book.spineItem(at: TextOffset(utf16: 5))?.href == "c")
        #expect(book.sentenceIndex(at: .start) == nil)
    }

    @Test(arguments: books.indices)
    func `the sentences of a span are those that touch it`(index: Int) {
        let book = Self.books[index]
        for span in spans(in: book) where !span.isEmpty {
            let found = book.sentenceIndices(in: span)
            #expect(Array(found) == book.sentences.indices.filter { book.sentences[$0].span.overlaps(span) })
        }
    }

    @Test(arguments: books.indices)
    func `the marks of a span are those that touch it or stand in it`(index: Int) {
        let book = Self.books[index]
        for span in spans(in: book) where !span.isEmpty {
            let expected = book.marks.filter { $0.span.overlaps(span) || span.contains($0.span.lowerBound) }
            #expect(book.marks(in: span) == expected)
        }
    }

    @Test(arguments: books.indices)
    func `the text of a span is its code units`(index: Int) {
        let book = Self.books[index]
        let units = Array(book.text.utf16)
        for chapter in book.chapters {
            #expect(Array(book.text(in: chapter.span).utf16) == Array(units[chapter.span.utf16]))
        }
        #expect(book.sentences.map { book.text(in: $0.span) }.joined() == book.text)
        #expect(book.text(in: book.span) == book.text)
    }

    @Test(arguments: books.indices)
    func `attributed text has the very same characters, and every mark`(index: Int) {
        let book = Self.books[index]
        for chapter in book.chapters {
            let attributed = book.attributedText(in: chapter.span)
            #expect(String(attributed.characters) == book.text(in: chapter.span))
            // Neighbours with equal marks are one run, so marks are compared character by character.
            var offset = chapter.span.lowerBound
            let marks = book.marks.filter { !$0.span.isEmpty && $0.span.overlaps(chapter.span) }
            for run in attributed.runs {
                for scalar in attributed[run.range].unicodeScalars {
                    let covering = marks.filter { $0.span.contains(offset) }
                    #expect(run[TextMarksAttribute.self] ?? [] == covering.map(\.kind))
                    offset = offset.advanced(by: scalar.utf16.count)
                }
            }
            #expect(offset == chapter.span.upperBound)
        }
    }

    @Test func `attributed text of a part has the marks that begin before it`() {
        let book = BookSketch(.chapter("A", .paragraph("The ", .marked(.emphasis, "wide sea"), " lies."))).book
        let attributed = book.attributedText(in: TextSpan(utf16: 6..<14))
        #expect(String(attributed.characters) == "de sea l")
        #expect(attributed.runs.map { $0[TextMarksAttribute.self] } == [[.paragraph, .emphasis], [.paragraph]])
    }

    @Test func `a text that goes on after the last chapter is a mistake of ours, and stops`() async {
        await #expect(processExitsWith: .failure) {
            _ = Book(
                format: .text,
                metadata: BookMetadata(title: "A"),
                text: "One.",
                spine: [],
                chapters: [],
                contents: [],
                marks: [],
                sentences: []
            )
        }
    }

    private func spans(in book: Book) -> [TextSpan] {
        var numbers = SeededGenerator(seed: UInt64(book.length))
        return (0..<40).map { _ in
            let start = Int.random(in: 0...book.length, using: &numbers)
            let end = Int.random(in: start...min(start + 300, book.length), using: &numbers)
            return TextSpan(utf16: start..<end)
        }
    }
}

struct TextMarkTests {
    @Test func `marks are sorted by start, the longer first`() {
        let spans = [5..<7, 0..<3, 0..<9, 5..<5, 5..<9].map { TextSpan(utf16: $0) }
        let sorted = spans.map { TextMark(.emphasis, $0) }.sorted()
        #expect(sorted.map(\.span.utf16) == [0..<9, 0..<3, 5..<9, 5..<7, 5..<5])
    }

    @Test func `blocks are what stands on lines of its own`() {
        let book = BookTests.books.map(\.marks).joined()
        for mark in book where mark.kind.isBlock { #expect(!mark.span.isEmpty) }
        #expect(TextMark.Kind.listItem(marker: "1.").isBlock)
        #expect(!TextMark.Kind.lineBreak.isBlock)
    }
}

struct SectionRoleTests {
    @Test func `what the author wrote is part of the work, what makes the book is not`() {
        #expect(SectionRole.epigraph.isPartOfTheWork)
        #expect(!SectionRole.copyrightPage.isPartOfTheWork)
        #expect(!SectionRole.notes.isPartOfTheWork)
    }
}
