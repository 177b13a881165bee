/// Tags that need no learning.
enum TagRules {
    /// The tag of a mark that can have only one; `nil` for everything else.
    static func tag(of tokens: [Token], at index: Int, _ quote: QuoteMarks.Direction?) -> PennTag? {
        if let quote { return quote == .opening ? .openQuote : .closeQuote }
        let token = tokens[index]
        guard token.text.utf8.count <= 6, !ASCIIWord.begins(token.text) else { return nil }
        switch token.text {
        case ",": return .comma
        case ".", "!", "?": return .stop
        case ";", ":", "…", "...", "—", "--", "---", "――", "―", "——", "–": return .colon
        case "$", "£", "€": return .currency
        case "(", "[": return .openBracket
        case ")", "]": return .closeBracket
        case "'", "’":
            // Before a number the apostrophe stands for the century.
            let year =
                index + 1 < tokens.count && !token.hasSpaceAfter && tokens[index + 1].text.first?.isNumber == true
            return year ? .otherMark : .pos
        default:
            return token.text.utf16.allSatisfy { LetterClass.of($0).contains(.space) } ? .space : nil
        }
    }

    /// Mends what a tagger that looks one way gets wrong: *that* before a comma and a new clause or phrase opens what
    /// follows (“so that, after all, …”).
    static func isConjunction(_ tokens: [Token], at index: Int) -> Bool {
        guard index > 0, index + 2 < tokens.count, tokens[index].text == "that", tokens[index + 1].text == "," else {
            return false
        }
        return openers.contains(tokens[index + 2].text)
            && !["do", "did", "done", "like"].contains(tokens[index - 1].text)
    }

    private static let openers: Set = [
        "in", "after", "by", "if", "when", "as", "even", "at", "on", "with", "though", "although", "while", "since",
        "unless", "before", "during", "without", "from",
    ]

    /// *They had to project.*: a bare noun in the singular does not stand there, whatever the word is elsewhere.
    static func isInfinitive(_ tokens: [Token], at index: Int) -> Bool {
        guard index > 1, tokens[index - 1].text == "to", governors.contains(tokens[index - 2].text.lowercased()) else {
            return false
        }
        guard index + 1 < tokens.count else { return true }
        let next = tokens[index + 1].text
        return [".", ",", ";", "!", "?", ":", "it", "them", "him", "us", "me"].contains(next)
    }

    private static let governors: Set = [
        "had", "have", "has", "having", "want", "wants", "wanted", "need", "needs", "needed", "try", "tries", "tried",
        "trying", "began", "begin", "begins", "begun", "able", "unable", "ought", "refused", "refuses", "decided",
        "hoped", "hopes", "afraid", "continued", "failed", "managed", "learned", "wished", "attempted", "threatened",
        "forced", "tempted", "willing",
    ]

    /// A guess by the ending, for a program without a model.
    static func crude(_ token: Token) -> PennTag {
        let text = token.text
        guard let first = text.first else { return .nn }
        if first.isNumber { return .cd }
        if !first.isLetter { return text == "-" ? .hyph : .otherMark }
        switch text.lowercased() {
        case "a", "an", "the", "this", "that", "these", "those": return .dt
        case "i", "he", "she", "it", "we", "they", "you", "him", "her", "them", "us", "me": return .prp
        case "in", "of", "on", "at", "by", "with", "from", "for", "to", "as": return .in
        case "and", "or", "but": return .cc
        default: break
        }
        if first.isUppercase { return .nnp }
        if text.hasSuffix("ly") { return .rb }
        if text.hasSuffix("ing") { return .vbg }
        if text.hasSuffix("ed") { return .vbd }
        return text.hasSuffix("s") ? .nns : .nn
    }
}
