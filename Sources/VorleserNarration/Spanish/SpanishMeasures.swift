import Phonemes

/// Money and measures in Spanish. Source of the symbols: *Ortografía* (2010), appendices 2 and 3.
enum SpanishMeasures {
    private static let euro = ContinentalCurrency(
        ContinentalUnit("euro", "euros"),
        ContinentalUnit("céntimo", "céntimos"),
        join: "con"
    )
    private static let dollar = ContinentalCurrency(
        ContinentalUnit("dólar", "dólares"),
        ContinentalUnit("centavo", "centavos"),
        join: "con"
    )
    private static let peso = ContinentalCurrency(
        ContinentalUnit("peso", "pesos"),
        ContinentalUnit("centavo", "centavos"),
        join: "con"
    )
    private static let sol = ContinentalCurrency(
        ContinentalUnit("sol", "soles"),
        ContinentalUnit("céntimo", "céntimos"),
        join: "con"
    )
    private static let pound = ContinentalCurrency(
        ContinentalUnit("libra", "libras", .feminine),
        ContinentalUnit("penique", "peniques"),
        join: "con"
    )
    private static let peseta = ContinentalCurrency(
        ContinentalUnit("peseta", "pesetas", .feminine),
        ContinentalUnit("céntimo", "céntimos"),
        join: "con"
    )

    static let money: [String: ContinentalCurrency] = [
        "€": euro, "EUR": euro, "$": dollar, "US$": dollar, "USD": dollar, "£": pound, "GBP": pound,
        "pta.": peseta, "ptas.": peseta, "pts.": peseta, "Pts.": peseta, "₧": peseta,
        "¥": ContinentalCurrency(ContinentalUnit("yen", "yenes"), nil, join: "con"),
        "MXN": peso, "MX$": peso, "AR$": peso, "RD$": peso, "ARS": peso, "CLP": peso,
        "S/": sol, "PEN": sol, "₡": ContinentalCurrency(ContinentalUnit("colón", "colones"), nil, join: "con"),
        "₲": ContinentalCurrency(ContinentalUnit("guaraní", "guaraníes"), nil, join: "con"),
    ]

    /// Behind a slash.
    static let rates: [String: String] = [
        "mes": "al mes", "año": "al año", "día": "al día", "dia": "al día", "semana": "a la semana", "hora": "por hora",
        "h": "por hora", "s": "por segundo", "seg": "por segundo", "min": "por minuto", "persona": "por persona",
        "pers": "por persona", "habitante": "por habitante", "hab": "por habitante", "kg": "por kilo",
        "kilo": "por kilo", "l": "por litro", "L": "por litro", "litro": "por litro", "km": "por kilómetro",
        "ha": "por hectárea", "kWh": "por kilovatio hora", "noche": "por noche",
    ]

