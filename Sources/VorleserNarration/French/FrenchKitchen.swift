import Phonemes

/// Says what French recipes print besides spoons: the marks of an oven, *th. 6/7*, *350 F*, and cups, *2/3 t (160 ml)*.
struct FrenchKitchen: NumeralForm {
    let name = "fr-recipe"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        return (thermostat(numeral, passage) ?? fahrenheit(numeral, passage) ?? cups(numeral, passage)).map { [$0] }
            ?? []
    }

    /// *Th. 6/7*, *thermostat 6-7*: two marks beside each other.
    private func thermostat(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let (start, sign) = (numeral.words.lowerBound, numeral.words.upperBound)
        let label = passage.isMark(start - 1, ".") ? start - 2 : start - 1
        guard ["th", "thermostat"].contains(passage.letters(label)), let low = numeral.plain(1...2),
            passage.isTightMark(sign, "/") || passage.isTight(sign) && passage.isRangeDash(sign),
            passage.isTight(sign + 1),
            let high = passage.numeral(at: sign + 1)?.plain(1...2), low < high
        else { return nil }
        let text = [low, high].map { FrenchNumberWords.cardinal($0, .alone) }.joined(separator: "-")
        return passage.replacement(start..<sign + 2, by: text)
    }

    /// *Préchauffer le four à 350 F*, but *il paya 350 F*.
    private func fahrenheit(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let unit = numeral.words.upperBound
        guard let degrees = numeral.plain(2...3), degrees >= 80, passage.printed(unit) == "F",
            !passage.isTightMark(unit + 1, ".") || passage.isEnd(unit + 2),
            passage.vocabulary.contains(where: { Self.ovens.contains(where: $0.hasPrefix) })
        else { return nil }
        let text = FrenchNumberWords.cardinal(degrees, .masculine) + " degrés Fahrenheit"
        return passage.replacement(numeral.words.lowerBound..<unit + 1, by: text)
    }

    private static let ovens = ["four", "préchauff", "cuire", "cuisson", "cuisez", "thermomètre"]

    /// *2/3 t (160 ml)*, *½ t de lait* at the start of a line: cups, where no cook weighs tonnes.
    private func cups(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        var (fraction, start, unit) = (numeral.fraction, numeral.words.lowerBound, numeral.words.upperBound)
        var whole = numeral.digits.isEmpty ? 0 : numeral.whole
        if let (slashed, end) = passage.slashed(numeral), slashed.numerator < slashed.denominator {
            (fraction, unit, whole) = (slashed, end, 0)
        } else if passage.isTightMark(start - 1, "/") {
            return nil
        }
        if start > 0, whole == 0, passage.isDigits(start - 1), passage.word(start)?.isSpaced == true {
            whole = Int(passage.printed(start - 1))
            start -= 1
        }
        guard let whole, whole < 20, numeral.decimals == nil, passage.printed(unit) == "t",
            isMeasured(unit + 1, passage) || start == 0 && fraction != nil && isOf(unit + 1, passage)
        else { return nil }
        return passage.replacement(start..<unit + 1, by: said(whole, fraction))
    }

    private func said(_ whole: Int, _ fraction: Fraction?) -> String {
        let words = ContinentalWords.french
        guard let fraction else {
            return FrenchNumberWords.cardinal(whole, .feminine) + (whole < 2 ? " tasse" : " tasses")
        }
        if whole == 0 {
            return words.fraction(fraction, .feminine).replacing("demie", with: "une demi-")
                + (fraction == Fraction(1, 2) ? "" : " de ") + "tasse"
        }
        return FrenchNumberWords.cardinal(whole, .feminine) + (whole < 2 ? " tasse et " : " tasses et ")
            + (fraction == Fraction(1, 2) ? "demie" : words.fraction(fraction, .masculine))
    }

    /// *(160 ml)*
    private func isMeasured(_ index: Int, _ passage: Passage) -> Bool {
        let open = passage.afterStop(index)
        return passage.isMark(open, "(") && passage.isDigits(open + 1) && passage.letters(open + 2) == "ml"
    }

    private func isOf(_ index: Int, _ passage: Passage) -> Bool {
        let of = passage.letters(passage.afterStop(index))
        return of == "de" || of == "d"
    }
}
