import Phonemes
import VorleserCore

/// Says signs of arithmetic between what they join: `2 + 2 = 4`, `a < b`, `mc²`, `10⁶`, `±5`, `√2`.
struct Formulas: SpokenForm {
    let name = "formula"

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.words.count {
            guard passage.words[index].kind != .digits, let (text, end) = reading(index, passage) else {
                index += 1
                continue
            }
            result.append(passage.replacement(index..<end, by: text))
            index = end
        }
        return result
    }

    private func reading(_ index: Int, _ passage: Passage) -> (String, end: Int)? {
        if passage.isLetters(index) { return powerOfTen(index, passage) ?? letters(index, passage) }
        if let typed = plusMinus(index, passage) ?? factor(index, passage) ?? gradeMinus(index, passage) {
            return typed
        }
        if let power = power(index, passage) { return power }
        if let rate = rate(index, passage) { return rate }
        if let sum = limits(index, passage) { return sum }
        if isNegation(index, passage) { return ("minus" + (passage.isTight(index + 1) ? " " : ""), index + 1) }
        if let word = Self.prefixes[passage.mark(index)],
            isOperand(index + 1, passage) || passage.isMark(index + 1, "(")
        {
            let before = passage.isTight(index) && passage.isLetters(index - 1) ? " " : ""
            return (before + word + (passage.isTight(index + 1) ? " " : ""), index + 1)
        }
        if let word = Self.comparisons[passage.mark(index)], isNumber(index + 1, passage),
            !isOperandLike(index - 1, passage), passage.mark(index) > 0x7F || isComparison(index, passage)
        {
            return (word + (passage.isTight(index + 1) ? " " : ""), index + 1)
        }
        if passage.isMark(index, "∞") { return ("infinity", index + 1) }
        if isGrade(index, passage) { return (" plus", index + 1) }
        guard let word = sign(index, passage) else { return nil }
        let before = passage.isTight(index) ? " " : ""
        let after = passage.isTight(index + 1) ? " " : ""
        return (before + word + after, index + 1)
    }

    /// `88/min`, `breaths/min`, `50¢/lb`
    private func rate(_ index: Int, _ passage: Passage) -> (String, end: Int)? {
        if let volume = perVolume(index, passage) { return volume }
        guard passage.isTightMark(index, "/"), passage.isTight(index + 1),
            let unit = Self.rates[passage.printed(index + 1)],
            !(passage.isTight(index + 2) && passage.isLetters(index + 2))
        else { return nil }
        let counts = ["breaths", "beats", "drops", "counts", "cycles", "strokes"].contains(passage.letters(index - 1))
        guard isNumber(index - 1, passage) || counts || passage.isMark(index - 1, "¢") else { return nil }
        return (" per " + unit, passage.isEnd(passage.afterStop(index + 2)) ? index + 2 : passage.afterStop(index + 2))
    }

    /// `12,000/mm³`, `10⁹/L`, `200/µL`: so many in a space.
    private func perVolume(_ slash: Int, _ passage: Passage) -> (String, end: Int)? {
        guard passage.isTightMark(slash, "/"), passage.isTight(slash + 1),
            isNumber(slash - 1, passage) || RaisedSigns.plain(passage.mark(slash - 1))?.isRaised == true,
            let unit = Measures().unit(slash + 1, passage), unit.suffix.isEmpty, passage.isTightEnd(unit.end)
        else { return nil }
        let isSpace =
            unit.measure.one.hasPrefix("cubic ") || unit.measure.one.hasPrefix("square ")
            || unit.measure.one.hasSuffix("liter") && passage.printed(slash + 1) != "l"
        return isSpace ? (" per " + unit.measure.spelled(british: passage.isBritish).one, unit.end) : nil
    }

    private static let rates = [
        "min": "minute", "lb": "pound", "gal": "gallon", "hr": "hour", "oz": "ounce", "kg": "kilogram",
    ]

    /// `A+`
    private func isGrade(_ index: Int, _ passage: Passage) -> Bool {
        passage.isTightMark(index, "+") && passage.isCapitals(index - 1) && passage.count(index - 1) == 1
            && !passage.isTight(index - 1) && passage.isTightEnd(index + 1) && !passage.isMark(index + 1, "+")
    }

    // MARK: Signs

    /// `∫₀¹`, `∑ᵢⁿ`: from where to where.
    private func limits(_ index: Int, _ passage: Passage) -> (String, end: Int)? {
        guard let words = Self.bounded[passage.mark(index)] else { return nil }
        var end = index + 1
        func run(isRaised: Bool) -> String {
            var signs: [UInt16] = []
            while let sign = RaisedSigns.plain(passage.mark(end)), sign.isRaised == isRaised {
                signs.append(sign.sign)
                end += 1
            }
            return RaisedFigures.spoken(signs[...])
        }
        let from = run(isRaised: false)
        let to = run(isRaised: true)
        guard end > index + 1 else { return nil }
        let range = (from.isEmpty ? "" : " from " + from) + (to.isEmpty ? "" : " to " + to)
        return (words + range + " of" + (passage.isTight(end) ? " " : ""), end)
    }

    private static let bounded: [UInt16: String] = [0x222B: "the integral", 0x2211: "the sum", 0x220F: "the product"]

    /// A minus that parts nothing, with a blank behind it as formulas are set: `= − 7`, `(− x)`.
    private func isNegation(_ index: Int, _ passage: Passage) -> Bool {
        let isMinus = passage.isMark(index, "\u{2212}")
        let isDash = isMinus || passage.isHyphen(index) || passage.isMark(index, "\u{2013}")
        guard isDash, !passage.isTight(index + 1),
            isOperand(index + 1, passage) || beginsOperand(index + 1, passage) || passage.isLetters(index + 1)
        else { return false }
        let before = passage.mark(index - 1)
        let follows = Self.infixes[before] != nil || before == 0x2F
        if isMinus {
            let isSetOff = follows || before == 0x28 || before == 0x2C || index == 0
            return !endsOperand(index - 1, passage) && isSetOff
                || isNumber(index + 1, passage) && Self.beforeValue.contains(passage.letters(index - 1))
        }
        return follows && isOperand(index + 1, passage)
    }

    /// Whether a dash between two numbers belongs to a formula rather than to a range: a sign of arithmetic stands at one of
    /// its ends.
    private func isDifference(_ index: Int, _ passage: Passage) -> Bool {
        guard isNumber(index - 1, passage), isNumber(index + 1, passage) else { return true }
        let next = passage.numerals.partitioningIndex { $0.words.lowerBound > index }
        let before = next > 0 ? passage.numerals[next - 1].words.lowerBound - 1 : index - 2
        let after = next < passage.numerals.count ? passage.numerals[next].words.upperBound : index + 2
        // “= 55-80” says from where to where.
        if next > 0, next < passage.numerals.count, passage.isMark(before, "="), passage.isTight(index),
            passage.numerals[next - 1].amount < passage.numerals[next].amount,
            Self.infixes[passage.mark(after)] == nil, !passage.isMark(after, "-"), !isVariable(after, passage)
        {
            return false
        }
        return [before, after].contains {
            Self.infixes[passage.mark($0)] != nil || passage.isMark($0, "-") && !passage.isTight($0)
        }
    }

    /// Words before a value: *fell to − 5*.
    private static let beforeValue: Set = [
        "to", "of", "at", "by", "is", "was", "are", "were", "be", "about", "below", "above", "from", "and", "or",
        "than",
        "between", "reached", "equals", "near", "around", "approximately", "until", "value", "least", "most",
    ]

    private static let prefixes: [UInt16: String] = [
        0xB1: "plus or minus", 0x221A: "the square root of", 0x221B: "the cube root of", 0x2211: "the sum of",
        0x221C: "the fourth root of", 0x220F: "the product of",
        0x222B: "the integral of", 0x2234: "therefore",
    ]
    /// `<5 minutes`: the sign clings to the number, and to nothing else.
    private func isComparison(_ index: Int, _ passage: Passage) -> Bool {
        let isFree = passage.word(index)?.isSpaced == true && index > 0 || passage.isMark(index - 1, "(")
        return isFree && passage.isTight(index + 1) && !passage.isTightMark(index + 2, ">")
    }

    /// Before a number alone: `≤ 5`.
    private static let comparisons: [UInt16: String] = [
        0x3C: "less than", 0x3E: "more than",
        0x2264: "less than or equal to", 0x2265: "greater than or equal to", 0x2248: "approximately",
        0x2243: "approximately",
    ]
    private static let infixes: [UInt16: String] = [
        0x2B: "plus", 0x2212: "minus", 0xD7: "times", 0xB7: "times", 0x22C5: "times", 0x2217: "times",
        0xF7: "divided by",
        0x3D: "equals", 0x3C: "is less than", 0x3E: "is greater than", 0x2264: "is less than or equal to",
        0x2265: "is greater than or equal to", 0x2260: "is not equal to", 0x2248: "is approximately equal to",
        0x2243: "is approximately equal to", 0x2261: "is identical to", 0x221D: "is proportional to",
        0x2245: "is congruent to",
        0x2208: "is in", 0xB1: "plus or minus",
    ]

    private func sign(_ index: Int, _ passage: Passage) -> String? {
        let mark = passage.mark(index)
        let isLoose = passage.word(index)?.isSpaced == true && !passage.isTight(index + 1)
        if mark == 0x3D, isLoose, isSide(index - 1, passage), beginsSide(index + 1, passage) { return "equals" }
        if mark == 0x3C || mark == 0x3E, isLoose, passage.isLetters(index - 1), isNumber(index + 1, passage) {
            return Self.infixes[mark]
        }
        guard mark != 0, endsOperand(index - 1, passage),
            isOperand(index + 1, passage) || beginsOperand(index + 1, passage)
        else { return nil }
        if mark == 0xB7, isLoose, partsPhrases(index, passage) { return nil }
        if mark == 0xB7, isLoose, isCode(before: index, passage) || isCode(after: index, passage) { return nil }
        if let word = Self.infixes[mark] {
            // Tight signs between letters are markup or code.
            let isSure = mark > 0x7F || isLoose || isNumber(index - 1, passage) || isNumber(index + 1, passage)
            return isSure ? word : nil
        }
        if mark == 0x2F, isNumber(index - 1, passage), passage.count(index + 1) == 1, passage.isLowerCase(index + 1) {
            return "over"
        }
        if mark == 0x2F, isLoose, isNumber(index - 1, passage), isNumber(index + 1, passage) { return "divided by" }
        guard passage.marks.contains(0x3D) else { return nil }
        switch mark {
        case 0x2D, 0x2013:
            return (isLoose || passage.isTight(index)) && isDifference(index, passage) ? "minus" : nil
        case 0x2F: return "divided by"
        case 0x2A: return "times"
        default: return nil
        }
    }

    /// `Oct 18, 2019 · 8 min read`: a dot after a date, or before a number of things, in a line that carries no formula.
    private func partsPhrases(_ index: Int, _ passage: Passage) -> Bool {
        guard !passage.marks.contains(0x3D), isNumber(index - 1, passage) || isNumber(index + 1, passage) else {
            return false
        }
        let counts = isNumber(index + 1, passage) && passage.isLowerCase(index + 2) && !isOperand(index + 2, passage)
        let isYear = passage.numeral(endingAt: index).map { passage.isYear($0) } == true
        return counts || isYear || passage.month(endingAt: index - 1) != nil || passage.isMonth(index + 2)
    }

    /// `K1 · K2`: a dot between two items of a line that carries no formula.
    private func isCode(before index: Int, _ passage: Passage) -> Bool {
        !passage.marks.contains(0x3D) && passage.isDigits(index - 1) && passage.isTight(index - 1)
            && passage.isLetters(index - 2)
    }

    /// `(felt) · L0`, `· L-EDDA`
    private func isCode(after index: Int, _ passage: Passage) -> Bool {
        !passage.marks.contains(0x3D) && passage.isLetters(index + 1) && passage.isTight(index + 2)
            && (passage.isDigits(index + 2) || passage.isHyphen(index + 2))
    }

    private func isNumber(_ index: Int, _ passage: Passage) -> Bool {
        passage.isDigits(index) || passage.word(index)?.kind == .fraction
            // .05
            || passage.isMark(index, ".") && passage.isTight(index + 1) && passage.isDigits(index + 1)
    }

    /// A number, or a letter or two that are no word.
    private func isOperand(_ index: Int, _ passage: Passage) -> Bool {
        isNumber(index, passage) || isVariable(index, passage) || passage.isMark(index, "∞")
    }

    private func isVariable(_ index: Int, _ passage: Passage) -> Bool {
        guard passage.isLetters(index), !(passage.isTight(index + 1) && passage.isApostrophe(index + 1)) else {
            return false
        }
        return passage.count(index) == 1
            || passage.count(index) < 4 && !Self.shortWords.contains(passage.letters(index))
                && (passage.isLowerCase(index) && passage.count(index) == 2 || passage.printed(index).contains("π"))
    }

    private func isOperandLike(_ index: Int, _ passage: Passage) -> Bool {
        endsOperand(index, passage) && passage.count(index) < 4
    }

    private func endsOperand(_ index: Int, _ passage: Passage) -> Bool {
        isOperand(index, passage) || passage.isMark(index, ")") || RaisedSigns.plain(passage.mark(index)) != nil
    }

    private func beginsOperand(_ index: Int, _ passage: Passage) -> Bool {
        passage.isMark(index, "(") || passage.isMark(index, "√")
            || ["sin", "cos", "tan"].contains(passage.printed(index))
            || passage.isMark(index, "\u{2212}")
            || passage.isMark(index, "-")
    }

    /// What an equals sign may stand between, besides operands: words and money, as in `120 quarters = £250`.
    private func isSide(_ index: Int, _ passage: Passage) -> Bool {
        endsOperand(index, passage) || passage.isLetters(index)
    }

    private func beginsSide(_ index: Int, _ passage: Passage) -> Bool {
        isSide(index, passage)
            || Currency.named(by: passage.mark(index), after: "") != nil && isNumber(index + 1, passage)
    }

    private static let shortWords: Set = [
        "am", "an", "as", "at", "be", "by", "do", "go", "he", "if", "in", "is", "it", "me", "my", "no", "of", "on",
        "or", "so",
        "to", "up", "us", "we", "ax", "ox", "ah", "eh", "oh", "ha", "ho", "lo", "ye", "hi",
    ]

    // MARK: Letters

    /// `mc²` and `πr²` are said letter by letter.
    private func letters(_ index: Int, _ passage: Passage) -> (String, end: Int)? {
        if isTimes(index, passage) { return ("times", index + 1) }
        let first = passage[passage.words[index].range.lowerBound]
        let count = passage.count(index)
        if first == 0x3C0, count < 4, isAmongLatin(index, passage) {
            return (spelled(passage.printed(index)), index + 1)
        }
        if count == 2, first == 0x64, passage.marks.contains(0x222B) {
            return (spelled(passage.printed(index)), index + 1)
        }
        guard count == 2, passage.word(index + 1)?.kind == .mark || passage.word(index - 1)?.kind == .mark,
            passage.isLowerCase(index), !Self.shortWords.contains(passage.letters(index)) || isHalved(index, passage)
        else { return nil }
        let isFactor =
            isHalved(index, passage) || power(index + 1, passage) != nil || sign(index + 1, passage) != nil
            || sign(index - 1, passage) != nil
        return isFactor ? (spelled(passage.printed(index)), index + 1) : nil
    }

    /// `πr`, unlike the Greek word *πῶς*.
    private func isAmongLatin(_ index: Int, _ passage: Passage) -> Bool {
        passage.printed(index).utf16.dropFirst().allSatisfy { $0 < 0x370 }
    }

    /// `½at²`
    private func isHalved(_ index: Int, _ passage: Passage) -> Bool {
        passage.isTight(index) && passage.word(index - 1)?.kind == .fraction && passage.isTightMark(index + 1, "²")
    }

    /// `3 x 10^8`
    private func isTimes(_ index: Int, _ passage: Passage) -> Bool {
        passage.printed(index) == "x" && passage.isDigits(index - 1) && passage.printed(index + 1) == "10"
            && (passage.isTightMark(index + 2, "^") || passage.isTight(index + 2) && isSuperscript(index + 2, passage))
    }

    private func spelled(_ letters: String) -> String {
        letters.map { $0 == "π" ? "pi" : String($0) }.joined(separator: " ")
    }

    // MARK: Powers

    private func isSuperscript(_ index: Int, _ passage: Passage) -> Bool { superscript(passage.mark(index)) != nil }

    private func superscript(_ unit: UInt16) -> Int? {
        switch unit {
        case 0xB9: 1
        case 0xB2, 0xB3: Int(unit) - 0xB0
        case 0x2070, 0x2074...0x2079: Int(unit) - 0x2070
        default: nil
        }
    }

    /// `²`, `⁻³`, `^10` after a number or a letter; elsewhere such a figure is a note's.
    private func power(_ index: Int, _ passage: Passage) -> (String, end: Int)? {
        if passage.isMark(index, "ⁿ"), passage.isTight(index), isBase(index - 1, passage) {
            return (" to the n" + (passage.isTight(index + 1) && passage.isLetters(index + 1) ? " " : ""), index + 1)
        }
        guard passage.isTight(index), let (value, minus, end) = exponent(index, passage), isBase(index - 1, passage)
        else { return nil }
        if isIsotope(from: index, to: end, passage) { return nil }
        // 3⁷/₁₆
        let isFraction = passage.isTightMark(end, "/") || passage.isTightMark(end, "\u{2044}")
        if isFraction, RaisedSigns.plain(passage.mark(end + 1)) != nil { return nil }
        let space = passage.isTight(end) && passage.isLetters(end) ? " " : ""
        let words: String
        switch (value, minus) {
        case (2, false): words = " squared"
        case (3, false): words = " cubed"
        case (_, false): words = " to the " + NumberWords.ordinal(value)
        default: words = " to the minus " + NumberWords.cardinal(value)
        }
        return (words + space, end)
    }

    /// `δ¹⁸O`, `Δ¹⁴C`: a mass before its element.
    private func isIsotope(from start: Int, to end: Int, _ passage: Passage) -> Bool {
        passage.printed(start - 1).utf16.allSatisfy { $0 == 0x3B4 || $0 == 0x394 } && passage.isTight(end)
            && passage.isLetters(end) && passage.isCapitalised(end) && passage.count(end) < 3
    }

    private func exponent(_ index: Int, _ passage: Passage) -> (value: Int, minus: Bool, end: Int)? {
        if passage.isMark(index, "^") {
            let minus = passage.isMark(index + 1, "\u{2212}") || passage.isHyphen(index + 1)
            let number = index + (minus ? 2 : 1)
            guard passage.isDigits(number), passage.isTight(number), let value = Int(passage.printed(number)) else {
                return nil
            }
            return (value, minus, number + 1)
        }
        let minus = passage.isMark(index, "\u{207B}")
        var (end, value) = (minus ? index + 1 : index, 0)
        let start = end
        while end < start + 6, end == index || passage.isTight(end), let digit = superscript(passage.mark(end)) {
            value = value * 10 + digit
            end += 1
        }
        return end > start && value > 1 ? (value, minus, end) : nil
    }

    private func isBase(_ index: Int, _ passage: Passage) -> Bool {
        if passage.isDigits(index) { return passage.count(index) < 4 && !isDecimalOfSentence(index, passage) }
        if passage.isMark(index, ")") { return hasOperators(passage) }
        guard passage.isLetters(index), passage.count(index) < 3 else { return false }
        return passage.count(index) == 1 && passage.printed(index) != "I" || isVariable(index, passage)
    }

    private func isDecimalOfSentence(_ index: Int, _ passage: Passage) -> Bool {
        let next = passage.numerals.partitioningIndex { $0.words.lowerBound > index }
        return next > 0 && passage.numerals[next - 1].words.contains(index) && passage.numerals[next - 1].isGrouped
    }

    private static let operators: Set<UInt16> = [0x3D, 0x2B, 0xD7, 0xF7]

    private func hasOperators(_ passage: Passage) -> Bool {
        !passage.marks.isDisjoint(with: Self.operators)
    }
}

extension Numeral {
    /// How much it is, near enough to compare.
    fileprivate var amount: Double { Double(digits + "." + (decimals ?? "0")) ?? 0 }
}
