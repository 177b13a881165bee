/// A French word's letters turned into sounds, from left to right; the mute e is still in it.
struct FrenchSounds {
    var phones: [Phone] = []
    /// Whether all letters had a sound or are known to be mute.
    private(set) var isWhole = true

    let letters: [Unicode.Scalar]
    var index = 0
    /// Where the mute letters at the end begin.
    let end: Int
    /// What is said for the ending, after the letters before it.
    let ending: [Phone]
    /// Whether it is a name of another language.
    let isName: Bool
    /// What w is.
    let w: Unicode.Scalar

    init(_ letters: [Unicode.Scalar]) {
        self.letters = letters
        (isName, w) = (false, "w")
        (end, ending) = FrenchEndings.cut(letters)
        phones.reserveCapacity(letters.count + 2)
        while index < end { read() }
        phones += ending
    }

    /// A name of another language.
    /// - Parameters:
    ///   - letters: In small letters.
    ///   - end: Where those end that are said one by one; `nil` where French words' would.
    ///   - ending: What is said after them.
    ///   - w: A v in German names.
    init(name letters: [Unicode.Scalar], end: Int?, ending: [Phone], sayingW w: Unicode.Scalar) {
        self.letters = letters
        self.w = w
        isName = true
        if let end {
            (self.end, self.ending) = (end, ending)
        } else {
            (self.end, self.ending) = FrenchEndings.cut(letters)
        }
        phones.reserveCapacity(letters.count + 2)
        while index < self.end { read() }
        phones += self.ending
    }

    /// The letter so many after the one that is read; a blank outside the word.
    subscript(offset: Int) -> Unicode.Scalar {
        letters.indices.contains(index + offset) ? letters[index + offset] : " "
    }

    /// Whether some letters come next.
    func has(_ text: String, at offset: Int = 0) -> Bool {
        var place = index + offset
        for scalar in text.unicodeScalars {
            guard letters.indices.contains(place), letters[place] == scalar else { return false }
            place += 1
        }
        return true
    }

    /// Whether nothing is said after so many letters.
    func isLast(after count: Int) -> Bool { index + count >= end && ending.isEmpty }

    /// Whether a vowel is said right after so many letters.
    func hasVowel(after count: Int) -> Bool {
        if index + count < end { return Self.isVowel(self[count]) }
        return index + count == end && ending.first?.isNucleus == true
    }

    private mutating func read() {
        if Self.vowels.contains(self[0]) { vowel() } else { consonant() }
    }

    mutating func take(_ count: Int, _ symbols: String) {
        phones += Phone.consonants(symbols)
        index += count
    }

    /// A vowel of so many letters.
    mutating func take(_ count: Int, vowel symbol: Unicode.Scalar, _ modifier: Unicode.Scalar? = nil) {
        phones.append(.vowel(symbol, modifier))
        index += count
    }

    static func isVowel(_ letter: Unicode.Scalar) -> Bool { vowels.contains(letter) }

    static let vowels = Set("aeiouyàâäéèêëîïôöùûüœæÿ".unicodeScalars)
    /// Letters before which c and g are soft.
    static let front = Set("eiyéèêëîïæœ".unicodeScalars)

    // MARK: Consonants

    private mutating func consonant() {
        let letter = self[0]
        switch letter {
        case "b", "d", "f", "l", "m", "n", "p", "r", "t", "v", "z": plain(letter)
        case "c": c()
        case "ç": take(1, "s")
        case "g": g()
        case "h": index += 1
        case "j": take(1, "ʒ")
        case "k": take(has("kh") || has("kk") ? 2 : 1, "k")
        case "q": q()
        case "s": s()
        case "w": take(1, String(w))
        case "x": x()
        case "ñ": take(1, "ɲ")
        default:
            isWhole = false
            index += 1
        }
    }

    private mutating func plain(_ letter: Unicode.Scalar) {
        if letter == "t", let count = softT { return take(count, "s") }
        if letter == "p", self[1] == "h" { return take(2, "f") }
        // *Damner*, *automne*; *compter*, *sculpter*, *baptême*.
        if letter == "m", has("damn", at: -2) || has("tomn", at: -2) { return index += 1 }
        if letter == "p", has("exempt", at: -4), self[2] != "i" { return index += 1 }
        if letter == "p", Self.muteP.contains(where: { has($0, at: 2 - $0.count) }) { return index += 1 }
        let count = self[1] == letter ? 2 : 1
        let symbol: Unicode.Scalar = letter == "r" ? "ʁ" : letter
        phones.append(Phone(symbol))
        index += count
        if self[0] == "h", letter == "t" || letter == "r" { index += 1 }
    }

