import VorleserCore

/// Writes a printed book's blocks as a document: lines become text, hyphens at their ends are settled, pages are marked.
struct PrintedWriter {
    static let href = "document"

    /// What stands besides the text, for each page.
    struct Page {
        var label: String?
        var furniture: [PrintedLine]
        var links: [PDFLink]
        /// Addresses of its pictures inside the book.
        var pictures: [String]
    }

    private var builder: DocumentBuilder
    private let pages: [Page]
    private let hyphens: PrintedHyphens
    private let limits: NoteThresholds
    private let notes: [NoteKey: Int]
    private let noteBlocks: [PrintedBlock]
    private var written: Set<Int> = []
    /// How many notes stand on pages that are written.
    private var passed = 0
    /// Notes that the block being written refers to.
    private var due: [Int] = []
    private var page = -1
    /// What has been written of the block last: what a raised number stands behind.
    private var tail = ""
    /// Pages begun in the block being written, whose furniture comes after it.
    private var pagesBegun: [Int] = []

    private struct NoteKey: Hashable {
        let page: Int
        let label: String
    }

    init(
        pages: [Page],
        notes: [PrintedBlock],
        hyphens: PrintedHyphens,
        limits: ReadingLimits,
        _ thresholds: LayoutThresholds
    ) {
        self.limits = thresholds.notes
        builder = DocumentBuilder(href: Self.href, mostMarks: limits.documentMarks)
        self.pages = pages
        self.hyphens = hyphens
        noteBlocks = notes
        var keys: [NoteKey: Int] = [:]
        for (index, note) in notes.enumerated() {
            if case .note(let label) = note.kind {
                keys[NoteKey(page: note.page, label: label)] = keys[NoteKey(page: note.page, label: label)] ?? index
            }
        }
        self.notes = keys
    }

    /// The name of the place where a page begins.
    static func anchor(ofPage page: Int) -> String { "\(pageAnchor)\(page + 1)" }
    static let pageAnchor = "page-"

    /// The name of the place where a block begins.
    static func anchor(ofBlock block: Int) -> String { "block-\(block + 1)" }

    mutating func document(_ blocks: [PrintedBlock]) -> DocumentText {
        for (index, block) in blocks.enumerated() {
            if block.page > page { writeNotes(before: block.page) }
            begin(block.page)
            builder.anchor(Self.anchor(ofBlock: index))
            write(block)
            finishBlock()
        }
        begin(pages.count - 1)
        finishBlock()
        writeNotes(before: .max)
        return builder.finish()
    }

    /// The notes of earlier pages that nothing has referred to.
    private mutating func writeNotes(before next: Int) {
        while passed < noteBlocks.count, noteBlocks[passed].page < next {
            writeNote(passed)
            passed += 1
        }
    }

    // MARK: Pages

    /// Marks the beginnings of pages up to one.
    private mutating func begin(_ next: Int) {
        while page < next {
            page += 1
            builder.anchor(Self.anchor(ofPage: page))
            builder.place(.pageBreak(label: pages[page].label ?? "\(page + 1)"))
            pagesBegun.append(page)
        }
    }

    /// What waits for the end of a block: the notes it refers to, and the furniture of pages that began in it.
    private mutating func finishBlock() {
        for note in due { writeNote(note) }
        due = []
        let begun = pagesBegun
        pagesBegun = []
        for picture in begun.flatMap({ pages[$0].pictures }) {
            builder.beginBlock(.paragraph)
            builder.place(.image(alternative: "", resource: picture))
            builder.endBlock()
        }
        for page in begun where !pages[page].furniture.isEmpty {
            builder.beginBlock(.section(.pageFurniture))
            for line in pages[page].furniture {
                builder.beginBlock(.paragraph)
                builder.append(line.text)
                builder.endBlock()
            }
            builder.endBlock()
        }
    }

    // MARK: Blocks

