/// How Flite, which knows only ASCII, is told of one character.
enum SpokenSign: Equatable {
    /// ASCII that belongs to the word it stands in.
    case letters(String)
    /// Words of its own, such as “and” for an ampersand.
    case words(String)
    /// Punctuation that ends the word before it: one of `. , ; : ! ?`
    case mark(Character)
    /// The word before ends here.
    case space
    /// Nothing, not even the end of a word: accents, soft hyphens, joiners.
    case nothing

    /// What a character sounds like, given its neighbours.
    /// - Parameters:
    ///   - scalar: The character.
    ///   - before: The character before it in the text, if any.
    ///   - after: The character after it, if any.
    init(_ scalar: Unicode.Scalar, before: Unicode.Scalar?, after: Unicode.Scalar?) {
        if scalar.isASCIIAlphanumeric {
            self = .letters(String(scalar))
        } else if let same = Self.asciiTwins[scalar] {
            self = Self.punctuation(same, before: before, after: after)
        } else if scalar.isASCII {
            self = Self.punctuation(scalar, before: before, after: after)
        } else if let words = Self.words[scalar] {
            self = .words(words)
        } else {
            self = Self.foreign(scalar, before: before, after: after)
        }
    }

    /// Characters that read like one of ASCII.
    private static let asciiTwins: [Unicode.Scalar: Unicode.Scalar] = [
        "‘": "'", "’": "'", "‛": "'", "′": "'", "ʼ": "'", "ʻ": "'", "`": "'", "´": "'",
        "“": "\"", "”": "\"", "„": "\"", "‟": "\"", "«": "\"", "»": "\"", "‹": "\"", "›": "\"", "″": "\"",
        "\u{2010}": "-", "\u{2011}": "-", "−": "-", "…": ".", "。": ".", "．": ".", "，": ",", "、": ",",
        "；": ";", "：": ":", "！": "!", "？": "?", "⁄": "/", "［": "[", "］": "]", "（": "(", "）": ")",
    ]

    /// Signs with a name. Numbers, Greek letters and fractions are spelled from their Unicode names.
    private static let words: [Unicode.Scalar: String] = [
        "£": "pounds", "€": "euros", "¥": "yen", "¢": "cents", "°": "degrees", "×": "times", "÷": "divided by",
        "±": "plus or minus", "©": "copyright", "№": "number", "§": "section", "‰": "per mille", "∞": "infinity",
        "≈": "about", "≠": "is not", "≤": "at most", "≥": "at least", "√": "root", "µ": "micro", "Ω": "ohm",
    ]

    private static func punctuation(
        _ sign: Unicode.Scalar,
        before: Unicode.Scalar?,
        after: Unicode.Scalar?
    ) -> Self {
        let digitBefore = before?.isASCIIDigit ?? false
        let digitAfter = after?.isASCIIDigit ?? false
        let wordBefore = before?.isInWord ?? false
        let wordAfter = after?.isInWord ?? false
        switch sign {
        case "'": return .letters("'")
        case ",", ":": return digitBefore && digitAfter ? .letters(String(sign)) : .mark(Character(sign))
        case ".": return digitAfter || (wordBefore && wordAfter) ? .letters(".") : .mark(".")
        case ";", "!", "?": return .mark(Character(sign))
        case "(", "[", "{": return wordBefore ? .nothing : .mark(",")
        case ")", "]", "}": return wordAfter ? .nothing : .mark(",")
        case "-": return hyphen(before: before, after: after)
        case "/": return digitBefore && digitAfter ? .letters("/") : .space
        case "$": return digitAfter ? .letters("$") : .words("dollars")
        case "%": return digitBefore ? .letters("%") : .words("percent")
        case "#": return digitAfter ? .words("number") : .space
        case "&": return .words("and")
        case "+": return .words("plus")
        case "=": return .words("equals")
        case "@": return .words("at")
        default: return .space
        }
    }

    private static func hyphen(before: Unicode.Scalar?, after: Unicode.Scalar?) -> Self {
        let wordBefore = before?.isInWord ?? false
        if !wordBefore, after?.isASCIIDigit ?? false { return .letters("-") }
        if before == "-" || after == "-" { return .mark(",") }
        return wordBefore || (after?.isInWord ?? false) ? .space : .mark(",")
    }

    private static func foreign(_ scalar: Unicode.Scalar, before: Unicode.Scalar?, after: Unicode.Scalar?) -> Self {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return .nothing
        case .dashPunctuation: return dash(before: before, after: after)
        case .openPunctuation, .closePunctuation: return .mark(",")
        case .decimalNumber, .otherNumber, .letterNumber: return number(scalar)
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            return letter(scalar, before: before, after: after)
        default: return .space
        }
    }

    private static func dash(before: Unicode.Scalar?, after: Unicode.Scalar?) -> Self {
        let betweenDigits = (before?.isASCIIDigit ?? false) && (after?.isASCIIDigit ?? false)
        return betweenDigits ? .words("to") : .mark(",")
    }

    /// Digits of every script, superscripts, Roman numerals and fractions.
    private static func number(_ scalar: Unicode.Scalar) -> Self {
        let name = scalar.properties.name ?? ""
        for kind in ["VULGAR FRACTION ", "ROMAN NUMERAL ", "SMALL ROMAN NUMERAL "] where name.hasPrefix(kind) {
            return .words(name.dropFirst(kind.count).lowercased())
        }
        guard let value = scalar.properties.numericValue, let digits = Int(exactly: value) else { return .space }
        return .letters(String(digits))
    }

    /// Latin letters lose their accents; a Greek letter that stands alone has its name; no other is spoken.
    private static func letter(_ scalar: Unicode.Scalar, before: Unicode.Scalar?, after: Unicode.Scalar?) -> Self {
        let name = scalar.properties.name ?? ""
        if let latin = LatinLetter.spelling(ofUnicodeName: name) {
            return .letters(scalar.properties.isUppercase ? latin.uppercased() : latin)
        }
        let isAlone = !(before?.properties.isAlphabetic ?? false) && !(after?.properties.isAlphabetic ?? false)
        if isAlone, name.hasPrefix("GREEK "), let last = name.split(separator: " ").last, name.contains(" LETTER ") {
            return .words(last.lowercased())
        }
        return .space
    }
}

extension Unicode.Scalar {
    var isASCIIDigit: Bool { ("0"..."9").contains(self) }
    var isASCIIAlphanumeric: Bool { isASCIIDigit || ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

    /// Letters and digits of every script, and the accents on them.
    var isInWord: Bool {
        isASCII ? isASCIIAlphanumeric : properties.isAlphabetic || properties.numericType != nil || isAccent
    }

    private var isAccent: Bool { properties.generalCategory == .nonspacingMark }
}
