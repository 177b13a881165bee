/// Tags that need no learning.
enum TagRules {
    /// The tag of a mark that can have only one; `nil` for everything else.
    static func tag(of tokens: [Token], at index: Int, _ quote: QuoteMarks.Direction?) -> PennTag? {
        if let quote { return quote == .opening ? .openQuote : .closeQuote }
        let token = tokens[index]
        guard token.text.utf8.count <= 6 else { return nil }
        switch token.text {
        case ",": return .comma
        case ".", "!", "?": return .stop
        case ";", ":", "…", "...", "—", "--", "---", "――", "―", "——", "–": return .colon
        case "$", "£", "€": return .currency
        case "(", "[": return .openBracket
        case ")", "]": return .closeBracket
        case "'", "’": return .pos
        default:
            return token.text.utf16.allSatisfy { LetterClass.of($0).contains(.space) } ? .space : nil
        }
    }

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
