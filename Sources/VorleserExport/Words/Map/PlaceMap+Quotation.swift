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
        var cursor = QuotationCursor(quotation)
        guard !cursor.isEmpty else { throw .noSuchText(quotation) }
        var found: [Place] = []
        var starts: [TextOffset] = []
        for sentence in sentences {
            var text = sentence.text
            text.forEachWord { word, offset in
                let start = sentence.span.lowerBound.advanced(by: offset)
                if let first = cursor.step(to: word, at: start) { starts.append(first) }
            }
        }
        for start in starts { found.append(try place(of: min(start, TextOffset(utf16: length)))) }
        guard !found.isEmpty else { throw .noSuchText(quotation) }
        return found
    }
}

/// A word's UTF-8.
private typealias Word = Slice<UnsafeBufferPointer<UInt8>>

extension String {
    /// Calls for each word as they are compared, and where it begins, in UTF-16 code units.
    fileprivate mutating func forEachWord(_ body: (Word, Int) -> Void) {
        withUTF8 { bytes in
            var (index, offset) = (0, 0)
            var start: (index: Int, offset: Int)?
            while index < bytes.count {
                let (scalar, length) = bytes.scalar(at: index)
                let goesOn = scalar.isOfWord || (start != nil && scalar.isAccent)
                if goesOn, start == nil {
                    start = (index, offset)
                } else if !goesOn, let (from, place) = start {
                    body(bytes[from..<index], place)
                    start = nil
                }
                index += length
                offset += scalar.value > 0xFFFF ? 2 : 1
            }
            if let (from, place) = start { body(bytes[from...], place) }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The scalar that begins at an index, and how many bytes it has; what is there is valid UTF-8.
    fileprivate func scalar(at index: Int) -> (Unicode.Scalar, Int) {
        let first = self[index]
        if first < 0x80 { return (Unicode.Scalar(first), 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        let value = self[(index + 1)..<(index + length)].reduce(UInt32(first) & (0x7F >> UInt32(length))) {
            $0 << 6 | UInt32($1 & 0x3F)
        }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }
}

extension Unicode.Scalar {
    fileprivate var isOfWord: Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        // Signs, among them the dashes and quotation marks that are in every book.
        case ..<0x80, 0x2000...0x206F: false
        default: properties.isAlphabetic || properties.numericType != nil
        }
    }

    fileprivate var isAccent: Bool { value >= 0x300 && properties.generalCategory == .nonspacingMark }
}

/// Walks over words and knows when the last ones were those of a quotation.
private struct QuotationCursor {
    /// In UTF-8, without case and accents.
    private var wanted: [[UInt8]] = []
    /// Where the quotation may have begun, and how many of its words have followed.
    private var begun: [(start: TextOffset, count: Int)] = []
    /// Words that are not ASCII, as they are compared: a book has few, and most of them often.
    private var folded: [String: [UInt8]] = [:]

    init(_ quotation: String) {
        var quotation = quotation
        quotation.forEachWord { word, _ in wanted.append(Self.folded(String(decoding: word, as: UTF8.self))) }
    }

    var isEmpty: Bool { wanted.isEmpty }

    /// - Returns: Where the quotation begins, if it ends with this word.
    mutating func step(to word: Word, at start: TextOffset) -> TextOffset? {
        guard word.allSatisfy({ $0 < 0x80 }) else {
            let word = String(decoding: word, as: UTF8.self)
            let bytes = folded[word] ?? Self.folded(word)
            if folded[word] == nil { folded[word] = bytes }
            return step(at: start) { bytes[...].begins(with: $0, isWhole: $1) }
        }
        return step(at: start) { word.begins(with: $0, isWhole: $1) }
    }

    private mutating func step(at start: TextOffset, _ isWord: ([UInt8], Bool) -> Bool) -> TextOffset? {
        begun.append((start, 0))
        begun = begun.filter { isWord(wanted[$0.count], $0.count < wanted.count - 1) }
        for index in begun.indices { begun[index].count += 1 }
        guard let first = begun.first, first.count == wanted.count else { return nil }
        begun.removeFirst()
        return first.start
    }

    private static func folded(_ word: String) -> [UInt8] { Array(word.folded.utf8) }
}

extension Collection<UInt8> {
    /// Whether it begins with lower case letters, or is them.
    fileprivate func begins(with letters: [UInt8], isWhole: Bool) -> Bool {
        guard isWhole ? count == letters.count : count >= letters.count else { return false }
        return zip(self, letters).allSatisfy { $0 &- 0x41 < 26 ? $0 | 0x20 == $1 : $0 == $1 }
    }
}
