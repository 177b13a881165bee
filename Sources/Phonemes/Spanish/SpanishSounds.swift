/// A Spanish word's letters turned into sounds, from left to right, without stress.
struct SpanishSounds {
    var phones: [Phone] = []
    /// The place of the vowel that is printed with an accent.
    private(set) var written: Int?
    /// Whether the last letter is a vowel, n or s, so that the word is stressed on its last but one syllable.
    let endsLightly: Bool
    /// Whether all letters had a sound.
    private(set) var isWhole = true

    private let letters: [Unicode.Scalar]
    private var index = 0

    init(_ letters: [Unicode.Scalar]) {
        self.letters = letters
        let last: Unicode.Scalar = letters.last ?? "a"
        let isConsonantY = letters.count > 1 && !Self.isVowel(letters[letters.count - 2])
        let second = letters.count > 3 ? letters[letters.count - 2] : " "
        // *Express*, but *album*.
        let isSibilant = last == "s" && second != "s"
        let isLatin = last == "m" && (second == "u" || Self.latin.contains(letters.text))
        endsLightly = Self.isVowel(last) || last == "n" || isSibilant || isLatin || last == "y" && isConsonantY
        phones.reserveCapacity(letters.count + 2)
        while index < letters.count { read() }
    }

    private subscript(offset: Int) -> Unicode.Scalar {
        letters.indices.contains(index + offset) ? letters[index + offset] : " "
    }

    private mutating func read() {
        if Self.isVowel(self[0]) || isVowelY { vowel() } else { consonant() }
    }

    private mutating func take(_ count: Int, _ symbols: String) {
        phones += Phone.consonants(symbols)
        index += count
    }

    // MARK: Consonants

    private mutating func consonant() {
        switch self[0] {
        case "b" where self[1] == "b", "f" where self[1] == "f", "k" where self[1] == "k", "m" where self[1] == "m",
            "p" where self[1] == "p",
            "s" where self[1] == "s":
            index += 1
            consonant()
        case "b", "v": take(1, softens && !Self.hardening.contains(self[1]) ? "β" : "b")
        case "c": c()
        case "d": d()
        case "f": take(1, "f")
        case "g": g()
        case "h": index += 1
        case "j": take(1, "x")
        case "k": take(1, "k")
        // *Sabadell*
        case "l": self[1] == "l" ? take(2, isVowel(self[2]) || self[2] == "y" ? "ʎ" : "l") : take(1, "l")
        case "m": take(1, "m")
        case "n": n()
        case "ñ": take(1, "ɲ")
        case "p": p()
        case "q": q()
        case "r": r()
        // *Schubert*
        case "s" where self[1] == "c" && self[2] == "h" && (index == 0 || index + 3 == letters.count):
            // *Schiavone* is Italian.
            take(3, self[3] == "i" && isVowel(self[4]) ? "sk" : "s")
        case "s": take(self[1] == "h" ? 2 : 1, "s")
        case "t" where self[1] == "z": take(2, "ts")
        // *Txema*, *Etxebarria*
        case "t" where self[1] == "x": take(2, "ʧ")
        case "t": take(self[1] == "h" || self[1] == "t" ? 2 : 1, "t")
        case "w": take(1, "w")
        case "x": take(1, index == 0 ? "s" : "ks")
        case "y": take(1, "ʝ")
        case "z": take(self[1] == "z" ? 2 : 1, "θ")
        default:
            isWhole = false
            index += 1
        }
    }

    private mutating func c() {
        // *Christian*
        if self[1] == "h" { return take(2, self[2] == "r" || self[2] == "l" ? "k" : "ʧ") }
        if Self.isFront(self[1]) { return take(1, "θ") }
        take(self[1] == "k" || self[1] == "c" && !Self.isFront(self[2]) ? 2 : 1, "k")
    }

    private mutating func d() {
        // *Decidle*, *adquirir*: at the end of a syllable it stays hard, but not before v.
        let isSoft = softens && (isVowel(self[1]) || self[1] == "r" || self[1] == "v" || self[1] == "h" || isFinalY)
        take(self[1] == "d" ? 2 : 1, isSoft ? "ð" : "d")
    }

    private var isFinalY: Bool { self[1] == "y" }

    private mutating func g() {
        if Self.isFront(self[1]) { return take(1, "x") }
        let symbol = softens && self[1] != "n" ? "ɣ" : "ɡ"
        // *Arguyó*
        if self[1] == "u", Self.isFront(self[2]), self[2] != "y" || letters.count == 3 { return take(2, symbol) }
        if self[1] == "ü" {
            take(1, symbol)
            // *Averigüe*, *bilingües*
            let rest = letters.count - index
            if self[1] == "e", rest == 2 || rest == 3 && (self[2] == "s" || self[2] == "n") {
                phones.append(Phone("w"))
                index += 1
                return
            }
            phones.append(.vowel("u"))
            index += 1
            return
        }
        take(1, symbol)
    }

    private mutating func n() {
        switch self[1] {
        case "b", "v", "p": take(1, "m")
        case "g", "j": take(1, "ŋ")
        default: take(1, "n")
        }
    }

    private mutating func p() {
        if self[1] == "h" { return take(2, "f") }
        if self[1] == "s" || self[1] == "t", index == 0 { return take(1, "") }
        if self[1] == "t" {
            phones.append(Phone("p", "ː"))
            index += 1
            return
        }
        take(1, "p")
    }

