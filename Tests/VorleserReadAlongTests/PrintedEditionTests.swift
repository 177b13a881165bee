import Foundation
import Testing
import VorleserBooks
import VorleserCore
import VorleserTesting

@testable import VorleserExport
@testable import VorleserReadAlong

struct PrintedEditionTests {
    private func edition(of book: Book, by unit: TextUnit = .sentence) throws -> (Edition, SpokenWords) {
        let words = SpokenWords(book.spokenEvenly)
        let plan = MarkPlan(book, words, by: unit)
        let edition = try PrintedEdition.edition(
            of: book,
            at: nil,
            cover: nil,
            plan,
            RequiredMetadata(of: book),
            Cancellation()
        )
        return (edition, words)
    }

    private func pages(_ edition: Edition) throws -> [Element] {
        try edition.documents.map { document in
            let file = try #require(edition.files.first { $0.path == document.path })
            guard case .bytes(let bytes) = file.content else { return Element("") }
            #expect(XMLDocument.isWellFormed(bytes))
            return try #require(XMLDocument(bytes, vocabularies: NavigationFile.vocabularies)).root
        }
    }

    @Test(arguments: 0..<60)
    func `Pages hold the book's text, and elements what they say they hold`(seed: UInt64) throws {
        var random = RandomBook(seed: seed)
        let book = seed.isMultiple(of: 2) ? random.book() : random.brokenBook()
        let (edition, _) = try edition(of: book, by: seed.isMultiple(of: 3) ? .word : .sentence)
        let pages = try pages(edition)
        #expect(pages.map { $0.first("body")?.text ?? "" }.joined(separator: " ").evened == book.text.evened)
        for (page, document) in zip(pages, edition.documents) {
            let elements = page.tree.filter { $0["id"] != nil }
            #expect(Set(elements.compactMap { $0["id"] }).count == elements.count)
            let byID = Dictionary(elements.map { ($0["id"] ?? "", $0) }) { first, _ in first }
            for fragment in document.fragments {
                #expect(byID[fragment.id]?.text.evened == String(book.text(in: fragment.span)).evened)
            }
        }
    }

    @Test func `Every kind of mark is an element that means the same`() throws {
        let book = BookSketch(
            .chapter(
                "One",
                .heading("One", level: 2),
                .paragraph("He ", .marked(.emphasis, "said"), " so", .noteReference("1"), "."),
                .within(.quotation, .paragraph("Quoted.")),
                .verse("Roses", "violets"),
                .item("3.", "Third"),
                .item("4.", "Fourth"),
                .item("(a)", "Other"),
                .table(["a", "b"], ["c", "d"]),
                .block(.code, "let x"),
                .block(.caption, "A figure"),
                .block(.sceneBreak, "***"),
                .within(.note, .paragraph("A note."))
            )
        ).book
        let body = try #require(pages(edition(of: book).0)[0].first("body"))
        let shape = body.elements.map(\.name)
        #expect(shape == ["h2", "p", "blockquote", "p", "ol", "ul", "table", "pre", "p", "p", "aside"])
        #expect(body.first("ol")?.all("li").map { $0["value"] } == ["3", "4"])
        #expect(body.first("ul")?.first("li")?["data-marker"] == "(a)")
        #expect(body.first("table")?.all("tr").map { $0.all("td").map(\.text) } == [["a", "b"], ["c", "d"]])
        #expect(body.first("aside")?["epub:type"] == "footnote")
        #expect(body.tree.filter { $0.name == "em" }.map(\.text) == ["said"])
        #expect(body.tree.filter { $0.name == "br" }.count == 1)
    }
}

extension Book {
    /// A timeline in which every word takes as long, and every document is a sound.
    var spokenEvenly: Timeline {
        var timeline = Timeline(tracks: [])
        for (index, item) in spine.enumerated() {
            var words: [WordTime] = []
            let units = Array(text.utf16)[item.span.utf16]
            for word in units.split(whereSeparator: { $0 <= 0x20 }) {
                let start = Double(words.count) / 4
                let span = TextSpan(utf16: word.startIndex..<word.endIndex)
                words.append(WordTime(span: span, start: start, end: start + 0.25))
            }
            let seconds = Double(words.count) / 4
            guard !words.isEmpty else { continue }
            let utterance = Timeline.SpokenUtterance.spoken(item.span, until: seconds, words)
            timeline.tracks.append(
                .init(path: "\(index + 1).m4a", seconds: seconds, chapters: [], utterances: [utterance])
            )
        }
        return timeline
    }
}

extension String {
    /// Without white space and what XML cannot write.
    fileprivate var evened: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !$0.properties.isWhitespace && $0.value >= 0x20 }))
    }
}
