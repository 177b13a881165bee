import Phonemes

/// Says what letters or strokes part: the times of races, *1m44,84s*, *3'45"*, *1:45,32*, *2h 03' 59"*, and heights, *1m80*.
struct ContinentalLapTimes: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("lap-time") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, sign) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let first = numeral.plain(1...2), !passage.isTight(start) || passage.isMark(start - 1, "("),
            !passage.isMark(start - 1, "°"), !passage.isMark(start - 1, "º"),
            passage.isTight(sign)
        else { return [] }
        if let (text, end) = clock(first, sign, passage) { return [passage.replacement(start..<end, by: text)] }
        if let (text, end) = hours(first, sign, passage) ?? race(first, sign, passage) ?? metres(first, sign, passage) {
            return [passage.replacement(start..<end, by: text)]
        }
        return []
    }

    /// *1:45,32*, *1:45,32 min*: with decimals it is no hour of the day.
    private func clock(_ minutes: Int, _ colon: Int, _ passage: Passage) -> (text: String, end: Int)? {
        guard passage.isMark(colon, ":"), passage.isTight(colon + 1), let seconds = passage.numeral(at: colon + 1),
            let decimals = seconds.decimals, seconds.digits.utf8.count == 2, let value = seconds.whole, value < 60
        else { return nil }
        let unit = seconds.words.upperBound
        let hasUnit = ["min", "Min"].contains(passage.printed(unit))
        return (said(minutes, value, decimals, passage), hasUnit ? passage.afterStop(unit + 1) : unit)
    }

    /// *2h 03' 59"*
    private func hours(_ count: Int, _ sign: Int, _ passage: Passage) -> (text: String, end: Int)? {
        guard passage.printed(sign) == "h", let minutes = passage.numeral(at: sign + 1),
            let value = minutes.plain(1...2),
            let (rest, end) = strokes(value, minutes.words.upperBound, passage), let hour = words.measures.units["h"]
        else { return nil }
        return (said(words.numbers.cardinal(count, hour.gender), count, hour) + ", " + rest, end)
    }

    /// *1m44,84s*, *3'45"*
    private func race(_ minutes: Int, _ sign: Int, _ passage: Passage) -> (text: String, end: Int)? {
        if let strokes = strokes(minutes, sign, passage) { return strokes }
        let start = sign + 1
        guard ["m", "min"].contains(passage.printed(sign)), passage.isTight(start), passage.isDigits(start),
            passage.count(start) < 3, let value = Int(passage.printed(start)), value < 60
        else { return nil }
        // Behind letters no decimals are found.
        let hasDecimals =
            (passage.isTightMark(start + 1, ",") || passage.isTightMark(start + 1, ".")) && passage.isTight(start + 2)
            && passage.isDigits(start + 2)
        let unit = hasDecimals ? start + 3 : start + 1
        guard passage.isTight(unit), ["s", "seg"].contains(passage.printed(unit)), passage.isTightEnd(unit + 1) else {
            return nil
        }
        let decimals = hasDecimals ? passage.printed(start + 2) : nil
        return (said(minutes, value, decimals, passage), unit + 1)
    }

    /// *3'45"*, with signs of their own or typed ones.
    private func strokes(_ minutes: Int, _ sign: Int, _ passage: Passage) -> (text: String, end: Int)? {
        guard passage.isTight(sign), Self.minuteSigns.contains(passage.mark(sign)),
            let seconds = passage.numeral(at: sign + 1), seconds.fraction == nil, let value = seconds.whole, value < 60
        else { return nil }
        let last = seconds.words.upperBound
        guard passage.isTight(last), Self.secondSigns.contains(passage.mark(last)) else { return nil }
        return (said(minutes, value, seconds.decimals, passage), last + 1)
    }

    private func said(_ minutes: Int, _ seconds: Int, _ decimals: String?, _ passage: Passage) -> String {
        guard let minute = words.measures.units["min"], let second = words.measures.units["s"] else { return "" }
        let first = said(words.numbers.cardinal(minutes, minute.gender), minutes, minute)
        guard let decimals else {
            let rest = said(words.numbers.cardinal(seconds, second.gender), seconds, second)
            return first + " " + words.joints.and + " " + rest
        }
        let rest = [
            words.numbers.cardinal(seconds, .alone), words.figures.point, passage.spoken(decimals: decimals, words),
        ]
        return first + ", " + rest.joined(separator: " ") + " " + second.many
    }

    private func said(_ number: String, _ count: Int, _ unit: ContinentalUnit) -> String {
        number + " " + unit.counted(count == 1)
    }

    /// *1m80 de altura*
    private func metres(_ count: Int, _ sign: Int, _ passage: Passage) -> (text: String, end: Int)? {
        guard count < 10, passage.printed(sign) == "m", passage.isTight(sign + 1), passage.isDigits(sign + 1),
            passage.count(sign + 1) == 2, passage.isTightEnd(sign + 2),
            passage.numeral(at: sign + 1)?.isPlain ?? false, let rest = Int(passage.printed(sign + 1)), rest > 9,
            let metre = words.measures.units["m"]
        else { return nil }
        let text = said(words.numbers.cardinal(count, metre.gender), count, metre)
        return (text + words.measures.lengthJoin + words.numbers.cardinal(rest, .alone), sign + 2)
    }

    private static let minuteSigns: Set<UInt16> = [0x27, 0x2019, 0x2032]
    private static let secondSigns: Set<UInt16> = [0x22, 0x201D, 0x2033]
}
