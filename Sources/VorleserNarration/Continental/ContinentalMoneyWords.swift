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

/// A word for thousands or millions.
struct ContinentalScale: Sendable {
    let one: String
    let many: String
    /// Whether the number is said with it, and no *of* stands before the money.
    var isThousand = false

    init(_ one: String, _ many: String) { (self.one, self.many) = (one, many) }

    static let thousand = {
        var scale = ContinentalScale("mil", "mil")
        scale.isThousand = true
        return scale
    }()
}
