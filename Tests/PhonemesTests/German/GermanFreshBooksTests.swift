import Testing

@testable import Phonemes

/// What a listener to news, law, handbooks and novels heard said wrongly, each class with words that must stay as they are.
struct GermanFreshBooksTests {
    private let phonemizer = GermanPhonemizer()

    private func said(_ text: String) -> String { phonemizer.pronunciation(of: text).phonemes() }

    @Test(arguments: [
        ("Ueber die Uebung", "ˌyːbɜ diː ˈyːbʊŋ"), ("Aerzte", "ˈɛːɾʦtə"), ("Oesterreich", "ˈœstɜrˌIç"), ("Oel", "ˈøːl"),
        ("Aeuglein", "ˈɔøklIn"), ("Uebrigens", "ˈyːbɾɪɡəns"), ("Aehnlich", "ˈɛːnlɪç"),
        // Two vowels, and letters said by their names.
        ("UEFA", "ˈuːeːfˌɑː"), ("Aeneas", "ˌɑeːnˈeːas"),
    ])
    func `old capitals have their umlauts`(text: String, phonemes: String) { #expect(said(text) == phonemes) }

    @Test(arguments: [
        ("hört", "hˈøːɾt"), ("gehörte", "ɡəhˈøːɾtə"), ("ungestört", "ˈʊnɡəʃtˌøːɾt"), ("schwört", "ʃvˈøːɾt"),
        ("Behörde", "bəhˈøːɾdə"), ("erklärt", "ɛɾklˈɛːɾt"), ("empörte", "ɛmpˈøːɾtə"),
        ("Wörter", "vˈœɾtɜ"), ("örtlich", "ˈœɾtlɪç"), ("Hörner", "hˈœɾnɜ"), ("dörrt", "dˈœɾt"), ("Gärten", "ɡˈɛɾtən"),
    ])
    func `ö and ä are long before the ending of a verb`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("Milliarden", "mɪljˈaɾdən"), ("Milliardär", "mˌɪljaɾdˈɛːɾ"), ("Hochzeit", "hˈɔxʦIt"),
        ("Hochzeitskleid", "hˈɔxʦItsklˌIt"), ("Hochzeiten", "hˈɔxʦItən"), ("Nachbarin", "nˈaxbarˌɪn"),
        ("Nachbarn", "nˈaxbɑːɾn"), ("Nachbarschaft", "nˈaxbɑːɾʃˌaft"),
        ("Darlehens", "dˈɑɾleːəns"), ("hochziehen", "hˈoːxʦˌiːən"),
    ])
    func `irregular words are known with their compounds`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("Wochenende", "vˈɔxənˌɛndə"), ("Kriegsende", "kɾˈiːksɛndə"), ("Straßenende", "ʃtɾˈɑːsənˌɛndə"),
        ("Jahresende", "jˈɑːrəsˌɛndə"), ("Augenstern", "ˈWɡənʃtˌɛɾn"), ("kennengelernt", "kˈɛnənɡəlˌɛɾnt"),
        ("stehengeblieben", "ʃtˈeːənɡəblˌiːbən"), ("Rechtsanspruch", "rˈɛçtsanʃpɾˌʊx"),
        ("Zeitumständen", "ʦˈItˌʊmʃtˌɛndən"), ("Versendung", "fɛɾzˈɛndʊŋ"), ("gegenüberstand", "ɡˌeːɡənˈyːbɜʃtˌant"),
        ("reisende", "rˈIzəndə"), ("beginnende", "bəɡˈɪnəndə"), ("rechnende", "rˈɛçnəndə"), ("Ministern", "miːnˈɪstɜn"),
        ("grinsende", "ɡɾˈɪnzəndə"), ("gestern", "ɡˈɛstɜn"),
    ])
    func `the seam before a word like an ending is found`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("Präsidentin", "pɾˌɛːziːdˈɛntɪn"), ("Polizistin", "pˌoːliːʦˈɪstɪn"), ("Assistentinnen", "ˌasɪstˈɛntɪnən"),
        ("Autorin", "Wtˈoːrɪn"), ("Direktorinnen", "dˌiːrɛktˈoːrɪnən"), ("Ministerin", "miːnˈɪstərˌɪn"),
        ("Diplomatin", "dˌɪploːmˈɑtɪn"),
        ("Königin", "kˈøːnɪɡˌɪn"), ("Freundin", "frˈɔøndɪn"), ("Lehrerin", "lˈeːrərˌɪn"),
        ("Konstantin", "kˈɔnstantˌiːn"),
    ])
    func `a woman's trade is stressed as a man's`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("untergehen", "ˈʊntɜɡˌeːən"), ("unterging", "ˈʊntɜɡˌɪŋ"), ("untergegangen", "ˈʊntɜɡəɡˌaŋən"),
        ("unterzubringen", "ˈʊntɜʦuːbɾˌɪŋən"), ("Unterbringung", "ˈʊntɜbɾˌɪŋʊŋ"), ("Unterkapitel", "ˈʊntɜkapˌɪtəl"),
        ("Unterhaltsanspruch", "ˈʊntɜhˌaltsanʃpɾˌʊx"), ("überbewerten", "ˈyːbɜbəvˌɛɾtən"),
        ("unterbrach", "ˌʊntɜbɾˈɑːx"), ("unterhaltsam", "ˌʊntɜhˈaltzɑːm"), ("untergeben", "ˌʊntɜɡˈeːbən"),
        ("übergeben", "ˌyːbɜɡˈeːbən"), ("unterschreiben", "ˌʊntɜʃrˈIbən"),
    ])
    func `unter- and über- are stressed where they part, and in nouns`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("Nachteil", "nˈɑːxtIl"), ("nachtragen", "nˈɑːxtɾɑːɡən"), ("Nachmittag", "nˈɑːxmɪtˌɑːk"),
        ("nachdem", "nɑːxdˈeːm"),
        ("Nachweis", "nˈɑːxvIs"), ("Schmach", "ʃmˈɑːx"),
        ("Nachbar", "nˈaxbɑːɾ"), ("Nachtarbeit", "nˈaxtaɾbˌIt"), ("Nacht", "nˈaxt"), ("schmachten", "ʃmˈaxtən"),
        ("durchbricht", "dˌʊɐçbɾˈɪçt"), ("umstellte", "ʊmʃtˈɛltə"), ("umklammern", "ʊmklˈamɜn"),
        ("umstellen", "ˈʊmʃtˌɛlən"),
    ])
    func `nach- is long, and some prefixes give way`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("Workflow", "vˈøːɾkfloː"), ("Streaming", "stɾˈiːmɪŋ"), ("Dvořák", "dvˈɔɾʒak"), ("Centimes", "saŋtˈiːm"),
        ("Bug", "bˈuːk"),
    ])
    func `words from other languages are known`(word: String, phonemes: String) { #expect(said(word) == phonemes) }
}
