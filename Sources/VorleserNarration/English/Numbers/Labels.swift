import Phonemes
import VorleserCore

/// Says what stands before a number: `§ 4`, `¶ 7`, `No. 5`, `pp. 12–15`, `c. 1450`, `#1`.
struct Labels: SpokenForm {
    let name = "number-label"

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        let parts = NumberedParts(passage: passage)
        var index = 0
        while index < passage.words.count {
            // The letter before a number of several parts is no label of its own.
            let start = passage.isCapitals(index) && passage.count(index) == 1 ? index + 2 : index
            if let numeral = passage.numeral(at: start) ?? passage.numeral(at: index),
                let named = parts.section(numeral) ?? parts.subsection(numeral) ?? parts.plane(numeral),
                named.range.lowerBound >= result.last?.range.upperBound ?? 0
            {
                result.append(named)
                index = passage.words.partitioningIndex { $0.range.lowerBound >= named.range.upperBound }
                continue
            }
            guard
                let (text, end) = sign(index, passage) ?? lifeLabel(index, passage) ?? abbreviation(index, passage)
                    ?? pages(index, passage)
            else {
                index += 1
                continue
            }
            result.append(
                passage.replacement(index..<end, by: passage.isTight(end) && passage.mark(end) == 0 ? text + " " : text)
            )
            index = end
        }
        return result
    }

    /// `687 pp.`, `34ff.`
    private func pages(_ index: Int, _ passage: Passage) -> (String, end: Int)? {
        // “pp 12–14”, as Britain prints it.
        if passage.printed(index) == "pp", !passage.isTight(index) || passage.isMark(index - 1, "("),
            passage.isDigits(index + 1),
            !passage.isTight(index + 1)
        {
            return ("pages", index + 1)
        }
        // “p 45” in brackets, behind a comma or a word that sends there.
        let before = passage.letters(index - 1)
        let isPage = passage.printed(index) == "p"
        if let label = ["p": "page", "ch": "chapter"][passage.printed(index)],
            passage.isMark(index - 1, "(") || passage.isMark(index - 1, ",")
                || ["see", "cf", "from", "also"].contains(before)
                || isPage && ["on", "at", "to"].contains(before),
            passage.isDigits(index + 1), !passage.isTight(index + 1)
        {
            return (label, index + 1)
        }
        if passage.isDigits(index - 1), passage.printed(index) == "pp", passage.isTightMark(index + 1, ".") {
            return ("pages", index + 2)
        }
        let isNext =
            passage.printed(index + 1) == "f" && passage.isTightMark(index + 2, ".") && isAfterPage(index, passage)
        guard passage.isDigits(index), passage.isTight(index + 1), passage.printed(index + 1) == "ff" || isNext,
            passage.numeral(at: index)?.isPlain == true,
            let value = passage.numeral(at: index)?.whole
        else { return nil }
        return (NumberWords.cardinal(value, and: passage.isBritish) + " and following", passage.afterStop(index + 2))
    }

    /// `p. 67f.`
    private func isAfterPage(_ index: Int, _ passage: Passage) -> Bool {
        let label = passage.isMark(index - 1, ".") ? index - 2 : index - 1
        return ["p", "pp", "page", "pages", "and"].contains(passage.letters(label))
    }

    private func sign(_ index: Int, _ passage: Passage) -> (String, end: Int)? {
        let mark = passage.mark(index)
        guard mark != 0 else { return nil }
        if mark == 0xA7, passage.isMark(index + 1, "§"), passage.isDigits(index + 2) { return ("sections", index + 2) }
        guard passage.isDigits(index + 1) else { return nil }
        switch mark {
        case 0xA7: return ("section", index + 1)
        case 0xB6: return ("paragraph", index + 1)
        case 0x2116: return ("number", index + 1)
        case 0xA9: return ("copyright", index + 1)
        case 0x23 where passage.isTight(index + 1) && passage.word(index)?.isSpaced == true:
            return ("number", index + 1)
        case 0x7E, 0x2248: return passage.isTight(index + 1) ? ("about", index + 1) : nil
        case 0x2B: return passage.isTight(index + 1) && isFree(index, passage) ? ("plus", index + 1) : nil
        default: return nil
        }
    }

    /// Whether white space or an opening mark is before a sign.
    private func isFree(_ index: Int, _ passage: Passage) -> Bool {
        passage.word(index)?.isSpaced == true && !passage.isDigits(index - 1) || passage.isMark(index - 1, "(")
    }

    private func abbreviation(_ index: Int, _ passage: Passage) -> (String, end: Int)? {
        guard passage.isLetters(index), passage.count(index) < 7,
            !passage.isTight(index) || !passage.isLetters(index - 1)
        else { return nil }
        let end = passage.afterStop(index + 1)
        guard passage.isDigits(end) || end > index + 1 && (isRoman(end, passage) || passage.letters(end) == "in") else {
            return nil
        }
        if end == index + 1, passage.printed(index) == "No", !passage.isTight(end),
            passage.numeral(at: end)?.plain(1...4) != nil,
            !EnglishWords.isPlural(passage.letters(end + 1))
        {
            return ("Number", end)
        }
        // “1l. 3s.” are pounds and shillings.
        if passage.printed(index) == "l", passage.isDigits(index - 1) { return nil }
        // “Pub. L. 107-56” is a law.
        if passage.printed(index) == "L", passage.letters(index - 2) == "pub" { return nil }
        guard let word = Self.words[passage.letters(index)],
            end == index + 1 ? isPlain(index, passage) : isCounted(word, by: end, passage)
        else { return yearLabel(index, passage) }
        return (passage.isCapitalised(index) ? word.prefix(1).uppercased() + word.dropFirst() : word, end)
    }

    /// Whether what follows a label's full stop is its number.
    private func isCounted(_ word: String, by end: Int, _ passage: Passage) -> Bool {
        passage.letters(end) != "in"
            && (passage.isDigits(end) || passage.count(end) > 1 || Self.beforeLetter.contains(word))
    }

    /// Whether a label needs no full stop before its number: *Vol 2*, *Fig 3*, *approx 400*.
    private func isPlain(_ index: Int, _ passage: Passage) -> Bool {
        let label = passage.letters(index)
        guard !passage.isTight(index + 1), passage.numeral(at: index + 1)?.plain(1...4) != nil else { return false }
        return Self.withoutStop.contains(label)
            || passage.isCapitalised(index) && Self.withoutStopAsName.contains(label)
    }

    private static let withoutStop: Set = [
        "vol", "vols", "chap", "chaps", "figs", "nos", "approx", "rte", "hwy", "bks", "secs", "sect",
    ]
    /// In small letters these are words, or units.
    private static let withoutStopAsName: Set = ["fig", "ch", "sec", "eq", "bk", "pt", "op", "para", "apt", "rm"]

    /// What a single Roman letter comes after: *Vol. I*, not *No. I won’t*.
    private static let beforeLetter: Set = [
        "volume", "volumes", "chapter", "chapters", "book", "books", "part", "section", "figure", "plate",
    ]

    private func isRoman(_ index: Int, _ passage: Passage) -> Bool {
        guard !passage.isTight(index), let numeral = RomanNumeral(index, in: passage) else { return false }
        return numeral.value < 400 && (numeral.count > 1 || numeral.value < 11) && !passage.isApostrophe(index + 1)
    }

    /// `c. 1450`; in parentheses `b. 1850`, `d.`, `fl.`, `r.`
    private func yearLabel(_ index: Int, _ passage: Passage) -> (String, end: Int)? {
        let word = passage.letters(index)
        guard Self.yearLabels[word] != nil || word == "c" || word == "ca", !passage.isCapitalised(index) else {
            return nil
        }
        let end = passage.afterStop(index + 1)
        // “b. in 1642 and d. in 1727”
        if end > index + 1, passage.letters(end) == "in", word == "b" || word == "d", passage.isDigits(end + 1),
            passage.numeral(at: end + 1)?.plain(4...4) != nil
        {
            return Self.yearLabels[word].map { ($0, end) }
        }
        guard let numeral = passage.numeral(at: end),
            numeral.plain(3...4) != nil || passage.era(numeral.words.upperBound) != nil
                || numeral.plain(2...2) != nil && isEarlyYear(index, end, passage)
        else { return nil }
        // The sign of copyright, drawn as a letter in a ring.
        if word == "c", end == index + 1, index == 0, passage.isCapitalised(numeral.words.upperBound) {
            return ("copyright", end)
        }
        if word == "c" || word == "ca" { return ("circa", end) }
        guard end > index + 1,
            passage.isMark(index - 1, "(") || passage.isMark(index - 1, ";") || passage.isMark(index - 1, ",")
                || index == 0
        else { return nil }
        return Self.yearLabels[word].map { ($0, end) }
    }

    /// `(c. 33)`, a year of the first century; after a year or a reign it is the chapter of a statute: *1968 (c. 60)*, *Vict. c. 83*.
    private func isEarlyYear(_ index: Int, _ end: Int, _ passage: Passage) -> Bool {
        guard passage.letters(index).hasPrefix("c"), end > index + 1, !passage.isLowerCase(end + 1) else {
            return false
        }
        let before = passage.isMark(index - 1, "(") ? index - 2 : index - 1
        if before < 0 { return true }
        return passage.isLetters(before) && RomanNumeral(before, in: passage) == nil
            || passage.isMark(before, ",") && !passage.isDigits(before - 1)
    }

    private static let yearLabels = ["b": "born", "d": "died", "fl": "flourished", "r": "reigned"]

    private static let words = [
        "no": "number", "nos": "numbers", "nr": "number", "p": "page", "pp": "pages", "pg": "page", "vol": "volume",
        "vols": "volumes", "ch": "chapter", "chap": "chapter", "chaps": "chapters", "chs": "chapters", "fig": "figure",
        "figs": "figures", "sec": "section", "sect": "section", "secs": "sections", "art": "article",
        "arts": "articles",
        "par": "paragraph", "para": "paragraph", "l": "line", "ll": "lines", "v": "verse", "vv": "verses", "bk": "book",
        "bks": "books", "pt": "part", "pts": "parts", "pl": "plate", "pls": "plates", "ext": "extension",
        "apt": "apartment",
        "rm": "room", "ed": "edition", "cap": "chapter", "app": "appendix", "op": "opus", "eq": "equation",
        "ex": "example",
        "cl": "clause", "col": "column", "cols": "columns", "fol": "folio", "ver": "verse", "lib": "book",
        "tab": "table", "sc": "scene",
        "approx": "approximately", "rte": "route", "hwy": "highway",
    ]
}
