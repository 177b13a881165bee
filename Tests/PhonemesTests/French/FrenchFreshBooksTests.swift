import Testing

@testable import Phonemes

struct FrenchFreshBooksTests {
    private let phonemizer = FrenchPhonemizer()

    private func said(_ text: String) -> String { phonemizer.pronunciation(of: text).phonemes() }

    @Test(arguments: [
        ("un entier n et un réel x", "œ̃n ɑ̃tjˈe ˈɛn e œ̃ ʁeˈɛl ˈiks"), ("le point b", "lə pwˈɛ̃ bˈe"),
        ("la droite d.", "la dʁwˈat dˈe."),
        ("Y a-t-il", "i atˈil"), ("l’ ami", "l amˈi"), ("m… mais", "m… mˈɛ"),
    ])
    func `a letter that stands alone has its name`(text: String, phonemes: String) { #expect(said(text) == phonemes) }

    @Test(arguments: [
        ("plus ou moins", "plyz u mwˈɛ̃"), ("Trois plus deux", "tʁwˈa plys dˈø"), ("plus deux", "ply dˈø"),
        ("Les gens aiment.", "le ʒˈɑ̃ ˈɛm."), ("Mulhouse", "mylˈuz"), ("La Haye", "la ˈɛ"), ("Boulez", "bulˈɛz"),
    ])
    func `links and names are as the French have them`(text: String, phonemes: String) {
        #expect(said(text) == phonemes)
    }
}
