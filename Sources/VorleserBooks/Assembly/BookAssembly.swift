import Dispatch
import VorleserCore
import VorleserText

/// Joins documents, read one by one, into a book: one text, one coordinate system.
struct BookAssembly {
    private let documents: [DocumentText]
    private let isLinear: [Bool]
    /// Where each document begins in the book.
    private let starts: [Int]
    private let documentIndex: [String: Int]
    private let conventions: LanguageTable<SentenceConventions>

    /// - Parameters:
    ///   - documents: In reading order; one href stands once.
    ///   - conventions: What each language does with full stops, capitals and quotation marks.
    init(_ documents: [(text: DocumentText, isLinear: Bool)], _ conventions: LanguageTable<SentenceConventions>) {
        self.conventions = conventions
        self.documents = documents.map(\.text)
        isLinear = documents.map(\.isLinear)
        var starts: [Int] = []
        var index: [String: Int] = [:]
        var length = 0
        for (position, document) in documents.enumerated() {
            starts.append(length)
            length += document.text.length
            index[document.text.href] = index[document.text.href] ?? position
        }
        self.starts = starts
        self.length = length
        documentIndex = index
    }

    /// The book's length in UTF-16 code units.
    let length: Int

    /// Where an address inside the book leads.
    /// - Parameter href: Path of a document, decoded, with or without a fragment.
    /// - Returns: `nil` when there is no such document; its start when there is no such anchor in it.
    func offset(of href: String) -> TextOffset? {
        let parts = href.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let position = documentIndex[String(parts[0])] else { return nil }
        let local = parts.count > 1 ? documents[position].anchors[String(parts[1])] ?? 0 : 0
        return TextOffset(utf16: starts[position] + min(local, documents[position].length))
    }

    /// Where a document lies in the book.
    func span(ofDocument position: Int) -> TextSpan {
        TextSpan(utf16: starts[position]..<starts[position] + documents[position].length)
    }

    /// Where a chapter begins.
    struct ChapterStart {
        let title: String
        let href: String
        let role: SectionRole
        let offset: TextOffset

        init(title: String, href: String, role: SectionRole, offset: TextOffset) {
            self.title = title
            self.href = href
            self.role = role
            self.offset = offset
        }
    }

    /// The finished book.
    /// - Parameters:
    ///   - format: What it was read from.
    ///   - metadata: What it says of itself.
    ///   - chapterStarts: In any order; moved to the block they stand in. Of several at one place the last counts.
    ///     The first chapter begins at the book's start whatever is given.
    ///   - contents: The table of contents as printed.
    ///   - warnings: Those about the book as a whole; the documents' own are added.
    ///   - mostWarnings: Of more warnings only their number is kept.
    ///   - fixedPages: The pages of a book that is made of them.
    /// - Returns: The book, its sentences found.
    func book(
        format: BookFormat,
        metadata: BookMetadata,
        chapterStarts: [ChapterStart],
        contents: [ContentsEntry],
        warnings: [BookWarning],
        mostWarnings: Int = ReadingLimits.standard.warnings,
        fixedPages: FixedPages? = nil
    ) -> Book {
        var utf8: [UInt8] = []
        utf8.reserveCapacity(documents.reduce(0) { $0 + $1.utf8.count })
        for document in documents { utf8.append(contentsOf: document.utf8) }
        let text = String(decoding: utf8, as: UTF8.self)

        let blockStarts = zip(documents, starts).flatMap { document, start in document.blockStarts.map { start + $0 } }
        let chapters = chapters(from: chapterStarts, blockStarts: blockStarts, title: metadata.title)
        let marks = marks(splitAt: chapters)
        let believed = BelievedLanguage(of: metadata, text: text, chapters: chapters, marks: marks)
        return Book(
            format: format,
            metadata: believed.metadata,
            text: text,
            spine: documents.indices.map {
                SpineItem(href: documents[$0].href, isLinear: isLinear[$0], span: span(ofDocument: $0))
            },
            chapters: chapters,
            contents: contents,
            marks: marks,
            sentences: sentences(
                of: text,
                chapters: chapters,
                blockStarts: blockStarts,
                language: believed.metadata.language
            ),
            warnings: Self.limited(warnings + believed.warnings + documents.flatMap(\.warnings), to: mostWarnings),
            fixedPages: fixedPages
        )
    }

    private static func limited(_ warnings: [BookWarning], to limit: Int) -> [BookWarning] {
        guard warnings.count > limit else { return warnings }
        return warnings.prefix(limit) + [BookWarning(.limit, .moreWarnings(warnings.count - limit))]
    }

