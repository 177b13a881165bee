import VorleserCore

/// Ranges that are told by what stands around them.
extension Passage {
    /// Whether *before Christ* comes, in full or shortened: then years run down, *551–479 v. Chr.*
    func isBeforeEra(_ index: Int, _ words: ContinentalWords) -> Bool {
        let next = isTightMark(index + 1, ".") ? index + 2 : index + 1
        return words.beforeEra.contains(letters(index) + " " + letters(next))
    }

    /// *25 - 30 Minuten*, *2 - 3 EL*: whether a dash between blanks joins numbers that rise to what is counted by both.
    ///
    /// It may as well part a number from a title: *Kapitel 3 - 10 Jahre später*.
    func isCountedRange(_ dash: Int) -> Bool {
        guard !isHeading, let words = ContinentalWords.used[language],
            marks.isDisjoint(with: [0x3D, 0x2B, 0xD7, 0xF7])
        else { return false }
        let before = numerals.partitioningIndex { $0.words.upperBound >= dash }
        guard before < numerals.count, numerals[before].words.upperBound == dash,
            let last = numeral(at: dash + 1), let low = numerals[before].whole, let high = last.whole, low < high,
            numerals[before].fraction == nil, !isTight(numerals[before].words.lowerBound) || isMark(dash - 2, "("),
            !isLabel(numerals[before].words.lowerBound - 1, words)
        else { return false }
        let end = last.words.upperBound
        return isMark(end, "%") || isMark(end, "°") || isMark(end, "€")
            || words.measures.counted.contains(letters(end))
            || ContinentalMeasures(words: words).unit(at: end, self) != nil
    }
}
