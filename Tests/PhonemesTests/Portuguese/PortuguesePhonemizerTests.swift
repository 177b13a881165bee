import Testing

@testable import Phonemes

struct PortuguesePhonemizerTests {
    private let phonemizer = PortuguesePhonemizer()

    private func said(_ text: String) -> String { phonemizer.pronunciation(of: text).phonemes() }

    @Test(arguments: [
        ("coração", "kˌoɾasˈɐ̃ʊ̃"), ("mãe", "mˈɐ̃y"), ("avô", "avˈo"), ("avó", "avˈɔ"), ("rainha", "xˌaˈiɲæ"),
        ("juiz", "ʒuˈis"), ("país", "paˈis"), ("falam", "fˈalɐ̃ʊ̃"), ("homem", "ˈomAŋ"), ("irmã", "iɾəmˈɐ̃"),
        ("história", "ˌistˈɔɾjæ"), ("área", "ˈaɾeæ"), ("exterminação", "ˌesteɾəmˌinasˈɐ̃ʊ̃"), ("animal", "ˌænimˈW"),
    ])
    func `the stress is where the spelling has it`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("carro", "kˈaxʊ"), ("honra", "ˈoŋxæ"), ("porta", "pˈɔɾətæ"), ("exame", "ˌezˈɐ̃my"), ("texto", "tˈestʊ"),
        ("experiência", "ˌespeɾjˈAŋsjæ"), ("filho", "fˈiljʊ"), ("ninho", "nˈiɲʊ"), ("papel", "papˈɛʊ"),
        ("possível", "pˌosˈiveʊ"), ("tia", "ʧˈiæ"), ("noite", "nˈoɪʧy"), ("verdade", "vˌeɾədˈaʤy"), ("guerra", "ɡˈɛxæ"),
        ("tranquilo", "trˌɐ̃ŋkwˈilʊ"), ("Lisboa", "lˌizbˈoæ"), ("lições", "lisˈõjs"), ("último", "ˈulʧimʊ"),
        ("muito", "mwˈiŋtʊ"), ("na\u{303}o", "nˈɐ̃ʊ̃"),
    ])
    func `letters have their sounds`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("bairro", "bˈIxʊ"), ("saiu", "saˈiʊ"), ("caiu", "kaˈiʊ"), ("atraiu", "ˌatraˈiʊ"), ("cairdes", "kˌaˈiɾəʤys"),
        ("gaiola", "ɡˌIˈɔlæ"),
        ("Lourdes", "lˈowɾəʤys"), ("hein", "ˈAŋ"), ("sexos", "sˈɛksʊs"), ("fluxo", "flˈuksʊ"),
        ("auxiliar", "ˌWsiliˈar"),
        ("cálix", "kˈalis"), ("arguiu", "aɾəɡwˈiʊ"), ("larguinho", "lˌaɾəɡˈiɲʊ"), ("Dominus", "dˌomˈinus"),
        ("algum", "Wɡˈu\u{303}ŋ"),
    ])
    func `words that are easily missed`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("devo", "dˈevʊ"), ("deve", "dˈɛvy"), ("bebe", "bˈɛby"), ("perdem", "pˈɛɾədAŋ"), ("dorme", "dˈɔɾəmy"),
        ("resolve", "xˌezˈɔlvy"),
        ("peço", "pˈɛsʊ"), ("olha", "ˈɔljæ"), ("coloque", "kˌolˈɔky"), ("começa", "kˌomˈɛsæ"), ("chega", "ʃˈeɡæ"),
        ("perdesse", "pˌeɾədˈesy"),
        ("tivesse", "ʧˌivˈɛsy"), ("escrevera", "ˌeskrevˈeɾæ"), ("pudera", "pˌudˈɛɾæ"),
        ("nervoso", "nˌeɾəvˈozʊ"), ("nervosa", "nˌeɾəvˈɔzæ"), ("pedras", "pˈɛdræs"), ("postos", "pˈɔstʊs"),
        ("gostos", "ɡˈostʊs"),
        ("gaveta", "ɡˌavˈetæ"), ("poeta", "pˌoˈɛtæ"), ("bilhete", "bˌiljˈeʧy"), ("repete", "xˌepˈɛʧy"),
        ("soneto", "sˌonˈetʊ"),
        ("projeto", "prˌoʒˈɛtʊ"), ("sobre", "sˈobry"), ("loja", "lˈɔʒæ"), ("cores", "kˈoɾys"), ("pintora", "pˌiŋtˈoɾæ"),
    ])
    func `verbs and nouns are open by rule`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("hora", "ˈɔɾæ"), ("certo", "sˈɛɾətʊ"), ("medo", "mˈedʊ"), ("perigosa", "pˌeɾiɡˈɔzæ"),
        ("perigoso", "pˌeɾiɡˈozʊ"),
        ("sol", "sˈɔl"), ("nome", "nˈomy"),
    ])
    func `vowels are open or closed`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("quando ele", "kwˈɐ̃ŋdw ˈely"), ("o amor", "u æmˈor"), ("o homem", "ʊ ˈomAŋ"), ("os olhos", "ʊz ˈɔljʊs"),
        ("mais alto", "mˈIz ˈWtʊ"), ("de onde", "ʤj ˌoŋʤy"), ("levada à casa", "lˌevˈad ˌaː kˈazæ"),
        ("— Não sei, disse ela.", "— nˌɐ̃ʊ̃ sˈA, ʤˈisj ˈɛlæ."), ("rebolando-se,", "xˌebolˈɐ̃ŋdʊsˈy,"),
        ("Machado de Assis", "mˌaʃˈadʊ ʤj asˈis"), ("a BBC", "a bˈe bˈe sˈe"),
    ])
    func `words change beside each other`(text: String, phonemes: String) { #expect(said(text) == phonemes) }

    @Test func `numbers are words`() {
        #expect(said("21") == said("vinte e um"))
        #expect(PortugueseNumberWords.cardinal(1900) == "mil e novecentos")
        #expect(PortugueseNumberWords.cardinal(2_302, .feminine) == "duas mil trezentas e duas")
        #expect(PortugueseNumberWords.ordinal(121, .feminine) == "centésima vigésima primeira")
    }

    @Test(arguments: ["Não.", "Eu?", "Você!", "Sempre."])
    func `a small word by itself has its stress`(text: String) { #expect(said(text).contains("ˈ")) }
}
