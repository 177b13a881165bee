/// The letters of Portuguese, and those of others that Portuguese texts have.
enum PortugueseLetters {
    static let folding = LetterFolding(
        own: Set("áàâãéêíóôõúçü".unicodeScalars),
        foreign: [
            "è": "é", "ì": "í", "ò": "ó", "ù": "ú", "î": "í", "û": "ú", "ñ": "nh", "ş": "x", "š": "x", "č": "tch",
            "ž": "j", "ª": "a", "º": "o",
        ]
    )

    /// A word that is not said as it is written, as it would be.
    static func respelled(_ word: String) -> String? {
        if let spelling = unlike[word] ?? PortugueseLoans.respellings[word] { return spelling }
        guard word.hasSuffix("s"), let spelling = unlike[String(word.dropLast())] else { return nil }
        return spelling + "s"
    }

    private static let unlike = [
        "john": "djon", "shakespeare": "xêiquispir", "whisky": "uísqui", "show": "xou", "jazz": "djéz",
        "pizza": "pítsa",
        "muito": "muinto", "muita": "muinta", "muitos": "muintos", "muitas": "muintas", "mui": "mum", "hall": "rol",
        "site": "saite", "sexo": "secso", "táxi": "tácsi", "tóxico": "tócsico", "fixo": "ficso", "fixa": "ficsa",
        "nexo": "necso", "reflexo": "reflecso", "complexo": "complecso", "complexa": "complecsa", "anexo": "anecso",
        "oxigênio": "ocsigênio", "máximo": "mássimo", "máxima": "mássima", "próximo": "próssimo", "próxima": "próssima",
        "próximos": "próssimos", "próximas": "próssimas", "trouxe": "trousse", "trouxeram": "trousseram",
        "auxílio": "aussílio",
        "sintaxe": "sintasse", "ortodoxo": "ortodocso", "paradoxo": "paradocso", "crucifixo": "crucificso",
        "axioma": "acsioma",
        "connexo": "conecso", "tórax": "tóracs", "látex": "látecs", "convexo": "convecso", "perplexo": "perplecso",
        "prolixo": "prolicso", "cálix": "cális", "calix": "cális", "félix": "félis", "felix": "félis", "hein": "hem",
        "ex": "es", "luis": "luís", "sexto": "sesto", "sexta": "sesta",
    ]

    /// Small words that are said in one sound.
    static let leaning: [String: [Phone]] = [
        "ao": [.vowel("W")], "aos": [.vowel("W"), Phone("s")], "à": [stressed("a")],
        "às": [.vowel("a", "ː"), Phone("s")],
        "la": [Phone("l"), .vowel("æ")], "los": [Phone("l"), .vowel("ʊ"), Phone("s")],
    ]

    private static func stressed(_ vowel: Unicode.Scalar) -> Phone {
        var phone = Phone.vowel(vowel, "ː")
        phone.stress = .secondary
        return phone
    }

    /// How the letters are called.
    static let names: [Unicode.Scalar: String] = [
        "a": "a", "b": "bê", "c": "cê", "d": "dê", "e": "é", "f": "efe", "g": "gê", "h": "agá", "i": "i", "j": "jota",
        "k": "cá", "l": "ele", "m": "eme", "n": "ene", "o": "ó", "p": "pê", "q": "quê", "r": "erre", "s": "esse",
        "t": "tê", "u": "u", "v": "vê", "w": "dábliu", "x": "xis", "y": "ípsilon", "z": "zê", "ç": "cê cedilha",
        "á": "a", "à": "a", "â": "a", "ã": "a", "é": "é", "ê": "ê", "í": "i", "ó": "ó", "ô": "ô", "õ": "ô", "ú": "u",
    ]
}
