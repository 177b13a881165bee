public import VorleserCore

/// Books made by chance, for laws that must hold for every book.
public struct RandomBook: Sendable {
    private var chance: SeededGenerator

    /// - Parameter seed: The same seed gives the same books.
    public init(seed: UInt64) { chance = SeededGenerator(seed: seed) }

    /// A book as a reader might give it: marks nest and stand on whole characters.
    public mutating func book() -> Book { sketch().book }

    /// A book that breaks the promises about marks: they cross one another and may end inside a character.
    public mutating func brokenBook() -> Book {
        let book = sketch().book
        let added = (0..<Int.random(in: 1...30, using: &chance)).compactMap { _ in wildMark(in: book) }
        return book.with(marks: (book.marks + added).sorted())
    }

    // MARK: Parts

    private mutating func sketch() -> BookSketch {
        let chapters = (0..<Int.random(in: 1...4, using: &chance)).map { index in
            SketchedChapter(
                title: "Chapter \(index + 1)",
                role: oneIn(4) ? pick(SectionRole.allCases) : .body,
                isLinear: !oneIn(8),
                blocks: blocks(depth: 0)
            )
        }
        return BookSketch(language: oneIn(5) ? nil : pick(["en", "de", "fr-CA"]), chapters: chapters)
    }

    private mutating func blocks(depth: Int) -> [SketchedBlock] {
        (0..<Int.random(in: 1...(depth == 0 ? 6 : 3), using: &chance)).map { _ in block(depth: depth) }
    }

    private mutating func block(depth: Int) -> SketchedBlock {
        if depth < 3, oneIn(4) { return .group(holder(), blocks(depth: depth + 1)) }
        return .text(leaf(), (0..<Int.random(in: 0...5, using: &chance)).map { _ in text(depth: 0) })
    }

    private mutating func holder() -> TextMark.Kind {
        pick([
            .quotation, .verse, .listItem(marker: "1."), .listItem(marker: "•"), .table, .note,
            .section(pick(SectionRole.allCases)),
        ])
    }

    private mutating func leaf() -> TextMark.Kind {
        pick([
            .paragraph, .paragraph, .paragraph, .heading(level: 2), .verse, .listItem(marker: "(b)"), .tableRow, .code,
            .caption, .sceneBreak, .note,
        ])
    }

    private mutating func text(depth: Int) -> SketchedText {
        if depth < 3, oneIn(3) {
            return .styled(style(), (0..<Int.random(in: 0...3, using: &chance)).map { _ in text(depth: depth + 1) })
        }
        return .plain(prose())
    }

    private mutating func style() -> TextMark.Kind {
        pick([
            .emphasis, .strong, .superscript, .smallCaps, .link(.missing("x")), .noteReference(note: nil),
            .pageBreak(label: "7"), .image(alternative: "A ship", resource: "ship.png"), .decorative, .lineBreak,
            .language("la"), .formula(nil), .struckOut, .verseNumber,
        ])
    }

    private mutating func prose() -> String {
        let words = Int.random(in: 0...(oneIn(8) ? 120 : 10), using: &chance)
        return (0..<words).map { _ in pick(Self.words) + pick(Self.gaps) }.joined()
    }

    private mutating func wildMark(in book: Book) -> TextMark? {
        guard let chapter = book.chapters.randomElement(using: &chance)?.span.utf16 else { return nil }
        let ends = [Int.random(in: chapter, using: &chance), Int.random(in: chapter, using: &chance)].sorted()
        let kind = pick([style(), leaf(), holder()])
        return TextMark(kind, TextSpan(utf16: ends[0]..<ends[1]))
    }

    private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &chance) == 0 }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &chance)]
    }

    private static let words = [
        "the", "sea", "a", "I", "whale", "and", "but", "Mr.", "1,024", "3.14", "$45", "naïve", "cafe\u{301}", "日本語",
        "👩‍👩‍👧", "𝄞", "“Run!”", "said", "—", "–", "* * *", "…", "❦", "well-known", "[7]", "12", "it’s", "Ω", "\u{200B}",
        "Donaudampfschifffahrtsgesellschaftskapitän", "e\u{301}\u{302}\u{303}", "\u{1}", "x=y(2);", "\u{202E}",
        String(repeating: "long", count: 60),
    ]
    private static let gaps = [
        " ", " ", " ", " ", ", ", ". ", "; ", "! ", "? ", "—", "", "\n", "\n\n", "\t", "\u{A0}", "  ",
    ]
}
