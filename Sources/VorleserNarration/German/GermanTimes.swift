import Phonemes

/// Says times of day: *14.30 Uhr*, *18:45*, *um 1 Uhr*, *8–18 Uhr*; and how long something takes: *1:30 Stunden*.
struct GermanTimes: NumeralForm {
    let name = "de-time"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let start = numeral.words.lowerBound
        if let hours = hours(numeral, passage) { return [hours] }
        if let duration = GermanDuration(numeral, in: passage)?.replacement { return [duration] }
        guard let time = time(numeral, passage) else { return [] }
        let end = time.end
        // *8–18 Uhr*
        if let later = passage.numeral(at: passage.rangeEnd(end)), let last = self.time(later, passage),
            isHour(last.end, passage) || time.hasColon && last.hasColon
        {
            let first = time.minute == 0 ? GermanNumberWords.cardinal(time.hour) : Self.said(time.hour, time.minute)
            let text = first + " bis " + Self.said(last.hour, last.minute)
            let behind = isHour(last.end, passage) ? last.end + 1 : last.end
            return [passage.replacement(start..<behind, by: text)]
        }
        if time.hasColon {
            // *Matthäus 5:13*
            if Self.isBook(passage.letters(start - 1)) { return [] }
            let last = isHour(end, passage) ? end + 1 : end
            return [passage.replacement(start..<last, by: Self.said(time.hour, time.minute))]
        }
        if let first = beforeHour(time, numeral, passage) {
            return [passage.replacement(start..<end, by: first)]
        }
        if let old = oldHour(time.hour, numeral, passage) { return [old] }
        guard isHour(end, passage) else { return [] }
        // *5 Uhr 30*
        if numeral.isPlain, passage.isDigits(end + 1), passage.count(end + 1) < 3,
            let minute = Int(passage.printed(end + 1)), minute < 60
        {
            return [passage.replacement(start..<end + 2, by: Self.said(time.hour, minute))]
        }
        return [passage.replacement(start..<end + 1, by: Self.said(time.hour, time.minute))]
    }

    /// An hour, with minutes after a stop or a colon.
    private func time(_ numeral: Numeral, _ passage: Passage) -> (hour: Int, minute: Int, end: Int, hasColon: Bool)? {
        let end = numeral.words.upperBound
        guard let hour = numeral.whole, hour < 25, numeral.fraction == nil else { return nil }
        if let decimals = numeral.decimals {
            guard decimals.utf8.count == 2, numeral.hasForeignPoint, let minute = Int(decimals), minute < 60 else {
                return nil
            }
            return (hour, minute, end, false)
        }
        guard numeral.plain(1...2) != nil else { return nil }
        guard passage.isTightMark(end, ":"), passage.isTight(end + 1), passage.isDigits(end + 1),
            passage.count(end + 1) == 2, let minute = Int(passage.printed(end + 1)), minute < 60,
            !passage.isTightMark(end + 2, ":"),
            // *1:25.000*, *1:25 000*
            passage.numeral(at: end + 1)?.isGrouped == false
        else { return (hour, 0, end, false) }
        return (hour, minute, end + 2, true)
    }

    /// Whether a word may stand before a chapter and its verse: *Matthäus*, *Kolosserbrief*.
    static func isBook(_ word: String) -> Bool { books.contains(word) || word.hasSuffix("brief") }

    /// Books of the Bible, and their abbreviations that are no words.
    private static let books = Set(
        words: """
            matthäus markus lukas johannes römer korinther galater epheser philipper kolosser hebräer jakobus petrus
            offenbarung mose josua richter samuel könige chronik hiob psalm psalmen sprüche prediger jesaja jeremia hesekiel
            daniel sure mt mk lk joh ps jes gen ex röm kor gal eph phil kol thess tim hebr jak petr offb apg mos sam kön chr
            spr jer hes ez dan hos sach mal neh koh sir tob jos lev num dtn ijob klgl hab jona amos micha maleachi sacharja
            genesis exodus levitikus numeri deuteronomium apostelgeschichte esra nehemia sirach titus timotheus thessalonicher
            hohelied hoheslied ruth rut esther ester klagelieder joel obadja nahum habakuk zefanja haggai koran kapitel vers
            """
    )

    private func isHour(_ index: Int, _ passage: Passage) -> Bool {
        passage.printed(index) == "Uhr" || passage.printed(index) == "h" && !passage.isTight(index)
    }

    static func said(_ hour: Int, _ minute: Int) -> String {
        let text = GermanNumberWords.cardinal(hour, one: "ein") + " Uhr"
        return minute == 0 ? text : text + " " + GermanNumberWords.cardinal(minute)
    }
}

