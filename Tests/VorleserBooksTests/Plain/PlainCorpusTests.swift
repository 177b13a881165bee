import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserBooks

/// Every plain text and Markdown file of the collection against the facts found for it independently.
struct PlainCorpusTests {
    @Test(arguments: PlainCorpus.rows)
    func `a text of the corpus is read as its manifest says`(row: PlainCorpus.Row) throws {
        let book = try row.book()
        let text = PlainCorpus.collapsed(book.text)
        // The manifest may name the subtitle too.
        if row.isTitleInText {
            #expect(PlainCorpus.plain(row["title"]).hasPrefix(PlainCorpus.plain(book.metadata.title)))
        }
        if !row["author"].isEmpty, row.isTitleInText { #expect(book.metadata.authors == [row["author"]]) }
        #expect(book.metadata.language == row["language"])
        #expect(text.contains(PlainCorpus.collapsed(row["first_words"])) || row.isFromAnotherEdition)
        #expect(text.contains(PlainCorpus.collapsed(row["must_contain"])))
        for sign in row["must_not_contain"].split(separator: "|") where !sign.isEmpty {
            #expect(!text.contains(sign))
        }
    }

    @Test(arguments: PlainCorpus.rows)
    func `chapters are those the manifest counts`(row: PlainCorpus.Row) throws {
        guard let count = Int(row["chapters"]), count > 0 else { return }
        let numbered = try row.book().chapters.filter { $0.role == .body }.count
        // The count of the Chinese text has one line that only begins like a heading; a chapter named “Conclusion” is one.
        #expect(abs(numbered - count) <= (row["language"] == "zh" ? 1 : 0), "\(numbered) for \(count)")
    }

    @Test(arguments: PlainCorpus.rows)
    func `chapters, sentences and marks keep the promises of a book`(row: PlainCorpus.Row) throws {
        let book = try row.book()
        #expect(book.chapters.first?.span.lowerBound == .start)
        #expect(zip(book.chapters, book.chapters.dropFirst()).allSatisfy { $0.span.upperBound == $1.span.lowerBound })
        #expect(book.chapters.allSatisfy { !$0.span.isEmpty && !$0.title.isEmpty })
        #expect(zip(book.sentences, book.sentences.dropFirst()).allSatisfy { $0.span.upperBound == $1.span.lowerBound })
        #expect(book.marks.allSatisfy { $0.span.upperBound.utf16 <= book.length })
        #expect(book.text.hasSuffix("\n"))
    }

    @Test func `the same words in two layouts become the same paragraphs`() throws {
        let wrapped = try PlainCorpus.book(at: DevelopmentSet.books.file("text/layout_treasure_hyphenated_wrap46.txt"))
        let whole = try PlainCorpus.book(
            at: DevelopmentSet.books.file("text/layout_treasure_one_line_per_paragraph.txt")
        )
        let paragraphs = Set(whole.text.split(separator: "\n"))
        let found = wrapped.text.split(separator: "\n").filter { paragraphs.contains($0) }
        #expect(found.count * 100 >= paragraphs.count * 96, "\(found.count) of \(paragraphs.count)")
    }
}

/// The texts of the collection.
enum PlainCorpus {
    /// One line of the manifest, by the names of its columns.
    struct Row: CustomTestStringConvertible, Sendable {
        let row: Corpus.Row

        subscript(_ column: String) -> String { row[column] ?? "" }
        var name: String { String(self["file"].dropFirst("text/".count)) }
        var testDescription: String { name }
        /// These files hold an extract without its title.
        var isTitleInText: Bool {
            !self["title"].isEmpty && !name.hasPrefix("layout_") && !name.hasPrefix("enc_honglou")
        }
        /// The layouts were made from an edition that spells out “Doctor”.
        var isFromAnotherEdition: Bool { name.hasPrefix("layout_") }

        func book() throws -> Book { try PlainCorpus.book(at: row.url) }
    }

    static func book(at url: URL) throws -> Book {
        let (name, bytes) = (url.lastPathComponent, [UInt8](try Data(contentsOf: url)))
        return name.hasSuffix(".md")
            ? try PlainBooks.markdown(bytes, name: name) : try PlainBooks.text(bytes, name: name)
    }

    static var rows: [Row] { Corpus.rows(of: ["txt", "md"]).map(Row.init) }

    static func collapsed(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// A title whatever its apostrophes.
    static func plain(_ title: String) -> String { title.replacing("’", with: "'") }
}
