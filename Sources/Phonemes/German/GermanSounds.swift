/// The letters of a German morpheme turned into sounds, without stress.
struct GermanSounds {
    var phones: [Phone] = []
    private(set) var isWhole = true

    private let letters: [Unicode.Scalar]
    private let kind: GermanMorpheme.Kind
    /// Whether a d at the end stays soft: *Landschaft*, *Mädchen*.
    private let keepsD: Bool
    private var index = 0
    private let hasForeignEnd: Bool
    /// Whether an ending with t follows.
    private let isBeforeT: Bool

    init(_ morpheme: GermanMorpheme, before next: GermanMorpheme?) {
        letters = morpheme.letters
        kind = morpheme.kind
        isBeforeT = next?.kind == .ending && next?.letters.first == "t"
        keepsD =
            next.map {
                $0.letters.starts(with: "schaft".unicodeScalars) || $0.letters.starts(with: "chen".unicodeScalars)
            } ?? false
        hasForeignEnd = GermanStress.foreignEnd(of: String(String.UnicodeScalarView(morpheme.letters))) != nil
        while index < letters.count { read() }
    }

    private subscript(offset: Int) -> Unicode.Scalar {
        letters.indices.contains(index + offset) ? letters[index + offset] : " "
    }

    private func has(_ text: String, at offset: Int = 0) -> Bool {
        var place = index + offset
        for scalar in text.unicodeScalars {
            guard letters.indices.contains(place), letters[place] == scalar else { return false }
            place += 1
        }
        return true
    }

    static let vowels = Set("aeiouäöüyéèêàáâóôíúëïœæø".unicodeScalars)

    private static func isVowel(_ letter: Unicode.Scalar) -> Bool { vowels.contains(letter) }

    private mutating func take(_ count: Int, _ symbols: String) {
        phones += Phone.consonants(symbols)
        index += count
    }

    private mutating func take(_ count: Int, vowel symbol: Unicode.Scalar, _ isLong: Bool = false) {
        phones.append(.vowel(symbol, isLong ? "ː" : nil))
        index += count
    }

    private mutating func read() {
        if Self.isVowel(self[0]), !(self[0] == "y" && index == 0 && Self.isVowel(self[1])) {
            vowel()
        } else {
            consonant()
        }
    }

    /// Whether no vowel follows in the morpheme.
    private func isCoda(after count: Int) -> Bool {
        index + count >= letters.count || !Self.isVowel(self[count])
    }

    /// Whether b, d, g, s are hard here: at the end, and before consonants that are not l, r, n, m of the same syllable.
    private func isHard(after count: Int) -> Bool {
        if index + count >= letters.count { return true }
        let next = self[count]
        if Self.isVowel(next) { return false }
        if "lrnm".unicodeScalars.contains(next) {
            return !Self.isVowel(self[count + 1]) && index + count + 1 < letters.count
                ? true : index + count + 1 >= letters.count
        }
        return true
    }

    // MARK: Consonants

    private mutating func consonant() {
        let letter = self[0]
        switch letter {
        case "b": double("b") ? take(2, isHard(after: 2) ? "p" : "b") : take(1, isHard(after: 1) ? "p" : "b")
        case "c": c()
        case "d":
            if has("dt") { return take(2, "t") }
            double("d")
                ? take(2, isHard(after: 2) ? "t" : "d")
                : take(1, isHard(after: 1) && !(keepsD && index + 1 == letters.count) ? "t" : "d")
        case "f": take(double("f") ? 2 : 1, "f")
        case "g": g()
        case "h": self[-1] != " " && Self.isVowel(self[-1]) && !Self.isFullVowel(self[1]) ? take(1, "") : take(1, "h")
        case "j": take(1, "j")
        case "k": take(double("k") ? 2 : 1, "k")
        case "l": take(double("l") ? 2 : 1, "l")
        case "m": take(double("m") ? 2 : 1, "m")
        case "n": n()
        case "p": has("ph") ? take(2, "f") : take(double("p") ? 2 : 1, "p")
        case "q": has("qu") ? take(2, "kv") : take(1, "k")
        case "r": r()
        case "s": s()
        case "ß": take(1, "s")
        case "t": t()
        case "v":
            take(1, isForeignV ? "v" : index == 0 || index + 1 == letters.count || !Self.isVowel(self[-1]) ? "f" : "v")
        case "w": take(1, "v")
        case "x": take(1, "ks")
        case "y": take(1, "j")
        case "z": take(double("z") ? 2 : 1, "ʦ")
        case "ç": take(1, "s")
        case "ñ": take(1, "nj")
        default:
            isWhole = false
            index += 1
        }
    }

