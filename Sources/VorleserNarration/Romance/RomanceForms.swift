extension RomanceWords {
    /// The rules of a Romance language, an earlier one going first: from the special to the general.
    var forms: [any SpokenForm] {
        let first: [any SpokenForm] = [RomanceAddresses(words: self), NoteMarks()]
        let numbers: [any SpokenForm] = [
            RomanceDates(words: self), RomanceTimes(words: self), RomanceMoney(words: self),
            RomancePercents(words: self),
            RomanceOrdinals(words: self), RomanceDegrees(words: self), RomanceFractions(words: self),
            RomanceMeasures(words: self), RomanceVerses(words: self), RomanceFormulas(words: self),
            RomanceCodes(words: self),
            RomanceRanges(words: self), RomanceCardinals(words: self), RomanceFigures(words: self),
            RomanceRomanNumbers(words: self),
        ]
        let signs: [any SpokenForm] = [
            RomanceAbbreviationForm(words: self), RomanceInitials(words: self), RomanceAcronyms(words: self), Dashes(),
            Ellipses(), EmphasisMarks(), RomanceSymbols(words: self), LetterForms(),
        ]
        return first + own + numbers + signs
    }
}
