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
        ("used", "He got used to it.", "jˈust"), ("used", "I am not used to hard work.", "jˈust"),
        ("used", "The techniques used to measure it are old.", "jˈuzd"),
        ("use", "Did you use to live here?", "jˈus"), ("read", "I’d read it before.", "ɹˈɛd"),
        ("read", "They'd never read a book.", "ɹˈɛd"), ("row", "There was a row about the money.", "ɹˈW"),
        ("row", "What a row!", "ɹˈW"), ("bows", "The sea broke over the bows.", "bˈWz"),
        ("bow", "He stood in the starboard bow.", "bˈW"), ("invalid", "The poor invalid slept.", "ˈɪnvəlɪd"),
        ("invalid", "She sat in an invalid chair.", "ˈɪnvəlɪd"), ("contract", "The muscles contract.", "kəntɹˈækt"),
        ("content", "It made him content.", "kəntˈɛnt"), ("deserts", "He got his just deserts.", "dəzˈɜɹts"),
        ("lead", "It was a lead-lined box.", "lˈɛd"), ("lead", "He broke the pencil lead.", "lˈɛd"),
        ("wound", "He wound his watch.", "wˈWnd"), ("wound", "The clock was wound every day.", "wˈWnd"),
        ("wind", "It was a wind-up toy.", "wˈInd"),
    ])
    func `the words around choose the reading`(word: String, text: String, phonemes: String) {
        #expect(reading(of: word, in: text) == phonemes)
    }

    @Test(arguments: [
        ("read", "In the evenings I’d read to the children.", "ɹˈɛd"), ("read", "He’d read aloud to us.", "ɹˈɛd"),
        ("row", "They stood in a row about a yard apart.", "ɹˈW"),
        ("row", "Three nights in a row over Christmas.", "ɹˈW"),
        ("rowing", "They went rowing about the lake.", "ɹˈWɪŋ"), ("used", "It was used to good effect.", "jˈust"),
        ("contract", "He laid the sales contract, unsigned, down.", "kəntɹˈækt"),
        ("bow", "They left the bow and arrows in the canoe.", "bˈW"),
        ("wound", "She bound his wound up with a bandage.", "wˈWnd"),
        ("read", "I wish you’d read it.", "ɹˈɛd"), ("read", "He promised he’d read my book.", "ɹˈɛd"),
        ("used", "Air is used to cool engines.", "jˈust"), ("used", "The words used to me were kind.", "jˈust"),
        ("used", "It was used to the full.", "jˈust"), ("row", "He sat one row over.", "ɹˈW"),
        ("row", "She hung a row about her neck.", "ɹˈW"), ("row", "The front row broke out laughing.", "ɹˈW"),
        ("bows", "She pulled at the bows on her dress.", "bˈWz"),
        ("deserts", "It is just deserts and mountains.", "dəzˈɜɹts"),
        ("invalid", "It was an invalid and dangerous inference.", "ˈɪnvəlɪd"),
        ("used", "My father used to tell stories.", "jˈuzd"), ("used", "It was a word he had used to her.", "jˈust"),
        ("used", "The princess used to say that he was old.", "jˈuzd"),
        ("use", "What did he use to part them?", "jˈus"), ("read", "I’d read it if I had the time.", "ɹˈɛd"),
        ("row", "A row of houses stood there.", "ɹˈW"), ("bows", "She tied bows in her hair.", "bˈWz"),
        ("invalid", "The invalid argument was ignored.", "ˈɪnvəlɪd"),
        ("deserts", "He crossed the deserts.", "dəzˈɜɹts"),
        ("wound", "The wound hurt.", "wˈWnd"), ("contract", "They signed the contract.", "kəntɹˈækt"),
    ])
    func `and not where others keep it company`(word: String, text: String, phonemes: String) {
        #expect(reading(of: word, in: text) != phonemes)
    }

    @Test(arguments: [
        ("The does and fawns grazed while the buck watched.", true), ("Two does crossed before the buck.", true),
        ("A herd of bucks and does fled.", true), ("Some young does stood with the deer.", true),
        ("The deer does not move.", false), ("The deer doesn’t move.", false), ("How does the stag survive?", false),
        ("The buck does nothing.", false), ("That does the deer no harm.", false),
        ("The stag looks up, does nothing, and goes.", false),
    ])
    func `does are animals where they are counted or stand beside their kind`(text: String, isAnimal: Bool) {
        #expect((reading(of: "does", in: text) == "dˈOz") == isAnimal)
    }

    @Test(arguments: [
        ("He found two minute holes in it.", true), ("It was a minute drop of blood.", true),
        ("They were covered with minute hairs.", true), ("There were last minute changes.", false),
        ("It was a five minute room service.", false), ("It was a ten minute drop.", false),
        ("He made a last-minute change of plan.", false), ("Every minute changes him.", false),
        ("In a minute drops began to fall.", false),
    ])
    func `a minute before what is tiny may be sixty seconds`(text: String, isTiny: Bool) {
        #expect((reading(of: "minute", in: text) == "mInˈut") == isTiny)
    }

    @Test(arguments: [
        ("There was a tear in the canvas.", true), ("A tear in the canvas caught his eye.", true),
        ("There was a tear in his coat.", true), ("There was a tear in the corner of her eye.", false),
        ("There was a tear in his left eye.", false),
    ])
    func `a tear in an eye is wept`(text: String, isRent: Bool) {
        #expect((reading(of: "tear", in: text) == "tˈɛɹ") == isRent)
    }

    @Test(arguments: [
        ("The violinist raised his bow.", true), ("The cellist drew the bow across the strings.", true),
        ("The violinist took a bow from its case.", true), ("The archer took a bow from the wall.", true),
        ("The violinist took a bow.", false), ("The cellist left with a bow.", false),
        ("The fiddler made a low bow.", false),
    ])
    func `players have bows and make them`(text: String, isThing: Bool) {
        #expect(reading(of: "bow", in: text) == (isThing ? "bˈO" : "bˈW"))
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