    private mutating func q() {
        if Self.latinQ.contains(where: { has($0.0, at: -$0.1) }) {
            // *Aquarelle*, but *ubiquité*: before i the u is that of *nuit*.
            if self[2] == "i" { return take(1, "k") }
            return take(2, "kw")
        }
        take(self[1] == "u" ? 2 : 1, "k")
    }

    /// Latin words whose u after q is heard, and where the q stands in them.
    private static let latinQ = [
        ("équat", 1), ("aquar", 1), ("aquat", 1), ("quadrup", 0), ("quadrag", 0), ("quadrat", 0), ("quatuor", 0),
        ("quattro", 0), ("quaker", 0), ("squale", 1), ("squam", 1), ("ubiquit", 3), ("obliquit", 4),
        ("desquam", 3), ("adéquat", 3), ("exequatur", 3),
    ]

    private static let muteP = ["compt", "dompt", "prompt", "sculpt", "bapt"]

    /// A t that is an s: *nation*, *initial*, *patience*.
    private var softT: Int? {
        guard self[1] == "i", index > 0, self[-1] != "s", self[-1] != "x", self[-1] != "t" else { return nil }
        if has("tions"), index + 5 == letters.count, isHardTions { return nil }
        if index == 3 && has("initi", at: -3) || index == 4 && has("minuti", at: -4) { return 1 }
        // *Antialcoolique*
        if index == 2, has("anti", at: -2) { return nil }
        if Self.softStems.contains(where: { has($0.0, at: -$0.1) }) { return 1 }
        let after = letters[(index + 2)...]
        if after.starts(with: Self.en) { return after.starts(with: Self.enc) || isSoftTien ? 1 : nil }
        if after.first == "a" { return after.starts(with: Self.aire) || self[3] == "l" || has("iaux", at: 1) ? 1 : nil }
        return Self.soft.contains(where: after.starts) ? 1 : nil
    }

    private static let en = Array("en".unicodeScalars)
    private static let enc = Array("enc".unicodeScalars)
    private static let aire = Array("aire".unicodeScalars)
    private static let soft = ["on", "el", "eux", "eus"].map { Array($0.unicodeScalars) }

    /// Stems whose t is an s also before other endings, and where it stands in them: *balbutier*, *initier*.
    private static let softStems = [
        ("cratie", 3), ("balbuti", 5), ("impatien", 4), ("patien", 2), ("patiem", 2), ("différenti", 8),
        ("licenti", 5), ("satiab", 2), ("satiét", 2), ("ratioc", 2), ("prophétie", 6), ("facéti", 4), ("péripéti", 6),
        ("inerti", 4), ("argutie", 4),
    ]

    /// *Égyptien*, *martienne*, but *chrétien* and *tiennes*.
    private var isSoftTien: Bool {
        switch letters.count - index - 4 {
        case 0: break
        case 1 where self[4] == "s": break
        case 2 where has("ne", at: 4): break
        case 3 where has("nes", at: 4): break
        default: return false
        }
        return !Self.hardTien.contains(letters[..<index].text)
    }

    /// What stands before a hard *-tien* and *-tienne*.
    private static let hardTien: Set = [
        "chré", "antichré", "judéochré", "entre", "sou", "main", "con", "dé", "re", "abs", "appar", "ob", "é", "sous",
        "kan", "swif",
    ]

    /// Whether a word in *-tions* is a verb's: *nous étions*, *nous achetions*, but *nations*.
    private var isHardTions: Bool {
        if has("crétions", at: -3) || has("jétions", at: -2) { return false }
        // Nouns: *mentions*, *portions*, *proportions*.
        if letters.count < 9, has("mentions", at: -3) || has("portions", at: -3) { return false }
        return !has("proportions", at: -6) && Self.hardTions.contains { letters.ends(with: $0) }
    }

    /// Ends of verbs in the imperfect that no noun has.
    private static let hardTions = [
        "étions", "êtions", "etions", "outions", "oûtions", "ontions", "comptions", "domptions", "sentions", "artions",
        "sortions", "antions", "mentions", "quentions", "aitions", "âtions", "ôtions", "portions", "eurtions",
        "sautions",
        "scutions", "visitions", "hésitions", "évitions", "invitions", "méritions", "héritions", "profitions",
        "habitions", "imitions", "agitions", "citions", "débitions", "irritions", "limitions", "quittions",
    ].map { Array($0.unicodeScalars) }

