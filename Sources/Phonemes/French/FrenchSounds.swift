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

    init(_ letters: [Unicode.Scalar]) {
        self.letters = letters
        (end, ending) = FrenchEndings.cut(letters)
        phones.reserveCapacity(letters.count + 2)
        while index < end { read() }
        phones += ending
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
        case "q": take(self[1] == "u" ? 2 : 1, "k")
        case "s": s()
        case "w": take(1, "w")
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
        if letter == "p", Self.muteP.contains(where: { has($0, at: 2 - $0.count) }) { return index += 1 }
        let count = self[1] == letter ? 2 : 1
        let symbol: Unicode.Scalar = letter == "r" ? "ʁ" : letter
        phones.append(Phone(symbol))
        index += count
        if self[0] == "h", letter == "t" || letter == "r" { index += 1 }
    }

    private static let muteP = ["compt", "dompt", "prompt", "sculpt", "bapt"]

    /// A t that is an s: *nation*, *initial*, *patience*.
    private var softT: Int? {
        guard self[1] == "i", index > 0, self[-1] != "s", self[-1] != "x", self[-1] != "t" else { return nil }
        if Self.hardTions.contains(where: { letters.ends(with: $0) }) { return nil }
        if has("cratie", at: -3) { return 1 }
        let after = String(String.UnicodeScalarView(letters[(index + 2)...].prefix(4)))
        for soft in ["on", "el", "eux", "eus", "al", "aux", "enc", "a"] where after.hasPrefix(soft) {
            return soft == "a" && !after.hasPrefix("aire") ? nil : 1
        }
        return nil
    }

    /// Ends of verbs in the imperfect: *nous étions*.
    private static let hardTions = [
        "étions", "outions", "montions", "contions", "comptions", "sentions", "partions", "sortions", "jetions",
        "chantions", "oûtions",
    ].map { Array($0.unicodeScalars) }

    /// Greek words whose ch is a k, and where it stands in them.
    private static let greek = [
        ("psych", 3), ("orchest", 2), ("archéo", 2), ("archai", 2), ("archét", 2), ("chaos", 0), ("chaot", 0),
        ("écho", 1),
        ("chiro", 0), ("choré", 0), ("mélanch", 5), ("arachn", 3), ("brachy", 3), ("trach", 3), ("eucharis", 2),
        ("chorus", 0),
        ("choral", 0), ("choriste", 0), ("chalcé", 0), ("lichen", 2), ("michel-ange", 2), ("schizo", 1), ("drachm", 3),
    ]

    private mutating func c() {
        if self[1] == "h" {
            if "rlnœ".unicodeScalars.contains(self[2]) || Self.greek.contains(where: { has($0.0, at: -$0.1) }) {
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
        if self[1] == "n", index > 0 {
            // *Montagne*, but *soigner*: before a vowel that is heard it is said in two.
            let next = self[2]
            if next == "i", Self.isVowel(self[3]) { return take(2, "n") }
            let isMute = next == "e" && (isLast(after: 2) || !Self.isVowel(self[3]) && Self.isVowel(self[4]))
            let isOne = isMute && !hasVowel(after: 2) || isMute && index + 2 < end || isLast(after: 2)
            return take(2, isOne || next == "i" || next == "î" ? "ɲ" : "nj")
        }
        if self[1] == "g" { return Self.front.contains(self[2]) ? take(2, "ɡʒ") : take(2, "ɡ") }
        if self[1] == "u", Self.front.contains(self[2]) {
            if has("gueil") { return take(1, "ɡ") }
            return take(2, "ɡ")
        }
        if self[1] == "e", "aouâôû".unicodeScalars.contains(self[2]) {
            // *Mangea*; in *geu* the e belongs to the vowel: *courageux*.
            return take(self[2] == "u" ? 1 : 2, "ʒ")
        }
        if Self.front.contains(self[1]) { return take(1, "ʒ") }
        take(self[1] == "h" ? 2 : 1, "ɡ")
    }

    private mutating func s() {
        if has("sch") { return self[3] == "o" || self[3] == "i" && index > 0 ? take(3, "sk") : take(3, "ʃ") }
        if self[1] == "h" { return take(2, "ʃ") }
        if self[1] == "s" { return take(2, "s") }
        if self[1] == "c", Self.front.contains(self[2]) { return take(2, "s") }
        let isBetween = index > 0 && Self.isVowel(self[-1]) && Self.isVowel(self[1])
        take(1, isBetween && !isAfterNasal ? "z" : "s")
    }

    private var isAfterNasal: Bool { phones.last?.modifier == "\u{303}" && self[-1] == "n" }

    private mutating func x() {
        let isFirst = index == 0
        let isAfterE = index == 1 && self[-1] == "e" || has("hex", at: -2)
        let isVoiced = isFirst || isAfterE && (Self.isVowel(self[1]) || self[1] == "h")
        if self[1] == "c", Self.front.contains(self[2]) { return take(2, "ks") }
        if self[1] == "s" { return take(2, "ks") }
        take(1, isVoiced ? "ɡz" : "ks")
    }
}

extension [Unicode.Scalar] {
    func ends(with end: [Unicode.Scalar]) -> Bool { suffix(end.count).elementsEqual(end) }
}
