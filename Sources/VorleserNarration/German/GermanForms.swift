/// The rules of German, an earlier one going first.
enum GermanForms {
    static let all: [any SpokenForm] = {
        let words = ContinentalWords.german
        let first: [any SpokenForm] = [
            ContinentalAddresses(words: words), NoteMarks(), GermanStreets(), GermanWeekdays(), GermanLives(),
            GermanParagraphs(),
            ContinentalBible(words: words, books: .german), GermanSpoons(words: words),
        ]
        let numbers: [any SpokenForm] = [
            ContinentalTelephones(
                name: "de-telephone",
                numbers: words.numbers,
                labels: Set(words: "tel telefon fax telefax fernruf ruf handy mobil whatsapp"),
                fewestGroups: 1
            ),
            GermanPostcodes(), ContinentalStars(words: words), GermanHours(), GermanLetteredOrdinals(),
            GermanRomanMonths(),
            ContinentalLapTimes(words: words), ContinentalArcs(words: words), GermanSections(words: words),
            GermanDates(), GermanTimes(),
            GermanOrdinals(words: words), GermanAges(), ContinentalSides(words: words, times: "mal", by: "mal"),
            GermanOneOrMore(words: words),
            GermanCompounds(words: words), GermanFractions(words: words), GermanPrices(words: words),
            ContinentalMoney(words: words), ContinentalPercents(words: words), ContinentalDegrees(words: words),
            GermanPowers(words: words),
            ContinentalFractions(words: words), GermanOneUnit(words: words), ContinentalMeasures(words: words),
            GermanScores(),
            ContinentalFormulas(words: words),
            ContinentalCodes(words: words), ContinentalRanges(words: words), GermanCardinals(words: words),
            ContinentalFigures(words: words),
            GermanRomanNumbers(), ContinentalBareUnits(words: words), ContinentalRaisedFigures(words: words),
        ]
        let signs: [any SpokenForm] = [
            GermanAdjectives(), ContinentalRates(words: words), ContinentalAbbreviationForm(words: words),
            ContinentalInitials(words: words), ContinentalAcronyms(words: words), ContinentalSlashes(words: words),
            Dashes(),
            Ellipses(), EmphasisMarks(), ContinentalSymbols(words: words), LetterForms(),
        ]
        return first + numbers + signs
    }()
}
