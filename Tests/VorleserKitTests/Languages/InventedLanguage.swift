import Phonemes
import Synchronization
import VorleserBooks
import VorleserCore
import VorleserNarration
import VorleserSpeech
import VorleserTesting
import VorleserText

@testable import VorleserKit

/// A language that nobody speaks, given to the product from outside as any language could be. Its tag is one of those that
/// ISO 639-2 keeps for private use.
///
/// A chapter is a *velu*, a preface an *oma*. A sentence ends with `;`, *ta.* is a title, the figures 0–3 are *nul, un, bi, tri*, and it has three sounds.
enum InventedLanguage {
    static let tag = "qaa"

    static var added: Languages {
        var languages = Languages.standard
        languages.sentences = languages.sentences.with(
            tag,
            SentenceConventions(abbreviations: Abbreviation.table((.title, "ta")), ownTerminators: [";"])
        )
        languages.books = languages.books.with(
            tag,
            BookWords(
                divisions: DivisionWords(chapters: "velu", unmistakable: "velu"),
                names: SectionNames([.preface: "oma"]),
                numbers: HeadingNumbers(counting: ["un bi tri"]),
                givenTitles: GivenTitles([.cover: "Zul"])
            )
        )
        languages.spoken = languages.spoken.with(
            tag,
            SpokenLanguage(forms: [Figures()], phrases: PhraseWords(conjunctions: "ke"))
        )
        languages.phonemizers[tag] = PhonemizerSource(version: "1") { _ in ThreeSounds() }
        return languages
    }

    /// Says each figure by itself.
    struct Figures: SpokenForm {
        let name = "invented-figure"
        private static let words = ["nul", "un", "bi", "tri"]

        func replacements(in passage: Passage) -> [Replacement] {
            (0..<passage.length).compactMap { index in
                let value = Int(passage[index]) - 0x30
                return Self.words.indices.contains(value)
                    ? Replacement(index..<index + 1, by: Self.words[value]) : nil
            }
        }
    }

    /// Vowels are *a*, stops *t* and all other letters *n*; a word is a token.
    struct ThreeSounds: Phonemizing {
        func pronunciation(of text: String) -> Pronunciation {
            var start = 0
            let words = text.split(separator: " ", omittingEmptySubsequences: false)
            return Pronunciation(
                words.map { word in
                    let range = start..<start + word.utf16.count
                    start = range.upperBound + 1
                    return PronouncedToken(
                        range: range,
                        text: String(word),
                        tag: .nn,
                        phonemes: String(word.filter(\.isLetter).map(Self.sound)),
                        whitespace: " ",
                        source: .derived
                    )
                }
            )
        }

        private static func sound(_ letter: Character) -> Character {
            "aeiou".contains(letter) ? "a" : "bdgkpt".contains(letter) ? "t" : "n"
        }
    }

    /// Speaks a tone a word, as long as its phonemes are many, and remembers what it was given.
    final class Engine: SpeechEngine {
        let name = "invented"
        let version = "1"
        let voices = [Voice(id: Voice.ID(rawValue: "oma"), name: "Oma", engine: "invented", language: tag)]
        let limits = UtteranceLimits(shortest: 0, longest: 200)
        private let phonemizers: Phonemizers
        private let said = Mutex<[String]>([])

        init(_ languages: Languages) { phonemizers = Phonemizers(nil, others: languages.phonemizers) }

        /// The phonemes of all utterances.
        var phonemes: [String] { said.withLock(\.self) }

        func speak(_ utterance: Utterance, as voice: Voice.ID) async throws -> Clip {
            guard let phonemizer = phonemizers[speaking: utterance.language] else { throw SpeechError.nothingToSay }
            let pronunciation = phonemizer.pronunciation(of: utterance.spokenText)
            said.withLock { $0.append(pronunciation.phonemes()) }
            return try ToneVoice().speak(utterance)
        }
    }
}
