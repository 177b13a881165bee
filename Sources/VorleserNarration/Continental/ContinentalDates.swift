import Phonemes

/// Says dates in figures, `01/09/1939`, and the first of a month where the language has an ordinal for it.
struct ContinentalDates: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("date") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let start = passage.numerals[index].words.lowerBound
        if let date = inFigures(start, passage) ?? withoutYear(start, passage) { return [date] }
        return []
    }

    /// *Il 31/12*, *le 3/04*: what cannot be a fraction, after an article.
    private func withoutYear(_ start: Int, _ passage: Passage) -> Replacement? {
        guard passage.isTightMark(start + 1, "/"), passage.isTight(start + 2), passage.isDigits(start),
            passage.isDigits(start + 2), passage.isTightEnd(start + 3), !passage.isTightMark(start + 3, "/"),
            let day = Int(passage.printed(start)), let month = Int(passage.printed(start + 2)),
            passage.count(start) < 3,
            (1...31).contains(day), (1...12).contains(month), day > 12 || passage.count(start + 2) == 2,
            words.roman.articles.contains(passage.letters(start - 1))
                || Self.before.contains(passage.letters(start - 1))
        else { return nil }
        return passage.replacement(start..<start + 3, by: words.day(day) + words.dateJoin + words.months[month - 1])
    }

    private static let before: Set = ["il", "el", "le", "em", "dia", "día", "dì", "du", "au", "al", "del", "dal"]

    private func inFigures(_ start: Int, _ passage: Passage) -> Replacement? {
        let separator = passage.mark(start + 1)
        guard [0x2F, 0x2D, 0x2E].contains(separator), passage.mark(start + 3) == separator, passage.isDigits(start),
            passage.isDigits(start + 2), passage.isDigits(start + 4),
            (1...4).allSatisfy({ passage.isTight(start + $0) }), passage.isTightEnd(start + 5)
        else { return nil }
        let parts = [start, start + 2, start + 4].map { Int(passage.printed($0)) ?? 0 }
        let counts = [start, start + 2, start + 4].map { passage.count($0) }
        let isISO = counts == [4, 2, 2] && separator == 0x2D
        guard isISO || counts[0] < 3 && counts[1] < 3 && (counts[2] == 4 || counts[2] == 2 && separator == 0x2F) else {
            return nil
        }
        let (day, month, year) = isISO ? (parts[2], parts[1], parts[0]) : (parts[0], parts[1], parts[2])
        guard (1...31).contains(day), (1...12).contains(month) else { return nil }
        let dayWords = words.day(day)
        let text = [dayWords, words.months[month - 1], words.numbers.cardinal(year, .alone)].joined(
            separator: words.dateJoin
        )
        return passage.replacement(start..<start + 5, by: text)
    }
}

