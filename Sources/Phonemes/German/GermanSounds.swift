/// The letters of a German morpheme turned into sounds, without stress.
struct GermanSounds {
    var phones: [Phone] = []
    private(set) var isWhole = true

    private let letters: [Unicode.Scalar]
    private let kind: GermanMorpheme.Kind
    /// Whether a d at the end stays soft: *Landschaft*, *Mädchen*.
    private let keepsD: Bool
    /// Whether b, d, g at the end stay soft, as the voices learned it before some suffixes, *Liebling*, *Zeugnis*, *tragbar*, and
    /// at the seam of most compounds, *Grundgesetz*, *Halbjahr*.
    private let keepsSoft: Bool
    private var index = 0
    private let isFirst: Bool
    private let hasForeignEnd: Bool
    /// Whether an ending with t follows.
    private let isBeforeT: Bool

    /// - Parameters:
    ///   - morpheme: What is said.
    ///   - next: What follows it in the word.
    ///   - isTight: Whether it stands apart from the rest of a compound: *Hand-arbeit*, but *Grund-gesetz*.
    ///   - isFirst: Whether nothing stands before it.
    init(_ morpheme: GermanMorpheme, before next: GermanMorpheme?, isTight: Bool, isFirst: Bool) {
        self.isFirst = isFirst
        letters = morpheme.letters
        kind = morpheme.kind
        isBeforeT = next?.kind == .ending && next?.letters.first == "t"
        keepsD =
            next.map {
                $0.letters.starts(with: "schaft".unicodeScalars) || $0.letters.starts(with: "chen".unicodeScalars)
            } ?? false
        keepsSoft =
            next.map { next in
                if next.beginsPart { return !isTight && Self.isVoiced(next.letters) }
                return next.kind == .suffix
                    && ["nis", "ling", "bar", "sam"].contains { next.letters.starts(with: $0.unicodeScalars) }
            } ?? false
        hasForeignEnd = GermanStress.foreignEnd(of: morpheme.letters.text) != nil
        while index < letters.count { read() }
    }

