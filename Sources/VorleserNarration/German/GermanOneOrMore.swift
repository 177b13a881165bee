import Phonemes

/// Says a one before another number of what both count: *1–2 Tage*, *1 oder 2 Äpfel*.
struct GermanOneOrMore: NumeralForm {
    let words: ContinentalWords
    let name = "de-one-or-more"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, joint) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard numeral.isPlain, numeral.isOne, !passage.isLabel(start - 1, words),
            !passage.isTight(start) || start == 0
                || passage.isMark(start - 1, "("),
            let (said, place) = joined(joint, passage), let next = passage.numeral(at: place),
            let most = next.plain(1...2), (2...12).contains(most), passage.isCapitalised(next.words.upperBound),
            passage.word(next.words.upperBound)?.isSpaced == true,
            !GermanTimes.books.contains(passage.letters(start - 1)),
            ContinentalMeasures(words: words).unit(at: next.words.upperBound, passage) == nil,
            passage.printed(next.words.upperBound) != "Uhr"
        else { return [] }
        let text = "ein " + said + " " + GermanNumberWords.cardinal(most)
        return [passage.replacement(start..<next.words.upperBound, by: text)]
    }

    private func joined(_ joint: Int, _ passage: Passage) -> (String, Int)? {
        let end = passage.rangeEnd(joint)
        if end > 0 { return ("bis", end) }
        let word = passage.letters(joint)
        return word == "bis" || word == "oder" ? (word, joint + 1) : nil
    }
}
