/// The lexicon of stems as Italian needs it.
struct ItalianLexicon: Sendable {
    private let stems: StemLexicon

    init(_ stems: StemLexicon) { self.stems = stems }

    /// What is known of a word, by its stem.
    func entry(for word: some Collection<UInt8>) -> StemLexicon.Entry? { stems.entry(at: Self.stem(word)) }

    /// Whether the z that ends a beginning of a word is voiced; the longest of the beginnings that is known tells.
    func isVoiced(_ word: [UInt8], upTo end: Int) -> Bool? {
        for more in stride(from: min(2, word.count - end), through: 0, by: -1) {
            if let voiced = stems.entry(at: [UInt8(ascii: "^")] + word[..<(end + more)])?.isVoiced { return voiced }
        }
        return nil
    }

    /// A word without what it may end in while the same vowel is stressed: *vendico, vendichi, vendicano*.
    static func stem(_ word: some Collection<UInt8>) -> [UInt8] {
        var stem = Array(word)
        if stem.count > 4, stem.hasSuffix("ano") || stem.hasSuffix("ono") { stem.removeLast(2) }
        if let last = stem.last, isOneOf(last, "aeio") { stem.removeLast() }
        if stem.count > 1, let last = stem.last, isOneOf(last, "hi"), isOneOf(stem[stem.count - 2], "cg") {
            stem.removeLast()
        }
        return stem
    }

    private static func isOneOf(_ letter: UInt8, _ letters: StaticString) -> Bool {
        letters.withUTF8Buffer { $0.contains(letter) }
    }
}