extension GermanTimes {
    /// *Täglich 2 h*, *5–6 h*; *um 21 h* is a time of day.
    private func hours(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let count = numeral.plain(1...2), !Self.clock.contains(passage.letters(start - 1)) else { return nil }
        let last = passage.numeral(at: passage.rangeEnd(end))
        let unit = last?.words.upperBound ?? end
        guard passage.printed(unit) == "h", !passage.isTight(unit),
            !passage.isTight(unit + 1) || passage.isTightEnd(unit + 1)
        else { return nil }
        if passage.isDigits(unit + 1) || passage.letters(start - 1) == "h" { return nil }
        if let last {
            guard let most = last.plain(1...2), most < 13 else { return nil }
            let text = GermanNumberWords.cardinal(count) + " bis " + GermanTimeUnit.hour.counted(most)
            return passage.replacement(start..<unit + 1, by: text)
        }
        let one = GermanArticle(noun: "stunde", at: start, passage).one
        return passage.replacement(start..<unit + 1, by: GermanTimeUnit.hour.counted(count, one: one))
    }

    /// *8 U. 50*, *gegen 4 U. nachmittags*, *um 6 U.*
    private func oldHour(_ hour: Int, _ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard numeral.isPlain, passage.printed(end) == "U", !passage.isTight(end), passage.isTightMark(end + 1, ".")
        else { return nil }
        if passage.isDigits(end + 2), passage.count(end + 2) < 3, let minute = Int(passage.printed(end + 2)),
            minute < 60
        {
            return passage.replacement(start..<end + 3, by: Self.said(hour, minute))
        }
        guard
            Self.beforeHours.contains(passage.letters(start - 1)) || Self.partsOfDay.contains(passage.letters(end + 2))
        else { return nil }
        return passage.abbreviated(start..<end + 2, by: Self.said(hour, 0))
    }

    private static let beforeHours: Set = ["um", "gegen", "bis", "ab", "punkt", "etwa", "früh", "mittags", "seit"]
    private static let partsOfDay = Set(
        words: """
            früh morgens vormittags mittags nachmittags abends nachts vorm nachm morgen abend nacht
            """
    )

    /// *Von 22.00 bis 6.00 Uhr*, *um 9.30 und 11.00 Uhr*: what is said for a time whose word stands behind the last one.
    private func beforeHour(
        _ time: (hour: Int, minute: Int, end: Int, hasColon: Bool),
        _ first: Numeral,
        _ passage: Passage
    ) -> String? {
        guard first.decimals != nil else { return nil }
        var end = time.end
        while Self.joints.contains(passage.letters(end)) || passage.isTightMark(end, ",") {
            guard let next = passage.numeral(at: end + 1), let later = self.time(next, passage) else { return nil }
            end = later.end
            if isHour(end, passage) {
                return time.minute == 0 ? GermanNumberWords.cardinal(time.hour) : Self.said(time.hour, time.minute)
            }
            guard next.decimals != nil else { return nil }
        }
        return nil
    }

    private static let joints: Set = ["bis", "und", "oder"]
    private static let clock: Set = ["um", "ab", "gegen", "bis", "von", "seit", "uhr", "montag", "samstag", "sonntag"]
}
