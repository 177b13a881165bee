/// The classes of UTF-16 code units that the tokenizer tells apart.
struct LetterClass: OptionSet, Sendable {
    let rawValue: UInt16

    static let lower = LetterClass(rawValue: 1)
    static let upper = LetterClass(rawValue: 2)
    /// A letter without case.
    static let uncased = LetterClass(rawValue: 4)
    /// An ASCII digit.
    static let digit = LetterClass(rawValue: 8)
    /// A quotation mark or apostrophe of any shape.
    static let quote = LetterClass(rawValue: 16)
    /// A mark that never belongs to a word it touches.
    static let mark = LetterClass(rawValue: 32)
    static let currency = LetterClass(rawValue: 64)
    /// A picture or other symbol.
    static let symbol = LetterClass(rawValue: 128)
    static let space = LetterClass(rawValue: 256)
    /// Shows nothing and parts nothing: soft hyphen, joiners, byte order mark.
    static let invisible = LetterClass(rawValue: 512)
    static let apostrophe = LetterClass(rawValue: 1024)

    static let letter: LetterClass = [.lower, .upper, .uncased]

    /// The class of a code unit. Halves of a surrogate pair count as caseless letters: what they stand for is settled
    /// where both are at hand.
    static func of(_ unit: UInt16) -> LetterClass {
        let index = Int(unit)
        if index < common.count { return common[index] }
        guard let scalar = Unicode.Scalar(unit) else { return .uncased }
        return of(scalar)
    }

    static func of(_ scalar: Unicode.Scalar) -> LetterClass {
        if let named = named[scalar] { return named }
        if scalar.properties.isWhitespace { return .space }
        switch scalar.properties.generalCategory {
        case .lowercaseLetter: return .lower
        case .uppercaseLetter, .titlecaseLetter: return .upper
        case .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark, .enclosingMark: return .uncased
        case .currencySymbol: return scalar == "¢" ? [] : .currency
        case .otherSymbol: return .symbol
        case .initialPunctuation, .finalPunctuation: return .quote
        default: return scalar.properties.numericType != nil && scalar.isASCII ? .digit : []
        }
    }

    private static let named: [Unicode.Scalar: LetterClass] = {
        var classes: [Unicode.Scalar: LetterClass] = [:]
        for scalar in "…,:;!?¿¡()[]{}<>_#*&。？！，、；：～·।،۔؛٪".unicodeScalars { classes[scalar] = .mark }
        for scalar in "\"”“`´‚„»«「」『』（）〔〕【】《》〈〉⟦⟧".unicodeScalars { classes[scalar] = .quote }
        for scalar in "'‘’".unicodeScalars { classes[scalar] = [.quote, .apostrophe] }
        for scalar in "\u{AD}\u{200C}\u{200D}\u{2060}\u{FEFF}".unicodeScalars { classes[scalar] = .invisible }
        classes["\u{200B}"] = .space
        return classes
    }()

    /// Everything up to the general punctuation, which is what English text is made of.
    private static let common: [LetterClass] = (UInt16(0)..<0x2070).map { unit in
        Unicode.Scalar(unit).map { of($0) } ?? .uncased
    }
}