    /// *Video*, *Vase*, *Venus*, *investieren*; but *Vater*, *viel*, *Vetter*.
    private var isForeignV: Bool {
        if index > 0 { return Self.isVowel(self[1]) && "nd".unicodeScalars.contains(self[-1]) }
        return has("vi") && self[2] != "e" || has("va") && !has("vat") || has("ven") || has("vok")
            || has("vol") && !has("voll") && !has("volk")
    }

    private func double(_ letter: Unicode.Scalar) -> Bool { self[1] == letter }

    private static func isFullVowel(_ letter: Unicode.Scalar) -> Bool {
        isVowel(letter) && letter != "e" && letter != "i"
    }

    /// *Sechste*, *wächst*, but *nächste*, *einfachste*.
    private var isStemChs: Bool { ["se", "wä", "wa", "la"].contains { has($0, at: -2) } }

    private mutating func c() {
        if has("ck") { return take(2, "k") }
        if has("chs"),
            index + 3 >= letters.count || Self.isVowel(self[3]) || self[3] == "l" || self[3] == "t" && isStemChs
        {
            return take(3, "ks")
        }
        if has("ch") {
            if index == 0 {
                return take(2, Self.isVowel(self[2]) && "eiä".unicodeScalars.contains(self[2]) ? "ç" : "k")
            }
            let isBack = "aou".unicodeScalars.contains(self[-1]) && !has("äu", at: -2) && !has("eu", at: -2)
            return take(2, isBack ? "x" : "ç")
        }
        take(1, "eiäy".unicodeScalars.contains(self[1]) ? "ʦ" : "k")
    }

    private mutating func g() {
        if double("g") { return take(2, isHard(after: 2) ? "k" : "ɡ") }
        // *König*, *einigt*, but *einige*.
        if self[-1] == "i", index > 1, isHard(after: 1), !Self.isVowel(self[1]), self[-2] != "e",
            index + 1 >= letters.count || self[1] == "s" || self[1] == "t"
        {
            return take(1, "ç")
        }
        take(1, isHard(after: 1) ? "k" : "ɡ")
    }

    private mutating func n() {
        if has("ng") {
            let isApart =
                Self.isFullVowel(self[2]) && self[2] != "u" || self[2] == "r" || self[2] == "l" && Self.isVowel(self[3])
            // *Ehren-gast*: the seam of a compound that was not found.
            if isApart, phones.last?.symbol == "ə" { return take(2, "nɡ") }
            return take(2, isApart ? "ŋɡ" : "ŋ")
        }
        if (has("nk") || has("nx")) && phones.last?.symbol != "ə" { return take(1, "ŋ") }
        take(double("n") ? 2 : 1, "n")
    }

    private mutating func r() {
        let count = double("r") ? 2 : 1
        let extra = self[count] == "h" ? 1 : 0
        let isOnset = !isCoda(after: count + extra)
        let isTapped = !isOnset || phones.last.map { "ptkbdɡ".unicodeScalars.contains($0.symbol) } ?? false
        take(count + extra, isTapped ? "ɾ" : "r")
    }

    private mutating func s() {
        if has("sch") { return take(3, "ʃ") }
        if double("s") { return take(2, "s") }
        if index == 0, kind == .stem || kind == .strongPrefix, self[1] == "t" || self[1] == "p" { return take(1, "ʃ") }
        let isVoiced =
            Self.isVowel(self[1]) && (index == 0 || Self.isVowel(self[-1]) || "nlrm".unicodeScalars.contains(self[-1]))
        take(1, isVoiced ? "z" : "s")
    }

    private mutating func t() {
        if has("tsch") { return take(4, "tʃ") }
        if has("tz") { return take(2, "ʦ") }
        if has("tion") { return take(1, "ʦ") }
        // *Thema*, but *Gasthaus*.
        if has("th") { return take(self[-1] == "s" ? 1 : 2, "t") }
        take(double("t") ? 2 : 1, "t")
    }

    // MARK: Vowels

    private mutating func vowel() {
        for (spelling, symbols) in Self.diphthongs where has(spelling) {
            if spelling == "ie" { return ie() }
            if spelling == "ei", has("eieren") { break }
            phones.append(.vowel(symbols.unicodeScalars.first ?? "a"))
            phones += Phone.consonants(String(symbols.dropFirst()))
            index += 2
            return
        }
        if self[0] == "e", isReduced { return reduced() }
        let letter = self[0]
        if self[1] == letter, "aeo".unicodeScalars.contains(letter) {
            return take(2, vowel: Self.long[letter] ?? letter, true)
        }
        // The i of *Nation* is a glide.
        if letter == "i", has("ion"), index > 0, !isPlainIon { return take(1, "j") }
        if letter == "u", self[1] == "r", index + 2 < letters.count, !Self.isVowel(self[2]), self[2] != "r",
            self[2] != "h"
        {
            phones.append(.vowel("ʊ"))
            return take(2, "ɐ")
        }
        let isLong = isLong
        take(1, vowel: (isLong ? Self.long[letter] : Self.short[letter]) ?? letter, isLong)
    }

