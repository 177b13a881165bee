import VorleserCore

/// Writes one document's text and marks as a parser walks it, collapsing white space as CSS would.
///
/// Text flows into lines. A line ends where a block begins or ends; it gets a newline and one leaf mark (paragraph,
/// heading, table row, caption or code). Blocks that hold blocks (quotations, list items, sections, notes, verse) only
/// wrap lines. Inline marks never cross a line's end: they are closed there and opened again.
///
/// Source: CSS Text 3 §4.1, “The White Space Processing Rules”.
struct DocumentBuilder {
    private(set) var document: DocumentText
    /// Where the text came from; kept only when asked for.
    var trace: SourceTrace?

    private var blocks: [OpenMark] = []
    private var inlines: [OpenMark] = []
    private var references: [OpenReference] = []
    /// Blocks and inline marks opened beyond ``deepest``, so that their ends can be told from others.
    private var blocksTooDeep = 0
    private var inlinesTooDeep = 0

    /// The cells of the table row that is being written, and where they begin.
    private var cells: [(start: Int, cell: TableCell)] = []

    private var lineStart = 0
    private var lineStartUTF8 = 0
    /// Whether the line holds anything, if only an image.
    private var lineHasContent = false
    private var lineHasImage = false
    /// A white space that is written only if something follows on its line.
    private var hasPendingSpace = false
    /// A word joiner that is written only if visible text follows on its line.
    private var hasPendingJoiner = false
    /// Whether a scene break waits for text to come after it.
    private var owesSceneBreak = false
    /// Whether the last line is text that a scene may break after.
    private var canBreakScene = false
    /// Where the last character is a line break that turns into the block's end if nothing follows.
    private var trailingBreak: Int?
    /// How text that comes now is set.
    var layout = LayoutContext()
    /// How the line is set: as it was where its first text came.
    private var lineLayout = LayoutContext()
    private var lineSpace = 0.0
    /// The gap that is asked for before the next line, in ems.
    private var askedSpace = 0.0

    /// How deep blocks, and inline marks, may nest; deeper ones are read but not marked.
    private static let deepest = 64
    private static let mostContainers = 20_000

    private struct OpenMark {
        let kind: TextMark.Kind?
        var start: Int
    }

    private struct OpenReference {
        let target: String
        let isNoteReference: Bool
        var start: Int
    }

    /// Marks beyond so many are left out, with a warning.
    private let mostMarks: Int
    private var isFull = false

    init(href: String, mostMarks: Int = ReadingLimits.standard.documentMarks) {
        document = DocumentText(href: href)
        self.mostMarks = mostMarks
    }

    // MARK: Blocks

    /// Begins a block; `nil` for one without meaning of its own, such as `div`.
    mutating func beginBlock(_ kind: TextMark.Kind?) {
        if isInTableRow {
            partWords()
        } else {
            endLine()
        }
        guard blocks.count < Self.deepest else {
            blocksTooDeep += 1
            return
        }
        if owesSceneBreak, let kind {
            if case .heading = kind { owesSceneBreak = false } else { paySceneBreak() }
        }
        blocks.append(OpenMark(kind: kind, start: document.length))
    }

    /// Asks for a gap between the last line and the next; of several the largest counts.
    /// Source: CSS 2.2 §8.3.1, “Collapsing margins”.
    mutating func askForSpace(_ ems: Double) { askedSpace = max(askedSpace, ems) }

    /// Ends the block begun last.
    mutating func endBlock() {
        if blocksTooDeep > 0 {
            if !isInTableRow { endLine() }
            blocksTooDeep -= 1
            return
        }
        guard let block = blocks.last else { return }
        if isInTableRow, block.kind != .tableRow {
            partWords()
            blocks.removeLast()
            return
        }
        endLine()
        blocks.removeLast()
        if block.kind?.isLeaf == true {
            markStanza(from: block.start)
            return
        }
        if let kind = block.kind { mark(kind, from: block.start, to: document.length) }
        if block.start < document.length, document.containers.count < Self.mostContainers {
            document.containers.append(block.start..<document.length)
        }
    }

    /// A paragraph of verse whose lines are blocks of their own is a stanza around them.
    private mutating func markStanza(from start: Int) {
        let starts = document.blockStarts.suffix(2)
        guard starts.count == 2, starts.allSatisfy({ $0 >= start }), blocks.contains(where: { $0.kind == .verse })
        else {
            return
        }
        mark(.paragraph, from: start, to: document.length)
    }

