import Phonemes

/// Says `Chapter IV`, `World War II`, `XIV.` and `MCMXCIX` as numbers.
struct RomanNumbers: SpokenForm {
    let name = "roman-number"

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var last = -9
        for index in passage.words.indices where passage.words[index].kind == .letters {
            if let war = worldWar(index, passage) {
                result.append(war)
                continue
            }
            if let section = section(index, passage) {
                result.append(section)
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
            let end = index > 0 ? passage.afterRomanStop(index + 1) : index + 1
            result.append(passage.replacement(index..<end, by: words))
            last = index
        }
        return result
    }

    /// `III.D.2`, `II.A`: the number and the letter of a section. One letter alone is an initial.
    private func section(_ index: Int, _ passage: Passage) -> Replacement? {
        guard let numeral = RomanNumeral(index, in: passage), !numeral.isLowerCase, numeral.count > 1,
            numeral.value < 40, passage.isTightMark(index + 1, "."), passage.isTight(index + 2),
            passage.isCapitals(index + 2), passage.count(index + 2) == 1
        else { return nil }
        let isSubdivided =
            passage.isTightMark(index + 3, ".") && passage.isTight(index + 4) && passage.isDigits(index + 4)
        let isEnd = passage.isTightEnd(index + 3) || passage.isTightMark(index + 3, ".") && !passage.isTight(index + 4)
        guard isSubdivided || isEnd else { return nil }
        let words = NumberWords.cardinal(numeral.value) + " " + passage.printed(index + 2)
        return passage.replacement(index..<index + (isSubdivided ? 4 : 3), by: words + (isSubdivided ? " " : ""))
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
        // *No ML model*, *state-of-the-art DL methods*
        if numeral.count == 2, !numeral.isLowerCase, numeral.value >= 400 { return false }
        let label = passage.isMark(index - 1, ".") && passage.isTight(index - 1) ? index - 2 : index - 1
        guard passage.isLetters(label), !passage.isTight(index) else { return false }
        // Most often it is the one who speaks, after a word that is no label.
        guard numeral.count > 1 || numeral.isLowerCase || passage.isCapitalised(label) || numeral.value < 11 else {
            return false
        }
        let word = passage.letters(label)
        let isBook =
            label < index - 1 && passage.isLowerCase(index) && Verses.isAbbreviation(label, passage)
            && isChapter(numeral, index, passage)
        guard isBook || RomanNames.labels.contains(word),
            isBook || label == index - 1 || RomanNames.abbreviated.contains(word) || word == "article" && label == 0
        else {
            return false
        }
        if numeral.count > 1 { return true }
        if word == "no", label == index - 1 { return false }
        return isSingle(numeral, index, label, word, passage)
    }

    /// Whether a Roman number ends there as a chapter's does: *Heb. xi.*, but *Gen. i. e.* and *Gen. v. Kluck*.
    private func isChapter(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> Bool {
        let isClosed = [".", ",", ";", ":", ")"].contains { passage.isTightMark(index + 1, $0) }
        guard isClosed || passage.isDigits(index + 1) || index + 1 >= passage.words.count else {
            return numeral.count > 1
        }
        guard numeral.count == 1, passage.isMark(index + 1, ".") else { return true }
        return passage.printed(index + 2) != "e" && !passage.isCapitalised(index + 2)
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
            if word == "art" { return label < index - 1 }
            if passage.isHeading, label == 0, !passage.isLowerCase(index + 1) { return true }
            if label < index - 1 || RomanNames.plurals.contains(word), isListedNext(index + 1, passage) { return true }
            guard RomanNames.parts.contains(word) || RomanNames.kinds.contains(word) || label == 0 && word == "letter"
            else {
                return label == 0 && passage.isEnd(index + 1)
            }
            if RomanNames.kinds.contains(word), passage.isCapitalised(label) { return !hasTwoVerbs(index, passage) }
            let isFollowed = RomanNames.afterFirst.contains(next) || RomanNames.afterPart.contains(next)
            if !passage.isCapitalised(label) {
                return next.isEmpty && !passage.isDigits(index + 1)
                    || word == "type" && isFollowed && next.utf8.count > 4
            }
            return !passage.isLowerCase(index + 1) || isFollowed
        case 5, 10:
            if isBeforeLetter(index, passage) { return false }
            if word == "letter" { return label == 0 && passage.isCapitalised(label) }
            return RomanNames.parts.contains(word) || passage.isCapitalised(label) || label < index - 1
        case 50, 100:
            return word == "chapter" || word == "psalm" || word == "sonnet"
        default: return false
        }
    }

