import Phonemes

/// A number as it is printed in digits: `1,500`, `98.6`, `.45`, `2½`, `007`.
struct Numeral {
    /// Indices of the passage's words.
    let words: Range<Int>
    /// The digits before the decimal point, without what parts thousands; empty if there are none.
    let digits: String
    /// The digits after the decimal point.
    let decimals: String?
    /// A sign such as ½ at its end.
    let fraction: Fraction?
    /// Whether thousands are parted.
    let isGrouped: Bool
    /// Whether lakhs and crores are parted: `1,00,000`.
    var isIndian = false
    /// Whether its decimals stand after a full stop where the language has a comma.
    var hasForeignPoint = false

    /// The value of the digits before the decimal point, unless too many.
    var whole: Int? { digits.utf8.count > 18 ? nil : Int(digits) }

    /// Whether it is nothing but digits.
    var isPlain: Bool { decimals == nil && fraction == nil && !isGrouped && !digits.isEmpty }

    /// Its value, if it is nothing but so many digits.
    func plain(_ counts: ClosedRange<Int>) -> Int? {
        isPlain && counts.contains(digits.utf8.count) ? whole : nil
    }

    /// Whether things counted by it are in the singular.
    var isOne: Bool { (digits == "1" && decimals == nil && fraction == nil) || (digits.isEmpty && fraction != nil) }

    /// As a cardinal: *one thousand five hundred*, *ninety-eight point six*, *two and a half*.
    func spoken(british: Bool) -> String {
        if let fraction {
            return digits.isEmpty ? fraction.spoken : integer(british) + " and " + fraction.spokenAfterWhole
        }
        guard let decimals else { return integer(british) }
        return (digits.isEmpty ? "" : integer(british) + " ") + "point " + NumberWords.digits(decimals)
    }

    private func integer(_ british: Bool) -> String {
        guard let whole, digits.utf8.first != 0x30 || digits == "0" else {
            if digits.hasPrefix("00"), digits.utf8.count == 3 {
                return "double oh " + NumberWords.digits(digits.dropFirst(2))
            }
            return NumberWords.digits(digits, zero: digits.utf8.count < 4 ? "oh" : "zero")
        }
        return isIndian ? Self.inLakhs(whole, british) : NumberWords.cardinal(whole, and: british)
    }

    /// *Twelve lakh thirty-four thousand*, a crore being a hundred lakhs.
    private static func inLakhs(_ whole: Int, _ british: Bool) -> String {
        let parts = [(whole / 10_000_000, " crore"), (whole / 100_000 % 100, " lakh"), (whole % 100_000, "")]
        return parts.filter { $0.0 > 0 }.map { NumberWords.cardinal($0.0, and: british) + $0.1 }.joined(separator: " ")
    }
}

/// Parts of a whole.
struct Fraction: Equatable {
    let numerator: Int
    let denominator: Int

    /// *One half*, *three quarters*.
    var spoken: String { NumberWords.fraction(numerator, denominator) }

    /// *A half*, *three quarters*: what comes after *and*.
    var spokenAfterWhole: String {
        guard numerator == 1 else { return spoken }
        return ([8, 11, 18].contains(denominator) ? "an " : "a ") + spoken.dropFirst(4)
    }

    /// A sign of Unicode, *½*.
    init?(sign: UInt16) {
        switch sign {
        case 0xBC: self.init(1, 4)
        case 0xBD: self.init(1, 2)
        case 0xBE: self.init(3, 4)
        case 0x2150: self.init(1, 7)
        case 0x2151: self.init(1, 9)
        case 0x2152: self.init(1, 10)
        case 0x2153, 0x2154: self.init(Int(sign) - 0x2152, 3)
        case 0x2155...0x2158: self.init(Int(sign) - 0x2154, 5)
        case 0x2159: self.init(1, 6)
        case 0x215A: self.init(5, 6)
        case 0x215B...0x215E: self.init((Int(sign) - 0x215B) * 2 + 1, 8)
        default: return nil
        }
    }

    init(_ numerator: Int, _ denominator: Int) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// The sign of Unicode for it, if there is one.
    var sign: UInt16? {
        let signs: [UInt16] = [0xBC, 0xBD, 0xBE] + Array(0x2150...0x215E)
        return signs.first { Fraction(sign: $0) == self }
    }
}
