import Phonemes

/// Ranges of four figures that count something.
extension Years {
    /// `1200-1500 dollars`, `some 1500–2000 people`: so many things, not years.
    func counts(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let (start, dash) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let low = numeral.plain(4...4), passage.isRangeDash(dash), passage.isTight(dash),
            !(passage.isTight(start) && passage.isRangeDash(start - 1)),
            let last = passage.numeral(at: passage.rangeEnd(dash)), let high = last.plain(4...4), low < high,
            passage.isLowerCase(last.words.upperBound), !passage.isTight(last.words.upperBound),
            isCounted(low, high, before: passage.letters(start - 1), passage.letters(last.words.upperBound))
        else { return nil }
        let words = [low, high].map { NumberWords.cardinal($0, and: passage.isBritish) }.joined(separator: " to ")
        return passage.replacement(start..<last.words.upperBound, by: words)
    }

    /// Years are of soldiers and people too, but hardly both round, and never of feet.
    private func isCounted(_ low: Int, _ high: Int, before word: String, _ thing: String) -> Bool {
        if Self.approximate.contains(word) { return EnglishWords.isPlural(thing) || Self.measured.contains(thing) }
        let isTime = EnglishWords.beforeYear.contains(word) && word != "from" && word != "between" || word == "of"
        guard !isTime else { return false }
        if Self.measured.contains(thing) { return true }
        return EnglishWords.isPlural(thing) && low.isMultiple(of: 50) && high.isMultiple(of: 50)
            && !["from", "between", "the", "years"].contains(word)
    }

    private static let approximate: Set = [
        "some", "about", "around", "nearly", "roughly", "approximately", "only", "over", "least", "most", "than",
        "estimated", "another",
    ]
    /// What so many of are no people of those years.
    private static let measured: Set = [
        "dollars", "pounds", "euros", "francs", "marks", "cents", "feet", "meters", "metres", "yards", "miles", "acres",
        "kilometers", "kilometres", "inches", "hectares", "words", "pages", "calories", "grams", "kilograms", "tons",
        "tonnes", "liters", "litres", "gallons", "barrels", "volts", "watts", "hours", "degrees", "square", "cubic",
        "bushels", "fathoms", "rpm", "copies",
    ]
}
