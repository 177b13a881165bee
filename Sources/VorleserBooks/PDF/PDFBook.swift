import VorleserCore
import VorleserText
import Wording

/// A book from the pages of a PDF: where everything stands tells what it is.
///
/// Characters are put in the order of reading and become lines (``LineBuilding``), sheets with two pages are parted
/// (``FacingPages``), what is no text is put aside (``PageFurniture``), columns are put in order (``ReadingOrder``),
/// notes are taken out (``PrintedNotes``), lines become paragraphs (``PrintedParagraphs``), these get their roles
/// (``PrintedRoles``) and are written as a document (``PrintedWriter``).
struct PDFBook {
    private var contents: PDFContents
    private let thresholds: LayoutThresholds
    private var ligatures: NamelessLigatures
    private var lines: [[PrintedLine]] = []
    private var pages: [PageRest] = []
    private var facing: FacingPages
    /// What sheets would be as two pages each.
    private var halves: [Int: [(lines: [PrintedLine], rest: PageRest)]] = [:]
    /// Whether all pages were halves of sheets.
    private var areAllSheets = false
    private var warnings: [BookWarning] = []

    /// On one page; a newspaper's has a thousand. Judging columns takes time that grows faster than their number.
    private static let mostLines = 6000
    /// How many lines tell the language.
    private static let sampleLines = 3000

    /// What is kept of a page besides its lines.
    private struct PageRest {
        let label: String?
        let width: Float
        let height: Float
        let rules: [PDFBox]
        let pictures: [PDFBox]
        /// What the file calls them.
        let pictureNames: [PDFPictureName]
        let dots: [PDFBox]
        let areas: [PDFBox]
        var links: [PDFLink]

        init(_ page: PDFPage, isHalf: Bool) {
            (label, width, height) = (page.label, page.width, page.height)
            (rules, dots, areas, links) = (page.rules, page.dots, page.areas, page.links)
            let shown = page.pictures.indices.filter {
                !isHalf || (0..<page.width).contains((page.pictures[$0].left + page.pictures[$0].right) / 2)
            }
            pictures = shown.map { page.pictures[$0] }
            pictureNames = shown.map { PDFPictureName(page: page.index, picture: $0) }
        }
    }

    /// - Parameters:
    ///   - source: The file's pages.
    ///   - name: The title where neither the file nor its first pages give one.
    ///   - limits: How much a file may ask for.
    ///   - languages: What is known of languages.
    ///   - thresholds: What the layout is judged by.
    ///   - knowsWord: Whether a word in small letters is in the lexicon.
    ///   - watch: Told which share of the pages has been read.
    /// - Returns: The book; pages that could not be read are among its warnings.
    /// - Throws: ``BookReadingError``, and what `watch` throws.
    static func book(
        _ source: inout some PDFPageSource,
        name: String,
        limits: ReadingLimits,
        languages: ReadingLanguages = .standard,
        thresholds: LayoutThresholds = .standard,
        knowsWord: @escaping @Sendable (String) -> Bool,
        watch: (Double) throws -> Void = { _ in }
    ) throws -> Book {
        var book = PDFBook(contents: try source.contents(), thresholds)
        while let page = try source.nextPage() {
            book.add(page)
            try watch(Double(book.pages.count) / Double(max(book.contents.pageCount, book.pages.count)))
        }
        book.warnings = source.warnings
        book.unfold()
        return try book.finished(name: name, limits: limits, languages, knowsWord: knowsWord)
    }

    private init(contents: PDFContents, _ thresholds: LayoutThresholds) {
        self.contents = contents
        self.thresholds = thresholds
        ligatures = NamelessLigatures(thresholds.ligatures)
        facing = FacingPages(thresholds.sheets)
    }

    private mutating func add(_ page: PDFPage) {
        let upright = RecognisedWords.widened(
            ligatures.marked(page.upright).readFromTheLeft(thresholds.direction),
            thresholds.recognition
        )
        lines.append(lines(of: upright))
        pages.append(PageRest(upright, isHalf: false))
        if let fold = facing.fold(of: upright, lines[lines.count - 1]) {
            halves[pages.count - 1] = upright.halves(at: fold).map {
                (lines: lines(of: $0), rest: PageRest($0, isHalf: true))
            }
        }
    }

    private func lines(of page: PDFPage) -> [PrintedLine] {
        let lines = Array(LineBuilding.lines(of: page, thresholds).prefix(Self.mostLines))
        return MarksOverLetters.removed(from: PrintedTwice.removed(from: lines, thresholds.lines), thresholds.accents)
    }

