import Kokoro
import Phonemes
import Testing
import VorleserCore

@testable import VorleserSpeech

struct KokoroTextTests {
    private static let prose = """
        “Come in,” said the doctor—and he didn’t smile—“it’s the twenty-first of May; shut the door!” He paid $45 (or so).
        """

    @Test(arguments: [prose, "One.", "a  b\n\nc", "… so, then…", "日本 and 語 words", "(“Well?”) no", "1,024 — 3.5"])
    func `symbols are the phonemizer's, in order, each from its own words`(text: String) {
        let symbols = KokoroText.plain(text).symbols
        let spoken = KokoroText.phonemizer.pronunciation(of: text).phonemes()
        let plain = { (text: String) in text.filter { $0 != " " } }
        #expect(plain(symbols[...].phonemes).hasPrefix(plain(spoken)))
        #expect(symbols.first?.kind != .space && symbols.last?.kind != .space)
        #expect(zip(symbols, symbols.dropFirst()).allSatisfy { $0.kind != .space || $1.kind != .space })
        #expect(zip(symbols, symbols.dropFirst()).allSatisfy { $0.source.lowerBound <= $1.source.lowerBound })
        #expect(symbols.allSatisfy { $0.source.lowerBound >= 0 && $0.source.upperBound <= text.utf16.count })
    }

    private func said(_ pieces: [(String, phonemes: String?)]) -> KokoroText {
        var start = 0
        let all = pieces.map { text, phonemes in
            let span = TextSpan(utf16: start..<start + text.utf16.count)
            start = span.upperBound.utf16
            return phonemes.map { Piece(replacing: span, by: text, rule: "test", phonemes: $0) }
                ?? Piece(printed: text, span)
        }
        let span = TextSpan(utf16: 0..<start)
        return KokoroText(Utterance(span: span, pieces: all, pauseAfter: .zero, language: "en"))
    }

    @Test func `the listener's phonemes stand for their words`() {
        let text = said([("Go to ", nil), ("Bath", "bˈɑθ"), (", now.", nil)])
        #expect(text.phonemes.contains(" bˈɑθ, "))
        let sound = text.symbols.filter { $0.source == 6..<10 && $0.kind == .sound }
        #expect(sound[...].phonemes == "bˈɑθ")
    }

    @Test func `of a word that is given in part the rest is said too`() {
        let whole = said([("Worcester", "wˈʊstəɹ"), ("-born men.", nil)])
        #expect(whole.phonemes.hasPrefix("wˈʊstəɹ"))
        #expect(whole.symbols.contains { $0.source.lowerBound > 9 && $0.kind == .sound })
        let two = said([("un", "ˈʌn"), ("do", "dˈu"), (" it", nil)])
        #expect(two.phonemes.hasPrefix("ˈʌndˈu ɪt") || two.phonemes.hasPrefix("ˈʌndˈu ˈɪt"))
    }

    @Test func `marks that end a given piece stay, but not twice`() {
        #expect(
            said([("Bath,", "bˈɑθ"), (" she said and went away for good and all.", nil)]).phonemes.hasPrefix("bˈɑθ, ")
        )
        #expect(said([("Bath,", "bˈɑθ,"), (" she said and went away for good.", nil)]).phonemes.hasPrefix("bˈɑθ, "))
    }

    private func foreign(_ pieces: [(String, language: String?)], by voice: String = "en-US") -> KokoroText {
        var start = 0
        let all = pieces.map { text, language in
            defer { start += text.utf16.count }
            return Piece(printed: text, TextSpan(utf16: start..<start + text.utf16.count), language: language)
        }
        let span = TextSpan(utf16: 0..<start)
        return KokoroText(Utterance(span: span, pieces: all, pauseAfter: .zero, language: "en"), by: voice)
    }

    @Test func `words of another language are said as in it, in sounds that the voice has`() {
        let text = foreign([("It was a ", nil), ("roi très bon", "fr"), (", he said.", nil)])
        #expect(text.phonemes.contains(" ɹwa tɹɛ bˈɔ̃n, ") || text.phonemes.contains(" ɹwˈa tɹɛ bˈɔ̃n, "))
        let words = text.symbols.filter { (9..<21).contains($0.source.lowerBound) && $0.kind == .sound }
        #expect(Set(words.map(\.source)) == [9..<12, 13..<17, 18..<21])
        // A German voice has a ʁ of its own, and a language that nobody knows is said like the voice's own.
        #expect(foreign([("mon frère", "fr"), (" und ich", nil)], by: "de").phonemes.contains("fʁˈɛʁ"))
        let latin = foreign([("vox populi", "la"), (" again", nil)])
        #expect(latin.phonemes == foreign([("vox populi again", nil)]).phonemes)
    }

    @Test func `a mark inside a word of another language parts nothing of it from the rest`() {
        let text = foreign([("The ", nil), ("Weltschmerz", "de"), ("-filled young man.", nil)])
        #expect(text.phonemes.contains(" vˈɛltʃmɛɹʦ"))
        #expect(text.symbols.contains { $0.source.lowerBound > 15 && $0.kind == .sound })
        #expect(text.unknown == 0)
    }

    @Test func `symbols that the model lacks are left out and counted`() {
        let text = said([("Go ", nil), ("on", "ˈɔ⊕n⊗")])
        #expect(text.dropped == 2)
        #expect(text.phonemes.hasSuffix("ˈɔn."))
    }

    @Test func `what nobody can say is silent`() {
        #expect(!KokoroText.plain("日本語").symbols.hasSound)
        #expect(!KokoroText.plain("").symbols.hasSound)
        #expect(!KokoroText.plain("— “” …").symbols.hasSound)
        #expect(KokoroText.plain("日本").unknown > 0)
    }

    @Test func `a short heading ends with a stop, a sentence keeps its own mark, a part of one has none`() {
        #expect(KokoroText.plain("Chapter One").phonemes.hasSuffix("."))
        #expect(KokoroText.plain("Why?").phonemes.hasSuffix("?"))
        #expect(KokoroText.plain("“No!”").phonemes.hasSuffix("!”"))
        #expect(KokoroText.plain("on the other side of the old house by the river").symbols.last?.kind == .sound)
    }
}
