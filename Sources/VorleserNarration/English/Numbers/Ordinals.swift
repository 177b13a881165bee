import Phonemes

extension Passage {
    /// An ordinal such as `21st`, `103d`, and the index after it.
    func ordinal(_ numeral: Numeral) -> (value: Int, end: Int)? {
        let suffix = numeral.words.upperBound
        guard numeral.decimals == nil, numeral.fraction == nil, let value = numeral.whole, isTight(suffix),
            !isTightMark(numeral.words.lowerBound - 1, "/") || isOrdinal(before: numeral.words.lowerBound - 1)
        else { return nil }
        switch letters(suffix) {
        case "th": return (value, suffix + 1)
        case let letters where letters == "st" || letters == "nd" || letters == "rd":
            return letters == Self.suffix(of: value) ? (value, suffix + 1) : nil
        case "d":
            // 2d6 are dice.
            guard !isLettered(numeral.words.lowerBound), value % 10 == 2 || value % 10 == 3,
                !isCapitalised(suffix) || isInCapitals(suffix),
                !isTightMark(suffix + 1, ".") || month(endingAt: numeral.words.lowerBound) != nil
                    || numbersItem(numeral)
                    || letters(numeral.words.lowerBound - 1) == "the"
                        && (isEnd(suffix + 2) || isCapitalised(suffix + 2)),
                !(isTight(suffix + 1) && isDigits(suffix + 1))
            else {
                return nil
            }
            return Self.afterThreeD.contains(letters(suffix + 1)) ? nil : (value, suffix + 1)
        default: return nil
        }
    }

    /// `THE 2D OF MAY`, `2D AND 3D OF MAY`
    private func isInCapitals(_ suffix: Int) -> Bool {
        // *2D and 3D*
        let isJoined = printed(suffix + 1) == "AND" && isDigits(suffix + 2) && isTight(suffix + 3)
        return Self.afterCapitals.contains(printed(isJoined ? suffix + 4 : suffix + 1))
    }

    /// `2d. My nephew …`, `3d. The welfare …`: the items of an old list begin so; a price has others near it.
    func numbersItem(_ numeral: Numeral) -> Bool {
        let (start, suffix) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard start == 0 || isMark(start - 1, ";"), let value = numeral.plain(1...2), [2, 3].contains(value % 10),
            value / 10 != 1,
            isTight(suffix), printed(suffix) == "d", isTightMark(suffix + 1, "."),
            isCapitalised(suffix + 2) || isEnd(suffix + 2) && !isBlock, !marks.contains(0xA3)
        else { return false }
        return !words.indices.dropFirst(suffix + 1).contains {
            ["d", "s"].contains(printed($0)) && isDigits($0 - 1) && isTightMark($0 + 1, ".")
        }
    }

    /// Whether a number is one of a row, so that a letter behind it is only that: *Option 3c*, *Tables 2b and 2d*.
    func isLettered(_ start: Int) -> Bool {
        if Self.beforeLettered.contains(letters(start - 1)) { return true }
        guard ["and", "or"].contains(letters(start - 1)) || isMark(start - 1, ","), isTight(start - 2),
            count(start - 2) == 1, isLowerCase(start - 2), isDigits(start - 3)
        else { return false }
        return isLettered(start - 3)
    }

    private static let beforeLettered: Set = [
        "option", "options", "table", "tables", "figure", "figures", "fig", "figs", "step", "steps", "question",
        "questions", "section", "sections", "exhibit", "appendix", "exercise", "exercises", "example", "examples",
        "paragraph", "item", "items", "clause", "plate", "flat", "apartment", "room", "note", "line", "diagram",
    ]

    /// `18th/19th`
    private func isOrdinal(before slash: Int) -> Bool {
        isDigits(slash - 2) && ["st", "nd", "rd", "th"].contains(letters(slash - 1))
    }

    /// What an ordinal ends with: 12st are stones.
    fileprivate static func suffix(of value: Int) -> String {
        if (11...13).contains(value % 100) { return "th" }
        return switch value % 10 {
        case 1: "st"
        case 2: "nd"
        case 3: "rd"
        default: "th"
        }
    }

    /// Words in capitals behind `2D`, which is the second in a heading of capitals and has two dimensions elsewhere.
    private static let afterCapitals: Set = [
        "OF", "DAY", "REGIMENT", "BATTALION", "BRIGADE", "DIVISION", "CORPS", "CAVALRY", "INFANTRY", "ARTILLERY",
        "EDITION", "CONGRESS", "SESSION", "SERIES",
    ]

    private static let afterThreeD: Set = [
        "film", "films", "printer", "glasses", "image", "images", "model", "graphics",
    ]
}

/// Says `2nd`, `103d`, `20th`.
struct Ordinals: NumeralForm {
    let name = "ordinal"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        if let several = plural(numeral, passage) { return [several] }
        guard let (value, end) = passage.ordinal(numeral) else { return [] }
        let words = NumberWords.ordinal(value, and: passage.isBritish)
        let start = numeral.words.lowerBound
        // `F.3d`, `S.W.2d`: a series of law reports.
        let isSeries = passage.isTight(start) && passage.isTightMark(start - 1, ".") && passage.isCapitals(start - 2)
        var result = [passage.replacement(isSeries ? start - 1..<end : start..<end, by: (isSeries ? " " : "") + words)]
        if passage.letters(end) == "c" || passage.letters(end) == "cent", passage.isTightMark(end + 1, ".") {
            result.append(passage.replacement(end..<end + 2, by: "century"))
        } else if passage.isHyphen(end), passage.letters(end + 1) == "c", passage.isTightMark(end + 2, ".") {
            result.append(passage.replacement(end + 1..<end + 3, by: "century"))
        } else if let word = Self.monthsPast[passage.letters(end)], passage.isTightMark(end + 1, ".") {
            result.append(passage.replacement(end..<end + 2, by: word))
        }
        if passage.isTight(end), passage.isRangeDash(end), passage.isTight(end + 1),
            passage.numeral(at: end + 1).flatMap({ passage.ordinal($0) }) != nil
        {
            result.append(passage.replacement(end..<end + 1, by: " to "))
        }
        return result
    }

    /// `5ths or 3rds`, as musicians have them.
    private func plural(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let (start, suffix) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let value = numeral.plain(1...3), passage.isTight(suffix), passage.printed(suffix).last == "s",
            passage.letters(suffix).dropLast() == Passage.suffix(of: value), passage.isTightEnd(suffix + 1),
            !passage.isTight(start) || passage.word(start - 1)?.kind == .mark, !passage.isTightMark(start - 1, "/")
        else { return nil }
        return passage.replacement(start..<suffix + 1, by: NumberWords.ordinal(value, and: passage.isBritish) + "s")
    }

    /// *Of this month* and its neighbours, as old letters have it.
    private static let monthsPast = ["inst": "instant", "ult": "ultimo", "prox": "proximo"]
}
