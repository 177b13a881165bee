/// Numbers in Portuguese words, as they are said in Brazil, and in Portugal.
public enum PortugueseNumberWords {
    /// A cardinal.
    /// - Parameters:
    ///   - number: Any.
    ///   - form: What it agrees with.
    /// - Returns: *Vinte e um*, *duzentas*, *um milhão e trezentos mil*.
    public static func cardinal(_ number: Int, _ form: NumberAgreement = .alone) -> String {
        (number < 0 ? "menos " : "") + words(number.magnitude, form == .feminine)
    }

    /// A cardinal as it is said in Portugal.
    /// - Parameters:
    ///   - number: Any.
    ///   - form: What it agrees with.
    /// - Returns: *Dezasseis*, *mil e quinhentos milhões*.
    public static func european(_ number: Int, _ form: NumberAgreement = .alone) -> String {
        let brazilian = (number < 0 ? "menos " : "") + words(number.magnitude, form == .feminine, europeanScales)
        return brazilian.split(separator: " ").map { europeanWords[String($0)] ?? String($0) }.joined(separator: " ")
    }

    /// Digits as they are read: a number, or digit by digit where it begins with 0 or is too long.
    public static func figures(_ digits: String) -> String { Figures.read(digits, small) { cardinal($0) } }

    /// Digit by digit; whatever is no digit 0–9 is passed over.
    public static func digits(_ digits: some StringProtocol) -> String { Figures.oneByOne(digits, small) }

    /// An ordinal in the singular.
    /// - Returns: *Primeiro*, *terceira*, *vigésimo primeiro*; the cardinal of a number outside 1…1000.
    public static func ordinal(_ number: Int, _ gender: NumberAgreement) -> String {
        guard (1...1000).contains(number) else { return cardinal(number, gender) }
        let parts = [number / 100 * 100, number % 100 / 10 * 10, number % 10].filter { $0 > 0 }
        let names = parts.compactMap { ordinals[$0] }
        return (gender == .feminine ? names.map { $0.dropLast() + "a" } : names).joined(separator: " ")
    }

    private static func words(_ number: UInt, _ isFeminine: Bool, _ scales: [Scale] = scales) -> String {
        if number < 1000 { return belowThousand(Int(number), isFeminine) }
        if number < 1_000_000 {
            let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1000)
            let start = thousands == 1 ? "mil" : belowThousand(Int(thousands), isFeminine) + " mil"
            return rest == 0 ? start : start + joint(rest) + belowThousand(Int(rest), isFeminine)
        }
        for (unit, one, many) in scales where number >= unit {
            let (count, rest) = number.quotientAndRemainder(dividingBy: unit)
            let start = count == 1 ? "um " + one : words(count, false, scales) + " " + many
            return rest == 0 ? start : start + joint(rest) + words(rest, isFeminine, scales)
        }
        return ""
    }

    /// *E* stands before the last part that is said in one: *mil e novecentos*, *mil novecentos e quatorze*.
    private static func joint(_ rest: UInt) -> String {
        rest < 100 || rest < 1000 && rest.isMultiple(of: 100) || rest.isMultiple(of: 100_000) ? " e " : " "
    }

    private static func belowThousand(_ number: Int, _ isFeminine: Bool) -> String {
        if number < 100 { return belowHundred(number, isFeminine) }
        if number == 100 { return "cem" }
        let (hundred, rest) = number.quotientAndRemainder(dividingBy: 100)
        var start = hundreds[hundred]
        if isFeminine, hundred > 1 { start = start.dropLast(2) + "as" }
        return rest == 0 ? start : start + " e " + belowHundred(rest, isFeminine)
    }

    private static func belowHundred(_ number: Int, _ isFeminine: Bool) -> String {
        if number < 20 {
            switch number {
            case 1 where isFeminine: return "uma"
            case 2 where isFeminine: return "duas"
            default: return small[number]
            }
        }
        let (ten, one) = number.quotientAndRemainder(dividingBy: 10)
        return one == 0 ? tens[ten] : tens[ten] + " e " + belowHundred(one, isFeminine)
    }

    private static let small = [
        "zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze", "doze", "treze",
        "quatorze", "quinze", "dezesseis", "dezessete", "dezoito", "dezenove",
    ]
    private static let tens = [
        "", "", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa",
    ]
    private static let hundreds = [
        "", "cento", "duzentos", "trezentos", "quatrocentos", "quinhentos", "seiscentos", "setecentos", "oitocentos",
        "novecentos",
    ]
    private static let ordinals = [
        1: "primeiro", 2: "segundo", 3: "terceiro", 4: "quarto", 5: "quinto", 6: "sexto", 7: "sétimo", 8: "oitavo",
        9: "nono", 10: "décimo", 20: "vigésimo", 30: "trigésimo", 40: "quadragésimo", 50: "quinquagésimo",
        60: "sexagésimo", 70: "septuagésimo", 80: "octogésimo", 90: "nonagésimo", 100: "centésimo", 200: "ducentésimo",
        300: "trecentésimo", 400: "quadringentésimo", 500: "quingentésimo", 600: "sexcentésimo", 700: "septingentésimo",
        800: "octingentésimo", 900: "nongentésimo", 1000: "milésimo",
    ]
    private static let europeanWords = [
        "quatorze": "catorze", "dezesseis": "dezasseis", "dezessete": "dezassete", "dezenove": "dezanove",
    ]
    private typealias Scale = (unit: UInt, one: String, many: String)
    private static let europeanScales: [Scale] = [
        (1_000_000_000_000_000_000, "trilião", "triliões"), (1_000_000_000_000, "bilião", "biliões"),
        (1_000_000, "milhão", "milhões"),
    ]
    private static let scales: [Scale] = [
        (1_000_000_000_000_000_000, "quintilhão", "quintilhões"), (1_000_000_000_000_000, "quatrilhão", "quatrilhões"),
        (1_000_000_000_000, "trilhão", "trilhões"), (1_000_000_000, "bilhão", "bilhões"),
        (1_000_000, "milhão", "milhões"),
    ]
}
