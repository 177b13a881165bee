import Phonemes

/// Says a pause for the dash between two dates: *(16 de junio de 1914–3 de febrero de 2002)*, which is no range of numbers.
struct ContinentalLifeDates: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("life-date") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let dash = numeral.words.upperBound
        guard numeral.plain(3...4) != nil, isMonth(before: numeral.words.lowerBound, passage),
            passage.isRangeDash(dash),
            passage.isTight(dash) == passage.isTight(dash + 1), isDay(dash + 1, passage),
            let year = passage.word(dash - 1), let sign = passage.word(dash)
        else { return [] }
        let pause = passage.isTight(dash + 1) ? ", " : ","
        return [Replacement(year.range.upperBound..<sign.range.upperBound, by: pause)]
    }

    private func isMonth(before index: Int, _ passage: Passage) -> Bool {
        words.months.contains(passage.letters(passage.letters(index - 1) == words.joints.of ? index - 2 : index - 1))
    }

    /// *3 février*, *1er février*, *1.º de fevereiro*
    private func isDay(_ index: Int, _ passage: Passage) -> Bool {
        guard let day = passage.numeral(at: index)?.plain(1...2), (1...31).contains(day) else { return false }
        var place = index + 1
        while place < index + 3, passage.isTight(place) { place += 1 }
        if passage.letters(place) == words.joints.of { place += 1 }
        return words.months.contains(passage.letters(place))
    }
}
