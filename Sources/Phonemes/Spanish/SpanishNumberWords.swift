/// Numbers in Spanish words.
public enum SpanishNumberWords {

    /// A cardinal.
    /// - Parameters:
    ///   - number: Any.
    ///   - form: What it agrees with.
    /// - Returns: *Veintiún*, *doscientas*, *un millón trescientos mil*.
    public static func cardinal(_ number: Int, _ form: NumberAgreement = .alone) -> String {
        (number < 0 ? "menos " : "") + words(number.magnitude, form)
    }

    /// Digits as they are read: a number, or digit by digit where it begins with 0 or is too long.
    public static func figures(_ digits: String) -> String { Figures.read(digits, small) { cardinal($0) } }

    /// Digit by digit; whatever is no digit 0–9 is passed over.
    public static func digits(_ digits: some StringProtocol) -> String { Figures.oneByOne(digits, small) }

    /// An ordinal in the singular.
    /// - Parameters:
    ///   - number: Any.
    ///   - gender: What it agrees with.
    ///   - beforeNoun: Whether a noun follows, before which it may be short: *tercer piso*.
    /// - Returns: *Primero*, *tercera*, *vigésimo primero*; the cardinal of a number outside 1…1000.
    public static func ordinal(_ number: Int, _ gender: NumberAgreement, beforeNoun: Bool = false) -> String {
        guard (1...1000).contains(number) else { return cardinal(number, gender) }
        let parts = [number / 100 * 100, number % 100 / 10 * 10, number % 10].filter { $0 > 0 }
        let name = parts.compactMap { ordinals[$0] }.joined(separator: " ")
        if gender == .feminine {
            return name.split(separator: " ").map { $0.dropLast() + "a" }.joined(separator: " ")
        }
        return beforeNoun && (name.hasSuffix("primero") || name.hasSuffix("tercero")) ? String(name.dropLast()) : name
    }

    private static func words(_ number: UInt, _ form: NumberAgreement) -> String {
        if number < 1000 { return belowThousand(Int(number), form) }
        if number < 1_000_000 {
            let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1000)
            // *Veintiún mil*, *doscientas mil*: the feminine reaches over *mil*.
            let count = thousands == 1 ? "" : belowThousand(Int(thousands), form == .alone ? .masculine : form) + " "
            return count + "mil" + (rest == 0 ? "" : " " + belowThousand(Int(rest), form))
        }
        for (unit, one, many) in scales where number >= unit {
            let (count, rest) = number.quotientAndRemainder(dividingBy: unit)
            let start = count == 1 ? "un " + one : words(count, .masculine) + " " + many
            return rest == 0 ? start : start + " " + words(rest, form)
        }
        return ""
    }

    private static func belowThousand(_ number: Int, _ form: NumberAgreement) -> String {
        if number < 100 { return belowHundred(number, form) }
        if number == 100 { return "cien" }
        let (hundred, rest) = number.quotientAndRemainder(dividingBy: 100)
        var start = hundreds[hundred]
        if form == .feminine, hundred > 1 { start = start.dropLast(2) + "as" }
        return rest == 0 ? start : start + " " + belowHundred(rest, form)
    }

    private static func belowHundred(_ number: Int, _ form: NumberAgreement) -> String {
        if number == 1 || number == 21 {
            switch form {
            case .alone: return small[number]
            case .masculine: return number == 1 ? "un" : "veintiún"
            case .feminine: return number == 1 ? "una" : "veintiuna"
            }
        }
        if number < 30 { return small[number] }
        let (ten, one) = number.quotientAndRemainder(dividingBy: 10)
        return one == 0 ? tens[ten] : tens[ten] + " y " + belowHundred(one, form)
    }

    private static let small = [
        "cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce",
        "trece", "catorce", "quince", "dieciséis", "diecisiete", "dieciocho", "diecinueve", "veinte", "veintiuno",
        "veintidós", "veintitrés", "veinticuatro", "veinticinco", "veintiséis", "veintisiete", "veintiocho",
        "veintinueve",
    ]
    private static let tens = [
        "", "", "", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa",
    ]
    private static let hundreds = [
        "", "ciento", "doscientos", "trescientos", "cuatrocientos", "quinientos", "seiscientos", "setecientos",
        "ochocientos", "novecientos",
    ]
    private static let ordinals = [
        1: "primero", 2: "segundo", 3: "tercero", 4: "cuarto", 5: "quinto", 6: "sexto", 7: "séptimo", 8: "octavo",
        9: "noveno", 10: "décimo", 20: "vigésimo", 30: "trigésimo", 40: "cuadragésimo", 50: "quincuagésimo",
        60: "sexagésimo", 70: "septuagésimo", 80: "octogésimo", 90: "nonagésimo", 100: "centésimo",
        200: "ducentésimo", 300: "tricentésimo", 400: "cuadringentésimo", 500: "quingentésimo", 600: "sexcentésimo",
        700: "septingentésimo", 800: "octingentésimo", 900: "noningentésimo", 1000: "milésimo",
    ]
    /// The long scale.
    private static let scales: [(UInt, String, String)] = [
        (1_000_000_000_000_000_000, "trillón", "trillones"), (1_000_000_000_000, "billón", "billones"),
        (1_000_000, "millón", "millones"),
    ]
}
