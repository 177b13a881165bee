import Testing

@testable import Phonemes

/// English words that other languages print today.
struct AnglicismsTests {
    @Test(arguments: [
        ("Release", "riːlˈiːs"), ("Livestream", "lˈIfstɾiːm"), ("Deadlines", "dˈɛtlIns"), ("Cloud", "klˈWt"),
        ("Burnout", "bˈøːɾnWt"), ("Tools", "tˈuːls"), ("Coaching", "kˈoːtʃɪŋ"), ("gestreamt", "ɡəstɾˈiːmt"),
        // German words with the same letters at their start.
        ("Makel", "mˈɑkəl"), ("er hub an", "ɛɾ hˈuːp ˈan"), ("Hacke", "hˈakə"),
    ])
    func `Germans say them nearly as they are`(text: String, phonemes: String) {
        #expect(GermanPhonemizer().pronunciation(of: text).phonemes() == phonemes)
    }

    @Test(arguments: [
        ("smartphone", "zmartfˈɔn"), ("browser", "brˈaʊzer"), ("match", "mˈɛʧ"), ("bridge", "brˈiʤ"),
        ("flash", "flˈɛʃ"), ("feedback", "fˈidbek"), ("menu", "menˈu"), ("brioche", "briˈɔʃ"),
        ("blog", "blˈɔɡ"),
    ])
    func `Italians say them by their own letters`(word: String, phonemes: String) {
        #expect(ItalianPhonemizer().pronunciation(of: word).phonemes() == phonemes)
    }

    @Test(arguments: [
        ("smartphone", "esmˈaɾfon"), ("mouse", "mˈWs"), ("parking", "pˈaɾkin"), ("ticket", "tˈiket"),
        ("Txema", "ʧˈema"), ("Etxebarria", "ˌeʧeβˈaria"),
    ])
    func `Spaniards say them by their own letters`(word: String, phonemes: String) {
        #expect(SpanishPhonemizer().pronunciation(of: word).phonemes() == phonemes)
    }

    @Test(arguments: [("mouse", "mˈWzi"), ("login", "lˈɔɡiŋ"), ("outdoor", "ˌWʧidˈɔr")])
    func `Brazilians say them by their own letters`(word: String, phonemes: String) {
        #expect(PortuguesePhonemizer().pronunciation(of: word).phonemes() == phonemes)
    }
}
