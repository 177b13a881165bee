import Phonemes

/// Money and measures in Italian.
enum ItalianMeasures {
    private static let cent = RomanceUnit("centesimo", "centesimi")
    private static let euro = RomanceCurrency(RomanceUnit("euro", "euro"), cent, join: "e")
    private static let dollar = RomanceCurrency(RomanceUnit("dollaro", "dollari"), cent, join: "e")
    private static let pound = RomanceCurrency(
        RomanceUnit("sterlina", "sterline", .feminine),
        RomanceUnit("penny", "pence"),
        join: "e"
    )
    private static let lira = RomanceCurrency(RomanceUnit("lira", "lire", .feminine), cent, join: "e")

    static let money: [String: RomanceCurrency] = [
        "€": euro, "EUR": euro, "$": dollar, "US$": dollar, "USD": dollar, "£": pound, "GBP": pound, "L.": lira,
        "Lit.": lira, "₤": lira, "ITL": lira, "¥": RomanceCurrency(RomanceUnit("yen", "yen"), nil, join: "e"),
        "CHF": RomanceCurrency(RomanceUnit("franco", "franchi"), cent, join: "e"),
    ]

    static let units: [String: RomanceUnit] = [
        "km": RomanceUnit("chilometro", "chilometri"), "m": RomanceUnit("metro", "metri"),
        "cm": RomanceUnit("centimetro", "centimetri"), "mm": RomanceUnit("millimetro", "millimetri"),
        "dm": RomanceUnit("decimetro", "decimetri"), "kg": RomanceUnit("chilogrammo", "chilogrammi"),
        "Kg": RomanceUnit("chilogrammo", "chilogrammi"), "g": RomanceUnit("grammo", "grammi"),
        "gr": RomanceUnit("grammo", "grammi"), "hg": RomanceUnit("etto", "etti"),
        "mg": RomanceUnit("milligrammo", "milligrammi"),
        "q": RomanceUnit("quintale", "quintali"), "t": RomanceUnit("tonnellata", "tonnellate", .feminine),
        "l": RomanceUnit("litro", "litri"), "L": RomanceUnit("litro", "litri"),
        "ml": RomanceUnit("millilitro", "millilitri"),
        "cl": RomanceUnit("centilitro", "centilitri"), "dl": RomanceUnit("decilitro", "decilitri"),
        "hl": RomanceUnit("ettolitro", "ettolitri"), "ha": RomanceUnit("ettaro", "ettari"),
        "h": RomanceUnit("ora", "ore", .feminine), "min": RomanceUnit("minuto", "minuti"),
        "s": RomanceUnit("secondo", "secondi"), "sec": RomanceUnit("secondo", "secondi"),
        "W": RomanceUnit("watt", "watt"), "kW": RomanceUnit("chilowatt", "chilowatt"), "V": RomanceUnit("volt", "volt"),
        "A": RomanceUnit("ampere", "ampere"), "Hz": RomanceUnit("hertz", "hertz"),
        "kHz": RomanceUnit("chilohertz", "chilohertz"),
        "MHz": RomanceUnit("megahertz", "megahertz"), "GB": RomanceUnit("gigabyte", "gigabyte"),
        "MB": RomanceUnit("megabyte", "megabyte"), "KB": RomanceUnit("chilobyte", "chilobyte"),
        "CV": RomanceUnit("cavallo", "cavalli"), "cal": RomanceUnit("caloria", "calorie", .feminine),
        "kcal": RomanceUnit("chilocaloria", "chilocalorie", .feminine), "Pa": RomanceUnit("pascal", "pascal"),
    ]
}
