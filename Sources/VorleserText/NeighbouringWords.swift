/// The word that a full stop stands behind.
struct PrecedingWord {
    /// As printed, with inner full stops and apostrophes: `U.S`, `etc`, `o'clock`.
    let text: String
    /// Where it begins.
    let start: Int
    /// Its letters and digits, counted no further than a few dozen.
    let length: Int
    let isCapitalised: Bool
    let isNumber: Bool

    /// Reads back from `end` over at most a few dozen characters.
    init(before end: Int, in prose: Prose) {
        let end = prose.skipBack(from: end, limit: 4, while: \.isInvisible)
        let start = prose.skipBack(from: end, limit: Self.limit) {
            $0.isLetter || $0.isDigit || $0 == "." || $0 == "°" || $0.isApostrophe
        }
        let inner = prose.skip(from: start, limit: Self.limit) { $0 == "." || $0.isApostrophe }
        self.start = min(inner, end)
        text = prose.text(in: self.start..<end)
        let scalars = text.unicodeScalars
        length = scalars.count { !$0.isCombiningMark }
        isCapitalised = scalars.first?.isUpper ?? false
        isNumber = !scalars.isEmpty && scalars.allSatisfy { $0.isDigit || $0 == "." || $0.isApostrophe }
    }

    private static let limit = 40

    /// Whether letters are parted by full stops: U.S, Ph.D, a.m
    var hasInnerFullStop: Bool { text.utf8.contains(UInt8(ascii: ".")) }

    /// Whether it is a number with its unit: 7s, 20km
    var isAmount: Bool {
        guard let unit = text.unicodeScalars.firstIndex(where: { !$0.isDigit }), unit > text.startIndex else {
            return false
        }
        return text.unicodeScalars[unit...].count <= 2 && text.unicodeScalars[unit...].allSatisfy(\.isLower)
    }

    /// Whether it is one letter.
    var isInitial: Bool { length == 1 && !isNumber && !text.isEmpty }

    /// Whether it is a number in Roman figures, in capitals.
    var isRomanNumber: Bool {
        !text.isEmpty && text.utf8.count < 10 && text.utf8.allSatisfy { "IVXLCDM".utf8.contains($0) }
    }
}

/// What a sentence would begin with if the one before ended.
struct FollowingWord {
    /// How the first character is written.
    enum Initial {
        case upper, lower
        /// A letter of a script without capitals.
        case caseless
        case digit
        /// Something that can begin a sentence without being a word: `$`, `§`, a picture.
        case sign
        /// Something that can only go on with one: a comma, a closing bracket.
        case continuation
    }

    let initial: Initial
    /// The word in lower case with typewriter apostrophes; empty when it is none.
    let word: String
    /// The word as printed.
    let printed: String
    /// Where it begins, behind its quotation marks, brackets and dashes.
    let start: Int
    /// Where it ends.
    let end: Int
    let opensQuotation: Bool
    let opensBracket: Bool
    let beginsWithDash: Bool
    let beginsWithEllipsis: Bool

    init(at place: Int, in prose: Prose, by conventions: Conventions) {
        var index = place
        var quotation = false, bracket = false, dash = false, ellipsis = false
        scan: for _ in 0..<12 {
            guard let scalar = prose.scalar(at: index) else { break }
            switch scalar {
            case _ where scalar.isQuotationMark && !scalar.isClosingQuotationMark: quotation = true
            case _ where scalar.isOpeningBracket: bracket = true
            case _ where scalar.isDash: dash = true
            case "…", ".": ellipsis = true
            case "¿", "¡", "_", "*": break
            case _ where scalar.isInvisible || scalar.isSpace: break
            default: break scan
            }
            index = prose.index(after: index)
        }
        start = index
        opensQuotation = quotation
        opensBracket = bracket
        beginsWithDash = dash
        beginsWithEllipsis = ellipsis
        let end = prose.skip(from: index, limit: 40) { $0.isLetter || $0.isDigit || $0.isApostrophe }
        self.end = end
        printed = prose.text(in: index..<end)
        word = String(printed.lowercased().map { $0 == "’" ? "'" : $0 })
        initial = Self.initial(prose.scalar(at: index), by: conventions)
    }

    private static func initial(_ scalar: Unicode.Scalar?, by conventions: Conventions) -> Initial {
        guard let scalar else { return .continuation }
        if scalar.isUpper { return .upper }
        if scalar.isLower { return .lower }
        if scalar.isDigit { return .digit }
        if scalar.isLetter { return .caseless }
        if conventions.terminator(scalar) != nil || scalar.isClosingBracket || scalar.isQuotationMark {
            return .continuation
        }
        switch scalar {
        case ",", ";", ":", "&", "/", "%", "·", "،", "؛", "，", "、", "；", "：", "№", ")", "]", "-": return .continuation
        default: return .sign
        }
    }
}

extension FollowingWord {
    /// Whether the word commonly begins a sentence, by itself or before its apostrophe.
    func isStarter(in conventions: Conventions) -> Bool {
        if conventions.starters.contains(word) { return true }
        guard let apostrophe = word.firstIndex(of: "'") else { return false }
        return conventions.starters.contains(String(word[..<apostrophe]))
    }
}