    /// Makes two pages of each sheet that has two.
    private mutating func unfold() {
        defer { halves = [:] }
        guard facing.areFound else { return }
        var places: [[Int]] = []
        var (allLines, allPages): ([[PrintedLine]], [PageRest]) = ([], [])
        for page in pages.indices {
            let parts = halves[page] ?? [(lines[page], pages[page])]
            places.append(Array(allPages.count..<allPages.count + parts.count))
            allLines += parts.map(\.lines)
            allPages += parts.map(\.rest)
        }
        areAllSheets = halves.count == pages.count
        (lines, pages) = (allLines, allPages)
        renumber { places.indices.contains($0) ? places[$0] : [$0] }
    }

    /// Puts pages in the order in which they are numbered.
    private mutating func arrange(_ order: [Int]) {
        let places = Dictionary(zip(order, order.indices)) { first, _ in first }
        (lines, pages) = (order.map { lines[$0] }, order.map { pages[$0] })
        renumber { [places[$0] ?? $0] }
    }

    /// Says of lines, links and the table of contents which pages they belong to now.
    private mutating func renumber(_ places: (Int) -> [Int]) {
        for page in lines.indices { lines[page] = lines[page].map { $0.moved(to: page) } }
        for page in pages.indices {
            pages[page].links = pages[page].links.map { link in
                guard case .page(let target, let y) = link.target, let place = places(target).first else { return link }
                return PDFLink(box: link.box, target: .page(place, y: y))
            }
        }
        var titles: [Int: Set<String>] = [:]
        for index in contents.outline.indices {
            guard let page = contents.outline[index].page, let first = places(page).first else { continue }
            let title = contents.outline[index].title.bareLetters
            let named = places(page).dropFirst().first { place in
                if titles[place] == nil { titles[place] = Set(lines[place].map(\.text.bareLetters)) }
                return titles[place]?.contains(title) ?? false
            }
            contents.outline[index].page = named ?? first
        }
    }

    private mutating func finished(
        name: String,
        limits: ReadingLimits,
        _ languages: ReadingLanguages,
        knowsWord: @escaping @Sendable (String) -> Bool
    ) throws -> Book {
        let sample = lines.joined().prefix(Self.sampleLines).map(\.text).joined(separator: " ")
        let language = contents.language ?? LanguageJudgement.language(of: sample.utf8)
        let words = BookWords.chosen(for: language, from: languages.words)
        let isWord: ((String) -> Bool)? = words.hyphens.hasLexicon ? { knowsWord($0) } : nil
        ligatures.resolve(&lines, isWord: isWord)
        var furniture = furniture(words)
        if areAllSheets, let order = ImposedPages.order(furniture.numbers) {
            arrange(order)
            furniture = self.furniture(words)
        }
        let vocabulary = PrintedVocabulary(furniture.text.joined()) { words.hyphens.hasLexicon && knowsWord($0) }
        let letters = BodyMeasure(furniture.text.map { PrintedColumn(lines: $0) }, thresholds)
        furniture.takeLabels(letters, words.printing)

        let hyphens = PrintedHyphens(vocabulary: vocabulary, words: words, limits: thresholds.hyphens)
        let text = RuledTables.joined(
            in: DrawnBullets.written(in: furniture.text, pages.map(\.dots), letters.size, thresholds.bullets),
            pages.map { TableFrame.frames(of: $0.rules, around: $0.areas, thresholds.tables) },
            hyphens,
            thresholds.tables
        )
        let columns = ReadingOrder.columns(
            of: text.map {
                DropCapitals.joined($0, letters.size, thresholds.dropCapitals, vocabulary)
            },
            rules: pages.map(\.rules),
            thresholds
        )
        let (blocks, notes) = blocks(of: columns, words)
        let figures = Figures.indices(
            of: pages.map { page in
                page.pictures.map {
                    Figures.Place(of: $0, width: page.width, height: page.height, thresholds.figures)
                }
            },
            thresholds.figures
        )
        let printed = pages.indices.map { page in
            PrintedWriter.Page(
                label: pages[page].label ?? furniture.numbers[page],
                furniture: furniture.furniture[page],
                links: pages[page].links,
                pictures: figures[page].map { pages[page].pictureNames[$0].href }
            )
        }
        var writer = PrintedWriter(pages: printed, notes: notes, hyphens: hyphens, limits: limits, thresholds)
        let document = VerseNumbers.marked(writer.document(blocks))
        return try assembled(
            document,
            blocks,
            words,
            language: language,
            name: name,
            limits: limits,
            languages.sentences
        )
    }

    private func furniture(_ words: BookWords) -> PageFurniture {
        PageFurniture(
            lines,
            heights: pages.map(\.height),
            labels: pages.map(\.label),
            title: contents.title,
            words,
            thresholds
        )
    }

