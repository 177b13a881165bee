import Phonemes

/// Numbers, and the words that they stand beside.
extension Passage {
    /// What a number agrees with whose words end before an index.
    func agreement(of number: Int?, endingAt end: Int, _ words: ContinentalWords) -> NumberAgreement {
        // *200 mil pessoas*; before *mil* a number is short, *veintiún mil*.
        if let thousand = words.figures.thousand, letters(end) == thousand, word(end)?.isSpaced == true {
            let counted = agreement(of: 2, endingAt: end + 1, words)
            return counted == .feminine ? .feminine : .masculine
        }
        guard isLowerCase(end), word(end)?.isSpaced == true else { return .alone }
        let noun = letters(end)
        if words.functionWords.contains(noun) || words.figures.adverbs.contains(noun) { return .alone }
        if words.figures.quantifiers.contains(noun) { return .alone }
        if let number, !words.numbers.isCounted(noun, by: number) { return .alone }
        // *21 jeunes filles*; *2 grandes guerras*, whose adjective has no gender of its own.
        let isAdjective = words.numbers.isAdjective(noun) || words.figures.genderless.contains(noun)
        if isAdjective, isLowerCase(end + 1), word(end + 1)?.isSpaced == true {
            let next = letters(end + 1)
            let isNoun =
                !words.functionWords.contains(next) && number.map { words.numbers.isCounted(next, by: $0) } ?? true
            if isNoun { return words.numbers.gender(of: next) }
        }
        return words.numbers.gender(of: noun)
    }

    /// What a numeral agrees with, where it counts something and names nothing.
    func agreement(of numeral: Numeral, _ words: ContinentalWords) -> NumberAgreement {
        let start = numeral.words.lowerBound
        if isLabel(start - 1, words) || isInName(start) || isYearBeforeClause(numeral, words) { return .alone }
        let whole = numeral.isPlain ? numeral.whole : nil
        let end = counted(after: numeral, words)
        let isShared = end > numeral.words.upperBound
        // The last of several is two at least, and its noun a plural.
        let counted = agreement(of: isShared ? 2 : whole, endingAt: end, words)
        if let gender = determiner(before: start, words) {
            return gender == .feminine || counted != .alone && !isShared ? gender : .alone
        }
        // *Uno o dos días*: only right before its noun a number is short.
        if isShared { return counted == .feminine ? .feminine : .alone }
        return counted == .alone && isOfWomen(numeral, words) ? .feminine : counted
    }

    /// Where the words end that a numeral shares its noun with: *1 o 2 veces*, *entre 22 e 32 mulheres*.
    private func counted(after numeral: Numeral, _ words: ContinentalWords) -> Int {
        let end = numeral.words.upperBound
        guard let low = numeral.whole, numeral.decimals == nil, let next = self.numeral(at: end + 1),
            let high = next.whole, low < high, !isTight(end), !isTight(end + 1), next.decimals == nil,
            // *En 1921 o 2000 mujeres*: a year counts nothing.
            !(numeral.isPlain && numeral.digits.utf8.count > 3)
        else { return end }
        let joint = letters(end)
        let isBetween = joint == words.joints.and && letters(numeral.words.lowerBound - 1) == words.joints.between
        return isBetween || words.joints.choose(joint) || joint == words.joints.to ? next.words.upperBound : end
    }

    /// The gender of an article or the like in the plural before a number, over another one: *as outras 2*, *unas 200 o
    /// 300*.
    private func determiner(before index: Int, _ words: ContinentalWords) -> NumberAgreement? {
        if let gender = words.figures.determiners[letters(index - 1)] { return gender }
        guard words.joints.choose(letters(index - 1)), isDigits(index - 2),
            let before = numerals.last(where: { $0.words.upperBound == index - 1 })
        else { return nil }
        return words.figures.determiners[letters(before.words.lowerBound - 1)]
    }

