import Phonemes

/// Says the first day of a month as an ordinal: *il 1 gennaio*, *1, giovedì*, *dal 1 al 15 marzo*.
struct ItalianFirstOfMonth: NumeralForm {
    let name = "it-first-of-month"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let end = numeral.words.upperBound
        let start = numeral.words.lowerBound
        // *L’1 maggio*, *dall’1/1/2020*: *il primo*, *dal primo*.
        let article = passage.isTight(start) && passage.isApostrophe(start - 1) ? passage.letters(start - 2) : ""
        let full = Self.articles[article].map { passage.isCapitalised(start - 2) ? $0.capitalizedAtStart : $0 }
        if let full, passage.isDigits(start), ["1", "01"].contains(passage.printed(start)), isInFigures(start, passage)
        {
            return [Replacement(passage.range(of: start - 2..<start), by: full + " ")]
        }
        if let full, numeral.plain(1...1) == 1, passage.isTightMark(end, "°") || passage.isTightMark(end, "º") {
            return [Replacement(passage.range(of: start - 2..<start), by: full + " ")]
        }
        guard numeral.plain(1...1) == 1, isDated(end, passage) || isFirstOfSeveral(numeral, passage) else { return [] }
        guard let full else { return [passage.replacement(start..<end, by: "primo")] }
        return [passage.replacement(start - 2..<end, by: full + " primo")]
    }

    private static let articles = ["l": "il", "dell": "del", "all": "al", "dall": "dal", "nell": "nel", "sull": "sul"]

    /// `1/2/1970`, `1.2.1970`.
    private func isInFigures(_ start: Int, _ passage: Passage) -> Bool {
        let separator = passage.mark(start + 1)
        return [0x2F, 0x2D, 0x2E].contains(separator) && passage.mark(start + 3) == separator
            && (1...4).allSatisfy { passage.isTight(start + $0) } && passage.isDigits(start + 2)
            && passage.isDigits(start + 4)
    }

    /// Before a month or a weekday, perhaps after a comma: *1, giovedì*.
    private func isDated(_ index: Int, _ passage: Passage) -> Bool {
        let word = passage.letters(passage.isTightMark(index, ",") ? index + 1 : index)
        return ContinentalWords.italian.months.contains(word) || Self.weekdays.contains(word) || word == "corrente"
    }

    /// *Dal 1 al 15 marzo*, *1 e 2 novembre*.
    private func isFirstOfSeveral(_ numeral: Numeral, _ passage: Passage) -> Bool {
        let end = numeral.words.upperBound
        let isArticled = passage.letters(end + 1) == "il"
        guard ["al", "e"].contains(passage.letters(end)),
            let last = passage.numeral(at: isArticled ? end + 2 : end + 1),
            last.plain(1...2) != nil
        else { return false }
        return ContinentalWords.italian.months.contains(passage.letters(last.words.upperBound))
    }

    private static let weekdays: Set = [
        "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica",
    ]
}

/// Says centuries and decades in figures that have lost their thousand: *l’800*, *gli anni ’60*, *il ’48*.
struct ItalianCenturies: NumeralForm {
    let name = "it-century"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        guard numeral.isPlain, let value = numeral.whole else { return [] }
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard passage.isTight(start), passage.isApostrophe(start - 1) else { return [] }
        let isElided = Self.elided.contains(passage.letters(start - 2)) && passage.isTight(start - 1)
        if value.isMultiple(of: 100), (200...900).contains(value), !passage.isLowerCase(end) || !isElided {
            let name = ItalianNumberWords.cardinal(value)
            return [passage.replacement((isElided ? start : start - 1)..<end, by: name)]
        }
        guard !isElided, numeral.digits.utf8.count == 2 else { return [] }
        return [passage.replacement(start - 1..<end, by: ItalianNumberWords.cardinal(value))]
    }

    /// Words that have lost a vowel before the number: *nell’800*.
    private static let elided: Set = ["l", "dell", "nell", "all", "dall", "sull"]
}