    private func blocks(of columns: [PrintedColumn], _ words: BookWords) -> (
        blocks: [PrintedBlock], notes: [PrintedBlock]
    ) {
        var body = BodyMeasure(columns, thresholds)
        let notes = PrintedNotes(columns, body, rules: pages.map(\.rules), words.printing, thresholds)
        let wide = notes.columns.filter { $0.lines.count >= thresholds.measures.fewestLines }
            .map { ColumnMeasure($0.lines, body, thresholds) }
        let measured = notes.columns.map { ($0, ColumnMeasure($0.lines, body, thresholds, known: wide)) }
        body.measureIndent(measured)
        let paragraphs = PrintedParagraphs(measured.map { (column: $0, measure: $1) }, body, words.printing, thresholds)
        let roles = PrintedRoles(paragraphs.blocks, body, contents.outline, words, thresholds)
        return (roles.blocks, notes.notes)
    }

    private func assembled(
        _ document: DocumentText,
        _ blocks: [PrintedBlock],
        _ words: BookWords,
        language: String?,
        name: String,
        limits: ReadingLimits,
        _ sentences: LanguageTable<SentenceConventions>
    ) throws -> Book {
        let survey = DocumentSurvey(document)
        guard survey.visibleCharacters > 0 else {
            throw BookReadingError.nothingToRead(found: localized("\(pages.count) pages without text"))
        }
        let title =
            PrintedTitle.given(contents.title) ?? PrintedTitle(blocks, document, survey, words).printed ?? name
        var metadata = BookMetadata(title: title)
        metadata.authors = [contents.author].compactMap { $0?.collapsed.nonEmpty }
        metadata.language = language
        metadata.cover = PDFPictureName(page: 0).href
        metadata.description = contents.subject?.collapsed.nonEmpty
        metadata.subjects = (contents.keywords ?? "").split { $0 == "," || $0 == ";" }.compactMap {
            String($0).collapsed.nonEmpty
        }
        var structure = BookStructure(
            documents: [document],
            surveys: [survey],
            isLinear: [true],
            title: metadata.title,
            words: words
        )
        structure.navigation = contents.outline.map { entry in
            NavigationEntry(
                depth: entry.level + 1,
                title: entry.title,
                target: entry.page.map { page in
                    let block = place(of: entry, onPage: page, in: blocks)
                    let anchor = block.map(PrintedWriter.anchor(ofBlock:)) ?? PrintedWriter.anchor(ofPage: page)
                    return NavigationEntry.Target(path: PrintedWriter.href, fragment: anchor)
                }
            )
        }
        let layout = structure.layout()
        let assembly = BookAssembly(Array(zip(layout.documents, structure.isLinear)), sentences)
        return assembly.book(
            format: .pdf,
            metadata: metadata,
            chapterStarts: Self.withTitlesOfTheText(layout.chapterStarts, document),
            contents: layout.contents,
            warnings: warnings + layout.warnings.filter { $0.kind != .contents },
            mostWarnings: limits.warnings
        )
    }

    /// A title above the text on the same page belongs to the text; a title page is a page.
    private static func withTitlesOfTheText(
        _ starts: [BookAssembly.ChapterStart],
        _ document: DocumentText
    ) -> [BookAssembly.ChapterStart] {
        let pages = document.anchors.filter { $0.key.hasPrefix(PrintedWriter.pageAnchor) }.map(\.value).sorted()
        let starts = starts.sorted { $0.offset < $1.offset }
        return starts.indices.map { index in
            let start = starts[index]
            let next = index + 1 < starts.count ? starts[index + 1].offset.utf16 : document.length
            let isOnOnePage = !pages.contains { $0 > start.offset.utf16 && $0 <= next }
            guard [.titlePage, .halfTitlePage, .frontMatter].contains(start.role), isOnOnePage else { return start }
            return BookAssembly.ChapterStart(title: start.title, href: start.href, role: .body, offset: start.offset)
        }
    }

    /// The block that a line of the table of contents leads to: a heading of its words, or what stands there.
    private func place(of entry: PDFOutlineEntry, onPage page: Int, in blocks: [PrintedBlock]) -> Int? {
        let low = blocks.partitioningIndex { $0.page >= page }
        let there = (low..<blocks.count).prefix { blocks[$0].page == page }
        let title = entry.title.bareLetters
        if let named = there.first(where: { blocks[$0].text.bareLetters == title }) { return named }
        let headings = there.filter { if case .heading = blocks[$0].kind { true } else { false } }
        if let near = headings.first(where: {
            title.contains(blocks[$0].text.bareLetters) || blocks[$0].text.bareLetters.contains(title)
        }) {
            return near
        }
        guard let y = entry.y else { return there.first }
        return there.first { (blocks[$0].lines.first?.box.bottom ?? 0) >= y - thresholds.headings.outlineSlack }
            ?? there.last
    }
}
