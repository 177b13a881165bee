import VorleserCore

/// What tells, in a language, whether a hyphen at the end of a printed line is the word's own.
struct HyphenWords: Sendable {
    /// Whether two halves that are words and together none keep their hyphen; else a hyphen goes where nothing speaks for it.
    var partsKnownWords = false
    /// Whether the lexicon that is there has the language's words.
    var hasLexicon = false
    /// Endings that a word may have beyond what the lexicon has.
    var endings: [String] = []
    /// Beginnings of that kind.
    var beginnings: [String] = []
    /// Ends of compounds that are written as one word.
    var joined: Set<String> = []
    /// Words of two letters.
    var short: Set<String> = []
    /// Beginnings and endings of words that a lexicon has for other reasons.
    var syllables: Set<String> = []
    /// What is hung on a word with a hyphen.
    var enclitics: Set<String> = []

    /// That of a language; of English for a text of an unknown language.
    /// - Parameter tag: BCP 47 tag, or what stands for one.
    /// - Returns: Neutral ones for a language that has none here.
    static func of(_ tag: String?) -> HyphenWords {
        guard let tag, !tag.isEmpty else { return english }
        return byLanguage[tag]
    }

    private static let byLanguage = LanguageTable(["en": english, "fr": french], other: HyphenWords())
}
