/// The ends of French words: which letters are mute there, and what the others say.
enum FrenchEndings {
    /// Where the letters end that are said one by one.
    /// - Returns: Their count, and what is said after them.
    static func cut(_ letters: [Unicode.Scalar]) -> (end: Int, ending: [Phone]) {
        let word = letters.text
        let count = letters.count
        let isShort = letters.filter(FrenchSounds.isVowel).count < 2
        if let (ending, sounds) = fixed.first(where: { word.hasSuffix($0.0) && word.count > $0.0.count }) {
            return (count - ending.unicodeScalars.count, sounds)
        }
        // *Looping*, but *poing*, *seing*.
        if word.hasSuffix("ing") || word.hasSuffix("ings") {
            let stem = count - (word.hasSuffix("s") ? 4 : 3)
            if stem > 0, !FrenchSounds.isVowel(letters[stem - 1]) {
                return (stem, [.vowel("i"), Phone("ŋ")])
            }
        }
        if word.hasSuffix("ent"), count > 4, isVerb(word) { return (count - 3, []) }
        if word.hasSuffix("er") || word.hasSuffix("ers"), !isShort, !endsInR(word) {
            return (count - (word.hasSuffix("s") ? 3 : 2), [.vowel("e")])
        }
        if word.hasSuffix("ez") { return (count - 2, [.vowel("e")]) }
        if word.hasSuffix("es"), isShort, count < 4 { return (count - 2, [.vowel("e")]) }
        if word.hasSuffix("ied") || word.hasSuffix("ieds") {
            return (count - (word.hasSuffix("s") ? 3 : 2), [.vowel("e")])
        }
        if word.hasSuffix("et") || word.hasSuffix("ets"), count > 2 {
            return (count - (word.hasSuffix("s") ? 3 : 2), [.vowel("ɛ")])
        }
        return (mute(letters, count), [])
    }

    /// Drops the letters at the end that are not said.
    private static func mute(_ letters: [Unicode.Scalar], _ count: Int) -> Int {
        var end = count
        func before(_ back: Int) -> Unicode.Scalar { end > back ? letters[end - 1 - back] : " " }
        if before(0) == "s", end > 1, before(1) != "s" { end -= 1 }
        if before(0) == "e", end > 1, hasVowel(letters, end - 1) { return end - 1 }
        switch before(0) {
        case "d": return end - 1
        case "t":
            switch before(1) {
            case "c": return isSilentCT(letters, end) ? end - 2 : end
            case "s", "t", "h", "f": return end
            // *Malt*, but *Renault*.
            // *Rouault*
            case "l": return before(2) == "u" ? (before(3) == "a" ? end - 2 : end - 1) : end
            case "p": return before(2) == "m" ? end - 2 : end
            case "g": return end - 2
            default: return end - 1
            }
        case "x": return before(1) == "u" || before(1) == "i" ? end - 1 : end
        case "p":
            // *Clip*, *julep*, *ketchup*, but *drap*, *coup*.
            if "ie".unicodeScalars.contains(before(1)) || before(1) == "u" && before(2) != "o" { return end }
            return end > 2 ? end - 1 : end
        case "g":
            // *Sang*, *bourg*, *coing*, but *parking*.
            if before(1) == "n", before(2) == "i" { return FrenchSounds.isVowel(before(3)) ? end - 1 : end }
            return before(1) == "n" || before(1) == "r" ? end - 1 : end
        case "c": return before(1) == "n" ? end - 1 : end
        case "b": return before(1) == "m" ? end - 1 : end
        default: return end
        }
    }

    /// Whether a vowel is said in the first letters; the u of *qu* is none.
    private static func hasVowel(_ letters: [Unicode.Scalar], _ count: Int) -> Bool {
        letters[..<count].enumerated().contains { place, letter in
            FrenchSounds.isVowel(letter)
                && !(letter == "u" && place + 1 == count && place > 0 && letters[place - 1] == "q")
        }
    }

    /// *Aspect*, *instinct*.
    private static func isSilentCT(_ letters: [Unicode.Scalar], _ end: Int) -> Bool {
        let word = letters[..<end].text
        return ["spect", "inct"].contains(where: word.hasSuffix)
    }

    private static let fixed: [(String, [Phone])] = [
        ("aient", [.vowel("ɛ")]), ("oient", [Phone("w"), .vowel("a")]),
    ]

    /// Words in -er whose r is said.
    private static func endsInR(_ word: String) -> Bool {
        let one = word.hasSuffix("s") ? String(word.dropLast()) : word
        return rWords.contains(one)
    }

    /// Without their s, if they end in one.
    private static let rWords: Set = [
        "amer", "enfer", "hiver", "cancer", "super", "hier", "avant-hier", "cuiller", "éther", "univer", "diver",
        "traver",
        "enver", "rever", "perver", "aver", "tier", "laser", "leader", "reporter", "hamster", "master", "cluster",
        "poster",
        "inter", "ester", "gangster", "lucifer", "jupiter", "esther", "werther", "weber", "wagner", "luther", "alger",
        "quaker", "starter", "revolver", "pater", "mater", "magister", "fier", "bier", "polyester", "thaler",
        "outremer",
        "acquier", "conquier", "requier", "conver", "couver", "découver", "ouver", "offer", "concer", "déser", "disper",
        "exper", "alber", "rober", "huber", "aube", "philibert",
    ]

    /// Whether a word in -ent is a verb's third person in the plural, whose ending is mute. Nouns and adjectives that are
    /// none in -ment are in the lexicon: most words in -ent that it lacks are verbs.
    private static func isVerb(_ word: String) -> Bool {
        if word.hasSuffix("vient") || word.hasSuffix("tient") { return false }
        // *Effervescent*
        if word.hasSuffix("escent") { return word == "acquiescent" }
        guard word.hasSuffix("ment") else { return !FrenchVerbs.nounsInEnt.contains(word) }
        return FrenchVerbs.inMer.contains(String(word.dropLast(3)))
    }
}
