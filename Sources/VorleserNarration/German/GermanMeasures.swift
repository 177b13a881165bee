import Phonemes

/// Money and measures in German.
enum GermanMeasures {
    private static let cent = ContinentalUnit("Cent", "Cent")
    private static let euro = ContinentalCurrency(ContinentalUnit("Euro", "Euro"), nil, join: "")
    private static let mark = ContinentalCurrency(ContinentalUnit("Mark", "Mark", .feminine), nil, join: "")

    static let money: [String: ContinentalCurrency] = [
        "€": euro, "EUR": euro, "$": ContinentalCurrency(ContinentalUnit("Dollar", "Dollar"), nil, join: ""),
        "USD": ContinentalCurrency(ContinentalUnit("Dollar", "Dollar"), nil, join: ""),
        "£": ContinentalCurrency(ContinentalUnit("Pfund", "Pfund"), nil, join: ""), "DM": mark, "Mk.": mark,
        "RM": ContinentalCurrency(ContinentalUnit("Reichsmark", "Reichsmark", .feminine), nil, join: ""),
        "kr.": ContinentalCurrency(ContinentalUnit("Kreuzer", "Kreuzer"), nil, join: ""),
        "Pfg.": ContinentalCurrency(ContinentalUnit("Pfennig", "Pfennig"), nil, join: ""),
        "Ngr.": ContinentalCurrency(ContinentalUnit("Neugroschen", "Neugroschen"), nil, join: ""),
        "Sgr.": ContinentalCurrency(ContinentalUnit("Silbergroschen", "Silbergroschen"), nil, join: ""),
        "sFr.": ContinentalCurrency(ContinentalUnit("Franken", "Franken"), nil, join: ""),
        "SFr.": ContinentalCurrency(ContinentalUnit("Franken", "Franken"), nil, join: ""),
        "Thlr.": ContinentalCurrency(ContinentalUnit("Taler", "Taler"), nil, join: ""),
        "Tlr.": ContinentalCurrency(ContinentalUnit("Taler", "Taler"), nil, join: ""),
        "fl.": ContinentalCurrency(ContinentalUnit("Gulden", "Gulden"), nil, join: ""),
        "Fr.": ContinentalCurrency(ContinentalUnit("Franken", "Franken"), nil, join: ""),
        "CHF": ContinentalCurrency(ContinentalUnit("Franken", "Franken"), nil, join: ""),
        "Pf.": ContinentalCurrency(ContinentalUnit("Pfennig", "Pfennig"), nil, join: ""),
        "Kr.": ContinentalCurrency(ContinentalUnit("Krone", "Kronen", .feminine), nil, join: ""),
    ]

    /// Behind a slash.
    static let rates: [String: String] = [
        "Monat": "im Monat", "Jahr": "im Jahr", "Tag": "am Tag", "Woche": "in der Woche", "Stunde": "pro Stunde",
        "Person": "pro Person", "Kopf": "pro Kopf", "h": "pro Stunde", "Std": "pro Stunde", "s": "pro Sekunde",
        "min": "pro Minute", "Min": "pro Minute", "kg": "pro Kilogramm", "l": "pro Liter", "Liter": "pro Liter",
        "km": "pro Kilometer", "ha": "pro Hektar", "kWh": "pro Kilowattstunde", "Stück": "pro Stück",
        "Nacht": "pro Nacht", "Einwohner": "pro Einwohner", "Kilo": "pro Kilo",
    ]

    static let units: [String: ContinentalUnit] = Dictionary(
        uniqueKeysWithValues: plain.map { ($0.0, ContinentalUnit($0.1, $0.1)) }
            + changing.map { ($0.0, ContinentalUnit($0.1, $0.2, .feminine)) }
    )

