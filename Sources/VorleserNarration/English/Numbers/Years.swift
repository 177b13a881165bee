import Phonemes

/// What tells a year from a number of things.
extension Passage {
    /// Whether a numeral of three or four digits is a year.
    func isYear(_ numeral: Numeral) -> Bool {
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        let hasEra = era(end) != nil || hasEra(before: start)
        if numeral.plain(1...3) != nil { return hasEra && numeral.digits.utf8.first != 0x30 }
        guard let value = numeral.plain(4...4), value >= 1000 else { return false }
        if hasEra { return true }
        guard !isMark(start - 1, "$"), !isMark(start - 1, "£"), !isMark(start - 1, "€") else { return false }
        guard !isTight(start) || isYearMark(start - 1) || isAbbreviationOfYear(start - 2) || isSecondYear(numeral)
        else { return false }
        let before = letters(start - 1)
        if EnglishWords.months[before] != nil || isSecondYear(numeral) { return true }
        let counts = isLowerCase(end) && EnglishWords.isPlural(letters(end)) && !isTight(end)
        if before == "than" || before == "numbered" { return false }
        if (1100...2099).contains(value) {
            guard counts else { return true }
            if before == "the" { return !value.isMultiple(of: 100) }
            return EnglishWords.beforeYear.contains(before) && before != "about" && before != "around"
                && !value.isMultiple(of: 500)
        }
        if value < 1100 { return !counts && !value.isMultiple(of: 1000) }
        return !counts && value < 3000 && (before == "in" || before == "year" || before == "by")
    }

    /// The second of `1850/1860`.
    private func isSecondYear(_ numeral: Numeral) -> Bool {
        let slash = numeral.words.lowerBound - 1
        guard isTightMark(slash, "/"), isTightEnd(numeral.words.upperBound), !isTightMark(slash - 2, "/"),
            !isTight(slash - 1) || isMark(slash - 2, "("),
            let first = self.numeral(at: slash - 1)?.plain(4...4), let last = numeral.plain(4...4)
        else { return false }
        return (1100...2099).contains(first) && (first...first + 30).contains(last)
    }

    /// `c.1620`, `d.1910`
    private func isAbbreviationOfYear(_ index: Int) -> Bool {
        isTightMark(index + 1, ".") && ["c", "ca", "b", "d", "fl", "r"].contains(printed(index))
    }

    /// Marks that may stand right before a year.
    private func isYearMark(_ index: Int) -> Bool {
        guard word(index)?.kind == .mark else { return false }
        switch mark(index) {
        case 0x2E, 0x3A, 0x23, 0x2C, 0x2B, 0xD7, 0x3D: return false
        case 0x2F: return false
        default: return true
        }
    }

    /// A year's words; of three digits in pairs.
    func yearWords(_ numeral: Numeral) -> String {
        guard let value = numeral.whole else { return numeral.spoken(british: isBritish) }
        if value < 1000 { return NumberWords.paired(value) }
        return value > 2000 && value < 2010 && isBritish
            ? NumberWords.cardinal(value, and: true) : NumberWords.year(value)
    }

    /// The last two digits of a year: *eighteen*, *oh one*.
    func shortYear(_ numeral: Numeral) -> String? {
        guard let value = numeral.plain(2...2) else { return nil }
        return (value < 10 ? "oh " : "") + NumberWords.cardinal(value)
    }
}