    static let units: [String: ContinentalUnit] = [
        "km": ContinentalUnit("kilómetro", "kilómetros"), "m": ContinentalUnit("metro", "metros"),
        "cm": ContinentalUnit("centímetro", "centímetros"), "mm": ContinentalUnit("milímetro", "milímetros"),
        "dm": ContinentalUnit("decímetro", "decímetros"), "hm": ContinentalUnit("hectómetro", "hectómetros"),
        "kg": ContinentalUnit("kilogramo", "kilogramos"), "Kg": ContinentalUnit("kilogramo", "kilogramos"),
        "g": ContinentalUnit("gramo", "gramos"), "gr": ContinentalUnit("gramo", "gramos"),
        "mg": ContinentalUnit("miligramo", "miligramos"), "t": ContinentalUnit("tonelada", "toneladas", .feminine),
        "l": ContinentalUnit("litro", "litros"), "L": ContinentalUnit("litro", "litros"),
        "ml": ContinentalUnit("mililitro", "mililitros"), "cl": ContinentalUnit("centilitro", "centilitros"),
        "dl": ContinentalUnit("decilitro", "decilitros"), "ha": ContinentalUnit("hectárea", "hectáreas", .feminine),
        "h": ContinentalUnit("hora", "horas", .feminine), "hs": ContinentalUnit("hora", "horas", .feminine),
        "hrs": ContinentalUnit("hora", "horas", .feminine),
        "cda": ContinentalUnit("cucharada", "cucharadas", .feminine),
        "cdas": ContinentalUnit("cucharada", "cucharadas", .feminine),
        "cdta": ContinentalUnit("cucharadita", "cucharaditas", .feminine),
        "cdtas": ContinentalUnit("cucharadita", "cucharaditas", .feminine), "min": ContinentalUnit("minuto", "minutos"),
        "s": ContinentalUnit("segundo", "segundos"), "seg": ContinentalUnit("segundo", "segundos"),
        "W": ContinentalUnit("vatio", "vatios"), "kW": ContinentalUnit("kilovatio", "kilovatios"),
        "V": ContinentalUnit("voltio", "voltios"), "A": ContinentalUnit("amperio", "amperios"),
        "Hz": ContinentalUnit("hercio", "hercios"), "kHz": ContinentalUnit("kilohercio", "kilohercios"),
        "MHz": ContinentalUnit("megahercio", "megahercios"), "GB": ContinentalUnit("gigabyte", "gigabytes"),
        "MB": ContinentalUnit("megabyte", "megabytes"), "KB": ContinentalUnit("kilobyte", "kilobytes"),
        "CV": ContinentalUnit("caballo de vapor", "caballos de vapor"),
        "cal": ContinentalUnit("caloría", "calorías", .feminine),
        "kcal": ContinentalUnit("kilocaloría", "kilocalorías", .feminine),
        "hPa": ContinentalUnit("hectopascal", "hectopascales"), "Pa": ContinentalUnit("pascal", "pascales"),
        "kWh": ContinentalUnit("kilovatio hora", "kilovatios hora"),
        "MWh": ContinentalUnit("megavatio hora", "megavatios hora"),
        "GWh": ContinentalUnit("gigavatio hora", "gigavatios hora"),
        "TWh": ContinentalUnit("teravatio hora", "teravatios hora"), "MW": ContinentalUnit("megavatio", "megavatios"),
        "GW": ContinentalUnit("gigavatio", "gigavatios"), "µg": ContinentalUnit("microgramo", "microgramos"),
        "μg": ContinentalUnit("microgramo", "microgramos"), "µm": ContinentalUnit("micrómetro", "micrómetros"),
        "nm": ContinentalUnit("nanómetro", "nanómetros"), "Mbit": ContinentalUnit("megabit", "megabits"),
        "Gbit": ContinentalUnit("gigabit", "gigabits"),
        "Mbps": ContinentalUnit("megabit por segundo", "megabits por segundo"),
        "kV": ContinentalUnit("kilovoltio", "kilovoltios"), "TB": ContinentalUnit("terabyte", "terabytes"),
        "GHz": ContinentalUnit("gigahercio", "gigahercios"),
    ]
}

extension ContinentalMoneyWords {
    static let spanish = ContinentalMoneyWords(
        currencies: SpanishMeasures.money,
        names: [
            "peseta": "peseta", "pesetas": "peseta", "peso": "peso", "pesos": "peso", "franco": "franco",
            "francos": "franco", "duros": "duro", "libra": "libra", "libras": "libra", "dólares": "dólar",
            "euro": "euro", "euros": "euro", "liras": "lira", "marcos": "marco", "escudos": "escudo",
        ],
        largeNumbers: ["millón", "millones", "billón", "billones", "mil"],
        scales: [
            "mil": .thousand, "k": .thousand, "M": ContinentalScale("millón", "millones"),
            "MM": ContinentalScale("millón", "millones"), "millón": ContinentalScale("millón", "millones"),
            "millones": ContinentalScale("millón", "millones"), "billón": ContinentalScale("billón", "billones"),
            "billones": ContinentalScale("billón", "billones"),
        ],
        partsByCommas: true
    )
}

extension ContinentalMeasureWords {
    static let spanish = ContinentalMeasureWords(
        units: SpanishMeasures.units.with(.spanish),
        counted: Set(
            words: """
                minutos horas segundos días semanas meses años grados personas euros cucharadas gramos kilos litros metros
                kilómetros
                """
        ),
        rates: SpanishMeasures.rates,
        per: "por",
        each: ["por", "al", "el", "cada"],
        raised: Raised(
            squared: Raised.Forms(masculine: "cuadrado", feminine: "cuadrada"),
            cubed: Raised.Forms(masculine: "cúbico", feminine: "cúbica")
        ),
        degrees: Degrees(one: "grado", many: "grados", celsius: " centígrados", fahrenheit: " Fahrenheit"),
        arc: Arc(
            minute: ContinentalUnit("minuto", "minutos"),
            second: ContinentalUnit("segundo", "segundos"),
            sides: ["N": "norte", "S": "sur", "E": "este", "O": "oeste"],
            latitude: "latitud",
            longitude: "longitud"
        ),
        isVerb: SpanishVerbs.isVerb
    )
}
