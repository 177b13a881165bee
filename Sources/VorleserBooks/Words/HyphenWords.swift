/// What tells, in a language, whether a hyphen at the end of a printed line is the word's own.
public struct HyphenWords: Sendable {
    /// Whether two halves that are words and together none keep their hyphen; else a hyphen goes where nothing speaks for it.
    public var partsKnownWords = false
    /// Whether the lexicon that is there has the language's words.
    public var hasLexicon = false
    /// Endings that a word may have beyond what the lexicon has.
    public var endings: [String] = []
    /// Beginnings of that kind.
    public var beginnings: [String] = []
    /// Ends of compounds that are written as one word.
    public var joined: Set<String> = []
    /// Words of two letters.
    public var short: Set<String> = []
    /// Beginnings and endings of words that a lexicon has for other reasons.
    public var syllables: Set<String> = []
    /// What is hung on a word with a hyphen.
    public var enclitics: Set<String> = []
    /// What follows a hyphen that stands for a word: “two- *and* threefold”.
    public var conjunctions: Set<String> = []
    /// Words in the middle of compounds: “well-*to*-do”, “man-*of*-war”.
    public var linking: Set<String> = []
    /// First halves that keep their hyphen on printed pages: “*self*-made”.
    public var compounding: Set<String> = []
    /// Those of them that other words begin with, too: “*ex*pressive”. They keep it before a word that is known.
    public var ambiguous: Set<String> = []
    /// ``compounding`` in a text that was typed, where no lexicon helps.
    public var compoundingInTyping: Set<String> = []

    public init() {}

    /// Only what one language may tell another's text by: what is in it by chance as well.
    func joined(with other: HyphenWords) -> HyphenWords {
        var result = self
        // One letter is a word of its own language only.
        result.conjunctions.formUnion(other.conjunctions.filter { $0.count > 1 })
        result.linking.formUnion(other.linking)
        result.compounding.formUnion(other.compounding)
        result.ambiguous.formUnion(other.ambiguous)
        result.compoundingInTyping.formUnion(other.compoundingInTyping)
        return result
    }
}
