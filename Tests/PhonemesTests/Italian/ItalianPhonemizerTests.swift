import Testing

@testable import Phonemes

struct ItalianPhonemizerTests {
    private let phonemizer = ItalianPhonemizer()

    private func said(_ text: String) -> String { phonemizer.pronunciation(of: text).phonemes() }

    @Test(arguments: [
        ("città", "ʧitːˈa"), ("tavola", "tˈavola"), ("parlano", "pˈarlano"), ("lontano", "lontˈano"),
        ("telefonano", "telˈefonano"), ("prenderlo", "prˈɛnderlo"), ("guardandosi", "ɡwardˈandozɪ"),
        ("portatemelo", "portˈatemelo"), ("poesia", "poezˈia"), ("storia", "stˈɔria"), ("addio", "adːˈio"),
        ("possibile", "poSˈibile"), ("amico", "amˈiko"), ("medico", "mˈɛdiko"), ("signor", "siɲˈor"),
        ("andiam", "andjˈam"),
        ("mister", "mˈister"), ("computer", "kompjˈuter"), ("Jeans", "ʤˈins"), ("Holmes", "ˈɔlms"),
        ("magazin", "maɡaʦˈin"),
        ("perdere", "pˈɛrdere"), ("cadere", "kadˈɛre"), ("contemporanei", "kontemporˈanei"), ("battere", "bˈatːere"),
    ])
    func `the stress is where it is spoken`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("chiesa", "kjˈɛza"), ("ghiaccio", "ɡjˈaʧːo"), ("cielo", "ʧˈɛlo"), ("scienza", "ʃˈɛnʦa"), ("acqua", "ˈakːwa"),
        ("bagno", "bˈaɲɲo"), ("figlio", "fˈiʎo"), ("carro", "kˈarɾo"), ("rosso", "rˈoSo"), ("sbaglio", "zbˈaʎo"),
        ("mezzo", "mˈɛʣːo"), ("pazzo", "pˈaʦːo"), ("zio", "ʣˈio"), ("lungo", "lˈuŋɡo"), ("uomo", "wˈɔmo"),
        ("nazione", "naʦiˈone"),
        ("perche\u{301}", "perkˈe"),
    ])
    func `letters have their sounds`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("Giovanni forse ne sapeva di più.", "ʤovˈannɪ fˈorse ne sapˈeva dɪ pjˈu."),
        ("Quant’odio dall’amore!", "kwantˈɔdio dallamˈore!"), ("C’era una volta…", "ʧˈɛra ˌʊna vˈɔlta…"),
        ("un po’ d’acqua", "ʊn pˈo dˈakːwa"), ("la BBC", "la bˈi bˈi ʧˈi"), ("«Sì»", "“sˈi”"),
    ])
    func `words lean on each other`(text: String, phonemes: String) { #expect(said(text) == phonemes) }

    @Test func `a number in figures is said`() {
        #expect(said("21") == said("ventuno"))
        #expect(ItalianNumberWords.cardinal(1_250_003) == "un milione duecentocinquantamilatré")
        #expect(ItalianNumberWords.ordinal(23, .feminine) == "ventitreesima")
        #expect(ItalianNumberWords.ordinal(1000, .masculine) == "millesimo")
    }

    @Test func `a lexicon that is none knows nothing`() {
        for bytes in [[UInt8](), Array("VSL1".utf8), Array("VSL1".utf8) + [UInt8](repeating: 255, count: 40)] {
            let lexicon = bytes.withUnsafeBytes { ItalianLexicon(StemLexicon($0)) }
            #expect(lexicon.entry(for: Array("bello".utf8)) == nil)
        }
    }

    @Test func `the lexicon knows stems`() {
        let lexicon = ItalianLexicon(.italian)
        #expect(lexicon.entry(for: Array("sardelle".utf8))?.isOpen == true)
        #expect(lexicon.isVoiced(Array("azzurro".utf8), upTo: 3) == true)
    }

    @Test func `non stays weak before a pause`() {
        #expect(!said("Se non").split(separator: " ")[1].contains("ˈ"))
        #expect(said("Paolo sotto Maria").contains("sˈotːo"))
    }
}
