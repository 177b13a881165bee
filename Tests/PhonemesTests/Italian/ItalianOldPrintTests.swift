import Testing

@testable import Phonemes

struct ItalianOldPrintTests {
    private let phonemizer = ItalianPhonemizer()

    private func said(_ text: String) -> String { phonemizer.pronunciation(of: text).phonemes() }

    @Test(arguments: [
        ("l' uomo", "l'uomo"), ("s' alzò e m' ha detto", "s'alzò e m'ha detto"), ("ch' io sappia", "ch'io sappia"),
        ("C’ era una volta", "C’era una volta"), ("dell' anima", "dell'anima"), ("quell’ uomo", "quell’uomo"),
        ("un' altra", "un'altra"),
    ])
    func `a space after an apostrophe is passed over`(apart: String, joined: String) {
        #expect(said(apart) == said(joined))
    }

    @Test(arguments: ["un po' di pane", "de' suoi", "va' via", "que' giorni", "i libri de' ragazzi", "gli anni '60"])
    func `words that are cut stay by themselves`(text: String) {
        #expect(said(text).split(separator: " ").count == text.split(separator: " ").count)
    }

    @Test(arguments: [
        ("perche'", "perché"), ("citta'", "città"), ("virtu'", "virtù"), ("piu'", "più"), ("cosi'", "così"),
        ("puo'", "può"), ("gia'", "già"),
        ("sara'", "sarà"), ("ando'", "andò"), ("caffe'", "caffè"), ("ventitre'", "ventitré"), ("lunedi'", "lunedì"),
    ])
    func `an apostrophe may be an accent`(plain: String, word: String) { #expect(said(plain) == said(word)) }

    @Test func `a quotation mark is no accent`() { #expect(said("'citta'").contains("ʧˈitːa")) }

    @Test(arguments: [
        ("dammela", "dˈammela"), ("dimmelo", "dˈimmelo"), ("vattene", "vˈatːene"), ("dagliele", "dˈaʎele"),
        ("dirmelo", "dˈirmelo"),
        ("farsene", "fˈarsene"), ("mettermici", "mˈetːermiʧɪ"), ("salutala", "salˈutala"), ("finiscila", "finˈiʃila"),
        ("dettogli", "dˈetːoʎɪ"), ("messale", "meSˈale"), ("tiratala", "tirˈatala"), ("andarsene", "andˈarsene"),
        ("natale", "natˈale"), ("legale", "leɡˈale"), ("mettermi", "mˈetːermɪ"), ("prenderne", "prˈɛnderne"),
        ("moderne", "modˈɛrne"),
    ])
    func `a verb keeps its stress before pronouns`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("lascino", "lˈaʃino"), ("paghino", "pˈaɡino"), ("bambino", "bambˈino"), ("podere", "podˈere"),
        ("omnibus", "ˈɔmnibʊs"),
        ("farmacia", "farmaʧˈia"), ("Nuoro", "nˈuoro"), ("Paolo", "pˈaolo"), ("brontolio", "brontolˈio"),
        ("l'aquila", "lˈakwila"),
        ("pranzo", "prˈanʣo"), ("ragazza", "raɡˈaʦːa"), ("gazzetta", "ɡaʣːˈetːa"), ("azzurro", "aʣːˈurɾo"),
        ("azzuffarsi", "aʦːʊffˈarsɪ"),
        ("negligente", "neɡliʤˈɛnte"), ("geroglifico", "ʤeroɡlˈifiko"),
        ("cinema", "ʧˈinema"), ("romantico", "romˈantiko"), ("antico", "antˈiko"), ("nascondono", "naskˈondono"),
        ("svizzero", "zvˈiʦːero"), ("stipendio", "stipˈɛndio"), ("auguri", "aʊɡˈurɪ"), ("cognome", "koɲˈome"),
        ("uffici", "ʊffˈiʧɪ"), ("periferia", "periferˈia"), ("giuria", "ʤʊrˈia"), ("ingiuria", "inʤˈuria"),
        ("fumano", "fˈumano"), ("umano", "ʊmˈano"), ("Kevin", "kˈɛvin"),
    ])
    func `words that no ending tells`(word: String, phonemes: String) { #expect(said(word) == phonemes) }
}
