import Phonemes

/// What is typed where there is no sign for it: `+/-`, `1.8e19`, `5×`, `A-`.
extension Formulas {
    /// `+/- 5`: *plus or minus*.
    func plusMinus(_ index: Int, _ passage: Passage) -> (String, end: Int)? {
        guard passage.isMark(index, "+"), passage.isTightMark(index + 1, "/"), passage.isTight(index + 2),
            passage.isHyphen(index + 2) || passage.isMark(index + 2, "\u{2212}"),
            passage.isDigits(index + 3) || passage.word(index + 3)?.kind == .fraction
        else { return nil }
        return ("plus or minus" + (passage.isTight(index + 3) ? " " : ""), index + 3)
    }

    /// `1.8e19`, `2.5e-3`, `6.02E23`: *times ten to the nineteenth*, as programs print numbers.
    func powerOfTen(_ index: Int, _ passage: Passage) -> (String, end: Int)? {
        let letter = passage.printed(index)
        guard letter == "e" || letter == "E", passage.isTight(index), passage.isDigits(index - 1),
            passage.isTight(index + 1)
        else { return nil }
        let hasDecimals = passage.isTightMark(index - 2, ".") && passage.isDigits(index - 3)
        let start = hasDecimals ? index - 3 : index - 1
        let isMinus = passage.isHyphen(index + 1) || passage.isMark(index + 1, "\u{2212}")
        let hasSign = isMinus || passage.isMark(index + 1, "+")
        let place = hasSign ? index + 2 : index + 1
        guard passage.isDigits(place), passage.isTight(place), passage.count(place) < 4,
            let power = Int(passage.printed(place)),
            passage.isTightEnd(place + 1), !(passage.isTight(start) && passage.isLetters(start - 1)),
            hasDecimals || letter == "e" && (hasSign || power > 2)
        else { return nil }
        return (
            (hasDecimals ? " " : "") + "times ten to the " + (isMinus ? "minus " : "") + NumberWords.ordinal(power),
            place + 1
        )
    }

    /// `5× smaller`: a factor.
    func factor(_ index: Int, _ passage: Passage) -> (String, end: Int)? {
        guard passage.isTightMark(index, "×"), passage.isDigits(index - 1), !passage.isTight(index + 1),
            passage.isLetters(index + 1), passage.count(index + 1) > 2
        else { return nil }
        return (" times", index + 1)
    }

    /// `A-`, `B-,`: a mark given at school.
    func gradeMinus(_ index: Int, _ passage: Passage) -> (String, end: Int)? {
        guard passage.isHyphen(index), passage.isTight(index),
            ["A", "B", "C", "D"].contains(passage.printed(index - 1)),
            !passage.isTight(index - 1), !passage.isTight(index + 1) || passage.word(index + 1)?.kind == .mark,
            !passage.isHyphen(index + 1)
        else { return nil }
        let (before, next) = (passage.letters(index - 2), passage.letters(index + 1))
        // “A- and B-levels” hang on what follows.
        if hangs(index + 1, passage) || ["and", "or", "to"].contains(next) && !isMarked(index + 2, passage) {
            return nil
        }
        let isGiven =
            Self.beforeGrade.contains(before) || passage.isMark(index - 2, ",") || passage.isMark(index - 2, "(")
        guard isGiven, !["level", "levels", "flat", "sharp", "major", "minor"].contains(next) else { return nil }
        return (" minus", index + 1)
    }

    /// Whether more with hyphens follow, the last with the word that all are joined to: *B-, T- and NK-cells*.
    private func hangs(_ index: Int, _ passage: Passage) -> Bool {
        var place = index
        while true {
            if passage.isMark(place, ",") || ["and", "or", "to"].contains(passage.letters(place)) {
                place += 1
            } else if passage.isLetters(place), passage.isHyphen(place + 1), passage.isTight(place + 1) {
                if passage.isTight(place + 2), passage.isLetters(place + 2) { return place > index }
                place += 2
            } else {
                return false
            }
        }
    }

    private func isMarked(_ letter: Int, _ passage: Passage) -> Bool {
        let place =
            ["a", "an"].contains(passage.letters(letter)) && !passage.isCapitalised(letter) ? letter + 1 : letter
        if place > letter, passage.isCapitals(place), passage.count(place) == 1, passage.isTightEnd(place + 1) {
            return !passage.isHyphen(place + 1) || !passage.isTight(place + 2) || !passage.isLetters(place + 2)
        }
        return passage.count(place) == 1 && passage.isTight(place + 1)
            && (passage.isMark(place + 1, "+") || passage.isHyphen(place + 1) && !passage.isTight(place + 2))
    }

    private static let beforeGrade: Set = [
        "a", "an", "got", "get", "gets", "grade", "straight", "from", "to", "and", "or", "his", "her", "my", "your",
        "solid",
        "earned", "the", "of",
    ]
}
