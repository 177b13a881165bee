/// An Italian word's letters turned into sounds, from left to right.
struct ItalianSounds {
    private(set) var phones: [Phone] = []
    /// The place of the stressed vowel among the phones.
    private(set) var accent: Int?
    /// Whether all letters had a sound.
    private(set) var isWhole = true

    private let letters: [UInt8]
    private let stressed: Int?
    private let isOpen: Bool
    private let lexicon: ItalianLexicon
    private var index = 0

    /// Reads letters from a to z, of which the one at `stressed` is the stressed vowel; `isOpen` is of that vowel, if it
    /// is e or o.
    init(_ letters: [UInt8], stressed: Int?, isOpen: Bool, _ lexicon: ItalianLexicon) {
        (self.letters, self.stressed, self.isOpen, self.lexicon) = (letters, stressed, isOpen, lexicon)
        phones.reserveCapacity(letters.count + 2)
        while index < letters.count { read() }
    }

    private subscript(offset: Int) -> Unicode.Scalar {
        letters.indices.contains(index + offset) ? Unicode.Scalar(letters[index + offset]) : " "
    }

    private mutating func read() {
        if Self.vowels.contains(self[0]) || self[0] == "y" { vowel() } else { consonant() }
    }

    // MARK: Vowels

    private func isVowel(_ letter: Unicode.Scalar) -> Bool { Self.vowels.contains(letter) }

    private mutating func vowel() {
        let isStressed = index == stressed
        switch self[0] {
        case "e": e(isStressed)
        case "o": add(isStressed && isOpen ? "ɔ" : "o")
        case "u": u(isStressed)
        case "i", "y": i(isStressed)
        default: a(isStressed)
        }
        index += 1
    }

    private mutating func add(_ symbol: Unicode.Scalar) {
        if index == stressed { accent = phones.count }
        phones.append(.vowel(symbol))
    }

    /// *Raimondo* has one sound for both vowels.
    private mutating func a(_ isStressed: Bool) {
        guard self[1] == "i", index + 1 != stressed, !isVowel(self[2]), self[2] != " " else { return add("a") }
        add("I")
        index += 1
    }

    /// *Quei*, *costei*: one sound for both vowels.
    private mutating func e(_ isStressed: Bool) {
        let isFinal = isStressed && self[1] == "i" && self[2] == " "
        guard isFinal, self[-1] == "u" || self[-1] == "t" || letters == Array("dei".utf8) else {
            return add(isStressed && isOpen ? "ɛ" : "e")
        }
        add("A")
        index += 1
    }

    private mutating func u(_ isStressed: Bool) {
        if isStressed { return add("u") }
        let before = self[-1]
        let isAfterStop = before == "q" || before == "g"
        if isVowel(self[1]), isAfterStop || index == 0 || before == " " { return phones.append(Phone("w")) }
        phones.append(.vowel("ʊ"))
    }

    private mutating func i(_ isStressed: Bool) {
        if isStressed { return add("i") }
        if isVowel(self[1]) { return glide() }
        let isLast = index + 1 == letters.count
        // *Mai*, *cui*
        if isLast, self[-1] == "a" || letters == Array("cui".utf8) { return phones.append(Phone("j")) }
        phones.append(.vowel(isLast && (!isVowel(self[-1]) || phones.last?.symbol == "w") && index > 0 ? "ɪ" : "i"))
    }

    /// An i before a vowel: half a vowel, or one that is hardly stronger.
    private mutating func glide() {
        let (before, next) = (self[-1], self[1])
        let isBeforeLast = index + 2 == letters.count
        let isNextStressed = index + 1 == stressed
        if isBeforeLast, !isNextStressed {
            if next == "e", before != "r", before != "l" { return phones.append(Phone("j")) }
            return phones.append(.vowel("i"))
        }
        let isAfterVibrant = before == "r" || before == "l" || before == "o"
        // *Nazione*, *occasione*, but *passione*.
        let isNoun = next == "o" && self[2] == "n" && (before == "z" || before == "s" && isVowel(self[-2]))
        // *Cameriere*
        let isTrade = isNextStressed && next == "e" && self[2] == "r" && index + 4 == letters.count && index > 1
        let isAfterHeldV = before == "v" && index > 1 && !isVowel(self[-2]) && next != "e"
        if isAfterVibrant || isNoun || isTrade || isAfterHeldV { return phones.append(.vowel("i")) }
        phones.append(Phone("j"))
    }