/// Says years in pairs, `1914–18` as *nineteen fourteen to eighteen*, `’69` as *sixty-nine*.
struct Years: NumeralForm {
    let name = "year"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        if let short = apostropheYear(numeral, passage) { return [short] }
        if let counts = counts(numeral, passage) { return [counts] }
        if isFirstOfSpan(numeral, passage) { return span(numeral, passage) }
        if let span = eraSpan(numeral, passage) { return [span] }
        guard passage.isYear(numeral) else { return [] }
        return [passage.replacement(numeral.words, by: passage.yearWords(numeral))]
    }

    /// `A.D. 60–64`, `753–510 B.C.`
    private func eraSpan(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        guard numeral.plain(1...4) != nil, let last = passage.numeral(at: passage.rangeEnd(numeral.words.upperBound)),
            last.plain(1...4) != nil,
            passage.hasEra(before: numeral.words.lowerBound) || passage.era(last.words.upperBound) != nil
        else { return nil }
        let words = passage.yearWords(numeral) + " to " + passage.yearWords(last)
        return passage.replacement(numeral.words.lowerBound..<last.words.upperBound, by: words)
    }

    private func apostropheYear(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let start = numeral.words.lowerBound
        guard let words = passage.shortYear(numeral), passage.isTight(start), passage.word(start - 1)?.isSpaced == true,
            passage.isMark(start - 1, "\u{2019}") || passage.isMark(start - 1, "'")
                || passage.isMark(start - 1, "\u{2018}")
        else { return nil }
        // *’49ers*
        if passage.isTight(numeral.words.upperBound), passage.isLetters(numeral.words.upperBound) { return nil }
        let before = passage.letters(start - 2)
        let isYear =
            EnglishWords.beforeYear.contains(before) || Self.ofYear.contains(before)
            || EnglishWords.months[before] != nil
        let isQuoted = (numeral.words.upperBound..<passage.words.count).contains { passage.isApostrophe($0) }
        let isFree = !isQuoted && !passage.isMark(start - 1, "\u{2018}")
        guard passage.isMark(start - 1, "\u{2019}") || isYear || isFree else { return nil }
        return passage.replacement(start - 1..<numeral.words.upperBound, by: words)
    }

    private static let ofYear: Set = ["of", "the", "to", "and", "class", "back"]

    /// The last year of a span: `18` or `1918`.
    private func last(after numeral: Numeral, _ passage: Passage) -> Numeral? {
        let dash = numeral.words.upperBound
        if passage.isHyphen(dash + 1) { return passage.numeral(at: passage.rangeEnd(dash)) }
        let isTight = passage.isTight(dash) && passage.isTight(dash + 1)
        let isDash = passage.isRangeDash(dash) || isTight && passage.isMark(dash, "\u{2014}")
        guard isDash, isTight || !passage.isHyphen(dash) || passage.rangeEnd(dash) > 0 else { return nil }
        // 1776–’83
        return passage.numeral(at: passage.isApostrophe(dash + 1) ? dash + 2 : dash + 1)
    }

    private func isFirstOfSpan(_ numeral: Numeral, _ passage: Passage) -> Bool {
        guard let first = numeral.plain(4...4), (1000...2099).contains(first),
            !passage.isTight(numeral.words.lowerBound) || !passage.isRangeDash(numeral.words.lowerBound - 1),
            let last = last(after: numeral, passage), let value = last.plain(1...4),
            !passage.isTight(last.words.upperBound) || !passage.isRangeDash(last.words.upperBound)
        else { return slashed(numeral, passage) != nil }
        switch last.digits.utf8.count {
        case 4: return value > first && value < 2200 && value - first < 700
        case 2: return value > first % 100
        case 1: return value > first % 10
        default: return false
        }
    }

    private func slashed(_ numeral: Numeral, _ passage: Passage) -> Numeral? {
        guard let first = numeral.plain(4...4), (1000...2099).contains(first),
            passage.isTightMark(numeral.words.upperBound, "/"), passage.isTight(numeral.words.upperBound + 1),
            let last = passage.numeral(at: numeral.words.upperBound + 1), let value = last.plain(2...4),
            value == (last.digits.utf8.count == 4 ? first + 1 : (first + 1) % 100), last.digits.utf8.count != 3
        else { return nil }
        return last
    }

    private func span(_ numeral: Numeral, _ passage: Passage) -> [Replacement] {
        let year = passage.yearWords(numeral)
        if let last = slashed(numeral, passage) {
            let next = passage.shortYear(last).map { " " + $0 } ?? " to " + passage.yearWords(last)
            return [passage.replacement(numeral.words.lowerBound..<last.words.upperBound, by: year + next)]
        }
        guard let last = last(after: numeral, passage) else { return [] }
        let end =
            last.digits.utf8.count == 4
            ? passage.yearWords(last) : Ranges.teen(last, after: numeral) ?? passage.shortYear(last)
        let words = year + " to " + (end ?? last.spoken(british: passage.isBritish))
        return [passage.replacement(numeral.words.lowerBound..<last.words.upperBound, by: words)]
    }
}
