import Phonemes

/// Says every other number as a cardinal that agrees with what it counts: *veintiuna páginas*.
struct ContinentalCardinals: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("cardinal") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let agreement = passage.agreement(of: numeral, words)
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        if let half = half(numeral, passage) { return [half] }
        if let sign = passage.minus(before: numeral) {
            return [
                passage.replacement(
                    sign..<end,
                    by: words.figures.minus + " " + passage.spoken(numeral, agreement, words)
                )
            ]
        }
        if words.joints.of != nil, let whole = numeral.whole, numeral.decimals == nil, whole.isMillions,
            passage.isLowerCase(end), !words.functionWords.contains(passage.letters(end)),
            passage.word(end)?.isSpaced == true, let noun = passage.word(end)
        {
            let text = passage.spoken(numeral, .masculine, words) + words.joints.of(before: passage.printed(end))
            return [Replacement(passage.words[start].range.lowerBound..<noun.range.lowerBound, by: text)]
        }
        return [passage.replacement(start..<end, by: passage.spoken(numeral, agreement, words))]
    }

    /// `2½ horas`: *dos horas y media*.
    private func half(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        guard let fraction = numeral.fraction, fraction == Fraction(1, 2), let whole = numeral.whole else { return nil }
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        let agreement = passage.agreement(of: nil, endingAt: end, words)
        guard agreement != .alone, passage.isLowerCase(end) else { return nil }
        // *1½ años* is one year.
        let noun = passage.printed(end)
        let counted = whole == 1 ? words.numbers.singular(of: noun) : noun
        let text = words.numbers.cardinal(whole, agreement) + " " + counted + " " + words.joints.and + " "
        return passage.replacement(start..<end + 1, by: text + words.figures.half.agreeing(with: agreement))
    }
}

/// Says digits that other rules have left, because they claimed a part of the number.
struct ContinentalFigures: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("figure") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        passage.numerals[index].words.filter { passage.isDigits($0) }.map { word in
            let digits = passage.printed(word)
            let value = digits.utf8.count < 16 ? Int(digits) : nil
            let text = value.map { words.numbers.cardinal($0, .alone) } ?? words.numbers.digits(digits)
            return passage.replacement(word..<word + 1, by: " " + text + " ")
        }
    }
}

/// Says `1936–1939` and `3-5` with the word for *to*.
struct ContinentalRanges: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("range") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        if let number = numberOfYear(numeral, passage) { return [number] }
        guard let low = numeral.whole, let next = passage.numeral(at: passage.rangeEnd(numeral.words.upperBound)),
            let high = next.whole, low < high || numeral.digits.utf8.count > next.digits.utf8.count,
            !passage.isTight(numeral.words.lowerBound) || !passage.isHyphen(numeral.words.lowerBound - 1),
            passage.rangeEnd(next.words.upperBound) < 0
        else { return [] }
        let agreement =
            passage.isLabel(numeral.words.lowerBound - 1, words)
            ? NumberAgreement.alone
            : passage.agreement(of: high, endingAt: next.words.upperBound, words)
        let to = passage.joint(ofRangeAt: numeral.words.lowerBound, words)
        let text = [numeral, next].map { passage.spoken($0, agreement, words) }.joined(separator: " \(to) ")
        return [passage.replacement(numeral.words.lowerBound..<next.words.upperBound, by: text)]
    }

    /// *Decreto n.º 400-2025*: the number of a law and its year, which are no range.
    private func numberOfYear(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let start = numeral.words.lowerBound
        guard let number = numeral.plain(1...5), numeral.digits.first != "0",
            let next = passage.numeral(at: passage.rangeEnd(numeral.words.upperBound)), let year = next.plain(4...4),
            (1900...2100).contains(year), !passage.isTight(start), isNumber(start - 1, passage)
        else { return nil }
        let text = [number, year].map { words.numbers.cardinal($0, .alone) }.joined(separator: ", ")
        return passage.replacement(start..<next.words.upperBound, by: text)
    }

    /// Whether a word says that a single number follows: *n.º*, *número*, *ley*.
    private func isNumber(_ index: Int, _ passage: Passage) -> Bool {
        var word = index
        while passage.word(word)?.kind == .mark, passage.isTight(word), index - word < 2 { word -= 1 }
        if word < index, passage.letters(word) == "n" { return true }
        return words.figures.single.contains(passage.letters(word))
    }
}

/// Says numbers that begin with 0 digit by digit.
struct ContinentalCodes: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("code") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        guard numeral.isPlain, numeral.digits.utf8.first == 0x30, numeral.digits.utf8.count > 1 else { return [] }
        return [passage.replacement(numeral.words, by: words.numbers.digits(numeral.digits))]
    }
}

/// Says signs between numbers: `2 + 3 = 5`, `3 × 4`, `5x`.
struct ContinentalFormulas: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("formula") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let sign = numeral.words.upperBound
        if let times = words.figures.operators["×"], passage.letters(sign) == "x", passage.isTight(sign),
            passage.isTightEnd(sign + 1) || passage.isDigits(sign + 1)
        {
            let text = passage.spoken(numeral, .alone, words) + " " + times
            let isBetween = passage.isDigits(sign + 1) && passage.isTight(sign + 1)
            return [passage.replacement(numeral.words.lowerBound..<sign + 1, by: text + (isBetween ? " " : ""))]
        }
        guard let scalar = Unicode.Scalar(passage.mark(sign)), let next = passage.numeral(at: sign + 1),
            passage.isTight(sign) == passage.isTight(sign + 1),
            // *10 : 2 = 5*
            let word = words.figures.operators[scalar]
                ?? (scalar == ":" && passage.isMark(next.words.upperBound, "=") ? words.figures.operators["÷"] : nil)
        else { return [] }
        let text = passage.spoken(numeral, .alone, words) + " " + word
        return [
            passage.replacement(
                numeral.words.lowerBound..<sign + 1,
                by: text + (passage.isTight(sign + 1) ? " " : "")
            )
        ]
    }
}

