/// A Portuguese word's letters turned into sounds, from left to right, as they are said in Brazil.
struct PortugueseSounds {
    private(set) var phones: [Phone] = []
    /// The place of the stressed vowel among the phones.
    private(set) var accent: Int?
    /// Whether all letters had a sound.
    private(set) var isWhole = true

    private let letters: [Unicode.Scalar]
    private let stressed: Int
    private let isOpen: Bool
    private var index = 0

    /// Reads letters of which the one at `stressed` is the stressed vowel; `isOpen` is of that vowel, if it is an e or o
    /// without an accent.
    init(_ letters: [Unicode.Scalar], stressed: Int, isOpen: Bool) {
        (self.letters, self.stressed, self.isOpen) = (letters, stressed, isOpen)
        phones.reserveCapacity(letters.count + 4)
        while index < letters.count { read() }
    }

    private subscript(offset: Int) -> Unicode.Scalar {
        letters.indices.contains(index + offset) ? letters[index + offset] : " "
    }

    private func isVowel(_ letter: Unicode.Scalar) -> Bool { PortugueseStress.isVowel(letter) }

    /// Whether the letter at an offset is the middle of a syllable: y is before a consonant and at the end.
    private func isVowel(at offset: Int) -> Bool {
        isVowel(self[offset]) || self[offset] == "y" && !isVowel(self[offset + 1])
    }

    /// Whether the l after a vowel ends its syllable and is a vowel itself: *mal*.
    private var isBeforeDarkL: Bool { self[1] == "l" && !isVowel(at: 2) && self[2] != "h" }

    private mutating func read() {
        if isVowel(self[0]) { return vowel() }
        if self[0] == "y" { return isVowel(self[1]) ? take(1, "j") : i() }
        consonant()
    }

    // MARK: Vowels

    private mutating func vowel() {
        switch self[0] {
        case "a", "á", "à", "â": a()
        case "e", "é", "ê": e()
        case "i", "í": i()
        case "o", "ó", "ô": o()
        case "u", "ú", "ü": u()
        default: tilde()
        }
    }

    private mutating func add(_ symbol: Unicode.Scalar, _ modifier: Unicode.Scalar? = nil, letters count: Int = 1) {
        if (index..<index + count).contains(stressed) { accent = phones.count }
        phones.append(.vowel(symbol, modifier))
        index += count
    }

    private mutating func close(_ symbols: String, letters count: Int) {
        phones += Phone.consonants(symbols)
        index += count
    }

    private var isFinal: Bool { index + 1 == letters.count || index + 2 == letters.count && self[1] == "s" }
    private var isAfterStress: Bool { index > stressed }
    /// Whether an i or u after the vowel is one syllable with it.
    private func joins(_ letter: Unicode.Scalar) -> Bool {
        self[1] == letter && index + 1 != stressed && !PortugueseStress.nuclei(of: letters).contains(index + 1)
    }

    /// Whether m or n only makes the vowel nasal: before another consonant, or at the end.
    private var isNasal: Bool {
        guard self[1] == "m" || self[1] == "n" else { return false }
        if self[2] == " " { return true }
        return !isVowel(at: 2) && self[2] != "h" && self[2] != self[1] && !(self[1] == "m" && self[2] == "n")
    }

    /// The m or n after a nasal vowel.
    private mutating func nose() {
        let isLip = self[0] == "m" && (self[1] == "p" || self[1] == "b") || self[1] == "p" || self[1] == "b"
        close(isLip ? "m" : "ŋ", letters: 1)
    }

    private mutating func a() {
        if isNasal {
            if self[1] == "m", index + 2 == letters.count {
                add("ɐ", "\u{303}")
                phones.append(Phone("ʊ", "\u{303}"))
                index += 1
                return
            }
            add("ɐ", "\u{303}")
            return nose()
        }
        if joins("i") || joins("y") { return add("I", letters: 2) }
        if joins("u") { return add("W", letters: 2) }
        if isBeforeDarkL { return add("W", letters: 2) }
        let isBeforeNose = (self[1] == "m" || self[1] == "n") && self[2] != "s"
        if isBeforeNose, index == stressed || self[2] == "h" { return add("ɐ", "\u{303}") }
        let isWeak = isBeforeNose || isAfterStress
        add(isWeak && !(letters.count == 1) && self[0] != "à" ? "æ" : "a")
    }

