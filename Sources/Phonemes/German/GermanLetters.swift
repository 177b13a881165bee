/// The letters of German, and those of others that German texts have.
enum GermanLetters {
    static let folding = LetterFolding(
        own: GermanSounds.vowels.union(["ß"]),
        foreign: [
            "ç": "ss", "ñ": "nj", "š": "sch", "č": "tsch", "ž": "sch", "ł": "l", "ſ": "s", "å": "o",
        ]
    )

    /// A word in the spelling before 1901 or 1996, as it is written today: *Thür*, *daß*, *seyn*.
    static func modern(_ word: String) -> String {
        guard mayBeOld(word), !seams.contains(where: word.contains) else { return word }
        var text = word.replacing("ſ", with: "s")
        for (old, new) in oldSpellings where text.contains(old) { text = text.replacing(old, with: new) }
        return text
    }

    /// Whether letters stand in a word that all old spellings have; few words have them.
    private static func mayBeOld(_ word: String) -> Bool {
        var before: Unicode.Scalar = " "
        var last: Unicode.Scalar = " "
        for scalar in word.unicodeScalars {
            switch scalar {
            case "y", "ß", "ſ": return true
            case "h" where last == "t", "b" where before == "i" && last == "e", "n" where before == "i" && last == "e":
                return true
            default: (before, last) = (last, scalar)
            }
        }
        return false
    }

    /// Where t and h only meet at the seam of a compound: *Rathaus*.
    private static let seams = ["rathau", "rothaar", "nothilf", "nothelf", "muthaft", "wuthol"]

    private static let oldSpellings = [
        ("thür", "tür"), ("theil", "teil"), ("thier", "tier"), ("thun", "tun"), ("thut", "tut"), ("thät", "tät"),
        ("muth", "mut"), ("roth", "rot"), ("werth", "wert"), ("noth", "not"), ("rath", "rat"), ("blüth", "blüt"),
        ("gluth", "glut"), ("thal", "tal"), ("thor", "tor"), ("thurm", "turm"), ("thrän", "trän"), ("thron", "tron"),
        ("wirth", "wirt"), ("heirath", "heirat"), ("gemüth", "gemüt"), ("wüth", "wüt"), ("wuth", "wut"),
        ("seyn", "sein"), ("bey", "bei"), ("giebt", "gibt"), ("gieng", "ging"), ("fieng", "fing"), ("hieng", "hing"),
        ("nuß", "nuss"), ("daß", "dass"), ("muß", "muss"), ("wußt", "wusst"), ("bewußt", "bewusst"),
        ("schloß", "schloss"), ("fluß", "fluss"), ("läßt", "lässt"), ("mußt", "musst"), ("niß", "niss"),
        ("iß", "iss"),
    ]

    /// How the letters are called.
    static let names: [Unicode.Scalar: String] = [
        "a": "ah", "b": "beh", "c": "zeh", "d": "deh", "e": "eh", "f": "eff", "g": "geh", "h": "hah", "i": "ih",
        "j": "jott", "k": "kah",
        "l": "ell", "m": "emm", "n": "enn", "o": "oh", "p": "peh", "q": "kuh", "r": "err", "s": "ess", "t": "teh",
        "u": "uh", "v": "fau",
        "w": "weh", "x": "ix", "y": "üpsilon", "z": "zett", "ä": "äh", "ö": "öh", "ü": "üh", "ß": "eszett",
    ]
}
