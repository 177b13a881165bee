import Testing

@testable import Phonemes

/// Forms of words, which are stressed as their words are, and words that only look like compounds.
struct GermanFormsTests {
    private let phonemizer = GermanPhonemizer()

    private func said(_ text: String) -> String { phonemizer.pronunciation(of: text).phonemes() }

    @Test(arguments: [
        ("private", "pɾiːvˈɑːtə"), ("massiver", "masˈiːvɜ"), ("extremen", "ɛkstɾˈeːmən"), ("Turniers", "tʊɐnˈiːɾs"),
        ("relevantes", "rˌeːleːvˈantəs"), ("Methoden", "meːtˈoːdən"), ("Statistiken", "ʃtatˈɪstiːkən"),
        ("traditionelle", "tɾˌɑdiːʦjˌoːnˈɛlə"), ("Plakate", "plakˈɑːtə"), ("Interessen", "ˌɪntərˈɛsən"),
        ("Europäer", "ˌɔøroːpˈɛːɜ"), ("natürlicher", "natˈyːɾlɪçɜ"), ("Millimetern", "mˌɪliːmˈeːtɜn"),
        ("Kolleginnen", "kɔlˈeːɡɪnən"), ("Politikerin", "poːlˈiːtɪkərˌɪn"), ("Realist", "rˌeːalˈɪst"),
        ("Strategien", "ʃtɾˌɑteːɡˈiːən"), ("Galerien", "ɡˌalərˈiːən"),
        ("Kamera", "kˈaməɾˌɑː"), ("Kameras", "kˈaməɾˌɑːs"), ("Citys", "sˈɪtiːs"), ("Jubiläums", "jˌuːbiːlˈɛːʊms"),
        ("Police", "poːlˈiːsə"), ("Policen", "poːlˈiːsən"), ("Belgien", "bˈɛlɡɪən"), ("Ferien", "fˈeːrɪən"),
        // Native words, and names, before the same endings.
        ("Landrats", "lˈandɾɑːts"), ("Mittagessen", "mˈɪtaɡˌɛsən"), ("Bodenseekreis", "bˈoːdɛnzˌeːkɾIs"),
        ("Tauwetter", "tˈWvɛtɜ"), ("Schicksals", "ʃˈɪksɑːls"), ("Bregenzer", "bɾˈeːɡɛnʦɜ"),
        ("österreichische", "ˈœstɜrˌIçɪʃə"), ("brandenburgische", "bɾˈandənbˌʊɐɡɪʃə"), ("politische", "poːlˈiːtɪʃə"),
    ])
    func `a form is stressed where its word is`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("profitieren", "pɾoːfiːtˈiːrən"), ("kommentiert", "kˌɔmɛntˈiːɾt"), ("fotografieren", "fˌoːtɔɡɾafˈiːrən"),
        ("europäischen", "ˌɔøroːpˈɛːɪʃən"), ("Regierungen", "reːɡˈiːrʊŋən"), ("spezifische", "ʃpeːʦˈiːfɪʃə"),
        ("alternative", "ˌaltɛɾnatˈiːvə"), ("absolviert", "ˌapsɔlvˈiːɾt"), ("Union", "ˌuːniːˈoːn"),
        ("Transparenz", "tɾˌansparˈɛnʦ"), ("Bürokratie", "bˌyːroːkɾatˈiː"), ("Salzburger", "zˈalʦbʊɐɡɜ"),
        ("Samen", "zˈɑːmən"), ("Fakten", "fˈaktən"), ("gestartet", "ɡəʃtˈaɾtət"), ("beginnen", "bəɡˈɪnən"),
        ("beinhaltet", "bəˈɪnhˌaltət"), ("Profitgier", "pɾoːfˈiːtɡiːɾ"), ("Regierungschef", "reːɡˈiːrʊŋsʃˌɛf"),
    ])
    func `words from other languages are no compounds of German ones`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("wiederholte", "vˌiːdɜhˈoːltə"), ("Wiederholung", "vˌiːdɜhˈoːlʊŋ"), ("wiederkommen", "vˈiːdɜkˌɔmən"),
        ("hinterlassen", "hˌɪntɜlˈasən"), ("hinterfragt", "hˌɪntɜfrˈɑːkt"), ("Hintergrund", "hˈɪntɜɡɾˌʊnt"),
        ("übernommen", "ˌyːbɜnˈɔmən"), ("übernachten", "ˌyːbɜnˈaxtən"), ("vergewaltigt", "fˌɛɾɡəvˈaltɪçt"),
        ("einzustellen", "ˈInʦuːʃtˌɛlən"), ("herzustellen", "hˈɛɾʦuːʃtˌɛlən"), ("sicherzustellen", "zˈɪçɜʦˌuːʃtɛlən"),
        ("einzelnen", "ˈInʦəlnən"), ("Gegenstände", "ɡˈeːɡənʃtˌɛndə"), ("schönsten", "ʃˈøːnstən"),
        ("Gespenster", "ɡəʃpˈɛnstɜ"),
    ])
    func `prefixes give way to the verb, and zu stands between them`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("Koffein", "kˌɔfeːˈiːn"), ("Proteine", "pɾˌoːteːˈiːnə"), ("prosaisch", "pɾoːzˈɑɪʃ"),
        ("reserviert", "rˌeːzɛɾvˈiːɾt"),
        ("energische", "eːnˈɛɾɡɪʃə"), ("höchste", "hˈøːçstə"), ("hingegen", "hɪnɡˈeːɡən"), ("Maisch", "mˈIʃ"),
    ])
    func `vowels side by side, v and single words`(word: String, phonemes: String) { #expect(said(word) == phonemes) }
}
