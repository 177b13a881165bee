/// English text to the symbols that Kokoro's voices were trained on.
///
///     text → tokens → tags → pieces, in groups without a space → from right to left: lexicon, rules, letters
///
/// The rules are those of misaki 0.9.4, described in our own words; `reference` follows them to the letter, otherwise
/// what a listener would call a mistake is mended and what the lexicon lacks is derived or guessed.
public struct EnglishPhonemizer: Phonemizing {
    let words: WordReader
    private let tokenizer: Tokenizer
    private let tagger = Tagger()
    let homographs = Homographs()

    /// - Parameters:
    ///   - accent: Whose English.
    ///   - lexicon: Without one only the commonest words are known and all others are guessed from their letters.
    ///   - reference: For comparison: unknown words stay unknown, marks between words vanish where misaki drops them.
    public init(accent: Accent, lexicon: Lexicon?, reference: Bool = false) {
        words = WordReader(accent: accent, lexicon: lexicon, reference: reference, letters: LetterToSound())
        tokenizer = Tokenizer(reference: reference)
    }

    /// How a text is said. Never fails: an unknown word has no phonemes.
    public func pronunciation(of text: String) -> Pronunciation {
        let tokens = tokenizer.tokens(in: text)
        return pronunciation(of: zip(tokens, tagger.tags(of: tokens)).map(TaggedToken.init), in: text)
    }

    /// How a text is said whose tokens and parts of speech are known.
    /// - Parameters:
    ///   - tokens: In the text's order; their ranges do not overlap.
    ///   - text: What the ranges count in, if there is one.
    /// - Returns: One token for what is printed without a space; those without phonemes are unknown.
    public func pronunciation(of tokens: [TaggedToken], in text: String? = nil) -> Pronunciation {
        let cut = Pieces(tokens, in: text, reference: words.reference)
        let asked = words.reference ? nil : homographs
        var reader = GroupReader(words: words, homographs: asked, tokens: tokens, pieces: cut.pieces)
        for group in cut.groups.reversed() { reader.say(group) }
        let spoken = reader
        let said = cut.groups.flatMap { spoken.pronouncedTokens($0) }
        return Pronunciation(words.reference ? said : Self.withLastStop(Self.withSingleSpaces(said)))
    }

    /// The full stop of an abbreviation that ends the text ends it in sound too: *at five p.m.*
    private static func withLastStop(_ tokens: [PronouncedToken]) -> [PronouncedToken] {
        let closing = tokens.reversed().prefix { $0.phonemes.map { "”“)".contains($0) } ?? false }.count
        let index = tokens.count - 1 - closing
        guard index >= 0, tokens[index].text.utf8.count > 1, tokens[index].text.hasSuffix("."),
            let said = tokens[index].phonemes, let last = said.last, !";:,.!?—…".contains(last)
        else { return tokens }
        var result = tokens
        result[index] = tokens[index].with(phonemes: said + ".")
        return result
    }

    /// A space on either side of something silent is one space.
    private static func withSingleSpaces(_ tokens: [PronouncedToken]) -> [PronouncedToken] {
        var isAfterSpace = false
        return tokens.map { token in
            guard token.phonemes?.isEmpty ?? true else {
                isAfterSpace = !token.whitespace.isEmpty
                return token
            }
            let silent = isAfterSpace ? token.with(whitespace: "") : token
            isAfterSpace = isAfterSpace || !token.whitespace.isEmpty
            return silent
        }
    }
}

extension PronouncedToken {
    fileprivate func with(whitespace: String) -> PronouncedToken {
        PronouncedToken(range: range, text: text, tag: tag, phonemes: phonemes, whitespace: whitespace, source: source)
    }

    fileprivate func with(phonemes: String) -> PronouncedToken {
        PronouncedToken(range: range, text: text, tag: tag, phonemes: phonemes, whitespace: whitespace, source: source)
    }
}
