import Phonemes

/// Says a half before what is halved: *1/2 litre*, *½ heure*.
struct FrenchHalves: NumeralForm {
    let name = "fr-half"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        var start = numeral.words.lowerBound
        guard !passage.isDigits(start - 1), passage.letters(start - 1) != "et", let end = end(numeral, passage) else {
            return []
        }
        let before = passage.letters(start - 1)
        let isAfterDeterminer = Self.determiners.contains(before)
        var (noun, last) = (passage.letters(end), end)
        if let (unit, place) = ContinentalMeasures(words: .french).unit(at: end, passage) {
            (noun, last) = (unit.one, place)
        } else {
            guard passage.word(end)?.isSpaced == true,
                Self.nouns.contains(noun)
                    || isAfterDeterminer && noun.hasSuffix("s")
                        && Self.nouns.contains(String(noun.dropLast()))
            else { return [] }
            last = end + 1
        }
        var text = "demi-" + noun
        if !isAfterDeterminer {
            text = (FrenchNumbers().gender(of: noun) == .feminine ? "une " : "un ") + text
            if before == "de" {
                start -= 1
                text = "d’" + text
            }
        }
        return [passage.replacement(start..<last, by: text)]
    }

    private func end(_ numeral: Numeral, _ passage: Passage) -> Int? {
        if numeral.digits.isEmpty, numeral.fraction == Fraction(1, 2) { return numeral.words.upperBound }
        guard let (fraction, end) = passage.slashed(numeral), fraction == Fraction(1, 2) else { return nil }
        return end
    }

    /// What is halved.
    private static let nouns: Set<String> = Set(
        words: """
            litre heure journée finale kilo mètre siècle tour page pension tarif douzaine livre cuillère cuillerée verre
            tasse bouteille poulet citron oignon sachet gousse pot boîte botte baguette pomme concombre melon ananas
            avocat poivron jour point pain dose part groupe étage place semaine tablette cube orange poire échalote
            bouquet paquet
            """
    )
    private static let determiners: Set = [
        "le", "la", "les", "un", "une", "ce", "cette", "ces", "chaque", "mon", "ma", "ton", "ta", "son", "sa", "notre",
        "leur", "première", "premier", "seconde", "dernière", "dernier", "petite", "petit", "bonne", "bon", "quelques",
        "par",
    ]
}
