import Phonemes

/// Says a season or a term that begins in one year and ends in another: *2003/04*, *1999/2000*, *2001-02*.
struct ContinentalSeasons: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("season") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, mark) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let first = numeral.plain(4...4), (1000...2099).contains(first), !passage.isTightMark(start - 1, "/"),
            passage.isTight(mark), passage.isTight(mark + 1), passage.isDigits(mark + 1), passage.isTightEnd(mark + 2),
            !passage.isTightMark(mark + 2, "/"), !passage.isHyphen(start - 1), !passage.isHyphen(mark + 2),
            let last = Int(passage.printed(mark + 1))
        else { return [] }
        let count = passage.count(mark + 1)
        let said = words.numbers.cardinal(first, .alone)
        if passage.isMark(mark, "/"), count == 2 && last == (first + 1) % 100 || count == 4 && last == first + 1 {
            let text = said + (count == 4 ? ", " : "-") + words.numbers.cardinal(last, .alone)
            return [passage.replacement(start..<mark + 2, by: text)]
        }
        // *2001-02*: where the second begins with 0 it is no number by itself.
        // *Fecha: 2001-05* is a month.
        guard passage.isRangeDash(mark), !passage.isMark(start - 1, ":"), passage.letters(start - 1) != "al",
            count == 2, passage.printed(mark + 1).hasPrefix("0"), last > first % 100
        else {
            return []
        }
        let text = said + " " + words.joints.to + " " + words.numbers.cardinal(last, .alone)
        return [passage.replacement(start..<mark + 2, by: text)]
    }
}
