import VorleserCore

/// What the rules for spoken forms need to know of a language of the European mainland: words, and how numbers are said.
///
/// These languages print alike, with a comma before decimals and a stop or a space between thousands; so the rules are the
/// same for all of them, and do not know which language they speak: where languages differ, a word or a property here
/// says how.
///
/// A class, since all rules of a language share one, and make others of it while they read a sentence.
final class ContinentalWords: Sendable {
    let numbers: any ContinentalNumbers
    let joints: ContinentalJoints
    let figures: ContinentalFigureWords
    let months: [String]
    /// How *before Christ* begins: two words in small letters, without stops, *v chr*.
    let beforeEra: Set<String>
    let money: ContinentalMoneyWords
    let measures: ContinentalMeasureWords
    let signs: ContinentalSignWords
    /// Words in small letters that follow a number and are nothing it counts.
    let functionWords: Set<String>
    /// Words before a number that names something: *capítulo 21*, *página 1*.
    let labels: Set<String>
    let names: ContinentalNameWords
    let abbreviations: ContinentalAbbreviations
    let acronyms: ContinentalAcronymWords

    /// Primary subtag of the language's BCP 47 tag. Nobody else sees it, lest a rule ask which language it is in.
    private let code: String

    /// By language, for what is asked of a passage before any rule is; `nil` for a language that has no such words.
    static let used = LanguageTable<ContinentalWords?>(
        ["de": .german, "es": .spanish, "fr": .french, "it": .italian, "pt": .portuguese],
        other: nil
    )

    /// A rule's name in this language: `es-date`.
    func name(_ rule: String) -> String { code + "-" + rule }

    init(
        code: String,
        numbers: any ContinentalNumbers,
        joints: ContinentalJoints,
        figures: ContinentalFigureWords,
        months: [String],
        beforeEra: Set<String>,
        money: ContinentalMoneyWords,
        measures: ContinentalMeasureWords,
        signs: ContinentalSignWords,
        functionWords: Set<String>,
        labels: Set<String>,
        names: ContinentalNameWords,
        abbreviations: ContinentalAbbreviations,
        acronyms: ContinentalAcronymWords
    ) {
        self.code = code
        self.numbers = numbers
        self.joints = joints
        self.figures = figures
        self.months = months
        self.beforeEra = beforeEra
        self.money = money
        self.measures = measures
        self.signs = signs
        self.functionWords = functionWords
        self.labels = labels
        self.names = names
        self.abbreviations = abbreviations
        self.acronyms = acronyms
    }
}
