import VorleserCore

/// What can be said of a document by looking at it alone: what the judgement of the whole book rests on.
struct DocumentSurvey: Sendable {
    struct Heading: Sendable {
        let level: Int
        let line: Int
        let start: Int
        let title: String
    }

    let lines: DocumentLines
    /// In order.
    let headings: [Heading]
    /// Signs that can be seen.
    let visibleCharacters: Int
    /// How many of them are in links to places in the book, page numbers left out.
    let linkedCharacters: Int
    let images: Int
    let notes: Int
    /// The first words.
    let opening: String
    /// Lines that look like those of a printed table of contents.
    let contentsLines: Range<Int>?
    let boilerplate: Boilerplate
    /// Text of short links that might be signs of notes, by index into the document's references.
    let labels: [Int: String]

    init(_ document: DocumentText) {
        let lines = DocumentLines(document)
        self.lines = lines
        let surroundings = SpanIndex(
            document.marks.lazy.filter { $0.kind == .section(.navigation) }.map(\.span.utf16)
        )
        headings = Self.headings(of: document, lines).filter { !surroundings.contains($0.start) }
        visibleCharacters = document.utf8.count { $0 > 0x20 && $0 & 0xC0 != 0x80 }
        images = document.marks.count { if case .image = $0.kind { true } else { false } }
        notes = document.marks.count { $0.kind == .note }
        opening = surroundings.isEmpty ? Self.opening(of: document) : Self.opening(of: document, lines, surroundings)
        boilerplate = Boilerplate(document, lines)
        let links = LinkedLines(document, lines)
        linkedCharacters = links.characters.reduce(0, +)
        contentsLines = links.contentsLines(document, lines)
        labels = NoteLabel.labels(in: document, lines)
    }

    private static func headings(of document: DocumentText, _ lines: DocumentLines) -> [Heading] {
        guard lines.count > 0 else { return [] }
        var headings: [Heading] = []
        let ends = HeadingEnds(document, lines)
        for mark in document.marks {
            guard case .heading(let level) = mark.kind, headings.count < 20_000 else { continue }
            let line = lines.line(at: mark.span.lowerBound.utf16)
            let title = ends.title(lines.text(line, of: document), at: line)
            if !title.isEmpty {
                headings.append(Heading(level: level, line: line, start: mark.span.lowerBound.utf16, title: title))
            }
        }
        return headings.sorted { $0.start < $1.start }
    }

    private static func opening(of document: DocumentText) -> String {
        let start = document.utf8.firstIndex { $0 > 0x20 } ?? 0
        return String(decoding: document.utf8[start...].prefix(1500), as: UTF8.self).collapsed
    }

    private static func opening(of document: DocumentText, _ lines: DocumentLines, _ surroundings: SpanIndex) -> String
    {
        var opening = ""
        for line in 0..<lines.count where opening.utf8.count < 1500 && !surroundings.contains(lines.starts[line]) {
            opening += lines.text(line, of: document, limit: 1500) + " "
        }
        return opening.collapsed
    }

    /// Whether no text comes before a place, or only so little that it belongs to what begins there.
    func isStart(_ offset: Int, of document: DocumentText) -> Bool {
        guard lines.count > 0 else { return true }
        var visible = 0
        for line in 0..<lines.line(at: offset) {
            visible += lines.visibleCount(line, of: document)
            if visible > 60 { return false }
        }
        return true
    }

    /// Whether a stretch has only short lines, as title pages do, and none of them is a sentence.
    func holdsNoProse(_ span: Range<Int>, of document: DocumentText) -> Bool {
        guard lines.count > 0 else { return true }
        let first = lines.line(at: span.lowerBound)
        let last = lines.line(at: max(span.upperBound - 1, span.lowerBound))
        return (first...max(first, last)).allSatisfy {
            lines.span($0).count <= 120 && !lines.text($0, of: document).isPlainSentence
        }
    }

    /// Whether a line is a heading.
    /// - Complexity: O(log n)
    func isHeading(_ line: Int) -> Bool { heading(at: line) != nil }

    /// The heading that a line is, the first if it is several.
    /// - Complexity: O(log n)
    func heading(at line: Int) -> Heading? {
        let index = headings.partitioningIndex { $0.line >= line }
        return index < headings.count && headings[index].line == line ? headings[index] : nil
    }

