import Phonemes

/// Money and measures in French. Source of the symbols: *Lexique des règles typographiques* (Imprimerie nationale).
enum FrenchMeasures {
    private static let centime = RomanceUnit("centime", "centimes")
    private static let franc = RomanceCurrency(RomanceUnit("franc", "francs"), centime, join: "et")
    private static let euro = RomanceCurrency(RomanceUnit("euro", "euros"), centime, join: "et")
    private static let dollar = RomanceCurrency(
        RomanceUnit("dollar", "dollars"),
        RomanceUnit("cent", "cents"),
        join: "et"
    )
    private static let pound = RomanceCurrency(
        RomanceUnit("livre", "livres", .feminine),
        RomanceUnit("penny", "pence"),
        join: "et"
    )

    static let money: [String: RomanceCurrency] = [
        "€": euro, "EUR": euro, "$": dollar, "US$": dollar, "USD": dollar, "£": pound, "GBP": pound, "fr.": franc,
        "frs.": franc, "FRF": franc, "CHF": franc, "¥": RomanceCurrency(RomanceUnit("yen", "yens"), nil, join: "et"),
    ]

    static let units: [String: RomanceUnit] = [
        "km": RomanceUnit("kilomètre", "kilomètres"), "m": RomanceUnit("mètre", "mètres"),
        "cm": RomanceUnit("centimètre", "centimètres"), "mm": RomanceUnit("millimètre", "millimètres"),
        "dm": RomanceUnit("décimètre", "décimètres"), "hm": RomanceUnit("hectomètre", "hectomètres"),
        "kg": RomanceUnit("kilogramme", "kilogrammes"), "g": RomanceUnit("gramme", "grammes"),
        "gr": RomanceUnit("gramme", "grammes"), "mg": RomanceUnit("milligramme", "milligrammes"),
        "t": RomanceUnit("tonne", "tonnes", .feminine), "l": RomanceUnit("litre", "litres"),
        "L": RomanceUnit("litre", "litres"), "ml": RomanceUnit("millilitre", "millilitres"),
        "mL": RomanceUnit("millilitre", "millilitres"), "cl": RomanceUnit("centilitre", "centilitres"),
        "dl": RomanceUnit("décilitre", "décilitres"), "hl": RomanceUnit("hectolitre", "hectolitres"),
        "ha": RomanceUnit("hectare", "hectares"), "h": RomanceUnit("heure", "heures", .feminine),
        "min": RomanceUnit("minute", "minutes", .feminine), "mn": RomanceUnit("minute", "minutes", .feminine),
        "s": RomanceUnit("seconde", "secondes", .feminine), "sec": RomanceUnit("seconde", "secondes", .feminine),
        "W": RomanceUnit("watt", "watts"), "kW": RomanceUnit("kilowatt", "kilowatts"),
        "kWh": RomanceUnit("kilowattheure", "kilowattheures"), "MW": RomanceUnit("mégawatt", "mégawatts"),
        "V": RomanceUnit("volt", "volts"), "A": RomanceUnit("ampère", "ampères"), "Hz": RomanceUnit("hertz", "hertz"),
        "kHz": RomanceUnit("kilohertz", "kilohertz"), "MHz": RomanceUnit("mégahertz", "mégahertz"),
        "Go": RomanceUnit("gigaoctet", "gigaoctets"), "Mo": RomanceUnit("mégaoctet", "mégaoctets"),
        "Ko": RomanceUnit("kilooctet", "kilooctets"), "GB": RomanceUnit("gigaoctet", "gigaoctets"),
        "ch": RomanceUnit("cheval", "chevaux"), "cal": RomanceUnit("calorie", "calories", .feminine),
        "kcal": RomanceUnit("kilocalorie", "kilocalories", .feminine), "Pa": RomanceUnit("pascal", "pascals"),
        "hPa": RomanceUnit("hectopascal", "hectopascals"), "dB": RomanceUnit("décibel", "décibels"),
        "F": RomanceUnit("franc", "francs"),
    ]
}
