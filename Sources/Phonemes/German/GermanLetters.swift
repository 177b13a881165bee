/// The letters of German, and those of others that German texts have.
enum GermanLetters {
    static let folding = LetterFolding(
        own: GermanSounds.vowels.union(["ß"]),
        foreign: [
            "ç": "ss", "ñ": "nj", "š": "sch", "č": "tsch", "ž": "sch", "ł": "l", "ſ": "s", "å": "o",
        ]
    )

    /// A word in the spelling before 1901 or 1996, as it is written today: *Thür*, *daß*, *seyn*.
    /// - Parameters:
    ///   - word: In small letters.
    ///   - isNoun: Whether it is printed with a capital letter: *das Floß*, but *es floß*.
    /// - Returns: The word itself where nothing in it is old.
    static func modern(_ word: String, isNoun: Bool = false) -> String {
        guard mayBeOld(word) else { return word }
        var text = word.replacing("ſ", with: "s")
        let letters = Array(text.unicodeScalars)
        if !letters.indices.contains(where: { isSeam(letters, $0) }) {
            for (old, new) in oldSpellings where text.contains(old) { text = text.replacing(old, with: new) }
        }
        return text.contains("ß") ? shortened(text, isNoun) : text
    }

    /// Whether t and h only meet at the seam of a compound: *Rathaus*, *enthalten*, *Nachthimmel*.
    /// - Parameters:
    ///   - letters: Those of a word.
    ///   - index: Where the h is.
    /// - Returns: Whether they belong to two parts.
    static func isSeam(_ letters: [Unicode.Scalar], _ index: Int) -> Bool {
        guard index > 1, letters[index] == "h", letters[index - 1] == "t" else { return false }
        let rest = letters[index...]
        return afterSeams.contains { rest.starts(with: $0) }
    }

    private static let afterSeams: [[Unicode.Scalar]] = [
        "halt", "hält", "hielt", "half", "halb", "halle", "halm", "hals", "haus", "häus", "haut", "häut", "heim",
        "heit",
        "himmel", "hemd", "hof", "höf", "haft", "hilf", "helf", "helm", "holf", "herz", "haupt", "häupt", "hand",
        "händ",
        "holz", "hölz", "hose", "hund", "hünd", "huhn", "hühn", "horn", "hörn", "hirsch", "hafen", "häfen",
        "hahn", "hähn", "haar", "hering", "herr", "höh", "heft", "heiz", "heirat", "held", "haken", "hammer", "haube",
        "hauch", "hecht", "hengst", "hetz", "hirt", "hitz", "hoff", "hügel", "hunger", "hoch", "hupe", "halunk",
        "handel",
    ].map { Array($0.unicodeScalars) }

    /// An ß after a short vowel as today's ss: *Schluß*, *häßlich*. Before a vowel it is the same in both spellings.
    private static func shortened(_ text: String, _ isNoun: Bool) -> String {
        var letters = Array(text.unicodeScalars)
        var index = 0
        while let place = letters[index...].firstIndex(of: "ß") {
            index = place + 1
            guard place > 0, !(index < letters.count && GermanSounds.vowels.contains(letters[index])) else { continue }
            let before = letters[..<place]
            let isDiphthong =
                place > 1 && "eiuy".unicodeScalars.contains(letters[place - 1])
                && "aeiäo".unicodeScalars.contains(letters[place - 2])
                && GermanSounds.vowels.contains(letters[place - 1])
            if isDiphthong || isLong(before, isNoun) { continue }
            letters.replaceSubrange(place...place, with: ["s", "s"])
            index += 1
        }
        return letters.text
    }

    /// Whether a vowel before ß is long.
    private static func isLong(_ before: ArraySlice<Unicode.Scalar>, _ isNoun: Bool) -> Bool {
        if before.count == 1 { return before.first == "a" }
        let isNamed = isNoun && nouns.contains { before.ends(with: $0) }
        return (isNamed || long.contains { before.ends(with: $0) }) && !notLong.contains { before.ends(with: $0) }
    }

    private static let long = scalars(
        "fu fü gru grü ru rü bu bü ma mä spa spä fra frä sa sä grö gro blo blö sto stö klo klö stra sü ga gefä lö tschü"
    )
    private static let notLong = scalars("dru elsa schlö gescho")
    /// Long in a noun: *Floß, Schoß*, but *es floß, er schoß*.
    private static let nouns = scalars("flo scho")

    private static func scalars(_ list: String) -> [[Unicode.Scalar]] {
        list.split(separator: " ").map { Array($0.unicodeScalars) }
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

    private static let oldSpellings = [
        ("thür", "tür"), ("theil", "teil"), ("thier", "tier"), ("thun", "tun"), ("thut", "tut"), ("thät", "tät"),
        ("muth", "mut"), ("roth", "rot"), ("werth", "wert"), ("noth", "not"), ("rath", "rat"), ("blüth", "blüt"),
        ("gluth", "glut"), ("thal", "tal"), ("thor", "tor"), ("thurm", "turm"), ("thrän", "trän"), ("thron", "tron"),
        ("wirth", "wirt"), ("heirath", "heirat"), ("gemüth", "gemüt"), ("wüth", "wüt"), ("wuth", "wut"),
        ("seyn", "sein"), ("bey", "bei"), ("giebt", "gibt"), ("gieng", "ging"), ("fieng", "fing"), ("hieng", "hing"),
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

extension ArraySlice<Unicode.Scalar> {
    fileprivate func ends(with end: [Unicode.Scalar]) -> Bool { suffix(end.count).elementsEqual(end) }
}
