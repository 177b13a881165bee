import Phonemes

/// Says shortened days of the week before times and dates, and in rows: *Mo.–Fr. 8–18 Uhr*, *Sa/So*.
struct GermanWeekdays: SpokenForm {
    let name = "de-weekday"

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.words.count {
            guard let row = row(at: index, passage) else {
                index += 1
                continue
            }
            result.append(passage.abbreviated(index..<row.end, by: row.text))
            index = row.end
        }
        return result
    }

    /// The days that begin at an index, up to where their row ends.
    private func row(at index: Int, _ passage: Passage) -> (text: String, end: Int)? {
        guard let first = day(at: index, passage), !(passage.isTight(index) && passage.isLetters(index - 1)),
            !passage.isHyphen(index - 1)
        else { return nil }
        var (text, end, isCertain) = (first.name, first.end, false)
        while let join = join(at: end, passage), let next = day(at: join.end, passage) {
            text += join.text + next.name
            isCertain = isCertain || join.isCertain
            end = next.end
        }
        guard passage.isTightEnd(end),
            isCertain && !passage.isHyphen(end) || isBeforeTime(end, passage) || isNamed(index, end, passage)
        else { return nil }
        return (text, end)
    }

    private func day(at index: Int, _ passage: Passage) -> (name: String, end: Int)? {
        guard passage.count(index) == 2 else { return nil }
        return Self.days[passage.printed(index)].map { ($0, passage.afterStop(index + 1)) }
    }

    private func join(at index: Int, _ passage: Passage) -> (text: String, end: Int, isCertain: Bool)? {
        if passage.rangeEnd(index) > 0 { return (" bis ", index + 1, true) }
        if passage.isMark(index, "+") || passage.isMark(index, "&") { return (" und ", index + 1, true) }
        if passage.isTightMark(index, "/"), passage.isTight(index + 1) { return (" und ", index + 1, true) }
        if passage.isTightMark(index, ",") { return (", ", index + 1, false) }
        switch passage.printed(index) {
        case "und", "u": return (" und ", passage.afterStop(index + 1), false)
        case "bis": return (" bis ", index + 1, false)
        default: return nil
        }
    }

    /// *Am Do. ist zu*, *So. geschlossen*: whether a day with its stop stands where only a day can.
    private func isNamed(_ index: Int, _ end: Int, _ passage: Passage) -> Bool {
        guard passage.isMark(end - 1, ".") else { return false }
        return Self.beforeDays.contains(passage.letters(index - 1)) || Self.behindDays.contains(passage.letters(end))
    }

    /// *9 Uhr*, *9–13*, *9:30*, *3. Mai*
    private func isBeforeTime(_ index: Int, _ passage: Passage) -> Bool {
        let place = passage.isTightMark(index, ",") || passage.isTightMark(index, ":") ? index + 1 : index
        // *Di., den 4. Mai*
        if place > index, passage.letters(place) == "den", passage.isDigits(place + 1) { return true }
        guard let numeral = passage.numeral(at: place), !passage.isTight(place), let whole = numeral.whole, whole < 32
        else { return false }
        let end = numeral.words.upperBound
        if passage.printed(end) == "Uhr" || passage.printed(end) == "h" { return true }
        if passage.isTightMark(end, ":") { return passage.isDigits(end + 1) && passage.count(end + 1) == 2 }
        if passage.isTightMark(end, ".") {
            // *Fr. 3.5.*, but *Fr. 3.50.*
            let month = numeral.hasForeignPoint ? numeral.decimals.flatMap { Int($0) } ?? 0 : 0
            return (1...12).contains(month) || !passage.isEnd(end + 1) && passage.isMark(index - 1, ".")
                || GermanInflection.isMonth(end + 1, passage)
        }
        guard let next = passage.numeral(at: passage.rangeEnd(end)) else { return false }
        return whole < 25 && next.whole.map { $0 < 25 } ?? false
    }

    private static let days = [
        "Mo": "Montag", "Di": "Dienstag", "Mi": "Mittwoch", "Do": "Donnerstag", "Fr": "Freitag", "Sa": "Samstag",
        "So": "Sonntag",
    ]
    private static let beforeDays: Set = ["am", "jeden", "vom", "bis", "ab", "kommenden", "nächsten", "letzten"]
    private static let behindDays: Set = ["geschlossen", "ruhetag", "geöffnet", "vormittag", "nachmittag", "abend"]
    static let names = Set(days.values)
}