    private mutating func write(_ block: PrintedBlock) {
        switch block.kind {
        case .paragraph: writeLeaf(.paragraph, block.lines)
        case .heading(let level): writeLeaf(.heading(level: level), block.lines)
        case .caption: writeLeaf(.caption, block.lines)
        case .listItem(let marker):
            builder.beginBlock(.listItem(marker: marker))
            write(block.lines, skipping: BulletMarker(block.lines[0].text)?.length ?? 0)
            builder.endBlock()
        case .table:
            builder.beginBlock(.table)
            for line in block.lines {
                builder.beginBlock(.tableRow)
                write([line], partsCells: true)
                builder.endBlock()
            }
            builder.endBlock()
        case .code:
            // Letters and verse are typed with such a font as well.
            let text = block.lines.map(\.text).joined(separator: "\n")
            builder.beginBlock(ProgramText(text).isProgram ? .code : nil)
            for (index, line) in block.lines.enumerated() {
                if index > 0 { builder.append("\n", keepsWhiteSpace: true) }
                begin(line.page)
                builder.append(line.text, keepsWhiteSpace: true)
            }
            builder.endBlock()
        case .verse:
            builder.beginBlock(.verse)
            builder.beginBlock(.paragraph)
            var rest = block.lines[...]
            while let first = rest.first {
                let line = [first] + rest.dropFirst().prefix(while: \.isTurnedOver)
                rest = rest.dropFirst(line.count)
                write(line)
                if !rest.isEmpty { builder.lineBreak() }
            }
            builder.endBlock()
            builder.endBlock()
        case .quotation:
            builder.beginBlock(.quotation)
            writeLeaf(.paragraph, block.lines)
            builder.endBlock()
        case .contents:
            builder.beginBlock(.section(.contents))
            writeLeaf(.paragraph, block.lines)
            builder.endBlock()
        case .note: break
        }
    }

    private mutating func writeLeaf(_ kind: TextMark.Kind, _ lines: [PrintedLine]) {
        builder.beginBlock(kind)
        write(lines)
        builder.endBlock()
    }

    private mutating func writeNote(_ index: Int) {
        guard written.insert(index).inserted else { return }
        let note = noteBlocks[index]
        builder.beginBlock(.note)
        builder.anchor("note-\(index + 1)")
        builder.beginBlock(.paragraph)
        let outer = due
        write(note.lines)
        due = outer
        builder.endBlock()
        builder.endBlock()
    }

    // MARK: Lines

    /// Writes lines one after the other; of the first, so many characters are not text.
    private mutating func write(_ lines: [PrintedLine], skipping: Int = 0, partsCells: Bool = false) {
        for (index, line) in lines.enumerated() {
            begin(line.page)
            let next = index + 1 < lines.count ? lines[index + 1] : nil
            let joint = next.map { hyphens.joint(of: line, and: $0) }
            var runs = line.runs
            if index == 0, skipping > 0 { runs.removeFirst(characters: skipping) }
            if joint == .withoutHyphen { runs.removeLastCharacter() }
            if index == 0 { tail = "" }
            for (place, run) in runs.enumerated() {
                let after = place + 1 < runs.count ? runs[place + 1].text.first : nil
                write(run, on: line, before: after, partsCells: partsCells)
                tail = String((tail + run.text).suffix(Self.tailLength))
            }
            if joint == .blank { builder.append(" ") }
        }
    }

    /// Longer than a number with its unit.
    private static let tailLength = 24

    private mutating func write(_ run: PrintedRun, on line: PrintedLine, before next: Character?, partsCells: Bool) {
        if run.text == PrintedLine.cellGap {
            if partsCells { builder.endCell() } else { builder.append(" ") }
            return
        }
        for part in partedAtNotes(run, on: line) { write(part, on: line, before: next) }
    }

    private mutating func write(_ run: PrintedRun, on line: PrintedLine, before next: Character?) {
        if run.style.contains(.raised), let note = note(for: run.text, on: line, before: next) {
            let blanks = run.text.prefix { $0 == " " }
            builder.append(String(blanks))
            builder.openReference(to: note.map { "\(Self.href)#note-\($0 + 1)" } ?? "", isNoteReference: true)
            builder.open(.superscript)
            builder.append(run.text.dropFirst(blanks.count))
            builder.close()
            builder.closeReference()
            return
        }
        let target = run.link.flatMap { address(of: $0, on: line.page) }
        if let target { builder.openReference(to: target, isNoteReference: false) }
        let kinds = run.isBlank ? [] : run.style.marks
        for kind in kinds { builder.open(kind) }
        builder.append(run.text)
        for _ in kinds { builder.close() }
        if target != nil { builder.closeReference() }
    }

