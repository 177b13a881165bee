import Phonemes

/// Says a half before what is halved: *1/2 litre*, *½ heure*.
struct FrenchHalves: NumeralForm {
    let name = "fr-half"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        var start = numeral.words.lowerBound
        if let hours = partOfHour(numeral, passage) ?? oneAndHalf(numeral, passage) { return [hours] }
        guard !passage.isDigits(start - 1), passage.letters(start - 1) != "et" || !passage.isDigits(start - 2),
            let end = end(numeral, passage), let (noun, last) = halved(end, after: start, passage)
        else { return [] }
        let before = passage.letters(start - 1)
        var text = "demi-" + noun
        if !Self.determiners.contains(before) {
            text = (isFeminine(noun) ? "une " : "un ") + text
            if before == "de" {
                start -= 1
                text = "d’" + text
            }
        }
        return [passage.replacement(start..<last, by: text)]
    }

    /// What is halved, and where it ends.
    private func halved(_ end: Int, after start: Int, _ passage: Passage) -> (noun: String, end: Int)? {
        if let (unit, place) = ContinentalMeasures(words: .french).unit(at: end, passage) { return (unit.one, place) }
        let noun = passage.letters(end)
        guard passage.word(end)?.isSpaced == true,
            Self.nouns.contains(noun)
                || Self.determiners.contains(passage.letters(start - 1)) && noun.hasSuffix("s")
                    && Self.nouns.contains(String(noun.dropLast()))
        else { return nil }
        return (noun, end + 1)
    }

    /// What is halved of a *livre* is its weight.
    private func isFeminine(_ noun: String) -> Bool {
        noun == "livre" || noun == "heure" || FrenchNumbers().gender(of: noun) == .feminine
    }

    /// *3/4 h*, *¼ d’heure* as *1/4 heure*
    private func partOfHour(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let start = numeral.words.lowerBound
        let slashed = passage.slashed(numeral)
        let sign = numeral.digits.isEmpty ? numeral.fraction.map { ($0, numeral.words.upperBound) } : nil
        guard !passage.isDigits(start - 1), let (fraction, end) = slashed ?? sign,
            [Fraction(1, 4), Fraction(3, 4)].contains(fraction),
            ["h", "heure", "heures"].contains(passage.letters(end)),
            passage.word(end)?.isSpaced == true, !passage.isDigits(end + 1)
        else { return nil }
        let last = passage.printed(end) == "h" && passage.isTightMark(end + 1, ".") && !passage.isEnd(end + 2)
        let text = fraction.numerator == 1 ? "quart d’heure" : "trois quarts d’heure"
        let isGiven = fraction.numerator > 1 || Self.determiners.contains(passage.letters(start - 1))
        return passage.replacement(start..<(last ? end + 2 : end + 1), by: isGiven ? text : "un " + text)
    }

    /// *1 1/2 heure*, *1 ½ tasse*
    private func oneAndHalf(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let start = numeral.words.lowerBound
        guard numeral.digits == "1", numeral.decimals == nil, !passage.isTightMark(start - 1, "/") else { return nil }
        let half: Int
        if numeral.fraction == Fraction(1, 2) {
            half = numeral.words.upperBound
        } else if numeral.isPlain, let next = passage.numeral(at: numeral.words.upperBound),
            passage.word(next.words.lowerBound)?.isSpaced == true, let end = end(next, passage)
        {
            half = end
        } else {
            return nil
        }
        let (noun, last): (String, Int)
        if let (unit, place) = ContinentalMeasures(words: .french).unit(at: half, passage) {
            (noun, last) = (unit.one, place)
        } else {
            guard passage.isLowerCase(half), passage.word(half)?.isSpaced == true,
                !passage.letters(half).hasSuffix("s"),
                !ContinentalWords.french.functionWords.contains(passage.letters(half))
            else { return nil }
            (noun, last) = (passage.printed(half), half + 1)
        }
        let text = isFeminine(noun) ? "une \(noun) et demie" : "un \(noun) et demi"
        return passage.replacement(start..<last, by: text)
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
