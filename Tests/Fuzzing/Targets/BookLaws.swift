import VorleserCore
import VorleserNarration
import VorleserTesting

/// What holds for every book that a reader gives, whatever file it was.
enum BookLaws {
    /// - Throws: ``LawBreach`` for the first law that does not hold.
    static func check(_ book: Book) throws {
        try checkParts(of: book)
        try checkPlaces(in: book)
        try checkText(of: book)
        for narrator in narrators {
            let violations = ScriptLaws.violations(of: narrator.script(of: book), in: book)
            try LawBreach.unless(violations.isEmpty, violations.prefix(3).joined(separator: "; "))
        }
    }

    /// What was read again must be the same book.
    /// - Throws: ``LawBreach``
    static func check(_ book: Book, isAlso other: Book?) throws {
        guard let other else { throw LawBreach("read again it is no book") }
        try LawBreach.unless(book.text == other.text, "read again the text is another one")
        try LawBreach.unless(book.marks == other.marks, "read again the marks are others")
        try LawBreach.unless(book.metadata == other.metadata, "read again the metadata are others")
        try LawBreach.unless(book.sentences == other.sentences, "read again the sentences are others")
        try LawBreach.unless(
            book.chapters == other.chapters && book.contents == other.contents && book.spine == other.spine
                && book.warnings == other.warnings,
            "read again the parts are others"
        )
    }

    private static let narrators = [
        Narrator(limits: UtteranceLimits(shortest: 25, longest: 200)),
        Narrator(
            settings: NarrationSettings(spoken: Set(OmissionReason.allCases), readsImages: true),
            limits: UtteranceLimits(shortest: 0, longest: 40)
        ),
    ]

    private static func checkParts(of book: Book) throws {
        try LawBreach.unless(!book.metadata.title.isEmpty, "the title is empty")
        try checkCover(book, book.chapters.map(\.span), "chapters")
        try checkCover(book, book.spine.map(\.span), "documents")
        try checkCover(book, book.sentences.map(\.span), "sentences")
        try LawBreach.unless(book.chapters.allSatisfy { !$0.span.isEmpty && !$0.title.isEmpty }, "an empty chapter")
        try LawBreach.unless(book.sentences.allSatisfy { !$0.span.isEmpty }, "an empty sentence")
        let sentences = Set(book.sentences.map(\.span.lowerBound))
        try LawBreach.unless(
            book.chapters.allSatisfy { sentences.contains($0.span.lowerBound) },
            "a sentence goes on in the next chapter"
        )
        try LawBreach.unless(book.warnings.allSatisfy { !$0.message.isEmpty }, "a warning without words")
    }

    private static func checkCover(_ book: Book, _ spans: [TextSpan], _ parts: String) throws {
        var end = TextOffset.start
        for span in spans {
            try LawBreach.unless(span.lowerBound == end, "\(parts) part at \(end.utf16) and \(span.lowerBound.utf16)")
            end = span.upperBound
        }
        try LawBreach.unless(end.utf16 == book.length, "\(parts) end at \(end.utf16), the text at \(book.length)")
    }

    private static func checkPlaces(in book: Book) throws {
        try LawBreach.unless(book.marks == book.marks.sorted(), "marks are out of order")
        var open: [TextOffset] = []
        for mark in book.marks {
            let name = "\(mark.kind) at \(mark.span.utf16)"
            guard let chapter = book.chapterIndex(at: mark.span.lowerBound) else {
                throw LawBreach("\(name) is outside")
            }
            try LawBreach.unless(
                mark.span.upperBound <= book.chapters[chapter].span.upperBound,
                "\(name) crosses the end of chapter \(book.chapters[chapter].span.utf16)"
            )
            if let place = mark.kind.place { try checkIsThere(place, in: book, name) }
            guard mark.kind.isBlock else { continue }
            while let end = open.last, end <= mark.span.lowerBound { open.removeLast() }
            if let end = open.last, end < mark.span.upperBound { throw LawBreach("\(name) crosses a block") }
            open.append(mark.span.upperBound)
        }
        try checkContents(book.contents, in: book)
    }

    private static func checkContents(_ entries: [ContentsEntry], in book: Book) throws {
        for entry in entries {
            try checkIsThere(entry.offset, in: book, "the contents' line “\(entry.title)”")
            try checkContents(entry.children, in: book)
        }
    }

    private static func checkIsThere(_ place: TextOffset, in book: Book, _ name: String) throws {
        try LawBreach.unless(place.utf16 <= book.length, "\(name) leads to \(place.utf16), behind the end")
    }

    private static func checkText(of book: Book) throws {
        for scalar in book.text.unicodeScalars {
            switch scalar.value {
            case 0...8, 0x0B...0x1F, 0x7F...0x9F, 0x200B, 0x202D...0x202E, 0x2028...0x2029, 0xFEFF:
                throw LawBreach("U+\(String(scalar.value, radix: 16)) in the text")
            default: break
            }
        }
        try LawBreach.unless(book.text.isEmpty || book.text.hasSuffix("\n"), "the last line has no end")
        // Sentences that part a character would be shown as two broken ones.
        let units = Array(book.text.utf16)
        for sentence in book.sentences where sentence.span.lowerBound.utf16 < units.count {
            let unit = units[sentence.span.lowerBound.utf16]
            try LawBreach.unless(!UTF16.isTrailSurrogate(unit), "a sentence begins inside a character")
        }
    }
}

extension TextMark.Kind {
    /// The place in the book that it leads to.
    fileprivate var place: TextOffset? {
        switch self {
        case .link(.place(let place)): place
        case .noteReference(let note): note
        default: nil
        }
    }
}
