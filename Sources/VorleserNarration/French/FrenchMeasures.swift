import Phonemes

/// Money and measures in French. Source of the symbols: *Lexique des règles typographiques* (Imprimerie nationale).
enum FrenchMeasures {
    private static let centime = ContinentalUnit("centime", "centimes")
    private static let franc = ContinentalCurrency(ContinentalUnit("franc", "francs"), centime, join: "et")
    private static let euro = ContinentalCurrency(ContinentalUnit("euro", "euros"), centime, join: "et")
    private static let dollar = ContinentalCurrency(
        ContinentalUnit("dollar", "dollars"),
        ContinentalUnit("cent", "cents"),
        join: "et"
    )
    private static let pound = ContinentalCurrency(
        ContinentalUnit("livre", "livres", .feminine),
        ContinentalUnit("penny", "pence"),
        join: "et"
    )

    static let money: [String: ContinentalCurrency] = [
        "€": euro, "EUR": euro, "$": dollar, "US$": dollar, "USD": dollar, "£": pound, "GBP": pound, "fr.": franc,
        "frs.": franc, "FRF": franc, "CHF": franc,
        "¥": ContinentalCurrency(ContinentalUnit("yen", "yens"), nil, join: "et"),
    ]

    /// Behind a slash.
    static let rates: [String: String] = [
        "mois": "par mois", "an": "par an", "jour": "par jour", "j": "par jour", "semaine": "par semaine",
        "sem": "par semaine", "heure": "par heure", "h": "par heure", "s": "par seconde", "min": "par minute",
        "personne": "par personne", "pers": "par personne", "habitant": "par habitant", "hab": "par habitant",
        "kg": "par kilo", "l": "par litre", "L": "par litre", "litre": "par litre", "km": "par kilomètre",
        "ha": "par hectare", "kWh": "par kilowattheure", "nuit": "par nuit", "tête": "par tête", "année": "par année",
    ]

