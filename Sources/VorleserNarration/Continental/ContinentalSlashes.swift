import Phonemes

/// Says a slash before what something is measured by: *euros/mes* as *euros al mes*.
struct ContinentalRates: SpokenForm {
    let words: ContinentalWords
    var name: String { words.name("rate") }

    func replacements(in passage: Passage) -> [Replacement] {
        passage.slashes.compactMap { index in
            guard isAmount(before: index, passage) else { return nil }
            // *5 l/100 km*
            if passage.isDigits(index + 1), passage.isLetters(index - 1), words.units[passage.printed(index + 2)] != nil
            {
                return passage.replacement(index..<index + 1, by: " " + words.perMeasure + " ")
            }
            guard let rate = words.rates[passage.printed(index + 1)], passage.isTightEnd(index + 2) else { return nil }
            return passage.abbreviated(index..<passage.afterStop(index + 2), by: " " + rate)
        }
    }

    /// Whether something is measured or paid before the slash.
    private func isAmount(before slash: Int, _ passage: Passage) -> Bool {
        let isUnit = passage.isLetters(slash - 1) && words.units[passage.printed(slash - 1)] != nil
        return isUnit || passage.word(slash - 1)?.kind == .mark
            || (max(0, slash - Self.reach)..<slash).contains(where: passage.isDigits)
    }

    /// How many words and marks there may be from a number to the slash.
    private static let reach = 6
}

/// Parts words that have a slash between them: *y/o* is two words.
struct ContinentalSlashes: SpokenForm {
    let words: ContinentalWords
    var name: String { words.name("slash") }

    func replacements(in passage: Passage) -> [Replacement] {
        passage.slashes.map { passage.replacement($0..<$0 + 1, by: " ") }
    }
}

extension Passage {
    /// Those with a word or a number right behind them, and no blank before.
    fileprivate var slashes: [Int] {
        guard marks.contains(0x2F) else { return [] }
        return words.indices.filter { index in
            isTightMark(index, "/") && isTight(index + 1) && word(index + 1)?.kind != .mark
        }
    }
}

/// Says the number of a law and its year: *Ley 39/2015*, *legge 196/2003*, *Lei nº 8.666/93*.
struct ContinentalLaws: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("law") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let slash = numeral.words.upperBound
        guard let join = words.lawJoin, let number = numeral.whole, numeral.decimals == nil, numeral.fraction == nil,
            passage.isTightMark(slash, "/"), !passage.isTightMark(numeral.words.lowerBound - 1, "/"),
            passage.isTight(slash + 1), let next = passage.numeral(at: slash + 1), next.isPlain,
            let printedYear = next.whole, !passage.isTightMark(next.words.upperBound, "/"),
            passage.isTightEnd(next.words.upperBound)
        else { return [] }
        let count = next.digits.utf8.count
        let isLaw = isLaw(before: numeral.words.lowerBound, passage)
        let isYear = count == 4 && (1800...2099).contains(printedYear) && (isLaw || number > 31 && number < 1800)
        guard isYear || count == 2 && isLaw && (numeral.isGrouped || number > 12) else { return [] }
        let text =
            words.numbers.cardinal(number, .alone) + " " + join + " "
            + words.numbers.cardinal(printedYear, .alone)
        return [passage.replacement(numeral.words.lowerBound..<next.words.upperBound, by: text)]
    }

    /// Whether the word before it, over *number*, names a law.
    private func isLaw(before index: Int, _ passage: Passage) -> Bool {
        var place = index - 1
        for _ in 0..<6 where place >= 0 {
            let letters = passage.letters(place)
            if Self.names.contains(letters) { return true }
            guard passage.word(place)?.kind == .mark || Self.between.contains(letters) else { return false }
            place -= 1
        }
        return false
    }

    private static let names: Set = [
        "ley", "leyes", "decreto", "decretos", "orgánica", "real", "orden", "resolución", "directiva", "reglamento",
        "sentencia", "legislativo", "legge", "leggi", "direttiva", "regolamento", "sentenza", "delibera", "ordinanza",
        "lei", "leis", "complementar", "portaria", "resolução", "medida", "provisória", "emenda", "processo",
        "instrução", "decisão", "decisione", "decisión", "directive", "règlement", "décision",
    ]
    private static let between: Set = ["n", "nº", "no", "nro", "núm", "num", "número", "numero", "del", "da", "do"]
}

/// Says a decade that is printed with an *s*: *les 1930s*, *los 90s*.
struct ContinentalDecades: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("decade") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let start = numeral.words.lowerBound
        var end = numeral.words.upperBound
        guard let value = numeral.plain(2...4), value % 10 == 0, numeral.digits.utf8.count != 3,
            value < 100 || (1000...2090).contains(value), passage.isArticle(start - 1, words)
        else { return [] }
        if passage.isTight(end), passage.isApostrophe(end) { end += 1 }
        guard passage.isTight(end), passage.printed(end) == "s", !passage.isTightMark(end + 1, ".") else { return [] }
        let isNamed = passage.letters(start - 1) == words.years
        let said = words.numbers.cardinal(value % 100 == 0 ? value : value % 100, .alone)
        return [passage.replacement(start..<end + 1, by: (isNamed ? "" : words.years + " ") + said)]
    }
}

extension Passage {
    /// Whether a decade may follow a word: an article, or the word for years.
    fileprivate func isArticle(_ index: Int, _ words: ContinentalWords) -> Bool {
        ["les", "des", "los", "os", "dos", "nos", "gli", "degli", "i", "dei", words.years].contains(letters(index))
    }
}
