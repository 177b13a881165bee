import Testing

@testable import Phonemes

struct SpanishOldPrintTests {
    private let phonemizer = SpanishPhonemizer()

    private func said(_ text: String) -> String { phonemizer.pronunciation(of: text).phonemes() }

    @Test(arguments: [
        ("CAPITULO", "capítulo"), ("CORAZON", "corazón"), ("PROLOGO", "prólogo"), ("EDICION", "edición"),
        ("JOSE MARIA", "José María"),
        ("PUBLICO", "público"), ("tambien", "también"), ("segun", "según"), ("despues", "después"),
        ("ademas", "además"), ("pais", "país"),
        ("leido", "leído"), ("caidas", "caídas"), ("oir", "oír"), ("reir", "reír"), ("habia", "había"), ("dia", "día"),
        ("tia", "tía"),
        ("bellisimo", "bellísimo"), ("acercandose", "acercándose"), ("haciendola", "haciéndola"), ("razon", "razón"),
        ("opinion", "opinión"),
    ])
    func `words without their accents have their stress`(bare: String, word: String) {
        #expect(said(bare) == said(word))
    }

    @Test(arguments: [
        "publico", "continuo", "papa", "mama", "marques", "diez", "dejame", "mandose", "cantara", "solo", "esta",
    ])
    func `words of today stay`(word: String) { #expect(SpanishAccents.accented(word) == nil) }

    @Test(arguments: [("fué á ver", "fwˈe a βˈeɾ"), ("él ó ella", "ˈel o ˈeʎa"), ("padre é hijo", "pˈaðɾe e ˈixo")])
    func `a small word with an accent leans on the next`(text: String, phonemes: String) {
        #expect(said(text) == phonemes)
    }

    @Test(arguments: [
        ("averigüe", "ˌaβeɾˈiɣwe"), ("pingües", "pˈiŋɡwes"), ("bilingüe", "bilˈiŋɡwe"), ("desagüe", "desˈaɣwe"),
        ("arguyó", "ˌaɾɣuʝˈo"),
        ("Guyana", "ɡuʝˈana"), ("guayaba", "ɡwaʝˈaβa"), ("Guy", "ɡˈi"), ("Feijoo", "fAxˈo"), ("Rossini", "rosˈini"),
        ("innato", "innˈato"),
        ("Boccaccio", "bokˈakθjo"), ("express", "ekspɾˈes"), ("miss", "mˈis"), ("Cromwell", "kɾˈomwel"),
        ("Sabadell", "sˌaβaðˈel"),
        ("Biarritz", "bjarˈits"), ("Wamba", "bˈamba"), ("Schiller", "sˈileɾ"), ("Lourdes", "lˈuɾðes"),
        ("Ximénez", "ximˈeneθ"),
        ("Job", "xˈob"), ("álbum", "ˈalβum"), ("album", "ˈalβum"), ("delirium", "delˈiɾjum"),
        ("Jerusalem", "xˌeɾusalˈem"),
        ("subrayar", "sˌuβraʝˈaɾ"), ("sobre él", "sˌoβɾe ˈel"), ("desahucio", "desˈWθjo"),
    ])
    func `words that are easily missed`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("vivaaa", "viva"), ("chicooo", "chico"), ("fortunaaá", "fortuná"), ("Adúuultera", "adúltera"),
        ("muchííísimo", "muchísimo"),
    ])
    func `a vowel drawn out is one`(cry: String, word: String) { #expect(said(cry) == said(word)) }

    @Test(arguments: [
        ("leer", "leˈeɾ"), ("zoo", "θˈoo"), ("psch", "ps"), ("¡Pst!", "pst!"), ("brrr", "br"), ("mmm", "m"),
    ])
    func `other cries stay or are no letters`(text: String, phonemes: String) { #expect(said(text) == phonemes) }
}
