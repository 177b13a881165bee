import Phonemes

/// Money and measures in Spanish. Source of the symbols: *Ortografía* (2010), appendices 2 and 3.
enum SpanishMeasures {
    private static let euro = RomanceCurrency(
        RomanceUnit("euro", "euros"),
        RomanceUnit("céntimo", "céntimos"),
        join: "con"
    )
    private static let dollar = RomanceCurrency(
        RomanceUnit("dólar", "dólares"),
        RomanceUnit("centavo", "centavos"),
        join: "con"
    )
    private static let pound = RomanceCurrency(
        RomanceUnit("libra", "libras", .feminine),
        RomanceUnit("penique", "peniques"),
        join: "con"
    )
    private static let peseta = RomanceCurrency(
        RomanceUnit("peseta", "pesetas", .feminine),
        RomanceUnit("céntimo", "céntimos"),
        join: "con"
    )

    static let money: [String: RomanceCurrency] = [
        "€": euro, "EUR": euro, "$": dollar, "US$": dollar, "USD": dollar, "£": pound, "GBP": pound,
        "pta.": peseta, "ptas.": peseta, "pts.": peseta, "Pts.": peseta, "₧": peseta,
        "¥": RomanceCurrency(RomanceUnit("yen", "yenes"), nil, join: "con"),
        "MXN": RomanceCurrency(RomanceUnit("peso", "pesos"), RomanceUnit("centavo", "centavos"), join: "con"),
    ]

    static let units: [String: RomanceUnit] = [
        "km": RomanceUnit("kilómetro", "kilómetros"), "m": RomanceUnit("metro", "metros"),
        "cm": RomanceUnit("centímetro", "centímetros"), "mm": RomanceUnit("milímetro", "milímetros"),
        "dm": RomanceUnit("decímetro", "decímetros"), "hm": RomanceUnit("hectómetro", "hectómetros"),
        "kg": RomanceUnit("kilogramo", "kilogramos"), "Kg": RomanceUnit("kilogramo", "kilogramos"),
        "g": RomanceUnit("gramo", "gramos"), "gr": RomanceUnit("gramo", "gramos"),
        "mg": RomanceUnit("miligramo", "miligramos"), "t": RomanceUnit("tonelada", "toneladas", .feminine),
        "l": RomanceUnit("litro", "litros"), "L": RomanceUnit("litro", "litros"),
        "ml": RomanceUnit("mililitro", "mililitros"), "cl": RomanceUnit("centilitro", "centilitros"),
        "dl": RomanceUnit("decilitro", "decilitros"), "ha": RomanceUnit("hectárea", "hectáreas", .feminine),
        "h": RomanceUnit("hora", "horas", .feminine), "min": RomanceUnit("minuto", "minutos"),
        "s": RomanceUnit("segundo", "segundos"), "seg": RomanceUnit("segundo", "segundos"),
        "W": RomanceUnit("vatio", "vatios"), "kW": RomanceUnit("kilovatio", "kilovatios"),
        "V": RomanceUnit("voltio", "voltios"), "A": RomanceUnit("amperio", "amperios"),
        "Hz": RomanceUnit("hercio", "hercios"), "kHz": RomanceUnit("kilohercio", "kilohercios"),
        "MHz": RomanceUnit("megahercio", "megahercios"), "GB": RomanceUnit("gigabyte", "gigabytes"),
        "MB": RomanceUnit("megabyte", "megabytes"), "KB": RomanceUnit("kilobyte", "kilobytes"),
        "CV": RomanceUnit("caballo de vapor", "caballos de vapor"),
        "cal": RomanceUnit("caloría", "calorías", .feminine),
        "kcal": RomanceUnit("kilocaloría", "kilocalorías", .feminine), "Pa": RomanceUnit("pascal", "pascales"),
    ]
}