/// Says `1/2` and `3/4`.
struct ContinentalFractions: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("fraction") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        guard let (fraction, end) = passage.slashed(numeral), fraction.numerator < fraction.denominator else {
            return []
        }
        let start = numeral.words.lowerBound
        if let (unit, end) = ContinentalMeasures(words: words).unit(at: end, passage) {
            return [passage.replacement(start..<end, by: words.part(fraction, of: unit))]
        }
        // “8 anni e 1/2”
        let isAfterAnd = passage.letters(start - 1) == words.joints.and
        if let part = part(fraction, end, passage) { return [passage.replacement(start..<end, by: part)] }
        if fraction.denominator == fraction.numerator + 1, isAfterPlural(start, passage) {
            let pages = [fraction.numerator, fraction.denominator].map { words.numbers.cardinal($0, .alone) }
            return [passage.replacement(start..<end, by: pages.joined(separator: " \(words.joints.and) "))]
        }
        let noun = isAfterAnd ? passage.letters(start - 2) : passage.letters(end)
        let gender = words.numbers.gender(of: noun)
        return [passage.replacement(start..<end, by: words.fraction(fraction, gender))]
    }

    /// *3/4 partes*: *tres cuartas partes*.
    private func part(_ fraction: Fraction, _ end: Int, _ passage: Passage) -> String? {
        guard let part = words.figures.part, passage.letters(end) == part.counted(fraction.numerator == 1),
            let name = words.numbers.denominatorBeforeNoun(fraction.denominator)
        else { return nil }
        return words.numbers.cardinal(fraction.numerator, .feminine) + " " + name + (fraction.numerator > 1 ? "s" : "")
    }

    /// *Págs. 10/11* are two pages.
    private func isAfterPlural(_ start: Int, _ passage: Passage) -> Bool {
        let label = passage.letters(passage.isMark(start - 1, ".") ? start - 2 : start - 1)
        return words.labels.contains(label) && (label == "pp" || label.count > 2 && label.hasSuffix("s"))
    }
}

/// Says numbers of telephones digit by digit, group by group: *tel. 06 1234567*, *(11) 1234-5678*, *0170 1234567*.
struct ContinentalTelephones: NumeralForm {
    let name: String
    let numbers: any ContinentalNumbers
    /// Words before a number of a telephone.
    let labels: Set<String>
    /// Fewest groups of digits behind a word for telephones.
    var fewestGroups = 2

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let first = passage.numerals[index].words.lowerBound
        let start = passage.isMark(first - 1, "(") ? first - 1 : first
        guard passage.isDigits(first), !passage.isDigits(start - 1), !isSeparator(start - 1, passage) else { return [] }
        var (end, groups) = (first, [String]())
        while true {
            if passage.isDigits(end) {
                groups.append(passage.printed(end))
                end += 1
            } else if isSeparator(end, passage) || passage.isMark(end, ")") || isAreaCode(end, groups, passage),
                isGoingOn(end + 1, passage)
            {
                end += 1
            } else {
                break
            }
        }
        let count = groups.reduce(0) { $0 + $1.utf8.count }
        let isLabelled = labels.contains(passage.letters(label(before: start, passage)))
        let isInternational = passage.isMark(start - 1, "+") && groups.count > 1 && count > 7
        // *(11) 91234-5678*
        let counts = groups.map(\.utf8.count)
        let isLocal = start < first && counts.count == 3 && counts[0] == 2 && counts[1] > 3 && counts[2] == 4
        // *0170 1234567*: no number is written like that.
        let isPlain =
            groups.count > 1 && groups[0].hasPrefix("0") && groups[0].utf8.count > 2 && groups[1].utf8.count > 2
        guard
            isLabelled && count > 3 && groups.count >= fewestGroups || isPlain && count > 6
                || isInternational || isLocal && count < 12
        else { return [] }
        let text = groups.map(numbers.digits).joined(separator: ", ")
        return [passage.replacement(start..<end, by: text)]
    }

    private func isSeparator(_ index: Int, _ passage: Passage) -> Bool {
        passage.isHyphen(index) || passage.isMark(index, "/")
    }

    /// *+55 (11) 91234-5678*
    private func isAreaCode(_ index: Int, _ groups: [String], _ passage: Passage) -> Bool {
        groups.count == 1 && passage.isMark(index, "(") && passage.isMark(index + 2, ")")
    }

    private func isGoingOn(_ index: Int, _ passage: Passage) -> Bool { passage.isDigits(index) }

    /// The word before the number, over what may stand between them.
    private func label(before index: Int, _ passage: Passage) -> Int {
        var place = index - 1
        while passage.isMark(place, ".") || passage.isMark(place, ":") || passage.isMark(place, "+") { place -= 1 }
        return place
    }
}
