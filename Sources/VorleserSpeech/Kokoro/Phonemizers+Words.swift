public import Phonemes
public import VorleserCore

extension Phonemizers {
    /// How a voice says an utterance, word by word: with the phonemes that the listener gave, and pieces in other languages
    /// by the phonemizers of these.
    /// - Parameters:
    ///   - utterance: What to say.
    ///   - voice: What the voice speaks, a BCP 47 tag.
    /// - Returns: Words whose ranges count in UTF-16 code units of the spoken text; `nil` where nobody knows the language.
    public func words(of utterance: Utterance, by voice: String) -> [PronouncedToken]? {
        guard let phonemizer = self[speaking: voice] else { return nil }
        let otherwise = SaidOtherwise(utterance) { foreign($0, by: voice) }
        return otherwise.words(of: phonemizer.pronunciation(of: utterance.spokenText), said: phonemizer)
    }

    /// Who says words of another language in a voice's sounds.
    /// - Parameters:
    ///   - tag: What the words are in.
    ///   - voice: What the voice speaks, a BCP 47 tag.
    /// - Returns: `nil` for the voice's own language, and for one without a phonemizer.
    private func foreign(_ tag: String, by voice: String) -> ForeignPhonemizer? {
        guard areForeign(tag, to: voice), let own = Language(voice),
            let phonemizer = self[speaking: tag]
        else { return nil }
        let sounds = ForeignSounds(by: own.code)
        return ForeignPhonemizer(phonemizer, sounds, tellsLoanwords: self[speaking: voice] is EnglishPhonemizer)
    }

    /// Whether words of a language are said by its own phonemizer, which is another one than the voice's.
    func areForeign(_ tag: String, to voice: String) -> Bool {
        guard let language = Language(tag), let own = Language(voice) else { return false }
        return language != own && speak(tag)
    }
}
