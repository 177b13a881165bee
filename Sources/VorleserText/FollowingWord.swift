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
    /// Where it begins, behind its quotation marks, brackets and dashes.
    let start: Int
    /// Where it ends.
    let end: Int
    let opensQuotation: Bool
    let opensBracket: Bool
    let beginsWithDash: Bool
    let beginsWithEllipsis: Bool
    private let prose: Prose

    /// The word as printed; empty when it is none.
    var printed: String { prose.text(in: start..<end) }

    /// The word in lower case with typewriter apostrophes.
    var word: String { prose.smallText(in: start..<end) }

    init(at place: Int, in prose: Prose, by conventions: SentenceConventions) {
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
        end = prose.skip(from: index, limit: 40) { $0.isLetter || $0.isDigit || $0.isApostrophe }
        self.prose = prose
        initial = Self.initial(prose.scalar(at: index), by: conventions)
    }

    private static func initial(_ scalar: Unicode.Scalar?, by conventions: SentenceConventions) -> Initial {
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
    func isStarter(in conventions: SentenceConventions) -> Bool {
        if conventions.starters.contains(word) { return true }
        guard let apostrophe = word.firstIndex(of: "'") else { return false }
        return conventions.starters.contains(String(word[..<apostrophe]))
    }
}
