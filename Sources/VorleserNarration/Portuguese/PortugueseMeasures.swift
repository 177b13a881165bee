import Phonemes

/// Money and measures in Portuguese.
enum PortugueseMeasures {
    private static let cent = ContinentalUnit("centavo", "centavos")
    private static let euro = ContinentalCurrency(
        ContinentalUnit("euro", "euros"),
        ContinentalUnit("cêntimo", "cêntimos"),
        join: "e"
    )
    private static let real = ContinentalCurrency(ContinentalUnit("real", "reais"), cent, join: "e")
    private static let dollar = ContinentalCurrency(ContinentalUnit("dólar", "dólares"), cent, join: "e")
    private static let pound = ContinentalCurrency(
        ContinentalUnit("libra", "libras", .feminine),
        ContinentalUnit("pêni", "pence"),
        join: "e"
    )

    static let money: [String: ContinentalCurrency] = [
        "€": euro, "EUR": euro, "R$": real, "BRL": real, "$": dollar, "US$": dollar, "USD": dollar, "£": pound,
        "GBP": pound,
        "¥": ContinentalCurrency(ContinentalUnit("iene", "ienes"), nil, join: "e"),
        "Cr$": ContinentalCurrency(ContinentalUnit("cruzeiro", "cruzeiros"), cent, join: "e"),
    ]

    static let units: [String: ContinentalUnit] = [
        "km": ContinentalUnit("quilômetro", "quilômetros"), "m": ContinentalUnit("metro", "metros"),
        "cm": ContinentalUnit("centímetro", "centímetros"), "mm": ContinentalUnit("milímetro", "milímetros"),
        "dm": ContinentalUnit("decímetro", "decímetros"), "kg": ContinentalUnit("quilograma", "quilogramas"),
        "Kg": ContinentalUnit("quilograma", "quilogramas"), "g": ContinentalUnit("grama", "gramas"),
        "gr": ContinentalUnit("grama", "gramas"), "mg": ContinentalUnit("miligrama", "miligramas"),
        "t": ContinentalUnit("tonelada", "toneladas", .feminine), "l": ContinentalUnit("litro", "litros"),
        "L": ContinentalUnit("litro", "litros"), "ml": ContinentalUnit("mililitro", "mililitros"),
        "mL": ContinentalUnit("mililitro", "mililitros"), "cl": ContinentalUnit("centilitro", "centilitros"),
        "dl": ContinentalUnit("decilitro", "decilitros"), "ha": ContinentalUnit("hectare", "hectares"),
        "h": ContinentalUnit("hora", "horas", .feminine), "min": ContinentalUnit("minuto", "minutos"),
        "s": ContinentalUnit("segundo", "segundos"), "seg": ContinentalUnit("segundo", "segundos"),
        "W": ContinentalUnit("watt", "watts"), "kW": ContinentalUnit("quilowatt", "quilowatts"),
        "V": ContinentalUnit("volt", "volts"), "A": ContinentalUnit("ampere", "amperes"),
        "Hz": ContinentalUnit("hertz", "hertz"),
        "kHz": ContinentalUnit("quilohertz", "quilohertz"), "MHz": ContinentalUnit("megahertz", "megahertz"),
        "GB": ContinentalUnit("gigabyte", "gigabytes"), "MB": ContinentalUnit("megabyte", "megabytes"),
        "KB": ContinentalUnit("quilobyte", "quilobytes"), "cv": ContinentalUnit("cavalo-vapor", "cavalos-vapor"),
        "cal": ContinentalUnit("caloria", "calorias", .feminine),
        "kcal": ContinentalUnit("quilocaloria", "quilocalorias", .feminine),
        "Pa": ContinentalUnit("pascal", "pascais"),
    ]
}
