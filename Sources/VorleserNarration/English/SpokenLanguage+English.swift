extension SpokenLanguage {
    /// English; whether it is British, the sentence's tag says.
    public static let english = SpokenLanguage(
        forms: SpokenWords.beforeNumbers + SpokenNumbers.forms + SpokenWords.afterNumbers,
        phrases: .english,
        seesRaisedSigns: true,
        formulas: FormulaWords.words
    )
}
