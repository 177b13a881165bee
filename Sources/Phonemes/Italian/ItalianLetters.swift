/// The letters of an Italian word, without accents and apostrophes.
struct ItalianLetters {
    /// From a to z.
    private(set) var plain: [UInt8] = []
    /// The place of the vowel that is printed with an accent.
    private(set) var accent: Int?
    /// Whether that vowel is open, if it is e or o.
    private(set) var isOpen: Bool?
    /// Where the part after the last apostrophe begins: *dell’amico*.
    private(set) var lastPart = 0

    /// Letters in lower case with even apostrophes; `nil` where Italian has no sound for one of them.
    init?(_ letters: [Unicode.Scalar]) {
        for letter in letters {
            switch letter {
            case "a"..."z": plain.append(UInt8(letter.value))
            case "'": lastPart = plain.count
            default:
                if let (vowel, open) = Self.accented[letter] {
                    accent = plain.count
                    isOpen = open
                    plain.append(vowel)
                } else if let other = Self.foreign[letter] {
                    plain += other.utf8
                } else if let bytes = WrittenForm.folded(String(Character(letter))) {
                    plain += bytes.filter { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
                } else {
                    return nil
                }
            }
        }
        // An apostrophe for an accent, *perche'*, or of a shortened word is no part's start.
        if lastPart >= plain.count { lastPart = 0 }
        if let accent, accent < lastPart { self.accent = nil }
    }

    /// Takes the accent of the last part from how it would be spelled with one.
    mutating func take(_ word: String) {
        for (place, letter) in word.unicodeScalars.enumerated() {
            guard let (_, open) = Self.accented[letter] else { continue }
            accent = lastPart + place
            isOpen = open
        }
    }

    private static let accented: [Unicode.Scalar: (UInt8, Bool?)] = [
        "à": (UInt8(ascii: "a"), nil), "á": (UInt8(ascii: "a"), nil), "è": (UInt8(ascii: "e"), true),
        "é": (UInt8(ascii: "e"), false), "ì": (UInt8(ascii: "i"), nil), "í": (UInt8(ascii: "i"), nil),
        "ò": (UInt8(ascii: "o"), true), "ó": (UInt8(ascii: "o"), false), "ù": (UInt8(ascii: "u"), nil),
        "ú": (UInt8(ascii: "u"), nil),
    ]

    private static let foreign: [Unicode.Scalar: String] = [
        "ç": "ss", "ñ": "gn", "š": "sc", "č": "c", "ž": "g", "ª": "a", "º": "o", "î": "i", "ü": "u", "ö": "o",
    ]

    /// A word that is not said as it is written, as it would be.
    static func respelled(_ word: String) -> String? { unlike[word] ?? ItalianLoans.respellings[word] }

    private static let unlike = [
        "john": "gion", "george": "giorg", "shakespeare": "scèchspir", "whisky": "uìschi", "jazz": "gèz",
        "james": "gèms",
        "charles": "ciàrls", "club": "clàb", "show": "sció", "week": "uìc", "end": "ènd", "sport": "spòrt",
        "sir": "sèr",
        "lady": "lèdi", "miss": "mis", "mister": "mìster", "madame": "madàm", "monsieur": "mossié",
    ]

    /// How the letters are called.
    static let names: [Unicode.Scalar: String] = [
        "a": "a", "b": "bi", "c": "ci", "d": "di", "e": "e", "f": "effe", "g": "gi", "h": "acca", "i": "i",
        "j": "i lunga", "k": "cappa", "l": "elle", "m": "emme", "n": "enne", "o": "o", "p": "pi", "q": "cu",
        "r": "erre",
        "s": "esse", "t": "ti", "u": "u", "v": "vu", "w": "doppia vu", "x": "ics", "y": "ipsilon", "z": "zeta",
        "à": "a", "è": "e", "é": "e", "ì": "i", "ò": "o", "ù": "u",
    ]
}
