import Phonemes

/// Measures, and what they are measured by.
struct ContinentalMeasureWords: Sendable {
    /// By what is printed for them.
    let units: [String: ContinentalUnit]
    /// What cooks, doctors and travellers count, besides what has a symbol; in small letters.
    let counted: Set<String>
    /// What is said for a slash and a measure behind it: *al mes*, *por hora*.
    let rates: [String: String]
    /// *Por*: what stands between a measure and another.
    let per: String
    /// Words after which a measure is in the singular: *habitantes por km²*, *cada*.
    let each: Set<String>
    /// What squares and cubes of lengths are called behind the length; `nil` where they are units of their own, `m²`.
    var raised: Raised?
    let degrees: Degrees
    let arc: Arc
    /// Between metres and centimetres, *un metro ochenta*, with the blanks.
    var lengthJoin = " "
    /// Whether what is printed like a unit is a verb there: *nel 2020 ha vinto*; `nil` where no unit looks like one.
    var isVerb: (@Sendable (_ index: Int, _ passage: Passage) -> Bool)?

    /// *Metro cuadrado*, *tonelada cúbica*.
    struct Raised: Sendable {
        let squared: Forms
        let cubed: Forms

        struct Forms: Sendable {
            let masculine: String
            let feminine: String
        }
    }

    /// What degrees are called.
    struct Degrees: Sendable {
        let one: String
        let many: String
        /// After the word for degrees, with a blank; empty where it is not said.
        let celsius: String
        let fahrenheit: String
    }

    /// Latitude and longitude.
    struct Arc: Sendable {
        let minute: ContinentalUnit
        let second: ContinentalUnit
        /// By their letters.
        let sides: [String: String]
        /// What is said for *lat.* and *long.* behind degrees.
        var latitude = ""
        var longitude = ""
    }
}

/// A raised figure behind a unit of length.
enum UnitPower: String {
    case square = "²"
    case cube = "³"
}

/// A word for what is counted, in the singular and the plural.
struct ContinentalUnit: Sendable {
    let one: String
    let many: String
    let gender: NumberAgreement

    init(_ one: String, _ many: String, _ gender: NumberAgreement = .masculine) {
        (self.one, self.many, self.gender) = (one, many, gender)
    }

    func counted(_ isOne: Bool) -> String { isOne ? one : many }
}

extension ContinentalWords {
    /// The square or cube of a length, by what is printed for the length: *metro cuadrado*, *Quadratmeter*.
    func unit(_ printed: String, raisedTo power: UnitPower) -> ContinentalUnit? {
        guard let unit = measures.units[printed] else { return nil }
        guard let raised = measures.raised else { return measures.units[printed + power.rawValue] }
        let forms = power == .square ? raised.squared : raised.cubed
        let name = unit.gender == .feminine ? forms.feminine : forms.masculine
        return ContinentalUnit(unit.one + " " + name, unit.many + " " + numbers.plural(of: name), unit.gender)
    }
}
