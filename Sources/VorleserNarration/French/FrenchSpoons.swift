import Phonemes

/// Says the spoons of recipes: *2 c. à s. d’huile*, *1 càc*.
struct FrenchSpoons: NumeralForm {
    let name = "fr-kitchen"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let start = numeral.words.upperBound
        guard let (spoon, end) = spoon(start, passage) else { return [] }
        if let half = half(numeral, spoon) { return [passage.abbreviated(numeral.words.lowerBound..<end, by: half)] }
        let quantity = passage.romanceQuantity(of: numeral, .feminine, .french)
        let isOne = numeral.whole.map { $0 < 2 } ?? true
        let text = quantity.spoken + (isOne ? " cuillère à " : " cuillères à ") + spoon
        return [passage.abbreviated(numeral.words.lowerBound..<end, by: text)]
    }

    /// *1 ½ c. à thé*: *une cuillère et demie à thé*.
    private func half(_ numeral: Numeral, _ spoon: String) -> String? {
        guard numeral.fraction == Fraction(1, 2), let whole = numeral.whole else { return nil }
        return FrenchNumberWords.cardinal(whole, .feminine) + (whole < 2 ? " cuillère" : " cuillères") + " et demie à "
            + spoon
    }

    private func spoon(_ index: Int, _ passage: Passage) -> (String, end: Int)? {
        let first = passage.letters(index)
        if let spoon = ["càs": "soupe", "càc": "café", "càt": "thé"][first] {
            return (spoon, index + 1)
        }
        guard first == "c" || first == "cuil" else { return nil }
        let place = passage.afterStop(index + 1)
        guard ["à", "a"].contains(passage.letters(place)) else { return nil }
        let last = passage.isTightMark(place + 1, ".") ? place + 2 : place + 1
        switch passage.letters(last) {
        case "s", "soupe": return ("soupe", passage.letters(last) == "s" ? passage.afterStop(last + 1) : last + 1)
        case "thé", "table", "dessert", "moka": return (passage.letters(last), last + 1)
        case "c", "café": return ("café", passage.letters(last) == "c" ? passage.afterStop(last + 1) : last + 1)
        default: return nil
        }
    }
}
