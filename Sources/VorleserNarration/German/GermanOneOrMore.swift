import Phonemes

/// Says a one before another number of what both count: *1–2 Tage*, *1 oder 2 Äpfel*.
struct GermanOneOrMore: NumeralForm {
    let words: ContinentalWords
    let name = "de-one-or-more"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, joint) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard numeral.isPlain, numeral.isOne, !isName(start, passage),
            !passage.isTight(start) || start == 0
                || passage.isMark(start - 1, "("),
            let (said, place) = joined(joint, passage), let next = passage.numeral(at: place),
            let most = next.plain(1...2), (2...12).contains(most), passage.isCapitalised(next.words.upperBound),
            passage.word(next.words.upperBound)?.isSpaced == true,
            ContinentalMeasures(words: words).unit(at: next.words.upperBound, passage) == nil,
            passage.printed(next.words.upperBound) != "Uhr"
        else { return [] }
        let text = "ein " + said + " " + GermanNumberWords.cardinal(most)
        return [passage.replacement(start..<next.words.upperBound, by: text)]
    }

    /// Whether the numbers are names of what goes before: *§§ 1–3 BGB*, *Punkte 1 bis 3 Goethes*.
    private func isName(_ start: Int, _ passage: Passage) -> Bool {
        let before = passage.letters(start - 1)
        if passage.isMark(start - 1, "§") || passage.isLabel(start - 1, words) || GermanTimes.isBook(before) {
            return true
        }
        let isFirst = start == 1 || passage.word(start - 2)?.kind == .mark
        let isSmall = isFirst && (words.functionWords.contains(before) || Self.opening.contains(before))
        return passage.isCapitalised(start - 1) && !isSmall
    }

    /// What may stand before a number at the start of a sentence.
    private static let opening: Set = Set(words: "etwa rund alle nimm nehmen gib geben man je pro nach ca circa nur")

    private func joined(_ joint: Int, _ passage: Passage) -> (String, Int)? {
        let end = passage.rangeEnd(joint)
        if end > 0 { return ("bis", end) }
        let word = passage.letters(joint)
        return word == "bis" || word == "oder" ? (word, joint + 1) : nil
    }
}
