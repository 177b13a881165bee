/// The letters of French, and those of others that French texts have.
enum FrenchLetters {
    /// Letters that French has no sound for become those that come nearest.
    static func folded(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
        if letters.allSatisfy({ $0.isASCII || own.contains($0) }) { return letters }
        var result: [Unicode.Scalar] = []
        for letter in letters {
            if own.contains(letter) || letter.isASCII {
                result.append(letter)
            } else if let other = foreign[letter] {
                result += other.unicodeScalars
            } else if let bytes = WrittenForm.folded(String(Character(letter))) {
                result += bytes.map { Unicode.Scalar($0) }
            } else {
                result.append(letter)
            }
        }
        return result
    }

    private static let own = Set("àâäæçéèêëîïôöœùûüÿñ".unicodeScalars)

    private static let foreign: [Unicode.Scalar: String] = [
        "á": "a", "í": "i", "ó": "o", "ú": "ou", "ß": "ss", "š": "ch", "ś": "ch", "č": "tch", "ć": "tch", "ž": "j",
        "ð": "d",
        "þ": "th", "ł": "l", "ø": "eu", "å": "o", "ş": "ch",
    ]

    /// How the letters are called.
    static let names: [Unicode.Scalar: String] = [
        "a": "a", "b": "bé", "c": "cé", "d": "dé", "e": "eu", "f": "èf", "g": "gé", "h": "ache", "i": "i", "j": "ji",
        "k": "ka", "l": "èle", "m": "ème", "n": "ène", "o": "o", "p": "pé", "q": "ku", "r": "ère", "s": "èsse",
        "t": "té",
        "u": "u", "v": "vé", "w": "double vé", "x": "ixe", "y": "i grec", "z": "zède", "é": "é accent aigu",
        "è": "è accent grave", "à": "à accent grave", "ç": "cé cédille",
    ]
}
