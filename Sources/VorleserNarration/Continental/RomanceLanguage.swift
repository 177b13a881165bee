/// A language that goes by all the shared rules, and the words for those of them that German has no use for.
struct RomanceLanguage: Sendable {
    let words: ContinentalWords
    let clock: ContinentalClock
    let dates: ContinentalDateWords
    let laws: ContinentalLawWords
    let roman: ContinentalRomanWords
    /// What letters and signs after a number make an ordinal of it: `º`, `er`.
    let ordinalEndings: [String: ContinentalOrdinalEnding]
    /// Verbs and the like before the place that somebody comes in: *arrivò 3°*.
    var places: Set<String> = []
    /// What is said for a dagger before the day, year or place of a death; `nil` where it is left alone.
    var death: ContinentalDeathWords?
    /// Between money that is named in letters and its hundredths, with the blanks: *dos pesetas con quince*.
    let moneyJoin: String
    /// How words for women and men at once are printed.
    let inclusive: [any InclusivePrint]
    /// Rules that only this language has; they go before those for numbers.
    let own: [any SpokenForm]

    /// The rules, an earlier one going first: from the special to the general.
    var forms: [any SpokenForm] {
        let deaths: [any SpokenForm] = death.map { [ContinentalDeaths(words: words, death: $0)] } ?? []
        let first: [any SpokenForm] =
            [ContinentalAddresses(words: words)] + deaths + [
                NoteMarks(), ContinentalInclusiveForms(words: words, prints: inclusive),
            ]
        let large: [any SpokenForm] = words.money.scales.isEmpty ? [] : [ContinentalScaledMoney(words: words)]
        let numbers: [any SpokenForm] = [
            ContinentalStars(words: words, latinMonths: words.months), ContinentalGroups(words: words),
            ContinentalMixedNumbers(words: words, clock: clock), ContinentalArcs(words: words),
            ContinentalLatitudes(words: words),
            ContinentalNamedMoney(words: words, join: moneyJoin), ContinentalLifeDates(words: words),
            ContinentalLaws(words: words, laws: laws),
            ContinentalDecades(words: words, dates: dates),
            ContinentalDates(words: words, dates: dates, articles: roman.articles),
            ContinentalTimes(words: words, clock: clock), ContinentalMoney(words: words),
            ContinentalPercents(words: words),
            ContinentalOrdinals(words: words, endings: ordinalEndings, articles: roman.articles, places: places),
            ContinentalDegrees(words: words), ContinentalFractions(words: words), ContinentalMeasures(words: words),
            ContinentalBareUnits(words: words),
            ContinentalVerses(words: words), ContinentalFormulas(words: words), ContinentalSeasons(words: words),
            ContinentalSections(words: words), ContinentalCodes(words: words),
            ContinentalRanges(words: words), ContinentalCardinals(words: words), ContinentalFigures(words: words),
            ContinentalRomanNumbers(words: words, roman: roman),
            ContinentalRaisedFigures(words: words),
        ]
        let signs: [any SpokenForm] = [
            ContinentalRates(words: words), ContinentalAbbreviationForm(words: words),
            ContinentalInitials(words: words), ContinentalAcronyms(words: words), ContinentalSlashes(words: words),
            SpeechHyphens(words: words), Dashes(), Ellipses(), EmphasisMarks(), ContinentalSymbols(words: words),
            LetterForms(),
        ]
        return first + own + large + numbers + signs
    }
}
