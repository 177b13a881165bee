import Testing

@testable import Phonemes

struct FrenchPhonemizerTests {
    private let phonemizer = FrenchPhonemizer()

    private func said(_ text: String) -> String { phonemizer.pronunciation(of: text).phonemes() }

    @Test(arguments: [
        ("beau", "bˈo"), ("chevaux", "ʃəvˈo"), ("fille", "fˈij"), ("ville", "vˈil"), ("œil", "ˈœj"),
        ("orgueil", "ɔʁɡˈœj"), ("montagne", "mɔ̃tˈaɲ"), ("soigner", "swanjˈe"), ("oiseau", "wazˈo"), ("loin", "lwˈɛ̃"),
        ("citoyen", "sitwajˈɛ̃"), ("pays", "pɛˈi"), ("essuyer", "esyijˈe"), ("nuit", "nyˈi"), ("crier", "kʁiˈe"),
        ("parfum", "paʁfˈœ̃"), ("album", "albˈɔm"), ("ennui", "ɑ̃nyˈi"), ("inhumain", "inymˈɛ̃"), ("pâte", "pˈaːt"),
        ("cœur", "kˈœʁ"), ("exemple", "ɛɡzˈɑ̃pl"), ("mangea", "mɑ̃ʒˈa"), ("guerre", "ɡˈɛʁ"), ("Eglise", "eɡlˈiz"),
        ("nation", "nasjˈɔ̃"), ("patience", "pasjˈɑ̃s"), ("question", "kɛstjˈɔ̃"), ("sculpter", "skyltˈe"),
        ("pa\u{302}te", "pˈaːt"),
    ])
    func `letters have their sounds`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("chanter", "ʃɑ̃tˈe"), ("hiver", "ivˈɛʁ"), ("nez", "nˈe"), ("effet", "efˈɛ"), ("sang", "sˈɑ̃"),
        ("blanc", "blˈɑ̃"), ("doucement", "dusmˈɑ̃"), ("ils aiment", "ilz ˈɛm"), ("ils vivent", "il vˈiv"),
        ("le président", "lə pʁezidˈɑ̃"), ("ils étaient", "ilz etˈɛ"), ("je chantai", "ʒə ʃɑ̃tˈe"),
        ("le bonus", "lə bonˈys"), ("les fils", "le fˈis"), ("la femme", "la fˈam"), ("il vient", "il vjˈɛ̃"),
        ("Ils s’arrêtent", "il saʁˈɛt"), ("ils livrent", "il lˈivʁ"), ("un talent", "œ̃ talˈɑ̃"), ("le riz", "lə ʁˈi"),
        ("le bus", "lə bˈys"),
    ])
    func `endings are mute or not`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("petit", "pətˈi"), ("samedi", "samdˈi"), ("probablement", "pʁobabləmˈɑ̃"), ("matelot", "matlˈo"),
        ("ressembler", "ʁəsɑ̃blˈe"), ("jugeriez", "ʒyʒəʁjˈe"), ("secret", "səkʁˈɛ"), ("obtenir", "ɔbtnˈiʁ"),
    ])
    func `a mute e is said where it must`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("les enfants", "lez ɑ̃fˈɑ̃"), ("les héros", "le eʁˈo"), ("un grand homme", "œ̃ ɡʁˈɑ̃t ˈɔm"),
        ("six hommes, six femmes, j'en ai six.", "sˈiz ˈɔm, sˈi fˈam, ʒɑ̃n e sˈis."), ("dix-huit", "dˈizyˈit"),
        ("vingt-deux", "vˈɛ̃tdˈø"), ("L’homme qu’il aime", "lˈɔm kil ˈɛm"), ("et alors", "e alˈɔʁ"),
        ("Dis-je, dit-il", "dˈiʒ, dˈitˈil"), ("avec lui, avec elle", "avˌɛk lyˈi, avˌɛk ˈɛl"),
        ("— Qui va là ? demanda-t-il.", "— ki vˈa lˈa ? dəmɑ̃dˈatˈil."), ("ils sont tous", "il sˈɔ̃ tˈus"),
        (
            "C'était un homme jeune, dont le costume annonçait un matelot.",
            "setˈɛt œ̃n ˈɔm ʒˈøn, dɔ̃ lə kɔstˈym anɔ̃sˈɛt œ̃ matlˈo."
        ),
    ])
    func `words change beside each other`(text: String, phonemes: String) { #expect(said(text) == phonemes) }

    @Test(arguments: [
        ("la SNCF", "la ˈɛs ˈɛn sˈe ˈɛf"), ("345", "tʁwˈa sˈɑ̃ kaʁˈɑ̃t sˈɛ̃k"), ("007", "zeʁˈo zeʁˈo sˈɛt"),
        ("Łódź", "lˈɔdz"),
    ])
    func `what is no French word is said all the same`(text: String, phonemes: String) {
        #expect(said(text) == phonemes)
    }

    @Test func `the lexicon has sounds that the voices know`() {
        #expect(FrenchLexicon.entries.count > 4000)
        for (word, sounds) in FrenchLexicon.entries {
            #expect(sounds.unicodeScalars.allSatisfy(KokoroAlphabet.symbols.contains), "\(word)")
            #expect(!FrenchLexicon.phones(sounds).nuclei.isEmpty, "\(word)")
        }
    }

    @Test(arguments: [("des", "de"), ("harems", "aʁˈɛm"), ("Il dit que …", "il dˈi kˈə …")])
    func `what leans on a word that does not come is weak, and -em is said`(text: String, phonemes: String) {
        #expect(said(text) == phonemes)
    }
}
