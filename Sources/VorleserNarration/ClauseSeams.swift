import VorleserCore

/// Where a sentence may be parted, and what each place is worth.
struct ClauseSeams {
    private let units: [UInt16]
    private let words: PhraseWords

    /// - Parameters:
    ///   - units: What is said.
    ///   - words: Those that begin a phrase.
    init(_ units: [UInt16], _ words: PhraseWords) {
        self.units = units
        self.words = words
    }

    /// What a place between two code units is worth; `nil` where no cut may be.
    /// - Parameter offset: Of the second one; neither 0 nor the end.
    subscript(offset: Int) -> Seam? {
        let (before, after) = (units[offset - 1], units[offset])
        if after.isWhiteSpace || before.isNoBreakSpace { return nil }
        if before.isWhiteSpace { return gap(at: offset) }
        return Seam(ideograph: before) ?? unspacedDash(at: offset)
    }

    /// A gap between two words.
    private func gap(at offset: Int) -> Seam? {
        guard let last = units[..<offset].lastIndex(where: { !$0.isWhiteSpace }) else { return nil }
        let after = units[offset]
        // A spaced dash belongs to what is before it, but one that opens speech after a colon: *gridando: — Viva!*
        if after.isSpacedDash { return units[last] == 0x3A ? .colon : nil }
        if units[last].isSpacedDash, units[..<last].last(where: { !$0.isWhiteSpace }) == 0x3A { return nil }
        // French has a blank before the mark that closes.
        if after == 0xBB, offset + 1 == units.count || !units[offset + 1].isLetterOrDigit { return nil }
        if units[last].isDigit, after.isDigit { return nil }
        let sign = units[...last].last { !$0.isClosing }
        if let sign, let seam = Seam(sign) { return seam }
        if units[last] == 0x2D, last > 0, units[last - 1] == 0x2D { return .dash }
        if units[last] == 0x2E { return .abbreviation }
        if after == 0x28 || units[last] == 0x29 { return .conjunction }
        let (earlier, next) = (word(before: last + 1), word(at: offset))
        // “out | of”, “so | that”, “the | because”: what leans on the next word is not parted from it.
        let leans = words.beginsPhrase(earlier) || words.leaning.contains(earlier)
        if !leans, words.conjunctions.contains(next) { return .conjunction }
        if !leans, words.prepositions.contains(next) { return .phrase }
        return leans || earlier.utf16.count <= 3 ? .shortWord : .word
    }

    /// After a dash or ellipsis that stands between two words without blanks; not in `1914—1918`.
    private func unspacedDash(at offset: Int) -> Seam? {
        let before = units[offset - 1]
        let isDash = before == 0x2014 || before == 0x2026 || (before == 0x2D && offset > 1 && units[offset - 2] == 0x2D)
        guard isDash, units[offset].isLetterOrDigit || units[offset] == 0x201C, offset > 1 else { return nil }
        let earlier = units[offset - 2]
        return earlier.isWhiteSpace || (earlier.isDigit && units[offset].isDigit) ? nil : .dash
    }

    private func word(at offset: Int) -> String {
        let letters = units[offset...].prefix(Self.longestWord).prefix { $0.isLetterOrDigit }
        return String(decoding: letters, as: UTF16.self).lowercased()
    }

    private func word(before end: Int) -> String {
        let letters = units[..<end].suffix(Self.longestWord).reversed().prefix { $0.isLetterOrDigit }
        return String(decoding: letters.reversed(), as: UTF16.self).lowercased()
    }

    /// In UTF-16 code units; longer than any word that is asked for.
    private static let longestWord = 16
}

extension UInt16 {
    fileprivate var isSpacedDash: Bool { self == 0x2014 || self == 0x2013 }
}

/// What a place to cut is worth: the less it costs the better.
struct Seam {
    let cost: Double
    let pause: Break

    static let semicolon = Seam(cost: 0, pause: .clause)
    static let colon = Seam(cost: 0.03, pause: .clause)
    static let dash = Seam(cost: 0.06, pause: .clause)
    static let comma = Seam(cost: 0.15, pause: .clause)
    static let conjunction = Seam(cost: 0.35, pause: .word)
    /// Before a preposition: “the house | on the hill”.
    static let phrase = Seam(cost: 0.45, pause: .word)
    static let word = Seam(cost: 0.6, pause: .word)
    /// After an article or preposition, most likely: “in the | house”.
    static let shortWord = Seam(cost: 0.8, pause: .word)
    /// After a full stop inside a sentence: more likely “Mr. | Smith” than not.
    static let abbreviation = Seam(cost: 1.2, pause: .word)

    /// Whether a phrase ends here, so that a voice that stops has not stopped in its middle.
    var isPhrase: Bool { cost <= Self.phrase.cost }

    private init(cost: Double, pause: Break) {
        self.cost = cost
        self.pause = pause
    }

    /// After a sign and a blank.
    init?(_ sign: UInt16) {
        switch sign {
        case 0x3B: self = .semicolon
        case 0x3A: self = .colon
        case 0x2014, 0x2013: self = .dash
        case 0x2C, 0x21, 0x3F, 0x2026, 0x060C: self = .comma
        default: return nil
        }
    }

    /// After a sign that needs no blank.
    init?(ideograph sign: UInt16) {
        switch sign {
        case 0x3002, 0xFF1B, 0xFF01, 0xFF1F: self = .semicolon
        case 0xFF1A: self = .colon
        case 0x3001, 0xFF0C: self = .comma
        default: return nil
        }
    }
}