    /// Begins a cell of a table row.
    mutating func beginCell(_ cell: TableCell) {
        guard isInTableRow else { return }
        cells.append((document.length, cell))
    }

    /// Says at which edge the lines of the cell begun last stand; only while nothing is written in it.
    mutating func alignCell(_ alignment: BlockLayout.Alignment) {
        guard let last = cells.indices.last, cells[last].start == document.length else { return }
        cells[last].cell.alignment = alignment
    }

    /// Parts two cells of a table row.
    mutating func endCell() {
        guard isInTableRow else { return }
        hasPendingSpace = false
        hasPendingJoiner = false
        write(ascii: UInt8(ascii: "\t"))
        lineHasContent = true
    }

    /// A printed line end inside a block. Two in a row part two blocks.
    mutating func lineBreak() {
        if isInTableRow {
            partWords()
            return
        }
        hasPendingSpace = false
        hasPendingJoiner = false
        if trailingBreak != nil {
            endLine()
        } else if lineHasContent {
            trailingBreak = document.length
            write(ascii: UInt8(ascii: "\n"))
        }
    }

    /// Goes on in a new line of the block, if something stands in the last.
    mutating func newLine() { if trailingBreak == nil { lineBreak() } }

    /// Goes on in a new line of a program, if something stands in the last.
    mutating func newLineOfCode() {
        guard lineHasContent, document.utf8.last != UInt8(ascii: "\n") else { return }
        write(ascii: UInt8(ascii: "\n"))
    }

    /// A break between scenes that has no characters of its own.
    ///
    /// It counts only between two texts: at an end of the document, or beside a heading, it is an ornament.
    mutating func sceneBreak() {
        endLine()
        owesSceneBreak = canBreakScene
    }

    /// Writes the break that is owed, before what comes after it begins.
    private mutating func paySceneBreak() {
        owesSceneBreak = false
        canBreakScene = false
        document.blockStarts.append(document.length)
        let start = document.length
        write(ascii: UInt8(ascii: "\n"))
        mark(.sceneBreak, from: start, to: document.length)
        startLine()
    }

    // MARK: Inside blocks

    /// Begins an inline mark.
    mutating func open(_ kind: TextMark.Kind) {
        guard inlines.count < Self.deepest else {
            inlinesTooDeep += 1
            return
        }
        inlines.append(OpenMark(kind: kind, start: nextOffset))
    }

    /// Ends the inline mark begun last.
    mutating func close() {
        if inlinesTooDeep > 0 {
            inlinesTooDeep -= 1
            return
        }
        guard let inline = inlines.popLast(), let kind = inline.kind else { return }
        mark(kind, from: inline.start, to: document.length)
    }

    /// Begins a link; `target` is resolved against the document.
    mutating func openReference(to target: String, isNoteReference: Bool) {
        references.append(OpenReference(target: target, isNoteReference: isNoteReference, start: nextOffset))
    }

    /// Ends the link begun last.
    mutating func closeReference() {
        guard let reference = references.popLast() else { return }
        keep(reference, to: document.length)
    }

    /// Names the place where the next character will stand.
    mutating func anchor(_ name: String) {
        if document.anchors[name] == nil { document.anchors[name] = nextOffset }
    }

    /// Names a place before the end of what was written, such as the start of a heading.
    mutating func anchor(_ name: String, at offset: Int) {
        if document.anchors[name] == nil { document.anchors[name] = offset }
    }

    /// Sets a mark that has no characters, such as an image or a page break.
    mutating func place(_ kind: TextMark.Kind) {
        if case .image = kind { beginImage() }
        guard hasRoomForMark() else { return }
        let offset = TextOffset(utf16: trailingBreak ?? document.length)
        document.marks.append(TextMark(kind, offset..<offset))
    }

    /// Marks a place that text has come to stand behind since.
    /// - Parameters:
    ///   - kind: What stands there.
    ///   - offset: ``nextOffset`` before that text; nothing is marked when there is none.
    mutating func place(_ kind: TextMark.Kind, before offset: Int) {
        guard offset < document.length, hasRoomForMark() else { return }
        document.marks.append(TextMark(kind, TextOffset(utf16: offset)..<TextOffset(utf16: offset)))
    }

    /// An image is content: what waits to come before content is written.
    private mutating func beginImage() {
        if owesSceneBreak { paySceneBreak() }
        if let place = trailingBreak {
            mark(.lineBreak, from: place, to: place + 1)
            trailingBreak = nil
        }
        beginLine()
        lineHasImage = true
    }

