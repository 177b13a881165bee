import Phonemes
import Testing

struct IPATests {
    @Test(arguments: [
        ("/hɜːrˈmaɪəni/", "hɜɹmˈIəni", "hɜːmˈIəni"), ("ˈtʃʌmli", "ʧˈʌmli", "ʧˈʌmli"),
        ("ˌdʒuːlɪˈɛt", "ʤˌulɪˈɛt", "ʤˌuːlɪˈɛt"), ("ɡoʊ", "ɡO", "ɡQ"), ("gəʊ", "ɡO", "ɡQ"),
        ("ˈstreɪndʒ", "stɹˈAnʤ", "stɹˈAnʤ"), ("d͡ʒɔɪ", "ʤY", "ʤY"), ("ˈkæt", "kˈæt", "kˈat"),
        ("ˈbɜːd", "bˈɜɹd", "bˈɜːd"), ("ˈbɝd", "bˈɜɹd", "bˈɜːd"), ("ˈlɛtɚ", "lˈɛtəɹ", "lˈɛtə"),
        ("ˈbʌt.n̩", "bˈʌtᵊn", "bˈʌtᵊn"), ("ˈeə(r)", "ˈɛɹ", "ˈɛː"), ("mɪɚɪŋ fɪə(r)", "mɪəɹɪŋ fɪɹ", "mɪəɹɪŋ fɪə"),
        ("kɑr nɪr", "kɑɹ nɪɹ", "kɑː nɪə"),
        ("'naʊ", "nˈW", "nˈW"),
        ("ˈfɜːri", "fˈɜɹi", "fˈɜːɹi"), ("[njuː ˈjɔːk]", "nju jˈɔk", "njuː jˈɔːk"),
    ])
    func `the phonetic alphabet becomes the voice's symbols`(ipa: String, american: String, british: String) throws {
        #expect(try IPA.kokoro(ipa, accent: .american) == american)
        #expect(try IPA.kokoro(ipa, accent: .british) == british)
    }

    @Test(arguments: Accent.allCases)
    func `whatever is read can be said`(accent: Accent) {
        var chance = Chance(seed: 5)
        let signs = Array(
            "ˈˌ'/[]().ː:aeiouæɑɒɔəɛɜɝɚɪʊʌɐrɹglmnŋptkbdʃʒθðtʃdʒhwjvfsz\u{361}\u{329} 5#Aéß日".unicodeScalars
        )
        for _ in 0..<3000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...12, using: &chance) {
                text.append(signs.randomElement(using: &chance) ?? "a")
            }
            do throws(PhonemeNotationError) {
                try KokoroAlphabet.check(try IPA.kokoro(String(text), accent: accent))
            } catch .unknownSymbol(let symbol, let place, let notation) {
                #expect(notation == .ipa && place > 0)
                #expect(text.contains(symbol))
            } catch {
                #expect(error == .nothingToSay)
            }
        }
    }

    @Test func `a sound that is none is named with its place`() {
        #expect(throws: PhonemeNotationError.unknownSymbol("5", place: 3, of: .ipa)) {
            try IPA.kokoro("hɛ5", accent: .american)
        }
        #expect(throws: PhonemeNotationError.nothingToSay) { try IPA.kokoro("/ˈ/", accent: .american) }
    }
}

struct KokoroAlphabetTests {
    @Test func `symbols of the model are taken, others are named with their place`() throws {
        try KokoroAlphabet.check("“hˈɜːmˈIəni ðə kˈæt—ʤˈOT ᵻ!”")
        #expect(KokoroAlphabet.symbols.count == 114)
        #expect(throws: PhonemeNotationError.unknownSymbol("g", place: 2, of: .kokoro)) {
            try KokoroAlphabet.check("ag")
        }
        #expect(throws: PhonemeNotationError.nothingToSay) { try KokoroAlphabet.check(" ˈ…") }
        #expect(throws: PhonemeNotationError.tooLong(symbols: 511, limit: 510)) {
            try KokoroAlphabet.check(String(repeating: "a", count: 511))
        }
    }
}

/// Source: the generator of Park and Miller.
private struct Chance: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
