import Phonemes

/// Says decimals after an apostrophe, as they are written by hand: *22'6 km*, *3'50 €*.
struct SpanishDecimals: NumeralForm {
    let name = "es-decimal"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let mark = numeral.words.upperBound
        guard let whole = numeral.plain(1...4), !passage.isTight(numeral.words.lowerBound), passage.isApostrophe(mark),
            passage.isTight(mark), passage.isTight(mark + 1), let next = passage.numeral(at: mark + 1),
            next.plain(1...2) != nil
        else { return [] }
        let end = next.words.upperBound
        let unit = ContinentalMeasures(words: .spanish).unit(at: end, passage)
        let sign = passage.mark(end)
        // *5'30* may be minutes and seconds.
        guard passage.isTightEnd(end) || unit != nil, !passage.isApostrophe(end), !passage.isMark(end, "\""),
            next.digits.utf8.count == 1 || unit != nil || sign == 0x25 || sign == 0x20AC
        else { return [] }
        let decimals = next.digits.hasPrefix("0") ? SpanishNumberWords.digits(next.digits) : said(next.digits)
        let text = SpanishNumberWords.cardinal(whole) + " coma " + decimals
        let last = unit?.end ?? end
        let blank = passage.isTight(last) && sign != 0 && unit == nil ? " " : ""
        return [
            passage.replacement(
                numeral.words.lowerBound..<last,
                by: text + (unit.map { " " + $0.0.many } ?? (sign == 0x25 || sign == 0x20AC ? blank : ""))
            )
        ]
    }

    private func said(_ digits: String) -> String { Int(digits).map { SpanishNumberWords.cardinal($0) } ?? digits }
}
