import Testing

@testable import Phonemes

struct GermanPhonemizerTests {
    private let phonemizer = GermanPhonemizer()

    private func said(_ text: String) -> String { phonemizer.pronunciation(of: text).phonemes() }

    @Test(arguments: [
        ("Haus", "hˈWs"), ("Häuser", "hˈɔøzɜ"), ("Straße", "ʃtɾˈɑːsə"), ("schön", "ʃˈøːn"), ("König", "kˈøːnɪç"),
        ("einige", "ˈInɪɡə"), ("Licht", "lˈɪçt"), ("Buch", "bˈuːx"), ("wachsen", "vˈaksən"), ("nächste", "nˈɛçstə"),
        ("zwischen", "ʦvˈɪʃən"), ("Mädchen", "mˈɛːdçən"), ("Stein", "ʃtˈIn"), ("Quelle", "kvˈɛlə"),
        ("Fenster", "fˈɛnstɜ"),
        ("Ha\u{308}user", "hˈɔøzɜ"),
    ])
    func `letters have their sounds`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("Tag", "tˈɑːk"), ("Mond", "mˈoːnt"), ("gelegt", "ɡəlˈeːkt"), ("Tage", "tˈɑːɡə"), ("Land", "lˈant"),
        ("Kinder", "kˈɪndɜ"), ("lebte", "lˈeːptə"),
        ("schlief.", "ʃlˈiːf."),
    ])
    func `consonants at the end are hard`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("gegangen", "ɡəɡˈaŋən"), ("vergessen", "fɛɾɡˈɛsən"), ("aufstehen", "ˈWfʃtˌeːən"),
        ("angekommen", "ˈanɡəkˌɔmən"),
        ("überlegen", "ˌyːbɜlˈeːɡən"), ("Kinderzimmer", "kˈɪndɜʦˌɪmɜ"), ("Polizei", "pˌoːliːʦˈI"),
        ("Musik", "muːzˈiːk"),
        ("Nation", "naʦjˈoːn"), ("studieren", "ʃtuːdˈiːrən"),
    ])
    func `the stress is where the word is made`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("Garage", "ɡarˈɑːʒə"), ("Garagen", "ɡarˈɑːʒən"), ("Garagentor", "ɡarˈɑːʒəntˌoːɾ"),
        ("Ingenieure", "ˌɪnʒeːnjˈøːrə"),
        ("Balkone", "balkˈoːnə"), ("Computerspiel", "kɔmpjˈuːtɜʃpˌiːl"), ("joggt", "dʒˈɔkt"), ("Chefin", "ʃˈɛfɪn"),
        ("Jalousien", "ʒˌaluːzˈiːən"), ("Holmes", "hˈoːms"), ("Jane", "dʒˈeːn"),
        // German words that look like forms of them.
        ("Bandes", "bˈandəs"), ("logen", "lˈoːɡən"),
        ("Gewebe", "ɡəvˈeːbə"), ("Anbeginn", "ˈanbəɡˌɪn"), ("wilde", "vˈɪldə"),
    ])
    func `loanwords are said as Germans say them, and German words are not taken for them`(
        word: String,
        phonemes: String
    ) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("Technik", "tˈɛçnɪk"), ("Fabrik", "fabɾˈiːk"), ("Politiker", "poːlˈiːtɪkɜ"), ("Quartal", "kvaɾtˈɑːl"),
        ("System", "zystˈeːm"), ("Ministern", "miːnˈɪstɜn"), ("Juwelen", "juːvˈeːlən"),
        ("Soldaten", "zɔldˈɑːtən"), ("Organisation", "ˌɔɾɡanˌiːzaʦjˈoːn"),
    ])
    func `words from other languages are stressed by their endings`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("Schlafzimmer", "ʃlˈɑːfʦɪmɜ"), ("Vorstand", "fˈoːɾʃtˌant"), ("Sicherheit", "zˈɪçɜhˌIt"),
        ("eigentlich", "ˈIɡəntlɪç"),
    ])
    func `weaker stresses stand apart but after a prefix`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("Einstieg", "ˈInʃtˌiːk"), ("zugesprochen", "ʦˈuːɡəʃpɾˌɔxən"), ("unsterblich", "ˈʊnʃtˌɛɾplɪç"),
        ("ungünstigste", "ˈʊnɡˌynstɪçstə"),
        ("verschobenes", "fɛɾʃˈoːbənəs"), ("zurückgewiesen", "ʦuːrˈykɡəvˌiːzən"), ("Video", "vˈiːdeːˌoː"),
    ])
    func `prefixes are found before stems that the list lacks`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("Augenschmaus", "ˈWɡənʃmˌWs"), ("Nebelschwaden", "nˈeːbəlʃvˌɑːdən"), ("Kirchentonarten", "kˈɪɾçəntˌoːnaɾtən"),
        ("Bombennächte", "bˈɔmbənˌɛçtə"), ("Grundstück", "ɡɾˈʊntʃtyk"), ("Stadtteil", "ʃtˈatIl"),
        // An ending, a prefix or a name is no part of a compound.
        ("Landschaft", "lˈandʃaft"), ("schuldigen", "ʃˈʊldɪɡən"), ("Speicher", "ʃpˈIçɜ"), ("meistern", "mˈIstɜn"),
    ])
    func `compounds are cut where their parts are common`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("speziell", "ʃpeːʦjˈɛl"), ("orientieren", "ˌoːrɪɛntˈiːrən"), ("Italiener", "ˌiːtalɪˈeːnɜ"),
        ("Slowenien", "sloːvˈeːnɪən"), ("Museen", "muːzˈeːən"), ("Route", "rˈuːtə"), ("Kurve", "kˈʊɐvə"),
        ("integrieren", "ˌɪntɛɡɾˈiːrən"), ("Kontakt", "kɔntˈakt"), ("Toronto", "toːrˈɔntoː"), ("Autos", "ˈWtoːs"),
    ])
    func `foreign words have their own vowels and stress`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("Drohung", "dɾˈoːʊŋ"), ("Heimweg", "hˈImveːk"), ("hinweg", "hɪnvˈɛk"), ("beantragen", "bəˈantɾˌɑːɡən"),
        ("geöffnet", "ɡəˈœfnət"), ("nachsehen", "nˈɑːxzeːən"), ("Missbrauch", "mˈɪsbɾWx"), ("arabisch", "arˈɑbɪʃ"),
        ("feiern", "fˈIɜn"), ("mittlere", "mˈɪtlərə"),
    ])
    func `native words keep their seams, long vowels and stress`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("Thür", "tˈyːɾ"), ("hab’ ich", "hˈɑːp ɪç"), ("Er sagte, sie sei da.", "ɛɾ zˈɑːɡtə, ziː zˈI dˈɑː."),
        ("Ich sah ihn an.", "ɪç zˈɑː iːn ˈan."),
    ])
    func `old spellings and small words are known`(text: String, phonemes: String) { #expect(said(text) == phonemes) }

    @Test(arguments: [
        ("»Komm!«, sagte er.", "“kˈɔm!”, zˈɑːɡtə ɛɾ."), ("„Ja“, rief sie.", "“jˈɑː”, rˈiːf ziː."),
        ("«Nein»", "“nˈIn”"), ("Er: »… doch.«", "ɛɾ: “… dˈɔx.”"),
    ])
    func `quotation marks open and close by their place`(text: String, phonemes: String) {
        #expect(said(text) == phonemes)
    }

    @Test func `the list has sounds that the voices know`() {
        #expect(GermanLexicon.entries.count > 30_000)
        for (word, sounds) in GermanLexicon.entries where !sounds.isEmpty {
            #expect(sounds.unicodeScalars.allSatisfy(KokoroAlphabet.symbols.contains), "\(word)")
            #expect(!GermanLexicon.phones(sounds).nuclei.isEmpty, "\(word)")
        }
    }
}
