/// Numbers in Italian words.
public enum ItalianNumberWords {
    /// A cardinal.
    /// - Parameters:
    ///   - number: Any.
    ///   - form: What it agrees with; only *uno* does.
    /// - Returns: *Ventuno*, *duemilatré*, *un milione duecentomila*.
    public static func cardinal(_ number: Int, _ form: NumberAgreement = .alone) -> String {
        (number < 0 ? "meno " : "") + words(number.magnitude, form)
    }

    /// Digits as they are read: a number, or digit by digit where it begins with 0 or is too long.
    public static func figures(_ digits: String) -> String { Figures.read(digits, small) { cardinal($0) } }

    /// Digit by digit; whatever is no digit 0–9 is passed over.
    public static func digits(_ digits: some StringProtocol) -> String { Figures.oneByOne(digits, small) }

    /// An ordinal in the singular.
    /// - Returns: *Primo*, *terza*, *ventunesimo*; the cardinal of a number outside 1…100 000.
    public static func ordinal(_ number: Int, _ gender: NumberAgreement) -> String {
        guard (1...100_000).contains(number) else { return cardinal(number, gender) }
        let name = number <= 10 ? ordinals[number] : stem(of: number) + "esimo"
        return gender == .feminine ? name.dropLast() + "a" : name
    }

    /// A cardinal without its last vowel; three and six keep theirs: *ventitreesimo*, *ventiseiesimo*.
    private static func stem(of number: Int) -> String {
        let name = cardinal(number)
        if name.hasSuffix("tré") { return name.dropLast() + "e" }
        if name.hasSuffix("sei") { return name }
        return name.hasSuffix("mila") ? name.dropLast(2) + "l" : String(name.dropLast())
    }

    private static func words(_ number: UInt, _ form: NumberAgreement) -> String {
        if number == 1 {
            switch form {
            case .alone: return "uno"
            case .masculine: return "un"
            case .feminine: return "una"
            }
        }
        if number < 1_000_000 { return belowMillion(Int(number)) }
        for (unit, one, many) in scales where number >= unit {
            let (count, rest) = number.quotientAndRemainder(dividingBy: unit)
            let start = count == 1 ? "un " + one : words(count, .masculine) + " " + many
            return rest == 0 ? start : start + " " + words(rest, .alone)
        }
        return ""
    }

    private static func belowMillion(_ number: Int) -> String {
        if number < 1000 { return accented(belowThousand(number)) }
        let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1000)
        let start = thousands == 1 ? "mille" : belowThousand(thousands) + "mila"
        return rest == 0 ? start : accented(start + belowThousand(rest))
    }

    /// *Ventitré*, *duemilatré*: three at the end of a longer word has an accent.
    private static func accented(_ word: String) -> String {
        word.hasSuffix("tre") && word != "tre" ? word.dropLast() + "é" : word
    }

    private static func belowThousand(_ number: Int) -> String {
        if number < 100 { return belowHundred(number) }
        let (hundred, rest) = number.quotientAndRemainder(dividingBy: 100)
        let start = (hundred == 1 ? "" : small[hundred]) + "cento"
        return rest == 0 ? start : start + belowHundred(rest)
    }

    private static func belowHundred(_ number: Int) -> String {
        if number < 20 { return small[number] }
        let (ten, one) = number.quotientAndRemainder(dividingBy: 10)
        if one == 0 { return tens[ten] }
        return (one == 1 || one == 8 ? String(tens[ten].dropLast()) : tens[ten]) + small[one]
    }

    private static let small = [
        "zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici",
        "tredici", "quattordici", "quindici", "sedici", "diciassette", "diciotto", "diciannove",
    ]
    private static let tens = [
        "", "", "venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta",
    ]
    private static let ordinals = [
        "", "primo", "secondo", "terzo", "quarto", "quinto", "sesto", "settimo", "ottavo", "nono", "decimo",
    ]
    private static let scales: [(UInt, String, String)] = [
        (1_000_000_000_000_000_000, "trilione", "trilioni"), (1_000_000_000_000, "bilione", "bilioni"),
        (1_000_000_000, "miliardo", "miliardi"), (1_000_000, "milione", "milioni"),
    ]
}
