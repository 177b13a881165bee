import Phonemes

/// Says ordinals in figures: `1.º`, `3.er piso`, `la 5ª`, `2e`.
struct ContinentalOrdinals: NumeralForm {
    let words: ContinentalWords
    /// By what is printed behind the number.
    let endings: [String: ContinentalOrdinalEnding]
    /// Articles, after which a ring is no sign of degrees.
    let articles: Set<String>
    /// Words after which a ring is none either: *llegó 3°*.
    let places: Set<String>
    var name: String { words.name("ordinal") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        if let edition = edition(numeral, passage) { return [edition] }
        guard let value = numeral.plain(1...4), value > 0,
            let (ending, end) = ending(of: numeral, passage)
        else { return [] }
        let isBeforeNoun = isNoun(end, passage) && !passage.isTightMark(end + 1, ".")
        // *2.º*, *1.°*: with a stop it is no degree.
        let hasStop = end - numeral.words.upperBound > 1
        let isSign = passage.isMark(end - 1, "º")
        let isRing = !hasStop && (passage.isMark(end - 1, "°") || isSign && passage.isEnd(end))
        if isSign, !hasStop, !isBeforeNoun, isHeat(value, before: numeral.words.lowerBound, passage) { return [] }
        let isAlone = passage.isMark(end - 1, "°") && numeral.words.lowerBound == 0 && passage.isEnd(end)
        // *40° de lat.*
        if !hasStop, passage.letters(end) == words.joints.of, ContinentalLatitudes.isNamed(passage.letters(end + 1)) {
            return []
        }
        // *90° vel. 4*: a noun cut short is none that an ordinal stands before.
        if isRing, !isBeforeNoun, !isBeforeMonth(end, passage), !isListed(value, numeral, end, passage),
            !isSpeaker(value, numeral, end, passage),
            isAlone || !isAfterArticle(numeral.words.lowerBound, value, passage)
                // *35° all’ombra* opens a sentence as well as *1° perché …*
                || numeral.words.lowerBound == 0 && value > 20
        {
            return []
        }
        let text = words.numbers.ordinal(
            value,
            ending.gender,
            beforeNoun: !ending.isMany && isBeforeNoun || ending.isShort
        )
        return [
            passage.replacement(
                numeral.words.lowerBound..<end,
                by: ending.isMany ? words.numbers.plural(of: text) : text
            )
        ]
    }

    /// *2. ed.*
    private func edition(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let stop = numeral.words.upperBound
        guard let value = numeral.plain(1...2), value > 0, passage.isTightMark(stop, "."), !passage.isTight(stop + 1),
            passage.printed(stop + 1) == "ed", passage.isTightMark(stop + 2, ".")
        else { return nil }
        let text = words.numbers.ordinal(value, .feminine, beforeNoun: true)
        return Replacement(passage.range(of: numeral.words.lowerBound..<stop + 1), by: text)
    }

    /// *Soldado 1.º*, *Servo 2°*: who speaks in a play, and nothing else.
    private func isSpeaker(_ value: Int, _ numeral: Numeral, _ end: Int, _ passage: Passage) -> Bool {
        value < 7 && numeral.words.lowerBound == 1 && passage.isCapitalised(0) && passage.isEnd(end)
    }

    /// *Respondi: 1°, que …; 2°, porque …*: a point of a list rather than a temperature.
    private func isListed(_ value: Int, _ numeral: Numeral, _ end: Int, _ passage: Passage) -> Bool {
        let before = numeral.words.lowerBound - 1
        guard value < 11,
            [":", ";", "(", "—", ","].contains(passage.printed(before)) || passage.letters(before) == words.joints.and
        else { return false }
        return Self.clauses.contains(passage.letters(passage.isMark(end, ",") ? end + 1 : end))
    }

    private static let clauses: Set = ["que", "porque", "che", "perché", "perchè", "se", "si", "por"]

    private func isNoun(_ index: Int, _ passage: Passage) -> Bool {
        passage.isLowerCase(index) && !words.functionWords.contains(passage.letters(index))
    }

    /// *Hornear a 180º durante 30 minutos*, *forno a 200º*: the sign of ordinals that is typed for degrees.
    private func isHeat(_ value: Int, before start: Int, _ passage: Passage) -> Bool {
        guard value > 40 else { return false }
        let before = passage.letters(start - 1)
        return Self.ovens.contains(before) || Self.toHeat.contains(before) && value.isMultiple(of: 5)
    }

