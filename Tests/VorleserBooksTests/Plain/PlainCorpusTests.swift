import Foundation
import Testing
import VorleserCore

@testable import VorleserBooks

/// Every plain text and Markdown file of the shared corpus against the facts found for it independently.
@Suite(.enabled(if: PlainCorpus.exists))
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
        let wrapped = try PlainCorpus.book("layout_treasure_hyphenated_wrap46.txt")
        let whole = try PlainCorpus.book("layout_treasure_one_line_per_paragraph.txt")
        let paragraphs = Set(whole.text.split(separator: "\n"))
        let found = wrapped.text.split(separator: "\n").filter { paragraphs.contains($0) }
        #expect(found.count * 100 >= paragraphs.count * 96, "\(found.count) of \(paragraphs.count)")
    }
}

/// The texts of the shared corpus.
enum PlainCorpus {
    /// One line of the manifest, by the names of its columns.
    struct Row: CustomTestStringConvertible, Sendable {
        let fields: [String: String]

        subscript(_ column: String) -> String { fields[column] ?? "" }
        var name: String { String(self["file"].dropFirst("text/".count)) }
        var testDescription: String { name }
        /// These files hold an extract without its title.
        var isTitleInText: Bool {
            !self["title"].isEmpty && !name.hasPrefix("layout_") && !name.hasPrefix("enc_honglou")
        }
        /// The layouts were made from an edition that spells out “Doctor”.
        var isFromAnotherEdition: Bool { name.hasPrefix("layout_") }

        func book() throws -> Book { try PlainCorpus.book(name) }
    }

    static func book(_ name: String) throws -> Book {
        let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "text/" + name)))
        return name.hasSuffix(".md")
            ? try PlainBooks.markdown(bytes, name: name) : try PlainBooks.text(bytes, name: name)
    }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../shared/corpora/dev").standardizedFileURL

    static let exists = FileManager.default.fileExists(atPath: folder.appending(path: "manifest.tsv").path)

    static let rows: [Row] = {
        guard let manifest = try? String(contentsOf: folder.appending(path: "manifest.tsv"), encoding: .utf8) else {
            return []
        }
        var lines = manifest.split(separator: "\n", omittingEmptySubsequences: true).map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        let columns = lines.removeFirst()
        return lines.map { Row(fields: Dictionary(zip(columns, $0)) { first, _ in first }) }
            .filter { $0["kind"] == "txt" || $0["kind"] == "md" }
    }()

    static func collapsed(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// A title whatever its apostrophes.
    static func plain(_ title: String) -> String { title.replacing("’", with: "'") }
}
