/// The letters of French, and those of others that French texts have.
enum FrenchLetters {
    static let folding = LetterFolding(
        own: Set("àâäæçéèêëîïôöœùûüÿñ".unicodeScalars),
        foreign: [
            "á": "a", "í": "i", "ó": "o", "ú": "ou", "ß": "ss", "š": "ch", "ś": "ch", "č": "tch", "ć": "tch", "ž": "j",
            "ð": "d",
            "þ": "th", "ł": "l", "ø": "eu", "å": "o", "ş": "ch",
        ],
        keepsApostrophes: true
    )

    /// How the letters are called.
    static let names: [Unicode.Scalar: String] = [
        "a": "a", "b": "bé", "c": "cé", "d": "dé", "e": "eu", "f": "èf", "g": "gé", "h": "ache", "i": "i", "j": "ji",
        "k": "ka", "l": "èle", "m": "ème", "n": "ène", "o": "o", "p": "pé", "q": "ku", "r": "ère", "s": "èsse",
        "t": "té",
        "u": "u", "v": "vé", "w": "double vé", "x": "ixe", "y": "i grec", "z": "zède", "é": "é accent aigu",
        "è": "è accent grave", "à": "à accent grave", "ç": "cé cédille",
    ]
}