    // MARK: Consonants

    private mutating func take(_ count: Int, _ symbols: String) {
        phones += Phone.consonants(symbols)
        index += count
    }

    private mutating func long(_ count: Int, _ symbol: Unicode.Scalar) {
        phones.append(Phone(symbol, "ː"))
        index += count
    }

    private mutating func consonant() {
        let isDouble = self[0] == self[1]
        switch self[0] {
        case "c": c(isDouble)
        case "g": g(isDouble)
        case "b", "d", "p": isDouble ? long(2, self[0]) : take(1, String(self[0]))
        case "t": isDouble ? long(2, "t") : take(self[1] == "h" ? 2 : 1, "t")
        case "f", "l", "m", "v", "k", "w": take(1, String(self[0]))
        case "n": n()
        case "r": r(isDouble)
        case "s": s(isDouble)
        case "z": z(isDouble)
        case "q": q()
        case "h": index += 1
        case "x": take(1, "ks")
        case "j": take(1, isVowel(self[1]) ? "j" : "i")
        default:
            isWhole = false
            index += 1
        }
    }

    private func isFront(_ letter: Unicode.Scalar) -> Bool { letter == "e" || letter == "i" || letter == "y" }

    /// Past an i that only tells how the letters before it are said: *cielo*, *giusto*, *foglia*.
    private mutating func passMuteI() {
        guard self[0] == "i", index != stressed, isVowel(self[1]) else { return }
        index += 1
    }

    /// Whether only an x follows, by which ``ItalianLoans`` tells that a foreign word ends in the sound of *ci, gi, sci*.
    private func isSoftEnd(_ offset: Int) -> Bool { self[offset] == "x" && index + offset + 1 == letters.count }

    /// Says the last sound of *match, bridge, flash*.
    private mutating func endSoftly(_ count: Int, _ symbol: String) {
        take(count, symbol)
        index += 1
    }

    private mutating func c(_ isDouble: Bool) {
        let next = isDouble ? self[2] : self[1]
        let count = isDouble ? 2 : 1
        if !isDouble, isSoftEnd(1) { return endSoftly(1, "ʧ") }
        if isFront(next) {
            isDouble ? long(2, "ʧ") : take(1, "ʧ")
            return passMuteI()
        }
        let hasH = next == "h"
        if self[1] == "q" { return qAfterC() }
        isDouble ? long(count + (hasH ? 1 : 0), "k") : take(hasH || self[1] == "k" ? 2 : 1, "k")
    }

    /// *Acqua*
    private mutating func qAfterC() {
        index += 1
        long(1, "k")
    }

    private mutating func g(_ isDouble: Bool) {
        if isDouble {
            if isFront(self[2]) {
                long(2, "ʤ")
                return passMuteI()
            }
            return long(self[2] == "h" ? 3 : 2, "ɡ")
        }
        if isSoftEnd(1) { return endSoftly(1, "ʤ") }
        switch self[1] {
        case "n": nasal()
        case "l" where self[2] == "i" && !isHardGL:
            take(2, "ʎ")
            passMuteI()
        case "h": take(2, "ɡ")
        case "e", "i", "y":
            take(1, "ʤ")
            passMuteI()
        default: take(1, "ɡ")
        }
    }

