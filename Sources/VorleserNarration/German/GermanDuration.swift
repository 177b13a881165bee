import Phonemes

/// How long something takes, as it is printed: *4:20 Minuten*, *1:30:15 Stunden*, *2h30*, *2 h 30 min*.
struct GermanDuration {
    private let passage: Passage
    private let start: Int
    /// One to three numbers with colons between them, that of the largest unit first.
    private let parts: [Int]
    /// The index behind the last of them.
    private let end: Int

    /// Reads the numbers; whether they are a duration, ``replacement`` tells by what follows.
    init?(_ numeral: Numeral, in passage: Passage) {
        guard let first = numeral.plain(1...3) else { return nil }
        var (end, parts) = (numeral.words.upperBound, [first])
        while parts.count < 3, passage.isTightMark(end, ":"), passage.isTight(end + 1), passage.isDigits(end + 1),
            passage.count(end + 1) == 2, let part = Int(passage.printed(end + 1)), part < 60 || parts.count > 1
        {
            parts.append(part)
            end += 2
        }
        (self.passage, self.start, self.parts, self.end) = (passage, numeral.words.lowerBound, parts, end)
    }

    /// What to say for it; `nil` if it is none.
    var replacement: Replacement? {
        switch parts.count {
        case 1: hoursAndMinutes ?? minutesBehindHours
        case 2: pair
        default: timeOfDay ?? hoursToSeconds ?? triple
        }
    }

    /// *2 h 30 min*
    private var hoursAndMinutes: Replacement? {
        guard passage.printed(end) == "h", let numeral = passage.numeral(at: end + 1),
            let minutes = numeral.plain(1...2), GermanTimeUnit.minute.isPrinted(at: end + 2, passage)
        else { return nil }
        let text = GermanTimeUnit.hour.counted(parts[0]) + " " + GermanTimeUnit.minute.counted(minutes)
        return passage.replacement(start..<behindUnit(end + 2), by: text)
    }

    /// *2h30*
    private var minutesBehindHours: Replacement? {
        guard passage.printed(end) == "h", passage.isTight(end), passage.isTight(end + 1), passage.isDigits(end + 1),
            passage.count(end + 1) == 2, let minutes = Int(passage.printed(end + 1)), minutes < 60,
            passage.isTightEnd(end + 2)
        else { return nil }
        return passage.replacement(start..<end + 2, by: said(.hour, parts[0], minutes))
    }

    /// *12:30:15 Uhr*, which is none.
    private var timeOfDay: Replacement? {
        guard passage.printed(end) == "Uhr" else { return nil }
        let text = GermanTimes.said(parts[0], parts[1]) + " und " + GermanTimeUnit.second.counted(parts[2])
        return passage.replacement(start..<end + 1, by: text)
    }

    /// *4:20:35 h*, *4:20:35*
    private var hoursToSeconds: Replacement? {
        let hasLetter = passage.printed(end) == "h"
        guard hasLetter || passage.isTightEnd(end), unit == nil else { return nil }
        let text = GermanTimeUnit.hour.counted(parts[0]) + " " + said(.minute, parts[1], parts[2])
        return passage.replacement(start..<(hasLetter ? end + 1 : end), by: text)
    }

    /// *1:30:15 Stunden*
    private var triple: Replacement? {
        guard let unit, let smaller = unit.smaller else { return nil }
        let text = unit.counted(parts[0]) + " " + said(smaller, parts[1], parts[2])
        return passage.replacement(start..<behindUnit(end), by: text)
    }

    /// *4:20 Minuten*, *0:45 Stunden*
    private var pair: Replacement? {
        guard let unit else { return nil }
        if parts[0] == 0, let smaller = unit.smaller {
            return passage.replacement(start..<behindUnit(end), by: smaller.counted(parts[1]))
        }
        let one = GermanArticle(noun: "stunde", at: start, passage).one
        return passage.replacement(start..<behindUnit(end), by: said(unit, parts[0], parts[1], one: one))
    }

    /// The unit that is printed behind the numbers, after a blank.
    private var unit: GermanTimeUnit? {
        passage.isTight(end) ? nil : GermanTimeUnit.allCases.first { $0.isPrinted(at: end, passage) }
    }

    /// The index behind a unit, and behind the full stop that shortens it.
    private func behindUnit(_ index: Int) -> Int {
        passage.isEnd(index + 1) ? index + 1 : passage.afterStop(index + 1)
    }

    /// So many of a unit, and of the next smaller one without its name: *vier Minuten zwanzig*.
    private func said(_ unit: GermanTimeUnit, _ count: Int, _ rest: Int, one: String = "eine") -> String {
        unit.counted(count, one: one) + (rest == 0 ? "" : " " + GermanNumberWords.cardinal(rest))
    }
}

/// What durations are counted in.
enum GermanTimeUnit: CaseIterable {
    case hour, minute, second

    var smaller: GermanTimeUnit? {
        switch self {
        case .hour: .minute
        case .minute: .second
        case .second: nil
        }
    }

    /// *Eine Stunde*, *zwei Stunden*.
    func counted(_ count: Int, one: String = "eine") -> String {
        GermanNumberWords.cardinal(count, one: count == 1 ? one : "eine") + " " + (count == 1 ? name : name + "n")
    }

    private var name: String {
        switch self {
        case .hour: "Stunde"
        case .minute: "Minute"
        case .second: "Sekunde"
        }
    }

    func isPrinted(at index: Int, _ passage: Passage) -> Bool {
        let printed = passage.printed(index)
        return printed == name || printed == name + "n" || short.contains(printed)
    }

    private var short: [String] {
        switch self {
        case .hour: ["Std"]
        case .minute: ["Min", "min"]
        case .second: ["Sek", "sek"]
        }
    }
}
