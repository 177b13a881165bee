import VorleserCore
import VorleserText
import Wording

/// A Markdown text as a book: its headings chapters, its front matter what it says of itself.
struct MarkdownDocument {
    private let document: DocumentText
    private let headings: [MarkdownWriter.Heading]
    private let metadata: BookMetadata
    /// Of the text's language.
    private let words: BookWords

    /// Reads a text.
    /// - Parameters:
    ///   - utf8: Valid UTF-8.
    ///   - name: The title where the text gives none.
    ///   - table: By which words each language's books are divided.
    /// - Throws: ``BookReadingError/nothingToRead(found:)`` for a text without visible characters.
    init(
        _ utf8: [UInt8],
        name: String,
        words table: LanguageTable<BookWords> = BookWords.standard
    ) throws(BookReadingError) {
        let front = FrontMatter(utf8)
        guard let tree = MarkdownTree(MarkdownDialect.plain(front.text(before: utf8[front.length...]))) else {
            throw .limitExceeded(what: localized("Markdown nodes"), limit: utf8.count)
        }
        var writer = MarkdownWriter()
        tree.walk { writer.visit($0, isEntering: $1) }
        document = VerseNumbers.marked(writer.finish())
        guard document.hasVisibleText else { throw .nothingToRead(found: localized("a Markdown file without text")) }
        headings = writer.headings
        var described = BookMetadata(title: "")
        front.describe(&described)
        let language = described.language ?? LanguageJudgement.language(of: document.utf8)
        words = BookWords.chosen(for: language, from: table)
        metadata = Self.metadata(front, writer, language, words.authors, name: name)
    }

    private static func metadata(
        _ front: FrontMatter,
        _ writer: MarkdownWriter,
        _ language: String?,
        _ words: AuthorWords,
        name: String
    ) -> BookMetadata {
        var metadata = BookMetadata(title: writer.headings.first.flatMap { title($0, of: writer.headings) } ?? name)
        let author = writer.firstParagraph.flatMap { TitlePage.nameAfterBy($0, words) }
        metadata.authors = author.map { [$0] } ?? []
        front.describe(&metadata)
        metadata.language = language
        return metadata
    }

    /// The first heading is the text's title if there is no other of its rank.
    private static func title(_ first: MarkdownWriter.Heading, of headings: [MarkdownWriter.Heading]) -> String? {
        first.level == 1 && !headings.dropFirst().contains { $0.level == 1 } ? first.title : nil
    }

    /// The finished book.
    func book(_ sentences: LanguageTable<SentenceConventions>, warnings: [BookWarning]) -> Book {
        var contents = ContentsTree()
        for heading in headings { contents.add(heading.title, at: heading.offset, level: heading.level) }
        return BookAssembly([(document, true)], sentences)
            .book(
                format: .markdown,
                metadata: metadata,
                chapterStarts: chapterStarts,
                contents: contents.entries,
                warnings: warnings
            )
    }

    // MARK: Chapters

    private var chapterStarts: [BookAssembly.ChapterStart] {
        let levels = chapterLevels
        let chosen = headings.filter { levels.contains($0.level) }
        var starts: [BookAssembly.ChapterStart] = []
        if let first = chosen.first, first.offset > .start {
            // Notes and articles begin without a heading: what stands there is text like any other.
            starts.append(
                BookAssembly.ChapterStart(title: metadata.title, href: document.href, role: .body, offset: .start)
            )
        }
        for (index, heading) in chosen.enumerated() {
            let isOpening = index > 0 && opens(chosen[index - 1], above: heading)
            let offset = isOpening ? starts.popLast()?.offset ?? heading.offset : heading.offset
            starts.append(
                BookAssembly.ChapterStart(
                    title: heading.title,
                    href: "\(document.href)#\(heading.name)",
                    role: words.role(ofHeading: HeadingMarker.plainTitle(heading.title)) ?? .body,
                    offset: offset
                )
            )
        }
        return starts
    }

    /// Whether a heading stands right above a deeper one, with nothing in between.
    private func opens(_ upper: MarkdownWriter.Heading, above lower: MarkdownWriter.Heading) -> Bool {
        guard upper.level < lower.level else { return false }
        let blocks = document.blockStarts
        let next = blocks.partitioningIndex { $0 > upper.offset.utf16 }
        return next < blocks.count && blocks[next] == lower.offset.utf16
    }

    /// The ranks of headings that begin chapters: the two highest in use, but only the highest where it parts the
    /// text enough and the next would cut it into scraps.
    private var chapterLevels: Set<Int> {
        let used = Set(headings.map(\.level)).sorted()
        guard let top = used.first, used.count > 1 else { return Set(used) }
        let upper = headings.count { $0.level == top }
        let both = headings.count { $0.level <= used[1] }
        let isScraps = upper >= 2 && document.length / both < 3000
        return isScraps ? [top] : [top, used[1]]
    }
}

extension HeadingMarker {
    /// A title as the lists of headings have it: small letters without punctuation.
    static func plainTitle(_ title: String) -> String {
        title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "'" }
            .split(separator: " ").joined(separator: " ")
    }
}
