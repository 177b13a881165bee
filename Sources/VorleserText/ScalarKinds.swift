/// What a typographer calls a character, where that decides about sentences or words.
extension Unicode.Scalar {
    /// Blank on the page: spaces of every width, tabs, line ends. Source: property White_Space.
    var isBlank: Bool {
        switch value {
        case 0x20, 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Without ink and without width: joiners, marks of direction, soft hyphens.
    var isInvisible: Bool {
        switch value {
        case 0xAD, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// A mark of the block “General Punctuation” or its neighbour: saves a look into the tables of Unicode.
    private var isPunctuation: Bool { (0x2010...0x206F).contains(value) || (0x3001...0x3004).contains(value) }

    /// A blank inside a line.
    var isSpace: Bool { isBlank && !isLineEnd }

    var isLineEnd: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    var isASCIIDigit: Bool { (0x30...0x39).contains(value) }

    /// A digit of any script.
    var isDigit: Bool {
        if value < 0x80 { return isASCIIDigit }
        return !isPunctuation && properties.numericType == .decimal
    }

    var isASCIILetter: Bool { (0x41...0x5A).contains(value & ~0x20) }

    /// A letter of any script, or a mark that is written on one.
    var isLetter: Bool {
        if value < 0x80 { return isASCIILetter }
        return !isPunctuation && (properties.isAlphabetic || isCombiningMark)
    }

    /// Written on, under or around the character before it.
    var isCombiningMark: Bool {
        guard value >= 0x300, !isPunctuation else { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }

    var isUpper: Bool {
        if value < 0x80 { return (0x41...0x5A).contains(value) }
        return !isPunctuation && (properties.isUppercase || properties.generalCategory == .titlecaseLetter)
    }

    var isLower: Bool {
        value < 0x80 ? (0x61...0x7A).contains(value) : !isPunctuation && properties.isLowercase
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
