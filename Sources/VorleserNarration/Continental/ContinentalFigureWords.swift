import Phonemes

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
    /// The word *part*, before which denominators have a name of their own: *tres cuartas partes*.
    var part: ContinentalUnit?
    /// *Mil*, which what is counted shows through: *duas mil pessoas*; `nil` where it does not.
    var thousand: String?
    /// Articles and the like in the plural, whose gender a number behind them has: *as 2*, *las otras 21*.
    var determiners: [String: NumberAgreement] = [:]
    /// Adjectives before a noun that are the same for both genders: *grandes*.
    var genderless: Set<String> = []
    /// What follows an hour that no word names, two words parted by a blank: *da tarde*.
    var timesOfDay: Set<String> = []
    /// *Of the* before a number of women, of whom a number before it counts some: *das*, *de las*.
    var partsOfWomen: Set<String> = []
    /// Adverbs that look like a noun in the plural: *apenas*.
    var adverbs: Set<String> = []
    /// Words in the plural that no number stands before, *varias*: what it counts does not come.
    var quantifiers: Set<String> = []
    /// Adjectives in the plural that stand before their noun, *nuevas*: behind a year a sentence may go on with them.
    var forerunners: Set<String> = []
    /// Prepositions before a year: *en 1931*, *desde 2001*.
    var beforeYears: Set<String> = []
    /// Words before a number that is a day of a month, or the name of something: *día*, *del 21*.
    var days: Set<String> = []
    /// Signs between numbers, `+`.
    /// Whether the decimals of a measure are read one by one, *neun Komma fünf acht*, and not as a number.
    var readsDecimalsApart = false
    let operators: [Unicode.Scalar: String]

    /// *Medio litro*, *dos horas y media*.
    struct Half: Sendable {
        let masculine: String
        let feminine: String

        func agreeing(with gender: NumberAgreement) -> String { gender == .feminine ? feminine : masculine }
    }

    /// Articles and the like of each gender, for ``determiners``.
    static func determiners(masculine: String, feminine: String) -> [String: NumberAgreement] {
        Set(words: masculine).reduce(into: [:]) { $0[$1] = NumberAgreement.masculine }.merging(
            Set(words: feminine).map { ($0, .feminine) }
        ) { $1 }
    }

    /// What is said for a raised figure behind a number or a letter.
    struct Power: Sendable {
        let square: String
        let cube: String
        /// Before any other: *elevado a*.
        let other: String

        /// The words for an exponent: *al cuadrado*, *elevado a menos tres*.
        func said(_ value: Int, _ isNegative: Bool, _ words: ContinentalWords) -> String {
            if value == 2, !isNegative { return square }
            if value == 3, !isNegative { return cube }
            return other + " " + (isNegative ? words.figures.minus + " " : "") + words.numbers.cardinal(value, .alone)
        }
    }
}
