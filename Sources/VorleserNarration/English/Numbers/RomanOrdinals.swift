import Phonemes

/// Says `Louis XIV`, `the XIXth century` as ordinals.
struct RomanOrdinals: SpokenForm {
    let name = "roman-ordinal"

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var last = -1
        for index in passage.words.indices where passage.words[index].kind == .letters {
            if let book = bookOfTheBible(index, passage) {
                result.append(book)
                continue
            }
            if let suffixed = suffixed(index, passage) {
                result.append(suffixed)
                continue
            }
            guard let numeral = RomanNumeral(index, in: passage), !numeral.isLowerCase, passage.isRomanFree(index),
                isOrdinal(numeral, index, passage) || isContinued(numeral, index, last, passage)
            else { continue }
            let isCentury =
                Self.counted.contains(passage.letters(index + 1)) || passage.letters(index - 1) == "the"
            let words = NumberWords.ordinal(numeral.value, and: passage.isBritish)
            let isPlain = isCentury || numeral.value == 1 && last == index - 2 && last > 0
            let end = passage.afterRomanStop(index + 1)
            result.append(passage.replacement(index..<end, by: isPlain ? words : "the " + words))
            last = index
        }
        return result
    }

    /// `II Kings` is *Second Kings*.
    private func bookOfTheBible(_ index: Int, _ passage: Passage) -> Replacement? {
        let words = ["I": "First", "II": "Second", "III": "Third"]
        guard let word = words[passage.printed(index)],
            Verses.isNumbered(index + 1, passage) || Verses.isNumberedAbbreviation(index + 1, passage)
                || isLetterOfJohn(index, passage)
        else { return nil }
        return passage.replacement(index..<index + 1, by: word)
    }

    /// `II John`, `III John`: the first letter looks like one who speaks.
    private func isLetterOfJohn(_ index: Int, _ passage: Passage) -> Bool {
        guard passage.count(index) > 1, passage.printed(index + 1) == "John",
            index == 1 || !passage.isCapitalised(index - 1)
        else {
            return false
        }
        return passage.isDigits(index + 2) || passage.isEnd(index + 2) || passage.word(index + 2)?.kind == .mark
    }

    /// *The XIX century*.
    private static let counted: Set = [
        "century", "centuries", "cent", "corps", "legion", "army", "dynasty", "olympiad", "congress", "fleet",
    ]

    /// What small letters are counted before: *the xixth century*, *the lxxxviith Psalm*.
    private static let parts: Set = [
        "psalm", "chapter", "book", "canto", "verse", "year", "day", "page", "article", "volume",
    ]

    /// `12 Geo. III`, as statutes are counted.
    private static let shortRulers: Set = ["geo", "hen", "edw", "chas", "car", "jac", "wm", "eliz", "phil", "rich"]

    /// *Henry the VIII*
    private func isAfterArticle(_ index: Int, _ passage: Passage) -> Bool {
        passage.letters(index - 1) == "the" && passage.isCapitalised(index - 2)
            && RomanNames.rulers.contains(passage.letters(index - 2))
    }

    /// `XIXth`
    private func suffixed(_ index: Int, _ passage: Passage) -> Replacement? {
        let range = passage.words[index].range
        let isFifth = range.count == 3 && passage.printed(index) == "Vth"
        guard range.count > 3 || isFifth,
            let numeral = RomanNumeral(range.lowerBound..<range.upperBound - 2, in: passage),
            !numeral.isLowerCase || Self.counted.union(Self.parts).contains(passage.letters(index + 1)),
            ["st", "nd", "rd", "th"].contains(passage.text(in: range.upperBound - 2..<range.upperBound))
        else { return nil }
        return passage.replacement(index..<index + 1, by: NumberWords.ordinal(numeral.value, and: passage.isBritish))
    }

    /// `Henry IV and V`
    private func isContinued(_ numeral: RomanNumeral, _ index: Int, _ last: Int, _ passage: Passage) -> Bool {
        guard last == index - 2, last >= 0 else { return false }
        // James VI and I: of two countries.
        if numeral.value == 1 {
            return passage.letters(index - 1) == "and"
                && (passage.letters(index + 1) == "of" || passage.isEnd(index + 1))
        }
        return passage.letters(index - 1) == "and" || passage.isMark(index - 1, "&")
    }

    private func isOrdinal(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> Bool {
        if numeral.count > 1, Self.counted.contains(passage.letters(index + 1)) || isAfterArticle(index, passage) {
            return true
        }
        if passage.isTightMark(index - 1, "."), Self.shortRulers.contains(passage.letters(index - 2)),
            passage.isCapitalised(index - 2)
        {
            return numeral.value < 40
                && (numeral.value > 1 || !RomanNames.afterSpeaker.contains(passage.letters(index + 1)))
        }
        guard numeral.value < 40, passage.isCapitalised(index - 1) else { return false }
        // George V. Higgins has initials.
        if numeral.count == 1, passage.isTightMark(index + 1, "."), passage.isCapitalised(index + 2) { return false }
        let name = passage.letters(index - 1)
        let isTitled = RomanNames.titles.contains(passage.letters(index - 2)) && passage.isCapitalised(index - 2)
        guard RomanNames.rulers.contains(name) || isTitled else { return isNamesake(numeral, index, passage) }
        switch numeral.value {
        case 1: return isFirst(index, isTitled, passage)
        case 10: return name != "malcolm" && name != "mark" || isTitled
        case 50, 100, 500, 1000: return false
        default: return name != "mark" || isTitled
        }
    }

    /// `John Smith III`
    private func isNamesake(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> Bool {
        (2...4).contains(numeral.value) && passage.isCapitalised(index - 2)
            && RomanNames.rulers.contains(passage.letters(index - 2))
            && !RomanNames.labels.contains(passage.letters(index - 1))
    }

    /// Whether the *I* after a name is a number, and not the one who speaks.
    private func isFirst(_ index: Int, _ isTitled: Bool, _ passage: Passage) -> Bool {
        let next = passage.letters(index + 1)
        if RomanNames.afterSpeaker.contains(next) { return false }
        if passage.isApostrophe(index + 1), passage.isTight(index + 1) { return passage.letters(index + 2) == "s" }
        let before = passage.letters(isTitled ? index - 3 : index - 2)
        if next == "was" || next == "and" || next == "is", Self.prepositions.contains(before) { return false }
        if next == "was", before == "the" { return false }
        if isTitled { return true }
        if next.isEmpty { return !passage.isDigits(index + 1) && !isDash(index + 1, passage) }
        return RomanNames.afterFirst.contains(next)
    }

    private static let prepositions: Set = [
        "with", "to", "for", "from", "like", "by", "at", "before", "after", "about", "than", "dear", "beside", "and",
    ]

    private func isDash(_ index: Int, _ passage: Passage) -> Bool {
        passage.isMark(index, "\u{2014}") || passage.isRangeDash(index)
    }
}
