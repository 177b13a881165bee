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
        "CR$": ContinentalCurrency(ContinentalUnit("cruzeiro real", "cruzeiros reais"), cent, join: "e"),
        "Cz$": ContinentalCurrency(ContinentalUnit("cruzado", "cruzados"), cent, join: "e"),
        "CZ$": ContinentalCurrency(ContinentalUnit("cruzado", "cruzados"), cent, join: "e"),
        "NCz$": ContinentalCurrency(ContinentalUnit("cruzado novo", "cruzados novos"), cent, join: "e"),
        "NCZ$": ContinentalCurrency(ContinentalUnit("cruzado novo", "cruzados novos"), cent, join: "e"),
        "NCr$": ContinentalCurrency(ContinentalUnit("cruzeiro novo", "cruzeiros novos"), cent, join: "e"),
    ]

    /// Behind a slash.
    static let rates: [String: String] = [
        "mês": "por mês", "mes": "por mês", "ano": "por ano", "dia": "por dia", "semana": "por semana",
        "hora": "por hora", "h": "por hora", "s": "por segundo", "seg": "por segundo", "min": "por minuto",
        "pessoa": "por pessoa", "habitante": "por habitante", "hab": "por habitante", "kg": "por quilo",
        "quilo": "por quilo", "l": "por litro", "L": "por litro", "litro": "por litro", "km": "por quilômetro",
        "ha": "por hectare", "kWh": "por quilowatt-hora", "noite": "por noite",
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
        "h": ContinentalUnit("hora", "horas", .feminine), "hs": ContinentalUnit("hora", "horas", .feminine),
        "hrs": ContinentalUnit("hora", "horas", .feminine), "col": ContinentalUnit("colher", "colheres", .feminine),
        "xíc": ContinentalUnit("xícara", "xícaras", .feminine), "min": ContinentalUnit("minuto", "minutos"),
        "s": ContinentalUnit("segundo", "segundos"), "seg": ContinentalUnit("segundo", "segundos"),
        "W": ContinentalUnit("watt", "watts"), "kW": ContinentalUnit("quilowatt", "quilowatts"),
        "V": ContinentalUnit("volt", "volts"), "A": ContinentalUnit("ampere", "amperes"),
        "Hz": ContinentalUnit("hertz", "hertz"),
        "kHz": ContinentalUnit("quilohertz", "quilohertz"), "MHz": ContinentalUnit("megahertz", "megahertz"),
        "GB": ContinentalUnit("gigabyte", "gigabytes"), "MB": ContinentalUnit("megabyte", "megabytes"),
        "KB": ContinentalUnit("quilobyte", "quilobytes"), "cv": ContinentalUnit("cavalo-vapor", "cavalos-vapor"),
        "cal": ContinentalUnit("caloria", "calorias", .feminine),
        "kcal": ContinentalUnit("quilocaloria", "quilocalorias", .feminine),
        "hPa": ContinentalUnit("hectopascal", "hectopascais"), "Pa": ContinentalUnit("pascal", "pascais"),
        "kWh": ContinentalUnit("quilowatt-hora", "quilowatts-hora"),
        "MWh": ContinentalUnit("megawatt-hora", "megawatts-hora"),
        "GWh": ContinentalUnit("gigawatt-hora", "gigawatts-hora"),
        "TWh": ContinentalUnit("terawatt-hora", "terawatts-hora"), "MW": ContinentalUnit("megawatt", "megawatts"),
        "GW": ContinentalUnit("gigawatt", "gigawatts"), "µg": ContinentalUnit("micrograma", "microgramas"),
        "μg": ContinentalUnit("micrograma", "microgramas"), "µm": ContinentalUnit("micrómetro", "micrómetros"),
        "nm": ContinentalUnit("nanômetro", "nanômetros"), "Mbit": ContinentalUnit("megabit", "megabits"),
        "Gbit": ContinentalUnit("gigabit", "gigabits"),
        "Mbps": ContinentalUnit("megabit por segundo", "megabits por segundo"),
        "kV": ContinentalUnit("quilovolt", "quilovolts"), "TB": ContinentalUnit("terabyte", "terabytes"),
        "GHz": ContinentalUnit("gigahertz", "gigahertz"),
    ]
}

extension ContinentalMoneyWords {
    static let portuguese = ContinentalMoneyWords(
        currencies: PortugueseMeasures.money,
        names: [
            "real": "real", "reais": "real", "escudos": "escudo", "cruzeiros": "cruzeiro", "cruzados": "cruzado",
            "euro": "euro", "euros": "euro", "libra": "libra", "libras": "libra", "franco": "franco",
            "francos": "franco", "dólares": "dólar", "peso": "peso", "pesos": "peso", "peseta": "peseta",
            "pesetas": "peseta", "marcos": "marco", "liras": "lira", "duros": "duro",
        ],
        largeNumbers: ["milhão", "milhões", "bilhão", "bilhões", "trilhão", "trilhões"],
        scales: [
            "mil": .thousand, "mi": ContinentalScale("milhão", "milhões"),
            "M": ContinentalScale("milhão", "milhões"),
            "MM": ContinentalScale("milhão", "milhões"), "milhão": ContinentalScale("milhão", "milhões"),
            "milhões": ContinentalScale("milhão", "milhões"), "bi": ContinentalScale("bilhão", "bilhões"),
            "bilhão": ContinentalScale("bilhão", "bilhões"), "bilhões": ContinentalScale("bilhão", "bilhões"),
            "tri": ContinentalScale("trilhão", "trilhões"), "trilhão": ContinentalScale("trilhão", "trilhões"),
            "trilhões": ContinentalScale("trilhão", "trilhões"),
        ],
        oneCountsDecimals: true
    )
}

extension ContinentalMeasureWords {
    static let portuguese = ContinentalMeasureWords(
        units: PortugueseMeasures.units.with(.portuguese),
        counted: Set(
            words: """
                minutos horas segundos dias semanas meses anos graus pessoas euros reais colheres gramas quilos litros
                metros quilômetros quilómetros
                """
        ),
        rates: PortugueseMeasures.rates,
        per: "por",
        each: ["por", "o", "cada"],
        raised: Raised(
            squared: Raised.Forms(masculine: "quadrado", feminine: "quadrada"),
            cubed: Raised.Forms(masculine: "cúbico", feminine: "cúbica")
        ),
        degrees: Degrees(one: "grau", many: "graus", celsius: "", fahrenheit: " Fahrenheit"),
        arc: Arc(
            minute: ContinentalUnit("minuto", "minutos"),
            second: ContinentalUnit("segundo", "segundos"),
            sides: ["N": "norte", "S": "sul", "L": "leste", "E": "este", "O": "oeste"],
            latitude: "latitude",
            longitude: "longitude"
        ),
        lengthJoin: " e "
    )
}
