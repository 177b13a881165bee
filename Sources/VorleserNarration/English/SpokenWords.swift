/// The rules for English words that are said otherwise than printed, numbers apart.
///
/// Each works by itself on one sentence and can be switched off by its name. An earlier one goes first. They write what
/// a reader would say in plain words: *Mister*, *for example*, *B B C*, *example dot org*. A full stop that only marks
/// an abbreviation is left out; one that ends the sentence as well stays, for the pause.
public enum SpokenWords {
    /// All of them.
    public static let forms = beforeNumbers + afterNumbers

    /// Those that take figures as their own, *example.org/2020* and *word.¹*: they go before the rules for numbers.
    public static let beforeNumbers: [any SpokenForm] = [
        WebAddresses(), NamedSigns(), ProgramSigns(), NoteMarks(), TypedHearts(), CourtRules(), LawReports(),
        PartsOfSpeech(),
        ChemicalFormulas(), FunctionNames(), BarredLetters(), StandardNames(),
    ]

    /// Those that leave figures alone: they go after, so that *Sept. 11* is a date.
    public static let afterNumbers: [any SpokenForm] = [
        Abbreviations(), UnstoppedTitles(), CompassPoints(), Initials(), PostalCodes(), Acronyms(), CapitalWords(),
        HiddenWords(), Dashes(), Ellipses(), EmphasisMarks(), GreekLetters(), SymbolWords(), Emoji(), LetterForms(),
    ]
}
