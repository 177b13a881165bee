/// Says signs beside words: *Smith & Sons*, *C# and C++*, *and/or*. Those for the eye alone are left out: *Coke®*.
public struct SymbolWords: SpokenForm {
    public let name = "symbol"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.length {
            if let replacement = replacement(at: index, in: passage),
                replacement.range.lowerBound >= result.last?.range.upperBound ?? 0
            {
                result.append(replacement)
                index = max(replacement.range.upperBound, index + 1)
            } else {
                index += 1
            }
        }
        return result.isEmpty || passage.isSpeakable ? result : []
    }

    private func replacement(at index: Int, in passage: Passage) -> Replacement? {
        switch passage[index] {
        case 0x26: ampersand(at: index, in: passage)
        case 0x2F: slash(at: index, in: passage)
        case 0x23, 0x266F: after(index, "sharp", in: passage)
        case 0x266D: after(index, "flat", in: passage)
        case 0x266E: after(index, "natural", in: passage)
        case 0x2B: pluses(at: index, in: passage)
        case 0x40: isAlone(index, in: passage) ? Replacement(index..<index + 1, by: "at") : nil
        case 0x2122, 0xAE, 0x2120, 0x2117: silent(index, in: passage)
        case 0xA9: copyright(at: index, in: passage)
        case 0x2116: Replacement(index..<index + 1, by: passage.isDigit(index + 1) ? "number " : "number")
        case 0x2105: Replacement(index..<index + 1, by: "care of")
        case 0x2190, 0x2192, 0x21D2, 0x2794:
            isAlone(index, in: passage) ? Replacement(index..<index + 1, by: "to") : nil
        case 0x2191 where isBeforeFigures(index, in: passage): arrow(index, "up", in: passage)
        case 0x2193 where isBeforeFigures(index, in: passage): arrow(index, "down", in: passage)
        case 0x221E: Replacement(index..<index + 1, by: "infinity")
        case 0xB7 where index > 0 && isAlone(index, in: passage) && passage.isBlank(index - 1):
            Replacement(index - 1..<index + 1, by: endsWithMark(index - 1, in: passage) ? "" : ",")
        case 0x2022, 0x25CF, 0x25AA, 0x2023, 0x25E6, 0x261E:
            isAlone(index, in: passage) ? bullet(index, in: passage) : nil
        default: nil
        }
    }

    /// `↑15%`: what rose or fell.
    private func isBeforeFigures(_ index: Int, in passage: Passage) -> Bool {
        guard let digit = [index + 1, index + 2].first(where: { passage.isDigit($0) }),
            digit == index + 1 || passage.isBlank(index + 1) || Currency.named(by: passage[index + 1], after: "") != nil
        else { return false }
        var end = digit
        while passage.isDigit(end) || passage.unit(end) == 0x2E || passage.unit(end) == 0x2C { end += 1 }
        return digit == index + 1 || passage.unit(end) == 0x25
    }

    private func arrow(_ index: Int, _ word: String, in passage: Passage) -> Replacement {
        let before = index > 0 && passage.isWordUnit(index - 1) ? " " : ""
        return Replacement(index..<index + 1, by: before + word + (passage.isBlank(index + 1) ? "" : " "))
    }

    private func endsWithMark(_ index: Int, in passage: Passage) -> Bool {
        passage.unit(passage.skippingBlanksBack(from: index) - 1).map { Self.marks.contains($0) } ?? true
    }

    private static let marks = Set(",;:.!?…·".utf16)

    private func isAlone(_ index: Int, in passage: Passage) -> Bool {
        (index == 0 || passage.isBlank(index - 1)) && passage.isBlank(index + 1)
    }

    private func silent(_ index: Int, in passage: Passage) -> Replacement? {
        let end = index + 1
        return Replacement((passage.isBlank(index - 1) && passage.isBlank(end) ? index - 1 : index)..<end, by: "")
    }

    /// At the start of a sentence it says nothing; between phrases it is a comma: *Free • All ages*.
    private func bullet(_ index: Int, in passage: Passage) -> Replacement {
        guard index > 0, !passage.startsSentence(index), !passage.endsSentence(index + 1),
            !endsWithMark(index - 1, in: passage)
        else { return withBlank(index, in: passage) }
        return Replacement(index - 1..<index + 1, by: ",")
    }

    private func withBlank(_ index: Int, in passage: Passage) -> Replacement {
        Replacement(index..<index + (passage.isBlank(index + 1) ? 2 : 1), by: "")
    }

    private func copyright(at index: Int, in passage: Passage) -> Replacement? {
        let next = passage.skippingBlanks(from: index + 1)
        guard passage.isDigit(next) || passage.isCapital(next) else { return silent(index, in: passage) }
        return Replacement(index..<index + 1, by: next == index + 1 ? "copyright " : "copyright")
    }

    /// “&”, “&c.”, “&amp;”, and between letters: “R&B”.
    private func ampersand(at index: Int, in passage: Passage) -> Replacement? {
        if passage.unit(index + 1) == 0x63, !passage.isLetter(index + 2) {
            let hasStop = passage.unit(index + 2) == 0x2E
            let end = index + (hasStop ? 3 : 2)
            return Replacement(index..<end, by: "et cetera" + (hasStop && passage.endsSentence(end) ? "." : ""))
        }
        if isReference(index, in: passage) { return Replacement(index..<index + 1, by: "ampersand ") }
        let end = passage.string(index..<index + 5) == "&amp;" ? index + 5 : index + 1
        guard passage.isWordUnit(passage.skippingBlanks(from: end)) || passage.isBlank(end) else { return nil }
        let before = index > 0 && !passage.isBlank(index - 1) ? " " : ""
        return Replacement(index..<end, by: before + "and" + (passage.isBlank(end) ? "" : " "))
    }

    /// `&str`, `&mut x`, `&T`: a reference, as Rust has it.
    private func isReference(_ index: Int, in passage: Passage) -> Bool {
        guard index == 0 || passage.isBlank(index - 1) || passage.unit(index - 1)?.isOpeningQuote ?? false else {
            return false
        }
        var end = index + 1
        while passage.isWordUnit(end) { end += 1 }
        let word = passage.string(index + 1..<end)
        return Self.referred.contains(word) || word == "T" && passage.unit(end) != 0x26
    }

    private static let referred: Set<String> = ["dyn", "str", "mut", "self", "String", "Vec", "i32", "u8", "impl"]

    /// Between words: “and/or”, “he/she”; “w/o”, “c/o”. Dates and fractions are numbers.
    private func slash(at index: Int, in passage: Passage) -> Replacement? {
        if isBesideMeasures(index, in: passage) { return Replacement(index..<index + 1, by: ", ") }
        var (start, end) = (index, index + 1)
        while passage.isLetter(start - 1) { start -= 1 }
        while passage.isLetter(end) { end += 1 }
        guard start < index, !passage.isDigit(start - 1), !passage.isDigit(end), passage.unit(start - 1) != 0x2F,
            passage.unit(end) != 0x2F
        else { return nil }
        let (left, right) = (passage.string(start..<index).lowercased(), passage.string(index + 1..<end).lowercased())
        if left == "a", right == "c" {
            // “A/C” cools, “a/c” counts.
            return passage.isSmall(start)
                ? Replacement(start..<end, by: "account") : Replacement(start..<end, by: "A C")
        }
        if left == "b", right == "w", isPhotograph(start..<end, in: passage) {
            return Replacement(start..<end, by: "black and white")
        }
        if let words = Self.short[left + "/" + right] {
            let said = passage.isCapital(start) && left.count > 1 ? words.capitalizedAtStart : words
            return Replacement(start..<end, by: right.isEmpty && passage.isLetter(end) ? said + " " : said)
        }
        guard end > index + 1, !(left.count < 3 && right.count < 3 && Self.units.contains(right)) else { return nil }
        if isRate(left, right), isCounted(start, left, in: passage) {
            return Replacement(index..<index + 1, by: " per ")
        }
        let isChoice = Self.pronouns.contains(left) && Self.pronouns.contains(right)
        return Replacement(index..<index + 1, by: isChoice ? " or " : " ")
    }

    /// “302°F/150°C”, “6 oz/170 g”, “50%/60%”: the same in another measure.
    private func isBesideMeasures(_ index: Int, in passage: Passage) -> Bool {
        guard passage.isDigit(index + 1) else { return false }
        if let sign = passage.unit(index - 1), Self.measureSigns.contains(sign) { return true }
        if passage.isCapital(index - 1), passage.unit(index - 2) == 0xB0 { return true }
        if passage.unit(index - 1) == 0x43 || passage.unit(index - 1) == 0x46, passage.isDigit(index - 2) {
            return true
        }
        var start = index
        while passage.isSmall(start - 1) || passage.unit(start - 1) == 0x2E { start -= 1 }
        guard start < index, passage.isDigit(passage.skippingBlanksBack(from: start) - 1) else { return false }
        let unit = passage.string(start..<index).filter { $0 != "." }
        return Measure.named[unit] != nil || Self.endings.contains(unit)
    }

    /// Of ordinals, decades and hours.
    private static let endings: Set<String> = ["st", "nd", "rd", "th", "s", "am", "pm"]

    /// `% ° ′ ″`
    private static let measureSigns: Set<UInt16> = [0x25, 0xB0, 0x2032, 0x2033]

    /// “C#”, “F♯ minor”, “B♭”.
    private func after(_ index: Int, _ word: String, in passage: Passage) -> Replacement? {
        guard passage.isCapital(index - 1), !passage.isWordUnit(index - 2), !passage.isWordUnit(index + 1),
            (0x41...0x47).contains(passage[index - 1])
        else { return nil }
        return Replacement(index..<index + 1, by: " " + word)
    }

    /// “C++”, “A+”, “18+”.
    private func pluses(at index: Int, in passage: Passage) -> Replacement? {
        if isNumber(before: index, in: passage) {
            let isLast = passage.unit(index + 1) != 0x2B && !passage.isWordUnit(index + 1)
            return isLast ? Replacement(index..<index + 1, by: " plus") : nil
        }
        var end = index
        while passage.unit(end) == 0x2B { end += 1 }
        guard passage.isLetter(index - 1), !passage.isWordUnit(index - 2) || isName(before: index, end, in: passage)
        else { return nil }
        // “C++17”
        if end - index == 2, passage.unit(index - 1) == 0x43, passage.isDigit(end) {
            return Replacement(index..<end, by: " plus plus ")
        }
        guard end - index < 3, !passage.isWordUnit(end) else { return nil }
        return Replacement(index..<end, by: end - index == 2 ? " plus plus" : " plus")
    }

    /// Whether two of them stand behind a name: *Notepad++*. Around a word they are markup.
    private func isName(before index: Int, _ end: Int, in passage: Passage) -> Bool {
        guard end - index == 2 else { return false }
        var start = index
        while passage.isLetter(start - 1) { start -= 1 }
        return passage.isCapital(start) && (start == 0 || passage.isBlank(start - 1) || passage.unit(start - 1) == 0x28)
    }

    /// Whether digits stand there that belong to no word, as those of *Ca2+* do.
    private func isNumber(before index: Int, in passage: Passage) -> Bool {
        guard passage.isDigit(index - 1) else { return false }
        var start = index - 1
        while passage.isDigit(start) || passage.unit(start) == 0x2C || passage.unit(start) == 0x2E { start -= 1 }
        return !passage.isLetter(start)
    }

    /// `packs/day`, `games/season`, not the pair of *doctor/patient confidentiality*.
    private func isRate(_ left: String, _ right: String) -> Bool {
        guard !Self.periods.contains(left), !Self.occasions.contains(left) else { return false }
        return Self.periods.contains(right) || Self.occasions.contains(right) && EnglishWords.isPlural(left)
    }

    /// `10 packs/day`: whether a number stands before a word, or one for what it measures.
    private func isCounted(_ start: Int, _ word: String, in passage: Passage) -> Bool {
        guard let before = passage.word(before: start) else { return false }
        if passage.string(before) == "of" { return EnglishWords.isPlural(word) }
        return passage.isDigit(before.lowerBound) || Self.counts.contains(passage.string(before).lowercased())
            || passage.unit(before.upperBound - 1) == 0x2B
    }

    /// *B/W prints*, *some b/w films*, unlike *b/w them and us*.
    private func isPhotograph(_ range: Range<Int>, in passage: Passage) -> Bool {
        if passage.isCapital(range.lowerBound) { return true }
        guard let next = passage.word(after: range.upperBound).map(passage.string) else { return true }
        return Self.pictures.contains { next.lowercased().hasPrefix($0) }
    }

    private static let pictures = ["film", "photo", "print", "picture", "image", "conver", "negative", "tv", "movie"]

    private static let periods: Set<String> = [
        "day", "week", "month", "year", "hour", "minute", "second", "night", "person", "capita", "head", "hr", "min",
        "sec",
    ]
    private static let occasions: Set<String> = [
        "game", "season", "session", "student", "patient", "child", "class", "page",
    ]
    private static let counts: Set<String> = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "hundred", "thousand", "million",
        "many", "several", "few",
    ]

    private static let short = [
        "w/o": "without", "w/out": "without", "w/": "with", "c/o": "care of", "s/he": "she or he", "b/c": "because",
        "b/w": "between",
        "n/a": "not applicable", "w/in": "within", "h/t": "hat tip",
    ]

    private static let units: Set<String> = ["s", "h", "hr", "l", "kg", "m"]

    private static let pronouns: Set<String> = [
        "he", "she", "him", "her", "his", "hers", "himself", "herself", "they", "yes", "no", "mr", "mrs", "man",
        "woman",
        "boy", "girl", "son", "daughter", "husband", "wife", "brother", "sister", "himself", "true", "false", "it",
    ]
}