    static let units: [String: ContinentalUnit] = [
        "km": ContinentalUnit("kilomètre", "kilomètres"), "m": ContinentalUnit("mètre", "mètres"),
        "cm": ContinentalUnit("centimètre", "centimètres"), "mm": ContinentalUnit("millimètre", "millimètres"),
        "dm": ContinentalUnit("décimètre", "décimètres"), "hm": ContinentalUnit("hectomètre", "hectomètres"),
        "kg": ContinentalUnit("kilogramme", "kilogrammes"), "g": ContinentalUnit("gramme", "grammes"),
        "gr": ContinentalUnit("gramme", "grammes"), "mg": ContinentalUnit("milligramme", "milligrammes"),
        "t": ContinentalUnit("tonne", "tonnes", .feminine), "l": ContinentalUnit("litre", "litres"),
        "L": ContinentalUnit("litre", "litres"), "ml": ContinentalUnit("millilitre", "millilitres"),
        "mL": ContinentalUnit("millilitre", "millilitres"), "cl": ContinentalUnit("centilitre", "centilitres"),
        "dl": ContinentalUnit("décilitre", "décilitres"), "hl": ContinentalUnit("hectolitre", "hectolitres"),
        "ha": ContinentalUnit("hectare", "hectares"), "h": ContinentalUnit("heure", "heures", .feminine),
        "min": ContinentalUnit("minute", "minutes", .feminine), "mn": ContinentalUnit("minute", "minutes", .feminine),
        "s": ContinentalUnit("seconde", "secondes", .feminine),
        "sec": ContinentalUnit("seconde", "secondes", .feminine),
        "W": ContinentalUnit("watt", "watts"), "kW": ContinentalUnit("kilowatt", "kilowatts"),
        "kWh": ContinentalUnit("kilowattheure", "kilowattheures"), "MW": ContinentalUnit("mégawatt", "mégawatts"),
        "V": ContinentalUnit("volt", "volts"), "A": ContinentalUnit("ampère", "ampères"),
        "Hz": ContinentalUnit("hertz", "hertz"),
        "kHz": ContinentalUnit("kilohertz", "kilohertz"), "MHz": ContinentalUnit("mégahertz", "mégahertz"),
        "Go": ContinentalUnit("gigaoctet", "gigaoctets"), "Mo": ContinentalUnit("mégaoctet", "mégaoctets"),
        "Ko": ContinentalUnit("kilooctet", "kilooctets"), "GB": ContinentalUnit("gigaoctet", "gigaoctets"),
        "ch": ContinentalUnit("cheval", "chevaux"), "cal": ContinentalUnit("calorie", "calories", .feminine),
        "kcal": ContinentalUnit("kilocalorie", "kilocalories", .feminine), "Pa": ContinentalUnit("pascal", "pascals"),
        "hPa": ContinentalUnit("hectopascal", "hectopascals"), "dB": ContinentalUnit("décibel", "décibels"),
        "F": ContinentalUnit("franc", "francs"),
        "MWh": ContinentalUnit("mégawattheure", "mégawattheures"),
        "GWh": ContinentalUnit("gigawattheure", "gigawattheures"),
        "TWh": ContinentalUnit("térawattheure", "térawattheures"),
        "kWc": ContinentalUnit("kilowatt-crête", "kilowatts-crête"), "GW": ContinentalUnit("gigawatt", "gigawatts"),
        "µg": ContinentalUnit("microgramme", "microgrammes"), "μg": ContinentalUnit("microgramme", "microgrammes"),
        "µm": ContinentalUnit("micromètre", "micromètres"), "nm": ContinentalUnit("nanomètre", "nanomètres"),
        "Mbit": ContinentalUnit("mégabit", "mégabits"), "Gbit": ContinentalUnit("gigabit", "gigabits"),
        "Mbps": ContinentalUnit("mégabit par seconde", "mégabits par seconde"),
        "kV": ContinentalUnit("kilovolt", "kilovolts"), "mA": ContinentalUnit("milliampère", "milliampères"),
        "po": ContinentalUnit("pouce", "pouces"), "lb": ContinentalUnit("livre", "livres", .feminine),
        "oz": ContinentalUnit("once", "onces", .feminine), "GHz": ContinentalUnit("gigahertz", "gigahertz"),
        "To": ContinentalUnit("téraoctet", "téraoctets"),
    ]
}

extension ContinentalMoneyWords {
    static let french = ContinentalMoneyWords(
        currencies: FrenchMeasures.money,
        names: [
            "franc": "franc", "francs": "franc", "livres": "livre", "dollars": "dollar", "marks": "mark",
            "euro": "euro", "euros": "euro", "peseta": "peseta", "pesetas": "peseta", "peso": "peso", "pesos": "peso",
            "escudos": "escudo",
        ],
        largeNumbers: ["million", "millions", "milliard", "milliards", "billion", "billions"],
        oneCountsDecimals: true
    )
}

extension ContinentalMeasureWords {
    static let french = ContinentalMeasureWords(
        units: FrenchMeasures.units.with(.french),
        counted: Set(
            words: """
                minutes heures secondes jours semaines mois ans années degrés personnes pers euros centimes cuillères grammes
                kilos litres mètres kilomètres
                """
        ),
        rates: FrenchMeasures.rates,
        per: "par",
        each: ["par", "le", "au"],
        raised: Raised(
            squared: Raised.Forms(masculine: "carré", feminine: "carrée"),
            cubed: Raised.Forms(masculine: "cube", feminine: "cube")
        ),
        degrees: Degrees(one: "degré", many: "degrés", celsius: " Celsius", fahrenheit: " Fahrenheit"),
        arc: Arc(
            minute: ContinentalUnit("minute", "minutes", .feminine),
            second: ContinentalUnit("seconde", "secondes", .feminine),
            sides: ["N": "nord", "S": "sud", "E": "est", "O": "ouest"],
            latitude: "latitude",
            longitude: "longitude"
        )
    )
}
