extension Passage {
    /// The code unit at a place, `nil` outside.
    func unit(_ index: Int) -> UInt16? { index >= 0 && index < length ? self[index] : nil }

    func isLetter(_ index: Int) -> Bool { unit(index)?.isLetter ?? false }
    func isCapital(_ index: Int) -> Bool { unit(index)?.isCapital ?? false }
    func isSmall(_ index: Int) -> Bool { unit(index)?.isSmall ?? false }
    func isDigit(_ index: Int) -> Bool { unit(index)?.isDigit ?? false }
    func isBlank(_ index: Int) -> Bool { unit(index)?.isWhiteSpace ?? false }
    func isWordUnit(_ index: Int) -> Bool { unit(index)?.isLetterOrDigit ?? false }

    func string(_ range: Range<Int>) -> String {
        String(decoding: range.clamped(to: 0..<length).map { self[$0] }, as: UTF16.self)
    }

    /// Whether nothing follows but white space and what closes: the end of the sentence.
    func endsSentence(_ index: Int) -> Bool {
        var place = index
        while let unit = unit(place) {
            guard unit.isWhiteSpace || unit.isClosing || unit.isEmphasisMark else { return false }
            place += 1
        }
        return true
    }

    /// Whether nothing comes before but white space and what opens: the start of the sentence.
    func startsSentence(_ index: Int) -> Bool {
        var place = index - 1
        while let unit = unit(place) {
            guard !unit.isLetterOrDigit, unit != 0x2E else { return false }
            place -= 1
        }
        return true
    }

    /// The first place from `index` on that is neither white space nor a mark of emphasis.
    func skippingBlanks(from index: Int) -> Int {
        var place = index
        while let unit = unit(place), unit.isWhiteSpace || unit.isEmphasisMark { place += 1 }
        return place
    }

    /// The place after the last one before `index` that is neither white space nor a mark of emphasis.
    func skippingBlanksBack(from index: Int) -> Int {
        var place = index
        while let unit = unit(place - 1), unit.isWhiteSpace || unit.isEmphasisMark { place -= 1 }
        return place
    }

    /// The word that ends before a place, with its full stop; only white space, or a comma if wished, may part them.
    func word(before index: Int, overComma: Bool = false) -> Range<Int>? {
        var end = skippingBlanksBack(from: index)
        if overComma, unit(end - 1) == 0x2C { end = skippingBlanksBack(from: end - 1) }
        var start = end
        while let unit = unit(start - 1), unit.isInnerWordUnit || unit == 0x2E { start -= 1 }
        return start < end ? start..<end : nil
    }

    /// The word that starts at or after a place; only white space and quotation marks may part them.
    func word(after index: Int) -> Range<Int>? {
        var start = skippingBlanks(from: index)
        while let unit = unit(start), unit.isOpeningQuote { start += 1 }
        var end = start
        while let unit = unit(end), unit.isInnerWordUnit { end += 1 }
        return start < end ? start..<end : nil
    }

    /// Whether a word with a capital comes next.
    func isCapitalNext(_ index: Int) -> Bool { word(after: index).map { isCapital($0.lowerBound) } ?? false }

    /// Whether a number comes next: digits, or Roman ones of at least so many letters.
    func isNumberNext(_ index: Int, romanFrom length: Int = 1) -> Bool {
        guard let word = word(after: index) else { return false }
        if isDigit(word.lowerBound) { return true }
        // “his cap. ‘I am’”: what is quoted is no number.
        return word.count >= length && isRoman(word) && !(unit(word.lowerBound - 1)?.isOpeningQuote ?? false)
    }

    /// Whether a word has only the letters of Roman numbers, all small or all capital.
    func isRoman(_ word: Range<Int>) -> Bool {
        word.allSatisfy { Self.romanCapitals.contains(self[$0]) }
            || word.allSatisfy { Self.romanSmall.contains(self[$0]) }
    }

    /// Whether there are letters, and none of them small.
    var isAllCapitals: Bool {
        var capitals = 0
        for index in 0..<length {
            let unit = self[index]
            if unit.isSmall { return false }
            if unit.isCapital { capitals += 1 }
        }
        return capitals > 3
    }

    /// Whether there is a letter or digit at all; a rule must not give words to an ornament.
    var isSpeakable: Bool { (0..<length).contains { !UTF16.isSurrogate(self[$0]) && self[$0].isLetterOrDigit } }

    private static let romanCapitals = Set("IVXLCDM".utf16)
    private static let romanSmall = Set("ivxlc".utf16)
}

extension UInt16 {
    var isASCIICapital: Bool { (0x41...0x5A).contains(self) }
    var isASCIISmall: Bool { (0x61...0x7A).contains(self) }

    var isCapital: Bool {
        self < 0x80 ? isASCIICapital : Unicode.Scalar(self)?.properties.isUppercase ?? false
    }

    var isSmall: Bool { self < 0x80 ? isASCIISmall : Unicode.Scalar(self)?.properties.isLowercase ?? false }

    var isLetter: Bool {
        self < 0x80 ? isASCIICapital || isASCIISmall : Unicode.Scalar(self)?.properties.isAlphabetic ?? false
    }

    /// U+0027 or U+2019.
    var isApostrophe: Bool { self == 0x27 || self == 0x2019 }

    var isInnerWordUnit: Bool { isLetterOrDigit || isApostrophe }

    /// `_` or `*`.
    var isEmphasisMark: Bool { self == 0x5F || self == 0x2A }

    var isOpeningQuote: Bool { self == 0x22 || self == 0x201C || self == 0x2018 || self == 0x28 || self == 0x5B }

    /// U+2010 to U+2015, U+2E3A, U+2E3B and the ASCII hyphen.
    var isDash: Bool { self == 0x2D || (0x2010...0x2015).contains(self) || self == 0x2E3A || self == 0x2E3B }
}

extension String {
    /// With a capital at its start.
    var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }

    /// Its letters apart, as capitals: `B B C`.
    var spelled: String { uppercased().map(String.init).joined(separator: " ") }
}
