import Phonemes

/// What the rules for spoken forms need to know of a language of the European mainland: words, and how numbers are said.
///
/// These languages print alike, with a comma before decimals and a stop or a space between thousands; so the rules are the
/// same for all of them. They are named by the language: `es-date`.
struct ContinentalWords: Sendable {
    /// Primary subtag of the language's BCP 47 tag.
    let code: String
    let numbers: any ContinentalNumbers

    /// Between a number's whole and its decimals.
    let point: String
    let minus: String
    /// Between the ends of a range.
    let to: String
    /// Joins words: *y*, *e*, *et*.
    let and: String
    let or: String
    let percent: String
    let perMille: String
    let half: Half
    let months: [String]
    /// Between the day, the month and the year of a date in figures.
    let dateJoin: String
    let clock: ContinentalClock
    let money: [String: ContinentalCurrency]
    let units: [String: ContinentalUnit]
    let squared: (masculine: String, feminine: String)
    let cubed: (masculine: String, feminine: String)
    /// Behind a number or a letter with a raised figure: the second power, the third, and what goes before another.
    let power: (square: String, cube: String, other: String)
    /// What is said for a slash and a measure behind it: *al mes*, *por hora*.
    let rates: [String: String]
    /// Between the number of a law and its year; `nil` where it is not printed with a slash.
    let lawJoin: String?
    /// *Años*, before the number of a decade.
    let years: String
    /// What degrees are called: by themselves, of Celsius, of Fahrenheit.
    let degrees: (one: String, many: String, celsius: String, fahrenheit: String)
    /// Signs between numbers, `+`.
    let operators: [Unicode.Scalar: String]
    let roman: ContinentalRomanWords
    let abbreviations: ContinentalAbbreviations
    let symbols: [Unicode.Scalar: String]
    let address: AddressWords
    /// Words in small letters that follow a number and are nothing it counts.
    let functionWords: Set<String>
    /// Words before a number that names something: *capítulo 21*, *página 1*.
    let labels: Set<String>
    /// Words after which a single letter is the initial of a name.
    let titles: Set<String>
    let acronyms: ContinentalAcronymWords
    /// What letters and signs after a number make an ordinal of it: `º`, `er`.
    let ordinalEndings: [String: ContinentalOrdinalEnding]
    /// Words for large numbers, after which money has *of*: *millones*.
    let scales: Set<String>
    /// *De*.
    let of: String
    /// *Por*: what stands between a measure and its hour.
    let per: String
    /// Rules that only this language has; they go before those for numbers.
    let own: [any SpokenForm]
    /// The day of a date in figures.
    let day: @Sendable (Int) -> String
    /// What stands for thousands and millions of money, in short and in full: *mi*, *M*, *millones*.
    var moneyScales: [String: ContinentalScale] = [:]
    /// Whether a scale after one and decimals is in the singular: *1,5 milhão*.
    var oneCountsDecimals = false
    /// Whether money is printed as in English, *$ 16,356*, since it is in a part of the language's countries.
    var partsMoneyByCommas = false
    /// How words for women and men at once are printed.
    var inclusive: [any InclusivePrint] = []
    /// Whether what is printed like a unit is a verb there: *nel 2020 ha vinto*; `nil` where no unit looks like one.
    var isVerb: (@Sendable (_ index: Int, _ passage: Passage) -> Bool)?

    /// *Medio litro*, *dos horas y media*.
    struct Half: Sendable {
        let masculine: String
        let feminine: String
    }

    /// How an address of the web is read.
    struct AddressWords: Sendable {
        let dot: String
        let slash: String
        let at: String
        let hyphen: String
        let underscore: String
    }

    /// *Por*, before measures other than hours: Italian has *all’ora*, but *per metro cubo*.
    var perMeasure: String { per.hasSuffix("’") ? "per" : per }

    /// A rule's name in this language.
    func name(_ rule: String) -> String { code + "-" + rule }
}

/// Numbers in a language's words.
protocol ContinentalNumbers: Sendable {
    func cardinal(_ number: Int, _ agreement: NumberAgreement) -> String
    /// In the singular; before a masculine noun some have a short form, *tercer piso*.
    func ordinal(_ number: Int, _ gender: NumberAgreement, beforeNoun: Bool) -> String
    /// Digit by digit.
    func digits(_ digits: String) -> String
    /// The gender of a noun, in the singular or plural, told by its ending and by lists.
    func gender(of noun: String) -> NumberAgreement
    /// What a fraction's lower number is called: *tercio*, *cuartos*.
    func part(_ under: Int, isMany: Bool) -> String
    /// What it is called before the word *part*, if not so: *tres cuartas partes*.
    func partBeforeNoun(_ under: Int) -> String?
    /// The plural of an adjective in the singular.
    func plural(of adjective: String) -> String
    /// Whether a word has the form in which a number's noun stands: the year in *1808 costaba* counts nothing.
    func isCounted(_ noun: String, by number: Int) -> Bool
}

struct ContinentalUnit: Sendable {
    let one: String
    let many: String
    let gender: NumberAgreement

    init(_ one: String, _ many: String, _ gender: NumberAgreement = .masculine) {
        (self.one, self.many, self.gender) = (one, many, gender)
    }
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

struct ContinentalClock: Sendable {
    /// Between hour and minutes, after which the minutes are said: *y*, *e*, empty in French.
    let join: String
    /// What thirty minutes are called; `nil` where they are a number.
    let half: String?
    /// What fifteen are.
    let quarter: String?
    /// Whether the word for hours is said, `14h30`.
    let hours: ContinentalUnit?
    let minutes: ContinentalUnit?
    /// Hours are feminine: *la una*.
    let gender: NumberAgreement
    /// Words before a time that has a full stop, or after *ore* a comma, in place of the colon: `alle 14.30`.
    let before: Set<String>
    /// The word that may follow a time, or stand before it.
    let hour: Set<String>
    /// The word for hours in short, after which a full stop parts the minutes: *18.30 h*, *17:00hrs*.
    var short: Set<String> = []
    /// What the halves of a day are called: *pm*.
    var halves: [String: String] = [:]
    /// What twelve o’clock is followed by where *12 m.* is printed.
    var noon: String?
}
