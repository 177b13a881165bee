public import Phonemes
import Synchronization
import VorleserCore

/// One phonemizer for each language and accent, made for the first utterance in it: each loads models, which programs that
/// only name voices need not wait for.
public final class Phonemizers: Sendable {
    private let lexicon: Lexicon?
    private let sources: LanguageTable<PhonemizerSource?>
    private let english = Mutex<[Accent: EnglishPhonemizer]>([:])
    private let made = Mutex<[String: any Phonemizing]>([:])

    /// - Parameters:
    ///   - lexicon: How English words are said; without one they are guessed from their letters.
    ///   - others: The phonemizers of other languages, by the primary subtags of their BCP 47 tags.
    public init(_ lexicon: Lexicon?, others: [String: PhonemizerSource] = [:]) {
        self.lexicon = lexicon
        sources = LanguageTable(["en": .english(lexicon)].merging(others) { $1 }, other: nil)
    }

    /// Whether words of the language can be said that a BCP 47 tag names.
    public func speak(_ tag: String) -> Bool { sources.has(tag) }

    /// The version of a language's phonemizer; empty where there is none, or where the voice's own version tells.
    func version(of tag: String) -> String { sources[tag]?.version ?? "" }

    /// The phonemizer of English in an accent.
    public subscript(accent: Accent) -> EnglishPhonemizer {
        english.withLock { made in
            if let phonemizer = made[accent] { return phonemizer }
            let phonemizer = EnglishPhonemizer(accent: accent, lexicon: lexicon)
            made[accent] = phonemizer
            return phonemizer
        }
    }

    /// The phonemizer of a language.
    /// - Parameter tag: BCP 47 tag.
    /// - Returns: `nil` for a language without one.
    public subscript(speaking tag: String) -> (any Phonemizing)? {
        made.withLock { made in
            if let phonemizer = made[tag] { return phonemizer }
            guard let source = sources[tag] else { return nil }
            let phonemizer = source.make(tag)
            made[tag] = phonemizer
            return phonemizer
        }
    }
}
