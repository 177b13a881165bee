import Phonemes

/// Says a decade that is printed with an *s*: *les 1930s*, *los 90s*.
struct ContinentalDecades: NumeralForm {
    let words: ContinentalWords
    let dates: ContinentalDateWords
    var name: String { words.name("decade") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let start = numeral.words.lowerBound
        var end = numeral.words.upperBound
        guard let value = numeral.plain(2...4), value % 10 == 0, numeral.digits.utf8.count != 3,
            value < 100 || (1000...2090).contains(value), passage.isArticle(start - 1, dates)
        else { return [] }
        if passage.isTight(end), passage.isApostrophe(end) { end += 1 }
        guard passage.isTight(end), passage.printed(end) == "s", !passage.isTightMark(end + 1, ".") else { return [] }
        let isNamed = passage.letters(start - 1) == dates.years
        let said = words.numbers.cardinal(value % 100 == 0 ? value : value % 100, .alone)
        return [passage.replacement(start..<end + 1, by: (isNamed ? "" : dates.years + " ") + said)]
    }
}

extension Passage {
    /// Whether a decade may follow a word: an article, or the word for years.
    fileprivate func isArticle(_ index: Int, _ dates: ContinentalDateWords) -> Bool {
        dates.decadeArticles.contains(letters(index)) || letters(index) == dates.years
    }
}
