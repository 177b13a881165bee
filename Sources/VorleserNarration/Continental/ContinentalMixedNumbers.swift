import Phonemes

/// Says a number with a fraction after a blank: *2 1/2 varas*, *a las 3 1/2*, *2 lieues 1/2*.
struct ContinentalMixedNumbers: NumeralForm {
    let words: ContinentalWords
    let clock: ContinentalClock
    var name: String { words.name("mixed-number") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        // *A las 5½*
        if let fraction = numeral.fraction, let whole = numeral.whole, whole < 25,
            clock.before.contains(passage.letters(start - 1)),
            passage.agreement(of: whole, endingAt: end, words) == .alone
        {
            return [said(whole, fraction, start, end, passage)]
        }
        guard let whole = numeral.plain(1...4), passage.slashed(numeral) == nil, !passage.isTightMark(start - 1, "/")
        else { return [] }
        if let (fraction, last) = fraction(at: end, passage) {
            return [said(whole, fraction, start, last, passage)]
        }
        // *2 e 1/2*, *3 y ½*
        if passage.letters(end) == words.joints.and, !passage.isLabel(start - 1, words),
            let (fraction, last) = fraction(at: end + 1, passage)
        {
            return [said(whole, fraction, start, last, passage)]
        }
        // *Deux lieues et demie*
        let noun = passage.isLetters(end) && !words.functionWords.contains(passage.letters(end)) ? end : -1
        let mark = passage.isTightMark(noun + 1, ".") ? noun + 2 : noun + 1
        guard noun > 0, passage.isLowerCase(noun), let (fraction, last) = fraction(at: mark, passage),
            fraction == Fraction(1, 2)
        else { return [] }
        let gender = words.numbers.gender(of: passage.letters(noun))
        let half = words.figures.half.agreeing(with: passage.printed(noun) == "h" ? .feminine : gender)
        return [passage.replacement(mark..<last, by: words.joints.and + " " + half)]
    }

    private func fraction(at index: Int, _ passage: Passage) -> (Fraction, end: Int)? {
        guard let next = passage.numeral(at: index), passage.word(index)?.isSpaced == true else { return nil }
        if next.digits.isEmpty, let sign = next.fraction { return (sign, next.words.upperBound) }
        guard let (fraction, end) = passage.slashed(next), fraction.numerator < fraction.denominator else { return nil }
        return (fraction, end)
    }

    private func said(_ whole: Int, _ fraction: Fraction, _ start: Int, _ end: Int, _ passage: Passage) -> Replacement {
        let before = passage.letters(start - 1) == words.joints.and ? "" : passage.letters(start - 1)
        let isHalf = fraction == Fraction(1, 2)
        if clock.before.contains(before) {
            let quarter = fraction == Fraction(1, 4) ? clock.quarter : nil
            let part = isHalf ? clock.halfInFigures : quarter ?? words.fraction(fraction, .masculine)
            let text = words.numbers.cardinal(whole, clock.hours.gender) + " " + words.joints.and + " " + part
            return passage.replacement(start..<end, by: text)
        }
        let agreement = passage.agreement(of: nil, endingAt: end, words)
        let gender: NumberAgreement = agreement == .feminine ? .feminine : .masculine
        guard isHalf, agreement != .alone, passage.isLowerCase(end),
            words.numbers.isCounted(passage.letters(end), by: whole)
        else {
            let text =
                words.numbers.cardinal(whole, agreement) + " " + words.joints.and + " "
                + words.fraction(fraction, gender)
            return passage.replacement(start..<end, by: text)
        }
        let half = words.figures.half.agreeing(with: gender)
        let noun = passage.printed(end)
        let counted = whole == 1 ? words.numbers.singular(of: noun) : noun
        let number = words.numbers.beforeNoun(words.numbers.cardinal(whole, agreement), counted)
        let text = [number + counted, words.joints.and, half]
        return passage.replacement(start..<end + 1, by: text.joined(separator: " "))
    }
}
