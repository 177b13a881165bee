import Testing

@testable import Phonemes

struct PortugueseHomographsTests {
    private let phonemizer = PortuguesePhonemizer()

    private func said(_ text: String) -> String { phonemizer.pronunciation(of: text).phonemes() }

    @Test(arguments: [
        ("Eu gosto de você.", "eʊ ɡˈɔstʊ ʤy vosˈe."), ("Gosto muito.", "ɡˈɔstʊ mwˈiŋtʊ."),
        ("não começo", "nˌɐ̃ʊ̃ kˌomˈɛsʊ"),
        ("Acordo cedo.", "ˌakˈɔɾədʊ sˈedʊ."), ("espero", "ˌespˈɛɾʊ"), ("adoro", "ˌadˈɔɾʊ"),
        ("mas gosto dela", "maz ɡˈɔstʊ dˈɛlæ"),
        ("a sede do clube", "a sˈɛʤy dʊ klˈuby"), ("vou colher flores", "vow koljˈer flˈoɾys"), ("cesta", "sˈestæ"),
        // Nouns.
        ("o gosto", "ʊ ɡˈostʊ"), ("Governo anuncia", "ɡˌovˈeɾənw ˌænũŋsˈiæ"),
        ("um acordo de paz", "ũŋ ˌakˈoɾədʊ ʤy pˈas"),
        ("Acordo de paz", "ˌakˈoɾədʊ ʤy pˈas"), ("o meu olho", "ʊ meʊ ˈoljʊ"), ("com sede", "koŋ sˈeʤy"),
        ("a colher", "a koljˈɛr"), ("o esforço", "u ˌesfˈoɾəsʊ"),
    ])
    func `the words beside one tell an open vowel`(text: String, phonemes: String) { #expect(said(text) == phonemes) }

    @Test func `an English word does not make a text old`() { #expect(said("shopping") == said("Shopping")) }
}
