/// How a book spells its words where no line end cuts them, and which words its language has.
struct PrintedVocabulary: Sendable {
    private var counts: [WordHash: Int32] = [:]
    private let isKnown: @Sendable (String) -> Bool
    /// How many lines end in U+2010, and how many words have it inside.
    private(set) var trueHyphens = (atEnds: 0, inside: 0)

    /// - Parameters:
    ///   - lines: All lines of the book.
    ///   - isKnown: Whether the language has a word, given in small letters.
    init(_ lines: some Sequence<PrintedLine>, isKnown: @escaping @Sendable (String) -> Bool) {
        self.isKnown = isKnown
        var endsInHyphen = false
        for line in lines {
            countTrueHyphens(line.text.unicodeScalars)
            endsInHyphen = add(line.text, afterHyphen: endsInHyphen)
        }
    }

    /// How often a word or a pair joined by a hyphen stands in the book as a whole.
    func count(_ word: String) -> Int { Int(counts[WordHash().adding(word.utf8)] ?? 0) }

    /// Whether the language or the book has a word.
    func has(_ word: String) -> Bool { count(word) > 1 || isInLanguage(word) }

    func isInLanguage(_ word: String) -> Bool { isKnown(word.lowercased()) }

    private mutating func countTrueHyphens(_ line: String.UnicodeScalarView) {
        for index in line.indices where line[index] == "\u{2010}" {
            if line.index(after: index) == line.endIndex { trueHyphens.atEnds += 1 } else { trueHyphens.inside += 1 }
        }
    }

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
                    if bytes[index] <= UInt8(ascii: " ") { isHalf = false }
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
                    counts[pair.adding(UInt8(ascii: "-")).adding(word), default: 0] += 1
                }
                pair = hyphen > 0 && !isHalf ? hash : nil
                isHalf = false
                if isCut { return true }
                index = end + hyphen
            }
            return false
        }
    }

    /// Letters beyond ASCII begin with it or a byte above.
    private static let leastLetterLead: UInt8 = 0xC3
    /// Signs such as dashes begin with it, and hyphens.
    private static let signLead: UInt8 = 0xE2
    /// What bytes that continue a character have in common, under a mask.
    private static let (continuationMask, continuation): (UInt8, UInt8) = (0xC0, 0x80)
    /// U+2010 and U+2011.
    private static let hyphens = ["\u{2010}", "\u{2011}"].map { Array($0.utf8) }

    private static func isLetter(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        let byte = bytes[index]
        if Unicode.ASCII.isASCII(byte) {
            return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | UInt8(ascii: " "))
        }
        if byte >= leastLetterLead { return byte != signLead }
        // A continuation belongs to what it continues.
        var start = index
        while start > 0, bytes[start] & continuationMask == continuation { start -= 1 }
        return bytes[start] >= leastLetterLead && bytes[start] != signLead
    }

    private static func hyphenLength(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        guard index < bytes.count else { return 0 }
        if bytes[index] == UInt8(ascii: "-") { return 1 }
        guard bytes[index] == signLead else { return 0 }
        return hyphens.first { bytes[index...].starts(with: $0) }?.count ?? 0
    }
}
