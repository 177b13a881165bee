/// Words and names from other languages that Germans say as in these, with the sounds of German: *Garage, Computer, Holmes*.
enum GermanLoans {
    /// Words in small letters, each with its sounds.
    private static let entries = EmbeddedModel.table(EmbeddedModel.germanLoans)
        .merging(GermanAnglicisms.words) { $1 }.merging(GermanIrregulars.words) { $1 }

    /// Whether a word is one that compounds can be cut by: *Computer-spiel*, but not *Schick-sale*.
    static func isWord(_ word: String) -> Bool { word.utf8.count > 4 && entries[word] != nil }

    /// The sounds of a word or of a form of one: *Garagen, Jobs, Friseurin, joggt*.
    /// - Parameter word: In small letters.
    /// - Returns: `nil` for a word that is none.
    static func phones(of word: String) -> [Phone]? {
        if let known = entries[word] { return GermanLexicon.phones(known) }
        let listed = GermanLexicon.entries[word]
        guard !germanForms.contains(word) else { return nil }
        // An *-s* leaves the sounds before it as they are, so *Kameras* follows *Kamera*, whatever the list has.
        if let listed, !listed.isEmpty {
            guard word.hasSuffix("s"), word.utf8.count > 4, let known = entries[String(word.dropLast())] else {
                return nil
            }
            return GermanLexicon.phones(joined(known, "s", spelled: String(word.dropLast())))
        }
        // *Terrassen*, but *ragen*: of what is in the list of German words, only the forms of longer words are theirs.
        let least = listed == nil ? 2 : 4
        for (ending, sounds) in nominal where word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            // *Gestein* is no form of *Geste*.
            // *Kollegin-nen*
            if ending == "nen", !stem.hasSuffix("in") || stem.count < 5 { continue }
            if stem.count > least, !(sounds.hasPrefix("ɪ") && stem.hasSuffix("e")), let known = entries[stem],
                !known.hasSuffix("ən")
            {
                return GermanLexicon.phones(joined(known, sounds, spelled: stem))
            }
        }
        guard listed == nil else { return nil }
        for (ending, sounds) in verbal where word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            if stem.count > 2, let known = entries[stem + "en"], known.hasSuffix("ən") {
                return GermanLexicon.phones(joined(String(known.dropLast(2)), sounds, spelled: stem))
            }
        }
        return nil
    }

    /// Whether a part of a compound is said as one of them; of short ones hardly any is not German: *Ge-webe*.
    static func isPart(_ text: String) -> Bool {
        // *Salz-burger*
        if text.hasPrefix("burger") { return false }
        return (text.utf8.count > 3 && entries[text] != nil) || (text.utf8.count > 5 && phones(of: text) != nil)
    }

    /// What is no form of *Rap* and *Loge*.
    private static let germanForms: Set = [
        "raps", "logen", "betone", "betonen", "rentiere", "rentieren", "rentieres",
        "samen", "sams",
    ]
    private static let nominal = [
        ("innen", "ɪnən"), ("nen", "ən"), ("in", "ɪn"), ("n", "n"), ("en", "ən"), ("es", "əs"), ("em", "əm"),
        ("er", "ɜ"),
        ("ern", "ɜn"), ("e", "ə"),
        ("s", "s"),
    ]
    private static let verbal = [
        ("testen", "təstən"), ("test", "təst"), ("tet", "tət"), ("ten", "tən"), ("te", "tə"), ("end", "ənt"),
        ("ende", "əndə"), ("st", "st"), ("t", "t"), ("e", "ə"),
    ]

    /// A stem and an ending. Before a vowel *r* is another sound, a last consonant is voiced as it is spelled, and *-on* has no
    /// velar nasal: *Friseure, Bande, Balkone*.
    private static func joined(_ stem: String, _ ending: String, spelled: String) -> String {
        guard let first = ending.unicodeScalars.first, let last = stem.unicodeScalars.last else { return stem + ending }
        let head = String(stem.unicodeScalars.dropLast())
        guard "əɪɜ".unicodeScalars.contains(first) else {
            if ending == "n", last != "ə", last != "ɜ" {
                return last == "ʃ" && spelled.hasSuffix("ge") ? head + "ʒən" : stem + "ən"
            }
            return (unvoiced[last].map { head + $0 } ?? stem) + ending
        }
        switch (last, spelled.last) {
        case ("ə", _): return head + ending
        case ("ɾ", _): return head + "r" + ending
        case ("ɜ", _): return head + "ər" + ending
        case ("f", "v"): return head + "v" + ending
        // *Präzise*, *nonchalante*
        case ("s", "s") where head.hasSuffix("ː") || head.hasSuffix("I") || head.hasSuffix("W"):
            return head + "z" + ending
        case ("ŋ", "t"): return stem + "t" + ending
        case ("ŋ", "n") where stem.hasSuffix("ɔŋ"): return String(head.unicodeScalars.dropLast()) + "oːn" + ending
        case ("t", "d"): return head + "d" + ending
        case ("p", "b"): return head + "b" + ending
        case ("k", "g"): return head + "ɡ" + ending
        default: return stem + ending
        }
    }

    private static let unvoiced: [Unicode.Scalar: String] = ["ɡ": "k", "b": "p", "d": "t", "z": "s"]
}
