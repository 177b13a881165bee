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
        if let short = shortened(numeral, passage) { return [short] }
        guard let value = numeral.plain(2...4), value % 10 == 0, numeral.digits.utf8.count != 3,
            value < 100 || (1000...2090).contains(value), passage.isArticle(start - 1, dates)
        else { return [] }
        if passage.isTight(end), passage.isApostrophe(end) { end += 1 }
        guard passage.isTight(end), passage.printed(end) == "s", !passage.isTightMark(end + 1, ".") else { return [] }
        let isNamed = passage.letters(start - 1) == dates.years
        let said = words.numbers.cardinal(value % 100 == 0 ? value : value % 100, .alone)
        return [passage.replacement(start..<end + 1, by: (isNamed ? "" : dates.years + " ") + said)]
    }

    /// *Los años ’60*, *el mayo del ’68*: a year without its century, behind an apostrophe that is not said.
    private func shortened(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let mark = numeral.words.lowerBound - 1
        guard let value = numeral.plain(2...2), passage.isApostrophe(mark) || passage.isMark(mark, "\u{2018}"),
            passage.word(mark)?.isSpaced == true, passage.isTight(mark + 1),
            passage.isTightEnd(mark + 2) || passage.printed(mark + 2) == "s", !passage.isApostrophe(mark + 2),
            passage.isArticle(mark - 1, dates) || dates.masculineArticles.contains(passage.letters(mark - 1))
                || passage.letters(mark - 1) == words.joints.of
        else { return nil }
        // *De ‘21 gramos’*: a quotation.
        if passage.isMark(mark, "\u{2018}"), passage.isLowerCase(mark + 2), passage.word(mark + 2)?.isSpaced == true {
            return nil
        }
        let end = passage.isTightEnd(mark + 2) ? mark + 2 : mark + 3
        return passage.replacement(mark..<end, by: words.numbers.cardinal(value, .alone))
    }
}

extension Passage {
    /// Whether a decade may follow a word: an article, or the word for years.
    fileprivate func isArticle(_ index: Int, _ dates: ContinentalDateWords) -> Bool {
        dates.decadeArticles.contains(letters(index)) || letters(index) == dates.years
    }
}