    /// *sections X, Y and Z*: a letter after it that is no number tells that it is one, too.
    private func isBeforeLetter(_ index: Int, _ passage: Passage) -> Bool {
        var next = index + 1
        if passage.isMark(next, ",") { next += 1 }
        if ["and", "or"].contains(passage.letters(next)) { next += 1 }
        guard next > index + 1, passage.isCapitals(next), passage.count(next) == 1 else { return false }
        return !"IVXLCDM".contains(passage.printed(next))
    }

    /// *Class I attended was dull*: one verb is that of the speaker, one that of the class.
    private func hasTwoVerbs(_ index: Int, _ passage: Passage) -> Bool {
        let verb = passage.letters(index + 1)
        guard passage.isLowerCase(index + 1), verb.hasSuffix("ed") || RomanNames.pastVerbs.contains(verb) else {
            return false
        }
        let tags = passage.tags(near: index)
        // Grade I listed buildings
        if [.nn, .nns, .nnp, .jj].contains(tags[index + 2]) { return false }
        for place in passage.words.indices.clamped(to: index + 2..<index + 9) {
            switch tags[place] {
            case .vbd, .vbz, .vbp, .md: return true
            case .prp, .wdt, .wp, .wrb, .cc, .comma, .colon, .nns: return false
            default:
                if ["that", "because", "if", "as", "after", "before"].contains(passage.letters(place)) { return false }
            }
        }
        return false
    }

    /// `Vols. I and II`
    private func isListedNext(_ index: Int, _ passage: Passage) -> Bool {
        guard
            ["and", "or", "to"].contains(passage.letters(index)) || passage.isMark(index, "&")
                || passage.isMark(index, ",") || passage.isRangeDash(index)
        else { return false }
        return RomanNumeral(index + 1, in: passage).map { $0.count > 1 && !$0.isLowerCase } ?? false
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
                    && (passage.isMark(1, ":") || passage.isMark(1, "\u{2014}") || passage.isMark(1, "\u{2013}")
                        || passage.isHyphen(1) && !passage.isTight(1) && !passage.isTight(2))
        else { return false }
        if numeral.count > 1 { return !Self.words.contains(numeral.value) || !passage.isLowerCase(after) }
        // “L. of G.” are initials.
        if numeral.value == 50, passage.isLowerCase(after) { return false }
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
            && !(passage.isTight(index + 2) && passage.isLetters(index + 2))
            && (numeral.count > 1 || numeral.value == 1 && numeral.isLowerCase)
    }

    private func isBare(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> Bool {
        guard !numeral.isLowerCase, numeral.count > 1 else { return false }
        if numeral.value == 4, passage.printed(index) == "IV",
            passage.subjects.contains(.medicine) || Self.doses.contains(passage.printed(index - 1))
                || Self.beforeDrip.contains(passage.letters(index - 1))
                || Self.afterDrip.contains(passage.letters(index + 1))
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
    static let afterDrip: Set = [
        "drip", "fluid", "fluids", "line", "bag", "needle", "pole", "stand", "tube", "drugs", "push", "bolus",
        "infusion", "infusions", "access", "catheter", "antibiotic", "antibiotics", "therapy", "injection", "dose",
        "medication", "medications",
    ]
    /// Right before it a dose is given.
    private static let doses: Set = ["mg", "mcg", "kg", "mL", "ml", "mEq", "g", "gm"]
}
