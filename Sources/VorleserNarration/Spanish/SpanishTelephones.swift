import Phonemes

/// Says numbers of telephones group by group, a group of three or more digit by digit: *+34 612 345 678*,
/// *tel. 91 123 45 67*.
struct SpanishTelephones: NumeralForm {
    let name = "es-telephone"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let digits = passage.numerals[index].words.lowerBound
        let first = passage.isMark(digits - 1, "(") ? digits - 1 : digits
        let isInternational = passage.isMark(first - 1, "+")
        guard passage.isDigits(digits), !passage.isTight(digits) || first < digits || isInternational else { return [] }
        let (groups, end) = groups(from: digits, passage)
        let count = groups.reduce(0) { $0 + $1.utf8.count }
        guard passage.isTightEnd(end), !passage.isTightMark(end, "/"), (7...Self.mostDigits).contains(count) else {
            return []
        }
        let before = label(before: first, passage)
        // *(91) 123 45 67*
        let isLocal = first < digits && groups.count > 2 && count > 8 && groups[0].utf8.count < 4
        guard isInternational || isLocal || Self.labels.contains(before) || isMobile(groups, before, end, passage)
        else { return [] }
        let text = (isInternational ? "más " : "") + groups.map(said).joined(separator: ", ")
        let start = isInternational ? first - 1 : first
        // *(+54 11) 4321-5678*
        let isBracketed = passage.isMark(start - 1, "(") && (start..<end).contains { passage.isMark($0, ")") }
        return [passage.replacement((isBracketed ? start - 1 : start)..<end, by: text)]
    }

    private static let mostDigits = 15

    private func groups(from start: Int, _ passage: Passage) -> (groups: [String], end: Int) {
        var (groups, place, end) = ([String](), start, start)
        while passage.isDigits(place), groups.count <= Self.mostDigits {
            groups.append(passage.printed(place))
            (place, end) = (place + 1, place + 1)
            if passage.isMark(place, ")") { (place, end) = (place + 1, place + 1) }
            if passage.isTight(place), passage.isHyphen(place) || passage.isMark(place, ".") { place += 1 }
            if passage.isMark(place, "("), groups.count == 1 { place += 1 }
        }
        return (groups, end)
    }

    /// *Llame al 900 123 456*, but not *900 123 456 habitantes*.
    private func isMobile(_ groups: [String], _ before: String, _ end: Int, _ passage: Passage) -> Bool {
        guard groups.map(\.utf8.count) == [3, 3, 3], "6789".contains(groups[0].prefix(1)),
            ["al", "el", "número", "línea", "marque", "marcar", "llame"].contains(before)
        else { return false }
        return !passage.isLowerCase(end) || !passage.letters(end).hasSuffix("s")
            || ContinentalWords.spanish.functionWords.contains(passage.letters(end))
    }

    private func said(_ group: String) -> String {
        guard group.utf8.count < 3, !group.hasPrefix("0"), let value = Int(group) else {
            return SpanishNumberWords.digits(group)
        }
        return SpanishNumberWords.cardinal(value)
    }

    private func label(before index: Int, _ passage: Passage) -> String {
        var place = index - 1
        while passage.isMark(place, ".") || passage.isMark(place, ":") || passage.isMark(place, "+") { place -= 1 }
        return passage.letters(place)
    }

    private static let labels: Set = [
        "tel", "teléfono", "telefono", "teléfonos", "teléf", "tfno", "tlf", "fax", "móvil", "celular", "cel",
        "whatsapp",
    ]
}