    /// Greek words whose ch is a k, and where it stands in them.
    private static let greek = [
        ("psych", 3), ("orchest", 2), ("orchid", 2), ("orchit", 2), ("archéo", 2), ("archaï", 2), ("archaïs", 2),
        ("archang", 2),
        ("archét", 2), ("chaos", 0), ("chaot", 0), ("chiasm", 0), ("choré", 0), ("mélanch", 5), ("arachn", 3),
        ("brachi", 3), ("brachy", 3), ("trach", 3), ("tachy", 2), ("bronchop", 4), ("bronchos", 4), ("eucharis", 2),
        ("anachor", 3), ("catéchum", 4), ("chorus", 0), ("choral", 0), ("choriste", 0), ("choléra", 0), ("cholest", 0),
        ("chondr", 0), ("chalcé", 0), ("chaldé", 0), ("lichen", 2), ("schizo", 1), ("drachm", 3), ("trochaï", 3),
        ("dolicho", 4), ("échinod", 1), ("échidn", 1), ("machiav", 2), ("autochton", 4), ("ischém", 2), ("ischio", 2),
    ]

    /// Those that only begin a word so: *chiromancie*, but *déchirons*.
    private static let greekStarts = ["chirom", "chirop", "chirog"]

    private var isGreekCh: Bool {
        if index == 0, Self.greekStarts.contains(where: { has($0) }) { return true }
        // *Échos*, *échographie*, but *échouer* and *échoppe*.
        if has("écho", at: -1), index + 3 >= letters.count || "csglt".unicodeScalars.contains(self[3]) { return true }
        return Self.greek.contains { has($0.0, at: -$0.1) }
    }

    private mutating func c() {
        if self[1] == "h" {
            if "rlnœ".unicodeScalars.contains(self[2]) || isGreekCh {
                return take(2, "k")
            }
            return take(has("chh") ? 3 : 2, "ʃ")
        }
        if self[1] == "c" {
            return Self.front.contains(self[2]) ? take(2, "ks") : take(2, "k")
        }
        if has("cueil") || has("cœu") { return take(1, "k") }
        if Self.front.contains(self[1]) { return take(1, "s") }
        take(self[1] == "k" || self[1] == "q" ? 2 : 1, "k")
        if self[-1] == "q", self[0] == "u" { index += 1 }
    }

    private mutating func g() {
        if self[1] == "n", index > 0, !isPartedGn {
            // *Montagne*, but *soigner*: before a vowel that is heard it is said in two.
            let next = self[2]
            if next == "i", Self.isVowel(self[3]) { return take(2, "n") }
            let isMute = next == "e" && (isLast(after: 2) || !Self.isVowel(self[3]) && Self.isVowel(self[4]))
            let isOne = isMute && !hasVowel(after: 2) || isMute && index + 2 < end || isLast(after: 2)
            return take(2, isOne || next == "i" || next == "î" ? "ɲ" : "nj")
        }
        if self[1] == "g", isName { return take(2, "ɡ") }
        if self[1] == "g" { return Self.front.contains(self[2]) ? take(2, "ɡʒ") : take(2, "ɡ") }
        if self[1] == "u", Self.front.contains(self[2]) {
            if has("gueil") || has("guï") { return take(1, "ɡ") }
            if has("guë") {
                take(1, "ɡ")
                return take(2, vowel: "y")
            }
            return take(2, "ɡ")
        }
        if self[1] == "u", isVerbOfGuer { return take(2, "ɡ") }
        if self[1] == "e", "aouâôû".unicodeScalars.contains(self[2]) {
            // *Mangea*; in *geu* the e belongs to the vowel: *courageux*.
            return take(self[2] == "u" ? 1 : 2, "ʒ")
        }
        if Self.front.contains(self[1]) { return take(1, "ʒ") }
        take(self[1] == "h" ? 2 : 1, "ɡ")
    }

    private var isPartedGn: Bool {
        if index == 1, has("igné", at: -1) || has("ignit", at: -1) || has("ignif", at: -1) { return true }
        if index == 3, has("stagn", at: -3) { return true }
        return Self.partedGn.contains { has($0.0, at: -$0.1) }
    }

