import Phonemes

/// Blood pressure.
extension Measures {
    /// `140/90 mmHg`: *one forty over ninety millimeters of mercury*.
    func bloodPressure(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let slash = numeral.words.upperBound
        guard let high = numeral.plain(2...3), passage.isTightMark(slash, "/"), passage.isTight(slash + 1),
            let lower = passage.numeral(at: slash + 1), let low = lower.plain(2...3), low < high,
            let unit = unit(lower.words.upperBound, passage), unit.measure.one == "millimeter of mercury"
        else { return nil }
        let words = NumberWords.paired(high) + " over " + NumberWords.paired(low)
        let measure = unit.measure.spelled(british: passage.isBritish).many
        return passage.replacement(numeral.words.lowerBound..<unit.end, by: words + " " + measure + unit.suffix)
    }
}
