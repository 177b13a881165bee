import Phonemes

/// Says words of another language than the voice's, with the sounds that the voice has.
struct ForeignPhonemizer: Sendable {
    private let phonemizer: any Phonemizing
    private let sounds: ForeignSounds
    /// Whether the voice's own phonemizer tells words that it knows from those that it guesses.
    private let tellsLoanwords: Bool

    /// - Parameters:
    ///   - phonemizer: That of the words' language.
    ///   - sounds: What the voice makes of its phonemes.
    ///   - tellsLoanwords: Whether the sources of the voice's own phonemizer tell known words from guessed ones.
    init(_ phonemizer: any Phonemizing, _ sounds: ForeignSounds, tellsLoanwords: Bool) {
        (self.phonemizer, self.sounds, self.tellsLoanwords) = (phonemizer, sounds, tellsLoanwords)
    }

    /// The words of a piece.
    /// - Parameters:
    ///   - text: What the piece says.
    ///   - range: Where it stands in the spoken text.
    ///   - own: What the voice's own phonemizer made of it.
    /// - Returns: A single word that the voice's language has taken over, such as *née*, as it is said there.
    func words(_ text: String, at range: Range<Int>, instead own: ArraySlice<PronouncedToken>) -> [PronouncedToken] {
        let inside = own.filter { $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound }
        if tellsLoanwords, inside.count == own.count, inside.count(where: { $0.source != .mark }) == 1,
            inside.allSatisfy({ $0.source <= .homograph })
        {
            return inside
        }
        let words = phonemizer.pronunciation(of: text).tokens.map { $0.moved(by: range.lowerBound).said(with: sounds) }
        guard let last = words.last, let space = own.last, space.range.upperBound <= range.upperBound else {
            return words
        }
        return words.dropLast() + [last.followed(by: space.whitespace)]
    }
}

extension PronouncedToken {
    fileprivate func said(with sounds: ForeignSounds) -> PronouncedToken {
        PronouncedToken(
            range: range,
            text: text,
            tag: tag,
            phonemes: phonemes.map(sounds.said),
            whitespace: whitespace,
            source: source
        )
    }
}
