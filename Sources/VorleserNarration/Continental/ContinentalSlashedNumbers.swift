import Phonemes

/// Says numbers on both sides of a slash that are no fraction: *15/20*, *page 3/12*, *24 h/24*, *7/8 jours*.
struct ContinentalSlashedNumbers: NumeralForm {
    let words: ContinentalWords
    /// Between the marks that are reached and the highest: *quinze sur vingt*.
    let on: String
    /// Between two numbers of which either may be meant.
    let or: String
    /// The highest marks that schools give, which a number behind the slash is likely to be.
    let highest: Set<Int>
    /// Words before such a mark, or before a page of so many: *note*, *page*.
    let labels: Set<String>
    /// Articles in the plural, after which a fraction comes: *les 2/3*.
    let plurals: Set<String>
    /// *Of* in its forms, besides those that begin with *de*.
    let of: Set<String>
    /// Articles before a date.
    let dateArticles: Set<String>
    /// Words before two years or seasons of sports.
    let seasons: Set<String>
    /// Words after fractions.
    let parts: Set<String>
    /// Letters for hours and days.
    let spans: [String: String]
    /// How nouns end that are surely in the plural, of which *1/2* is one or two; `nil` where no ending tells.
    var pluralEnding: String?

    var name: String { words.name("score") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let over = numeral.whole, !passage.isTightMark(start - 1, "/") else { return [] }
        if let span = span(numeral, over, passage) { return [span] }
        guard passage.isTightMark(end, "/"), passage.isTight(end + 1), let lower = passage.numeral(at: end + 1),
            let under = lower.plain(1...3), passage.isTightEnd(lower.words.upperBound),
            !passage.isTightMark(lower.words.upperBound, "/"), numeral.isPlain || numeral.decimals != nil
        else { return [] }
        let last = lower.words.upperBound
        if isScore(numeral, over, under, last, passage) {
            let text = passage.spoken(numeral, .alone, words) + " " + on + " " + words.numbers.cardinal(under, .alone)
            return [passage.replacement(start..<last, by: text)]
        }
        return alternatives(numeral, over, under, last, passage).map { [$0] } ?? []
    }

    /// *24h/24*, *7 jours/7*
    private func span(_ numeral: Numeral, _ count: Int, _ passage: Passage) -> Replacement? {
        let unit = numeral.words.upperBound
        guard numeral.isPlain, passage.isLetters(unit), passage.isMark(unit + 1, "/"),
            passage.printed(unit + 2) == numeral.digits, passage.isTightEnd(unit + 3),
            let said = spans[passage.printed(unit)]
        else { return nil }
        let text = [words.numbers.cardinal(count, .feminine), said, on, words.numbers.cardinal(count, .alone)]
        return passage.replacement(numeral.words.lowerBound..<unit + 3, by: text.joined(separator: " "))
    }

    private func isScore(_ numeral: Numeral, _ over: Int, _ under: Int, _ end: Int, _ passage: Passage) -> Bool {
        guard over <= under else { return false }
        let start = numeral.words.lowerBound
        var place = start - 1
        if passage.isMark(place, ":") || passage.isMark(place, ".") { place -= 1 }
        if labels.contains(passage.letters(place)) { return true }
        let isCounted = passage.isLowerCase(end) && !words.functionWords.contains(passage.letters(end))
        if over == under { return over > 5 && (over > 12 || !isDated(start, passage)) }
        guard highest.contains(under), !isCounted, under != 100 || !isOf(end, passage),
            !plurals.contains(passage.letters(start - 1)),
            !seasons.contains(passage.letters(start - 1))
        else { return false }
        return numeral.decimals != nil || over > 1
    }

    private func isOf(_ index: Int, _ passage: Passage) -> Bool {
        of.contains(passage.letters(index)) || passage.letters(index).hasPrefix("de")
    }

    /// Whether an article goes before, as before a date.
    private func isDated(_ start: Int, _ passage: Passage) -> Bool {
        dateArticles.contains(passage.letters(start - 1))
    }

    /// *7/8 jours*, *24/48 ore*, but *les 2/3 restants*, *3/16 pouces*.
    private func alternatives(
        _ numeral: Numeral,
        _ over: Int,
        _ under: Int,
        _ end: Int,
        _ passage: Passage
    ) -> Replacement? {
        let start = numeral.words.lowerBound
        // *1/2 giorni*, but *1/2 litro*
        let isFew = over == 1 && under == 2 && pluralEnding.map(passage.letters(end).hasSuffix) ?? false
        guard numeral.isPlain, over > 1 || isFew, over < under, under <= 2 * over, passage.word(end)?.isSpaced == true,
            !passage.isHyphen(start - 1),
            under > 10 || !plurals.contains(passage.letters(start - 1))
        else { return nil }
        let said = { (gender: NumberAgreement) in
            [over, under].map { words.numbers.cardinal($0, gender == .masculine ? .alone : gender) }.joined(
                separator: " " + or + " "
            )
        }
        if let (unit, last) = ContinentalMeasures(words: words).unit(at: end, passage) {
            return under > 10 ? passage.replacement(start..<last, by: said(unit.gender) + " " + unit.many) : nil
        }
        let noun = passage.letters(end)
        guard passage.isLowerCase(end), !words.functionWords.contains(noun), !parts.contains(noun),
            words.numbers.isCounted(noun, by: under)
        else { return nil }
        return passage.replacement(start..<end, by: said(words.numbers.gender(of: noun)))
    }
}
