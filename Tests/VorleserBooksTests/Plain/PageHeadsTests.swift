import Testing
import VorleserCore

@testable import VorleserBooks

struct PageHeadsTests {
    private func book(_ text: String) throws -> Book { try PlainBooks.text(Array(text.utf8), name: "file") }

    /// Prose in lines of a page's width, cut in pages of so many lines wherever that falls.
    private static let lines: [String] = {
        let words = "the old seaman at the inn had looked out over the cove and nobody of us had asked him for his name"
            .split(separator: " ")
        return (0..<60).map { line in
            let text = (0..<11).map { String(words[(line * 5 + $0 * 3) % words.count]) }.joined(separator: " ")
            return line % 7 == 6 ? text + "." : line % 7 == 0 ? text.prefix(1).uppercased() + text.dropFirst() : text
        }
    }()

    private func printed(head: (Int) -> String?, foot: (Int) -> String?) -> String {
        stride(from: 0, to: Self.lines.count, by: 12).enumerated().map { page, start in
            let body = Self.lines[start..<start + 12].joined(separator: "\n")
            return [head(page + 1).map { $0 + "\n\n" }, body, foot(page + 1).map { "\n\n" + $0 }].compactMap(\.self)
                .joined()
        }.joined(separator: "\n\u{C}")
    }

    private typealias Edge = @Sendable (Int) -> String?

    @Test(arguments: [0, 1, 2, 3, 4, 5])
    func `heads and feet at form feeds are kept, and do not part the text`(kind: Int) throws {
        let edges: [(head: Edge, foot: Edge)] = [
            ({ _ in "Treasure Island" }, { "- \($0) -" }), ({ "TREASURE ISLAND      \($0)" }, { _ in nil }),
            ({ _ in nil }, { "Page \($0) of 5" }),
            ({ $0 % 2 == 0 ? "\($0)  R. L. Stevenson" : "The Old Sea-dog  \($0)" }, { _ in nil }),
            ({ _ in nil }, { "\($0)" }), ({ _ in "Treasure Island" }, { _ in "Project Home Library" }),
        ]
        let plain = try book(Self.lines.joined(separator: "\n"))
        let book = try book(printed(head: edges[kind].head, foot: edges[kind].foot))
        let furniture = book.marks.filter { $0.kind == .section(.pageFurniture) }
        let kept = book.sentences.filter { sentence in
            !furniture.contains { $0.span.contains(sentence.span.lowerBound) }
        }
        func words(_ book: Book, _ sentences: [Sentence]) -> [String] {
            sentences.map { book.text(in: $0.span).split { $0.isWhitespace }.joined(separator: " ") }
        }
        #expect(words(book, kept) == words(plain, plain.sentences))
        let pages = (1...5).flatMap { [edges[kind].head($0), edges[kind].foot($0)] }.compactMap(\.self)
        let shown = furniture.map { String(book.text(in: $0.span)) }.joined()
        for edge in pages { #expect(shown.contains(edge.split(separator: " ").joined(separator: " "))) }
    }

    /// Pages of 12 lines between three blank lines and what stands alone there, as printers of Unix set them.
    private func unmarked(_ edges: (Int) -> [String]) -> String {
        stride(from: 0, to: Self.lines.count, by: 12).enumerated().map { page, start in
            let edges = page == 0 ? "" : edges(page + 1).map { "\n\n\n\($0)\n" }.joined() + "\n\n\n"
            return edges + Self.lines[start..<start + 12].joined(separator: "\n")
        }.joined()
    }

    @Test func `pages without form feeds are told by lines that count on`() throws {
        let plain = try book(Self.lines.joined(separator: "\n"))
        let made = try book(
            unmarked { ["Game 3.7.0                September 13, 2024", "Guidebook              \($0)"] }
        )
        let furniture = made.marks.filter { $0.kind == .section(.pageFurniture) }
        let kept = made.sentences.filter { sentence in
            !furniture.contains { $0.span.contains(sentence.span.lowerBound) }
        }
        func words(_ book: Book, _ sentences: [Sentence]) -> [String] {
            sentences.map { book.text(in: $0.span).split { $0.isWhitespace }.joined(separator: " ") }
        }
        #expect(words(made, kept) == words(plain, plain.sentences))
        let shown = furniture.map { String(made.text(in: $0.span)) }.joined()
        for page in 2...5 { #expect(shown.contains("Guidebook \(page)")) }
    }

    @Test(arguments: ["Sonnet", "Canto"])
    func `a title with a number is text`(word: String) throws {
        let made = try book(unmarked { ["\(word) \($0)"] })
        #expect(made.texts(.section(.pageFurniture)).isEmpty)
    }

    @Test func `a refrain is text, on whatever page it begins`() throws {
        let refrain = "And all the bells on earth did ring, on earth did ring."
        let book = try book(printed(head: { _ in refrain }, foot: { _ in nil }))
        #expect(book.texts(.section(.pageFurniture)).isEmpty)
    }

    @Test(arguments: ["Chapter", "The End of It", "It was the"])
    func `what does not repeat is text`(word: String) throws {
        let book = try book(
            printed(head: { "\(word) \(["one", "hill", "sea", "boat", "inn"][$0 - 1])" }, foot: { _ in nil })
        )
        #expect(book.texts(.section(.pageFurniture)).isEmpty || word == "Chapter")
        #expect(book.text.contains("\(word) boat"))
    }

    @Test(arguments: [
        ("a {20} b [Illustration] c", "a b c\n"), ("a {xx} b {xxi} c", "a b c\n"), ("a {b} {20} c", "a {b} {20} c\n"),
    ])
    func `signs of pages and pictures inside a line are not text`(given: String, text: String) throws {
        #expect(try book(given).text == text)
    }

    @Test func `the caption of a picture inside a line does not interrupt the sentence`() throws {
        let book = try book("He saw [Illustration: A map] the sea.")
        #expect(book.texts(.decorative) == ["[Illustration: A map]"])
        #expect(book.marks.contains { $0.kind == .image(alternative: "A map", resource: "") })
    }
}
