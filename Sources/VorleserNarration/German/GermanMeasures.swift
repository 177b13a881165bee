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
        ("hPa", "Hektopascal"), ("dB", "Dezibel"), ("J", "Joule"), ("kJ", "Kilojoule"), ("Pfd", "Pfund"),
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
        units: GermanMeasures.units,
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

/// Says measures with a raised 2 or 3, which German names before the unit: *30 m²*, *4 m³*.
struct GermanPowers: NumeralForm {
    let words: ContinentalWords
    let name = "de-power"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let unit = numeral.words.upperBound
        guard let power = passage.power(after: unit),
            let named = words.measures.units[passage.printed(unit) + power.rawValue]
        else { return [] }
        let text = passage.spoken(numeral, .masculine, words) + " " + named.many
        return [passage.replacement(numeral.words.lowerBound..<unit + 2, by: text)]
    }
}

/// Says money with its hundredths, and with a dash in their place: *5,20 €*, *CHF 12.50*, *EUR 20,-*, *5,– €*.
struct GermanPrices: NumeralForm {
    let words: ContinentalWords
    let name = "de-price"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        guard let whole = numeral.whole, numeral.fraction == nil else { return [] }
        if let millions = millions(numeral, passage) { return [millions] }
        var (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        var cents: Int?
        if let decimals = numeral.decimals {
            guard decimals.utf8.count == 2 else { return [] }
            cents = Int(decimals)
        } else if passage.isTightMark(end, ","), passage.isTight(end + 1),
            passage.isRangeDash(end + 1) || passage.isMark(end + 1, "—")
        {
            cents = 0
            end += passage.isTight(end + 2) && passage.isRangeDash(end + 2) ? 3 : 2
        }
        let found: ContinentalCurrency
        if let currency = currency(at: end, passage), cents != nil {
            found = currency
            end += 1
        } else if passage.count(start - 1) == 3, let currency = words.money.currencies[passage.printed(start - 1)] {
            found = currency
            start -= 1
        } else {
            return []
        }
        let text =
            words.numbers.cardinal(whole, found.unit.gender) + " " + (whole == 1 ? found.unit.one : found.unit.many)
        let rest = cents.map { $0 == 0 ? "" : " " + GermanNumberWords.cardinal($0) } ?? ""
        return [passage.replacement(start..<end, by: text + rest)]
    }

    /// *EUR 3 Mio.*, *$ 1,5 Mrd.*
    private func millions(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let scale = Self.scales[passage.printed(end)], let currency = currency(at: start - 1, passage),
            passage.printed(start - 1) != "Euro"
        else { return nil }
        let isOne = numeral.isOne && scale.one != scale.many
        let number = isOne ? "eine " + scale.one : passage.spoken(numeral, .masculine, words) + " " + scale.many
        let last = passage.isEnd(end + 1) ? end + 1 : passage.afterStop(end + 1)
        return passage.replacement(start - 1..<last, by: number + " " + currency.unit.many)
    }

    private static let scales = [
        "Mio": (one: "Million", many: "Millionen"), "Million": (one: "Million", many: "Millionen"),
        "Millionen": (one: "Million", many: "Millionen"), "Mrd": (one: "Milliarde", many: "Milliarden"),
        "Milliarde": (one: "Milliarde", many: "Milliarden"), "Milliarden": (one: "Milliarde", many: "Milliarden"),
        "Tsd": (one: "tausend", many: "tausend"),
    ]

    private func currency(at index: Int, _ passage: Passage) -> ContinentalCurrency? {
        let printed = passage.printed(index)
        return words.money.currencies[printed] ?? Self.named[printed].flatMap { words.money.currencies[$0] }
    }

    private static let named = ["Euro": "€", "Mark": "DM", "Dollar": "$", "Franken": "CHF"]
}
