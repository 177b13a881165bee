import VorleserCore

/// Finds the numbers that stand before verses: “¹⁶For God so loved the world. ¹⁷For God sent not…”, “1:1 In the beginning”.
///
/// A raised or bold number, or one with the chapter's before it, is the number of a verse if words follow it and the
/// number before or after it is the next one.
struct VerseNumbers {
    private let document: DocumentText
    private let units: [UInt16]

    /// A number that may be that of a verse.
    private struct Candidate {
        let span: Range<Int>
        /// 0 where only the verse is counted.
        let chapter: Int
        let verse: Int
        let sign: Sign
    }

    private enum Sign { case raised, bold, typed }

    /// The document with the numbers of its verses marked.
    static func marked(_ document: DocumentText) -> DocumentText {
        // Most documents have none of the signs.
        guard mayHold(document) else { return document }
        let numbers = VerseNumbers(document)
        var result = document
        for span in numbers.found() { result.marks.append(TextMark(.verseNumber, TextSpan(utf16: span))) }
        return result
    }

    /// Whether an element that a class name calls a number holds one.
    static func isNumber(of node: MarkupNode, _ kind: ElementKind?) -> Bool {
        switch kind {
        case nil, .superscript?, .bold?, .strong?, .small?, .link?, .italic?, .emphasis?: break
        default: return false
        }
        let text = node.text(limit: 20)
        let inner = text.filter { !"[](){}.:  ".contains($0) }
        return text.count <= 10 && !inner.isEmpty && inner.count { $0.isNumber } + 1 >= inner.count
            && inner.first?.isNumber == true
    }

    private init(_ document: DocumentText) {
        self.document = document
        units = Array(String(decoding: document.utf8, as: UTF8.self).utf16)
    }

    private static func mayHold(_ document: DocumentText) -> Bool {
        let isMarked = document.marks.contains { mark in
            (mark.kind == .superscript || mark.kind == .strong) && (1...7).contains(mark.span.length)
        }
        if isMarked { return true }
        return document.utf8.withUnsafeBufferPointer { utf8 in
            // The rarer sign first: this looks at every byte of a book.
            for index in 1..<max(utf8.count - 1, 1) where utf8[index] == 0x0A || utf8[index] == UInt8(ascii: ":") {
                guard isDigit(UInt16(utf8[index - 1])) else { continue }
                if utf8[index] == 0x0A || isDigit(UInt16(utf8[index + 1])) { return true }
            }
            return false
        }
    }

    // MARK: Judging

    private func found() -> [Range<Int>] {
        let closed = SpanIndex(
            document.marks.compactMap { mark in
                switch mark.kind {
                case .heading, .tableRow, .code, .caption, .note, .verseNumber, .section(.contents): mark.span.utf16
                default: nil
                }
            } + document.references.map(\.span.utf16)
        )
        let candidates = candidates().filter { !closed.overlaps($0.span) }
        var result: [Range<Int>] = []
        for sign in [Sign.raised, .bold, .typed] {
            result += Self.inOrder(candidates.filter { $0.sign == sign }, most: sign == .raised ? 2 : 3, in: self)
        }
        result += lineNumbers().filter { !closed.overlaps($0) }
        return result.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// Numbers at the ends of every fourth, fifth or tenth line of a poem.
    private func lineNumbers() -> [Range<Int>] {
        var rows: [[(span: Range<Int>, number: Int, line: Int)]] = []
        var line = 0
        for end in units.indices where units[end] == 0x0A {
            line += 1
            guard let span = numberAtEnd(of: end) else { continue }
            let number = units[span].reduce(0) { $0 * 10 + Int($1) - 0x30 }
            let found = (span: span, number: number, line: line)
            // Blank lines between stanzas are not there to be counted; titles between them are.
            if let last = rows.last?.last, [4, 5, 10].contains(number - last.number),
                (number - last.number...number - last.number + 3).contains(line - last.line)
            {
                rows[rows.count - 1].append(found)
            } else {
                rows.append([found])
            }
        }
        return rows.filter { $0.count >= 3 }.flatMap { $0.map(\.span) }
    }

    /// A multiple of four or five behind other text of a line.
    private func numberAtEnd(of end: Int) -> Range<Int>? {
        var low = end
        while low > 0, end - low < 5, Self.isDigit(units[low - 1]) { low -= 1 }
        guard (1...4).contains(end - low), low > 1, Self.isBlank(units[low - 1]), units[low - 1] != 0x0A,
            units[low - 1] != 0x09
        else { return nil }
        let number = units[low..<end].reduce(0) { $0 * 10 + Int($1) - 0x30 }
        return number > 0 && (number.isMultiple(of: 4) || number.isMultiple(of: 5)) ? low..<end : nil
    }

    /// Those that belong to a row of at least so many that rises by one.
    private static func inOrder(_ candidates: [Candidate], most shortest: Int, in numbers: VerseNumbers) -> [Range<Int>]
    {
        var rows: [[Candidate]] = []
        for candidate in candidates.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
            if let last = rows.last?.last, follows(last, candidate) {
                rows[rows.count - 1].append(candidate)
            } else {
                rows.append([candidate])
            }
        }
        let kept = rows.filter { row in
            let isCounted = row.allSatisfy { $0.chapter > 0 }
            // Numbered paragraphs of other books are bold too; only verses run on in one.
            let runOn = row.count { numbers.isInside($0.span.lowerBound) }
            if row[0].sign == .bold, !isCounted, runOn * 3 < row.count { return false }
            return row.count >= (isCounted && row[0].sign != .typed ? 2 : shortest)
        }
        // Times of day look the same, but few of them are the next minute.
        let counted = kept.joined().count { $0.chapter > 0 }
        let areTimes = counted * 2 < candidates.count { $0.chapter > 0 }
        return kept.joined().filter { !areTimes || $0.chapter == 0 }.map(\.span)
    }

