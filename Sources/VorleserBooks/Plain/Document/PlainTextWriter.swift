import VorleserCore

/// Writes blocks of plain text as a document's text and marks.
struct PlainTextWriter {
    private(set) var builder: DocumentBuilder
    private let running: RunningText
    private let signs: TypedSigns
    private let notes: PlainNotes
    private var isInQuotation = false

    /// The path of a plain text's only document.
    static let href = "text.txt"

    init(_ running: RunningText, _ signs: TypedSigns, _ notes: PlainNotes) {
        builder = DocumentBuilder(href: Self.href)
        self.running = running
        self.signs = signs
        self.notes = notes
    }

    /// Where the next block will begin.
    var offset: TextOffset { TextOffset(utf16: builder.document.length) }

    mutating func anchor(_ name: String) { builder.anchor(name) }

    mutating func beginSection(_ role: SectionRole) {
        endQuotation()
        builder.beginBlock(.section(role))
    }

    mutating func endSection() {
        endQuotation()
        builder.endBlock()
    }

    mutating func finish() -> DocumentText {
        endQuotation()
        if let edge = running.pageEdges[running.text.lines.count] { writeEdge(edge, beginsPage: false) }
        return VerseNumbers.marked(builder.finish())
    }

    /// Writes a block.
    /// - Parameters:
    ///   - block: What to write.
    ///   - index: Its place among the text's blocks, for the notes it cites.
    mutating func write(_ block: TextBlock, at index: Int) {
        guard block.kind != .absorbed else { return }
        if block.kind != .quotation { endQuotation() }
        if let edge = running.pageEdges[block.lines.lowerBound] { writeEdge(edge, beginsPage: true) }
        writeOwn(block, at: index)
        for line in block.lines.dropFirst() {
            if let edge = running.pageEdges[line] { writeEdge(edge, beginsPage: false) }
        }
    }

    /// Heads and feet stand between blocks; the page that begins inside one is marked there.
    private mutating func writeEdge(_ edge: PageHeads.Edge, beginsPage: Bool) {
        endQuotation()
        if !edge.lines.isEmpty { builder.beginBlock(.section(.pageFurniture)) }
        for line in edge.lines {
            builder.beginBlock(.paragraph)
            builder.append(line)
            builder.endBlock()
        }
        if !edge.lines.isEmpty { builder.endBlock() }
        if beginsPage, let label = edge.label { builder.place(.pageBreak(label: label)) }
    }

    private mutating func writeOwn(_ block: TextBlock, at index: Int) {
        switch block.kind {
        case .prose: write(block.lines, as: .paragraph, at: index)
        case .quotation: writeQuotation(block.lines, at: index)
        case .verse: write(block.lines, as: .verse, keepsLines: true, at: index)
        case .heading(let level, let keepsLines):
            write(block.lines, as: .heading(level: level), keepsLines: keepsLines, at: index)
        case .ornament: write(block.lines.prefix(1), as: .sceneBreak, at: index)
        case .illustration: writeIllustration(block.lines)
        case .note(let number): writeNote(block.lines, number, at: index)
        case .table: writeTable(block.lines, at: index)
        case .list: writeList(block.lines, at: index)
        case .pageNumber(let label): builder.place(.pageBreak(label: label))
        case .mail(let isRead): writeMail(block.lines, isRead: isRead, at: index)
        case .absorbed: break
        }
    }

    private mutating func write(
        _ lines: Range<Int>,
        as kind: TextMark.Kind,
        keepsLines: Bool = false,
        at index: Int
    ) {
        builder.beginBlock(kind)
        append(running.joined(lines, keepsLines: keepsLines), at: index)
        builder.endBlock()
    }

    private mutating func writeQuotation(_ lines: Range<Int>, at index: Int) {
        if !isInQuotation { builder.beginBlock(.quotation) }
        isInQuotation = true
        write(lines, as: .paragraph, at: index)
    }

    private mutating func endQuotation() {
        if isInQuotation { builder.endBlock() }
        isInQuotation = false
    }

