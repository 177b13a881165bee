/// What a text is written with, told by its letters.
public enum WritingSystem: String, Hashable, Codable, Sendable, CaseIterable {
    case latin, greek, cyrillic, armenian, georgian, hebrew, arabic, syriac, thaana, devanagari, bengali, gurmukhi
    case gujarati, odia, tamil, telugu, kannada, malayalam, sinhala, thai, lao, tibetan, burmese, khmer, mongolian
    case ethiopic, cherokee, syllabics, hangul, kana, han, yi
    /// Any other one.
    case other

    /// The system that a letter, or a mark written on one, belongs to.
    ///
    /// Blocks of Unicode, which are coarser than its property Script and enough to tell what a voice can say.
    /// - Returns: `nil` for what every system has: digits, punctuation, signs, and the letters of formulas.
    public init?(_ scalar: Unicode.Scalar) {
        guard let system = Self.system(of: scalar.value) else { return nil }
        if system != .latin || scalar.value >= 0x80 {
            guard scalar.properties.isAlphabetic || Self.isMark(scalar) else { return nil }
        }
        self = system
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: true
        default: false
        }
    }

    private static func system(of value: UInt32) -> WritingSystem? {
        switch value {
        case 0x41...0x5A, 0x61...0x7A: .latin
        case ..<0xAA: nil
        case 0xAA...0x2AF, 0x1D00...0x1D7F, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xAB30...0xAB6F,
            0xFB00...0xFB06, 0xFF21...0xFF5A:
            .latin
        // Letters that modify, accents by themselves, punctuation, signs, letters as symbols.
        case ..<0x370, 0x2000...0x2BFF, 0x3000...0x3004, 0x3008...0x3030: nil
        case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
        case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: .cyrillic
        case 0x530...0x58F, 0xFB13...0xFB17: .armenian
        case 0x590...0x5FF, 0xFB1D...0xFB4F: .hebrew
        case 0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: .arabic
        case 0x700...0x74F, 0x860...0x86F: .syriac
        case 0x780...0x7BF: .thaana
        case 0x900...0x97F, 0xA8E0...0xA8FF: .devanagari
        case 0x980...0x9FF: .bengali
        case 0xA00...0xA7F: .gurmukhi
        case 0xA80...0xAFF: .gujarati
        case 0xB00...0xB7F: .odia
        case 0xB80...0xBFF: .tamil
        case 0xC00...0xC7F: .telugu
        case 0xC80...0xCFF: .kannada
        case 0xD00...0xD7F: .malayalam
        case 0xD80...0xDFF: .sinhala
        case 0xE00...0xE7F: .thai
        case 0xE80...0xEFF: .lao
        case 0xF00...0xFFF: .tibetan
        case 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: .burmese
        case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: .georgian
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: .hangul
        case 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F: .ethiopic
        case 0x13A0...0x13FF, 0xAB70...0xABBF: .cherokee
        case 0x1400...0x167F: .syllabics
        case 0x1780...0x17FF, 0x19E0...0x19FF: .khmer
        case 0x1800...0x18AF: .mongolian
        case 0x3031...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F, 0x1B000...0x1B16F: .kana
        case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3100...0x312F, 0x31A0...0x31BF, 0x3400...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            .han
        case 0xA000...0xA4CF: .yi
        case 0xFF00...0xFFFF, 0xE000...0xF8FF, 0xFE00...0xFE6F, 0x1D400...0x1D7FF, 0x1F000...0x1FAFF, 0xE0000...: nil
        default: .other
        }
    }

    /// Letters that say as much as one of it does: a sign of Chinese is about a word of two letters.
    public var weight: Int {
        switch self {
        case .han, .yi: 3
        case .kana, .hangul: 2
        default: 1
        }
    }
}

extension Language {
    /// What it is usually written with, in print; Latin letters for one of which nothing else is known.
    public var writingSystems: Set<WritingSystem> { Self.systems[code] ?? [.latin] }

    /// What a voice of it can say: that, and Latin letters, which stand in every book.
    public var sayableSystems: Set<WritingSystem> { writingSystems.union([.latin]) }

    private static let systems: [String: Set<WritingSystem>] = {
        var result: [String: Set<WritingSystem>] = [
            "sr": [.cyrillic, .latin], "kk": [.cyrillic, .latin, .arabic], "uz": [.latin, .cyrillic, .arabic],
            "az": [.latin, .cyrillic, .arabic], "tk": [.latin, .cyrillic, .arabic], "mn": [.cyrillic, .mongolian],
            "tg": [.cyrillic, .arabic], "ku": [.latin, .arabic, .cyrillic], "bs": [.latin, .cyrillic],
            "pa": [.gurmukhi, .arabic], "ks": [.arabic, .devanagari], "sd": [.arabic, .devanagari],
            "ja": [.han, .kana], "ko": [.hangul, .han], "ha": [.latin, .arabic], "ms": [.latin, .arabic],
            "cr": [.syllabics, .latin], "oj": [.syllabics, .latin], "iu": [.syllabics, .latin],
            "ro": [.latin, .cyrillic], "sa": Set(WritingSystem.allCases), "pi": Set(WritingSystem.allCases),
            "got": [.latin, .other],
        ]
        let others: [(WritingSystem, String)] = [
            (.cyrillic, "ru uk be bg mk ky tt ba cv ce os ab av kv cu"), (.greek, "el grc"),
            (.arabic, "ar fa ur ps ug"), (.hebrew, "he yi"), (.han, "zh yue"), (.devanagari, "hi mr ne"),
            (.bengali, "bn as"), (.gujarati, "gu"), (.odia, "or"), (.tamil, "ta"), (.telugu, "te"), (.kannada, "kn"),
            (.malayalam, "ml"), (.sinhala, "si"), (.thai, "th"), (.lao, "lo"), (.burmese, "my"), (.khmer, "km"),
            (.tibetan, "bo dz"), (.georgian, "ka"), (.armenian, "hy"), (.ethiopic, "am ti"), (.thaana, "dv"),
            (.cherokee, "chr"), (.yi, "ii"), (.syriac, "syr"),
        ]
        for (system, codes) in others { for code in codes.split(separator: " ") { result[String(code)] = [system] } }
        return result
    }()
}
