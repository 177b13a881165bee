import Phonemes

/// What the rules for spoken forms need to know of a language of the European mainland: words, and how numbers are said.
///
/// These languages print alike, with a comma before decimals and a stop or a space between thousands; so the rules are the
/// same for all of them, and do not know which language they speak: where languages differ, a word or a property here
/// says how.
struct ContinentalWords: Sendable {
    let numbers: any ContinentalNumbers
    let joints: ContinentalJoints
    let figures: ContinentalFigureWords
    let months: [String]
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

    /// A rule's name in this language: `es-date`.
    func name(_ rule: String) -> String { code + "-" + rule }

    init(
        code: String,
        numbers: any ContinentalNumbers,
        joints: ContinentalJoints,
        figures: ContinentalFigureWords,
        months: [String],
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

/// Small words between others.
struct ContinentalJoints: Sendable {
    /// *Y*, *e*, *et*.
    let and: String
    /// What *and* becomes before the sound of i, if it does: *padres e hijos*.
    var andBeforeI: String?
    let or: String
    /// Other forms of these two: *e*, *u*, *ed*.
    var variants: Set<String> = []
    /// Between the ends of a range.
    let to: String
    /// Before a range whose ends have *and* between them, *entre 1936-1939*; `nil` where nothing tells it.
    var between: String?
    /// Between millions and what they count: *de*; `nil` where nothing stands there.
    var of: String?
    /// What *of* becomes before a vowel, if it does, with what joins it: *d’*.
    var ofBeforeVowel: String?

    /// Whether a word is *and* or *or*.
    func join(_ word: String) -> Bool { word == and || word == or || variants.contains(word) }

    /// What stands between millions and a noun, with its blanks.
    func of(before noun: String) -> String {
        guard let of else { return " " }
        guard let ofBeforeVowel, let first = noun.first, Self.vowels.contains(first) else { return " " + of + " " }
        return " " + ofBeforeVowel
    }

    private static let vowels = Set("aeiouyéèêâîôûhAEIOUYÉÈÊÂÎÔÛH")
}

/// Words for what stands in a number or beside one.
struct ContinentalFigureWords: Sendable {
    /// Between a number's whole and its decimals.
    let point: String
    let minus: String
    let percent: String
    let perMille: String
    /// What one is before *percent*, where it is not what it is by itself: *ein Prozent*.
    var oneBeforePercent: String?
    let half: Half
    let power: Power
    /// Words that a single number follows, with its year perhaps, and no range: *número 400-2025*, *ley*.
    var single: Set<String> = []
    /// What is divided where fractions have a name of their own before it: *tres cuartas partes*.
    var part: ContinentalUnit?
    /// Signs between numbers, `+`.
    let operators: [Unicode.Scalar: String]

    /// *Medio litro*, *dos horas y media*.
    struct Half: Sendable {
        let masculine: String
        let feminine: String

        func agreeing(with gender: NumberAgreement) -> String { gender == .feminine ? feminine : masculine }
    }

    /// What is said for a raised figure behind a number or a letter.
    struct Power: Sendable {
        let square: String
        let cube: String
        /// Before any other: *elevado a*.
        let other: String
    }
}

/// Amounts of money.
struct ContinentalMoneyWords: Sendable {
    /// By their signs and codes.
    let currencies: [String: ContinentalCurrency]
    /// Money that is named in letters, *pesetas*, and its singular.
    let names: [String: String]
    /// Words for large numbers, after which money has *of*: *millones*.
    let largeNumbers: Set<String>
    /// What stands for thousands and millions of money, in short and in full: *mi*, *M*, *millones*.
    var scales: [String: ContinentalScale] = [:]
    /// Whether a scale after one and decimals is in the singular: *1,5 milhão*.
    var oneCountsDecimals = false
    /// Whether money is printed as in English, *$ 16,356*, since it is in a part of the language's countries.
    var partsByCommas = false
}

struct ContinentalCurrency: Sendable {
    let unit: ContinentalUnit
    /// A hundredth of it; `nil` where nobody counts them.
    let cent: ContinentalUnit?
    /// Between the unit and its hundredths: *con*.
    let join: String

    init(_ unit: ContinentalUnit, _ cent: ContinentalUnit?, join: String) {
        (self.unit, self.cent, self.join) = (unit, cent, join)
    }
}

/// Signs and what is said for them.
struct ContinentalSignWords: Sendable {
    let symbols: [Unicode.Scalar: String]
    /// For two signs of sections, `§§`.
    let sections: String
    let stars: Stars
    let address: Address

    /// Three asterisks in place of a name: *le marquis de \*\*\**.
    struct Stars: Sendable {
        let spoken: String
        /// Words that a name comes after.
        let particles: Set<String>
    }

    /// How an address of the web is read.
    struct Address: Sendable {
        let dot: String
        let slash: String
        let at: String
        let hyphen: String
        let underscore: String
    }
}

/// What tells names from other words with a capital.
struct ContinentalNameWords: Sendable {
    /// Words after which a single letter is the initial of a name.
    let titles: Set<String>
    /// Names of kings and popes.
    var kings: Set<String> = []
    /// Names of queens.
    var queens: Set<String> = []
    /// Small words between the names of a person: *María de la Cruz*.
    var particles: Set<String> = []
    /// The letter that is a title before a given name, and an initial elsewhere: *D. Juan*.
    var titleLetter: String?
    /// The letters that verbs end in, where such a title often follows one: *Rispose D. Abbondio*.
    var verbEndings = ""
}
