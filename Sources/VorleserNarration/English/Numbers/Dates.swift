import Phonemes

/// Says days and months: `July 4, 1776`, `3–4 June`, `12/25/1999`, `17—`.
struct Dates: NumeralForm {
    let name = "date"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        if let date = inFigures(numeral, passage) { return [date] }
        if let blank = withBlank(numeral, passage) { return [blank] }
        return afterMonth(numeral, passage) ?? beforeMonth(numeral, passage) ?? []
    }

    // MARK: In words

    /// `July 4`, `Dec. 11th, 1799`; the month's abbreviation is said in full.
    private func afterMonth(_ numeral: Numeral, _ passage: Passage) -> [Replacement]? {
        let start = numeral.words.lowerBound
        guard let day = day(numeral, passage), passage.word(start)?.isSpaced == true,
            passage.month(endingAt: start) != nil, !counts(day.end, passage)
        else { return nil }
        let article = passage.isBritish ? "the " : ""
        var words = article + day.words
        var end = day.end
        if let last = lastDay(after: end, passage) {
            words += " to " + last.words
            end = last.end
        }
        let year = year(after: end, passage)
        let date = [passage.replacement(start..<end, by: words)] + year
        let dash = year.isEmpty ? end : end + (passage.isTightMark(end, ",") ? 2 : 1)
        // “Dec 25–Jan 1”
        guard passage.isTight(dash), passage.isRangeDash(dash), passage.isTight(dash + 1), passage.isMonth(dash + 1),
            passage.isDigits(passage.afterStop(dash + 2))
        else { return date }
        return date + [passage.replacement(dash..<dash + 1, by: " to ")]
    }

    /// `4 July 1776`, `1st May`, `3–4 June`, `the 5th and 6th of May`.
    private func beforeMonth(_ numeral: Numeral, _ passage: Passage) -> [Replacement]? {
        let start = numeral.words.lowerBound
        guard let day = day(numeral, passage), passage.word(start)?.isSpaced == true || !passage.isDigits(start - 1)
        else { return nil }
        var words = day.words
        var end = day.end
        if let last = lastDay(after: end, passage) {
            words += " to " + last.words
            end = last.end
        }
        guard passage.isMonth(end), passage.word(end)?.isSpaced == true, !passage.isTightMark(start - 1, "/") else {
            return nil
        }
        let isNamed = passage.letters(start - 1) == "the" || Self.weekdays.contains(passage.letters(start - 1))
        let article = isNamed && passage.letters(start - 1) == "the" ? "" : "the "
        return [passage.replacement(start..<end, by: article + words + " of")]
            + year(after: passage.afterStop(end + 1), passage)
    }

    private static let weekdays: Set = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tues", "wed", "thurs",
        "fri", "sat", "sun",
    ]

    private func day(_ numeral: Numeral, _ passage: Passage) -> (words: String, end: Int)? {
        if let (value, end) = passage.ordinal(numeral), (1...31).contains(value) {
            return (NumberWords.ordinal(value), end)
        }
        guard let value = numeral.plain(1...2), (1...31).contains(value),
            numeral.digits.utf8.first != 0x30 || value > 0,
            !(passage.isTight(numeral.words.upperBound) && passage.isLetters(numeral.words.upperBound)),
            !(passage.isTightMark(numeral.words.upperBound, ":") && passage.isDigits(numeral.words.upperBound + 1))
        else { return nil }
        return (NumberWords.ordinal(value), numeral.words.upperBound)
    }

    private func lastDay(after dash: Int, _ passage: Passage) -> (words: String, end: Int)? {
        guard let last = passage.numeral(at: passage.rangeEnd(dash)) else { return nil }
        return day(last, passage)
    }

    /// A year of one to four digits that belongs to a day, after a comma or none.
    private func year(after end: Int, _ passage: Passage) -> [Replacement] {
        let start = passage.isTightMark(end, ",") ? end + 1 : end
        guard let numeral = passage.numeral(at: start), let value = numeral.plain(4...4), value > 999,
            !(passage.isTight(numeral.words.upperBound) && !passage.isTightEnd(numeral.words.upperBound))
        else { return [] }
        return [passage.replacement(numeral.words, by: passage.yearWords(numeral))]
    }

    /// Whether the number counts things after all: *In May 5 men came*.
    private func counts(_ end: Int, _ passage: Passage) -> Bool {
        passage.isLowerCase(end) && EnglishWords.isPlural(passage.letters(end))
    }

    // MARK: In figures

    /// `12/25/1999`, `25.12.1999`, `1999-12-25`.
    private func inFigures(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let start = numeral.words.lowerBound
        let separator = passage.mark(start + 1)
        guard [0x2F, 0x2D, 0x2E].contains(separator), passage.mark(start + 3) == separator, passage.isDigits(start + 4),
            (1...4).allSatisfy({ passage.isTight(start + $0) }),
            passage.isTightEnd(start + 5) || passage.timeStamp(after: start + 5) != nil
        else { return nil }
        // “£12/19/11” is money.
        if Currency.named(by: passage.mark(start - 1), after: "") != nil, passage.isTight(start) { return nil }
        let parts = [start, start + 2, start + 4].map { Int(passage.printed($0)) ?? 0 }
        let counts = [start, start + 2, start + 4].map { passage.count($0) }
        guard let (year, month, day) = order(parts, counts, separator, passage) else { return nil }
        let dayWords = NumberWords.ordinal(day)
        let name = EnglishWords.monthNames[month]
        let date = passage.isBritish ? "the \(dayWords) of \(name)," : "\(name) \(dayWords),"
        let yearWords = year < 100 ? (year < 10 ? "oh " : "") + NumberWords.cardinal(year) : NumberWords.year(year)
        let words = date + " " + yearWords
        guard let time = passage.timeStamp(after: start + 5) else {
            return passage.replacement(start..<start + 5, by: words)
        }
        return passage.replacement(start..<time.end, by: words + ", " + time.words)
    }

    private func order(
        _ parts: [Int],
        _ counts: [Int],
        _ separator: UInt16,
        _ passage: Passage
    ) -> (year: Int, month: Int, day: Int)? {
        if counts[0] == 4, counts[1] == 2, counts[2] == 2 { return date(parts[0], parts[1], parts[2]) }
        guard counts[0] < 3, counts[1] < 3, counts[2] == 4 || counts[2] == 2 && separator == 0x2F else { return nil }
        let (first, other) = (date(parts[2], parts[0], parts[1]), date(parts[2], parts[1], parts[0]))
        return passage.isBritish || separator == 0x2E ? other ?? first : first ?? other
    }

    private func date(_ year: Int, _ month: Int, _ day: Int) -> (year: Int, month: Int, day: Int)? {
        (1...12).contains(month) && (1...31).contains(day) ? (year, month, day) : nil
    }

    // MARK: Hidden years

    /// `17—`: a year that the author does not tell.
    private func withBlank(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let (start, dash) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let value = numeral.plain(2...3), (10...20).contains(value) || (100...209).contains(value),
            passage.isTight(dash), passage.isBlankDash(dash)
        else { return nil }
        var end = dash + 1
        while passage.isTight(end), passage.isBlankDash(end) { end += 1 }
        let isLong = passage.isMark(dash, "\u{2014}") || passage.isMark(dash, "\u{2E3A}") || end > dash + 1
        guard isLong || value > 99, passage.isTightEnd(end) else { return nil }
        let before = passage.letters(start - 1)
        let isYear =
            EnglishWords.beforeYear.contains(before) || EnglishWords.months[before] != nil || before == "of"
            || passage.isMark(start - 1, ",") || start == 0 && end == passage.words.count
        guard isYear else { return nil }
        let words = value < 100 ? NumberWords.cardinal(value) : NumberWords.year(value * 10)
        return passage.replacement(start..<end, by: words + " blank")
    }
}

