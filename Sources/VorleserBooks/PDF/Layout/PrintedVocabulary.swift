/// How a book spells its words where no line end cuts them, and which words its language has.
struct PrintedVocabulary: Sendable {
    private var counts: [WordHash: Int32] = [:]
    private let isKnown: @Sendable (String) -> Bool

    /// - Parameters:
    ///   - lines: All lines of the book.
    ///   - isKnown: Whether the language has a word, given in small letters.
    init(_ lines: some Sequence<PrintedLine>, isKnown: @escaping @Sendable (String) -> Bool) {
        self.isKnown = isKnown
        var endsInHyphen = false
        for line in lines { endsInHyphen = add(line.text, afterHyphen: endsInHyphen) }
    }

    /// How often a word or a pair joined by a hyphen stands in the book as a whole.
    func count(_ word: String) -> Int { Int(counts[WordHash().adding(word.utf8)] ?? 0) }

    /// Whether the language or the book has a word.
    func has(_ word: String) -> Bool { count(word) > 1 || isInLanguage(word) }

    func isInLanguage(_ word: String) -> Bool { isKnown(word.lowercased()) }

    /// Counts the words of a line, but for halves.
    /// - Returns: Whether its last word goes on in the next line.
    private mutating func add(_ text: String, afterHyphen: Bool) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var index = 0
            var isHalf = afterHyphen
            var pair: WordHash?
            while index < bytes.count {
                guard Self.isLetter(bytes, index) else {
                    let isHyphen = Self.hyphenLength(bytes, index) > 0
                    if !isHyphen { pair = nil }
                    if bytes[index] <= 0x20 { isHalf = false }
                    index += 1
                    continue
                }
                var end = index
                while end < bytes.count, Self.isLetter(bytes, end) { end += 1 }
                let word = UnsafeBufferPointer(rebasing: bytes[index..<end])
                let hash = WordHash().adding(word)
                let hyphen = Self.hyphenLength(bytes, end)
                let isCut = hyphen > 0 && end + hyphen == bytes.count
                if !isHalf, !isCut, hyphen == 0 || pair == nil { counts[hash, default: 0] += 1 }
                if let pair, !isHalf, !isCut {
                    counts[pair.adding(0x2D).adding(word), default: 0] += 1
                }
                pair = hyphen > 0 && !isHalf ? hash : nil
                isHalf = false
                if isCut { return true }
                index = end + hyphen
            }
            return false
        }
    }

    /// Letters beyond ASCII begin with C3 and above, but for E2, which begins signs.
    private static func isLetter(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        let byte = bytes[index]
        if byte < 0x80 { return (0x61...0x7A).contains(byte | 0x20) }
        if byte >= 0xC3 { return byte != 0xE2 }
        // A continuation belongs to what it continues.
        var start = index
        while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return bytes[start] >= 0xC3 && bytes[start] != 0xE2
    }

    private static func hyphenLength(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        guard index < bytes.count else { return 0 }
        if bytes[index] == 0x2D { return 1 }
        guard index + 2 < bytes.count, bytes[index] == 0xE2, bytes[index + 1] == 0x80 else { return 0 }
        return bytes[index + 2] == 0x90 || bytes[index + 2] == 0x91 ? 3 : 0
    }
}