    private static let toHeat: Set = ["a", "à", "ad", "aos", "ai", "hasta", "até", "fino"]
    private static let ovens: Set = ["horno", "forno", "four", "olio", "óleo", "aceite"]

    /// Without an article, *a 5°* is a temperature or an angle.
    private func isAfterArticle(_ index: Int, _ value: Int, _ passage: Passage) -> Bool {
        let before = passage.letters(index - 1)
        // *Quedó 2° bajo cero*
        let isPlace = value < 11 && places.contains(before) && !Self.scales.contains(passage.letters(index + 2))
        if index == 0 || articles.contains(before) || isPlace
            || passage.isLabel(index - 1, words)
            || passage.isMark(index - 1, "§")
        {
            return true
        }
        // *El 1° y 2° piso*, but *35° a la sombra y 40° al sol*.
        guard before == words.joints.and else { return false }
        let isRing = passage.isMark(index - 2, "°") || passage.isMark(index - 2, "º")
        return isRing && passage.isDigits(index - 3) && isAfterArticle(index - 3, 0, passage)
    }

    /// What stands behind degrees: *bajo cero*.
    private static let scales: Set = ["bajo", "abaixo", "sotto", "sobre", "sopra", "de", "sob"]

    /// What is numbered by figures with letters: *fig. 3a*.
    private static let lettered: Set = [
        "fig", "figg", "figs", "figura", "figure", "figuras", "tav", "tab", "lám", "est", "foto", "p", "pp", "pag",
        "pág",
        "nota", "n", "tavola", "tabella", "tabla", "tabela",
    ]

    /// The letters that make an ordinal of the number before them.
    private func ending(of numeral: Numeral, _ passage: Passage) -> (ContinentalOrdinalEnding, end: Int)? {
        var place = numeral.words.upperBound
        if passage.isTightMark(place, "."), passage.isTight(place + 1) { place += 1 }
        guard passage.isTight(place) || isApart(place, numeral, passage) else { return nil }
        let printed = passage.printed(place)
        guard let ending = endings[printed] else { return nil }
        // “20º C” is a temperature.
        let hasStop = place > numeral.words.upperBound
        // *4.º C* is a door.
        if passage.mark(place) != 0, !hasStop, ["C", "F"].contains(passage.printed(place + 1)) { return nil }
        // *Fig. 3a*
        let label = passage.letters(
            passage.isMark(numeral.words.lowerBound - 1, ".")
                ? numeral.words.lowerBound - 2 : numeral.words.lowerBound - 1
        )
        if passage.mark(place) == 0, passage.count(place) == 1, !hasStop, Self.lettered.contains(label) { return nil }
        // *12º R.* was Réaumur's.
        if passage.mark(place) != 0, passage.printed(place + 1) == "R", passage.isTightMark(place + 2, "."),
            !passage.isCapitalised(place + 3)
        {
            return nil
        }
        // *C3B3mo*: the middle of an address is no ordinal.
        if passage.mark(place) == 0,
            !passage.isTightEnd(place + 1)
                || passage.isTight(numeral.words.lowerBound)
                    && passage.isLetters(numeral.words.lowerBound - 1)
        {
            return nil
        }
        // *El 2do. piso*, *1o. de mayo*
        let isStopped = passage.mark(place) == 0 && passage.isTightMark(place + 1, ".") && !passage.isTight(place + 2)
        return (ending, isStopped && passage.isLowerCase(place + 2) ? place + 2 : place + 1)
    }

    /// *El 1 º de agosto*: the sign of ordinals after a blank, which no degree has.
    private func isApart(_ sign: Int, _ numeral: Numeral, _ passage: Passage) -> Bool {
        (passage.isMark(sign, "º") || passage.isMark(sign, "ª"))
            && articles.contains(passage.letters(numeral.words.lowerBound - 1))
    }

    private func isBeforeMonth(_ index: Int, _ passage: Passage) -> Bool {
        words.months.contains(passage.letters(passage.letters(index) == words.joints.of ? index + 1 : index))
    }
}

/// The form of the ordinal that letters after a number stand for.
struct ContinentalOrdinalEnding: Sendable {
    let gender: NumberAgreement
    /// Whether it is the short form before a noun: *3.er*.
    let isShort: Bool
    let isMany: Bool

    init(_ gender: NumberAgreement, isShort: Bool = false, isMany: Bool = false) {
        (self.gender, self.isShort, self.isMany) = (gender, isShort, isMany)
    }
}
