import Phonemes

/// Says dates in figures: *01.09.1939*, *1939-09-01*.
struct GermanDates: NumeralForm {
    let name = "de-date"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let start = passage.numerals[index].words.lowerBound
        if let date = withoutYear(passage.numerals[index], passage) ?? international(start, passage) { return [date] }
        let separator = passage.mark(start + 1)
        guard separator == 0x2E || separator == 0x2F, passage.mark(start + 3) == separator,
            [start, start + 2, start + 4].allSatisfy(passage.isDigits), passage.count(start) < 3,
            passage.count(start + 2) < 3,
            passage.count(start + 4) == 4 || passage.count(start + 4) == 2, passage.isTight(start + 1),
            let day = Int(passage.printed(start)), let month = Int(passage.printed(start + 2)),
            let year = Int(passage.printed(start + 4)), (1...31).contains(day), (1...12).contains(month)
        else { return [] }
        let text = date(day, month, at: start, noun: start + 5, passage) + " " + GermanNumberWords.year(year)
        return [passage.replacement(start..<start + 5, by: text)]
    }

    /// *Am 31.12.*, which is read as a number with decimals otherwise; *3.5.–7.5.*
    private func withoutYear(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard numeral.hasForeignPoint, let decimals = numeral.decimals, decimals.utf8.count < 3,
            let day = numeral.whole,
            let month = Int(decimals), (1...31).contains(day), (1...12).contains(month), passage.isTightMark(end, "."),
            !(passage.isTight(end + 1) && passage.isDigits(end + 1))
        else { return nil }
        let text = date(day, month, at: start, noun: end + 1, passage)
        if passage.isRangeDash(end + 1), passage.isDigits(end + 2), passage.isTightMark(end + 3, ".") {
            return passage.replacement(start..<end + 2, by: text + (passage.isTight(end + 2) ? " bis " : " bis"))
        }
        // *3.5. Heute war ich müde.*
        if start == 0, passage.isCapitalised(end + 1) {
            return Replacement(passage.range(of: start..<end), by: text.capitalizedAtStart)
        }
        return passage.abbreviated(start..<end + 1, by: text)
    }

    /// *1939-09-01*
    private func international(_ start: Int, _ passage: Passage) -> Replacement? {
        guard passage.count(start) == 4, passage.count(start + 2) == 2, passage.count(start + 4) == 2,
            [start, start + 2, start + 4].allSatisfy(passage.isDigits), passage.isHyphen(start + 1),
            passage.isHyphen(start + 3), (1...4).allSatisfy({ passage.isTight(start + $0) }),
            passage.isTightEnd(start + 5), !passage.isHyphen(start + 5),
            let year = Int(passage.printed(start)), let month = Int(passage.printed(start + 2)),
            let day = Int(passage.printed(start + 4)), (1...31).contains(day), (1...12).contains(month)
        else { return nil }
        let text = date(day, month, at: start, noun: start + 5, passage) + " " + GermanNumberWords.year(year)
        return passage.replacement(start..<start + 5, by: text)
    }

    private func date(_ day: Int, _ month: Int, at start: Int, noun: Int, _ passage: Passage) -> String {
        let ending = GermanInflection.dayEnding(at: start, noun: noun, passage)
        return GermanNumberWords.ordinal(day, ending) + " " + Self.months[month - 1]
    }

    static let months = [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
        "Dezember",
    ]
}