    private var isPlainIon: Bool { false }

    private static let diphthongs = [
        ("äu", "ɔø"), ("eu", "ɔø"), ("ei", "I"), ("ai", "I"), ("ey", "I"), ("ay", "I"), ("au", "W"), ("ie", "i"),
    ]
    private static let long: [Unicode.Scalar: Unicode.Scalar] = [
        "a": "ɑ", "e": "e", "i": "i", "o": "o", "u": "u", "ä": "ɛ", "ö": "ø", "ü": "y", "y": "y", "é": "e", "è": "ɛ",
        "ê": "ɛ",
        "à": "ɑ", "á": "ɑ", "â": "ɑ", "ó": "o", "ô": "o", "í": "i", "ú": "u", "ë": "e", "ï": "i", "œ": "ø", "æ": "ɛ",
        "ø": "ø",
    ]
    private static let short: [Unicode.Scalar: Unicode.Scalar] = [
        "a": "a", "e": "ɛ", "i": "ɪ", "o": "ɔ", "u": "ʊ", "ä": "ɛ", "ö": "œ", "ü": "y", "y": "y", "é": "e", "è": "ɛ",
        "ê": "ɛ",
        "à": "a", "á": "a", "â": "a", "ó": "ɔ", "ô": "o", "í": "ɪ", "ú": "ʊ", "ë": "ə", "ï": "ɪ", "œ": "œ", "æ": "ɛ",
        "ø": "œ",
    ]

    private mutating func ie() {
        // *Familie*, *Italien*: two syllables at the end of foreign words; *Materie*.
        let count = phones.nuclei.count
        let isEnd = index + 2 >= letters.count || index + 3 == letters.count && (self[2] == "n" || self[2] == "s")
        if count > 0, isEnd, !hasForeignEnd {
            take(1, "j")
            return take(1, vowel: "ə")
        }
        take(2, vowel: "i", true)
        if self[0] == "h" { index += 1 }
    }

    /// Whether an e is the weak one: in a syllable after the first of the stem.
    private var isReduced: Bool {
        if kind == .weakPrefix { return letters.count == 2 && letters[0] != "e" }
        if kind == .ending { return true }
        if kind == .suffix { return index > 1 }
        guard phones.contains(where: \.isNucleus) else { return false }
        let rest = String(String.UnicodeScalarView(letters[(index + 1)...]))
        if hasForeignEnd, rest.hasPrefix("nt") || rest.hasPrefix("ll") || rest.hasPrefix("ss") || rest.hasPrefix("tt") {
            return false
        }
        if !hasForeignEnd, rest.hasPrefix("r"), let next = rest.dropFirst().unicodeScalars.first, !Self.isVowel(next) {
            return true
        }
        // *Elfenbein*: the seam of a compound that was not found.
        if !hasForeignEnd, rest.hasPrefix("n"), let next = rest.dropFirst().unicodeScalars.first,
            "bmfhlrwkq".unicodeScalars.contains(next) || next == "g" && Self.isFullVowel(self[3])
        {
            return true
        }
        // *Hampelmann*
        if !hasForeignEnd, rest.hasPrefix("l"), let next = rest.dropFirst().unicodeScalars.first,
            "bmnfhrwg".unicodeScalars.contains(next)
        {
            return true
        }
        return Self.weakRests.contains(rest)
            || Self.weakRests.contains(where: { rest.hasPrefix($0) && $0.count > 2 }) && !hasForeignEnd
            || !hasForeignEnd && (rest.hasPrefix("n") || rest.hasPrefix("r") || rest.hasPrefix("l"))
                && Self.isVowel(self[2])
    }

    private static let weakRests: Set = [
        "", "n", "r", "s", "m", "l", "t", "st", "nt", "ntl", "lnd", "lnde", "lnden", "lnder", "ns", "rs", "ls", "nd",
        "nde", "nden", "nder", "ndes", "ndem", "rn", "ln",
        "rt", "rte", "rten", "rter", "lt", "lte", "lten", "ts", "te", "ten", "ter", "tes", "tem", "test", "tet", "ste",
        "sten",
        "ster", "stes", "rnd", "rnde", "rst", "lst", "rung", "lung", "nen", "rin", "rs", "rer", "ren", "rem", "res",
        "re", "ne",
        "ner", "nes", "nem", "le", "len", "ler", "nung",
    ]

