import Phonemes

/// Money and measures in Italian.
enum ItalianMeasures {
    private static let cent = ContinentalUnit("centesimo", "centesimi")
    private static let euro = ContinentalCurrency(ContinentalUnit("euro", "euro"), cent, join: "e")
    private static let dollar = ContinentalCurrency(ContinentalUnit("dollaro", "dollari"), cent, join: "e")
    private static let pound = ContinentalCurrency(
        ContinentalUnit("sterlina", "sterline", .feminine),
        ContinentalUnit("penny", "pence"),
        join: "e"
    )
    private static let lira = ContinentalCurrency(ContinentalUnit("lira", "lire", .feminine), cent, join: "e")

    static let money: [String: ContinentalCurrency] = [
        "€": euro, "EUR": euro, "$": dollar, "US$": dollar, "USD": dollar, "£": pound, "GBP": pound, "L.": lira,
        "Lit.": lira, "£.": lira, "₤": lira, "ITL": lira,
        "¥": ContinentalCurrency(ContinentalUnit("yen", "yen"), nil, join: "e"),
        "CHF": ContinentalCurrency(ContinentalUnit("franco", "franchi"), cent, join: "e"),
    ]

    /// Behind a slash.
    static let rates: [String: String] = [
        "mese": "al mese", "anno": "all’anno", "giorno": "al giorno", "settimana": "alla settimana", "ora": "all’ora",
        "h": "all’ora", "s": "al secondo", "min": "al minuto", "persona": "a persona", "abitante": "per abitante",
        "ab": "per abitante", "kg": "al chilo", "kilo": "al chilo", "l": "al litro", "L": "al litro",
        "litro": "al litro", "km": "al chilometro", "ha": "per ettaro", "kWh": "per chilowattora", "notte": "a notte",
    ]

    static let units: [String: ContinentalUnit] = [
        "km": ContinentalUnit("chilometro", "chilometri"), "m": ContinentalUnit("metro", "metri"),
        "cm": ContinentalUnit("centimetro", "centimetri"), "mm": ContinentalUnit("millimetro", "millimetri"),
        "dm": ContinentalUnit("decimetro", "decimetri"), "kg": ContinentalUnit("chilogrammo", "chilogrammi"),
        "Kg": ContinentalUnit("chilogrammo", "chilogrammi"), "g": ContinentalUnit("grammo", "grammi"),
        "gr": ContinentalUnit("grammo", "grammi"), "hg": ContinentalUnit("etto", "etti"),
        "mg": ContinentalUnit("milligrammo", "milligrammi"),
        "q": ContinentalUnit("quintale", "quintali"), "t": ContinentalUnit("tonnellata", "tonnellate", .feminine),
        "l": ContinentalUnit("litro", "litri"), "L": ContinentalUnit("litro", "litri"),
        "ml": ContinentalUnit("millilitro", "millilitri"),
        "cl": ContinentalUnit("centilitro", "centilitri"), "dl": ContinentalUnit("decilitro", "decilitri"),
        "hl": ContinentalUnit("ettolitro", "ettolitri"), "ha": ContinentalUnit("ettaro", "ettari"),
        "h": ContinentalUnit("ora", "ore", .feminine), "min": ContinentalUnit("minuto", "minuti"),
        "s": ContinentalUnit("secondo", "secondi"), "sec": ContinentalUnit("secondo", "secondi"),
        "mq": ContinentalUnit("metro quadrato", "metri quadrati"),
        "kmq": ContinentalUnit("chilometro quadrato", "chilometri quadrati"),
        "mc": ContinentalUnit("metro cubo", "metri cubi"),
        "cmq": ContinentalUnit("centimetro quadrato", "centimetri quadrati"),
        "W": ContinentalUnit("watt", "watt"), "kW": ContinentalUnit("chilowatt", "chilowatt"),
        "V": ContinentalUnit("volt", "volt"),
        "A": ContinentalUnit("ampere", "ampere"), "Hz": ContinentalUnit("hertz", "hertz"),
        "kHz": ContinentalUnit("chilohertz", "chilohertz"),
        "MHz": ContinentalUnit("megahertz", "megahertz"), "GB": ContinentalUnit("gigabyte", "gigabyte"),
        "MB": ContinentalUnit("megabyte", "megabyte"), "KB": ContinentalUnit("chilobyte", "chilobyte"),
        "CV": ContinentalUnit("cavallo", "cavalli"), "cal": ContinentalUnit("caloria", "calorie", .feminine),
        "kcal": ContinentalUnit("chilocaloria", "chilocalorie", .feminine),
        "hPa": ContinentalUnit("ettopascal", "ettopascal"), "Pa": ContinentalUnit("pascal", "pascal"),
        "kWh": ContinentalUnit("chilowattora", "chilowattora"), "MWh": ContinentalUnit("megawattora", "megawattora"),
        "GWh": ContinentalUnit("gigawattora", "gigawattora"), "TWh": ContinentalUnit("terawattora", "terawattora"),
        "MW": ContinentalUnit("megawatt", "megawatt"), "GW": ContinentalUnit("gigawatt", "gigawatt"),
        "µg": ContinentalUnit("microgrammo", "microgrammi"), "μg": ContinentalUnit("microgrammo", "microgrammi"),
        "µm": ContinentalUnit("micrometro", "micrometri"), "nm": ContinentalUnit("nanometro", "nanometri"),
        "Mbit": ContinentalUnit("megabit", "megabit"), "Gbit": ContinentalUnit("gigabit", "gigabit"),
        "Mbps": ContinentalUnit("megabit al secondo", "megabit al secondo"),
        "kV": ContinentalUnit("chilovolt", "chilovolt"), "TB": ContinentalUnit("terabyte", "terabyte"),
        "GHz": ContinentalUnit("gigahertz", "gigahertz"),
    ]
}

extension ContinentalMoneyWords {
    static let italian = ContinentalMoneyWords(
        currencies: ItalianMeasures.money,
        names: [
            "euro": "euro", "lira": "lira", "lire": "lira", "franchi": "franco", "scudi": "scudo", "dollari": "dollaro",
            "sterline": "sterlina", "peseta": "peseta", "pesetas": "peseta", "peso": "peso", "pesos": "peso",
            "escudos": "escudo",
        ],
        largeNumbers: ["milione", "milioni", "miliardo", "miliardi"]
    )
}

extension ContinentalMeasureWords {
    static let italian = ContinentalMeasureWords(
        units: ItalianMeasures.units.with(.italian),
        counted: Set(
            words: """
                minuti ore secondi giorni settimane mesi anni gradi persone pers euro cucchiai grammi chili litri metri
                chilometri
                """
        ),
        rates: ItalianMeasures.rates,
        per: "per",
        each: ["per", "al", "il"],
        raised: Raised(
            squared: Raised.Forms(masculine: "quadrato", feminine: "quadrata"),
            cubed: Raised.Forms(masculine: "cubo", feminine: "cuba")
        ),
        degrees: Degrees(one: "grado", many: "gradi", celsius: "", fahrenheit: " Fahrenheit"),
        arc: Arc(
            minute: ContinentalUnit("minuto", "minuti"),
            second: ContinentalUnit("secondo", "secondi"),
            sides: ["N": "nord", "S": "sud", "E": "est", "O": "ovest"],
            latitude: "latitudine",
            longitude: "longitudine"
        ),
        lengthJoin: " e ",
        isVerb: ItalianVerbs.isVerb
    )
}
