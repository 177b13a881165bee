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
    /// Says a formula whose parts are known; `nil` to say its text. The rule's name is ``formulaRule``.
    public var formulas: (@Sendable (Formula) -> String?)?

    /// What the rule for formulas is called where it is shown, or switched off.
    public static let formulaRule = "mathematics"

    public init(
        forms: [any SpokenForm] = [],
        phrases: PhraseWords = PhraseWords(),
        seesRaisedSigns: Bool = false,
        formulas: (@Sendable (Formula) -> String?)? = nil
    ) {
        self.forms = forms
        self.phrases = phrases
        self.seesRaisedSigns = seesRaisedSigns
        self.formulas = formulas
    }

    /// A language that nothing is known of: its words are said as printed.
    public static let unknown = SpokenLanguage()

    /// The languages that something is known of.
    public static let standard = LanguageTable(
        [
            "de": SpokenLanguage(forms: GermanForms.all, phrases: .german, seesRaisedSigns: true),
            "en": english,
            "es": SpokenLanguage(forms: RomanceLanguage.spanish.forms, phrases: .spanish, seesRaisedSigns: true),
            "it": SpokenLanguage(forms: RomanceLanguage.italian.forms, phrases: .italian, seesRaisedSigns: true),
            "pt": SpokenLanguage(forms: PortugueseRegions.forms, phrases: .portuguese, seesRaisedSigns: true),
            "fr": SpokenLanguage(forms: RomanceLanguage.french.forms, phrases: .french, seesRaisedSigns: true),
        ],
        other: unknown
    )
}
