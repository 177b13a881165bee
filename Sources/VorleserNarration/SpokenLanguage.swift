public import VorleserCore

/// How a language's sentences are said: what is said otherwise than printed, and where a sentence may be parted.
public struct SpokenLanguage: Sendable {
    /// The rules for words said otherwise than printed; an earlier one goes first. Each is switched off by its name.
    public var forms: [any SpokenForm]
    /// The small words that tell where a long sentence may be parted.
    public var phrases: PhraseWords
    /// Whether the rules see figures above and below the line as signs of their own, `x²` where a mark raises the 2;
    /// else they see what is printed.
    public var seesRaisedSigns: Bool

    public init(
        forms: [any SpokenForm] = [],
        phrases: PhraseWords = PhraseWords(),
        seesRaisedSigns: Bool = false
    ) {
        self.forms = forms
        self.phrases = phrases
        self.seesRaisedSigns = seesRaisedSigns
    }

    /// A language that nothing is known of: its words are said as printed.
    public static let unknown = SpokenLanguage()

    /// The languages that something is known of.
    public static let standard = LanguageTable(
        [
            "de": SpokenLanguage(forms: ContinentalWords.german.germanForms, phrases: .german, seesRaisedSigns: true),
            "en": english,
            "es": SpokenLanguage(forms: ContinentalWords.spanish.forms, phrases: .spanish, seesRaisedSigns: true),
            "it": SpokenLanguage(forms: ContinentalWords.italian.forms, phrases: .italian, seesRaisedSigns: true),
            "pt": SpokenLanguage(forms: ContinentalWords.portuguese.forms, phrases: .portuguese, seesRaisedSigns: true),
            "fr": SpokenLanguage(forms: ContinentalWords.french.forms, phrases: .french, seesRaisedSigns: true),
        ],
        other: unknown
    )
}
