/// A part of a token, and what has become of it.
struct Piece: Sendable {
    let text: String
    let tag: PennTag
    /// Which token it is a part of.
    let token: Int
    /// Whether it is the whole token.
    let isWhole: Bool
    /// UTF-16 code units from the text's start.
    let range: Range<Int>
    let hasSpaceAfter: Bool
    /// As it is looked up; `nil` if that takes more than ASCII.
    let word: [UInt8]?

    /// Whether nothing stands before it without a space.
    var isHead = true
    var currency: Currency?
    /// *2* between letters is said as *to*.
    var isTo = false
    var said: Sounds?
    var source = PronunciationSource.unknown
    /// Whether a space is said before it, though none is printed.
    var spaceBefore = false

    /// Whether it is settled before its neighbours are known, and hence stands alone.
    var standsAlone: Bool { said != nil || isTo }

    mutating func say(_ reading: Reading) {
        said = reading.sounds
        source = reading.source
    }

    mutating func say(mark: String) {
        said = Sounds(mark)
        source = .mark
    }

    /// Quotation marks and the like: tags whose tokens are no words.
    static func isMark(_ tag: PennTag) -> Bool {
        switch tag {
        case .stop, .comma, .openBracket, .closeBracket, .openQuote, .closeQuote, .plainQuote, .colon, .currency,
            .number,
            .otherMark:
            true
        default: false
        }
    }

    /// Nothing but signs that are silent beside words.
    var isJunk: Bool { text.unicodeScalars.allSatisfy { "',-._‘’/".unicodeScalars.contains($0) } }

    /// What the tagger's choice counts for when pieces become one word.
    var letterWeight: Int {
        text.unicodeScalars.reduce(0) { $0 + ($1.properties.changesWhenLowercased ? 2 : 1) }
    }

    var saysTo: Bool { text == "to" || text == "To" || text == "TO" && (tag == .to || tag == .in) }

    var isApostrophe: Bool { text.unicodeScalars.allSatisfy(WrittenForm.isApostrophe) }

    /// Whether it begins as a word does.
    var isOfLetters: Bool { text.unicodeScalars.first?.properties.isAlphabetic ?? false }

    var canBeginWord: Bool {
        guard let first = text.unicodeScalars.first else { return false }
        return first == "-" || WrittenForm.isApostrophe(first) || first.properties.isAlphabetic
            || first.properties.numericType != nil
    }
}