    /// *Glicine*, *anglicano*: after n, and at the start before a consonant.
    private var isHardGL: Bool {
        // *Negligente*, *geroglifico*
        if self[-1] == "e", index == 2, letters[0] == UInt8(ascii: "n"), self[3] == "g" { return true }
        if self[-1] == "o", index == 4, self[3] == "f" { return true }
        return self[-1] == "n" || index == 0 && letters.count > 3 && !isVowel(self[3])
    }

    /// *Bagno* is long, *bagnare* is not.
    private mutating func nasal() {
        let isFinal = index + 3 == letters.count && isVowel(self[2])
        let isLong = isFinal && (index - 1 == stressed || index + 2 == stressed)
        take(2, isLong ? "ɲɲ" : "ɲ")
    }

    private mutating func n() {
        take(
            1,
            self[1] == "g" && !isFront(self[2]) && self[2] != "n" && !(self[2] == "l" && self[3] == "i") ? "ŋ" : "n"
        )
    }

    /// One tap between two a, and before a last vowel that is stressed.
    private mutating func r(_ isDouble: Bool) {
        if isDouble { return take(2, "rɾ") }
        let isBetween = isVowel(self[-1]) && isVowel(self[1])
        let isLast = index + 2 == letters.count && index + 1 == stressed
        take(1, isBetween && (isLast || self[-1] == "a" && (self[1] == "a" || isWord)) ? "ɾ" : "r")
    }

    /// *Parola*
    private var isWord: Bool { self[1] == "o" && self[2] == "l" && index + 1 == stressed }

    private mutating func s(_ isDouble: Bool) {
        if isDouble {
            // *Avesse*, *fosse* have two.
            let isTwo = letters.hasSuffix("avesse") || letters.hasSuffix("avessi") || letters == Array("fosse".utf8)
            return take(2, isTwo ? "ss" : "S")
        }
        if self[1] == "c", isSoftEnd(2) { return endSoftly(2, "ʃ") }
        if self[1] == "c", isFront(self[2]) {
            take(2, "ʃ")
            return passMuteI()
        }
        if self[1] == "h" { return take(2, "ʃ") }
        let isBetween = isVowel(self[-1]) && isVowel(self[1])
        take(1, isBetween || Self.voiced.contains(self[1]) ? "z" : "s")
    }

    private mutating func z(_ isDouble: Bool) {
        let end = index + (isDouble ? 2 : 1)
        let isVoiced =
            Self.voice(letters, end) ?? (index == 0 || lexicon.isVoiced(letters, upTo: end) ?? isMadeVerb(isDouble))
        let symbol: Unicode.Scalar = isVoiced ? "ʣ" : "ʦ"
        isDouble ? long(2, symbol) : take(1, String(symbol))
    }

    /// Whether the z of a listed beginning is voiced.
    private static func voice(_ letters: [UInt8], _ end: Int) -> Bool? {
        for length in end...min(end + 2, letters.count) {
            if let isVoiced = voices[String(decoding: letters[..<length], as: UTF8.self)] { return isVoiced }
        }
        return nil
    }

    private static let voices: [String: Bool] = {
        var table: [String: Bool] = [:]
        let voiced = """
            pranz dopopranz romanz gazz brezz ribrezz bizza bizze razzo razzi aguzz laguzz lapislazz lezz bozzo sgabuzz amazzo lamazzo bazze lazzi lazzo
            lazza melanz zanz bonz manz rezz
            """
        for word in voiced.split(whereSeparator: \.isWhitespace) { table[String(word)] = true }
        for word in ["indirizz", "cavallerizz", "azzuf", "sazzuf"] { table[word] = false }
        return table
    }()

    /// *Organizzare* and all that is made of it.
    private func isMadeVerb(_ isDouble: Bool) -> Bool { isDouble && self[-1] == "i" && index > 4 }

    private mutating func q() {
        let isDouble = self[1] == "q"
        isDouble ? long(2, "k") : take(1, "k")
    }

    private static let vowels = Set("aeiou".unicodeScalars)
    /// An s before these is voiced: *sbaglio*.
    private static let voiced = Set("bdgvmnlr".unicodeScalars)
}