    /// Whether a noun in the plural comes that a number before it may count some of.
    private func isSome(_ index: Int, _ words: ContinentalWords) -> Bool {
        isLowerCase(index) && !words.functionWords.contains(letters(index))
            && words.numbers.isCounted(letters(index), by: 2)
            && words.numbers.gender(of: letters(index)) == .feminine
    }

    /// *2 e meia*, *2 da tarde*, *2 das 3 irmãs*: hours and women that no noun names.
    private func isOfWomen(_ numeral: Numeral, _ words: ContinentalWords) -> Bool {
        let end = numeral.words.upperBound
        guard numeral.decimals == nil, numeral.fraction == nil, let value = numeral.whole, !isTight(end) else {
            return false
        }
        if letters(end) == words.joints.and, letters(end + 1) == words.figures.half.feminine { return true }
        if value < 13, words.figures.timesOfDay.contains(letters(end) + " " + letters(end + 1)) { return true }
        // *En 2001 de las empresas*: a year counts nothing.
        guard value < 1000 || numeral.isGrouped, mayCount(numeral.words.lowerBound - 1, words) else { return false }
        let (of, article) = (letters(end), letters(end + 1))
        let isOne = words.figures.partsOfWomen.contains(of)
        guard isOne || words.figures.partsOfWomen.contains(of + " " + article) else { return false }
        // *2 das 3 irmãs*, but *2 das 9 às 12*
        let noun = isOne ? end + 1 : end + 2
        return isSome(isDigits(noun) ? noun + 1 : noun, words)
    }

    /// Whether a number behind a word counts something that comes: behind a verb or a small word, but not *grupo 2 das
    /// eliminatórias*, *no dia 2 das férias*.
    private func mayCount(_ before: Int, _ words: ContinentalWords) -> Bool {
        guard isLetters(before) else { return !isDigits(before) }
        let letters = letters(before)
        if words.figures.days.contains(letters) || letters == words.joints.and { return false }
        return words.functionWords.contains(letters) || Self.verbs.contains(where: letters.hasSuffix)
    }

    /// How verbs end that no noun ends like.
    private static let verbs = [
        "aram", "eram", "iram", "oram", "avam", "ou", "eu", "iu", "aron", "ieron", "ó", "aban", "rono", "vano", "ò",
    ]

    /// Whether a word is one that a number names, *capítulo*, perhaps abbreviated.
    func isLabel(_ index: Int, _ words: ContinentalWords) -> Bool {
        // *N.º 1*, *nº 1*
        if isMark(index, "º") || isMark(index, "°"), isTight(index) {
            return letters(isMark(index - 1, ".") ? index - 2 : index - 1) == "n"
        }
        let word = isMark(index, ".") ? index - 1 : index
        // *No. 1*, but *no 1*
        return words.labels.contains(letters(word)) || word < index && words.labels.contains(letters(word) + ".")
    }

    /// The words of a numeral by itself, or with what it counts.
    func spoken(_ numeral: Numeral, _ agreement: NumberAgreement, _ words: ContinentalWords) -> String {
        if numeral.digits.isEmpty, let fraction = numeral.fraction {
            return words.fraction(fraction, agreement == .feminine ? .feminine : .masculine)
        }
        guard let whole = numeral.whole else { return words.numbers.digits(numeral.digits) }
        let isAlone = numeral.decimals != nil
        let start = words.numbers.amount(whole, isAlone ? .alone : agreement, isGrouped: numeral.isGrouped)
        if let decimals = numeral.decimals {
            let point = numeral.hasForeignPoint ? words.signs.address.dot : words.figures.point
            return start + " " + point + " " + spoken(decimals: decimals, words)
        }
        if let fraction = numeral.fraction {
            let part = words.fraction(fraction, agreement == .feminine ? .feminine : .masculine)
            return start + " " + words.joints.and + " " + part
        }
        return start
    }

    func spoken(decimals: String, _ words: ContinentalWords) -> String {
        // *Tres coma catorce*, but *tres coma uno cuatro uno*.
        guard !words.figures.readsDecimalsApart, decimals.utf8.count < 3, decimals.utf8.first != 0x30,
            let value = Int(decimals)
        else {
            return words.numbers.digits(decimals)
        }
        return words.numbers.cardinal(value, .alone)
    }

