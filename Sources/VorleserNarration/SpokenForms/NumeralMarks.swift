import VorleserCore

/// What parts the thousands of a number and its decimals, as UTF-16 code units.
struct NumeralMarks: Equatable {
    let thousands: UInt16
    let decimal: UInt16

    /// 1,234.5
    static let english = NumeralMarks(thousands: 0x2C, decimal: 0x2E)
    /// 1.234,5
    static let continental = NumeralMarks(thousands: 0x2E, decimal: 0x2C)

    /// By language; the English marks for one whose numbers have no rules here.
    static let used = LanguageTable(
        ["de": continental, "es": continental, "fr": continental, "it": continental, "pt": continental],
        other: english
    )
}