    // MARK: Chapters

    private func chapters(from given: [ChapterStart], blockStarts: [Int], title: String) -> [Chapter] {
        guard length > 0 else { return [] }
        var byOffset: [Int: ChapterStart] = [:]
        for start in given where start.offset.utf16 < length {
            byOffset[blockStart(at: start.offset.utf16, in: blockStarts)] = start
        }
        if byOffset[0] == nil {
            let first = documents.first { $0.length > 0 }
            byOffset[0] = ChapterStart(
                title: first?.title ?? title,
                href: first?.href ?? "",
                role: first?.role ?? (given.isEmpty ? .body : .frontMatter),
                offset: .start
            )
        }
        let offsets = byOffset.keys.sorted()
        return zip(offsets, offsets.dropFirst() + [length]).compactMap { start, end in
            byOffset[start].map {
                Chapter(title: $0.title, href: $0.href, role: $0.role, span: TextSpan(utf16: start..<end))
            }
        }
    }

    /// The start of the block that an offset lies in.
    private func blockStart(at offset: Int, in blockStarts: [Int]) -> Int {
        let next = blockStarts.partitioningIndex { $0 > offset }
        return next > 0 ? blockStarts[next - 1] : 0
    }

    // MARK: Marks

    private func marks(splitAt chapters: [Chapter]) -> [TextMark] {
        var result: [TextMark] = []
        result.reserveCapacity(documents.reduce(0) { $0 + $1.marks.count + $1.references.count })
        for (document, start) in zip(documents, starts) {
            // Sorting is stable, so of two on the same characters the outer one is given first.
            for mark in document.marks.reversed() where !mark.span.isEmpty {
                result.append(TextMark(mark.kind, mark.span.shifted(by: start)))
            }
            for mark in document.marks where mark.span.isEmpty {
                result.append(TextMark(mark.kind, mark.span.shifted(by: start)))
            }
            for reference in document.references {
                result.append(TextMark(kind(of: reference), reference.span.shifted(by: start)))
            }
        }
        return Self.split(result, at: chapters.map(\.span.upperBound)).sorted()
    }

    private func kind(of reference: DocumentText.Reference) -> TextMark.Kind {
        if let place = offset(of: reference.target) {
            return reference.isNoteReference ? .noteReference(note: place) : .link(.place(place))
        }
        if reference.isNoteReference { return .noteReference(note: nil) }
        return .link(Self.isAbsolute(reference.target) ? .external(reference.target) : .missing(reference.target))
    }

    /// Whether an address has a scheme. Source: RFC 3986 §3.1.
    private static func isAbsolute(_ address: String) -> Bool {
        guard let colon = address.firstIndex(of: ":"), let first = address.first, first.isLetter, first.isASCII else {
            return false
        }
        return address[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }

    private static func split(_ marks: [TextMark], at ends: [TextOffset]) -> [TextMark] {
        var pieces: [TextMark] = []
        pieces.reserveCapacity(marks.count)
        for mark in marks {
            var start = mark.span.lowerBound
            var next = ends.partitioningIndex { $0 > start }
            while next < ends.count, ends[next] < mark.span.upperBound {
                pieces.append(TextMark(mark.kind, start..<ends[next]))
                start = ends[next]
                next += 1
            }
            pieces.append(TextMark(mark.kind, start..<mark.span.upperBound))
        }
        return pieces
    }

    // MARK: Sentences

    /// The chapters are shared out over the processor's cores.
    private func sentences(
        of text: String,
        chapters: [Chapter],
        blockStarts: [Int],
        language: String?
    ) -> [Sentence] {
        let segmenter = SentenceSegmenter(language: language ?? "en", languages: conventions)
        var slices: [Substring] = []
        var index = text.startIndex
        for chapter in chapters {
            let end = text.utf16.index(index, offsetBy: chapter.span.length)
            slices.append(text[index..<end])
            index = end
        }
        var found = [[Sentence]](repeating: [], count: chapters.count)
        found.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let results = buffer
            let slices = slices
            DispatchQueue.concurrentPerform(iterations: chapters.count) { position in
                let span = chapters[position].span
                let first = blockStarts.partitioningIndex { $0 >= span.lowerBound.utf16 }
                let last = blockStarts.partitioningIndex { $0 >= span.upperBound.utf16 }
                results[position] = segmenter.sentences(
                    in: String(slices[position]),
                    blocks: blockStarts[first..<last].map { $0 - span.lowerBound.utf16 },
                    from: span.lowerBound
                )
            }
        }
        return found.flatMap { $0 }
    }
}