    private mutating func e() {
        let letter = self[0]
        let isOpenHere = letter == "é" || letter == "e" && index == stressed && isOpen
        if isNasal {
            add("A")
            return nose()
        }
        if joins("i") || joins("y") {
            if isOpenHere {
                add("ɛ")
                return close("ɪ", letters: 1)
            }
            return add("A", letters: 2)
        }
        if joins("u") {
            add(isOpenHere ? "ɛ" : "e")
            return close("ʊ", letters: 1)
        }
        if isBeforeDarkL {
            // *Amável* is closed, *papel*, *imóvel* and *amavelmente* are not.
            let isAble = self[-1] == "v" && (self[-2] == "á" || self[-2] == "í")
            add(isAble && index + 2 == letters.count ? "e" : "ɛ")
            return close("ʊ", letters: 1)
        }
        if isFinal, index != stressed { return add("y") }
        add(isOpenHere ? "ɛ" : "e")
    }

    private mutating func i() {
        if isNasal {
            add("i")
            return nose()
        }
        if joins("u") {
            add("i")
            return close("ʊ", letters: 1)
        }
        if isBeforeDarkL {
            add("i")
            return close("ʊ", letters: 1)
        }
        if index != stressed, isVowel(self[1]), halves {
            phones.append(Phone("j"))
            index += 1
            return
        }
        add("i")
    }

    /// *Vário*, *ciência*: an i before a last vowel without stress, and before ê.
    private var halves: Bool {
        if self[1] == "ê" { return true }
        guard isAfterStress, index > 0, !isVowel(self[-1]) else { return false }
        return index + 2 == letters.count || index + 3 == letters.count || index + 4 == letters.count && self[3] == "m"
    }

    private mutating func o() {
        let letter = self[0]
        let isOpenHere = letter == "ó" || letter == "o" && index == stressed && isOpen
        if isNasal {
            add("o")
            return nose()
        }
        if joins("i") || joins("y") {
            // *Herói*, *joia*, *toroide*
            let isOne = letter == "ó" || index == stressed && (self[2] == "a" || self[2] == "d" && self[3] == "e")
            if isOne { return add("Y", letters: 2) }
            add("o")
            return close("ɪ", letters: 1)
        }
        if joins("u") {
            add("o")
            return close("w", letters: 1)
        }
        if isBeforeDarkL {
            add(isOpenHere ? "ɔ" : "o")
            return close(isOpenHere ? "l" : "w", letters: 1)
        }
        if isFinal, index != stressed { return add("ʊ") }
        add(isOpenHere ? "ɔ" : "o")
    }

    private mutating func u() {
        if isNasal {
            add("u", "\u{303}")
            return nose()
        }
        if self[0] == "ü" { return close("w", letters: 1) }
        if self[1] == "n", self[2] == "h" { return add("u", "\u{303}") }
        // *Número*, but *uma*.
        if self[0] == "ú", self[1] == "m" || self[1] == "n" { return add("u", "\u{303}") }
        if joins("i") {
            add("u")
            return close("ɪ", letters: 1)
        }
        if isBeforeDarkL {
            // *Último* keeps its l.
            let isAccented = self[0] == "ú"
            add("u")
            return close(isAccented ? "l" : "w", letters: 1)
        }
        // *Luxuoso*, *concluiu*
        let isBeforeStress = index + 1 == stressed && index > 0
        let isBeforeI = self[1] == "i" && (self[2] == "u" || self[-1] == "m")
        if isBeforeStress, self[1] == "o" || self[1] == "ê" || isBeforeI { return close("w", letters: 1) }
        add("u")
    }

