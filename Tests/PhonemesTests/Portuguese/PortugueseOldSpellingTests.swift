import Testing

@testable import Phonemes

struct PortugueseOldSpellingTests {
    private let phonemizer = PortuguesePhonemizer()

    private func said(_ text: String) -> String { phonemizer.pronunciation(of: text).phonemes() }

    @Test(arguments: [
        ("elle", "ele"), ("d'ella", "dela"), ("daquelles", "daqueles"), ("áquella", "àquela"), ("tambem", "também"),
        ("quasi", "quase"),
        ("alli", "ali"), ("ahi", "aí"), ("commigo", "comigo"), ("pae", "pai"), ("vae", "vai"), ("vossê", "você"),
        ("fallar", "falar"), ("janella", "janela"), ("illusão", "ilusão"), ("Camilla", "Camila"), ("cavallo", "cavalo"),
        ("Dionysia", "Dionísia"), ("paralytica", "paralítica"), ("Polycarpo", "Policarpo"), ("Christo", "Cristo"),
        ("sepulchro", "sepulcro"),
        ("chronica", "crônica"), ("philosophia", "filosofia"), ("acto", "ato"), ("direcção", "direção"),
        ("óptimo", "ótimo"),
        ("prompto", "pronto"), ("assumpção", "assunção"), ("somno", "sono"), ("jornaes", "jornais"),
        ("lençoes", "lençóis"),
        ("idéa", "ideia"), ("parocho", "pároco"), ("monarchia", "monarquia"), ("egreja", "igreja"),
        ("proximo", "próximo"),
    ])
    func `old letters are said as those of today`(old: String, modern: String) { #expect(said(old) == said(modern)) }

    @Test(arguments: [
        ("historia", "história"), ("familia", "família"), ("necessario", "necessário"), ("conego", "cônego"),
        ("pallido", "pálido"),
        ("seculo", "século"), ("consciencia", "consciência"), ("possiveis", "possíveis"), ("terrivel", "terrível"),
        ("faceis", "fáceis"),
        ("estavamos", "estávamos"), ("cantariamos", "cantaríamos"), ("saude", "saúde"), ("destruido", "destruído"),
        ("vintens", "vinténs"),
        ("Amelia", "Amélia"), ("Virgilia", "Virgília"), ("Natario", "Natário"), ("Silverio", "Silvério"),
        ("martyres", "mártires"),
    ])
    func `accents that old spelling leaves out are known`(old: String, modern: String) {
        #expect(said(old) == said(modern))
    }

    @Test(arguments: [
        "aspecto", "ficção", "convicção", "apto", "digno", "enigma", "omnívoro", "seria", "sabia", "melhoria",
        "padaria", "vencia", "Maria",
        "secretaria", "explico", "mexericos", "sombrio", "navio", "elogio", "pais", "senhorio", "Frederico",
    ])
    func `words of today stay`(word: String) {
        let small = word.lowercased()
        #expect((PortugueseOldSpelling.modern(small) ?? small) == small)
    }

    @Test func `a verb of today is a noun beside old words`() {
        #expect(said("publica") == "pˌublˈikæ")
        #expect(said("Elle fez uma cousa publica").hasSuffix(said("pública")))
    }

    @Test(arguments: [
        ("sómente", "somente"), ("rápidamente", "rapidamente"), ("ámanhã", "amanhã"), ("Tótó", "totó"),
        ("córado", "corado"),
        ("sózinha", "sozinha"),
    ])
    func `an accent that is not the stress is passed over`(old: String, modern: String) {
        #expect(said(old) == said(modern))
    }

    @Test(arguments: ["órgão", "bênção", "Estêvão", "sábado", "córrego", "fôra"])
    func `the only accent is the stress`(word: String) {
        #expect(PortugueseStress.withoutIdleAccents(Array(word.unicodeScalars)) == nil)
    }

    @Test(arguments: [
        ("fazel-o", "fazê-lo"), ("vêl-as", "vê-las"), ("ouvil-a", "ouvi-la"), ("eil-o", "ei-lo"), ("pôl-os", "pô-los"),
        ("dil-o", "di-lo"),
        ("entendel-a", "entendê-la"), ("olhal-a", "olhá-la"), ("viam-n'o", "viam-no"), ("disse-lh'o", "disse-lho"),
        ("fal-o-ei", "fá-lo-ei"),
    ])
    func `a verb gives its last letter to the pronoun`(old: String, modern: String) {
        #expect(said(old) == said(modern))
    }

    @Test func `às without its grave accent leans on what follows`() {
        #expect(said("á casa") == said("à casa"))
        #expect(said("foi ás três") == said("foi às três"))
        #expect(said("é um ás") == "ɛ ũŋ ˈas")
    }
}
