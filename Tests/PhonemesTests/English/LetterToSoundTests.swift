import Foundation
import Testing

@testable import Phonemes

struct LetterToSoundTests {
    private static let model = LetterToSound()
    private var letters: LetterToSound { Self.model }

    private static let american = Set("AIOWYbdfhijklmnpstuvwzæðŋɑɔəɛɜɡɪɹɾʃʊʌʒʤʧθᵊᵻʔˈˌɐ".unicodeScalars)
    private static let british = Set("AIQWYabdfhijklmnpstuvwzðŋɑɒɔəɛɜɡɪɹʃʊʌʒʤʧθᵊˈˌːɐ".unicodeScalars)

    private static let oddities = [
        "Ukridge", "McTavish", "O'Flaherty", "O’Flaherty", "d'Artagnan", "HAWKINS", "Brontë", "Nestlé", "Straße",
        "Łódź", "Ærøskøbing", "façade", "Noooooo", "rock-n-roll", "x", "Q", "XKCD", "Hmpf", "pst", "Cwmbran", "zzz",
        "---a---", "''b''", "éclair", "ﬁnch", "Ｆｕｌｌ", "Þórr", "a1b2", "naïveté", "İstanbul", "Ōsaka", "B.B.",
    ]

    @Test(arguments: oddities, Accent.allCases)
    func `whatever has a Latin letter is said in the accent's symbols`(word: String, accent: Accent) throws {
        let said = try #require(letters.phonemes(of: word, accent: accent))
        #expect(!said.isEmpty)
        #expect(Set(said.unicodeScalars).isSubset(of: accent == .american ? Self.american : Self.british), "\(said)")
    }

    @Test(arguments: oddities, Accent.allCases)
    func `a word with a vowel has one primary stress, before a vowel`(word: String, accent: Accent) throws {
        let said = Array(try #require(letters.phonemes(of: word, accent: accent)).unicodeScalars)
        let marks = said.indices.filter { said[$0] == "ˈ" }
        guard said.contains(where: Stress.vowels.contains) else { return }
        #expect(marks.count == 1)
        #expect(marks.allSatisfy { $0 + 1 < said.count && Stress.vowels.contains(said[$0 + 1]) })
    }

    @Test(arguments: ["", " ", "123", "—", "'", "-", "ЖЗ", "東京", "\u{301}", "🙂"])
    func `what has no Latin letter is left to others`(word: String) {
        #expect(letters.phonemes(of: word, accent: .american) == nil)
    }

    @Test func `the answers are those of the trainer's own reading of the model`() throws {
        let url = URL(filePath: #filePath).appending(path: "../../Fixtures/letters.tsv").standardized
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 80)
        for line in lines {
            let fields = line.split(separator: "\t").map(String.init)
            try #require(fields.count == 3)
            #expect(letters.phonemes(of: fields[0], accent: .american) == fields[1])
            #expect(letters.phonemes(of: fields[0], accent: .british) == fields[2])
        }
    }

    @Test func `accents, ligatures and curly apostrophes change nothing`() {
        for (printed, plain) in [
            ("Brontë", "Bronte"), ("Müller", "Muller"), ("O’Flaherty", "O'Flaherty"), ("Łukasz", "Lukasz"),
            ("Ærling", "Aerling"), ("Weißer", "Weisser"), ("ﬁnchley", "finchley"),
        ] {
            #expect(letters.phonemes(of: printed, accent: .british) == letters.phonemes(of: plain, accent: .british))
        }
    }

    @Test func `a shouted name is said like one that is not`() {
        #expect(
            letters.phonemes(of: "HAWKSWORTH", accent: .american)
                == letters.phonemes(of: "Hawksworth", accent: .american)
        )
    }

    @Test func `initials without a vowel are spelled`() {
        #expect(letters.phonemes(of: "XKCD", accent: .american) == "ˌɛkskˌAsˌidˈi")
        #expect(letters.phonemes(of: "GBH", accent: .british) == "ʤˌiːbˌiːˈAʧ")
    }

    @Test(arguments: Accent.allCases)
    func `a name does not begin as no word can where its letters leave a choice`(accent: Accent) throws {
        let said = try #require(letters.phonemes(of: "Tewnell", accent: accent))
        #expect(Onset.isSpeakable(said.unicodeScalars), "\(said)")
    }

    @Test func `what a word begins with is judged by its first two sounds`() {
        for said in ["tnˈɛl", "dˈ", "dlˈA", "pnˈiː", "kˌtˈɑ"] {
            #expect(Onset.isSpeakable(said.unicodeScalars) == (said == "dˈ"), "\(said)")
        }
        for said in ["tjˈuː", "plˈA", "tɹˈI", "stˈɑ", "ˈA", "", "kwˈɪk", "tsˈɑː"] {
            #expect(Onset.isSpeakable(said.unicodeScalars), "\(said)")
        }
    }

    @Test func `noises are no initials`() {
        #expect(letters.phonemes(of: "pssst", accent: .american) == "pst")
        #expect(letters.phonemes(of: "Shhhh", accent: .british) == "ʃ")
    }

    @Test func `a very long word is said, in the end`() throws {
        for length in [39, 40, 41, 200] {
            let word = String(String(repeating: "barbarossa", count: length / 10 + 1).prefix(length))
            let said = try #require(letters.phonemes(of: word, accent: .american))
            #expect(said.unicodeScalars.count > length / 3)
            #expect(said.unicodeScalars.count { $0 == "ˈ" } == 1)
        }
    }

    @Test func `a damaged model is refused or read, never trapped on`() {
        let bytes = Array(EmbeddedModel.letters)
        var random = SplitMix(state: 5)
        for _ in 0..<12 {
            var damaged = bytes
            switch random.next() % 3 {
            case 0: damaged.removeLast(Int(random.next() % UInt64(bytes.count)))
            case 1:
                for _ in 0..<50 {
                    damaged[Int(random.next() % UInt64(min(4000, bytes.count)))] = UInt8(random.next() & 255)
                }
            default: for _ in 0..<500 { damaged[Int(random.next() % UInt64(bytes.count))] = UInt8(random.next() & 255) }
            }
            damaged.withUnsafeBytes { damaged in
                let letters = LetterToSound(model: damaged)
                #expect(letters.phonemes(of: "Ukridge", accent: .american) != nil)
                #expect(letters.phonemes(of: "Ukridge", accent: .british) != nil)
            }
        }
    }

    @Test func `without a model a word is spelled`() {
        let none = LetterToSound(model: UnsafeRawBufferPointer(start: nil, count: 0))
        #expect(none.phonemes(of: "Abe", accent: .american) == "ˌAbˌiˈi")
    }
}

/// Numbers that are the same in every run.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
