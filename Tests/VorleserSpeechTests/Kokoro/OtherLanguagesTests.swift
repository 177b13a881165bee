import Phonemes
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserSpeech

/// A language is spoken as soon as somebody gives its phonemizer.
struct OtherLanguagesTests {
    /// Every letter is one vowel.
    private struct OnlyVowel: Phonemizing {
        let vowel: String

        func pronunciation(of text: String) -> Pronunciation {
            let all = PronouncedToken(
                range: 0..<text.utf16.count,
                text: text,
                tag: .nn,
                phonemes: text.map { _ in vowel }.joined(),
                whitespace: "",
                source: .derived
            )
            return Pronunciation([all])
        }
    }

    private func source(_ vowel: String, version: String = "1") -> PhonemizerSource {
        PhonemizerSource(version: version) { _ in OnlyVowel(vowel: vowel) }
    }

    private func clip(_ engine: KokoroEngine, _ voice: String) async throws -> Clip {
        let piece = Piece(printed: "zomu velu", TextSpan(utf16: 0..<9))
        let utterance = Utterance(span: piece.span, pieces: [piece], pauseAfter: .zero, language: "qaa")
        return try await engine.speak(utterance, as: Voice.ID(rawValue: voice))
    }

    @Test func `a published voice speaks when its language has a phonemizer`() throws {
        let voice = try FormulaVoice()
        let before = try #require(voice.engine())
        #expect(before.silentVoices.map(\.id.rawValue) == ["ff_siwis"])
        let after = try #require(voice.engine(phonemizers: ["fr": source("a")]))
        #expect(after.silentVoices.isEmpty)
        let french = try #require(after.voices.last)
        #expect(french.id.rawValue == "ff_siwis" && french.language == "fr" && french.name == "Siwis (French, female)")
        #expect(Array(after.voices.dropLast()) == before.voices)
    }

    @Test func `a voice says what the phonemizer of its language says`() async throws {
        let voice = try FormulaVoice(["af_heart", "oma"], languages: ["oma": "qaa"])
        let engines = try ["a", "i"].map { try #require(voice.engine(phonemizers: ["qaa": source($0)])) }
        #expect(engines[0].voice(named: Voice.ID(rawValue: "oma"))?.language == "qaa")
        let clips = [try await clip(engines[0], "oma"), try await clip(engines[1], "oma")]
        #expect(!clips[0].samples.isEmpty && clips[0].samples != clips[1].samples)
        let english = [try await clip(engines[0], "af_heart"), try await clip(engines[1], "af_heart")]
        #expect(english[0] == english[1])
    }

    @Test func `clips of another phonemizer have another address, those of English the same`() throws {
        let voice = try FormulaVoice(["af_heart", "oma"], languages: ["oma": "qaa"])
        let engines = try ["1", "2"].map { version in
            try #require(voice.engine(phonemizers: ["qaa": source("a", version: version)]))
        }
        let versions = { (name: String) in engines.map { $0.version(of: Voice.ID(rawValue: name)) } }
        #expect(Set(versions("oma")).count == 2)
        #expect(Set(versions("af_heart")).count == 1)
        let plain = try #require(voice.engine())
        #expect(plain.version(of: Voice.ID(rawValue: "af_heart")) == versions("af_heart")[0])
        #expect(plain.voice(named: Voice.ID(rawValue: "oma")) == nil)
        #expect(plain.silentVoices.map(\.id.rawValue) == ["oma"])
    }

    @Test func `a mixture speaks the language of most of it`() throws {
        let voice = try FormulaVoice()
        let engine = try #require(voice.engine(phonemizers: ["fr": source("a")]))
        let language = { (mix: String) in engine.voice(named: Voice.ID(rawValue: mix))?.language }
        #expect(language("ff_siwis*0.7+bm_george*0.3") == "fr")
        #expect(language("ff_siwis*0.3+bm_george*0.7") == "en-GB")
        #expect(language("bm_george*0.5+af_sky*0.5") == "en-US")
        let english = try #require(voice.engine())
        #expect(english.voice(named: Voice.ID(rawValue: "ff_siwis*0.7+bm_george*0.3"))?.language == "en-GB")
    }
}
