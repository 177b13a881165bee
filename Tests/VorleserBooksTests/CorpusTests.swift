import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserBooks

/// Every EPUB and HTML file of the collection against the facts that were found about it independently.
@Suite(.timeLimit(.minutes(10 * Sanitizer.patience)))
struct CorpusTests {
    @Test(arguments: Corpus.rows(of: ["epub", "html"]))
    func `a book is as its facts say`(row: Corpus.Row) throws {
        let book: Book
        do {
            book = try BookReader().book(at: row.url)
        } catch let error as BookReadingError {
            #expect(row["expect"] != "open" || row["text_chars"] == "0", "\(error)")
            return
        }
        #expect(row["expect"] != "refuse")
        checkMetadata(book, row)
        checkStructure(book, row)
        checkText(book, row)
        checkLaws(book)
    }

    private func checkMetadata(_ book: Book, _ row: Corpus.Row) {
        if let title = row["title"] { #expect(book.metadata.title == title.collapsed) }
        if let author = row["author"] { #expect(book.metadata.authors.first == author.collapsed) }
        // Pages without a word are in no language, whatever the package says.
        if book.metadata.language == Book.wordless {
            let letters = book.text.filter(\.isLetter)
            return #expect(letters.isEmpty)
        }
        // A book whose text is in another language than it says is taken for that, with a warning.
        let isContradicted = book.warnings.contains { $0.kind == .language }
        if let language = row["language"] { #expect((book.metadata.language == language) != isContradicted) }
    }

    private func checkStructure(_ book: Book, _ row: Corpus.Row) {
        if let spine = row["spine"], row["kind"] == "epub" { #expect(book.spine.count == Int(spine)) }
        if let nonlinear = row["nonlinear"] { #expect(book.spine.count { !$0.isLinear } == Int(nonlinear)) }
        guard let count = (row["nav_toc"] ?? row["ncx"]).flatMap({ Int($0) }), count > 0 else { return }
        // Headings without a link are lines too, but not counted in the facts.
        #expect(Self.count(book.contents) >= count)
        #expect(Self.count(book.contents) <= count * 2)
    }

    private func checkText(_ book: Book, _ row: Corpus.Row) {
        let text = Corpus.normalized(book.text)
        let isHidden = Corpus.hidden.contains(row.name)
        if let facts = row["text_chars"].flatMap({ Int($0) }), facts > 0, row["expect"] == "open", !isHidden {
            let own = book.text.unicodeScalars.count { !$0.properties.isWhitespace }
            #expect(abs(own - facts) <= max(facts * 11 / 1000, 8), "\(own) for \(facts)")
        }
        for column in ["first_words", "must_contain"] where row["expect"] == "open" && !isHidden {
            if let words = row[column] { #expect(text.contains(Corpus.normalized(words)), "\(words)") }
        }
        for words in row["must_not_contain"]?.split(separator: "|") ?? [] { #expect(!text.contains(words)) }
    }

    private func checkLaws(_ book: Book) {
        #expect(zip(book.chapters, book.chapters.dropFirst()).allSatisfy { $0.span.upperBound == $1.span.lowerBound })
        #expect(zip(book.spine, book.spine.dropFirst()).allSatisfy { $0.span.upperBound == $1.span.lowerBound })
        #expect(zip(book.sentences, book.sentences.dropFirst()).allSatisfy { $0.span.upperBound == $1.span.lowerBound })
        #expect(book.chapters.allSatisfy { !$0.span.isEmpty && !$0.title.isEmpty })
        #expect(book.marks.allSatisfy { $0.span.upperBound.utf16 <= book.length })
        #expect(book.marks == book.marks.sorted())
        #expect(Self.blocksNest(book.marks.filter { $0.kind.isBlock }))
    }

    /// Whether each block ends before, or with, the one that it began in.
    private static func blocksNest(_ blocks: [TextMark]) -> Bool {
        var open: [TextOffset] = []
        for block in blocks {
            while let end = open.last, end <= block.span.lowerBound { open.removeLast() }
            if let end = open.last, block.span.upperBound > end { return false }
            open.append(block.span.upperBound)
        }
        return true
    }

    private static func count(_ entries: [ContentsEntry]) -> Int {
        entries.reduce(0) { $0 + 1 + count($1.children) }
    }

    @Test(
        .enabled(if: DevelopmentSet.books.isWhole),
        arguments: Corpus.rows(of: ["epub"]).filter { $0["truth"] != nil }
    )
    func `the text is the truth, word for word`(row: Corpus.Row) throws {
        let book = try BookReader().book(at: row.url)
        let file = row.folder.appending(path: row["truth"] ?? "")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let truth = lines.filter { !$0.hasPrefix("##### ") }
        let expected = Corpus.normalized(truth.joined(separator: " ")).split(separator: " ")
        let found = Corpus.normalized(book.text).split(separator: " ")
        #expect(found.count > expected.count * 999 / 1000 && found.count <= expected.count)
        #expect(Set(found).subtracting(expected).isEmpty)
    }
}

/// Tables of files and of facts about them: those of the development set, and of the hostile files.
enum Corpus {
    struct Row: Sendable, CustomTestStringConvertible {
        fileprivate let values: [String: String]
        /// Where the table lies, and the files from there.
        let folder: URL

        subscript(_ column: String) -> String? { values[column].flatMap { $0.isEmpty ? nil : $0 } }
        var name: String { values["file"] ?? "" }
        var url: URL { folder.appending(path: name).standardizedFileURL }
        var testDescription: String { name }
    }

    /// Books whose text is hidden by their style sheets until a script shows it, but counted in the facts.
    static let hidden: Set = [
        "epub/idpf/epub30-spec.epub", "epub/idpf/internallinks.epub", "epub/w3c-tests/ocf-url_origin.epub",
        "epub/w3c-tests/ocf-url_parse-path-absolute.epub", "epub/w3c-tests/scr-readingsystem-support.epub",
        "epub/w3c-tests/scr-storage-delete.epub", "epub/w3c-tests/scr-support_origin.epub",
        "epub/w3c-tests/scr-support_origin_unique.epub",
    ]

    static func rows(of kinds: Set<String>) -> [Row] {
        DevelopmentSet.books.copies.flatMap(table).filter { kinds.contains($0["kind"] ?? "") }
    }

    /// The rows of a folder's `manifest.tsv`; none if there is no such file.
    static func table(of folder: URL) -> [Row] {
        let file = folder.appending(path: "manifest.tsv")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        let lines = text.split(separator: "\n").map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        guard let header = lines.first else { return [] }
        return lines.dropFirst().map { Row(values: Dictionary(zip(header, $0)) { first, _ in first }, folder: folder) }
    }

    /// As the facts ask for: without invisible signs, white space collapsed, composed.
    static func normalized(_ text: String) -> String {
        let invisible: Set<Unicode.Scalar> = ["\u{AD}", "\u{200B}", "\u{2060}", "\u{FEFF}"]
        var visible = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !invisible.contains(scalar) {
            visible.append(scalar.properties.isWhitespace ? " " : scalar)
        }
        return String(visible).split(separator: " ").joined(separator: " ").precomposedStringWithCanonicalMapping
    }
}
