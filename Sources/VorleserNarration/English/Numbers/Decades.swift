import Phonemes

/// Says `1920s`, `1990’s`, `’60s`, `the 60s` as decades.
struct Decades: NumeralForm {
    let name = "decade"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        var start = numeral.words.lowerBound
        guard let value = numeral.plain(2...4), value.isMultiple(of: 10), numeral.digits.utf8.count != 3,
            let end = end(after: numeral, passage)
        else { return [] }
        if value < 100 {
            let hasApostrophe =
                passage.isTight(start)
                && (passage.isApostrophe(start - 1) || passage.isMark(start - 1, "\u{2018}"))
                && passage.word(start - 1)?.isSpaced == true
            let before = passage.letters(hasApostrophe ? start - 2 : start - 1)
            guard hasApostrophe || Self.before.contains(before) || follows(start, passage) else { return [] }
            if hasApostrophe { start -= 1 }
        } else if !(1000...2990).contains(value) {
            return []
        }
        let decade = passage.replacement(start..<end, by: Self.words(value))
        guard passage.isTight(end), passage.isRangeDash(end), passage.isTight(end + 1), passage.isDigits(end + 1) else {
            return [decade]
        }
        return [decade, passage.replacement(end..<end + 1, by: " to ")]
    }

    private static let before: Set = [
        "the", "early", "mid", "late", "his", "her", "their", "my", "our", "your", "middle",
    ]

    /// `1960s–70s`.
    private func follows(_ start: Int, _ passage: Passage) -> Bool {
        passage.letters(start - 2) == "s" && (passage.isRangeDash(start - 1) || passage.letters(start - 1) == "and")
            || passage.letters(start - 1) == "and" && passage.letters(start - 2) == "s"
            || passage.isHyphen(start - 1)
                && passage.letters(start - 2) == "mid"
    }

    private func end(after numeral: Numeral, _ passage: Passage) -> Int? {
        let next = numeral.words.upperBound
        guard passage.isTight(next) else { return nil }
        if passage.printed(next) == "s" { return next + 1 }
        // *1950’s*, or with the sign of feet for its apostrophe
        guard passage.isApostrophe(next) || passage.isMark(next, "′"), passage.isTight(next + 1),
            passage.printed(next + 1) == "s"
        else { return nil }
        // A year may own something: 1990’s best film.
        let before = passage.letters(numeral.words.lowerBound - 1)
        let isAlone = !passage.isLetters(next + 2)
        return isAlone || Self.before.contains(before) || passage.isApostrophe(numeral.words.lowerBound - 1)
            ? next + 2 : nil
    }

    /// *Nineteen twenties*, *eighteen hundreds*, *two thousands*, *sixties*.
    static func words(_ value: Int) -> String {
        NumberWords.plural(value < 100 ? NumberWords.cardinal(value) : NumberWords.year(value))
    }
}
