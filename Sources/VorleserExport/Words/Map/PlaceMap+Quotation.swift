import VorleserCore

extension PlaceMap {
    /// Where a quotation is heard.
    ///
    /// Compared are words, without case, accents and signs; the last one may be cut short. It may go over several
    /// sentences.
    /// - Returns: The place of its first word, for each time that it is there, in order.
    /// - Throws: ``PlaceMapError/noSuchText(_:)``
    /// - Complexity: O(text)
    public func places(of quotation: String) throws(PlaceMapError) -> [Place] {
        let wanted = QuotedWords(quotation).words
        guard !wanted.isEmpty else { throw .noSuchText(quotation) }
        var found: [Place] = []
        var cursor = QuotationCursor(wanted)
        for (index, sentence) in sentences.enumerated() {
            let words = QuotedWords(sentence.text)
            for (word, offset) in zip(words.words, words.offsets) {
                let start = sentence.span.lowerBound.utf16 + offset
                guard let first = cursor.step(to: word, at: (index, start)) else { continue }
                found.append(try place(of: TextOffset(utf16: min(first.offset, length))))
            }
        }
        guard !found.isEmpty else { throw .noSuchText(quotation) }
        return found
    }
}

/// A text's words as they are compared, and where each begins, in UTF-16 code units.
private struct QuotedWords {
    var words: [String] = []
    var offsets: [Int] = []

    init(_ text: String) {
        var word = ""
        var (offset, start) = (0, 0)
        func isPart(_ scalar: Unicode.Scalar) -> Bool {
            scalar.isASCII
                ? UInt8(scalar.value).isLetterOrDigit
                : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
        for scalar in text.unicodeScalars {
            if isPart(scalar) || (!word.isEmpty && scalar.properties.generalCategory == .nonspacingMark) {
                if word.isEmpty { start = offset }
                word.unicodeScalars.append(scalar)
            } else if !word.isEmpty {
                append(word, at: start)
                word = ""
            }
            offset += scalar.value > 0xFFFF ? 2 : 1
        }
        if !word.isEmpty { append(word, at: start) }
    }

    private mutating func append(_ word: String, at offset: Int) {
        words.append(word.utf8.allSatisfy { $0 < 0x80 } ? word.lowercased() : word.folded)
        offsets.append(offset)
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool { (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 }
}

/// Walks over words and knows when the last ones were those of a quotation.
private struct QuotationCursor {
    typealias Start = (sentence: Int, offset: Int)

    private let wanted: [String]
    private var last: [(word: String, start: Start)] = []

    init(_ wanted: [String]) { self.wanted = wanted }

    /// - Returns: Where the quotation begins, if it ends with this word.
    mutating func step(to word: String, at start: Start) -> Start? {
        last.append((word, start))
        if last.count > wanted.count { last.removeFirst() }
        guard last.count == wanted.count, let final = wanted.last, word.hasPrefix(final) else { return nil }
        return zip(last.dropLast(), wanted).allSatisfy { $0.word == $1 } ? last[0].start : nil
    }
}
