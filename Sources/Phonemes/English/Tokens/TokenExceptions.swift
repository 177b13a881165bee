/// Written forms that are cut in their own way, or not at all.
///
/// Specification §2.1. Keys have straight apostrophes; the look-up takes either shape.
struct TokenExceptions: Sendable {
    /// The longest form, in UTF-16 code units.
    static let longest = 14

    /// Lengths of the parts, in UTF-16 code units, by the hash of the whole.
    private var parts: [UInt64: [UInt8]] = [:]
    /// A bit for the lowest bits of every hash, which spares most words the look-up.
    private var filter = [UInt64](repeating: 0, count: 512)

    /// The parts of a form that is listed.
    func cuts(of units: ArraySlice<UInt16>) -> [UInt8]? {
        guard units.count <= Self.longest else { return nil }
        let hash = Self.hash(units)
        guard filter[Int(hash >> 6 & 511)] >> (hash & 63) & 1 == 1 else { return nil }
        return parts[hash]
    }

    @inline(__always)
    private static func hash(_ units: some Sequence<UInt16>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for unit in units {
            hash = (hash ^ UInt64(unit == 0x2019 || unit == 0x2018 ? 0x27 : unit)) &* 0x9e37_79b9_7f4a_7c15
            hash ^= hash >> 29
        }
        return hash
    }

    private mutating func enter(_ pieces: [String]) {
        let hash = Self.hash(pieces.joined().utf16)
        parts[hash] = pieces.map { UInt8(clamping: $0.utf16.count) }
        filter[Int(hash >> 6 & 511)] |= 1 << (hash & 63)
    }

    private mutating func add(_ pieces: String...) {
        enter(pieces)
    }

    /// Adds a form and the same with a capital.
    private mutating func addCased(_ first: String, _ rest: String...) {
        for head in [first, first.prefix(1).uppercased() + first.dropFirst()] {
            enter([head] + rest)
        }
    }

    static let english: TokenExceptions = {
        var table = TokenExceptions()
        table.addPronouns()
        table.addQuestionWords()
        table.addNegations()
        table.addFused()
        table.addAbbreviations()
        table.addHours()
        return table
    }()

    private mutating func addPronouns() {
        // Written without an apostrophe these are words of their own.
        let words: Set = ["ill", "its", "hell", "shell", "shed", "were", "well", "wed", "id", "hed"]
        for pronoun in ["i", "you", "he", "she", "it", "we", "they"] {
            var endings = ["'ll", "'d"]
            if pronoun == "i" { endings.append("'m") }
            if ["i", "you", "we", "they"].contains(pronoun) { endings.append("'ve") }
            if ["you", "we", "they"].contains(pronoun) { endings.append("'re") }
            if ["he", "she", "it"].contains(pronoun) { endings.append("'s") }
            for ending in endings {
                let bare = String(ending.dropFirst())
                addCased(pronoun, ending)
                if !words.contains(pronoun + bare) { addCased(pronoun, bare) }
                guard ending == "'ll" || ending == "'d" else { continue }
                addCased(pronoun, ending, "'ve")
                addCased(pronoun, bare, "ve")
            }
        }
    }

    private mutating func addQuestionWords() {
        for word in ["who", "what", "when", "where", "why", "how", "there", "that", "this", "these", "those"] {
            for ending in ["'s", "'ll", "'d", "'re", "'ve"] {
                addCased(word, ending)
                let bare = String(ending.dropFirst())
                if word + bare != "whore" && word != "this" { addCased(word, bare) }
            }
            for ending in ["'ll", "'d"] {
                addCased(word, ending, "'ve")
                addCased(word, String(ending.dropFirst()), "ve")
            }
        }
    }

    private mutating func addNegations() {
        let verbs = [
            "ca", "could", "do", "does", "did", "had", "may", "might", "must", "need", "ought", "sha", "should", "wo",
            "would", "ai", "are", "is", "was", "were", "have", "has", "dare",
        ]
        for verb in verbs {
            addCased(verb, "n't")
            addCased(verb, "nt")
            addCased(verb, "n't", "'ve")
            addCased(verb, "nt", "ve")
        }
        for verb in ["could", "might", "must", "should", "would"] {
            addCased(verb, "'ve")
            addCased(verb, "ve")
        }
    }

    private mutating func addFused() {
        addCased("can", "not")
        addCased("gon", "na")
        addCased("got", "ta")
        addCased("let", "'s")
        addCased("y'", "all")
        addCased("y", "all")
        addCased("c'm", "on")
        addCased("how", "'d", "'y")
        addCased("not", "'ve")
        addCased("not", "ve")
        for form in [
            "'S", "'s", "'ll", "'d", "'re", "'ve", "'m", "'em", "'nuff", "'cause", "'Cause", "'Em", "\\n", "\\t", "C++",
            "w/o", "''",
        ] { add(form) }
        for form in [
            "ma'am", "o'clock", "doin'", "goin'", "havin'", "lovin'", "nothin'", "nuthin'", "ol'", "somethin'",
            "and/or",
        ] {
            addCased(form)
        }
        for face in [
            ":)", ":(", ":-)", ":-(", ";)", ";-)", ":D", ":P", "=)", "):", "(:", "(;", ":/", ":]", "[:", "<3", "</3",
            "XD", "xD", ":o", ":O", ":x", "8)", "(8", "-_-", "._.", ":|", ":0", ":3",
        ] {
            add(face)
        }
    }

    private mutating func addAbbreviations() {
        for letter in "abcdefghijklmnopqrstuvwxyzäöü" { add("\(letter).") }
        let titles =
            "Adm. Bros. Co. co. Corp. D.C. Dr. Gen. Gov. Inc. Jr. Ltd. Md. Messrs. Mo. Mont. Mr. Mrs. Ms. Mt. Ph.D. Prof. Rep. Rev. Sen. St. vs. v.s. a.m. p.m. e.g. E.g. E.G. i.e. I.e. I.E."
        let months = "Jan. Feb. Mar. Apr. Jun. Jul. Aug. Sep. Sept. Oct. Nov. Dec."
        let states =
            "Ak. Ala. Ariz. Ark. Cal. Calif. Colo. Conn. Del. Fla. Ga. Ia. Id. Ill. Ind. Kan. Kans. Ky. La. Mass. Mich. Minn. Miss. N.C. N.D. N.H. N.J. N.M. N.Y. Neb. Nebr. Nev. Okla. Ore. Pa. Penn. S.C. Tenn. Va. Wash. Wis."
        for form in "\(titles) \(months) \(states)".split(separator: " ") { add(String(form)) }
    }

    private mutating func addHours() {
        for hour in 1...12 {
            for half in ["am", "pm", "a.m.", "p.m."] { add("\(hour)", half) }
        }
    }
}
