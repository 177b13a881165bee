import Phonemes

/// Says times of day: `3:30`, `9.15 that evening`, `0800 hours`.
struct Times: NumeralForm {
    let name = "time"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        if let zone = zone(numeral, passage) { return [zone] }
        if let time = withColon(numeral, passage) {
            let dash = numeral.words.upperBound + 2
            guard passage.isTight(dash), passage.isRangeDash(dash), passage.isTight(dash + 1),
                let last = passage.numeral(at: dash + 1), withColon(last, passage) != nil || isHour(last, passage)
            else { return [time] }
            return [time, passage.replacement(dash..<dash + 1, by: " to ")]
        }
        if let time = withPoint(index, passage) { return time }
        if let time = withHundredths(numeral, passage) { return [time] }
        return inFigures(numeral, passage).map { [$0] } ?? []
    }

    private func withColon(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let (start, colon) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let hours = numeral.plain(1...2), hours < 25 || isStamp(start, passage), passage.isTightMark(colon, ":"),
            passage.isTight(colon + 1),
            let minutes = minutes(passage.numeral(at: colon + 1)), !isBehindColon(start, passage),
            // *1:20 odds*
            passage.letters(colon + 2) != "odds",
            !(passage.isTight(colon + 2) && passage.isLetters(colon + 2) && passage.halfOfDay(colon + 2) == nil)
        else { return nil }
        var (end, seconds) = (colon + 2, "")
        if passage.isTightMark(end, ":"), passage.isTight(end + 1),
            let last = self.minutes(passage.numeral(at: end + 1))
        {
            seconds = " " + pair(last)
            end += 2
        }
        if hours > 24, minutes == 0, seconds.isEmpty {
            return passage.replacement(start..<end, by: NumberWords.cardinal(hours) + " minutes")
        }
        // *18:00:34*
        if minutes == 0, !seconds.isEmpty {
            return passage.replacement(start..<end, by: NumberWords.cardinal(hours) + " oh oh" + seconds)
        }
        let isExact = minutes == 0 && seconds.isEmpty
        return passage.replacement(start..<end, by: words(hours, minutes, isExact && isBare(end, passage)) + seconds)
    }

    /// `1:` of `1:20:30`, unlike the colon of `Meeting: 10:12`.
    private func isBehindColon(_ start: Int, _ passage: Passage) -> Bool {
        passage.isMark(start - 1, ":") && passage.isTight(start)
    }

    /// `[32:12]`: minutes and seconds of what was recorded.
    private func isStamp(_ start: Int, _ passage: Passage) -> Bool {
        passage.isMark(start - 1, "[") && passage.isTight(start) && passage.isTightMark(start + 3, "]")
    }

    /// Whether nothing after the time says *o’clock* already.
    private func isBare(_ end: Int, _ passage: Passage) -> Bool {
        passage.halfOfDay(end) == nil && passage.letters(end) != "o" && passage.letters(end) != "noon"
            && passage.letters(end) != "midnight"
    }

    /// `9` of `7:30–9`.
    private func isHour(_ numeral: Numeral, _ passage: Passage) -> Bool {
        numeral.plain(1...2).map { $0 < 25 } ?? false && passage.isTightEnd(numeral.words.upperBound)
    }

    /// `8.30`, and the dash behind it where it parts two times.
    private func withPoint(_ index: Int, _ passage: Passage) -> [Replacement]? {
        let numeral = passage.numerals[index]
        guard let time = dotted(numeral, passage), isDottedTime(index, passage) else { return nil }
        let dash = numeral.words.upperBound
        let isRange =
            index + 1 < passage.numerals.count && passage.isTight(dash) && passage.isRangeDash(dash)
            && passage.numerals[index + 1].words.lowerBound == dash + 1
            && dotted(passage.numerals[index + 1], passage) != nil
        return isRange ? [time, passage.replacement(dash..<dash + 1, by: " to ")] : [time]
    }

    /// Whether a number with a point is a time: by what stands around it, or because it is joined to one.
    private func isDottedTime(_ index: Int, _ passage: Passage) -> Bool {
        let numerals = passage.numerals
        if isSurelyTime(numerals[index], passage) { return true }
        if index > 0, isJoined(numerals[index - 1], numerals[index], passage) {
            return isDottedTime(index - 1, passage)
        }
        return index + 1 < numerals.count && isJoined(numerals[index], numerals[index + 1], passage)
            && isSurelyTime(numerals[index + 1], passage)
    }

    /// `8.30 and 9.15`, `9.30–5.30`
    private func isJoined(_ first: Numeral, _ last: Numeral, _ passage: Passage) -> Bool {
        let joint = first.words.upperBound
        guard last.words.lowerBound == joint + 1, dotted(first, passage) != nil, dotted(last, passage) != nil else {
            return false
        }
        return passage.isRangeDash(joint) || ["and", "or", "to", "till", "until"].contains(passage.letters(joint))
    }

    /// The words of a number that may be a time.
    private func dotted(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        guard let decimals = numeral.decimals, decimals.utf8.count == 2, let minutes = Int(decimals), minutes < 60,
            let hours = numeral.whole, (1...24).contains(hours), numeral.digits.utf8.count < 3, !numeral.isGrouped
        else { return nil }
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        let isRange = passage.isRangeDash(end) && passage.isDigits(end + 1)
        guard passage.word(start)?.isSpaced == true || passage.isRangeDash(start - 1) || start == 0,
            passage.isTightEnd(end) || passage.halfOfDay(end) != nil || isRange,
            !passage.isMark(end, "%"), !passage.isMark(end, "°"), !Self.measures.contains(passage.letters(end))
        else { return nil }
        return passage.replacement(numeral.words, by: words(hours, minutes, minutes == 0 && isBare(end, passage)))
    }

    private func isSurelyTime(_ numeral: Numeral, _ passage: Passage) -> Bool {
        guard let decimals = numeral.decimals, let minutes = Int(decimals) else { return false }
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        let (before, after) = (passage.letters(start - 1), passage.letters(end))
        // *Exercise 3.16 that …*
        if Ranges.numbered.contains(before) { return false }
        let isBetween =
            before == "between" && after == "and" && isAboutTime(passage)
            && passage.numeral(at: end + 1).map { dotted($0, passage) != nil && passage.isEnd($0.words.upperBound) }
                == true
        return passage.halfOfDay(end) != nil || Self.after.contains(after) || Self.before.contains(before)
            || Self.maybeBefore.contains(before) && minutes.isMultiple(of: 5) && passage.isEnd(end)
                && !passage.has(anyOf: Self.amounts)
            || before == "the" && (Self.afterThe.contains(after) || passage.isEnd(end))
            || after == "in" && passage.letters(end + 1) == "the" && Self.partsOfDay.contains(passage.letters(end + 2))
            || after == "at" && passage.letters(end + 1) == "night"
            || after == "by" && ["watch", "clock"].contains(passage.letters(end + 2))
            // A race
            || before == "the" && after == "at" && minutes.isMultiple(of: 5) && passage.isCapitalised(end + 1)
            || (isBetween || Self.opening.contains(before) && isRange(end, passage)) && minutes.isMultiple(of: 5)
    }

    /// Whether a dash and another time follow.
    private func isRange(_ dash: Int, _ passage: Passage) -> Bool {
        passage.isRangeDash(dash) && passage.numeral(at: dash + 1).map { dotted($0, passage) != nil } == true
    }

    /// Whether something of a day's course is told.
    private func isAboutTime(_ passage: Passage) -> Bool {
        passage.has(anyOf: Self.daily)
    }

    private static let daily: Set = [
        "train", "trains", "shop", "open", "opens", "came", "went", "night", "morning", "afternoon", "evening", "mass",
        "service", "breakfast", "lunch", "dinner", "tea", "arrive", "arrives", "arrived", "leaves", "left", "doctor",
        "bed", "school", "meet", "met", "call", "called", "served", "daily", "monday", "sunday", "saturday",
    ]
    private static let opening: Set = ["open", "opens", "daily", "hours"]

    /// `3:43.13`, the time of a runner.
    private func withHundredths(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let colon = numeral.words.upperBound
        guard let minutes = numeral.plain(1...2), passage.isTightMark(colon, ":"), passage.isTight(colon + 1),
            let last = passage.numeral(at: colon + 1), let decimals = last.decimals, last.digits.utf8.count == 2,
            let seconds = last.whole, seconds < 60, !isBehindColon(numeral.words.lowerBound, passage)
        else { return nil }
        let words = NumberWords.cardinal(minutes) + " " + pair(seconds) + " point " + NumberWords.digits(decimals)
        return passage.replacement(numeral.words.lowerBound..<last.words.upperBound, by: words)
    }

    private static let after: Set = ["that", "this", "train", "yesterday", "tomorrow", "tonight", "sharp", "precisely"]
    private static let before: Set = ["at", "until", "till"]
    /// What rises or falls to a number: *set the value to 1.15*.
    private static let amounts: Set = [
        "value", "values", "rate", "rates", "ratio", "factor", "average", "level", "levels", "score", "price", "prices",
        "index", "weight", "setting", "set", "scale", "equal", "equals", "rose", "fell", "increased", "decreased",
    ]
    private static let partsOfDay: Set = ["morning", "afternoon", "evening"]
    private static let maybeBefore: Set = ["by", "before", "after", "about", "past", "from", "to", "around"]
    private static let afterThe: Set = [
        "train", "from", "to", "express", "bus", "for", "flight", "out", "up", "down", "was", "left", "had", "arrived",
        "came", "leaves", "arrives",
    ]
    private static let measures: Set = [
        "percent", "per", "times", "million", "billion", "degrees", "miles", "inches", "feet", "metres", "meters",
        "dollars", "pounds", "euros", "knots", "seconds", "points", "francs", "marks", "cents", "billions", "mg", "g",
        "grams", "ml", "kg", "cm", "mm", "bar", "m", "km", "l", "lb", "oz",
    ]

    private static let beforeHours: Set = ["at", "by", "until", "till", "from", "to", "before", "after"]

    /// `0800 hours`, *at 0600*; `1600 hours` only as a time.
    private func inFigures(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        guard numeral.plain(4...4) != nil, let value = numeral.whole, value < 2401, value % 100 < 60 else { return nil }
        let before = passage.letters(numeral.words.lowerBound - 1)
        let after = passage.letters(numeral.words.upperBound)
        let hasUnit = ["hours", "hrs", "h"].contains(after)
        // “0600.”, “0800 sharp”
        let isAlone =
            numeral.words.lowerBound == 0
            || [0x22, 0x201C, 0x2018].contains(passage.mark(numeral.words.lowerBound - 1))
        let isTime =
            Self.beforeHours.contains(before)
            || isAlone && (passage.isEnd(numeral.words.upperBound) || after == "sharp")
        guard hasUnit || numeral.digits.utf8.first == 0x30 && isTime else { return nil }
        guard
            value < 1000 || !value.isMultiple(of: 100)
                || Self.beforeHours.contains(before)
        else {
            return nil
        }
        let (hours, minutes) = (value / 100, value % 100)
        let start = hours == 0 ? "zero" : (hours < 10 ? "oh " : "") + NumberWords.cardinal(hours)
        return passage.replacement(numeral.words, by: start + " " + (minutes == 0 ? "hundred" : pair(minutes)))
    }

    private func minutes(_ numeral: Numeral?) -> Int? {
        guard let value = numeral?.plain(2...2), value < 60 else { return nil }
        return value
    }

    private func words(_ hours: Int, _ minutes: Int, _ isBare: Bool) -> String {
        let hour = NumberWords.cardinal(hours)
        if hours == 0, minutes == 0 { return "midnight" }
        if minutes > 0 { return hour + " " + pair(minutes) }
        if hours > 12 { return hour + " hundred" }
        return isBare && hours > 0 ? hour + " o’clock" : hour
    }

    private func pair(_ minutes: Int) -> String { (minutes < 10 ? "oh " : "") + NumberWords.cardinal(minutes) }
}
