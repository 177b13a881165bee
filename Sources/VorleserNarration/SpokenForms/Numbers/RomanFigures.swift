import Phonemes

/// Says `Louis XIV`, `the XIXth century` as ordinals.
struct RomanOrdinals: SpokenForm {
    let name = "roman-ordinal"

    func replacements(in passage: Passage) -> [Replacement] {
        guard passage.isEnglish else { return [] }
        var result: [Replacement] = []
        var last = -1
        for index in passage.words.indices where passage.words[index].kind == .letters {
            if let suffixed = suffixed(index, passage) {
                result.append(suffixed)
                continue
            }
            guard let numeral = RomanNumeral(index, in: passage), !numeral.isLowerCase, passage.isRomanFree(index),
                isOrdinal(numeral, index, passage) || isContinued(numeral, index, last, passage)
            else { continue }
            let isCentury = Self.counted.contains(passage.letters(index + 1))
            let words = NumberWords.ordinal(numeral.value, and: passage.isBritish)
            result.append(passage.replacement(index..<index + 1, by: isCentury ? words : "the " + words))
            last = index
        }
        return result
    }

    /// *The XIX century*.
    private static let counted: Set = ["century", "centuries", "cent"]

    /// `XIXth`
    private func suffixed(_ index: Int, _ passage: Passage) -> Replacement? {
        let range = passage.words[index].range
        guard range.count > 3, passage[range.lowerBound] <= 0x58, passage[range.upperBound - 3] <= 0x58,
            let numeral = RomanNumeral(range.lowerBound..<range.upperBound - 2, in: passage), !numeral.isLowerCase,
            ["st", "nd", "rd", "th"].contains(passage.text(in: range.upperBound - 2..<range.upperBound))
        else { return nil }
        return passage.replacement(index..<index + 1, by: NumberWords.ordinal(numeral.value, and: passage.isBritish))
    }

    /// `Henry IV and V`
    private func isContinued(_ numeral: RomanNumeral, _ index: Int, _ last: Int, _ passage: Passage) -> Bool {
        guard last == index - 2, last >= 0, numeral.value > 1 else { return false }
        return passage.letters(index - 1) == "and" || passage.isMark(index - 1, "&")
    }