    private static let plain = [
        ("km", "Kilometer"), ("m", "Meter"), ("cm", "Zentimeter"), ("mm", "Millimeter"), ("dm", "Dezimeter"),
        ("kg", "Kilogramm"),
        ("g", "Gramm"), ("mg", "Milligramm"), ("l", "Liter"), ("L", "Liter"), ("ml", "Milliliter"),
        ("cl", "Zentiliter"),
        ("dl", "Deziliter"), ("hl", "Hektoliter"), ("ha", "Hektar"), ("W", "Watt"), ("kW", "Kilowatt"),
        ("MW", "Megawatt"),
        ("V", "Volt"), ("A", "Ampere"), ("Hz", "Hertz"), ("kHz", "Kilohertz"), ("MHz", "Megahertz"),
        ("GHz", "Gigahertz"),
        ("GB", "Gigabyte"), ("MB", "Megabyte"), ("KB", "Kilobyte"), ("TB", "Terabyte"), ("PS", "PS"), ("Pa", "Pascal"),
        ("hPa", "Hektopascal"), ("mmHg", "Millimeter Quecksilbersäule"), ("dB", "Dezibel"), ("J", "Joule"),
        ("kJ", "Kilojoule"), ("Pfd", "Pfund"),
        ("Ztr", "Zentner"),
        ("m²", "Quadratmeter"), ("km²", "Quadratkilometer"), ("cm²", "Quadratzentimeter"), ("m³", "Kubikmeter"),
        ("cm³", "Kubikzentimeter"), ("qm", "Quadratmeter"), ("qkm", "Quadratkilometer"), ("kWh", "Kilowattstunden"),
        ("µg", "Mikrogramm"), ("μg", "Mikrogramm"), ("µm", "Mikrometer"), ("nm", "Nanometer"), ("Mbit", "Megabit"),
        ("Gbit", "Gigabit"), ("Mbps", "Megabit pro Sekunde"), ("kV", "Kilovolt"), ("GW", "Gigawatt"),
        ("MWh", "Megawattstunden"), ("GWh", "Gigawattstunden"), ("TWh", "Terawattstunden"), ("mA", "Milliampere"),
        ("mm²", "Quadratmillimeter"), ("dm²", "Quadratdezimeter"), ("dm³", "Kubikdezimeter"),
    ]
    private static let changing = [
        ("h", "Stunde", "Stunden"), ("Std", "Stunde", "Stunden"), ("min", "Minute", "Minuten"),
        ("Min", "Minute", "Minuten"),
        ("s", "Sekunde", "Sekunden"), ("Sek", "Sekunde", "Sekunden"), ("t", "Tonne", "Tonnen"),
        ("kcal", "Kilokalorie", "Kilokalorien"),
        ("cal", "Kalorie", "Kalorien"), ("Mio", "Million", "Millionen"), ("Mrd", "Milliarde", "Milliarden"),
    ]
}

extension ContinentalMoneyWords {
    static let german = ContinentalMoneyWords(
        currencies: GermanMeasures.money,
        names: ["euro": "euro"],
        largeNumbers: ["millionen", "million", "milliarden", "milliarde", "billionen"]
    )
}

extension ContinentalMeasureWords {
    static let german = ContinentalMeasureWords(
        units: GermanMeasures.units.with(.german),
        counted: Set(
            words: """
                std el tl msp minuten stunden sekunden tage tagen wochen monate monaten jahre jahren grad prozent personen
                portionen euro cent esslöffel teelöffel stück scheiben zehen meter metern kilometer kilometern zentimeter
                gramm kilo liter mal
                """
        ),
        rates: GermanMeasures.rates,
        per: "pro",
        each: ["pro", "je"],
        degrees: Degrees(one: "Grad", many: "Grad", celsius: " Celsius", fahrenheit: " Fahrenheit"),
        arc: Arc(
            minute: ContinentalUnit("Minute", "Minuten", .feminine),
            second: ContinentalUnit("Sekunde", "Sekunden", .feminine),
            sides: ["N": "Nord", "S": "Süd", "O": "Ost", "W": "West"]
        )
    )
}
