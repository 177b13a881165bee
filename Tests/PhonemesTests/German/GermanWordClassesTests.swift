import Testing

@testable import Phonemes

/// Classes of words that a listener to two novels heard said wrongly, each with words of its kind that no novel had.
struct GermanWordClassesTests {
    private let phonemizer = GermanPhonemizer()

    private func said(_ text: String) -> String { phonemizer.pronunciation(of: text).phonemes() }

    @Test(arguments: [
        ("Baron", "barˈoːn"), ("Altar", "altˈɑːɾ"), ("Hausaltar", "hˈWsaltˌɑːɾ"), ("Partei", "paɾtˈI"),
        ("Parteien", "paɾtˈIən"), ("Zigarre", "ʦiːɡˈarə"), ("Terrassen", "tɛrˈasən"), ("Kanone", "kanˈoːnə"),
        ("Therese", "teːrˈeːzə"), ("Helene", "heːlˈeːnə"), ("Lugano", "luːɡˈɑːnoː"), ("Talents", "talˈɛnts"),
        ("Kanzlei", "kanʦlˈI"), ("naiver", "naˈiːvɜ"), ("präziser", "pɾɛːʦˈiːzɜ"), ("Cousinen", "kuːzˈiːnən"),
        // Native words that look like forms of them, or end like them.
        ("Gestein", "ɡəʃtˈIn"), ("betonen", "bətˈoːnən"), ("allerlei", "ˈalɜlˌI"), ("Florian", "flˈoːriːˌɑːn"),
    ])
    func `names and loanwords have their stress, in compounds and forms as well`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("Der Weg ist weit. Er ging weg.", "dɛɾ vˈeːk ɪst vˈIt. ɛɾ ɡˈɪŋ vˈɛk."), ("DER WEG INS", "dɛɾ vˈeːk ˈɪns"),
        ("Weg da!", "vˈɛk dˈɑː!"), ("der Fußweg", "dɛɾ fˈuːsveːk"), ("Sommerhaidenweg", "zˈɔmɜhˌIdənvˌeːk"),
        ("er sucht", "ɛɾ zˈuːxt"), ("die Sucht", "diː zˈʊxt"), ("das Floß", "das flˈoːs"), ("es floß", "ɛs flˈɔs"),
    ])
    func `a capital letter tells a noun from a verb or an adverb`(text: String, phonemes: String) {
        #expect(said(text) == phonemes)
    }

    @Test(arguments: [
        ("hinzu", "hɪnʦˈuː"), ("vorbei", "foːɾbˈI"), ("zuweilen", "ʦuːvˈIlən"), ("durchaus", "dʊɐçˈWs"),
        ("herbeigeholt", "hɛɾbˈIɡəhˌoːlt"), ("hinangelaufen", "hɪnˈanɡəlˌWfən"), ("hinzugefügt", "hɪnʦˈuːɡəfˌyːkt"),
        ("nachher", "nɑːxhˈeːɾ"), ("voneinander", "fɔnInˈandɜ"), ("auseinandergesetzt", "ˌWsInˈandɜɡəzˌɛʦt"),
        // Other words with the same letters.
        ("hinzuweisen", "hˈɪnʦuːvˌIzən"), ("Vorherrschaft", "fˈoːɾhˌɛɾʃaft"), ("Voranschlag", "fˈoːranʃlˌɑːk"),
    ])
    func `adverbs and their verbs are stressed on the second part`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("daheim", "dɑːhˈIm"), ("Aufenthalt", "ˈWfɛnthˌalt"), ("festhalten", "fˈɛsthˌaltən"), ("hierher", "hiːɾhˈeːɾ"),
        ("Nachthimmel", "nˈaxthɪməl"), ("Posthorn", "pˈɔsthɔɾn"), ("Theater", "teːˈɑːtɜ"), ("Thaler", "tˈɑːlɜ"),
    ])
    func `h at a seam is heard`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("Heinrichs", "hˈInrɪçs"), ("Gesprächs", "ɡəʃpɾˈɛːçs"), ("Besuchs", "bəzˈuːxs"), ("Reichsrat", "rˈIçsrɑːt"),
        ("Fuchs", "fˈʊks"), ("wächst", "vˈɛkst"), ("Ochsen", "ˈɔksən"), ("Echsen", "ˈɛksən"),
        ("Unterwuchs", "ˈʊntɜvˌuːks"),
    ])
    func `chs is ks only in a stem`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("laß", "lˈas"), ("Schluß", "ʃlˈʊs"), ("häßlich", "hˈɛslɪç"), ("Verdruß", "fɛɾdɾˈʊs"), ("Rößlein", "rˈœslIn"),
        ("Fuß", "fˈuːs"), ("grüßte", "ɡɾˈyːstə"), ("ließ", "lˈiːs"), ("vergaß", "fɛɾɡˈɑːs"),
        ("Maßnahmen", "mˈɑːsnɑːmən"),
    ])
    func `old ß is short but in stems that are long today`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("Angelegenheit", "ˈanɡəlˌeːɡənhˌIt"), ("angelangt", "ˈanɡəlˌaŋt"), ("hingeschickt", "hˈɪnɡəʃˌɪkt"),
        ("ausgebreitet", "ˈWsɡəbɾˌItət"), ("dagewesen", "dˈɑɡəvˌeːzən"), ("geübt", "ɡəˈyːpt"),
        ("erleuchtet", "ɛɾlˈɔøçtət"), ("bestiegen", "bəʃtˈiːɡən"), ("dastand", "dˈɑʃtant"),
        ("Geißenpeter", "ɡˈIsənpˌeːtɜ"), ("meinetwegen", "mˈInətvˌeːɡən"), ("berühmteste", "bərˈyːmtəstə"),
        ("Hängematte", "hˈɛŋəmˌatə"), ("Fenster", "fˈɛnstɜ"), ("Angelrute", "ˈaŋəlrˌuːtə"), ("gestern", "ɡˈɛstɜn"),
    ])
    func `prefixes and weak syllables are found inside a word`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("Unterschied", "ˈʊntɜʃˌiːt"), ("Übergänge", "ˈyːbɜɡˌɛŋə"), ("Widerstand", "vˈiːdɜʃtˌant"),
        ("überflüssigen", "ˈyːbɜflˌysɪɡən"), ("Unterrichtsstunde", "ˈʊntɜrˌɪçtsʃtʊndə"),
        ("unterrichten", "ˌʊntɜrˈɪçtən"), ("übergangen", "ˌyːbɜɡˈaŋən"), ("Überraschung", "ˌyːbɜrˈaʃʊŋ"),
        ("umarmte", "ʊmˈaɾmtə"), ("Umgebung", "ʊmɡˈeːbʊŋ"), ("durchdrungen", "dˌʊɐçdɾˈʊŋən"),
        ("umgehen", "ˈʊmɡˌeːən"), ("Durchschnitt", "dˈʊɐçʃnˌɪt"), ("vollendet", "fɔlˈɛndət"),
        ("vollmachen", "fˈɔlmˌaxən"),
    ])
    func `nouns and verbs with the same prefix differ in stress`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("gesucht", "ɡəzˈuːxt"), ("verflucht", "fɛɾflˈuːxt"), ("gemalt", "ɡəmˈɑːlt"), ("atmen", "ˈɑːtmən"),
        ("Vollbart", "fˈɔlbˌɑːɾt"), ("armselig", "ˈaɾmzeːlˌɪç"), ("gruselig", "ɡɾˈuːzəlˌɪç"),
        ("Merkmale", "mˈɛɾkmɑːlə"),
        ("Laterne", "latˈɛɾnə"), ("modern", "moːdˈɛɾn"), ("Nürnberger", "nˈyɾnbɛɾɡɜ"), ("Sissys", "zˈɪsiːs"),
        ("Religionsunterricht", "rˌeːliːɡɪˈoːnsˌʊntɜrˌɪçt"), ("verhaftet", "fɛɾhˈaftət"), ("Gepolter", "ɡəpˈɔltɜ"),
        ("breitschultrigen", "bɾˈItʃʊltɾˌɪɡən"), ("Golowskis", "ɡoːlˈɔvskiːs"), ("wahrscheinlich", "vɑːɾʃˈInlɪç"),
        ("Jahrhundertwende", "jɑːɾhˈʊndɜtvˌɛndə"),
    ])
    func `vowels are long and full where a part of the word has them so`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [("Hm, ja", "həm, jˈɑː"), ("Pst!", "pst!"), ("Brr!", "bɾɾ!"), ("HM", "hˈɑː ˈɛm")])
    func `interjections without a vowel are not spelled`(text: String, phonemes: String) {
        #expect(said(text) == phonemes)
    }

    @Test func `loanwords, adverbs and prefixes have sounds that the voices know`() {
        for table in [EmbeddedModel.table(EmbeddedModel.germanLoans), GermanLexicon.adverbs] {
            #expect(!table.isEmpty)
            for (word, sounds) in table {
                #expect(sounds.unicodeScalars.allSatisfy(KokoroAlphabet.symbols.contains), "\(word)")
                #expect(GermanLexicon.phones(sounds).isStressed, "\(word)")
            }
        }
    }

    @Test(arguments: [
        ("er ruft", "ɛɾ rˈuːft"), ("sie malte", "ziː mˈɑːltə"), ("gelöst", "ɡəlˈøːst"), ("Märchen", "mˈɛːɾçən"),
        ("Notfall", "nˈoːtfal"), ("Wegweiser", "vˈeːkvIzɜ"), ("zart", "ʦˈɑːɾt"), ("widerspiegeln", "vˈiːdɜʃpˌiːɡəln"),
    ])
    func `vowels that are long before two consonants`(text: String, phonemes: String) {
        #expect(said(text) == phonemes)
    }
}
