/// Numbers in German words.
public enum GermanNumberWords {
    /// A cardinal, in one word up to a million.
    /// - Parameters:
    ///   - number: Any.
    ///   - one: How a one at the end is said: *eins* alone, *ein*, *eine*, *einem* before what is counted.
    /// - Returns: *Einundzwanzig*, *zweitausenddrei*, *eine Million zweihunderttausend*.
    public static func cardinal(_ number: Int, one: String = "eins") -> String {
        (number < 0 ? "minus " : "") + words(number.magnitude, one)
    }

    /// A year before 2000: *neunzehnhundertvierzehn*.
    public static func year(_ year: Int) -> String {
        guard (1100...1999).contains(year) else { return cardinal(year) }
        let (century, rest) = year.quotientAndRemainder(dividingBy: 100)
        return belowHundred(century, "eins") + "hundert" + (rest == 0 ? "" : belowHundred(rest, "eins"))
    }

    /// An ordinal.
    /// - Parameters:
    ///   - number: At least 1; else the cardinal.
    ///   - ending: How it is inflected: *e*, *en*, *er*.
    /// - Returns: *Dritte*, *einundzwanzigsten*.
    public static func ordinal(_ number: Int, _ ending: String) -> String {
        guard number > 0 else { return cardinal(number) }
        let last = number % 100
        let stem: String
        switch last {
        case 1: stem = before(number) + "erst"
        case 3: stem = before(number) + "dritt"
        case 7: stem = before(number) + "siebt"
        case 8: stem = before(number) + "acht"
        case 2, 4...19: stem = cardinal(number) + "t"
        default: stem = cardinal(number) + "st"
        }
        return stem + ending
    }

    /// What stands before the last two digits.
    private static func before(_ number: Int) -> String {
        let rest = number / 100 * 100
        return rest == 0 ? "" : cardinal(rest)
    }

    /// Digits as they are read: a number, or digit by digit where it begins with 0 or is too long.
    public static func figures(_ digits: String) -> String { Figures.read(digits, small) { cardinal($0) } }

    /// Digit by digit; whatever is no digit 0–9 is passed over.
    public static func digits(_ digits: some StringProtocol) -> String { Figures.oneByOne(digits, small) }

    private static func words(_ number: UInt, _ one: String) -> String {
        if number < 1_000_000 { return belowMillion(Int(number), one) }
        for (unit, name, many) in scales where number >= unit {
            let (count, rest) = number.quotientAndRemainder(dividingBy: unit)
            let start = count == 1 ? "eine " + name : words(count, "eine") + " " + many
            return rest == 0 ? start : start + " " + words(rest, one)
        }
        return ""
    }

    private static func belowMillion(_ number: Int, _ one: String) -> String {
        if number == 0 { return small[0] }
        let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1000)
        let start = thousands == 0 ? "" : (thousands == 1 ? "" : belowThousand(thousands, "ein")) + "tausend"
        return rest == 0 ? start : start + belowThousand(rest, one)
    }

    private static func belowThousand(_ number: Int, _ one: String) -> String {
        let (hundred, rest) = number.quotientAndRemainder(dividingBy: 100)
        if hundred == 0 { return belowHundred(rest, one) }
        let start = (hundred == 1 ? "" : small[hundred]) + "hundert"
        return rest == 0 ? start : start + belowHundred(rest, one)
    }

    private static func belowHundred(_ number: Int, _ one: String) -> String {
        if number == 1 { return one }
        if number < 20 { return small[number] }
        let (ten, unit) = number.quotientAndRemainder(dividingBy: 10)
        if unit == 0 { return tens[ten] }
        return (unit == 1 ? "ein" : small[unit]) + "und" + tens[ten]
    }

    private static let small = [
        "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf",
        "dreizehn",
        "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn",
    ]
    private static let tens = [
        "", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
    ]
    private static let scales: [(UInt, String, String)] = [
        (1_000_000_000_000_000_000, "Trillion", "Trillionen"), (1_000_000_000_000_000, "Billiarde", "Billiarden"),
        (1_000_000_000_000, "Billion", "Billionen"), (1_000_000_000, "Milliarde", "Milliarden"),
        (1_000_000, "Million", "Millionen"),
    ]
}
