import Phonemes

/// Says measures: `5 km`, `30 m²`, `2 kg`.
struct ContinentalMeasures: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("unit") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        if passage.isTightMark(numeral.words.lowerBound - 1, "/") || passage.caret(before: numeral) != nil { return [] }
        let first = numeral.words.upperBound
        let next = passage.numeral(at: passage.rangeEnd(first))
        let place = next?.words.upperBound ?? first
        guard let (unit, end) = unit(at: place, passage), !isInitial(place, behind: next ?? numeral, passage) else {
            return []
        }
        // *P. 33 s.* is a page and the next.
        if passage.printed(place) == "s", passage.isLabel(numeral.words.lowerBound - 1, words) { return [] }
        let quantity = passage.romanceQuantity(of: numeral, unit.gender, words)
        guard quantity.range.upperBound == place, !isLettered(numeral, at: place, passage) else { return [] }
        if let length = length(numeral, unit, at: place, end, passage) { return [length] }
        // *½ kg*, *¾ l*
        if numeral.digits.isEmpty, let fraction = numeral.fraction, next == nil {
            return [passage.replacement(numeral.words.lowerBound..<end, by: words.part(fraction, of: unit))]
        }
        let isOne = quantity.isOne && numeral.fraction == nil
        let text = quantity.spoken + " " + (isOne ? unit.one : unit.many)
        return [passage.replacement(quantity.range.lowerBound..<end, by: text)]
    }

    /// `1,80 m`: *un metro ochenta*.
    private func length(_ numeral: Numeral, _ unit: ContinentalUnit, at place: Int, _ end: Int, _ passage: Passage)
        -> Replacement?
    {
        guard passage.printed(place) == "m", end == place + 1, let decimals = numeral.decimals,
            decimals.utf8.count == 2,
            let rest = Int(decimals), rest > 9, let whole = numeral.whole, (1...9).contains(whole),
            numeral.words.upperBound == place, passage.minus(before: numeral) == nil
        else { return nil }
        let text = words.numbers.cardinal(whole, unit.gender) + " " + (whole == 1 ? unit.one : unit.many)
        return passage.replacement(
            numeral.words.lowerBound..<end,
            by: text + words.measures.lengthJoin + words.numbers.cardinal(rest, .alone)
        )
    }

    /// *Porte 12A*, *§ 20g*, *Artikel 8h*, *IOMD2312345A*: a letter that is a part of a name.
    private func isLettered(_ numeral: Numeral, at place: Int, _ passage: Passage) -> Bool {
        guard passage.isTight(place), passage.count(place) == 1 else { return false }
        let before = numeral.words.lowerBound - 1
        // *§§ 20g und 20h*
        if numeral.isPlain, passage.marks.contains(0xA7) || passage.isLabel(before, words) { return true }
        guard passage.isCapitalised(place) else { return false }
        return passage.isTight(before + 1) && passage.isLetters(before)
    }

    /// *Im Jahre 1886 A. Zott*: a letter with a stop between a year and a name.
    private func isInitial(_ place: Int, behind numeral: Numeral, _ passage: Passage) -> Bool {
        guard passage.count(place) == 1, passage.isCapitalised(place), !passage.isTight(place),
            passage.isTightMark(place + 1, "."), let year = numeral.plain(4...4), (1000...2100).contains(year)
        else { return false }
        let isFurther = passage.count(place + 2) == 1 && passage.isTightMark(place + 3, ".")
        return passage.isCapitalised(place + 2) && (isFurther || passage.count(place + 2) > 1)
            && !words.functionWords.contains(passage.letters(place + 2))
    }

    func unit(at index: Int, _ passage: Passage) -> (ContinentalUnit, end: Int)? {
        guard passage.isLetters(index), let unit = words.measures.units[passage.printed(index)], !isWord(index, passage)
        else { return nil }
        var end = index + 1
        var (one, many) = (unit.one, unit.many)
        if let power = passage.power(after: index), let raised = words.unit(passage.printed(index), raisedTo: power) {
            (one, many) = (raised.one, raised.many)
            end += 1
        }
        // *Nr. 40 g-Moll*
        if passage.isHyphen(end), passage.isTight(end), ["moll", "dur"].contains(passage.letters(end + 1)) {
            return nil
        }
        if passage.isTightMark(end, "/"), let (rate, last) = rate(at: end + 1, passage) {
            (one, many, end) = (one + " " + rate, many + " " + rate, last)
        } else if passage.isTightMark(end, "."), passage.isTight(end + 1), passage.count(end + 1) == 1,
            passage.isLetters(end + 1), passage.isTightMark(end + 2, ".")
        {
            // *2600 m.s.n.m.* is one abbreviation.
            return nil
        } else if passage.isTight(end), passage.isMark(end, "."), passage.count(index) > 1 || !passage.isEnd(end + 1) {
            end += passage.isEnd(end + 1) ? 0 : 1
        }
        return (ContinentalUnit(one, many, unit.gender), end)
    }

    /// What a measure is divided by: *por hora*, *par mètre cube*.
    private func rate(at index: Int, _ passage: Passage) -> (String, end: Int)? {
        guard passage.isTight(index), passage.isLetters(index) else { return nil }
        let power = passage.power(after: index)
        let measures = words.measures
        if power == nil, let rate = measures.rates[passage.printed(index)] { return (rate, index + 1) }
        guard let unit = measures.units[passage.printed(index)] else { return nil }
        guard let power else { return (measures.per + " " + unit.one, index + 1) }
        if let raised = words.unit(passage.printed(index), raisedTo: power) {
            return (measures.per + " " + raised.one, index + 2)
        }
        let figure = power == .square ? words.figures.power.square : words.figures.power.cube
        return (measures.per + " " + unit.one + " " + figure, index + 2)
    }

    /// A unit of one letter must not be a word or stand for one: *a*, *e*, *y*.
    private func isWord(_ index: Int, _ passage: Passage) -> Bool {
        if passage.isTight(index + 1), passage.isApostrophe(index + 1) { return true }
        if words.measures.isVerb?(index, passage) ?? false { return true }
        return passage.count(index) == 1 && words.functionWords.contains(passage.letters(index))
    }
}
