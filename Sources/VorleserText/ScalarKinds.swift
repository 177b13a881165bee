/// What a typographer calls a character, where that decides about sentences or words.
extension Unicode.Scalar {
    /// Blank on the page: spaces of every width, tabs, line ends.
    var isBlank: Bool {
        value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
    }

    /// Without ink and without width: joiners, marks of direction, soft hyphens.
    var isInvisible: Bool {
        switch value {
        case 0xAD, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
        default: false
        }
    }

    var isASCIIDigit: Bool { (0x30...0x39).contains(value) }

    /// A digit of any script.
    var isDigit: Bool {
        value < 0x80 ? isASCIIDigit : properties.generalCategory == .decimalNumber
    }

    var isASCIILetter: Bool { (0x41...0x5A).contains(value & ~0x20) }

    /// A letter of any script, or a mark that is written on one.
    var isLetter: Bool {
        if value < 0x80 { return isASCIILetter }
        return properties.isAlphabetic || isCombiningMark
    }

    /// Written on, under or around the character before it.
    var isCombiningMark: Bool {
        guard value >= 0x300 else { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }

    var isUpper: Bool {
        value < 0x80
            ? (0x41...0x5A).contains(value) : properties.isUppercase || properties.generalCategory == .titlecaseLetter
    }

    var isLower: Bool {
        value < 0x80 ? (0x61...0x7A).contains(value) : properties.isLowercase
    }

    /// The apostrophes in use: typewriter, printed, and the letter of that shape.
    var isApostrophe: Bool {
        switch self {
        case "'", "’", "ʼ", "＇": true
        default: false
        }
    }

    /// The dashes that can stand between clauses.
    var isDash: Bool {
        switch self {
        case "—", "–", "―", "‒", "⸺", "-", "‐", "‑": true
        default: false
        }
    }

    /// The signs that stand before an item of a list.
    var isBullet: Bool {
        switch self {
        case "•", "⁃", "‣", "●", "▪", "◦", "○", "■", "□", "◆", "◇", "·", "∙": true
        default: false
        }
    }
}
