/// The letters of Spanish, and those of others that Spanish texts have.
enum SpanishLetters {
    /// Old and foreign letters; a grave or a circumflex is what careless or old print has for the accent.
    static let folding = LetterFolding(
        own: Set("áéíóúüñ".unicodeScalars),
        foreign: [
            "à": "á", "è": "é", "ì": "í", "ò": "ó", "ù": "ú", "ç": "z", "ş": "sh", "š": "sh", "č": "ch", "ć": "ch",
            "ž": "y", "ð": "d", "þ": "z", "ª": "a", "º": "o",
        ]
    )

    /// A word that is not said as it is written, as it would be: names whose x is a j, and what has kept another language's
    /// letters.
    static func respelled(_ word: String) -> String? {
        if let spelling = unlike[word] ?? SpanishLoans.respellings[word] { return spelling }
        for (start, said) in [("mexic", "mejic"), ("oaxaq", "oajaq"), ("texan", "tejan")] where word.hasPrefix(start) {
            return said + word.dropFirst(start.count)
        }
        return nil
    }

    private static let unlike = [
        "méxico": "méjico", "oaxaca": "oajaca", "texas": "tejas", "ximena": "jimena", "jazz": "yas",
        "whisky": "güisqui", "pizza": "pitsa", "hall": "jol", "show": "shou", "jeep": "yip",
        "á": "a", "é": "e", "ó": "o", "ú": "u",
        "desahucio": "desaucio", "desahucios": "desaucios", "desahucia": "desaucia", "desahucian": "desaucian",
        "john": "yon", "george": "yorch", "shakespeare": "shékspir",
    ]

    /// How the letters are called.
    static let names: [Unicode.Scalar: String] = [
        "a": "a", "b": "be", "c": "ce", "d": "de", "e": "e", "f": "efe", "g": "ge", "h": "hache", "i": "i", "j": "jota",
        "k": "ka", "l": "ele", "m": "eme", "n": "ene", "ñ": "eñe", "o": "o", "p": "pe", "q": "cu", "r": "erre",
        "s": "ese", "t": "te", "u": "u", "v": "uve", "w": "uve doble", "x": "equis", "y": "i griega", "z": "zeta",
        "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ü": "u",
    ]
}
