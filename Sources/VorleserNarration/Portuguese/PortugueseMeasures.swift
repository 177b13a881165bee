import Phonemes

/// Money and measures in Portuguese.
enum PortugueseMeasures {
    private static let cent = RomanceUnit("centavo", "centavos")
    private static let euro = RomanceCurrency(
        RomanceUnit("euro", "euros"),
        RomanceUnit("cêntimo", "cêntimos"),
        join: "e"
    )
    private static let real = RomanceCurrency(RomanceUnit("real", "reais"), cent, join: "e")
    private static let dollar = RomanceCurrency(RomanceUnit("dólar", "dólares"), cent, join: "e")
    private static let pound = RomanceCurrency(
        RomanceUnit("libra", "libras", .feminine),
        RomanceUnit("pêni", "pence"),
        join: "e"
    )

    static let money: [String: RomanceCurrency] = [
        "€": euro, "EUR": euro, "R$": real, "BRL": real, "$": dollar, "US$": dollar, "USD": dollar, "£": pound,
        "GBP": pound,
        "¥": RomanceCurrency(RomanceUnit("iene", "ienes"), nil, join: "e"),
        "Cr$": RomanceCurrency(RomanceUnit("cruzeiro", "cruzeiros"), cent, join: "e"),
    ]

    static let units: [String: RomanceUnit] = [
        "km": RomanceUnit("quilômetro", "quilômetros"), "m": RomanceUnit("metro", "metros"),
        "cm": RomanceUnit("centímetro", "centímetros"), "mm": RomanceUnit("milímetro", "milímetros"),
        "dm": RomanceUnit("decímetro", "decímetros"), "kg": RomanceUnit("quilograma", "quilogramas"),
        "Kg": RomanceUnit("quilograma", "quilogramas"), "g": RomanceUnit("grama", "gramas"),
        "gr": RomanceUnit("grama", "gramas"), "mg": RomanceUnit("miligrama", "miligramas"),
        "t": RomanceUnit("tonelada", "toneladas", .feminine), "l": RomanceUnit("litro", "litros"),
        "L": RomanceUnit("litro", "litros"), "ml": RomanceUnit("mililitro", "mililitros"),
        "mL": RomanceUnit("mililitro", "mililitros"), "cl": RomanceUnit("centilitro", "centilitros"),
        "dl": RomanceUnit("decilitro", "decilitros"), "ha": RomanceUnit("hectare", "hectares"),
        "h": RomanceUnit("hora", "horas", .feminine), "min": RomanceUnit("minuto", "minutos"),
        "s": RomanceUnit("segundo", "segundos"), "seg": RomanceUnit("segundo", "segundos"),
        "W": RomanceUnit("watt", "watts"), "kW": RomanceUnit("quilowatt", "quilowatts"),
        "V": RomanceUnit("volt", "volts"), "A": RomanceUnit("ampere", "amperes"), "Hz": RomanceUnit("hertz", "hertz"),
        "kHz": RomanceUnit("quilohertz", "quilohertz"), "MHz": RomanceUnit("megahertz", "megahertz"),
        "GB": RomanceUnit("gigabyte", "gigabytes"), "MB": RomanceUnit("megabyte", "megabytes"),
        "KB": RomanceUnit("quilobyte", "quilobytes"), "cv": RomanceUnit("cavalo-vapor", "cavalos-vapor"),
        "cal": RomanceUnit("caloria", "calorias", .feminine),
        "kcal": RomanceUnit("quilocaloria", "quilocalorias", .feminine),
        "Pa": RomanceUnit("pascal", "pascais"),
    ]
}