    /// The heading that the document begins with.
    func firstHeading(of document: DocumentText) -> Heading? {
        headings.first { isStart($0.start, of: document) }
    }

    /// The title of a heading, joined with the next one where that goes on: “Chapter I” and “The River Bank”.
    func title(of index: Int, _ words: BookWords) -> String {
        let heading = headings[index]
        guard index + 1 < headings.count, headings[index + 1].line == heading.line + 1,
            words.isBareNumber(heading.title)
        else {
            return heading.title
        }
        return Self.title(heading.title, headings[index + 1].title)
    }

    /// A number and the title below it as one: “Chapter I: The River Bank”.
    static func title(_ number: String, _ title: String) -> String {
        // A scene may be called by its act already.
        if title.hasPrefix(number), title.dropFirst(number.count).first.map({ !$0.isLetter && !$0.isNumber }) ?? true {
            return title
        }
        let end = number.last.map { ".:—".contains($0) } ?? false
        return number + (end ? " " : ": ") + title
    }
}

extension String {
    /// Whether it is a sentence of eight words or more, most of which begin small: what title pages say in a sentence
    /// (“Printed for T. Egerton, Whitehall.”) is names.
    fileprivate var isPlainSentence: Bool {
        guard let last = trimmedOfClosingMarks.last, ".!?…".contains(last) else { return false }
        let words = split(separator: " ").filter { $0.contains(where: \.isLetter) }
        let small = words.count { $0.first { $0.isLetter }?.isLowercase ?? false }
        return words.count >= 8 && small * 3 > words.count * 2
    }

    private var trimmedOfClosingMarks: Substring {
        self[..<(lastIndex { !"\"”’»“)]".contains($0) }.map(index(after:)) ?? endIndex)]
    }
}

extension DocumentText.Reference {
    /// Whether a link of a page leads to a place of that page; some give the page's own name with it.
    fileprivate func leadsInside(_ document: DocumentText) -> Bool {
        target.split(separator: "#", maxSplits: 1).dropFirst().first.map { document.anchors[String($0)] != nil }
            ?? false
    }
}

/// How much of each line is links to places in the book.
private struct LinkedLines {
    /// Visible signs in links, by line.
    var characters: [Int]
    private var targets: [String?]

    init(_ document: DocumentText, _ lines: DocumentLines) {
        characters = Array(repeating: 0, count: lines.count)
        targets = Array(repeating: nil, count: lines.count)
        guard lines.count > 0 else { return }
        for reference in document.references where !reference.isNoteReference && !reference.target.contains(":") {
            if document.isWebPage, !reference.leadsInside(document) { continue }
            let line = lines.line(at: reference.span.lowerBound.utf16)
            let text = lines.text(in: reference.span.utf16, of: document)
            guard text.contains(where: \.isLetter) || targets[line] == nil else { continue }
            characters[line] += text.count { !$0.isWhitespace }
            targets[line] = targets[line] ?? reference.target
        }
    }

    /// Lines with links to as many places; fewer are no contents.
    private static let fewestOfContents = 4

    /// The longest run of lines that are links, nearly all of them.
    func contentsLines(_ document: DocumentText, _ lines: DocumentLines) -> Range<Int>? {
        guard characters.count(where: { $0 > 0 }) >= Self.fewestOfContents else { return nil }
        var best: Range<Int>?
        var run: (start: Int, end: Int, linked: Int)?
        var gap = 0
        for line in 0..<lines.count {
            let visible = lines.visibleCount(line, of: document)
            if visible > 0, characters[line] * 2 >= visible {
                run = (run?.start ?? line, line + 1, (run?.linked ?? 0) + 1)
                gap = 0
            } else if visible > 60 || gap >= 3 {
                best = longer(best, run)
                run = nil
                gap = 0
            } else if visible > 0 {
                gap += 1
            }
        }
        return longer(best, run)
    }

    private func longer(_ best: Range<Int>?, _ run: (start: Int, end: Int, linked: Int)?) -> Range<Int>? {
        guard let run, run.linked >= Self.fewestOfContents,
            Set(targets[run.start..<run.end].compactMap(\.self)).count >= Self.fewestOfContents
        else { return best }
        let range = run.start..<run.end
        return range.count > (best?.count ?? 0) ? range : best
    }
}
