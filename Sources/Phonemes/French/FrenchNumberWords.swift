/// Numbers in French words.
public enum FrenchNumberWords {
    /// A cardinal.
    /// - Parameters:
    ///   - number: Any.
    ///   - form: What it agrees with; only *un* has a feminine.
    /// - Returns: *Vingt et une*, *quatre-vingts*, *deux cent mille*.
    public static func cardinal(_ number: Int, _ form: NumberAgreement = .alone) -> String {
        (number < 0 ? "moins " : "") + words(number.magnitude, isFeminine: form == .feminine, isLast: true)
    }

    /// Digits as they are read: a number, or digit by digit where it begins with 0 or is too long.
    public static func figures(_ digits: String) -> String { Figures.read(digits, small) { cardinal($0) } }

    /// Digit by digit; whatever is no digit 0–9 is passed over.
    public static func digits(_ digits: some StringProtocol) -> String { Figures.oneByOne(digits, small) }

    /// An ordinal in the singular.
    /// - Returns: *Premier*, *première*, *vingt et unième*; the cardinal of a number below 1.
    public static func ordinal(_ number: Int, _ gender: NumberAgreement) -> String {
        if number == 1 { return gender == .feminine ? "première" : "premier" }
        guard number > 1 else { return cardinal(number) }
        var name = words(UInt(number), isFeminine: false, isLast: false)
        if name.hasSuffix("un") || name.hasSuffix("deux") || name.hasSuffix("trois") { return name + "ième" }
        if name.hasSuffix("cinq") { return name + "uième" }
        if name.hasSuffix("neuf") { return name.dropLast() + "vième" }
        if name.hasSuffix("s"), number >= 1_000_000 { name.removeLast() }
        return (name.hasSuffix("e") ? String(name.dropLast()) : name) + "ième"
    }

    private static func words(_ number: UInt, isFeminine: Bool, isLast: Bool) -> String {
        if number < 1000 { return belowThousand(Int(number), isFeminine, isLast) }
        if number < 1_000_000 {
            let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1000)
            let start = (thousands == 1 ? "" : belowThousand(Int(thousands), false, false) + " ") + "mille"
            return rest == 0 ? start : start + " " + belowThousand(Int(rest), isFeminine, isLast)
        }
        for (unit, name) in scales where number >= unit {
            let (count, rest) = number.quotientAndRemainder(dividingBy: unit)
            let start = words(count, isFeminine: false, isLast: true) + " " + name + (count > 1 ? "s" : "")
            return rest == 0 ? start : start + " " + words(rest, isFeminine: isFeminine, isLast: isLast)
        }
        return ""
    }

    /// *Cents* and *quatre-vingts* have their s where they are last.
    private static func belowThousand(_ number: Int, _ isFeminine: Bool, _ isLast: Bool) -> String {
        let (hundred, rest) = number.quotientAndRemainder(dividingBy: 100)
        if hundred == 0 { return belowHundred(rest, isFeminine, isLast) }
        let start = hundred == 1 ? "cent" : small[hundred] + " cent" + (rest == 0 && isLast ? "s" : "")
        return rest == 0 ? start : start + " " + belowHundred(rest, isFeminine, isLast)
    }

    private static func belowHundred(_ number: Int, _ isFeminine: Bool, _ isLast: Bool) -> String {
        let one = isFeminine ? "une" : "un"
        if number == 1 { return one }
        if number < 17 { return small[number] }
        let (ten, unit) = number.quotientAndRemainder(dividingBy: 10)
        if ten == 1 { return "dix-" + small[unit] }
        if ten == 8, unit == 0 { return isLast ? "quatre-vingts" : "quatre-vingt" }
        // Seventy and ninety count on from sixty and eighty.
        let isScore = ten == 7 || ten == 9
        let (name, left) = (tens[isScore ? ten - 1 : ten], isScore ? unit + 10 : unit)
        if left == 0 { return name }
        if left == 1, ten < 8 { return name + " et " + one }
        if left == 11, ten == 7 { return name + " et onze" }
        return name + "-" + (left == 1 ? one : left < 17 ? small[left] : "dix-" + small[left - 10])
    }

    private static let small = [
        "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze",
        "treize",
        "quatorze", "quinze", "seize",
    ]
    private static let tens = [
        "", "", "vingt", "trente", "quarante", "cinquante", "soixante", "", "quatre-vingt", "",
    ]
    private static let scales: [(UInt, String)] = [
        (1_000_000_000_000_000_000, "trillion"), (1_000_000_000_000, "billion"), (1_000_000_000, "milliard"),
        (1_000_000, "million"),
    ]
}