    private func isOrdinal(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> Bool {
        if numeral.count > 1, Self.counted.contains(passage.letters(index + 1)) { return true }
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

/// Says `Chapter IV`, `World War II`, `XIV.` and `MCMXCIX` as numbers.
struct RomanNumbers: SpokenForm {
    let name = "roman-number"

    func replacements(in passage: Passage) -> [Replacement] {
        guard passage.isEnglish else { return [] }
        var result: [Replacement] = []
        var last = -9
        for index in passage.words.indices where passage.words[index].kind == .letters {
            if let war = worldWar(index, passage) {
                result.append(war)
                continue
            }
            guard let numeral = RomanNumeral(index, in: passage), passage.isRomanFree(index),
                isLabelled(numeral, index, passage) || isListed(numeral, index, last, passage)
                    || isHeading(numeral, index, passage) || isBare(numeral, index, passage)
            else { continue }
            if last == index - 2, passage.isRangeDash(index - 1) {
                result.append(passage.replacement(index - 1..<index, by: passage.isTight(index) ? " to " : "to"))
            }
            let isYear = numeral.value > 1000 && numeral.count > 2
            let words =
                isYear ? NumberWords.year(numeral.value) : NumberWords.cardinal(numeral.value, and: passage.isBritish)
            result.append(passage.replacement(index..<index + 1, by: words))
            last = index
        }
        return result
    }

    /// `WWII`
    private func worldWar(_ index: Int, _ passage: Passage) -> Replacement? {
        guard (3...4).contains(passage.count(index)), passage[passage.words[index].range.lowerBound] == 0x57 else {
            return nil
        }
        switch passage.printed(index) {
        case "WWI": return passage.replacement(index..<index + 1, by: "World War one")
        case "WWII": return passage.replacement(index..<index + 1, by: "World War two")
        default: return nil
        }
    }

    // MARK: After a noun

    private func isLabelled(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> Bool {
        let label = passage.isMark(index - 1, ".") && passage.isTight(index - 1) ? index - 2 : index - 1
        guard passage.isLetters(label), !passage.isTight(index) else { return false }
        // Most often it is the one who speaks, after a word that is no label.
        guard numeral.count > 1 || numeral.isLowerCase || passage.isCapitalised(label) || numeral.value < 11 else {
            return false
        }
        let word = passage.letters(label)
        guard RomanNames.labels.contains(word), label == index - 1 || RomanNames.abbreviated.contains(word) else {
            return false
        }
        if numeral.count > 1 { return true }
        return isSingle(numeral, index, label, word, passage)
    }

    private func isSingle(_ numeral: RomanNumeral, _ index: Int, _ label: Int, _ word: String, _ passage: Passage)
        -> Bool
    {
        let next = passage.letters(index + 1)
        switch numeral.value {
        case 1:
            // Initials, g. p. i., are no page.
            if numeral.isLowerCase { return !passage.isMark(label - 1, ".") }
            guard !RomanNames.afterSpeaker.contains(next), !Self.isElided(index, passage) else { return false }
            if word == "war" { return passage.letters(label - 1) == "world" }
            if passage.isHeading && label == 0 { return true }
            guard RomanNames.parts.contains(word) || label == 0 && word == "letter" else {
                return label == 0 && passage.isEnd(index + 1)
            }
            let isFollowed = RomanNames.afterFirst.contains(next) || RomanNames.afterPart.contains(next)
            if !passage.isCapitalised(label) {
                return next.isEmpty && !passage.isDigits(index + 1)
                    || word == "type" && isFollowed && next.utf8.count > 4
            }
            return !passage.isLowerCase(index + 1) || isFollowed
        case 5, 10:
            return word != "letter" || label == 0 && passage.isCapitalised(label)
        case 50, 100:
            return word == "chapter" || word == "psalm" || word == "sonnet"
        default: return false
        }
    }

    private static func isElided(_ index: Int, _ passage: Passage) -> Bool {
        passage.isApostrophe(index + 1) && passage.isTight(index + 1) && passage.letters(index + 2) != "s"
    }

    /// `Books I and II`, `Chapters I–IV`
    private func isListed(_ numeral: RomanNumeral, _ index: Int, _ last: Int, _ passage: Passage) -> Bool {
        guard last >= 0, index - last < 4, numeral.value < 50 || numeral.count > 1 else { return false }
        let between = last + 1..<index
        let joins = between.allSatisfy {
            passage.isMark($0, ",") || passage.isMark($0, "&") || passage.isRangeDash($0)
                || ["and", "or", "to"].contains(passage.letters($0))
        }
        return joins && (numeral.value > 1 || numeral.isLowerCase) && !between.isEmpty
    }

    // MARK: Alone

    /// `XIV.` at the start of a heading, or all of a block.
    private func isHeading(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> Bool {
        if index == 1, passage.isMark(0, "("), passage.isMark(2, ")") {
            return numeral.value < 50 && numeral.value != 10 || numeral.count > 1
        }
        guard index == 0 else { return isInParentheses(numeral, index, passage) }
        let isFigure = numeral.count > 1 ? !Self.words.contains(numeral.value) : numeral.value < 51
        let after = passage.afterStop(1)
        if passage.isEnd(1) {
            let isAll = after == passage.words.count
            return isAll && isFigure && (numeral.count > 1 || passage.isHeading || passage.isBlock)
                && !numeral.isLowerCase
                || isAll && passage.isHeading && isFigure
        }
        guard
            after > 1
                || passage.isHeading
                    && (passage.isMark(1, ":") || passage.isMark(1, "\u{2014}") || passage.isMark(1, "\u{2013}"))
        else { return false }
        if numeral.count > 1 { return true }
        return numeral.value < 51 && (passage.isHeading || numeral.value < 11 && isTitle(after, passage))
    }

    /// What CC, CD, CL, CV, DC, MC, MD and MM are more often read as.
    private static let words: Set = [105, 150, 200, 400, 600, 1100, 1500, 2000]

    /// Words such as a heading begins with, and no full stop at its end.
    private func isTitle(_ index: Int, _ passage: Passage) -> Bool {
        let first = ["the", "a", "an", "in", "of", "how", "on"].contains(passage.letters(index))
        let last = passage.mark(passage.words.count - 1)
        return first && passage.isCapitalised(index) && ![0x2E, 0x21, 0x3F].contains(last)
    }

    private func isInParentheses(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> Bool {
        passage.isMark(index - 1, "(") && passage.isMark(index + 1, ")") && numeral.value < 50
            && (numeral.count > 1 || numeral.value == 1 && numeral.isLowerCase)
    }

    private func isBare(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> Bool {
        guard !numeral.isLowerCase, numeral.count > 1 else { return false }
        if numeral.value == 4,
            Self.beforeDrip.contains(passage.letters(index - 1)) || Self.afterDrip.contains(passage.letters(index + 1))
        {
            return false
        }
        if numeral.value < 40 {
            return numeral.value != 20 && numeral.value != 30 || passage.isCapitalised(index - 1)
        }
        if numeral.count > 3 { return numeral.value % 100 != 0 || numeral.value > 999 }
        guard numeral.count == 3, numeral.value < 100 else { return false }
        return numeral.value != 54 || passage.letters(index - 1) == "bowl"
    }

    /// Infusions.
    private static let beforeDrip: Set = ["an", "on", "his", "her", "the", "my", "by", "of", "through", "via"]
    private static let afterDrip: Set = [
        "drip", "fluid", "fluids", "line", "bag", "needle", "pole", "stand", "tube", "drugs",
    ]
}

extension Passage {
    /// Whether nothing is joined to a word but a possessive or a dash.
    fileprivate func isRomanFree(_ index: Int) -> Bool {
        if isTight(index), !isOpening(index - 1) { return false }
        guard isTight(index + 1) else { return true }
        if isApostrophe(index + 1), isTight(index + 2), isLetters(index + 2) { return letters(index + 2) == "s" }
        if isHyphen(index + 1), isTight(index + 2) {
            return count(index) > 1 && isDigits(index + 2)
                || RomanNumeral(index + 2, in: self) != nil && count(index + 2) > 1
        }
        if isMark(index + 1, "."), isTight(index + 2), isLetters(index + 2) { return false }
        return word(index + 1)?.kind == .mark
    }

    private func isOpening(_ index: Int) -> Bool {
        switch mark(index) {
        case 0x28, 0x5B, 0x22, 0x27, 0x2018, 0x201C, 0x2014, 0x2013, 0x2D, 0x2E, 0x2F, 0x2C, 0x5F, 0x2A: true
        default: false
        }
    }
}
