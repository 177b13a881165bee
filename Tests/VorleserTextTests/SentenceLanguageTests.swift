import Testing
import VorleserCore
import VorleserText

/// Which language a single sentence is in.
struct SentenceLanguageTests {
    @Test(arguments: [
        ("pt", "Como ella conhecia aquella cantiga!"),
        ("pt", "Se a pobre mãi viesse a saber estourava de desgosto."),
        ("pt", "Elle era pobre, a mãi pobre..."),
        ("pt", "Pobre D. Josepha, o que d'ella fizera a doença!"),
        ("pt", "O abbade, d'olhar esgazeado, limpava o suor da testa."),
        ("pt", "E tambem ella gostava d'um padre!"),
        ("pt", "Ora, prima! dizia; ora, prima!"),
        ("es", "Francamente, habría sido falta de educación desairar a la señora."),
        ("es", "Federico Ruiz, dos duros: cinco mil reales."),
        ("es", "-Pues mil, dos mil, cien mil reales, vamos."),
        ("es", "-Parola, parola, parola -murmuró Izquierdo con amargura."),
        ("it", "Il 5 marzo aveva venti lire, dieci soldi, quattro ciliegie."),
    ])
    func `a sentence of the book's own language is not given away`(language: String, text: String) {
        if case .other(let other) = SentenceLanguage(of: text, in: Language(known: language)) {
            Issue.record("\(text) was taken for \(other)")
        }
    }

    @Test(arguments: [
        ("pt", "es", "¿Qué quiere usted de mi casa, señor?"),
        ("pt", "it", "Di pari, come buoi, che vanno a giogo, la vita se ne va."),
        ("pt", "fr", "La maison est à moi, c'est à vous d'en sortir."),
        ("es", "pt", "Não sei o que ela queria dizer com isso."),
        ("es", "it", "Nel mezzo del cammin di nostra vita mi ritrovai per una selva oscura."),
        ("it", "es", "No sé lo que ella quería decir con eso."),
        ("fr", "it", "Ma che sciagura d’essere senza coglioni!"),
        ("en", "de", "Das ist nicht so schlimm, wie du denkst."),
    ])
    func `one of another language is`(language: String, other: String, text: String) {
        #expect(SentenceLanguage(of: text, in: Language(known: language)) == .other(Language(known: other)))
    }
}
