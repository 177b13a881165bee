/// The word that a full stop stands behind.
struct PrecedingWord {
    /// As printed, with inner full stops and apostrophes: `U.S`, `etc`, `o'clock`.
    let text: String
    /// Where it begins.
    let start: Int
    /// Its letters, figures and inner marks, counted no further than a few dozen.
    let length: Int
    let isCapitalised: Bool
    let isNumber: Bool
    /// Whether letters are parted by full stops: U.S, Ph.D, a.m
    let hasInnerFullStop: Bool
    let hasApostrophe: Bool
    let hasCapitals: Bool
    let hasSmallLetters: Bool

    /// Reads back from `end` over at most a few dozen characters.
    init(before end: Int, in prose: Prose) {
        let end = prose.skipBack(from: end, limit: 4, while: \.isInvisible)
        let first = prose.skipBack(from: end, limit: Self.limit) { $0.isInWord }
        start = min(prose.skip(from: first, limit: Self.limit) { $0 == "." || $0.isApostrophe }, end)
        text = prose.text(in: start..<end)
        var length = 0
        var number = true, fullStop = false, apostrophe = false, capitals = false, small = false
        for scalar in text.unicodeScalars {
            if !scalar.isCombiningMark { length += 1 }
            switch scalar {
            case ".": fullStop = true
            case _ where scalar.isApostrophe: apostrophe = true
            default:
                number = number && scalar.isDigit
                capitals = capitals || scalar.isUpper
                small = small || scalar.isLower
            }
        }
        isCapitalised = start < end && prose.scalar(at: start)?.isUpper ?? false
        isNumber = number && start < end
        hasInnerFullStop = fullStop
        hasApostrophe = apostrophe
        hasCapitals = capitals
        hasSmallLetters = small
        self.length = length
    }

    private static let limit = 40
}

extension PrecedingWord {
    /// Whether it is one letter.
    var isInitial: Bool { length == 1 && !isNumber }

    /// Whether it is a number in Roman figures, in capitals.
    var isRomanNumber: Bool {
        hasCapitals && length < 10 && text.utf8.allSatisfy { "IVXLCDM".utf8.contains($0) }
    }

    /// Whether it is a number with its unit: 7s, 20km
    var isAmount: Bool {
        guard text.utf8.first.map({ (0x30...0x39).contains($0) }) ?? false else { return false }
        let unit = text.utf8.drop { (0x30...0x39).contains($0) }
        return unit.count <= 2 && unit.allSatisfy { (0x61...0x7A).contains($0) }
    }

    /// Whether it is a point of the compass in letters with full stops: N.N.E, but not the ships' S.S
    var isCompassPoint: Bool {
        hasInnerFullStop && text.utf8.allSatisfy { "NESW.".utf8.contains($0) } && text != "S.S"
    }

    /// Whether every part between its full stops is short: U.S, Ph.D, but not www.example.com
    var isAcronym: Bool {
        hasInnerFullStop && text.split(separator: ".").allSatisfy { $0.unicodeScalars.count <= 3 }
    }
}

extension Unicode.Scalar {
    fileprivate var isInWord: Bool { isLetter || isDigit || self == "." || self == "°" || self == "&" || isApostrophe }
}
