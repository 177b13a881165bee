import Phonemes

/// Says one o’clock, whose article has lost its vowel, as it is printed or as it has to be: *all’1*, *alle 1.30*.
struct ItalianOneOClock: NumeralForm {
    let name = "it-one-oclock"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard numeral.whole == 1, numeral.fraction == nil, !numeral.isGrouped else { return [] }
        let isElided = passage.isTight(start) && passage.isApostrophe(start - 1) && passage.isTight(start - 1)
        let article = isElided ? start - 2 : start - 1
        if let minutes = minutes(numeral, passage) {
            guard let said = isElided ? Self.elided[passage.letters(article)] : Self.full[passage.letters(article)]
            else { return [] }
            let first = passage.isCapitalised(article) ? said.capitalizedAtStart : said
            let text =
                first + "’una" + (minutes.value == 0 ? "" : " e " + ItalianNumbers().cardinal(minutes.value, .alone))
            return [passage.replacement(article..<minutes.end, by: text)]
        }
        // *Alle 1 di notte*, *dalle 1 alle 5*
        if !isElided, numeral.isPlain, numeral.digits == "1", let said = Self.full[passage.letters(article)],
            isUncounted(end, passage)
        {
            let first = passage.isCapitalised(article) ? said.capitalizedAtStart : said
            return [passage.replacement(article..<end, by: first + "’una")]
        }
        guard isElided, numeral.isPlain, numeral.digits == "1", isHour(article, end, passage) else { return [] }
        return [passage.replacement(start..<end, by: "una")]
    }

    /// The minutes behind a stop, a comma or a colon, and where they end.
    private func minutes(_ numeral: Numeral, _ passage: Passage) -> (value: Int, end: Int)? {
        let end = numeral.words.upperBound
        if let decimals = numeral.decimals {
            guard decimals.utf8.count == 2, let value = Int(decimals), value < 60, !isCounted(end, passage),
                numeral.hasForeignPoint || passage.agreement(of: 2, endingAt: end, .italian) == .alone,
                numeral.hasForeignPoint || isTime(numeral, value, passage)
            else { return nil }
            return (value, end)
        }
        guard numeral.isPlain, passage.isTightMark(end, ":"), passage.isTight(end + 1), passage.isDigits(end + 1),
            passage.count(end + 1) == 2, passage.isTightEnd(end + 2), let value = Int(passage.printed(end + 1)),
            value < 60, passage.numeral(at: end + 1)?.isGrouped == false
        else { return nil }
        return (value, end + 2)
    }

    /// Whether what is printed with a comma is no price or rate: *verso l’1,30*, *all’1,30 di notte*, but *quota all’1,20*.
    private func isTime(_ numeral: Numeral, _ minutes: Int, _ passage: Passage) -> Bool {
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        // An article in the plural has an hour behind it.
        guard passage.isApostrophe(start - 1) else { return true }
        let (next, other) = (passage.letters(end), passage.letters(end + 1))
        if Self.timesOfDay.contains(next + " " + other) || next == "alle" && passage.isDigits(end + 1) { return true }
        let (article, before) = (passage.letters(start - 2), passage.letters(start - 3))
        if article == "l", before == "verso" || before == "dopo" { return true }
        return start == 2 && article == "all" && minutes.isMultiple(of: 15) && !passage.isLetters(end)
    }

    private static let timesOfDay: Set = [
        "di notte", "di pomeriggio", "di mattina", "del pomeriggio", "del mattino", "della notte", "in punto",
    ]

    /// *Dall’1,25 per cento*, *all’1,50 €*
    private func isCounted(_ index: Int, _ passage: Passage) -> Bool {
        ContinentalWords.italian.money.names[passage.letters(index)] != nil || passage.letters(index) == "per"
            || passage.isMark(index, "%") || passage.isMark(index, "€")
            || ContinentalMeasures(words: .italian).unit(at: index, passage) != nil
    }

    /// Whether one can only be an hour behind an article in the plural: *alle 1*, but *alle 1%*.
    private func isUncounted(_ end: Int, _ passage: Passage) -> Bool {
        passage.isTightEnd(end) && passage.letters(end) != "per"
            && !["%", "°", "º", "ª", "/", "-"].contains(passage.printed(end))
    }

    /// Whether the number is an hour, by what stands before it and behind it: *dall’1 alle 5*, *l’1 di notte*.
    private func isHour(_ article: Int, _ end: Int, _ passage: Passage) -> Bool {
        guard passage.isTightEnd(end) else { return false }
        let letters = passage.letters(article)
        let (next, other, before) = (passage.letters(end), passage.letters(end + 1), passage.letters(article - 1))
        // *L’1 e mezzo per cento*, *dall’1 e 2 maggio*, *l’1 meno 3*
        if (end..<end + 4).contains(where: { passage.isMark($0, "%") || passage.letters($0) == "per" }) { return false }
        if passage.isDigits(end + 1), next == "e" || next == "meno" { return false }
        // *Dal 3 all’1*, *contare fino all’1*
        let isRange = passage.isDigits(article - 1) || letters == "all" && before == "fino"
        if isRange, !Self.timesOfDay.contains(next + " " + other) { return false }
        if Self.elided[letters] != nil, Self.after.contains(next) || Self.after.contains(next + " " + other) {
            return true
        }
        // *È l’1.*, but *la somma è l’1*
        let isSaid = ["era", "è"].contains(before) ? article == 1 : Self.before.contains(before)
        let isSure = letters == "all" || letters == "dall" || isSaid
        guard isSure, Self.elided[letters] != nil else { return false }
        if passage.isEnd(end) { return true }
        return passage.isMark(end, ",") || passage.isMark(end, ";") || passage.isMark(end, ")")
            || next == "e" && !["il", "l"].contains(other)
    }

    /// Articles and prepositions without their vowel, and as they are with an hour in the plural.
    private static let elided = ["all": "all", "dall": "dall", "dell": "dell", "sull": "sull", "l": "l"]
    private static let full = ["alle": "all", "dalle": "dall", "delle": "dell", "sulle": "sull"]
    private static let before: Set = ["verso", "dopo", "prima", "poco"]
    /// What follows an hour, one word or two.
    private static let after: Set = [
        "di notte", "di pomeriggio", "di mattina", "del pomeriggio", "del mattino", "della notte", "alle", "e mezza",
        "e mezzo", "e un", "meno", "circa", "in punto", "e le",
    ]
}
