import Testing
import VorleserCore
import VorleserNarration
import VorleserSpeech
import VorleserTesting

@testable import VorleserKit

/// What is told of words that are said as in another language.
struct ForeignWordsReportTests {
    private let book = BookSketch(
        language: "en",
        chapters: [
            SketchedChapter(
                title: "One",
                blocks: [
                    .paragraph("It was a ", .marked(.language("fr"), "partie carrée"), ", he thought, at number 5.")
                ]
            )
        ]
    ).book

    private func script(foreign: Set<Language>?) -> Script {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 300), voice: Language("en"), foreign: foreign)
            .script(of: book)
    }

    @Test func `the report names the language, and how a word is said is that language's`() throws {
        let script = script(foreign: nil)
        let report = ReadingReport(of: script, in: book, said: nil)
        let phrase = try #require(report.changes.first { $0.language != nil })
        #expect((phrase.printed, phrase.said, phrase.rule) == ("partie carrée", "partie carrée", "foreign-words"))
        #expect(phrase.language == "fr")
        #expect(report.changes.contains { $0.printed == "5" && $0.language == nil })
        let phonemizers = Phonemizers(nil, others: PhonemizerSource.standard)
        let word = try #require(SpokenWord(at: phrase.span.lowerBound, in: book, script, by: "en-US", phonemizers))
        #expect((word.text, word.said.phonemes) == ("partie", "paɹtˈi"))
        let french = try #require(SpokenWord(at: phrase.span.lowerBound, in: book, script, by: "fr", phonemizers))
        #expect(french.said.phonemes == "paʁtˈi")
    }

    @Test func `a word of a passage that another voice speaks is looked up in that voice's language`() throws {
        let text = "Le fils est parti."
        let chapter = SketchedChapter(title: "One", blocks: [.paragraph("Le fils est parti.")])
        let book = BookSketch(language: "en", chapters: [chapter]).book
        let start = try #require(book.text.range(of: text)).lowerBound.utf16Offset(in: book.text)
        let span = TextSpan(utf16: start..<start + text.utf16.count)
        func said(by voice: Voice.ID?) -> String? {
            let piece = Piece(printed: text, span)
            let utterance = Utterance(span: span, pieces: [piece], pauseAfter: .zero, language: "fr", voice: voice)
            let phonemizers = Phonemizers(nil, others: PhonemizerSource.standard)
            let script = Script(utterances: [utterance], omissions: [])
            let fils = TextOffset(utf16: start + 3)
            return SpokenWord(at: fils, in: book, script, by: "en-US", phonemizers)?.said.phonemes
        }
        #expect(said(by: Voice.ID(rawValue: "ff_siwis")) == "fˈis")
        #expect(said(by: nil) != "fˈis")
    }

    @Test func `a voice that says all words alike has nothing to report`() {
        #expect(ReadingReport(of: script(foreign: []), in: book, said: nil).changes.allSatisfy { $0.language == nil })
        let languages = Languages.standard
        let voice = Voice(id: Voice.ID(rawValue: "flite"), name: "Flite", engine: "flite", language: "en-US")
        #expect(languages.said(besidesThatOf: voice, by: AlikeVoice()).isEmpty)
        #expect(languages.said(besidesThatOf: voice, by: FrenchToo()) == [Language(known: "fr")])
    }
}

private struct AlikeVoice: SpeechEngine {
    let name = "alike"
    let version = "1"
    let voices = [Voice(id: Voice.ID(rawValue: "one"), name: "One", engine: "alike", language: "en")]
    let limits = UtteranceLimits(shortest: 0, longest: 100)

    func speak(_ utterance: Utterance, as voice: Voice.ID) async throws -> Clip {
        Clip(samples: [], sampleRate: 1_000, words: [])
    }
}

private struct FrenchToo: SpeechEngine {
    let name = "french"
    let version = "1"
    let voices = [Voice(id: Voice.ID(rawValue: "one"), name: "One", engine: "french", language: "en")]
    let limits = UtteranceLimits(shortest: 0, longest: 100)

    func version(saying language: String, in voice: Voice.ID) -> String? { language == "fr" ? "1" : nil }

    func speak(_ utterance: Utterance, as voice: Voice.ID) async throws -> Clip {
        Clip(samples: [], sampleRate: 1_000, words: [])
    }
}
