import VorleserCore

/// The text of a chapter in UTF-16 code units, addressed by their offsets in the book.
struct PrintedText {
    let units: [UInt16]
    /// The same with what stands above and below the line told from the rest: what rules for spoken forms look at.
    let typeset: [UInt16]
    /// Where the chapter begins in the book.
    let start: Int
    /// Words in capitals that are otherwise names.
    let names: Set<String>
    /// Words in capitals that it says what they stand for.
    let initials: Set<String>
    /// What it is about.
    let subjects: Subjects
    /// The formulas whose parts are known, in order.
    let formulas: [(span: Range<Int>, formula: Formula)]

    /// - Parameters:
    ///   - units: Of the chapter.
    ///   - start: Where the chapter begins in the book.
    ///   - marks: Of the chapter.
    init(_ units: [UInt16], at start: Int, marks: [TextMark] = []) {
        self.units = units
        var typeset = RaisedSigns.typeset(units, marks, at: start)
        RaisedSigns.plainMathematics(&typeset)
        self.typeset = typeset
        formulas = marks.compactMap { mark in
            guard case .formula(let formula?) = mark.kind, !mark.span.isEmpty else { return nil }
            return (mark.span.utf16, formula)
        }
        names = ShoutedNames.names(in: units)
        initials = DefinedInitials.initials(in: units)
        subjects = Subjects(of: units)
        self.start = start
    }

    /// A span as rules for spoken forms see it.
    func typeset(in span: Range<Int>) -> ArraySlice<UInt16> {
        typeset[span.lowerBound - start..<span.upperBound - start]
    }

    var span: Range<Int> { start..<start + units.count }

    subscript(offset: Int) -> UInt16 { units[offset - start] }

    subscript(span: Range<Int>) -> ArraySlice<UInt16> { units[span.lowerBound - start..<span.upperBound - start] }

    /// The characters of a span, each unit of white space a blank.
    func evened(_ span: Range<Int>) -> String { String(self[span], evened: true) }

    /// A span without the white space at its ends; empty, at its end, when there is nothing else.
    func trimmed(_ span: Range<Int>) -> Range<Int> { trimmedAtEnd(trimmedAtStart(span)) }

    func trimmedAtStart(_ span: Range<Int>) -> Range<Int> {
        var low = span.lowerBound
        while low < span.upperBound, self[low].isWhiteSpace { low += 1 }
        return low..<span.upperBound
    }

    func trimmedAtEnd(_ span: Range<Int>) -> Range<Int> {
        var high = span.upperBound
        while high > span.lowerBound, self[high - 1].isWhiteSpace { high -= 1 }
        return span.lowerBound..<high
    }

    func firstNewline(in span: Range<Int>) -> Int? { self[span].firstIndex(of: 0x0A).map { $0 + start } }

    /// Whether a span has a letter or digit.
    func isSpeakable(_ span: Range<Int>) -> Bool { self[span].isSpeakable }

    /// Whether a mark that ends a sentence is the last sign of a span, closing quotes apart.
    func endsSentence(_ span: Range<Int>) -> Bool {
        let last = self[trimmed(span)].last { !$0.isClosing }
        return last == 0x2E || last == 0x21 || last == 0x3F || last == 0x2026
    }

    /// The part of a span that lies in the chapter.
    func clamped(_ span: Range<Int>) -> Range<Int> { span.clamped(to: self.span) }
}

extension Collection<UInt16> {
    /// Whether there is a letter or digit in it: something to say.
    var isSpeakable: Bool {
        contains { $0.isASCIILetterOrDigit } || (contains { $0 >= 0x80 } && hasSpeakableScalar)
    }

    private var hasSpeakableScalar: Bool {
        var decoder = UTF16()
        var units = makeIterator()
        while true {
            switch decoder.decode(&units) {
            case .scalarValue(let scalar): if scalar.isLetterOrDigit { return true }
            case .error: continue
            case .emptyInput: return false
            }
        }
    }
}

extension Unicode.Scalar {
    var isLetterOrDigit: Bool { properties.isAlphabetic || properties.numericType != nil }
}

extension UInt16 {
    /// Whether it has the Unicode property White_Space.
    var isWhiteSpace: Bool {
        switch self {
        case 0x20, 0x09...0x0D: true
        case ..<0x80: false
        case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Whether it is white space that keeps together what stands around it.
    var isNoBreakSpace: Bool { self == 0xA0 || self == 0x202F || self == 0x2007 }

    var isDigit: Bool { (0x30...0x39).contains(self) }

    var isASCIILetterOrDigit: Bool {
        isDigit || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
    }

    /// Whether it is a letter or digit; half of a surrogate pair counts as a letter.
    var isLetterOrDigit: Bool {
        self < 0x80 ? isASCIILetterOrDigit : Unicode.Scalar(self)?.isLetterOrDigit ?? true
    }

    /// Whether it is a quote or bracket that closes, or may close.
    var isClosing: Bool {
        switch self {
        case 0x22, 0x27, 0x29, 0x5D, 0x7D, 0xBB, 0x2019, 0x201C, 0x201D, 0x203A, 0x300D, 0x300F, 0xFF09: true
        default: false
        }
    }
}
