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
                    isLoud: isLoud || isBesideLong(index, -1, passage) || isBesideLong(index, 1, passage),
                    isAfterNumber: passage.isDigits(index - 1),
                    RomanNumeral(index, in: passage)
                )
            else { continue }
            result.append(passage.replacement(index..<index + 1, by: text))
        }
        return result
    }

    private func said(_ printed: String, isLoud: Bool, isAfterNumber: Bool, _ roman: RomanNumeral?) -> String? {
        let acronyms = words.acronyms
        if isAfterNumber, let era = acronyms.eras[printed] { return era }
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
        let isWord = printed.count > 4 && printed.count(where: ContinentalAcronymWords.vowels.contains) > 1
        return isWord || acronyms.isSayable(printed) ? nil : printed.spelled
    }

    /// Whether a long word in capitals stands there, perhaps over a hyphen or a small word: *MULLER ET FILS*.
    private func isBesideLong(_ index: Int, _ step: Int, _ passage: Passage) -> Bool {
        var place = index + step
        let isSmall =
            passage.capitals(place) == passage.count(place) && words.functionWords.contains(passage.letters(place))
        if isSmall || passage.isHyphen(place) { place += step }
        return isLong(place, passage)
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
