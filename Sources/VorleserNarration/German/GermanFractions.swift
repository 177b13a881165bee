import Phonemes

/// Says fractions before measures and nouns: *½ kg*, *1/2 l Milch*, *2 1/2 Stunden*, *1/4 Std.*
struct GermanFractions: NumeralForm {
    let words: ContinentalWords
    let name = "de-mixed-number"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let start = passage.numerals[index].words.lowerBound
        guard let (whole, fraction, end) = parts(passage.numerals[index], passage) else { return [] }
        // *1/2 der Stimmen*
        if whole == nil, fraction == Fraction(1, 2), ["der", "des", "aller", "davon"].contains(passage.letters(end)) {
            return [passage.replacement(start..<end, by: "die Hälfte")]
        }
        // *1/4 nach 3*
        if whole == nil, fraction == Fraction(1, 4), ["nach", "vor"].contains(passage.letters(end)),
            passage.isDigits(end + 1), passage.count(end + 1) < 3,
            !passage.isLetters(end + 2) || passage.letters(end + 2) == "uhr"
        {
            return [passage.replacement(start..<end, by: "Viertel")]
        }
        let measure = ContinentalMeasures(words: words).unit(at: end, passage)
        if let whole {
            let text = Self.mixed(whole, fraction)
            guard let (unit, last) = measure else { return [passage.replacement(start..<end, by: text)] }
            return [passage.replacement(start..<last, by: text + " " + unit.many)]
        }
        if let (unit, last) = measure {
            let noun = unit.one.lowercased()
            let isBeforeExtent = GermanArticle.isExtent(passage.letters(last))
            let article = GermanArticle(noun: noun, at: start, isBeforeExtent: isBeforeExtent, passage)
            return [passage.replacement(start..<last, by: alone(fraction, article) + " " + unit.one)]
        }
        // *½ %*
        if passage.isMark(end, "%") {
            let text = alone(fraction, GermanArticle(noun: "prozent", at: start, passage))
            return [passage.replacement(start..<end + 1, by: text + " Prozent")]
        }
        guard passage.isCapitalised(end), passage.word(end)?.isSpaced == true else { return [] }
        let text = alone(fraction, GermanArticle(noun: passage.letters(end), at: start, passage))
        return [passage.replacement(start..<end, by: text)]
    }

    /// The whole of a mixed number, and its part.
    func parts(_ numeral: Numeral, _ passage: Passage) -> (whole: Int?, Fraction, end: Int)? {
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        if let fraction = numeral.fraction { return (numeral.digits.isEmpty ? nil : numeral.whole, fraction, end) }
        if let (fraction, end) = passage.slashed(numeral) {
            return fraction.numerator < fraction.denominator && !passage.isLabel(start - 1, words)
                ? (nil, fraction, end) : nil
        }
        guard let whole = numeral.plain(1...3), let next = passage.numeral(at: end),
            passage.word(end)?.isSpaced == true,
            let (fraction, last) = passage.slashed(next), fraction.numerator < fraction.denominator,
            fraction.denominator < 17,
            !passage.isTightMark(start - 1, "/")
        else { return nil }
        return (whole, fraction, last)
    }

    /// *Zweieinhalb*, *eineinviertel*, *zweidreiviertel*
    static func mixed(_ whole: Int, _ fraction: Fraction) -> String {
        let start = GermanNumberWords.cardinal(whole, one: "ein")
        if fraction == Fraction(1, 2) { return start + "einhalb" }
        return start + GermanNumberWords.cardinal(fraction.numerator, one: "ein") + part(fraction)
    }

    private func alone(_ fraction: Fraction, _ article: GermanArticle) -> String {
        let isHalf = fraction == Fraction(1, 2)
        // *Eine 1/2 Stunde*, *einer ¼ Stunde*
        if fraction.numerator == 1, let given = article.given { return isHalf ? "halb" + given : Self.part(fraction) }
        if isHalf { return article.one + " " + article.adjective("halb") }
        return (fraction.numerator == 1 ? article.one : GermanNumberWords.cardinal(fraction.numerator)) + " "
            + Self.part(fraction)
    }

    private static func part(_ fraction: Fraction) -> String {
        GermanNumbers().denominator(fraction.denominator, isMany: fraction.numerator > 1).lowercased()
    }
}
