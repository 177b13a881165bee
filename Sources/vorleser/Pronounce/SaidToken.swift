import VorleserKit

/// A stretch of what is said, and its phonemes, as they are written to JSON.
struct SaidToken {
    let text: String
    /// Where it stands in the text, in UTF-16 code units.
    let range: Range<Int>
    /// `nil` when unknown.
    let phonemes: String?
    /// `nil` for what the listener gave the phonemes of.
    let tag: PennTag?
    /// A raw value of ``Phonemes/PronunciationSource``, or `listener`.
    let source: String
    /// The space after it.
    let whitespace: String

    /// What is unknown is `null`, so that every token has the same keys. `JSONEncoder` took most of the time of
    /// `vorleser phonemes --json`.
    var json: String {
        let (phonemes, tag) = (phonemes?.jsonString ?? "null", tag?.rawValue.jsonString ?? "null")
        return "{\"phonemes\":\(phonemes),\"range\":[\(range.lowerBound),\(range.upperBound)],"
            + "\"source\":\(source.jsonString),\"tag\":\(tag),\"text\":\(text.jsonString)}"
    }

    init(_ token: PronouncedToken, shiftedBy shift: Int = 0) {
        text = token.text
        range = token.range.lowerBound + shift..<token.range.upperBound + shift
        phonemes = token.phonemes
        tag = token.tag
        source = token.source.rawValue
        whitespace = token.whitespace
    }

    private init(byListener phonemes: String, for text: String, at start: Int) {
        self.text = text
        range = start..<start + text.utf16.count
        self.phonemes = phonemes
        tag = nil
        source = "listener"
        whitespace = ""
    }

    private init(blankAt start: Int) {
        text = ""
        range = start..<start
        phonemes = ""
        tag = nil
        source = PronunciationSource.mark.rawValue
        whitespace = " "
    }

    /// The tokens of pieces, their ranges counted in the pieces' texts end to end.
    static func tokens(of pieces: [Piece], by phonemizer: any Phonemizing) -> [SaidToken] {
        var tokens: [SaidToken] = []
        var (start, words) = (0, "")
        func sayWords() {
            // The phonemizer leaves out the blank that parts the words from the listener's sounds before them.
            if let first = words.first, first.isWhitespace, start > 0 { tokens.append(SaidToken(blankAt: start)) }
            tokens += phonemizer.pronunciation(of: words).tokens.map { SaidToken($0, shiftedBy: start) }
            start += words.utf16.count
            words = ""
        }
        for piece in pieces {
            guard let phonemes = piece.phonemes else {
                words += piece.text
                continue
            }
            if !words.isEmpty { sayWords() }
            tokens.append(SaidToken(byListener: phonemes, for: piece.text, at: start))
            start += piece.text.utf16.count
        }
        if !words.isEmpty { sayWords() }
        return tokens
    }
}

extension [SaidToken] {
    /// What the voice gets, with a sign for each unknown token.
    func phonemes(unknown: String) -> String {
        reduce(into: "") { $0 += ($1.phonemes ?? unknown) + $1.whitespace }
    }
}
