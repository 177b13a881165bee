import Phonemes

/// Says the number of a law and its year: *Ley 39/2015*, *legge 196/2003*, *Lei nº 8.666/93*.
struct ContinentalLaws: NumeralForm {
    let words: ContinentalWords
    let laws: ContinentalLawWords
    var name: String { words.name("law") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let slash = numeral.words.upperBound
        guard let number = numeral.whole, numeral.decimals == nil, numeral.fraction == nil,
            passage.isTightMark(slash, "/"), !passage.isTightMark(numeral.words.lowerBound - 1, "/"),
            passage.isTight(slash + 1), let next = passage.numeral(at: slash + 1), next.isPlain,
            let printedYear = next.whole, !passage.isTightMark(next.words.upperBound, "/"),
            passage.isTightEnd(next.words.upperBound)
        else { return [] }
        let count = next.digits.utf8.count
        let isLaw = isLaw(before: numeral.words.lowerBound, passage)
        let isYear = count == 4 && (1800...2099).contains(printedYear) && (isLaw || number > 31 && number < 1800)
        guard isYear || count == 2 && isLaw && (numeral.isGrouped || number > 12) else { return [] }
        let text =
            words.numbers.cardinal(number, .alone) + " " + laws.join + " "
            + words.numbers.cardinal(printedYear, .alone)
        return [passage.replacement(numeral.words.lowerBound..<next.words.upperBound, by: text)]
    }

    /// Whether the word before it, over *number*, names a law.
    private func isLaw(before index: Int, _ passage: Passage) -> Bool {
        var place = index - 1
        for _ in 0..<6 where place >= 0 {
            let letters = passage.letters(place)
            if laws.names.contains(letters) { return true }
            // *L.O. 3/2007*
            if passage.isMark(place, "."), passage.isMark(place - 2, "."),
                laws.names.contains(passage.letters(place - 3) + passage.letters(place - 1))
            {
                return true
            }
            guard passage.word(place)?.kind == .mark || laws.between.contains(letters) else { return false }
            place -= 1
        }
        return false
    }
}

/// Words for the numbers of laws.
struct ContinentalLawWords: Sendable {
    /// Between the number of a law and its year.
    let join: String
    /// What laws are called.
    let names: Set<String>
    /// What stands between the name and the number: *núm.*
    let between: Set<String>
}
