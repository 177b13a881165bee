import Foundation
import Testing
import VorleserTesting

@testable import Phonemes

@Suite(.enabled(if: InstalledTool.englishLexicon.isThere))
struct WordReadingTests {
    private let phonemizer: EnglishPhonemizer

    init() throws { phonemizer = EnglishPhonemizer(accent: .american, lexicon: try TestData.lexicon("english")) }

    @Test(arguments: ["lead", "read", "tear", "wind", "bow"]) func `a word with several readings has them all`(
        _ word: String
    ) {
        let sounds = Set(phonemizer.readings(of: word).filter { $0.kind != .letters }.map(\.phonemes))
        #expect(sounds.count > 1)
    }

    @Test(arguments: ["the", "Hermione", "NASA", "naïve", "a", "xyzzy", "o’clock"])
    func `each sound is there once, and the voice can say it`(_ word: String) throws {
        let readings = phonemizer.readings(of: word)
        #expect(!readings.isEmpty)
        #expect(Set(readings.map(\.phonemes)).count == readings.count)
        for reading in readings { try KokoroAlphabet.check(reading.phonemes) }
    }

    @Test(arguments: ["", " ", "—", "…"]) func `what has no letters has no readings`(_ text: String) {
        #expect(phonemizer.readings(of: text).isEmpty)
    }
}

struct RespellingTests {
    @Test(arguments: [
        ("ˈɛvɹi", "EV-ree"), ("əɹˈWnd", "uh-ROWND"), ("lˈɛTəɹ", "LED-er"), ("bˈɜɹʧ", "BURCH"), ("ɹˈid", "REED"),
        ("kəmpjˈuTəɹ", "kuhm-PYOO-der"), ("", ""), ("ˌɛnˌsˈi", "en-SEE"),
    ])
    func `sounds in letters`(_ phonemes: String, _ letters: String) {
        #expect(Respelling(phonemes).description == letters)
    }
}
