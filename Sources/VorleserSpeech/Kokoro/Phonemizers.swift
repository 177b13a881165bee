public import Phonemes
import Synchronization

/// One phonemizer for each accent, made for the first utterance in it: each loads models, which programs that only
/// name voices need not wait for.
public final class Phonemizers: Sendable {
    private let lexicon: Lexicon?
    private let made = Mutex<[Accent: Phonemizer]>([:])

    /// - Parameter lexicon: How English words are said; without one they are guessed from their letters.
    public init(_ lexicon: Lexicon?) { self.lexicon = lexicon }

    public subscript(accent: Accent) -> Phonemizer {
        made.withLock { made in
            if let phonemizer = made[accent] { return phonemizer }
            let phonemizer = Phonemizer(accent: accent, lexicon: lexicon)
            made[accent] = phonemizer
            return phonemizer
        }
    }
}
