/// Days of the week without a full stop: *Mon, Jan 5*, *Sat 10am–4pm*, *Thurs & Fri*.
struct Weekdays: SpokenForm {
    let name = "weekday"

    func replacements(in passage: Passage) -> [Replacement] {
        passage.words.indices.compactMap { index in
            Weekday(passage: passage).name(at: index).map { passage.replacement(index..<index + 1, by: $0) }
        }
    }

    /// By the name or its abbreviation in small letters.
    static let names: [String: String] = {
        var days: [String: String] = [:]
        for name in ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] {
            days[name.lowercased()] = name
            days[name.prefix(3).lowercased()] = name
        }
        return days.merging(["tues": "Tuesday", "weds": "Wednesday", "thur": "Thursday", "thurs": "Thursday"]) { $1 }
    }()
}

/// The days of one sentence.
private struct Weekday {
    let passage: Passage

    /// The day in full; `nil` for a word that only looks like one.
    func name(at index: Int) -> String? {
        guard passage.isCapitalised(index), let name = Weekdays.names[passage.letters(index)],
            passage.count(index) < name.utf8.count,
            !passage.isTightMark(index + 1, ".") || passage.isEnd(index + 2),
            !(passage.isTight(index + 1) && (passage.isApostrophe(index + 1) || passage.isDigits(index + 1))),
            !passage.isTight(index) || passage.word(index - 1)?.kind == .mark,
            !passage.isCapitals(index)
        else { return nil }
        if Self.sure.contains(passage.letters(index)) { return name }
        // The sun in the sky has an article.
        if passage.letters(index - 1) == "the" { return nil }
        return isBesideDay(index) || isBeforeDate(index + 1) || isClosing(index) ? name : nil
    }

    /// `Sat and Sun`, `Thurs & Fri`, `Tue/Wed`
    private func isBesideDay(_ index: Int) -> Bool {
        func joins(_ place: Int) -> Bool {
            ["and", "or", "to", "through"].contains(passage.letters(place)) || passage.isMark(place, "&")
                || passage.isMark(place, ",") || passage.isMark(place, "/") || passage.isRangeDash(place)
        }
        func isDay(_ place: Int) -> Bool {
            let day = passage.isMark(place, ".") ? place - 1 : place
            return passage.isCapitalised(day) && Weekdays.names[passage.letters(day)] != nil
        }
        return joins(index + 1) && isDay(index + 2) || joins(index - 1) && isDay(index - 2)
    }

    /// `Mon 5 May`, `Sat 10am`, `Wed, Oct 12`, `Sun morning`
    private func isBeforeDate(_ next: Int) -> Bool {
        let place = passage.isTightMark(next, ",") || passage.isTightMark(next, ":") ? next + 1 : next
        if passage.isMonth(place) || Self.parts.contains(passage.letters(place)) { return true }
        guard let numeral = passage.numeral(at: place), let value = numeral.whole, value > 0, value < 32 else {
            return passage.letters(place) == "at" && isHour(place + 1)
        }
        let end = numeral.words.upperBound
        return passage.ordinal(numeral) != nil || passage.isMonth(end) || passage.isTightMark(end, ":")
            || passage.halfOfDay(end) != nil || passage.isRangeDash(end) && passage.isDigits(end + 1)
            || passage.isTightMark(end, "/")
    }

    /// `Sat at 10.30`, `Sat at 8pm`, not *Sat at 3 tables*.
    private func isHour(_ index: Int) -> Bool {
        guard let numeral = passage.numeral(at: index) else { return false }
        let end = numeral.words.upperBound
        return numeral.decimals?.utf8.count == 2 || passage.isTightMark(end, ":") || passage.halfOfDay(end) != nil
            || passage.isEnd(end) || passage.isTightMark(end, ",") || passage.isTightMark(end, ";")
    }

    /// `closed Mon`, `every Sat`, `on Wed`
    private func isClosing(_ index: Int) -> Bool {
        let isName = ["tue", "thu"].contains(passage.letters(index))
        if isName, ["on", "every", "next", "last", "until", "till"].contains(passage.letters(index - 1)) {
            return true
        }
        guard passage.isEnd(index + 1) || passage.word(index + 1)?.kind == .mark else { return false }
        return ["closed", "every", "next", "last", "until", "till", "except", "by"].contains(passage.letters(index - 1))
            || passage.letters(index - 1) == "on" && passage.letters(index) != "sun"
    }

    private static let parts: Set = ["morning", "afternoon", "evening", "night", "nights", "mornings", "evenings"]
    /// *Thu* and *Tue* are names as well.
    private static let sure: Set = ["tues", "weds", "thur", "thurs"]
}
