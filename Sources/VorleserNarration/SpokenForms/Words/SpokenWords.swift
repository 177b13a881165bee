/// The rules for English words that are said otherwise than printed, numbers apart.
///
/// Each works by itself on one sentence and can be switched off by its name. An earlier one goes first. They write what
/// a reader would say in plain words: *Mister*, *for example*, *B B C*, *example dot org*. A full stop that only marks
/// an abbreviation is left out; one that ends the sentence as well stays, for the pause.
public enum SpokenWords {
    public static let forms: [any SpokenForm] = [
        WebAddresses(), Abbreviations(), UnstoppedTitles(), CompassPoints(), Initials(), PostalCodes(), Acronyms(),
        CapitalWords(), HiddenWords(), Dashes(), Ellipses(), NoteMarks(), EmphasisMarks(), GreekLetters(),
        SymbolWords(), Emoji(), LetterForms(),
    ]
}