    /// *Não*, *mãe*, *põe*, *irmã*.
    private mutating func tilde() {
        let isA = self[0] == "ã"
        let next = self[1]
        if isA, next == "o" || next == "u" {
            add("ɐ", "\u{303}")
            phones.append(Phone("ʊ", "\u{303}"))
            index += 1
        } else if isA, next == "e" || next == "i" {
            add("ɐ", "\u{303}")
            phones.append(.vowel("y"))
            index += 1
        } else if !isA, next == "e" || next == "i" {
            add("o", "\u{303}")
            close("j", letters: 1)
        } else {
            add(isA ? "ɐ" : "o", "\u{303}")
        }
    }

    // MARK: Consonants

    private mutating func take(_ count: Int, _ symbols: String) {
        phones += Phone.consonants(symbols)
        index += count
    }

    private func isFront(_ letter: Unicode.Scalar) -> Bool {
        switch letter {
        case "e", "i", "é", "í", "ê", "y": true
        default: false
        }
    }

    private mutating func consonant() {
        switch self[0] {
        case "b", "f", "k", "m", "v", "w": take(self[1] == self[0] ? 2 : 1, String(self[0]))
        case "c": c()
        case "ç": take(1, "s")
        case "d", "t": stop()
        case "g": g()
        case "h": index += 1
        case "j": take(1, "ʒ")
        case "l": l()
        case "n": self[1] == "h" ? take(2, "ɲ") : take(self[1] == "n" ? 2 : 1, "n")
        case "p": self[1] == "h" ? take(2, "f") : take(self[1] == "p" ? 2 : 1, "p")
        case "q": q()
        case "r": r()
        case "s": s()
        case "x": x()
        case "z": take(self[1] == "z" ? 2 : 1, index + 1 == letters.count ? "s" : "z")
        default:
            isWhole = false
            index += 1
        }
    }

    private mutating func c() {
        // *Christo*, *technico*
        if self[1] == "h" { return take(2, ["r", "l", "t", "n", "m"].contains(self[2]) ? "k" : "ʃ") }
        if isFront(self[1]) { return take(1, "s") }
        take(self[1] == "k" || self[1] == "c" && !isFront(self[2]) ? 2 : 1, "k")
    }

    /// Before the sound of i they are said as in *chip* and *jeep*.
    private mutating func stop() {
        let count = self[1] == "h" || self[1] == self[0] ? 2 : 1
        let next = self[count]
        let isFinalE =
            next == "e" && (index + count != stressed || letters.count == 2)
            && (index + count + 1 == letters.count || index + count + 2 == letters.count && self[count + 1] == "s")
        let isLast = next == " " && self[0] == "t"
        // *Nucleotídeo*
        let isDio = self[0] == "d" && next == "e" && self[count + 1] == "o" && index > stressed
        if isDio {
            take(count, "ʤj")
            index += 1
            return
        }
        let isSoft = next == "i" || next == "í" || next == "y" || isFinalE || isLast
        guard isSoft else { return take(count, String(self[0])) }
        take(count, self[0] == "t" ? "ʧ" : "ʤ")
    }

    private mutating func g() {
        if self[1] == "u", isVowel(self[2]) {
            if isFront(self[2]), index + 1 != stressed, !saysU { return take(2, "ɡ") }
            if saysU { return take(2, "ɡw") }
            if !isFront(self[2]) { return take(2, "ɡw") }
        }
        if isFront(self[1]) { return take(1, "ʒ") }
        take(self[1] == "g" ? 2 : 1, "ɡ")
    }

    /// Whether the u of *que, qui, gue, gui* is said: *tranquilo*, *linguística*.
    private var saysU: Bool {
        let before = letters[..<index].text
        let after = letters[(index + 2)...].text
        if self[0] == "g", before.hasSuffix("ar"), ["iu", "ia", "ir", "id"].contains(where: after.hasPrefix) {
            return true
        }
        return Self.said.contains { before.hasSuffix($0.before) && after.hasPrefix($0.after) }
    }

