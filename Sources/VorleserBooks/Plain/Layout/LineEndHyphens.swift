/// Which of the hyphens at the ends of lines belong to their words, judged by how the text spells them elsewhere.
struct LineEndHyphens: Sendable {
    /// What becomes of a hyphen at a line's end.
    enum Fate: Sendable { case joined, kept }

    private var fates: [Int: Fate] = [:]

    /// What becomes of the hyphen at the end of a line; `nil` when the line ends with none.
    func fate(ofLine index: Int) -> Fate? { fates[index] }

    /// Looks at the ends of a range of lines.
    init(_ text: TextLines, _ range: Range<Int>) {
        let breaks = range.dropLast().compactMap { Break(text, $0) }
        guard !breaks.isEmpty else { return }
        let counts = Vocabulary(text, range, of: breaks).counts
        let evidence = breaks.map { $0.evidence(counts) }
        let soft = evidence.count { $0 == .joined }
        let hard = evidence.count { $0 == .kept }
        let isHyphenated = soft + hard >= 5 ? soft >= hard : soft > hard || breaks.count * 25 > range.count
        for (line, found) in zip(breaks, evidence) {
            if !(isHyphenated && found == .joined), Self.closesDash(text, line.index) { continue }
            fates[line.index] = found ?? line.habit(text.words, isHyphenated: isHyphenated)
        }
    }

    /// Whether the sign at a line's end closes an insertion that a dash typed as ` -word` opens in the paragraph.
    private static func closesDash(_ text: TextLines, _ index: Int) -> Bool {
        // Insertions are short; the limit keeps the work linear.
        for line in stride(from: index, to: max(index - 12, -1), by: -1) {
            if let opens = lastDashOpens(text, text.lines[line], isLast: line == index) { return opens }
            if text.lines[line].blanksBefore > 0 { return false }
        }
        return false
    }

    /// Whether the last dash in a line opens an insertion; `nil` without a dash. The one before a paragraph's first
    /// word is that of a speaker.
    private static func lastDashOpens(_ text: TextLines, _ line: TextLine, isLast: Bool) -> Bool? {
        let end = isLast ? line.end - 1 : line.end
        for at in stride(from: end - 1, through: line.start, by: -1) where text.utf8[at] == 0x2D {
            let isAfterWord = at > line.start && text.utf8[at - 1] > 0x20
            let isBeforeWord = at + 1 < end && isWordByte(text.utf8[at + 1])
            if isAfterWord, isBeforeWord { continue }
            return !isAfterWord && isBeforeWord && (at > line.start || line.blanksBefore == 0)
        }
        return nil
    }

    /// A hyphen at the end of a line between two letters.
    fileprivate struct Break {
        let index: Int
        let left: Range<Int>
        let right: Range<Int>
        let leftWord: String
        let rightWord: String
        let isSoftHyphen: Bool

        init?(_ text: TextLines, _ index: Int) {
            let (line, next) = (text.lines[index], text.lines[index + 1])
            guard next.blanksBefore == 0, let length = LineEndHyphens.hyphenLength(text, line) else { return nil }
            left = LineEndHyphens.wordEnding(text.utf8, at: line.end - length, from: line.start)
            right = LineEndHyphens.wordStarting(text.utf8, at: next.start, limit: next.end)
            guard !left.isEmpty, !right.isEmpty else { return nil }
            self.index = index
            leftWord = String(decoding: text.utf8[left.suffix(60)], as: UTF8.self)
            rightWord = String(decoding: text.utf8[right.prefix(60)], as: UTF8.self)
            isSoftHyphen = text.lastScalar(line) == "\u{AD}" || text.lastScalar(line) == "¬"
        }

        var joinedForm: UInt64 { WordHash().adding(leftWord.utf8).adding(rightWord.utf8).value }
        var hyphenForm: UInt64 { WordHash().adding(leftWord.utf8).adding(45).adding(rightWord.utf8).value }

        /// What the rest of the text says; `nil` when nothing.
        func evidence(_ counts: [UInt64: Int]) -> Fate? {
            if isSoftHyphen { return .joined }
            let joined = counts[joinedForm] ?? 0
            let hyphen = counts[hyphenForm] ?? 0
            if joined == hyphen { return nil }
            return joined > hyphen ? .joined : .kept
        }

        /// What such hyphens mostly are.
        func habit(_ words: BookWords, isHyphenated: Bool) -> Fate {
            guard isHyphenated, rightWord.unicodeScalars.first?.properties.isLowercase == true else { return .kept }
            let left = leftWord.lowercased()
            if words.hyphens.compoundingInTyping.contains(left) { return .kept }
            return words.numbers.areTensAndUnits(left, rightWord.lowercased()) ? .kept : .joined
        }
    }

