/// Numbers in English words, lower case: `two thousand twenty-four`, `twenty-first`, `nineteen oh five`.
public enum NumberWords {
    /// - Parameters:
    ///   - number: Any.
    ///   - joined: Whether *and* stands before the tens: *one hundred and five*, as in Britain.
    /// - Returns: *One hundred five*.
    public static func cardinal(_ number: Int, and joined: Bool = false) -> String {
        if number < 0 { return "minus " + words(number.magnitude, joined) }
        return words(number.magnitude, joined)
    }

    /// *First*, *twenty-first*, *one hundredth*.
    public static func ordinal(_ number: Int, and joined: Bool = false) -> String {
        let cardinal = cardinal(number, and: joined)
        let start =
            cardinal.lastIndex { $0 == " " || $0 == "-" }.map { cardinal.index(after: $0) } ?? cardinal.startIndex
        return cardinal[..<start] + ordinal(ofWord: cardinal[start...])
    }

    /// A year as it is said: *nineteen eighty-four*, *ten sixty-six*, *two thousand one*, *nineteen oh five*.
    ///
    /// Numbers outside 1000…9999 are said as cardinals.
    public static func year(_ number: Int) -> String {
        guard (1000...9999).contains(number) else { return cardinal(number) }
        let (hundreds, rest) = number.quotientAndRemainder(dividingBy: 100)
        if hundreds.isMultiple(of: 10), rest < 10 { return cardinal(number) }
        switch rest {
        case 0: return cardinal(hundreds) + " hundred"
        case 1..<10: return cardinal(hundreds) + " oh " + cardinal(rest)
        default: return cardinal(hundreds) + " " + cardinal(rest)
        }
    }

    /// Digit by digit; whatever is no digit 0–9 is passed over.
    public static func digits(_ digits: some StringProtocol, zero: String = "zero") -> String {
        digits.compactMap { $0.isASCII ? $0.wholeNumberValue : nil }
            .map { $0 == 0 ? zero : small[$0] }.joined(separator: " ")
    }

    /// A number that names something, in pairs as far as that is short: *seven forty-seven*, *one oh one*, *five hundred*.
    ///
    /// Numbers outside 101…9999 are said as cardinals.
    public static func paired(_ number: Int) -> String {
        guard (101...9999).contains(number), !number.isMultiple(of: 1000) else { return cardinal(number) }
        let (hundreds, rest) = number.quotientAndRemainder(dividingBy: 100)
        switch rest {
        case 0: return cardinal(hundreds) + " hundred"
        case 1..<10: return cardinal(hundreds) + " oh " + cardinal(rest)
        default: return cardinal(hundreds) + " " + cardinal(rest)
        }
    }

    /// *One half*, *three quarters*, *seven eighths*, *one one-hundredth*.
    public static func fraction(_ over: Int, _ under: Int) -> String {
        switch under {
        case 1: return cardinal(over) + " over one"
        case 2: return cardinal(over) + (over == 1 ? " half" : " halves")
        case 4: return cardinal(over) + (over == 1 ? " quarter" : " quarters")
        default:
            let part = ordinal(under).split(separator: " ").joined(separator: "-")
            // One one-hundredth, but three hundredths.
            let isRound = over > 1 && part.hasPrefix("one-") && !part.dropFirst(4).contains("-")
            return cardinal(over) + " " + (isRound ? part.dropFirst(4) : part[...]) + (over == 1 ? "" : "s")
        }
    }

    /// Several of a number in words: *twenties*, *forty-sevens*, *sixes*.
    public static func plural(_ words: String) -> String {
        if words.hasSuffix("y") { return words.dropLast() + "ies" }
        return words + (words.hasSuffix("x") ? "es" : "s")
    }

    // MARK: -

    private static func words(_ number: UInt, _ joined: Bool) -> String {
        if number < 1000 { return belowThousand(Int(number), joined) }
        var parts: [String] = []
        var rest = number
        for (unit, name) in scales where rest >= unit {
            parts.append(words(rest / unit, joined) + " " + name)
            rest %= unit
        }
        if rest > 0 { parts.append((joined && rest < 100 ? "and " : "") + belowThousand(Int(rest), joined)) }
        return parts.joined(separator: " ")
    }

    private static func belowThousand(_ number: Int, _ joined: Bool) -> String {
        if number < 20 { return small[number] }
        if number < 100 {
            let (ten, one) = number.quotientAndRemainder(dividingBy: 10)
            return tens[ten] + (one == 0 ? "" : "-" + small[one])
        }
        let (hundred, rest) = number.quotientAndRemainder(dividingBy: 100)
        let start = small[hundred] + " hundred"
        return rest == 0 ? start : start + (joined ? " and " : " ") + belowThousand(rest, joined)
    }

    private static func ordinal(ofWord word: Substring) -> String {
        switch word {
        case "one": "first"
        case "two": "second"
        case "three": "third"
        case "five": "fifth"
        case "eight": "eighth"
        case "nine": "ninth"
        case "twelve": "twelfth"
        default: word.hasSuffix("y") ? word.dropLast() + "ieth" : word + "th"
        }
    }

    private static let small = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    private static let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    private static let scales: [(UInt, String)] = [
        (1_000_000_000_000_000_000, "quintillion"), (1_000_000_000_000_000, "quadrillion"),
        (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"), (1000, "thousand"),
    ]
}
