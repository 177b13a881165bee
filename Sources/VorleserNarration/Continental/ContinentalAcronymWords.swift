/// What tells whether capitals are read as a word, *OTAN*, or letter by letter, *FMI*.
struct ContinentalAcronymWords: Sendable {
    /// Acronyms that are spelled though one could read them.
    let spelled: Set<String>
    /// Acronyms that are read as words though no word of the language begins or ends so.
    let words: Set<String>
    /// What is said for those that are neither spelled nor read.
    let said: [String: String]
    /// What the letters of an era mean behind a year: *424 AC*.
    let eras: [String: String]
    /// Consonants of more than one letter that words begin with.
    let onsets: Set<String>
    /// Consonants that words end with.
    let codas: Set<String>

    /// - Parameters: Each a list with blanks between, in capitals; `said` and `eras` as tables.
    init(
        spelled: String,
        words: String = "",
        said: [String: String] = [:],
        eras: [String: String] = [:],
        onsets: String,
        codas: String
    ) {
        (self.spelled, self.words, self.said, self.eras) = (Set(words: spelled), Set(words: words), said, eras)
        (self.onsets, self.codas) = (Set(words: onsets), Set(words: codas))
    }

    /// Whether letters can be read as a word: their consonants begin and end syllables of the language.
    func isSayable(_ letters: String) -> Bool {
        let runs = letters.split(omittingEmptySubsequences: false, whereSeparator: Self.vowels.contains).map(
            String.init
        )
        guard runs.count > 1, let first = runs.first, let last = runs.last else { return false }
        return isOnset(first) && isCoda(last) && runs.dropFirst().dropLast().allSatisfy(isInner)
    }

    private func isOnset(_ consonants: String) -> Bool { consonants.count < 2 || onsets.contains(consonants) }

    private func isCoda(_ consonants: String) -> Bool { consonants.isEmpty || codas.contains(consonants) }

    /// Whether consonants between vowels are the end of one syllable and the beginning of the next.
    private func isInner(_ consonants: String) -> Bool {
        let letters = Array(consonants)
        // *AVVISO*
        if letters.count == 2, letters[0] == letters[1] { return true }
        return (0...letters.count).contains { isCoda(String(letters[..<$0])) && isOnset(String(letters[$0...])) }
    }

    static let vowels = Set("AEIOUYÄÖÜÁÉÍÓÚÀÈÌÒÙÂÊÎÔÛËÏÃÕ")
}
