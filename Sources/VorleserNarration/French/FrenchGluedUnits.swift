import Phonemes

/// Says measures whose unit stands in the place of the decimal comma: *1m75*, *37°5*, *3 fr 50*.
struct FrenchGluedUnits: NumeralForm {
    let name = "fr-unit-inside"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, unit) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let whole = numeral.plain(1...5), let (name, isMoney) = self.unit(at: unit, passage) else { return [] }
        let stopped = isMoney ? passage.afterStop(unit + 1) : unit + 1
        guard let rest = passage.numeral(at: stopped), let digits = rest.plain(1...2),
            passage.isTight(stopped) == passage.isTight(unit), passage.isTightEnd(rest.words.upperBound),
            // *48°5' nord*
            !passage.isTight(rest.words.upperBound)
                || !passage.isApostrophe(rest.words.upperBound) && !passage.isMark(rest.words.upperBound, "′"),
            !isMoney || passage.count(stopped) == 2, passage.isTight(unit) || isFollowed(rest.words.upperBound, passage)
        else { return [] }
        let text = [
            FrenchNumberWords.cardinal(whole, .masculine), name.counted(whole < 2),
            passage.printed(stopped).hasPrefix("0")
                ? FrenchNumberWords.digits(passage.printed(stopped)) : FrenchNumberWords.cardinal(digits, .alone),
        ]
        return [passage.replacement(start..<rest.words.upperBound, by: text.joined(separator: " "))]
    }

    private func unit(at index: Int, _ passage: Passage) -> (ContinentalUnit, isMoney: Bool)? {
        if passage.isTightMark(index, "°"), passage.isTight(index + 1), passage.count(index + 1) == 1 {
            return (ContinentalUnit("degré", "degrés"), false)
        }
        switch passage.printed(index) {
        case "m" where passage.isTight(index) && passage.count(index + 1) == 2:
            return (ContinentalUnit("mètre", "mètres"), false)
        case "fr", "frs", "F": return (ContinentalUnit("franc", "francs"), true)
        default: return nil
        }
    }

    /// *3 fr 50*, but *3 fr. 50 hommes*: whether nothing follows that the second number counts.
    private func isFollowed(_ index: Int, _ passage: Passage) -> Bool {
        !passage.isLetters(index) || ContinentalWords.french.functionWords.contains(passage.letters(index))
    }
}