/// Says the years of a life or a reign one after the other, and ranges of small numbers: *1798-1849*, *3–4 ore*.
struct ItalianYearRanges: NumeralForm {
    let name = "it-years"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        guard let low = numeral.whole, let next = passage.numeral(at: passage.rangeEnd(numeral.words.upperBound)),
            let high = next.whole, low < high || isShort(next, after: numeral), numeral.isPlain, next.isPlain,
            high < 2100, passage.rangeEnd(next.words.upperBound) < 0, !isDate(numeral, next, passage)
        else { return [] }
        let agreement = passage.agreement(of: high, endingAt: next.words.upperBound, .italian)
        let isLabelled =
            passage.isLabel(numeral.words.lowerBound - 1, .italian) || isResult(numeral, next, passage)
        let text = [low, high].map {
            ItalianNumberWords.cardinal($0, isLabelled || agreement != .feminine ? .alone : agreement)
        }.joined(
            separator: " "
        )
        if let (unit, end) = ContinentalMeasures(words: .italian).unit(at: next.words.upperBound, passage) {
            return [passage.replacement(numeral.words.lowerBound..<end, by: text + " " + unit.many)]
        }
        return [passage.replacement(numeral.words.lowerBound..<next.words.upperBound, by: text)]
    }
}

extension ItalianYearRanges {
    /// *Finì 0-1 grazie a lui*, *sul 1-2 parte*: the result of a game, which counts nothing.
    private func isResult(_ low: Numeral, _ high: Numeral, _ passage: Passage) -> Bool {
        let (before, next) = (low.words.lowerBound - 1, passage.letters(high.words.upperBound))
        return low.whole == 0 || Self.others.contains(next) || ["sul", "sull"].contains(passage.letters(before))
            || before > 0 && passage.isCapitalised(before)
    }

    /// Words in -e that are no women.
    private static let others = Set(words: "grazie forse oltre parte anche sempre mentre durante dove insieme inoltre")

    /// *1915-18*, *345-7*: the last figures of a higher number.
    private func isShort(_ next: Numeral, after numeral: Numeral) -> Bool {
        guard let low = numeral.whole, let high = next.whole, next.digits.utf8.count < numeral.digits.utf8.count else {
            return false
        }
        let most = (0..<next.digits.utf8.count).reduce(1) { product, _ in product * 10 }
        return low % most < high
    }

    /// *2-6-46*: the day and month of a date.
    private func isDate(_ day: Numeral, _ month: Numeral, _ passage: Passage) -> Bool {
        let isBefore = passage.isHyphen(month.words.upperBound) && passage.isDigits(month.words.upperBound + 1)
        let isBehind = passage.isHyphen(day.words.lowerBound - 1) && passage.isDigits(day.words.lowerBound - 2)
        return isBefore || isBehind
    }
}

/// Says a single thing before letters that ask for another form of the article: *un’ora*, *uno studente*.
struct ItalianOne: NumeralForm {
    let name = "it-one"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        // *Un hash SHA-1 assomiglia*
        let isName = passage.isTight(start) && passage.isHyphen(start - 1) && passage.isTight(start - 1)
        guard numeral.plain(1...1) == 1, !isName, let noun = passage.word(end), passage.isLowerCase(end) else {
            return []
        }
        let letters = passage.letters(end)
        // *1 o 2 ore*
        if ContinentalWords.italian.functionWords.contains(letters) { return [] }
        switch passage.agreement(of: numeral, .italian) {
        case .feminine where letters.first.map("aeiouàèéìòù".contains) ?? false:
            return [Replacement(passage.range(of: start..<end).lowerBound..<noun.range.lowerBound, by: "un’")]
        case .masculine where isImpure(letters): return [passage.replacement(start..<end, by: "uno")]
        default: return []
        }
    }

    /// Whether a noun begins with s and a consonant, z, gn, ps, pn, x or y.
    private func isImpure(_ noun: String) -> Bool {
        if ["z", "gn", "ps", "pn", "x", "y"].contains(where: noun.hasPrefix) { return true }
        return noun.hasPrefix("s") && !(noun.dropFirst().first.map("aeiouàèéìòù".contains) ?? true)
    }
}