    /// Whether a word begins with a voiced sound.
    private static func isVoiced(_ letters: [Unicode.Scalar]) -> Bool {
        guard let first = letters.first else { return false }
        if first == "s" { return letters.dropFirst().first.map(isVowel) ?? false }
        return isVowel(first) || "bdgwlmnrj".unicodeScalars.contains(first)
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
        if index + count >= letters.count { return !(keepsSoft && "bdg".unicodeScalars.contains(self[0])) }
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
        case "h": take(1, isSilentH ? "" : "h")
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
        case "v": take(1, isForeignV || index > 0 && Self.isVowel(self[-1]) && index + 1 < letters.count ? "v" : "f")
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

    /// *Drohen*, *Drohung*, but *Uhu*, *Ahorn*.
    private var isSilentH: Bool {
        guard Self.isVowel(self[-1]), !has("heim") else { return false }
        return !Self.isFullVowel(self[1]) || has("hung")
    }

    /// *Video*, *Vase*, *Vektor*, *Kurve*, *investieren*; but *Vater*, *viel*, *Vetter*, *Silvester*.
    private var isForeignV: Bool {
        if index > 0 {
            return Self.isVowel(self[1]) && "ndrl".unicodeScalars.contains(self[-1])
                && (has("vier") && hasForeignEnd
                    || !["ver", "vor", "voll", "volk", "vater", "viel", "vier"].contains { has($0) })
        }
        if has("va") { return !has("vat") || has("vati") }
        if has("vo") { return !["voll", "volk", "vol ", "von", "vor", "vog"].contains { has($0) } }
        if has("vi") { return self[2] != "e" }
        return ["vek", "veg", "vel", "veto", "ven", "vera", "veri", "vertik", "vul", "vuv"].contains { has($0) }
    }

    private func double(_ letter: Unicode.Scalar) -> Bool { self[1] == letter }

    private static func isFullVowel(_ letter: Unicode.Scalar) -> Bool {
        isVowel(letter) && letter != "e" && letter != "i"
    }

    /// Whether chs belongs to a stem: *sechs*, *wächst*, *Ochse*; and not *nächste*, *einfachste*, *Buchs*, *Gesprächs*.
    private func isStemChs(at offset: Int = 0) -> Bool {
        Self.chsStems.contains { has($0, at: offset - $0.unicodeScalars.count) }
            || Self.chsStarts.contains { index + offset == $0.unicodeScalars.count && has($0, at: -index) }
            || !Self.isVowel(self[offset - 2]) && (has("uchse", at: offset - 1) || has("achse", at: offset - 1))
    }

    /// What stands before chs, in any place of a stem and at its beginning.
    private static let chsStems = ["wa", "wä", "wu", "wü", "we", "fu", "fü", "bü", "eide", "dre", "wi"]
    private static let chsStarts = ["se", "e", "da", "la", "fla", "o", "a", "lu", "lü", "sa", "sä", "dei", "wei"]

    private mutating func c() {
        if has("ck") { return take(2, "k") }
        if has("chs"), isStemChs() { return take(3, "ks") }
        if has("ch") {
            if index == 0 {
                // *Chef*, *Charlotte*, *Chance*, but *Chemie*, *Charakter*.
                if ["chef", "charl", "charm", "chauf", "chans", "chanc", "champ", "chauss", "charg", "chass"].contains(
                    where: { has($0) })
                {
                    return take(2, "ʃ")
                }
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
        // *Enkel*, *Schwankung*: the voices learned the plain n there.
        if has("nkel") && index + 4 >= letters.count || has("nkeln") || has("nkung") { return take(1, "n") }
        if (has("nk") || has("nx")) && phones.last?.symbol != "ə" { return take(1, "ŋ") }
        take(double("n") ? 2 : 1, "n")
    }

    private mutating func r() {
        let count = double("r") ? 2 : 1
        // *Rhein*, *Katarrh*, but *Vorhang*, *Gerhard*.
        let extra = self[count] == "h" && (index == 0 || count == 2) ? 1 : 0
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
        if has("tion") || has("tient") || has("tiell") || has("tienz") { return take(1, "ʦ") }
        // *Thema*, but *Gasthaus*.
        if has("th") { return take(self[-1] == "s" || GermanLetters.isSeam(letters, index + 1) ? 1 : 2, "t") }
        take(double("t") ? 2 : 1, "t")
    }

    // MARK: Vowels

    private mutating func vowel() {
        for (spelling, symbols) in Self.diphthongs where has(spelling) {
            if spelling == "ie" { return ie() }
            if spelling == "ei", has("eieren") { break }
            // *Prosa-isch*
            if spelling == "ai", has("aisch"), phones.contains(where: \.isNucleus) { break }
            phones.append(.vowel(symbols.unicodeScalars.first ?? "a"))
            phones += Phone.consonants(String(symbols.dropFirst()))
            index += 2
            return
        }
        // *Peggy*, *Partys*; *Bungalow*, *Pankow*
        if self[0] == "y", index + 1 == letters.count || has("ys") && index + 2 == letters.count,
            phones.contains(where: \.isNucleus)
        {
            return take(1, vowel: "i", true)
        }
        if has("ow"), index + 2 == letters.count, phones.contains(where: \.isNucleus) {
            return take(2, vowel: "o", true)
        }
        // *Route*, *Cousin*
        if has("ou") { return take(2, vowel: "u", true) }
        if self[0] == "e", isReduced { return reduced() }
        let letter = self[0]
        if self[1] == letter, "aeo".unicodeScalars.contains(letter) {
            take(2, vowel: Self.long[letter] ?? letter, true)
            phones[phones.count - 1].isLengthSpelled = true
            // *Museen*, *Feen*: the ending is a syllable.
            if letter == "e", index + 1 == letters.count, self[0] == "n" { phones.append(.vowel("ə")) }
            return
        }
        if letter == "i", index > 0 {
            // The i of *Nation* is a glide; that of *Biologe*, *Region* is short.
            if has("ion"), !"gb".unicodeScalars.contains(self[-1]) { return take(1, "j") }
            if self[1] == "o" { return take(1, vowel: "ɪ") }
        }
        if letter == "u", self[1] == "r", index + 2 < letters.count, !Self.isVowel(self[2]), self[2] != "r",
            self[2] != "h"
        {
            phones.append(.vowel("ʊ"))
            return take(2, "ɐ")
        }
        // *Direktionskanzlei*
        let isLong = isLong || letter == "o" && has("ons") && phones.last?.symbol == "j"
        let hasSilentH = self[1] == "h" && isLong
        take(1, vowel: (isLong ? Self.long[letter] : Self.short[letter]) ?? letter, isLong)
        phones[phones.count - 1].isLengthSpelled = hasSilentH || isLong && self[0] == "ß"
    }

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
        // In native words there is no syllable before it: *dient*, *Spiel*.
        if phones.contains(where: \.isNucleus) || has("klie", at: -2) {
            let rest = letters[(index + 2)...].text
            // *Familie*, *Italien*: two syllables at the end of foreign words; *Materie*, *Gabriel*.
            let isName = rest == "l" && "rn".unicodeScalars.contains(self[-1])
            if isName || ["", "n", "s", "ns"].contains(rest) && !hasForeignEnd {
                take(1, vowel: "ɪ")
                return take(1, vowel: "ə")
            }
            // *Ideologien*
            if rest == "n" {
                take(1, vowel: "i", true)
                return take(1, vowel: "ə")
            }
            // *Vegetarier*
            if rest == "r" || rest == "rs", has("ar", at: -2), !isBeforeT, phones.nuclei.count > 1 {
                take(1, vowel: "i", true)
                return take(2, vowel: "ɜ")
            }
            // *Speziell*, *Klient*, *orientieren*
            if rest.hasPrefix("ll") || rest.hasPrefix("nt") || rest.hasPrefix("nz") {
                phones.last?.symbol == "ʦ" ? take(1, "j") : take(1, vowel: "ɪ")
                return take(1, vowel: "ɛ")
            }
            // *Italiener*, *italienisch*
            if rest.hasPrefix("ner") || rest.hasPrefix("nisch") {
                take(1, vowel: "ɪ")
                return take(1, vowel: "e", true)
            }
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
        // *International*, but *intern*.
        if index == 3, has("inter", at: -3), !has("intern", at: -3) || has("interna", at: -3) {
            return isCoda(after: 2)
        }
        let rest = letters[(index + 1)...].text
        // *Bettelei*, *Schweinerei*
        if rest == "lei" || rest == "rei" || rest == "leien" || rest == "reien" { return true }
        // *Armselig*, *Nürnberger*
        if rest.hasPrefix("lig"), self[-1] == "s", !Self.isVowel(self[-2]), self[-2] != "s" { return false }
        if self[-1] == "b", ["rg", "rge", "rger", "rgern", "rgers", "rgen", "rgs"].contains(rest) { return false }
        // *Geißen-peter*, *meinet-wegen*: the seam of a compound that was not found.
        if !hasForeignEnd, ["np", "nsp", "nsch", "tw"].contains(where: rest.hasPrefix) { return true }
        // *Gegen-stände*, but *Gespenster*, *Fenster*.
        if !hasForeignEnd, rest.hasPrefix("nst"), self[-1] != "f", self[-1] != "p" { return true }
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
        "nds", "nts",
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
        if has("ef"), index == 2, has("chef", at: -2) { return false }
        var consonants: [Unicode.Scalar] = []
        while index + place < letters.count, !Self.isVowel(self[place]) {
            consonants.append(self[place])
            place += 1
        }
        let isAtEnd = index + place >= letters.count
        // What was short before ß is spelled ss by now.
        if consonants.first == "ß" { return true }
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
            // *Här-te*, *Gär-ten*: an ä before t is that of a noun.
            if isAtEnd, isBeforeT, consonants[0] == "r", self[0] == "ä" { return false }
            if isAtEnd, phones.contains(where: \.isNucleus) { return !isShortEnd(consonants[0]) }
            if isAtEnd, Self.shortWords.contains(letters.text) { return false }
            return true
        case 2...3 where "bg".unicodeScalars.contains(consonants[0]) && isVerbEnd(consonants.dropFirst()):
            return (index > 0 || self[0] != "a") && !(self[0] == "i" && phones.contains(where: \.isNucleus))
        // *Besuchs*, *Gesprächs*
        case 3 where isAtEnd && consonants.elementsEqual("chs".unicodeScalars):
            return !isStemChs(at: 1) && Self.longCh.contains { has($0, at: 1 - $0.count + 2) }
        // *Autors*, *Auftrags*: the ending of the genitive, or of the plural.
        case 2 where isAtEnd && consonants[1] == "s" && (!isFirst || phones.contains(where: \.isNucleus)):
            return self[0] != "e" && (consonants[0] != "n" || self[0] == "o" || self[0] == "a") && consonants[0] != "s"
                && !isShortEnd(consonants[0])
        case 2:
            let pair = consonants.text
            if pair == "ph" || pair == "th" { return true }
            if pair == "ch" { return Self.longCh.contains { has($0, at: 1 - $0.count + 2) } }
            if isAtEnd { return false }
            return ["br", "dr", "gr", "bl", "dl", "gl", "tr", "kr", "pr", "pl", "kl", "gn"].contains(pair)
        default: return false
        }
    }

    /// Whether it is one of the stems with a long vowel before several consonants.
    private var isLongStem: Bool {
        let text = letters.text
        return Self.longStems.contains(where: text.hasPrefix)
    }

    private static let longStems = [
        "mond", "obst", "papst", "päpst", "krebs", "kloster", "klöster", "oster", "husten", "wüst", "düster", "trost",
        "tröst", "schuster", "vogt", "vögt", "magd", "mägd", "jagd", "nebst", "stets", "rätsel", "adler",
        "atme", "atmu", "atmi", "bart", "bärt", "wiedr", "lebn", "knoblauch", "pferd", "schwert", "herd", "erd",
        "schwerd", "dusch", "prost", "propst", "hörd", "hört", "stört", "schwört", "klärt",
    ]

    /// *Sagt*, *lebst*: the ending of a verb after b or g.
    private func isVerbEnd(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        rest.elementsEqual("t".unicodeScalars) || rest.elementsEqual("st".unicodeScalars) && self[0] != "o"
    }

    /// Stems with a long vowel before ch.
    private static let longCh = [
        "such", "buch", "büch", "tuch", "tüch", "fluch", "flüch", "kuch", "küch", "sprach", "spräch", "brach", "hoch",
        "stach", "nach", "wuch", "psych", "schmach",
    ]

    /// The end of a word of several syllables: *Kaktus*, *Album*, *Lehrerin*, but *Heimat*, *Monat*.
    private func isShortEnd(_ consonant: Unicode.Scalar) -> Bool {
        if hasForeignEnd, self[0] == "i", consonant == "k" {
            return GermanStress.foreignEnd(of: letters.text) == 1
        }
        // *Politikerin*, *Präsidentin*
        if hasForeignEnd, self[0] == "i", consonant == "n" { return true }
        if hasForeignEnd { return self[0] == "u" && (consonant == "s" || consonant == "m") }
        switch self[0] {
        case "u": return consonant == "s" || consonant == "m"
        case "i": return "gknst".unicodeScalars.contains(consonant)
        case "e": return true
        default: return false
        }
    }

    /// Words of one syllable that are short all the same.
    private static let shortWords: Set = [
        "an", "in", "mit", "ab", "ob", "um", "un", "bis", "das", "was", "des", "es", "man", "hat", "bin", "im", "am",
        "zum",
        "vom", "von", "hin", "wes", "drin", "dran", "drum", "rum", "ran", "rin", "bus", "per", "plus",
        "top", "job", "fit", "hit", "pop", "set", "ham", "ben", "tim", "tom", "bob", "sam",
    ]
}
