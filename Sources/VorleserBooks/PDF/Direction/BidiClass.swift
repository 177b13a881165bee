/// What a character tells of the direction it is written in.
///
/// Source: Unicode Standard Annex #9, table 4. Of its classes those are kept apart that matter to what is printed.
enum BidiClass {
    /// Latin, Greek, Cyrillic, …
    case left
    /// Hebrew and the like.
    case right
    /// Arabic and the like: numbers behind such letters are parted by fewer signs.
    case arabic
    /// `0`…`9`, and the digits of Persian and Urdu.
    case digit
    case arabicDigit
    /// `+`, `-`: part of a number between two digits.
    case plus
    /// `.`, `,`, `:`, `/`: part of a number between two digits.
    case point
    /// `%`, `$`, `°`: part of the number beside it.
    case unit
    /// Accents and vowel signs: they stand on a letter.
    case mark
    case neutral

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x30...0x39, 0x6F0...0x6F9, 0xB2, 0xB3, 0xB9, 0x2070...0x2079: self = .digit
        case 0x660...0x669, 0x66B, 0x66C: self = .arabicDigit
        case 0x2B, 0x2D, 0x2212: self = .plus
        case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F: self = .point
        case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x609, 0x60A, 0x66A, 0x2030...0x2034, 0x20A0...0x20CF: self = .unit
        case ..<0x41: self = .neutral
        default: self.init(letter: scalar)
        }
    }

    private init(letter scalar: Unicode.Scalar) {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: self = .mark
        case .format: self = .neutral
        default:
            if Self.isHebrewLike(scalar.value) {
                self = .right
            } else if Self.isArabicLike(scalar.value) {
                self = .arabic
            } else {
                self = scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? .left : .neutral
            }
        }
    }

    /// Whether a character is one of a script that runs from right to left, told without Unicode's tables.
    static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        isHebrewLike(scalar.value) || isArabicLike(scalar.value)
    }

    private static func isHebrewLike(_ value: UInt32) -> Bool {
        switch value {
        case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x10800...0x10CFF, 0x10D40...0x10EBF, 0x10F00...0x10F2F,
            0x10F70...0x10FFF, 0x1E800...0x1EC6F, 0x1ECC0...0x1ECFF, 0x1ED50...0x1EDFF, 0x1EF00...0x1EFFF:
            true
        default: false
        }
    }

    private static func isArabicLike(_ value: UInt32) -> Bool {
        switch value {
        case 0x600...0x65F, 0x66A...0x6EF, 0x6FA...0x7BF, 0x860...0x8FF, 0xFB50...0xFDCF, 0xFDF0...0xFDFF,
            0xFE70...0xFEFE, 0x10D00...0x10D3F, 0x10EC0...0x10EFF, 0x10F30...0x10F6F, 0x1EC70...0x1ECBF,
            0x1ED00...0x1ED4F, 0x1EE00...0x1EEFF:
            true
        default: false
        }
    }

    var isRight: Bool { self == .right || self == .arabic }
    var isDigit: Bool { self == .digit || self == .arabicDigit }
}
