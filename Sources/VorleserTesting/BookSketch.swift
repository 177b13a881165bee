public import VorleserCore

/// A book drawn by hand, for tests.
///
///     let book = BookSketch(
///         .chapter("Loomings", .heading("Loomings"), .paragraph("Call me ", .marked(.emphasis, "Ishmael"), "."))
///     ).book
///
/// Text, spans, marks and sentences come out as a reader would give them: each chapter is a document of its own, each
/// block ends with a newline. Its sentences follow a simple rule: they end after a full stop, question or exclamation
/// mark, the quotes and brackets that close there, and the white space that follows.
public struct BookSketch: Sendable {
    public var metadata: BookMetadata
    public var chapters: [SketchedChapter]

    /// - Parameters:
    ///   - title: The book's title.
    ///   - language: BCP 47 tag.
    ///   - chapters: At least one, with at least one block each.
    public init(title: String = "A Sketch", language: String? = "en", _ chapters: SketchedChapter...) {
        self.init(title: title, language: language, chapters: chapters)
    }

    /// - Parameters:
    ///   - title: The book's title.
    ///   - language: BCP 47 tag.
    ///   - chapters: At least one, with at least one block each.
    public init(title: String = "A Sketch", language: String? = "en", chapters: [SketchedChapter]) {
        self.metadata = BookMetadata(title: title, language: language)
        self.chapters = chapters
    }

    /// The book.
    public var book: Book {
        var pen = Pen()
        for chapter in chapters { pen.write(chapter) }
        return Book(
            format: .epub,
            metadata: metadata,
            text: String(decoding: pen.units, as: UTF16.self),
            spine: pen.spine,
            chapters: pen.chapters,
            contents: pen.chapters.map { ContentsEntry(title: $0.title, offset: $0.span.lowerBound) },
            marks: pen.marks.sorted(),
            sentences: pen.sentences
        )
    }
}

/// One chapter of a ``BookSketch``, a document of its own.
public struct SketchedChapter: Sendable {
    public var title: String
    public var role: SectionRole
    public var isLinear: Bool
    public var blocks: [SketchedBlock]

    /// A chapter.
    public static func chapter(
        _ title: String,
        role: SectionRole = .body,
        isLinear: Bool = true,
        _ blocks: SketchedBlock...
    ) -> Self {
        Self(title: title, role: role, isLinear: isLinear, blocks: blocks)
    }

    /// - Parameters:
    ///   - title: Its title; the name of its document is made from its place in the book.
    ///   - role: What it is for.
    ///   - isLinear: Whether its document is in the reading order.
    ///   - blocks: At least one.
    public init(title: String, role: SectionRole = .body, isLinear: Bool = true, blocks: [SketchedBlock]) {
        self.title = title
        self.role = role
        self.isLinear = isLinear
        self.blocks = blocks
    }
}

/// A block of a ``BookSketch``.
public indirect enum SketchedBlock: Sendable {
    /// A block with text of its own; it ends with a newline.
    case text(TextMark.Kind, [SketchedText])
    /// A block that holds others.
    case group(TextMark.Kind, [SketchedBlock])

    public static func paragraph(_ text: SketchedText...) -> Self { .text(.paragraph, text) }
    public static func heading(_ text: SketchedText..., level: Int = 1) -> Self { .text(.heading(level: level), text) }
    public static func item(_ marker: String, _ text: SketchedText...) -> Self {
        .text(.listItem(marker: marker), text)
    }
    public static func block(_ kind: TextMark.Kind, _ text: SketchedText...) -> Self { .text(kind, text) }
    public static func within(_ kind: TextMark.Kind, _ blocks: SketchedBlock...) -> Self { .group(kind, blocks) }
    public static func verse(_ lines: String...) -> Self {
        .text(.verse, Array(lines.map { [.plain($0)] }.joined(separator: [.marked(.lineBreak, "\n")])))
    }
    public static func table(_ rows: [String]...) -> Self {
        .group(.table, rows.map { .text(.tableRow, [.plain($0.joined(separator: "\t"))]) })
    }
}

/// Text inside a block of a ``BookSketch``.
public indirect enum SketchedText: ExpressibleByStringLiteral, Sendable {
    case plain(String)
    /// Text with a mark on it; with no text the mark stands at a place.
    case styled(TextMark.Kind, [SketchedText])

    public init(stringLiteral value: String) { self = .plain(value) }

    public static func marked(_ kind: TextMark.Kind, _ text: SketchedText...) -> Self { .styled(kind, text) }
    public static func noteReference(_ sign: String) -> Self {
        .styled(.noteReference(note: nil), [.plain(sign)])
    }
    public static func image(_ alternative: String, resource: String = "picture.png") -> Self {
        .styled(.image(alternative: alternative, resource: resource), [])
    }
}

/// Writes a sketch down, end to end.
private struct Pen {
    var units: [UInt16] = []
    var marks: [TextMark] = []
    var sentences: [Sentence] = []
    var spine: [SpineItem] = []
    var chapters: [Chapter] = []

    mutating func write(_ chapter: SketchedChapter) {
        let start = units.count
        for block in chapter.blocks { write(block) }
        let span = span(from: start)
        let href = "chapter-\(chapters.count + 1).xhtml"
        spine.append(SpineItem(href: href, isLinear: chapter.isLinear, span: span))
        chapters.append(Chapter(title: chapter.title, href: href, role: chapter.role, span: span))
    }

    mutating func write(_ block: SketchedBlock) {
        switch block {
        case .text(let kind, let text):
            mark(kind) { pen in
                let start = pen.units.count
                for part in text { pen.write(part) }
                pen.units.append(0x0A)
                pen.sentences += pen.sentences(in: start..<pen.units.count)
            }
        case .group(let kind, let blocks):
            mark(kind) { pen in for block in blocks { pen.write(block) } }
        }
    }

    mutating func write(_ text: SketchedText) {
        switch text {
        case .plain(let string):
            units += string.utf16
        case .styled(let kind, let parts):
            mark(kind) { pen in for part in parts { pen.write(part) } }
        }
    }

    /// Puts a mark around what `write` writes, before the marks inside it.
    private mutating func mark(_ kind: TextMark.Kind, around write: (inout Pen) -> Void) {
        let (start, index) = (units.count, marks.count)
        marks.append(TextMark(kind, span(from: start)))
        write(&self)
        marks[index] = TextMark(kind, span(from: start))
    }

    private func span(from start: Int) -> TextSpan { TextSpan(utf16: start..<units.count) }

    private func sentences(in block: Range<Int>) -> [Sentence] {
        var result: [Sentence] = []
        var start = block.lowerBound
        for end in block where endsSentence(at: end, in: block) {
            result.append(Sentence(TextSpan(utf16: start..<end)))
            start = end
        }
        result.append(Sentence(TextSpan(utf16: start..<block.upperBound)))
        return result
    }

    /// Whether a sentence begins at `offset`: after white space that follows a full stop.
    private func endsSentence(at offset: Int, in block: Range<Int>) -> Bool {
        guard offset > block.lowerBound, isBlank(units[offset - 1]), !isBlank(units[offset]) else { return false }
        let before = units[block.lowerBound..<offset].reversed().drop(while: isBlank).drop(while: Self.closing.contains)
        return before.first.map(Self.stops.contains) ?? false
    }

    private func isBlank(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x0A || unit == 0x09 }
    private static let stops = Set(".!?…".utf16)
    private static let closing = Set("”’\")]".utf16)
}