    /// A warning about this document.
    mutating func warn(_ kind: BookWarning.Kind, _ fault: BookWarning.Fault) {
        document.warnings.append(BookWarning(kind, in: document.href, fault))
    }

    /// Says what the document calls itself and what it is for.
    mutating func describe(title: String?, role: SectionRole?) {
        document.title = title
        document.role = role
    }

    /// Ends the last line and everything still open.
    mutating func finish() -> DocumentText {
        endLine()
        while !references.isEmpty { closeReference() }
        while !inlines.isEmpty { close() }
        blocksTooDeep = 0
        while !blocks.isEmpty { endBlock() }
        return document
    }

    // MARK: Text

    /// Adds text.
    /// - Parameters:
    ///   - text: As the parser gives it.
    ///   - keepsWhiteSpace: Whether blanks and line ends stand as they are (`pre`).
    ///   - source: What it stands for as a whole, for the trace.
    mutating func append(_ text: some StringProtocol, keepsWhiteSpace: Bool = false, for source: Int? = nil) {
        trace?.beginWhole(source)
        var copy = String(text)
        copy.withUTF8 { append($0, keepsWhiteSpace: keepsWhiteSpace) }
    }

    /// Adds UTF-8; whatever is not valid becomes U+FFFD.
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, keepsWhiteSpace: Bool = false) {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte > 0x20, byte < 0x7F {
                index = appendRun(of: bytes, from: index)
            } else if byte < 0x80 {
                appendSpaceOrControl(byte, keepsWhiteSpace: keepsWhiteSpace)
                index += 1
            } else {
                let (scalar, length) = UTF8Scalar.decode(bytes, at: index)
                if TextCleaning.mayNeedComposing(scalar) {
                    appendComposed(bytes, from: index, keepsWhiteSpace: keepsWhiteSpace)
                    return
                }
                append(scalar, from: index..<index + length)
                index += length
            }
        }
    }

    /// Copies printable ASCII with single blanks between words; returns the index after it.
    private mutating func appendRun(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start + 1
        while end < bytes.count {
            let byte = bytes[end]
            if byte > 0x20, byte < 0x7F {
                end += 1
            } else if byte == 0x20, end + 1 < bytes.count, bytes[end + 1] > 0x20, bytes[end + 1] < 0x7F {
                end += 2
            } else {
                break
            }
        }
        beginText()
        document.utf8.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<end]))
        trace?.add(document.length..<document.length + end - start, from: start..<end)
        document.length += end - start
        return end
    }

    private mutating func appendSpaceOrControl(_ byte: UInt8, keepsWhiteSpace: Bool) {
        let isNewline = byte == 0x0A
        guard byte == 0x20 || byte == 0x09 || byte == 0x0C || byte == 0x0D || isNewline else { return }
        // In a table's row a tab parts two cells.
        if !keepsWhiteSpace || byte == 0x09 && isInTableRow {
            partWords()
        } else if isNewline, !isInCode {
            lineBreak()
        } else if byte != 0x0D, lineHasContent || !isNewline {
            beginText()
            write(ascii: byte)
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar, from bytes: Range<Int>) {
        guard let kept = TextCleaning.kept(scalar) else { return }
        if kept == " " {
            partWords()
            return
        }
        if kept == TextCleaning.wordJoiner {
            hasPendingJoiner = hasPendingJoiner || joinsText
            return
        }
        beginText()
        document.utf8.append(contentsOf: UTF8.encode(kept) ?? UTF8.encodedReplacementCharacter)
        let length = kept.value > 0xFFFF ? 2 : 1
        trace?.add(document.length..<document.length + length, from: bytes)
        document.length += length
    }

    private mutating func appendComposed(
        _ bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        keepsWhiteSpace: Bool
    ) {
        let rest = UnsafeBufferPointer(rebasing: bytes[start...])
        // The character before may be the base of the first accent: it is taken back and composed with it.
        guard let source = trace?.source else {
            let base = takeBackLastScalar()?.text ?? ""
            return append(
                composed: TextCleaning.composed(base + String(decoding: rest, as: UTF8.self)),
                from: 0..<0,
                keepsWhiteSpace
            )
        }
        let base = takeBackLastScalar()
        let characters = ComposedPart.characters(of: rest, from: start, in: source)
        for part in ComposedPart.composed((base.map { [$0] } ?? []) + characters) {
            trace?.begin(part.source)
            append(composed: part.text, from: part.bytes, keepsWhiteSpace)
        }
        trace?.begin(source)
    }

    private mutating func append(composed text: String, from bytes: Range<Int>, _ keepsWhiteSpace: Bool) {
        for scalar in text.unicodeScalars {
            if scalar.value < 0x21 || scalar.value == 0x7F {
                appendSpaceOrControl(UInt8(scalar.value), keepsWhiteSpace: keepsWhiteSpace)
            } else {
                append(scalar, from: bytes)
            }
        }
    }

    /// Removes the line's last character if an accent could join it.
    /// - Returns: The character and where it came from.
    private mutating func takeBackLastScalar() -> ComposedPart? {
        guard lineHasContent, !hasPendingSpace, !hasPendingJoiner, trailingBreak == nil, document.length > lineStart,
            !inlines.contains(where: { $0.start == document.length }),
            !references.contains(where: { $0.start == document.length }),
            document.marks.last.map({ $0.span.upperBound.utf16 < document.length }) ?? true,
            var start = document.utf8.indices.last
        else { return nil }
        while start > 0, document.utf8[start] & 0xC0 == 0x80 { start -= 1 }
        let scalar = String(decoding: document.utf8[start...], as: UTF8.self)
        document.utf8.removeSubrange(start...)
        document.length -= scalar.utf16.count
        let run = trace?.truncate(to: document.length)
        return ComposedPart(text: scalar, source: run?.source, bytes: run?.bytes ?? 0..<0)
    }

    // MARK: Lines

    private var isInTableRow: Bool { blocks.contains { $0.kind == .tableRow } }
    private var isInCode: Bool { blocks.last?.kind == .code }

    /// Where the next visible character will stand.
    var nextOffset: Int { document.length + (hasPendingSpace || hasPendingJoiner ? 1 : 0) }

    /// Whether the last character is one that another can be joined with.
    private var joinsText: Bool {
        guard lineHasContent, !hasPendingSpace, trailingBreak == nil, document.length > lineStart else { return false }
        return document.utf8.last.map { $0 > 0x20 } ?? false
    }

    /// White space: a blank, if something stands before and after it on its line.
    private mutating func partWords() {
        let isAfterText = lineHasContent && trailingBreak == nil && document.utf8.last != UInt8(ascii: "\t")
        hasPendingSpace = hasPendingSpace || isAfterText
        hasPendingJoiner = false
    }

    private mutating func beginText() {
        if owesSceneBreak { paySceneBreak() }
        if let place = trailingBreak {
            mark(.lineBreak, from: place, to: place + 1)
            trailingBreak = nil
        }
        if hasPendingSpace {
            write(ascii: 0x20)
            hasPendingSpace = false
        } else if hasPendingJoiner {
            document.utf8.append(contentsOf: UTF8.encode(TextCleaning.wordJoiner) ?? UTF8.encodedReplacementCharacter)
            document.length += 1
        }
        hasPendingJoiner = false
        beginLine()
    }

    /// The line has something to show from now on.
    private mutating func beginLine() {
        guard !lineHasContent else { return }
        lineHasContent = true
        lineLayout = layout
        lineSpace = askedSpace
        askedSpace = 0
    }

    private mutating func write(ascii byte: UInt8) {
        document.utf8.append(byte)
        document.length += 1
    }

    private mutating func startLine() {
        lineStart = document.length
        lineStartUTF8 = document.utf8.count
        lineHasContent = false
        lineHasImage = false
        hasPendingSpace = false
        hasPendingJoiner = false
        trailingBreak = nil
        cells.removeAll(keepingCapacity: true)
        for index in inlines.indices { inlines[index].start = lineStart }
        for index in references.indices { references[index].start = lineStart }
    }

    private mutating func endLine() {
        guard lineHasContent else {
            hasPendingSpace = false
            return
        }
        if isBlankLine { return discardLine() }
        let end = trailingBreak ?? document.length
        for inline in inlines.reversed() { if let kind = inline.kind { mark(kind, from: inline.start, to: end) } }
        for reference in references { keep(reference, to: end) }
        if trailingBreak == nil { write(ascii: UInt8(ascii: "\n")) }
        let kind = leafKind
        mark(kind, from: lineStart, to: document.length)
        if kind == .tableRow { markCells() }
        markLayout(kind)
        document.blockStarts.append(lineStart)
        canBreakScene = kind.canComeBeforeSceneBreak
        startLine()
    }

    private mutating func markCells() {
        for (index, (start, cell)) in cells.enumerated() where cell.isRemarkable {
            let end = index + 1 < cells.count ? cells[index + 1].start : document.length
            mark(.cell(cell), from: start, to: end)
        }
    }

    private mutating func markLayout(_ kind: TextMark.Kind) {
        switch kind {
        case .paragraph, .heading, .caption: break
        default: return
        }
        guard lineLayout != LayoutContext() || lineSpace > 0 else { return }
        let isHeading = if case .heading = kind { true } else { false }
        let isVerse = blocks.contains { $0.kind == .verse }
        let layout = lineLayout.layout(
            spaceBefore: isAfterHeading || isVerse ? 0 : lineSpace,
            isVerse: isVerse,
            isHeading: isHeading,
            hasPicture: lineHasImage
        )
        if layout != BlockLayout() { mark(.layout(layout), from: lineStart, to: document.length) }
    }

    /// Whether the last line is a heading, below which our pages leave the space.
    private var isAfterHeading: Bool { !canBreakScene && !document.blockStarts.isEmpty }

    /// Whether the line has only blanks that do not collapse: an empty paragraph that a book uses as a gap.
    private var isBlankLine: Bool {
        guard !lineHasImage, document.length - lineStart <= 40 else { return false }
        let text = document.utf8[lineStartUTF8...]
        if let first = text.first, first > 0x20, first < 0x7F { return false }
        return String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }

    private mutating func discardLine() {
        document.utf8.removeSubrange(lineStartUTF8...)
        document.length = lineStart
        trace?.truncate(to: lineStart)
        while let last = document.marks.last, last.span.upperBound.utf16 > lineStart { document.marks.removeLast() }
        while let last = document.references.last, last.span.upperBound.utf16 > lineStart {
            document.references.removeLast()
        }
        startLine()
    }

    private var leafKind: TextMark.Kind {
        let given = blocks.last { $0.kind != nil }?.kind
        let kind = given.flatMap { $0.isLeaf ? $0 : nil } ?? .paragraph
        return kind.mayBeOrnament && isOrnament ? .sceneBreak : kind
    }

    /// Whether the line holds nothing but asterisks and the like: `* * *`, `⁂`, `———`.
    private var isOrnament: Bool {
        guard document.length - lineStart <= 80 else { return false }
        let hasLetters = document.utf8[lineStartUTF8...].contains { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
        if hasLetters || document.utf8[lineStartUTF8...].contains(UInt8(ascii: "0")) {
            return TypedOrnament.isOrnament(document.utf8[lineStartUTF8...], signs: Self.ornaments)
        }
        let text = String(decoding: document.utf8[lineStartUTF8...], as: UTF8.self).unicodeScalars
        guard text.contains(where: Self.ornaments.contains) else { return false }
        return text.allSatisfy { Self.ornaments.contains($0) || $0.properties.isWhitespace }
    }

    private static let ornaments = Set("*•·∙⋅●○◦■□▪▫◆◇❖★☆✦✧✩✪✱✲✳✴✵✶✻✼✽❀❁❂❃❋⁂⁑☙❦❧❡§†‡#~∼=_—–―-+×※＊".unicodeScalars)

    private mutating func mark(_ kind: TextMark.Kind, from start: Int, to end: Int) {
        guard start < end, hasRoomForMark() else { return }
        document.marks.append(TextMark(kind, TextSpan(utf16: start..<end)))
    }

    private mutating func hasRoomForMark() -> Bool {
        guard document.marks.count + document.references.count >= mostMarks else { return true }
        if !isFull { warn(.limit, .tooManyMarks(mostMarks)) }
        isFull = true
        return false
    }

    private mutating func keep(_ reference: OpenReference, to end: Int) {
        guard reference.start < end, hasRoomForMark() else { return }
        document.references.append(
            DocumentText.Reference(
                span: TextSpan(utf16: reference.start..<end),
                target: reference.target,
                isNoteReference: reference.isNoteReference
            )
        )
    }
}

extension TextMark.Kind {
    /// Whether a line of this kind that holds only ornaments is a scene break.
    fileprivate var mayBeOrnament: Bool {
        switch self {
        case .paragraph, .heading: true
        default: false
        }
    }

    fileprivate var canComeBeforeSceneBreak: Bool {
        switch self {
        case .heading, .sceneBreak: false
        default: true
        }
    }

    /// Whether it ends a line of text by itself, rather than wrapping other blocks.
    var isLeaf: Bool {
        switch self {
        case .paragraph, .heading, .tableRow, .code, .caption, .sceneBreak: true
        default: false
        }
    }
}