    private static func follows(_ one: Candidate, _ next: Candidate) -> Bool {
        if one.chapter == next.chapter { return next.verse == one.verse + 1 }
        return next.chapter == one.chapter + 1 && next.verse == 1
    }

    // MARK: Looking

    private func candidates() -> [Candidate] {
        var result: [Candidate] = []
        for mark in document.marks where (1...8).contains(mark.span.length) {
            let sign: Sign
            switch mark.kind {
            case .superscript: sign = .raised
            case .strong: sign = .bold
            default: continue
            }
            if let candidate = candidate(mark.span.utf16, sign) { result.append(candidate) }
        }
        return result + typed()
    }

    private func candidate(_ span: Range<Int>, _ sign: Sign) -> Candidate? {
        guard span.upperBound <= units.count else { return nil }
        let inner = trimmed(span)
        guard !inner.isEmpty, isFree(before: inner.lowerBound), isWord(after: inner.upperBound),
            let number = Self.number(units[inner])
        else { return nil }
        return Candidate(span: inner, chapter: number.chapter, verse: number.verse, sign: sign)
    }

    /// Numbers with a colon at the start of a block or after a blank, not set apart by their looks.
    private func typed() -> [Candidate] {
        var result: [Candidate] = []
        for colon in units.indices where units[colon] == 0x3A {
            var low = colon
            while low > 0, colon - low < 4, Self.isDigit(units[low - 1]) { low -= 1 }
            var high = colon + 1
            while high < units.count, high - colon < 5, Self.isDigit(units[high]) { high += 1 }
            guard (1...3).contains(colon - low), (1...3).contains(high - colon - 1), high < units.count,
                units[high] == 0x20 || units[high] == 0xA0
            else { continue }
            if let candidate = candidate(low..<high, .typed) { result.append(candidate) }
        }
        return result
    }

    /// “16”, “3:16”, “3.16”
    private static func number(_ units: ArraySlice<UInt16>) -> (chapter: Int, verse: Int)? {
        let parts = units.split(omittingEmptySubsequences: false) { $0 == 0x3A || $0 == 0x2E }
        guard parts.count <= 2 else { return nil }
        var numbers: [Int] = []
        for part in parts {
            guard (1...3).contains(part.count), part.allSatisfy(isDigit) else { return nil }
            numbers.append(part.reduce(0) { $0 * 10 + Int($1) - 0x30 })
        }
        return numbers.count == 2 ? (numbers[0], numbers[1]) : (0, numbers[0])
    }

    private func trimmed(_ span: Range<Int>) -> Range<Int> {
        var (low, high) = (span.lowerBound, span.upperBound)
        while low < high, Self.isBlank(units[low]) { low += 1 }
        while high > low, Self.isBlank(units[high - 1]) { high -= 1 }
        return low..<high
    }

    /// Whether no word or stop stands right before a place, as it does before the sign of a note.
    private func isFree(before place: Int) -> Bool {
        guard place > 0 else { return true }
        return Self.isBlank(units[place - 1]) || Self.opening.contains(units[place - 1])
    }

    /// Whether words follow a place, after a blank at most and marks that open.
    private func isWord(after place: Int) -> Bool {
        var index = place
        while index < units.count, index - place < 4,
            Self.isBlank(units[index]) && units[index] != 0x0A
                || Self.opening.contains(units[index])
        {
            index += 1
        }
        guard index < units.count else { return false }
        return Unicode.Scalar(units[index])?.properties.isAlphabetic ?? true
    }

    /// Whether other text of its block stands before a place.
    private func isInside(_ place: Int) -> Bool {
        var index = place
        while index > 0, Self.isBlank(units[index - 1]), units[index - 1] != 0x0A { index -= 1 }
        return index > 0 && units[index - 1] != 0x0A
    }

    private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

    private static func isBlank(_ unit: UInt16) -> Bool {
        unit <= 0x20 || unit == 0xA0 || (0x2000...0x200A).contains(unit) || unit == 0x202F
    }

    private static let opening = Set("“‘„«\"'([¶—".utf16)
}