    /// Says something else for some words. The full stop of an abbreviation stays where it ends the sentence as well.
    func abbreviated(_ indices: Range<Int>, by text: String) -> Replacement {
        let range = range(of: indices)
        let keepsStop = isMark(indices.upperBound - 1, ".") && endsSentence(range.upperBound)
        return Replacement(range.lowerBound..<range.upperBound - (keepsStop ? 1 : 0), by: text)
    }

    /// A raised 2 or 3 behind a unit of length, or one on the line: `km²`, `m2`.
    func power(after unit: Int) -> UnitPower? {
        guard isLetters(unit), isTight(unit + 1) else { return nil }
        switch printed(unit + 1) {
        case "²": return .square
        case "³": return .cube
        case "2", "3":
            guard Self.lengths.contains(printed(unit)), !isTight(unit + 2) || word(unit + 2)?.kind == .mark else {
                return nil
            }
            return printed(unit + 1) == "2" ? .square : .cube
        default: return nil
        }
    }

    private static let lengths: Set = ["m", "km", "cm", "mm", "dm", "hm"]

    /// A minus sign right before a numeral.
    func minus(before numeral: Numeral) -> Int? {
        let sign = numeral.words.lowerBound - 1
        guard isTight(sign + 1) else { return nil }
        if isMark(sign, "\u{2212}") { return sign }
        let isDegree = isMark(numeral.words.upperBound, "°") || isMark(numeral.words.upperBound, "º")
        guard isHyphen(sign) || isMark(sign, "\u{2013}"), sign > 0 || isDegree,
            word(sign)?.isSpaced == true || isMark(sign - 1, "(")
        else { return nil }
        return sign
    }

    /// Whether a number is the end of a range, *0,5–1*, which is said as a whole.
    func isRangeEnd(_ start: Int) -> Bool {
        rangeEnd(start - 1) == start && (isDigits(start - 2) || word(start - 2)?.kind == .fraction)
    }

    /// What is said between the ends of a range that begins at an index.
    func joint(ofRangeAt start: Int, _ words: ContinentalWords) -> String {
        letters(start - 1) == words.joints.between ? words.joints.and : words.joints.to
    }

    /// A numeral with its sign, and a range up to the next: `−5`, `10–15`.
    func romanceQuantity(of numeral: Numeral, _ agreement: NumberAgreement, _ words: ContinentalWords) -> (
        range: Range<Int>, spoken: String, isOne: Bool
    ) {
        var (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        var spoken = spoken(numeral, agreement, words)
        var isOne = numeral.isOne
        if let sign = minus(before: numeral) {
            start = sign
            spoken = words.figures.minus + " " + spoken
        } else if let next = self.numeral(at: rangeEnd(end)) {
            spoken += " " + joint(ofRangeAt: start, words) + " " + self.spoken(next, agreement, words)
            end = next.words.upperBound
            isOne = false
        }
        return (start..<end, spoken, isOne)
    }
}

extension ContinentalWords {
    /// *Medio*, *un tercio*, *tres cuartos*.
    func fraction(_ fraction: Fraction, _ gender: NumberAgreement) -> String {
        if fraction == Fraction(1, 2) { return figures.half.agreeing(with: gender) }
        let numerator = numbers.cardinal(fraction.numerator, .masculine)
        return numerator + " " + numbers.denominator(fraction.denominator, isMany: fraction.numerator > 1)
    }

    /// *Medio kilo*, *tres cuartos de litro*.
    func part(_ fraction: Fraction, of unit: ContinentalUnit) -> String {
        let of = fraction == Fraction(1, 2) ? nil : joints.of
        return self.fraction(fraction, unit.gender) + " " + (of.map { $0 + " " } ?? "") + unit.one
    }
}

extension Int {
    /// Whether it is so many whole millions, after which some languages have *of*: *un millón de euros*.
    var isMillions: Bool { self >= 1_000_000 && isMultiple(of: 1_000_000) }
}