    private mutating func q() {
        if self[1] == "u", Self.isFront(self[2]) { return take(2, "k") }
        take(1, "k")
    }

    private mutating func r() {
        if self[1] == "r" { return take(2, "r") }
        let before = phones.last?.symbol
        let isFirst = before == nil || before == "n" || before == "s" || before == "l" || followsPrefix
        take(1, isFirst ? "r" : "ɾ")
    }

    /// *Subrayar*, *abrogar*, *postromántico*
    private var followsPrefix: Bool {
        switch index {
        case 2: letters.starts(with: "abrog".unicodeScalars)
        case 3: letters.starts(with: "sub".unicodeScalars) && isVowel(self[1])
        case 4: letters.starts(with: "postrom".unicodeScalars) || letters.starts(with: "postrev".unicodeScalars)
        default: false
        }
    }

    /// Whether b, d and g are soft here: not at the start and not after m or n.
    private var softens: Bool {
        guard let before = phones.last?.symbol, index + 1 < letters.count else { return false }
        return before != "m" && before != "n" && before != "ŋ"
    }

    // MARK: Vowels

    private mutating func vowel() {
        let letter = self[0]
        let isAccented = Self.unaccented(letter) != nil
        let symbol = Self.unaccented(letter) ?? (letter == "y" ? "i" : letter == "ü" ? "u" : letter)
        if !isAccented, Self.isWeak(letter), glide(symbol) { return }
        index += 1
        var phone = Phone.vowel(symbol)
        if isAccented { written = phones.count }
        defer { phones.append(phone) }
        guard (symbol == "a" || symbol == "e" || symbol == "o"), Self.isWeak(self[0]), self[0] != "y" || isVowelY,
            !startsNext
        else {
            return
        }
        let weak: Unicode.Scalar = self[0] == "u" || self[0] == "ü" ? "u" : "i"
        if isAccented {
            phones.append(phone)
            phone = Phone(weak)
            index += 1
            return
        }
        switch (symbol, weak) {
        case ("a", "i"): phone.symbol = "I"
        case ("a", "u"): phone.symbol = "W"
        case ("e", "i"): phone.symbol = "A"
        default:
            phones.append(phone)
            phone = Phone(weak == "i" ? "ɪ" : "ʊ")
        }
        index += 1
    }

    /// Whether the weak vowel that follows begins a syllable of its own with the vowel after it: *leyó*, *cacahuete*.
    private var startsNext: Bool { isVowel(self[1]) }

    /// A weak vowel before another vowel.
    private mutating func glide(_ symbol: Unicode.Scalar) -> Bool {
        if symbol == "u", self[1] == "y", index + 2 == letters.count {
            // *Muy*
            phones += [.vowel("u"), Phone("j")]
            index += 2
            return true
        }
        guard isVowel(self[1]), Self.unaccented(self[1]) != nil || Self.plainVowel(self[1]) != symbol else {
            return false
        }
        phones.append(Phone(isHeldApart(symbol) ? symbol : symbol == "u" ? "w" : "j"))
        index += 1
        return true
    }

    /// After a group such as tr or bl, and after an r that begins the word, the weak vowel is heard as one: *cliente*, *ruido*.
    private func isHeldApart(_ symbol: Unicode.Scalar) -> Bool {
        guard let before = phones.last else { return false }
        switch before.symbol {
        case "r": return true
        case "ɾ", "l":
            if symbol == "u" { return true }
            return phones.count > 1 && !phones[phones.count - 2].isNucleus && phones[phones.count - 2].symbol != "ɪ"
                && phones[phones.count - 2].symbol != "ʊ"
        case "ʎ": return symbol == "u"
        default: return false
        }
    }

    /// A letter without its accent.
    static func plainVowel(_ letter: Unicode.Scalar) -> Unicode.Scalar { unaccented(letter) ?? letter }

    private func isVowel(_ letter: Unicode.Scalar) -> Bool { Self.isVowel(letter) }

    private static func isVowel(_ letter: Unicode.Scalar) -> Bool {
        switch letter {
        case "a", "e", "i", "o", "u", "á", "é", "í", "ó", "ú", "ü": true
        default: false
        }
    }

    /// Before these c and g are soft.
    private static func isFront(_ letter: Unicode.Scalar) -> Bool {
        switch letter {
        case "e", "i", "é", "í", "y": true
        default: false
        }
    }

    private static func isWeak(_ letter: Unicode.Scalar) -> Bool {
        switch letter {
        case "i", "u", "ü", "y": true
        default: false
        }
    }

    /// The vowel under an accent.
    private static func unaccented(_ letter: Unicode.Scalar) -> Unicode.Scalar? {
        switch letter {
        case "á": "a"
        case "é": "e"
        case "í": "i"
        case "ó": "o"
        case "ú": "u"
        default: nil
        }
    }

    /// A y that ends the word or stands between consonants.
    private var isVowelY: Bool { self[0] == "y" && !isVowel(self[1]) }

    private static let latin: Set = ["item", "idem", "ibidem", "requiem", "tandem"]
    /// b is hard before these: *obtener*, *abdicar*, *obvio*.
    private static let hardening = Set("tdv".unicodeScalars)
}
