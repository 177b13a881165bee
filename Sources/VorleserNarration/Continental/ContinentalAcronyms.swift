/// What tells whether capitals are read as a word, *OTAN*, or letter by letter, *FMI*.
struct ContinentalAcronymWords: Sendable {
    /// Those that are spelled though one could read them.
    let spelled: Set<String>
    /// Those that are read though no word of the language begins or ends so.
    let words: Set<String>
    /// Those that are neither: what is said for each.
    let said: [String: String]
    /// Consonants of more than one letter that words begin with.
    let onsets: Set<String>
    /// Consonants that words end with.
    let codas: Set<String>

    /// - Parameters: Each a list with blanks between, in capitals; `said` as a table.
    init(spelled: String, words: String = "", said: [String: String] = [:], onsets: String, codas: String) {
        func list(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }
        (self.spelled, self.words, self.said) = (list(spelled), list(words), said)
        (self.onsets, self.codas) = (list(onsets), list(codas))
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
        return (0...letters.count).contains { isCoda(String(letters[..<$0])) && isOnset(String(letters[$0...])) }
    }

    static let vowels = Set("AEIOUYÄÖÜÁÉÍÓÚÀÈÌÒÙÂÊÎÔÛËÏÃÕ")
}

/// Spells acronyms that are not read as words: *la BBC*, *die CDU*, *el FMI*.
struct ContinentalAcronyms: SpokenForm {
    let words: ContinentalWords
    var name: String { words.name("acronym") }

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        // In a line of capitals, and beside a long word in capitals, any word may be one.
        let isLoud = passage.isAllCapitals
        for index in passage.words.indices {
            guard (2...8).contains(passage.count(index)), passage.capitals(index) > 1,
                !(passage.isTight(index) && passage.isDigits(index - 1)),
                let text = said(
                    passage.printed(index),
                    isLoud: isLoud || isLong(index - 1, passage) || isLong(index + 1, passage),
                    RomanNumeral(index, in: passage)
                )
            else { continue }
            result.append(passage.replacement(index..<index + 1, by: text))
        }
        return result
    }

    private func said(_ printed: String, isLoud: Bool, _ roman: RomanNumeral?) -> String? {
        let acronyms = words.acronyms
        if let text = acronyms.said[printed] { return text }
        if acronyms.words.contains(printed) { return nil }
        if acronyms.spelled.contains(printed) { return printed.spelled }
        guard printed.allSatisfy(\.isUppercase), printed.count <= Self.longest else { return nil }
        // *XX* is a number, *CD* and *CDI* are none.
        if let roman, roman.value < 100 { return nil }
        if !printed.contains(where: ContinentalAcronymWords.vowels.contains) { return printed.spelled }
        if isLoud { return nil }
        // Of two letters each language has few words.
        if printed.count == 2 { return words.functionWords.contains(printed.lowercased()) ? nil : printed.spelled }
        return acronyms.isSayable(printed) ? nil : printed.spelled
    }

    private func isLong(_ index: Int, _ passage: Passage) -> Bool {
        let count = passage.count(index)
        return count > Self.longest - 2 && passage.capitals(index) == count
    }

    /// Letters; longer ones are words in capitals.
    private static let longest = 6
}

extension Passage {
    /// How many capitals a word has; 0 if it is something else.
    fileprivate func capitals(_ index: Int) -> Int {
        guard isLetters(index), let word = word(index) else { return 0 }
        return word.range.count { self[$0].isCapital }
    }
}
