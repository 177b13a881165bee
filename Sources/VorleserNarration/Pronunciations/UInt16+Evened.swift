extension UInt16 {
    /// Whether it is an apostrophe, in whichever form print gives it.
    var isAnyApostrophe: Bool { self == 0x27 || self == 0x2019 || self == 0x2018 || self == 0x02BC || self == 0x2032 }

    /// Apostrophes and white space in one form.
    var evened: UInt16 {
        if self < 0x80 { return isWhiteSpace ? 0x20 : self }
        return isAnyApostrophe ? 0x27 : isWhiteSpace ? 0x20 : self
    }

    /// The small letter of a capital that has one of one code unit; else itself.
    var smallLetter: UInt16 {
        if self < 0x80 { return (0x41...0x5A).contains(self) ? self + 0x20 : self }
        guard let scalar = Unicode.Scalar(self), scalar.properties.changesWhenLowercased else { return self }
        let small = scalar.properties.lowercaseMapping.utf16
        return small.count == 1 ? small.first ?? self : self
    }

    /// Whether it is a part of a word: a letter, a digit, or a mark on one.
    var isInWord: Bool {
        if self < 0x80 { return isASCIILetterOrDigit }
        guard let scalar = Unicode.Scalar(self) else { return true }
        if scalar.isLetterOrDigit { return true }
        let category = scalar.properties.generalCategory
        return category == .nonspacingMark || category == .spacingMark || category == .enclosingMark
    }
}
