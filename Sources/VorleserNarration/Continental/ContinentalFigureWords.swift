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

        /// The words for an exponent: *al cuadrado*, *elevado a menos tres*.
        func said(_ value: Int, _ isNegative: Bool, _ words: ContinentalWords) -> String {
            if value == 2, !isNegative { return square }
            if value == 3, !isNegative { return cube }
            return other + " " + (isNegative ? words.figures.minus + " " : "") + words.numbers.cardinal(value, .alone)
        }
    }
}
