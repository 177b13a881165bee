/// How a language says what it writes: one value for each language.
protocol SpellingRules: Sendable {
    /// The sounds of a word by itself.
    /// - Parameter letters: In lower case, accents composed, apostrophes even.
    /// - Returns: `nil` for a word that its letters cannot be said in; then it is spelled.
    func word(_ letters: [Unicode.Scalar]) -> SpelledWord?

    /// The sounds of a word by itself, told whether it has a capital: names of other languages are not read as words are.
    func word(_ letters: [Unicode.Scalar], _ capital: SpelledCapital) -> SpelledWord?

    /// Tells how words are read that what stands beside them makes others: their ``SpelledText/Item/reading``.
    func read(_ items: inout [SpelledText.Item])

    /// What words do to each other that are said in one breath.
    func join(_ words: inout [SpelledWord])

    /// The name of a letter, as a word of the language; `nil` for one that the language has no name for.
    func name(of letter: Unicode.Scalar) -> String?

    /// A number in digits, in words.
    func words(ofDigits digits: String) -> String
}

extension SpellingRules {
    func word(_ letters: [Unicode.Scalar], _ capital: SpelledCapital) -> SpelledWord? { word(letters) }

    func read(_: inout [SpelledText.Item]) {}
}

/// Whether a word is printed with a capital first letter, as a name is.
enum SpelledCapital: Sendable {
    /// Not.
    case none
    /// All its letters are, of several.
    case all
    /// It is, but begins what is said, as any word would.
    case first
    /// It is, in the middle of a sentence.
    case name

    /// Whether it is the first letter alone.
    var isInitial: Bool { self == .first || self == .name }
}

/// A word and how it is said.
struct SpelledWord {
    var phones: [Phone]
    /// How it was written: lower case, accents composed.
    let letters: [Unicode.Scalar]
    /// Whether it leans on what follows and is said without a main stress, unless it is last before a pause.
    var isClitic = false
    /// The place of the vowel that has the main stress, or would have it.
    var accent: Int?
    /// Whether a hyphen joins it to the word before.
    var followsHyphen = false
    /// Whether a capital tells that it is a name.
    var isName = false
}
