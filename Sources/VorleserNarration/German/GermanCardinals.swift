import Phonemes

/// Says every other number as a cardinal; a one before a noun agrees with it: *ein Mann*, *eine Frau*.
struct GermanCardinals: NumeralForm {
    let words: ContinentalWords
    let name = "de-cardinal"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        let text = spoken(numeral, passage)
        if let sign = passage.minus(before: numeral) {
            return [passage.replacement(sign..<end, by: words.figures.minus + " " + text)]
        }
        return [passage.replacement(start..<end, by: text)]
    }

    private func spoken(_ numeral: Numeral, _ passage: Passage) -> String {
        let end = numeral.words.upperBound
        if let fraction = numeral.fraction, fraction == Fraction(1, 2) {
            // *Zweieinhalb Stunden*, *ein halber Liter*.
            if let whole = numeral.whole { return GermanNumberWords.cardinal(whole, one: "ein") + "einhalb" }
            let article = GermanArticle(noun: passage.letters(end), at: numeral.words.lowerBound, passage)
            return article.one + " " + article.adjective("halb")
        }
        if let fraction = numeral.fraction {
            return numeral.whole.map { GermanFractions.mixed($0, fraction) } ?? part(fraction, end, passage)
        }
        if let count = numeral.plain(4...4), counts(count, numeral, passage) {
            return words.numbers.amount(count, .alone, isGrouped: true)
        }
        if numeral.isOne, let one = one(numeral.words, passage) { return one }
        if let decimals = numeral.decimals, let whole = numeral.whole {
            let point = numeral.hasForeignPoint ? words.signs.address.dot : words.figures.point
            return [words.numbers.cardinal(whole, .alone), point, words.numbers.digits(decimals)].joined(separator: " ")
        }
        return passage.spoken(numeral, .alone, words)
    }
}

extension GermanCardinals {
    /// A one that counts a noun; `nil` where it is a name: *§ 1 Allgemeines*, *Satz 1 Nr. 2*, *III.1*.
    private func one(_ number: Range<Int>, _ passage: Passage) -> String? {
        let (start, end) = (number.lowerBound, number.upperBound)
        guard passage.word(end)?.isSpaced == true, !passage.isLabel(start - 1, words), !passage.isMark(start - 1, "§"),
            !passage.isTight(start)
                || passage.word(start - 1).map({ Self.opening.contains(passage[$0.range.lowerBound]) })
                    ?? true
        else { return nil }
        if passage.isCapitalised(end) {
            return GermanArticle(noun: passage.letters(end), at: start, passage).one
        }
        // *1 neue Nachricht*, but *Band 1 eine*, *Team 1 spielte Fußball*.
        guard passage.isLowerCase(end), passage.isCapitalised(end + 1), !passage.isCapitalised(start - 1),
            !words.functionWords.contains(passage.letters(end)), passage.count(end) > 3
        else { return nil }
        let adjective = passage.letters(end)
        if adjective.hasSuffix("er") || adjective.hasSuffix("es") { return "ein" }
        // *Er trug 1 roten Hut*, *mit 1 roten Hut*
        let article = GermanArticle(noun: passage.letters(end + 1), at: start, passage).one
        if adjective.hasSuffix("en"), article.count > 4 { return article }
        return adjective.hasSuffix("e") && !adjective.hasSuffix("te") ? "eine" : nil
    }

    /// Brackets, quotation marks and dashes.
    private static let opening = Set("([\"„“»«‚–—*_".utf16)

    /// *Eine viertel Stunde*, *drei viertel Liter*.
    private func part(_ fraction: Fraction, _ end: Int, _ passage: Passage) -> String {
        let isFeminine = GermanNumbers.isFeminine(passage.letters(end))
        let over =
            fraction.numerator == 1 ? (isFeminine ? "eine" : "ein") : GermanNumberWords.cardinal(fraction.numerator)
        let part = words.numbers.denominator(fraction.denominator, isMany: fraction.numerator > 1)
        return over + " " + (passage.isCapitalised(end) ? part.lowercased() : part.capitalizedAtStart)
    }

    /// Whether a number that may be a year counts people or things: *mit 1914 Soldaten*, but *1914 Opfer des Krieges*.
    private func counts(_ count: Int, _ numeral: Numeral, _ passage: Passage) -> Bool {
        let (start, noun) = (numeral.words.lowerBound, numeral.words.upperBound)
        let mayBeYear = (1500...2099).contains(count) && !Self.beforeCounts.contains(passage.letters(start - 1))
        return !mayBeYear && passage.isCapitalised(noun) && passage.word(noun)?.isSpaced == true
            && Self.counted.contains(passage.letters(noun)) && !Self.beforeYears.contains(passage.letters(start - 1))
            && !GermanInflection.isMonth(start - 1, passage)
    }

    private static let counted: Set = Set(
        words: """
            menschen einwohner einwohnern personen soldaten tote toten opfer opfern kinder kindern frauen männer männern häuser
            häusern seiten kühe kühen pferde pferden schafe schafen schweine rinder mitglieder mitgliedern arbeiter
            arbeitern stimmen exemplare exemplaren bücher bänden schüler schülern studenten gemeinden wohnungen gebäude
            betriebe fälle fällen euro mark taler gulden besucher besuchern teilnehmer teilnehmern arten bewohner
            """
    )
    /// Words before a number that is no year.
    private static let beforeCounts: Set = Set(
        words: "alle rund etwa fast knapp gut circa insgesamt genau mit nur über mindestens höchstens"
    )
    private static let beforeYears: Set = Set(
        words: "jahr jahre jahres jahren seit bis ab anno sommer winter frühjahr herbst um von im in vor nach gegen"
    )
}