/// Says times of day: `3:30`, `7:05`, `14h30`, `14 h 30`.
struct ContinentalTimes: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("time") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let start = numeral.words.lowerBound
        // “ore 10,15” and “22.30” have been read as numbers with decimals.
        if let hour = numeral.whole, let decimals = numeral.decimals, decimals.utf8.count == 2,
            let minute = Int(decimals), hour < 25, minute < 60, words.clock.before.contains(passage.letters(start - 1)),
            numeral.hasForeignPoint || words.clock.hour.contains(passage.letters(start - 1))
                || Self.surelyBefore.contains(passage.letters(start - 1))
                || passage.letters(start - 1) == "las" && passage.letters(start - 2) == "a"
        {
            let end = numeral.words.upperBound
            return [passage.replacement(start..<afterHours(end, passage), by: time(hour, minute, isMarked: false))]
        }
        guard let hour = numeral.plain(1...2), hour < 25 else { return [] }
        let mark = numeral.words.upperBound
        if hour == 1, isOneOClock(start, mark, passage) {
            return [passage.replacement(numeral.words, by: words.numbers.cardinal(1, words.clock.gender))]
        }
        // “Mateo 5:13” is a verse.
        if passage.isTightMark(mark, ":"), !isBook(start - 1, passage), passage.isTight(mark + 1),
            passage.isDigits(mark + 1), passage.count(mark + 1) == 2, let minute = Int(passage.printed(mark + 1)),
            minute < 60, passage.isTightEnd(mark + 2) || passage.letters(mark + 2) == "h",
            !(passage.isTightMark(mark + 2, ":") && passage.isDigits(mark + 3))
        {
            let end = afterHours(mark + 2, passage)
            return [passage.replacement(start..<end, by: time(hour, minute, isMarked: false))]
        }
        return withLetter(hour, start, mark, passage).map { [$0] } ?? []
    }

    /// Words before a time even where it is printed like a decimal: *alle 10,30*.
    private static let surelyBefore: Set = ["alle", "dalle", "às"]

    /// *A la 1*, *à 1 da tarde*: an hour that no word names.
    private func isOneOClock(_ start: Int, _ end: Int, _ passage: Passage) -> Bool {
        let before = passage.letters(start - 1)
        guard
            before == "à"
                || before == "la" && ["a", "de", "desde", "hasta", "hacia"].contains(passage.letters(start - 2)),
            words.clock.gender == .feminine, words.code == "es" || words.code == "pt"
        else { return false }
        return !passage.isTight(end) && (passage.isEnd(end) || words.functionWords.contains(passage.letters(end)))
            || passage.word(end)?.kind == .mark && !passage.isMark(end, "/") && !passage.isMark(end, "%")
    }

    /// Whether a word may name a book of verses: it has a capital, and is no *Las* at a sentence's start.
    private func isBook(_ index: Int, _ passage: Passage) -> Bool {
        passage.isCapitalised(index) && !words.functionWords.contains(passage.letters(index))
            && !words.clock.before.contains(passage.letters(index))
    }

    /// The word for hours after a time adds nothing.
    private func afterHours(_ index: Int, _ passage: Passage) -> Int {
        if passage.letters(index) == "h" { return passage.isEnd(index + 1) ? index + 1 : passage.afterStop(index + 1) }
        return words.clock.hour.contains(passage.letters(index)) ? index + 1 : index
    }

    /// `14h30`, `14 h 30`, `14 h`.
    private func withLetter(_ hour: Int, _ start: Int, _ mark: Int, _ passage: Passage) -> Replacement? {
        guard passage.printed(mark) == "h", let hours = words.clock.hours else { return nil }
        let stopped = passage.afterStop(mark + 1)
        // “9 h. 05 m.”
        let isStopped = stopped > mark + 1
        guard passage.isDigits(stopped), passage.count(stopped) == 2, let minute = Int(passage.printed(stopped)),
            minute < 60, !isStopped || !passage.isTight(stopped)
        else {
            let text = words.numbers.cardinal(hour, hours.gender) + " " + (hour < 2 ? hours.one : hours.many)
            return passage.replacement(start..<stopped, by: text)
        }
        var end = stopped + 1
        if ["min", "mn"].contains(passage.printed(end))
            || passage.printed(end) == "m" && (isStopped || passage.isTight(end))
        {
            end += 1
            if isStopped, passage.isTightMark(end, "."), !passage.isEnd(end + 1) { end += 1 }
        }
        return passage.replacement(start..<end, by: time(hour, minute, isMarked: true))
    }

    private func time(_ hour: Int, _ minute: Int, isMarked: Bool) -> String {
        let clock = words.clock
        var text = words.numbers.cardinal(hour, clock.gender)
        if let hours = clock.hours, isMarked || clock.join.isEmpty { text += " " + (hour < 2 ? hours.one : hours.many) }
        if minute == 0 {
            // *A las tres*; an hour by itself needs its word where the language always has it.
            return text
        }
        let join = clock.join.isEmpty ? " " : " " + clock.join + " "
        if !isMarked, hour < 13 || clock.half != nil {
            if minute == 30, let half = clock.half { return text + join + half }
            if minute == 15, let quarter = clock.quarter { return text + join + quarter }
        }
        text += join + words.numbers.cardinal(minute, .alone)
        if isMarked, let minutes = clock.minutes { text += " " + (minute == 1 ? minutes.one : minutes.many) }
        return text
    }
}
