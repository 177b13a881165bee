extension ContinentalWords {
    /// The rules of such a language, an earlier one going first: from the special to the general.
    var forms: [any SpokenForm] {
        let first: [any SpokenForm] = [
            ContinentalAddresses(words: self), NoteMarks(), ContinentalInclusiveForms(words: self, prints: inclusive),
        ]
        // Spanish has a rule of its own, and Frenchmen read the groups of such a number as numbers.
        let telephones: [any SpokenForm] = code == "it" || code == "pt" ? [ContinentalTelephones(words: self)] : []
        let large: [any SpokenForm] = moneyScales.isEmpty ? [] : [ContinentalScaledMoney(words: self)]
        let numbers: [any SpokenForm] = [
            ContinentalStars(words: self), ContinentalGroups(words: self), ContinentalMixedNumbers(words: self),
            ContinentalArcs(words: self),
            ContinentalNamedMoney(words: self), ContinentalLaws(words: self), ContinentalDecades(words: self),
            ContinentalDates(words: self), ContinentalTimes(words: self), ContinentalMoney(words: self),
            ContinentalPercents(words: self),
            ContinentalOrdinals(words: self), ContinentalDegrees(words: self), ContinentalFractions(words: self),
            ContinentalMeasures(words: self), ContinentalVerses(words: self), ContinentalFormulas(words: self),
            ContinentalCodes(words: self),
            ContinentalRanges(words: self), ContinentalCardinals(words: self), ContinentalFigures(words: self),
            ContinentalRomanNumbers(words: self), ContinentalBareUnits(words: self),
            ContinentalRaisedFigures(words: self),
        ]
        let signs: [any SpokenForm] = [
            ContinentalRates(words: self), ContinentalAbbreviationForm(words: self), ContinentalInitials(words: self),
            ContinentalAcronyms(words: self), ContinentalSlashes(words: self), SpeechHyphens(words: self), Dashes(),
            Ellipses(), EmphasisMarks(), ContinentalSymbols(words: self), LetterForms(),
        ]
        return first + telephones + own + large + numbers + signs
    }
}