extension Passage {
    /// `T12:00:00Z`, `T09:30+02:00`: what computers write behind a date. Source: RFC 3339 §5.6.
    fileprivate func timeStamp(after date: Int) -> (words: String, end: Int)? {
        guard printed(date) == "T", isTight(date), let hours = pair(date + 1), hours < 25, isTightMark(date + 2, ":"),
            let minutes = pair(date + 3), minutes < 60
        else { return nil }
        var (seconds, end) = (0, date + 4)
        if isTightMark(end, ":"), let value = pair(end + 1) { (seconds, end) = (value, end + 2) }
        if isTightMark(end, "."), isTight(end + 1), isDigits(end + 1) { end += 2 }
        var zone = ""
        if printed(end) == "Z", isTight(end) {
            (zone, end) = (" U T C", end + 1)
        } else if isTight(end), isMark(end, "+") || isHyphen(end), let ahead = pair(end + 1) {
            zone = (isMark(end, "+") ? " U T C plus " : " U T C minus ") + NumberWords.cardinal(ahead)
            end = isTightMark(end + 2, ":") && pair(end + 3) != nil ? end + 4 : end + 2
        }
        guard isTightEnd(end) else { return nil }
        let minute = minutes < 10 ? "oh " + NumberWords.cardinal(minutes) : NumberWords.cardinal(minutes)
        let clock = minutes == 0 ? (seconds == 0 ? " o’clock" : " hours") : " " + minute
        let rest = seconds == 0 ? "" : " and " + NumberWords.cardinal(seconds) + (seconds == 1 ? " second" : " seconds")
        return (NumberWords.cardinal(hours) + clock + rest + zone, end)
    }

    /// The value of two digits that cling to what is before them.
    private func pair(_ index: Int) -> Int? {
        isTight(index) && isDigits(index) && count(index) == 2 ? Int(printed(index)) : nil
    }

    /// Whether a word that begins right at an index cannot be: white space, a mark or nothing is there.
    func isTightEnd(_ index: Int) -> Bool { !isTight(index) || word(index)?.kind == .mark }

    /// Whether a word is a month, in full or abbreviated.
    func isMonth(_ index: Int) -> Bool { isCapitalised(index) && EnglishWords.months[letters(index)] != nil }

    /// The word that is a month before an index, a full stop between or not.
    func month(endingAt index: Int) -> Int? {
        if isMonth(index - 1) { return index - 1 }
        return isTightMark(index - 1, ".") && isMonth(index - 2) ? index - 2 : nil
    }

    fileprivate func isBlankDash(_ index: Int) -> Bool {
        isRangeDash(index) || isMark(index, "\u{2014}") || isMark(index, "\u{2E3A}")
    }
}
