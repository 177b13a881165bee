/// Numbers that count nothing.
extension Passage {
    /// *En 1992 nuevas leyes*, *desde mayo de 2001 otras familias*: whether a year stands before the subject of a sentence.
    func isYearBeforeClause(_ numeral: Numeral, _ words: ContinentalWords) -> Bool {
        guard let year = numeral.plain(4...4), (1000...2100).contains(year) else { return false }
        let before = numeral.words.lowerBound - 1
        let isDated =
            words.figures.beforeYears.contains(letters(before))
            || letters(before) == words.joints.of && words.months.contains(letters(before - 1))
        return isDated && words.figures.forerunners.contains(letters(numeral.words.upperBound))
    }

    /// *Un hash SHA-1*: whether a hyphen joins a number to letters before it.
    func isInName(_ start: Int) -> Bool {
        isTight(start) && isHyphen(start - 1) && isTight(start - 1) && isLetters(start - 2)
    }
}
