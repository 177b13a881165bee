/// A text's tokens cut into pieces, marks and currencies settled, and what is printed without a space put into groups.
///
/// Reference: section 3.
struct Pieces {
    var pieces: [Piece] = []
    private(set) var groups: [Range<Int>] = []

    private let reference: Bool
    private var currency: Currency?

    /// - Parameters:
    ///   - tokens: In the text's order.
    ///   - text: What the tokens' ranges count in, if there is one.
    ///   - reference: Whether the reference's slips are kept.
    init(_ tokens: [TaggedToken], in text: String?, reference: Bool) {
        self.reference = reference
        let units = tokens.contains { TokenPlaces.leavesOut($0.token) } ? Array((text ?? "").utf16) : []
        pieces.reserveCapacity(tokens.count + tokens.count / 4)
        groups.reserveCapacity(tokens.count)
        for index in tokens.indices {
            if !reference, tokens[index].isBlank { continue }
            let start = pieces.count
            let parts = SubTokens(of: tokens[index].token.text, reference: reference).parts
            let places = TokenPlaces(of: tokens[index].token, in: units)
            let beforeSpace = !reference && index + 1 < tokens.count && tokens[index + 1].isBlank
            for (place, part) in parts.enumerated() {
                let isLast = place == parts.count - 1
                let spaceAfter = isLast && (tokens[index].token.hasSpaceAfter || beforeSpace)
                let range = places.range(of: part.range)
                pieces.append(piece(tokens[index], index, part.text, at: range, spaceAfter: spaceAfter))
            }
            if !reference, Self.isNoteMark(tokens, index) {
                for place in start..<pieces.count { pieces[place].say(mark: "") }
            }
            // What parts a stammer is a part of the word, whatever the tagger says.
            if reference || !Self.isStammer(tokens, index) {
                settle(from: start, numberFollows: index + 1 < tokens.count && tokens[index + 1].tag == .cd)
            }
            for place in start..<pieces.count { group(place) }
        }
    }

    private func piece(
        _ token: TaggedToken,
        _ index: Int,
        _ text: String,
        at range: Range<Int>,
        spaceAfter: Bool
    ) -> Piece {
        Piece(
            text: text,
            tag: token.tag,
            token: index,
            isWhole: text.utf8.count == token.token.text.utf8.count,
            range: range,
            hasSpaceAfter: spaceAfter,
            word: WrittenForm.ascii(text)
        )
    }

    // MARK: - Marks and currencies

    /// Whether a token is a part of *[12]*, which stands for a note and is not read.
    private static func isNoteMark(_ tokens: [TaggedToken], _ index: Int) -> Bool {
        func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].token.text : "" }
        func isNumber(_ text: String) -> Bool {
            !text.isEmpty && text.utf8.count < 4 && text.utf8.allSatisfy(ASCIIWord.isDigit)
        }
        if ASCIIWord.begins(tokens[index].token.text) { return false }
        switch text(index) {
        case "[": return text(index + 2) == "]" && isNumber(text(index + 1))
        case "]": return text(index - 2) == "[" && isNumber(text(index - 1))
        case let number: return text(index - 1) == "[" && text(index + 1) == "]" && isNumber(number)
        }
    }

    /// Whether a hyphen parts the start of a word from that word: *h-he*, *th-the*.
    private static func isStammer(_ tokens: [TaggedToken], _ index: Int) -> Bool {
        guard index > 0, index + 1 < tokens.count, ["-", "‑"].contains(tokens[index].token.text),
            !tokens[index - 1].token.hasSpaceAfter, !tokens[index].token.hasSpaceAfter
        else { return false }
        let start = tokens[index - 1].token.text.lowercased()
        return (1...3).contains(start.utf8.count) && ASCIIWord.isAllLetters(start.utf8)
            && tokens[index + 1].token.text.lowercased().hasPrefix(start)
    }

    private mutating func settle(from start: Int, numberFollows: Bool) {
        for index in start..<pieces.count where pieces[index].said == nil {
            let (text, tag) = (pieces[index].text, pieces[index].tag)
            let isLast = index == pieces.count - 1
            if tag == .currency, let sign = Currency(sign: text) {
                currency = sign
                pieces[index].say(mark: "")
            } else if tag == .colon, text == "-" || text == "–" {
                pieces[index].say(mark: "—")
            } else if Piece.isMark(tag), !ASCIIWord.isAllLetters(text.utf8) {
                pieces[index].say(mark: reference ? Self.referenceMark(text, tag) : Self.mark(text, tag))
            } else if !reference, text == "-", pieces[index].isWhole, isAlone(index) {
                pieces[index].say(mark: "—")
            } else if !reference, let mark = Self.signInWord(text) {
                pieces[index].say(mark: mark)
            } else if let pending = currency {
                if tag != .cd {
                    currency = nil
                } else if isLast, !numberFollows {
                    pieces[index].currency = pending
                }
            } else if text == "2", index > start, !isLast, isLetter(pieces[index - 1].text.last),
                isLetter(pieces[index + 1].text.first)
            {
                pieces[index].isTo = true
            }
        }
    }

    /// Whether white space stands on both sides.
    private func isAlone(_ index: Int) -> Bool {
        pieces[index].hasSpaceAfter && (index == 0 || pieces[index - 1].hasSpaceAfter)
    }

    private func isLetter(_ character: Character?) -> Bool { character?.isLetter ?? false }

    private static func referenceMark(_ text: String, _ tag: PennTag) -> String {
        switch tag {
        case .openBracket: "("
        case .closeBracket: ")"
        case .openQuote: "“"
        case .closeQuote, .plainQuote: "”"
        default: String(text.filter { ";:,.!?—…\"“”".contains($0) })
        }
    }

    /// The same, but that dashes are pauses however they are printed.
    private static func mark(_ text: String, _ tag: PennTag) -> String {
        if text.utf8.first == UInt8(ascii: "-") || text.hasPrefix("–") || text.hasPrefix("―"),
            text.allSatisfy({ "-–—―".contains($0) })
        {
            return "—"
        }
        return referenceMark(text, tag)
    }

    /// Pauses and brackets that were taken for a part of a word: *no!—the*.
    private static func signInWord(_ text: String) -> String? {
        if ASCIIWord.begins(text) { return nil }
        return switch text {
        case "!", "?", ";", ":", "…", "—", "“", "”", "(", ")": text
        case "--", "---", "–", "―", "⸺", "⸻": "—"
        case "[", "{": "("
        case "]", "}": ")"
        case "«", "„": "“"
        case "»": "”"
        case "\"": ""
        default: nil
        }
    }

    // MARK: - Groups

    private mutating func group(_ index: Int) {
        if !pieces[index].standsAlone, let last = groups.last, last.upperBound == index,
            !pieces[index - 1].standsAlone, !pieces[index - 1].hasSpaceAfter
        {
            pieces[index].isHead = false
            groups[groups.count - 1] = last.lowerBound..<index + 1
        } else {
            groups.append(index..<index + 1)
        }
    }
}

extension TaggedToken {
    fileprivate var isBlank: Bool {
        tag == .space || !ASCIIWord.begins(token.text) && token.text.allSatisfy(\.isWhitespace)
    }
}
