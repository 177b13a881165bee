/// Small words that tell where phrases begin in a language, in lower case.
public struct PhraseWords: Sendable {
    /// Words that begin a clause.
    let conjunctions: Set<String>
    /// Words that begin a phrase.
    let prepositions: Set<String>
    /// They belong to the word that follows: articles, possessives, auxiliaries.
    let leaning: Set<String>

    /// - Parameters:
    ///   - conjunctions: Words that begin a clause, parted by white space.
    ///   - prepositions: Words that begin a phrase.
    ///   - leaning: Words that are not parted from the one that follows: articles, possessives, auxiliaries.
    public init(conjunctions: String = "", prepositions: String = "", leaning: String = "") {
        func words(_ list: String) -> Set<String> { Set(words: list) }
        self.conjunctions = words(conjunctions)
        self.prepositions = words(prepositions)
        self.leaning = words(leaning)
    }

    /// Whether all three sets are empty.
    public var isEmpty: Bool { conjunctions.isEmpty && prepositions.isEmpty && leaning.isEmpty }

    /// Whether a phrase or clause begins with a word.
    func beginsPhrase(_ word: String) -> Bool { conjunctions.contains(word) || prepositions.contains(word) }
}