    /// A run parted at the signs in brackets that a note on its page or the next has: “it is said.[1] But”.
    private func partedAtNotes(_ run: PrintedRun, on line: PrintedLine) -> [PrintedRun] {
        guard !notes.isEmpty, !run.style.contains(.raised), run.text.utf8.contains(UInt8(ascii: "[")) else {
            return [run]
        }
        var parts: [PrintedRun] = []
        var written = run.text.startIndex
        func add(upTo end: String.Index, _ style: PrintedStyle) {
            guard written < end else { return }
            parts.append(PrintedRun(text: String(run.text[written..<end]), style: style, link: run.link))
            written = end
        }
        var rest = run.text[...]
        while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
            let label = String(rest[rest.index(after: open)..<close])
            let isSign =
                !label.isEmpty && label.count <= limits.longestSign
                && [line.page, line.page + 1].contains { page in
                    // A note whose own sign is raised has a raised one in the text.
                    notes[NoteKey(page: page, label: label)].map { noteBlocks[$0].text.hasPrefix("[") } ?? false
                }
            let end = run.text.index(after: isSign ? close : open)
            if isSign {
                let words = run.text[written..<open]
                add(upTo: words.lastIndex { $0 != " " }.map { words.index(after: $0) } ?? open, run.style)
                add(upTo: end, run.style.union(.raised))
            }
            rest = run.text[end...]
        }
        add(upTo: run.text.endIndex, run.style)
        return parts
    }

    private func address(of link: Int, on page: Int) -> String? {
        guard pages.indices.contains(page), pages[page].links.indices.contains(link) else { return nil }
        switch pages[page].links[link].target {
        case .page(let page, _): return pages.indices.contains(page) ? "\(Self.href)#\(Self.anchor(ofPage: page))" : nil
        case .address(let address): return address
        }
    }

    /// The note that a raised sign points to. `nil` when it is none; none inside when the note was not found.
    private mutating func note(for text: String, on line: PrintedLine, before next: Character?) -> Int?? {
        let label = text.filter { !$0.isWhitespace && !"[](),".contains($0) }
        guard !label.isEmpty, label.count <= limits.longestSign else { return nil }
        let isSign = label.allSatisfy { $0.isASCII && $0.isNumber } || label.allSatisfy { NoteSign.marks.contains($0) }
        let isLetter = label.count == 1 && label.allSatisfy { $0.isASCII && $0.isLetter }
        guard isSign || isLetter else { return nil }
        let surroundings = RaisedNumber(behind: tail, before: next)
        if label.allSatisfy(\.isNumber) || label == "∗", surroundings.isPower { return nil }
        for page in [line.page, line.page + 1] {
            if let note = notes[NoteKey(page: page, label: label)] {
                due.append(note)
                return .some(note)
            }
        }
        // “¹H” and “¹³C” are isotopes.
        let beginsWord = (text.first == " " || tail.last?.isWhitespace ?? true) && next?.isLetter ?? false
        let isLost = !noteBlocks.isEmpty && !surroundings.mayBePower || surroundings.isAtWord
        return isSign && isLost && !beginsWord ? .some(nil) : nil
    }
}

extension PrintedStyle {
    fileprivate var marks: [TextMark.Kind] {
        var kinds: [TextMark.Kind] = []
        if contains(.italic) { kinds.append(.emphasis) }
        if contains(.bold) { kinds.append(.strong) }
        if contains(.smallCaps) { kinds.append(.smallCaps) }
        if contains(.raised) { kinds.append(.superscript) }
        if contains(.lowered) { kinds.append(.subscript) }
        return kinds
    }
}

extension [PrintedRun] {
    fileprivate mutating func removeFirst(characters: Int) {
        var rest = characters
        while rest > 0, let first, !isEmpty {
            let count = Swift.min(rest, first.text.count)
            self[0].text.removeFirst(count)
            rest -= count
            if self[0].text.isEmpty { removeFirst() } else { break }
        }
    }
}