    private mutating func reduced() {
        if self[1] == "r", isCoda(after: 2) { return take(2, vowel: "ɜ") }
        take(1, vowel: "ə")
    }

    /// Whether the vowel is long: before one consonant, before h, at the end.
    private var isLong: Bool {
        var place = 1
        if self[1] == "h" {
            return true
        }
        var consonants: [Unicode.Scalar] = []
        while index + place < letters.count, !Self.isVowel(self[place]) {
            consonants.append(self[place])
            place += 1
        }
        let isAtEnd = index + place >= letters.count
        if consonants.count > 1, !phones.contains(where: \.isNucleus), isLongStem { return true }
        if kind == .suffix || kind == .weakPrefix {
            return letters.first == "b" || letters.starts(with: "sam".unicodeScalars)
                || letters.starts(with: "los".unicodeScalars) || letters.starts(with: "tum".unicodeScalars)
        }
        switch consonants.count {
        case 0: return true
        case 1:
            if consonants[0] == "x" { return false }
            // *Politiker*
            if has("iker"), hasForeignEnd { return false }
            // *Einige*: the ending -ig.
            if self[0] == "i", consonants[0] == "g", phones.contains(where: \.isNucleus), !hasForeignEnd {
                return false
            }
            if isAtEnd, isBeforeT, consonants[0] == "r", self[0] == "ö" || self[0] == "ä" { return false }
            if isAtEnd, phones.contains(where: \.isNucleus) { return !isShortEnd(consonants[0]) }
            if isAtEnd, Self.shortWords.contains(String(String.UnicodeScalarView(letters))) { return false }
            return true
        case 2...3 where "bg".unicodeScalars.contains(consonants[0]) && isVerbEnd(consonants.dropFirst()):
            return (index > 0 || self[0] != "a") && !(self[0] == "i" && phones.contains(where: \.isNucleus))
        case 2:
            let pair = String(String.UnicodeScalarView(consonants))
            if pair == "ph" || pair == "th" { return true }
            if pair == "ch" { return Self.longCh.contains { has($0, at: 1 - $0.count + 2) } }
            if isAtEnd { return pair == "rd" || pair == "rt" && false }
            return ["br", "dr", "gr", "bl", "dl", "gl", "tr", "kr", "pr", "pl", "kl", "gn"].contains(pair)
        default: return false
        }
    }

    /// Whether it is one of the stems with a long vowel before several consonants.
    private var isLongStem: Bool {
        let text = String(String.UnicodeScalarView(letters))
        return Self.longStems.contains(where: text.hasPrefix)
    }

    private static let longStems = [
        "mond", "obst", "papst", "päpst", "krebs", "kloster", "klöster", "oster", "husten", "wüst", "düster", "trost",
        "tröst", "schuster", "vogt", "vögt", "magd", "mägd", "jagd", "nebst", "stets", "rätsel", "adler",
        "wiedr", "lebn", "knoblauch",
    ]

    /// *Sagt*, *lebst*: the ending of a verb after b or g.
    private func isVerbEnd(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        rest.elementsEqual("t".unicodeScalars) || rest.elementsEqual("st".unicodeScalars) && self[0] != "o"
    }

    /// Stems with a long vowel before ch.
    private static let longCh = [
        "such", "buch", "büch", "tuch", "tüch", "fluch", "flüch", "kuch", "küch", "sprach", "spräch", "brach", "hoch",
        "stach", "nach", "wuch",
    ]

    /// The end of a word of several syllables: *Kaktus*, *Album*, *Lehrerin*, but *Heimat*, *Monat*.
    private func isShortEnd(_ consonant: Unicode.Scalar) -> Bool {
        if hasForeignEnd, self[0] == "i", consonant == "k" {
            return GermanStress.foreignEnd(of: String(String.UnicodeScalarView(letters))) == 1
        }
        if hasForeignEnd { return self[0] == "u" && (consonant == "s" || consonant == "m") }
        switch self[0] {
        case "u", "i": return true
        case "e": return true
        case "a", "o": return consonant == "s" || consonant == "n" && self[0] == "o"
        default: return false
        }
    }

    /// Words of one syllable that are short all the same.
    private static let shortWords: Set = [
        "an", "in", "mit", "ab", "ob", "um", "un", "bis", "das", "was", "des", "es", "man", "hat", "bin", "im", "am",
        "zum",
        "vom", "von", "hin", "wes", "drin", "dran", "drum", "rum", "ran", "rin", "bus", "gas", "april", "jan",
        "top", "job", "fit", "hit", "pop", "set", "ham", "ben", "tim", "tom", "bob", "sam",
    ]
}
