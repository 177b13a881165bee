import VorleserCore
import VorleserTesting

/// A book from bytes; marks may be broken, as they are in books of readers with faults.
struct BookDrawing {
    private var cursor: ByteCursor
    private var blocksLeft = 60

    init(_ bytes: [UInt8]) { cursor = ByteCursor(bytes) }

    mutating func book() -> Book {
        let language: String? = cursor.pick([nil, "en", "en-GB", "de", "fr-CA", "x", "", "zh"])
        let count = Int(cursor.byte() & 3) + 1
        let chapters = (0..<count).map { index in
            SketchedChapter(
                title: "Chapter \(index + 1)",
                role: cursor.pick([.body, .body, .body] + SectionRole.allCases),
                isLinear: cursor.byte() & 7 != 0,
                blocks: blocks(depth: 0)
            )
        }
        let book = BookSketch(language: language, chapters: chapters).book
        let wild = (0..<Int(cursor.byte() & 7)).compactMap { _ in wildMark(in: book) }
        return wild.isEmpty ? book : book.with(marks: (book.marks + wild).sorted())
    }

    private mutating func blocks(depth: Int) -> [SketchedBlock] {
        (0..<Int(cursor.byte() & (depth == 0 ? 7 : 3)) + 1).map { _ in block(depth: depth) }
    }

    private mutating func block(depth: Int) -> SketchedBlock {
        blocksLeft -= 1
        if depth < 4, blocksLeft > 0, cursor.byte() & 3 == 0 { return .group(holder(), blocks(depth: depth + 1)) }
        return .text(leaf(), (0..<Int(cursor.byte() & 7)).map { _ in text(depth: 0) })
    }

    private mutating func text(depth: Int) -> SketchedText {
        if depth < 3, cursor.byte() & 3 == 0 {
            return .styled(style(), (0..<Int(cursor.byte() & 3)).map { _ in text(depth: depth + 1) })
        }
        return .plain(String(decoding: cursor.bytes(Int(cursor.byte())), as: UTF8.self))
    }

    private mutating func wildMark(in book: Book) -> TextMark? {
        let chapter = cursor.pick(book.chapters).span.utf16
        let ends = (0..<2).map { _ in chapter.lowerBound + Int(UInt16(bitPattern: cursor.short())) % chapter.count }
        let kind = [style(), leaf(), holder()][Int(cursor.byte()) % 3]
        return TextMark(kind, TextSpan(utf16: (ends.min() ?? 0)..<(ends.max() ?? 0)))
    }

    private mutating func holder() -> TextMark.Kind {
        cursor.pick([
            .quotation, .verse, .listItem(marker: "1."), .listItem(marker: "•"), .listItem(marker: word()), .table,
            .note, .section(cursor.pick(SectionRole.allCases)),
        ])
    }

    private mutating func leaf() -> TextMark.Kind {
        cursor.pick([
            .paragraph, .paragraph, .paragraph, .heading(level: 1), .heading(level: 6), .verse,
            .listItem(marker: "(b)"),
            .tableRow, .code, .caption, .sceneBreak, .note,
        ])
    }

    private mutating func style() -> TextMark.Kind {
        cursor.pick([
            .emphasis, .strong, .superscript, .subscript, .smallCaps, .link(.missing("x")), .noteReference(note: nil),
            .noteReference(note: TextOffset(utf16: Int(cursor.byte()))), .pageBreak(label: word()),
            .pageBreak(label: nil),
            .image(alternative: word(), resource: "ship.png"), .decorative, .lineBreak, .formula(nil),
            .language(cursor.pick(["la", "de", "", "en", "fr"])),
        ])
    }

    private mutating func word() -> String { String(decoding: cursor.bytes(Int(cursor.byte() & 15)), as: UTF8.self) }
}