    /// Letters around such a qu or gu.
    private static let said: [(before: String, after: String)] = [
        ("lí", "id"), ("li", "id"), ("tran", "il"), ("a", "ent"), ("lin", "íst"), ("lin", "ist"), ("lin", "ism"),
        ("e", "est"),
        ("fre", "en"), ("fre", "ên"), ("se", "en"), ("se", "ên"), ("se", "estr"), ("delin", "en"), ("cin", "ent"),
        ("cin", "ên"),
        ("elo", "en"), ("elo", "ên"), ("un", "ent"), ("pin", "im"), ("ubi", "id"), ("lin", "iç"),
        ("quin", "ên"), ("ensan", "ent"),
    ]

    private mutating func l() {
        if self[1] == "h" {
            let isPronoun = index == 0 && (self[2] == "e" || letters.count < 5)
            return take(2, isPronoun ? "ʎ" : "lj")
        }
        take(self[1] == "l" ? 2 : 1, "l")
    }

    private mutating func q() {
        guard self[1] == "u" else { return take(1, "k") }
        if saysU { return take(2, "kw") }
        take(2, isFront(self[2]) ? "k" : isVowel(self[2]) ? "kw" : "ku")
    }

    private mutating func r() {
        if self[1] == "r" { return take(2, "x") }
        if index == 0 || ["n", "l", "s"].contains(self[-1]) { return take(1, "x") }
        if index + 1 == letters.count { return take(1, "r") }
        if !isVowel(at: -1) { return take(1, "r") }
        if isVowel(at: 1) || self[1] == "y" { return take(1, "ɾ") }
        take(1, "ɾə")
    }

    private mutating func s() {
        if self[1] == "s" { return take(2, "s") }
        if self[1] == "c", isFront(self[2]) { return take(2, "s") }
        if self[1] == "ç" { return take(2, "s") }
        if self[1] == "h" { return take(2, "ʃ") }
        let isBetween = isVowel(at: 1) && (isVowel(at: -1) || hasSuffixTrans)
        take(1, isBetween || Self.voiced.contains(self[1]) ? "z" : "s")
    }

    /// *Transamazônica*
    private var hasSuffixTrans: Bool { index == 4 && letters.starts(with: "tran".unicodeScalars) }

    private mutating func x() {
        if index == 0 { return take(1, "ʃ") }
        if index + 1 == letters.count { return take(1, "ks") }
        let isPrefix = index == 1 && (letters[0] == "e" || letters[0] == "ê" || letters[0] == "é")
        if self[1] == "c", isFront(self[2]) { return take(2, "s") }
        if !isVowel(self[1]) { return take(1, "s") }
        // *Auxiliar*
        if self[-1] == "u", self[-2] == "a", self[1] == "i" || self[1] == "í", self[2] == "l" { return take(1, "s") }
        if isPrefix || index == 3 && letters.starts(with: "inex".unicodeScalars) { return take(1, "z") }
        let before = letters[..<index].text
        let after = letters[(index + 1)...].text
        if before.hasSuffix("apro") || before.hasSuffix("má") || before.hasSuffix("tr") && after.hasPrefix("ou") {
            return take(1, "s")
        }
        let isGreek = Self.greek.contains { before.hasSuffix($0.before) && after.hasPrefix($0.after) }
        take(1, isGreek ? "ks" : "ʃ")
    }

    /// Letters around an x that is said as in *táxi*.
    private static let greek: [(before: String, after: String)] = [
        ("fle", ""), ("ple", ""), ("se", "u"), ("ane", ""), ("cone", ""), ("fi", ""), ("o", "ig"), ("o", "id"),
        ("tó", "ic"), ("to", "i"),
        ("bo", "i"), ("ta", "i"), ("sa", "o"), ("ma", "il"), ("pro", "im."), ("le", "i"), ("ortodo", ""),
        ("parado", ""), ("a", "io"), ("flu", ""), ("proli", ""), ("se", "o"), ("se", "ag"), ("perple", ""),
        ("conve", ""),
    ]
    private static let voiced = Set("bdgvmnlrzj".unicodeScalars)
}
