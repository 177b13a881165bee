extension Unicode.Scalar {
    /// What part of a word a character is.
    enum WordKind {
        case letter, digit
        /// A character that is a word by itself: Chinese, Hiragana.
        case ideograph
        case katakana
        /// A letter of a script that sets no spaces between words and needs a dictionary: Thai, Lao, Khmer, Burmese.
        case unspaced
        case currency
        /// A sign that is spoken.
        case sign
        case picture
        case none
    }

    var wordKind: WordKind {
        if value < 0x80 { return Self.asciiKinds[Int(value)] }
        if let kind = scriptKind { return kind }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber,
            .nonspacingMark, .spacingMark, .enclosingMark:
            return .letter
        case .decimalNumber, .otherNumber: return .digit
        case .currencySymbol: return .currency
        case .otherSymbol: return value >= 0x2600 ? .picture : .sign
        default: return self == "§" || self == "×" || self == "÷" || self == "±" ? .sign : .none
        }
    }

    /// Belongs to a word once it has begun.
    var isWordCharacter: Bool {
        if value < 0x80 { return isASCIILetter || isASCIIDigit }
        let kind = wordKind
        return kind == .letter || kind == .digit || isExtender
    }

    /// Clings to the character before it: combining marks, joiners, variation selectors, skin tones.
    var isExtender: Bool {
        guard value >= 0xAD else { return false }
        return isCombiningMark || value == 0x200D || value == 0x200C || value == 0xAD || value == 0x2060
            || (0xFE00...0xFE0F).contains(value) || (0x1F3FB...0x1F3FF).contains(value)
            || (0xE0020...0xE007F).contains(value)
    }

    var isHebrew: Bool { (0x591...0x5F2).contains(value) }

    var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    private var scriptKind: WordKind? {
        switch value {
        case 0x0E01...0x0E4E, 0x0E80...0x0ECF, 0x1000...0x103F, 0x1050...0x108F, 0x1780...0x17D3: .unspaced
        case 0x3005...0x3007, 0x3021...0x3029, 0x3041...0x309F, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x3FFFD:
            .ideograph
        case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .katakana
        case 0x1F1E6...0x1F1FF, 0x1F300...0x1F3FA, 0x1F400...0x1FAFF: .picture
        default: nil
        }
    }

    private static let asciiKinds: [WordKind] = (0..<128).map { value in
        let scalar = Unicode.Scalar(UInt8(value))
        if scalar.isASCIILetter { return .letter }
        if scalar.isASCIIDigit { return .digit }
        if scalar == "$" { return .currency }
        return "&@%+#=".unicodeScalars.contains(scalar) ? .sign : .none
    }
}
