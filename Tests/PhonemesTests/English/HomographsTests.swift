import Phonemes
import Testing

struct HomographsTests {
    private func reading(of word: String, in text: String, _ accent: Accent = .american) -> String? {
        let tokens = Tokenizer().tokens(in: text)
        let tagged = zip(tokens, Tagger().tags(of: tokens)).map { TaggedToken($0, $1) }
        guard let index = tagged.firstIndex(where: { $0.token.text == word }) else { return nil }
        return Homographs().reading(of: index, in: tagged, accent: accent)
    }

    @Test(arguments: [
        ("lead", "The roof was covered with lead and copper pipes.", "lˈɛd"),
        ("live", "They live in that house.", "lˈɪv"),
        ("wind", "The wind blew from the north.", "wˈɪnd"), ("blessed", "Our blessed Lord", "blˈɛsɪd"),
        ("Polish", "He was a Polish officer.", "pˈOlɪʃ"), ("row", "He made a terrible row about it.", "ɹˈW"),
        ("bow", "He made her a slight bow.", "bˈW"), ("cursed", "He cursed loudly.", "kˈɜɹst"),
        ("Job", "He had the patience of Job.", "ʤˈOb"), ("dove", "He dove into the lake.", "dˈOv"),
        ("bass", "He caught a bass in the river.", "bˈæs"),
    ])
    func `the words around choose the reading`(word: String, text: String, phonemes: String) {
        #expect(reading(of: word, in: text) == phonemes)
    }

    @Test func `each accent has its own symbols`() {
        #expect(reading(of: "minute", in: "A minute detail escaped him.", .british) == "mInjˈuːt")
    }

    @Test func `other words and places that are not there have no reading`() {
        #expect(reading(of: "table", in: "The table stood there.") == nil)
        #expect(reading(of: "tear", in: "There was a tear in her eye.") == nil)
        #expect(reading(of: "row", in: "They sat in a row.") == nil)
        #expect(Homographs().reading(of: 3, in: [], accent: .american) == nil)
        #expect(Homographs().reading(of: -1, in: [], accent: .american) == nil)
    }
}