    /// The length of a hyphen at a line's end that has a letter before it; `nil` for none, or for a dash.
    private static func hyphenLength(_ text: TextLines, _ line: TextLine) -> Int? {
        let last = text.lastScalar(line)
        guard last == "-" || last == "\u{2010}" || last == "\u{AD}" || last == "¬" else { return nil }
        let length = UTF8.width(last)
        return text.scalar(before: line.end - length).properties.isAlphabetic ? length : nil
    }

    fileprivate static func isWordByte(_ byte: UInt8) -> Bool { byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20) }

    /// Punctuation beyond ASCII begins with E2 80 (general punctuation) or C2.
    private static func wordEnding(_ utf8: [UInt8], at end: Int, from limit: Int) -> Range<Int> {
        var start = end
        while start > limit, end - start < 200, isWordByte(utf8[start - 1]) { start -= 1 }
        if let sign = utf8[start..<end].lastIndex(of: 0xE2) { start = min(sign + 3, end) }
        return start..<end
    }

    private static func wordStarting(_ utf8: [UInt8], at start: Int, limit: Int) -> Range<Int> {
        var end = start
        while end < limit, end - start < 200, isWordByte(utf8[end]), utf8[end] != 0xE2 { end += 1 }
        return start..<end
    }
}

/// How often the forms that line ends leave open stand whole in a text.
private struct Vocabulary {
    private(set) var counts: [UInt64: Int] = [:]

    init(_ text: TextLines, _ range: Range<Int>, of breaks: [LineEndHyphens.Break]) {
        for line in breaks {
            counts[line.joinedForm] = 0
            counts[line.hyphenForm] = 0
        }
        let broken = Set(breaks.map(\.index))
        text.utf8.withUnsafeBufferPointer { utf8 in
            for index in range {
                let line = text.lines[index]
                count(UnsafeBufferPointer(rebasing: utf8[line.bytes]), afterBreak: broken.contains(index - 1))
            }
        }
    }

    /// Counts a line's words and hyphenated pairs of words; the halves of a broken word are not whole words.
    private mutating func count(_ line: UnsafeBufferPointer<UInt8>, afterBreak: Bool) {
        var index = 0
        var isHalf = afterBreak
        var pair: WordHash?
        while index < line.count {
            guard LineEndHyphens.isWordByte(line[index]), line[index] != 0xE2 else {
                index += line[index] == 0xE2 ? 3 : 1
                pair = nil
                isHalf = false
                continue
            }
            let end = wordEnd(line, from: index)
            let isBeforeHyphen = end < line.count && line[end] == 0x2D
            let word = UnsafeBufferPointer(rebasing: line[index..<end])
            let alone = WordHash().adding(word)
            if !isHalf, !(isBeforeHyphen && end + 1 == line.count) { count(alone) }
            if let open = pair { count(open.adding(word)) }
            pair = isBeforeHyphen && !isHalf ? alone.adding(45) : nil
            isHalf = false
            index = isBeforeHyphen ? end + 1 : end
        }
    }

    private func wordEnd(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start
        while end < line.count, LineEndHyphens.isWordByte(line[end]), line[end] != 0xE2 { end += 1 }
        return end
    }

    private mutating func count(_ hash: WordHash) {
        if let known = counts[hash.value] { counts[hash.value] = known + 1 }
    }
}