    /// `[Illustration: A map]` is a picture with its caption.
    private mutating func writeIllustration(_ lines: Range<Int>) {
        let words = running.joined(lines)
        let inner = words.drop { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "]") }.dropFirst()
        let caption = inner.last == UInt8(ascii: "]") ? inner.dropLast() : inner
        builder.beginBlock(.caption)
        let alternative = Substring(String(decoding: caption, as: UTF8.self)).trimmed()
        builder.place(.image(alternative: String(alternative), resource: ""))
        append(Array(alternative.utf8), at: 0)
        builder.endBlock()
    }

    /// The brackets around a note are the transcriber's; a bare label keeps its own.
    private mutating func writeNote(_ lines: Range<Int>, _ number: Int, at index: Int) {
        builder.beginBlock(.note)
        builder.anchor(Self.noteName(number))
        for paragraph in paragraphs(lines) {
            builder.beginBlock(.paragraph)
            var words = running.joined(paragraph)
            if NoteLabels.label(words[...], at: 0) == nil {
                if paragraph.lowerBound == lines.lowerBound, words.first == UInt8(ascii: "[") { words.removeFirst() }
                if paragraph.upperBound == lines.upperBound, words.last == UInt8(ascii: "]") { words.removeLast() }
                append(words, at: index)
            } else {
                let length = NoteLabels.label(words[...], at: 0)?.length ?? 0
                builder.append(String(decoding: words.prefix(length), as: UTF8.self))
                append(Array(words.dropFirst(length)), at: index)
            }
            builder.endBlock()
        }
        builder.endBlock()
    }

    private static func noteName(_ number: Int) -> String { "note-\(number + 1)" }

    /// The paragraphs of lines, parted by blank lines.
    private func paragraphs(_ lines: Range<Int>) -> [Range<Int>] {
        var starts = [lines.lowerBound]
        starts += lines.dropFirst().filter { running.text.lines[$0].blanksBefore > 0 }
        return zip(starts, starts.dropFirst() + [lines.upperBound]).map { $0..<$1 }
    }

    /// Of a line that is read a part may be for the eye: *Alice <alice@example.org>*.
    private mutating func writeMail(_ lines: Range<Int>, isRead: Bool, at index: Int) {
        builder.beginBlock(.paragraph)
        let words = running.joined(lines)
        let address = MailMessage.silent(in: words) ?? words.endIndex..<words.endIndex
        let silent = isRead ? address : words.startIndex..<words.endIndex
        builder.append(String(decoding: words[..<silent.lowerBound], as: UTF8.self))
        if !silent.isEmpty {
            builder.open(.decorative)
            builder.append(String(decoding: words[silent], as: UTF8.self))
            builder.close()
        }
        builder.append(String(decoding: words[silent.upperBound...], as: UTF8.self))
        builder.endBlock()
    }

    private mutating func writeTable(_ lines: Range<Int>, at index: Int) {
        builder.beginBlock(.table)
        for line in lines where !running.text.isOrnament(running.text.lines[line]) {
            builder.beginBlock(.tableRow)
            for (column, cell) in PlainTable.cells(running.text.lines[line], running.text).enumerated() {
                if column > 0 { builder.endCell() }
                append(Array(running.text.utf8[cell.bytes]), at: index)
            }
            builder.endBlock()
        }
        builder.endBlock()
    }

    private mutating func writeList(_ lines: Range<Int>, at index: Int) {
        let starts = lines.filter { BulletList.marker(running.text.lines[$0], running.text) != nil }
        for (start, end) in zip(starts, starts.dropFirst() + [lines.upperBound]) {
            guard let marker = BulletList.marker(running.text.lines[start], running.text) else { continue }
            builder.beginBlock(.listItem(marker: marker.text))
            let markerLength = marker.textStart - running.text.lines[start].start
            append(Array(running.joined(start..<end).dropFirst(markerLength)), at: index)
            builder.endBlock()
        }
    }

    // MARK: Inside a block

    private mutating func append(_ utf8: [UInt8], at index: Int) {
        var start = 0
        for sign in signs.signs(in: utf8) {
            append(utf8, start..<sign.bytes.lowerBound)
            start = sign.bytes.upperBound
            apply(sign, utf8, at: index)
        }
        append(utf8, start..<utf8.count)
    }

    private mutating func append(_ utf8: [UInt8], _ range: Range<Int>) {
        utf8.withUnsafeBufferPointer { builder.append(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    private mutating func apply(_ sign: TypedSigns.Sign, _ utf8: [UInt8], at index: Int) {
        switch sign.effect {
        case .open(let kind): builder.open(kind)
        case .close: builder.close()
        case .lineBreak: builder.lineBreak()
        case .pageBreak(let label): builder.place(.pageBreak(label: label))
        case .picture(let caption): appendPicture(caption, sign.bytes, utf8)
        case .nothing: break
        case .noteReference(let label): appendNoteReference(label, sign.bytes, utf8, at: index)
        }
    }

    /// A picture in the middle of a paragraph; its caption would interrupt the sentence.
    private mutating func appendPicture(_ caption: String, _ bytes: Range<Int>, _ utf8: [UInt8]) {
        builder.place(.image(alternative: caption, resource: ""))
        guard !caption.isEmpty else { return }
        builder.open(.decorative)
        append(utf8, bytes)
        builder.close()
    }

    /// A sign behind a word points to a note even where the note is lost; elsewhere it may be anything.
    private mutating func appendNoteReference(_ label: String, _ bytes: Range<Int>, _ utf8: [UInt8], at index: Int) {
        let note = notes.number(label: label, citedIn: index)
        let isBehindWord = bytes.lowerBound > 0 && utf8[bytes.lowerBound - 1] > 0x20
        guard note != nil || isBehindWord && label.first?.isNumber == true else {
            append(utf8, bytes)
            return
        }
        builder.openReference(to: note.map { "\(Self.href)#\(Self.noteName($0))" } ?? "", isNoteReference: true)
        append(utf8, bytes)
        builder.closeReference()
    }
}