    /// Words whose g and n are said apart, and where the g stands in them: *stagner*, *diagnostic*.
    private static let partedGn = [
        ("magnat", 2), ("magnum", 2), ("prognat", 3), ("diagnos", 3), ("agnos", 1), ("cogniti", 2),
        ("agnus", 1), ("expugn", 4), ("pugnac", 2), ("physiogn", 6),
    ]

    /// *Distingua*, *naviguait*, *fatigant* in its old spelling: the u of verbs in -guer is mute. Not *argua*, *Nicaragua*.
    private var isVerbOfGuer: Bool {
        guard "aâo".unicodeScalars.contains(self[2]) else { return false }
        let rest = letters[(index + 2)...]
        guard Self.verbEndings.contains(where: rest.elementsEqual) else { return false }
        return !(has("argu", at: -2) && (index == 2 || has("rédargu", at: -5))) && !letters.ends(with: Self.aragua)
    }

    private static let aragua = Array("ragua".unicodeScalars)
    private static let verbEndings = [
        "a", "ai", "as", "ais", "ait", "aient", "ant", "ants", "ante", "antes", "ons", "âmes", "âtes", "ât", "asse",
        "asses", "assent", "assions", "assiez",
    ].map { Array($0.unicodeScalars) }

    private mutating func s() {
        // *Déshabiller*, *transhumer*
        if self[1] == "h", has("désh", at: -2) && index == 2 || has("transh", at: -4) { return take(2, "z") }
        if isName, has("sch") { return take(3, "ʃ") }
        if has("sch") { return self[3] == "o" || self[3] == "i" && index > 0 ? take(3, "sk") : take(3, "ʃ") }
        if self[1] == "h" { return take(2, "ʃ") }
        if self[1] == "s" { return take(2, "s") }
        if self[1] == "c", Self.front.contains(self[2]) { return take(2, "s") }
        if self[-1] == "n" || self[-1] == "b", isVoicedInPrefix { return take(1, "z") }
        if Self.softS.contains(where: { has($0.0, at: -$0.1) }) || index == 4 && has("antis", at: -4) {
            return take(1, "s")
        }
        let isBetween = index > 0 && Self.isVowel(self[-1]) && Self.isVowel(self[1])
        take(1, isBetween && !isAfterNasal ? "z" : "s")
    }

    /// Words put together before an s, which stays one between vowels, and where it stands in them.
    private static let softS = [
        ("susur", 2), ("sexu", 0), ("asept", 1), ("asoci", 1), ("osyll", 1), ("ysyll", 1), ("ultrason", 5),
        ("raisembl", 3),
        ("resurg", 2), ("primesaut", 5), ("entresol", 5), ("parasol", 4), ("tournesol", 6), ("havresac", 5),
        ("soubresaut", 6), ("désuet", 2), ("désuét", 2), ("préséan", 3), ("présuppos", 3), ("vivisect", 4),
        ("contres", 6), ("cosinus", 2), ("cosign", 2), ("désensib", 2), ("liposuc", 4), ("autosu", 4),
    ]

    /// *Transaction*, *transition*, *subside*, but *transir*, *transept*.
    private var isVoicedInPrefix: Bool {
        guard Self.isVowel(self[1]) else { return false }
        if has("subsi", at: -3) { return has("subsist", at: -3) || has("subsid", at: -3) }
        guard has("trans", at: -4), self[1] != "y", self[1] != "e" else { return false }
        return self[1] != "i" || has("sit") || has("sig") || has("sist")
    }

    private var isAfterNasal: Bool { phones.last?.modifier == "\u{303}" && self[-1] == "n" }

    private mutating func x() {
        let isFirst = index == 0
        let isAfterE = index == 1 && self[-1] == "e" || has("hex", at: -2) || index == 3 && has("inex", at: -3)
        // *Sixième*
        if has("xième") { return take(1, "z") }
        let isVoiced = isFirst || isAfterE && (Self.isVowel(self[1]) || self[1] == "h")
        if self[1] == "c", Self.front.contains(self[2]) { return take(2, "ks") }
        if self[1] == "s" { return take(2, "ks") }
        take(1, isVoiced ? "ɡz" : "ks")
    }
}

extension [Unicode.Scalar] {
    func ends(with end: [Unicode.Scalar]) -> Bool { suffix(end.count).elementsEqual(end) }
}
