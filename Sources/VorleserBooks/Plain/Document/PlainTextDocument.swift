import VorleserCore
import VorleserText
import Wording

/// A plain text as a book: its lines made paragraphs, its headings chapters.
struct PlainTextDocument {
    private let text: TextLines
    private let frame: GutenbergFrame?
    private let work: Range<Int>
    private let layout: PageLayout
    private var blocks: [TextBlock]
    private let notes: PlainNotes
    private let pageHeads: PageHeads
    private let mail: MailMessage?
    private let outline: Outline
    private let titlePage: TitlePage
    private let metadata: BookMetadata

    private var chapterStarts: [BookAssembly.ChapterStart] = []
    private var contents = ContentsTree()
    /// Where a part began whose first chapter has not.
    private var openPart: TextOffset?
    private var pageNumbers: [Int: String] = [:]

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
        var text = TextLines(utf8)
        pageHeads = PageHeads(takingFrom: &text)
        text.closeUp()
        mail = MailMessage(markedIn: &text)
        guard !text.lines.isEmpty else { throw .nothingToRead(found: localized("a text of white space only")) }
        let frame = GutenbergFrame(text)
        let work = frame.map { $0.work.isEmpty ? 0..<text.lines.count : $0.work } ?? 0..<text.lines.count
        let language = Self.language(frame, text, work)
        text.words = BookWords.chosen(for: language, from: table)
        let layout = PageLayout(text, work)
        let works = frame.map { $0.work.isEmpty ? [work] : $0.works } ?? [work]
        var blocks = works.flatMap { layout.blocks(text, $0) }.map {
            TextBlock(lines: $0, kind: layout.kind(of: $0, text))
        }
        mail?.mark(&blocks)
        notes = PlainNotes(text, &blocks)
        outline = Outline(text, blocks, layout)
        titlePage = TitlePage(text, blocks, before: outline.firstBlock ?? blocks.count)
        (self.text, self.frame, self.work, self.layout, self.blocks) = (text, frame, work, layout, blocks)
        var metadata = Self.metadata(frame, titlePage, language, name: name)
        mail?.describe(&metadata)
        self.metadata = metadata
    }

    private static func metadata(
        _ frame: GutenbergFrame?,
        _ titlePage: TitlePage,
        _ language: String?,
        name: String
    ) -> BookMetadata {
        let title = titlePage.title ?? name
        var metadata = frame?.metadata(orTitled: title) ?? BookMetadata(title: title)
        if frame == nil { metadata.authors = titlePage.author.map { [$0] } ?? [] }
        metadata.language = language
        return metadata
    }

    /// What an archive's header says, or the text itself.
    private static func language(_ frame: GutenbergFrame?, _ text: TextLines, _ work: Range<Int>) -> String? {
        if let named = frame?.metadata(orTitled: "").language { return named }
        let bytes = text.utf8[text.lines[work.lowerBound].start..<text.lines[work.upperBound - 1].end]
        return LanguageJudgement.language(of: bytes)
    }

    // MARK: Writing

    /// The finished book.
    /// - Parameters:
    ///   - sentences: What each language does with full stops, capitals and quotation marks.
    ///   - warnings: What was met on the way from bytes to text.
    /// - Returns: The book, with one document.
    /// - Throws: ``BookReadingError/nothingToRead(found:)`` when no character of the text can be shown.
    mutating func book(
        _ sentences: LanguageTable<SentenceConventions>,
        warnings: [BookWarning]
    ) throws(BookReadingError) -> Book {
        joinPagesOfParagraphs()
        markHeadings()
        joinOrnaments()
        var running = RunningText(text: text, hyphens: LineEndHyphens(text, 0..<text.lines.count))
        running.pageNumbers = pageNumbers
        running.pageEdges = pageHeads.edges
        var writer = PlainTextWriter(running, TypedSigns(text.utf8, text.words.printing), notes)
        writeLicence(0..<work.lowerBound, &writer)
        writeWork(&writer)
        writeLicence(work.upperBound..<text.lines.count, &writer)
        let document = writer.finish()
        guard document.hasVisibleText else {
            throw .nothingToRead(found: localized("a text of invisible characters only"))
        }
        return BookAssembly([(document, true)], sentences)
            .book(
                format: .text,
                metadata: metadata,
                chapterStarts: readable(chapterStarts, length: document.length),
                contents: contents.entries,
                warnings: warnings
            )
    }

    /// Title pages are passed over by listeners: nothing long may count as one that does not say so.
    private func readable(_ starts: [BookAssembly.ChapterStart], length: Int) -> [BookAssembly.ChapterStart] {
        let ends = starts.dropFirst().map(\.offset.utf16) + [length]
        return zip(starts, ends).map { start, end in
            let isUnnamed = start.role == .titlePage || start.role == .frontMatter
            guard isUnnamed, end - start.offset.utf16 > 4000 else { return start }
            return BookAssembly.ChapterStart(title: start.title, href: start.href, role: .body, offset: start.offset)
        }
    }

    private mutating func writeLicence(_ lines: Range<Int>, _ writer: inout PlainTextWriter) {
        guard !lines.isEmpty else { return }
        beginChapter("Project Gutenberg", .licence, &writer)
        for block in layout.blocks(text, lines) {
            writer.write(TextBlock(lines: block, kind: layout.kind(of: block, text)), at: blocks.count)
        }
    }

    private mutating func writeWork(_ writer: inout PlainTextWriter) {
        var headings = outline.headings[...]
        var lists = outline.contentsLists[...]
        if outline.firstBlock != 0 { beginChapter(metadata.title, outline.roleOfStart, &writer) }
        var between = (frame?.between ?? [])[...]
        var index = 0
        while index < blocks.count {
            if let lines = between.first, blocks[index].lines.lowerBound >= lines.upperBound {
                between = between.dropFirst()
                writeLicence(lines, &writer)
                if headings.first?.block != index {
                    beginChapter(frame?.title(ofHeader: lines, text) ?? metadata.title, .body, &writer)
                }
            }
            if let list = lists.first, list.lowerBound == index {
                lists = lists.dropFirst()
                writeContentsList(list, &writer)
                index = max(index, list.upperBound)
                headings = headings.drop { $0.block < index }
                continue
            }
            if let heading = headings.first, heading.block == index {
                begin(heading, &writer)
                headings = headings.dropFirst()
            }
            writer.write(blocks[index], at: index)
            index += 1
        }
    }

    /// Before the first chapter the printed contents are a chapter of their own.
    private mutating func writeContentsList(_ list: Range<Int>, _ writer: inout PlainTextWriter) {
        let isBeforeWork = (outline.firstBodyBlock ?? 0) >= list.upperBound
        if isBeforeWork { beginChapter(outline.title(ofList: list), .contents, &writer) }
        writer.beginSection(.contents)
        for index in list { writer.write(blocks[index], at: index) }
        writer.endSection()
        let isFollowedByHeading = outline.chapterBlocks.contains(list.upperBound)
        if isBeforeWork, !isFollowedByHeading, list.upperBound < blocks.count {
            beginChapter(metadata.title, .titlePage, &writer)
        }
    }

    private mutating func begin(_ heading: Outline.Heading, _ writer: inout PlainTextWriter) {
        guard heading.rank != .section || heading.isListed else { return }
        contents.add(heading.title, at: writer.offset, level: heading.contentsLevel)
        guard heading.rank != .section else { return }
        // A part's heading that stands right above a chapter's opens that chapter.
        if heading.opensChapterBelow {
            openPart = openPart ?? writer.offset
        } else {
            beginChapter(heading.title, heading.role, &writer)
        }
    }

    private mutating func beginChapter(_ title: String, _ role: SectionRole, _ writer: inout PlainTextWriter) {
        let name = "chapter-\(chapterStarts.count + 1)"
        writer.anchor(name)
        chapterStarts.append(
            BookAssembly.ChapterStart(
                title: title,
                href: "\(PlainTextWriter.href)#\(name)",
                role: role,
                offset: openPart ?? writer.offset
            )
        )
        openPart = nil
    }

    // MARK: What the outline makes of the blocks

    private mutating func markHeadings() {
        let top = outline.headings.contains { $0.rank == .part } ? 0 : -1
        for heading in outline.headings {
            let level = max(1, heading.rank.rawValue + 1 + top)
            let runsOn = !heading.marker.title.isEmpty
            for index in heading.block...heading.block + heading.titleBlocks {
                blocks[index].kind = .heading(level: level, keepsLines: !runsOn && index == heading.block)
            }
            absorbUnderline(below: heading.block + heading.titleBlocks)
        }
        markTitle()
    }

    private mutating func absorbUnderline(below index: Int) {
        guard index + 1 < blocks.count, blocks[index + 1].kind == .ornament,
            text.lines[blocks[index + 1].lines.lowerBound].blanksBefore == 0
        else { return }
        blocks[index + 1].kind = .absorbed
    }

    /// Several lines of stars are one break.
    private mutating func joinOrnaments() {
        var isAfterOrnament = false
        for index in blocks.indices where blocks[index].kind != .absorbed {
            let isOrnament = blocks[index].kind == .ornament
            if isOrnament, isAfterOrnament { blocks[index].kind = .absorbed }
            isAfterOrnament = isOrnament
        }
    }

    private mutating func markTitle() {
        let key = HeadingCandidate.key(metadata.title)
        for index in 0..<min(outline.firstBlock ?? blocks.count, 12, blocks.count) where blocks[index].lines.count <= 3
        {
            let lines = blocks[index].lines.map { text.lines[$0] }
            guard lines.allSatisfy({ $0.end - $0.start < 200 }) else { continue }
            let isTitle = HeadingCandidate.key(lines.map(text.string).joined()) == key
            if isTitle || titlePage.blocks.contains(index) && index == 0 && titlePage.title == metadata.title {
                blocks[index].kind = .heading(level: 1, keepsLines: true)
                absorbUnderline(below: index)
            }
        }
    }

    /// Joins the halves of paragraphs that a printed page's number parts.
    private mutating func joinPagesOfParagraphs() {
        for index in outline.pageNumbers.sorted() {
            let line = blocks[index].lines.lowerBound
            let label = text.string(text.lines[line]).filter { $0.isLetter || $0.isNumber }
            guard index > 0, index + 1 < blocks.count, let open = openParagraph(before: index),
                blocks[index + 1].kind == .prose, goesOn(blocks[open], blocks[index + 1])
            else {
                blocks[index].kind = .pageNumber(label)
                continue
            }
            pageNumbers[line] = label
            blocks[open].lines = blocks[open].lines.lowerBound..<blocks[index + 1].lines.upperBound
            blocks[index].kind = .absorbed
            blocks[index + 1].kind = .absorbed
        }
    }

    /// The paragraph that the block before one belongs to.
    private func openParagraph(before index: Int) -> Int? {
        var open = index - 1
        while open > 0, blocks[open].kind == .absorbed { open -= 1 }
        return blocks[open].kind == .prose && blocks[open].lines.upperBound == blocks[index].lines.lowerBound
            ? open : nil
    }

    private func goesOn(_ first: TextBlock, _ second: TextBlock) -> Bool {
        !text.endsSentence(text.lines[first.lines.upperBound - 1])
            && !text.firstScalar(text.lines[second.lines.lowerBound]).properties.isUppercase
    }
}
