/// Which way quotation marks face, told by the spaces around them.
package enum QuoteMarks {
    package enum Direction: Sendable { case opening, closing }

    /// For each token the direction, `nil` for what is no quotation mark.
    package static func directions(of tokens: [Token]) -> [Direction?] {
        var openStraight = false
        var openSingle = 0
        return tokens.indices.map { index in
            let token = tokens[index]
            guard token.text.utf8.count <= 3, !ASCIIWord.begins(token.text) else { return nil }
            switch token.text {
            case "“", "„", "«", "‚", "``": return .opening
            case "”", "»", "''": return .closing
            case "‘", "`":
                openSingle += 1
                return .opening
            case "\"":
                let direction = direction(of: tokens, at: index) ?? (openStraight ? .closing : .opening)
                openStraight = direction == .opening
                return direction
            case "'", "’":
                if isBeforeYear(tokens, at: index) { return nil }
                if isPossessive(tokens, at: index), openSingle == 0 || isClosedLater(tokens, after: index) {
                    return nil
                }
                let direction = direction(of: tokens, at: index) ?? (openSingle > 0 ? .closing : .opening)
                openSingle = max(0, openSingle + (direction == .opening ? 1 : -1))
                return direction
            default: return nil
            }
        }
    }

    /// An apostrophe for the century: ’85, the ’60s.
    private static func isBeforeYear(_ tokens: [Token], at index: Int) -> Bool {
        guard index + 1 < tokens.count, !tokens[index].hasSpaceAfter, index == 0 || tokens[index - 1].hasSpaceAfter
        else {
            return false
        }
        let next = tokens[index + 1].text.utf8
        return next.count <= 3 && next.prefix(2).count { (0x30...0x39).contains($0) } == 2
    }

    /// An apostrophe right after an *s*.
    private static func isPossessive(_ tokens: [Token], at index: Int) -> Bool {
        guard index > 0, !tokens[index - 1].hasSpaceAfter, let last = tokens[index - 1].text.utf8.last else {
            return false
        }
        // *For conscience’ sake*
        if index + 1 < tokens.count, tokens[index + 1].text == "sake" { return true }
        return last == 0x73 || last == 0x7A || last == 0x78 || last == 0x53
    }

    /// Whether a mark and a closing quotation mark are still to come, before another one opens.
    private static func isClosedLater(_ tokens: [Token], after index: Int) -> Bool {
        for later in tokens.indices.dropFirst(index + 1) {
            guard tokens[later].text == "’" || tokens[later].text == "'" else {
                if tokens[later].text == "‘" { return false }
                continue
            }
            return !tokens[later - 1].hasSpaceAfter && !(tokens[later - 1].text.last?.isLetter ?? false)
        }
        return false
    }

    /// The direction that the spaces tell, `nil` if they do not.
    private static func direction(of tokens: [Token], at index: Int) -> Direction? {
        let isLast = index + 1 == tokens.count
        let spaceAfter = isLast || tokens[index].hasSpaceAfter
        let spaceBefore = index == 0 || tokens[index - 1].hasSpaceAfter
        if spaceBefore != spaceAfter { return spaceBefore ? .opening : .closing }
        guard !isLast, index > 0 else { return isLast ? .closing : .opening }
        if spaceBefore { return nil }
        let before = tokens[index - 1].text
        if "([{—–-“‘".contains(before) || before == "--" { return .opening }
        if tokens[index + 1].text.first.map({ $0.isLetter || $0.isNumber }) ?? false {
            return before.last.map { $0.isLetter || ".,!?".contains($0) } ?? false ? nil : .opening
        }
        return .closing
    }
}
