/// What money is called.
struct Currency {
    let one: String
    let many: String
    /// A hundredth of it.
    var hundredth: (one: String, many: String)?

    static func named(by sign: UInt16, after country: String) -> Currency? {
        guard var currency = signs[sign] else { return nil }
        if sign == 0x24 || sign == 0xA3, let adjective = countries[country] {
            currency = Currency(
                one: adjective + " " + currency.one,
                many: adjective + " " + currency.many,
                hundredth: currency.hundredth
            )
        }
        return currency
    }

    private static let signs: [UInt16: Currency] = [
        0x24: Currency(one: "dollar", many: "dollars", hundredth: ("cent", "cents")),
        0xA3: Currency(one: "pound", many: "pounds", hundredth: ("penny", "pence")),
        0x20A4: Currency(one: "lira", many: "lire"),
        0x20AC: Currency(one: "euro", many: "euros", hundredth: ("cent", "cents")),
        0xA5: Currency(one: "yen", many: "yen"),
        0x20B9: Currency(one: "rupee", many: "rupees"),
        0x20BD: Currency(one: "ruble", many: "rubles"),
        0x20A9: Currency(one: "won", many: "won"),
        0x20AA: Currency(one: "shekel", many: "shekels"),
    ]

    private static let countries = [
        "US": "U S", "A": "Australian", "AU": "Australian", "C": "Canadian", "CA": "Canadian", "CAN": "Canadian",
        "HK": "Hong Kong", "NZ": "New Zealand", "S": "Singapore", "E": "Egyptian", "R": "Brazilian",
    ]

    /// *Million* and its like, by their abbreviations.
    static let scales = [
        "hundred": "hundred", "thousand": "thousand", "million": "million", "billion": "billion",
        "trillion": "trillion",
        "k": "thousand", "m": "million", "mn": "million", "mm": "million", "mil": "million", "bn": "billion",
        "b": "billion", "tn": "trillion", "t": "trillion", "K": "thousand", "M": "million", "B": "billion",
        "lakh": "lakh", "lakhs": "lakh", "crore": "crore", "crores": "crore",
        "MM": "million", "Million": "million", "Billion": "billion",
    ]
}
