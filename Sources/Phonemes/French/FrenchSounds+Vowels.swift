/// The vowels of French.
extension FrenchSounds {
    mutating func vowel() {
        if nasal() { return }
        switch self[0] {
        case "a", "à", "â", "ä", "æ": a()
        case "e": e()
        // *Siége*, *complétement*: an old spelling of è.
        case "é": take(1, vowel: isOldOpenE ? "ɛ" : "e")
        case "è", "ê", "ë": take(1, vowel: "ɛ")
        case "i", "î", "ï", "y", "ÿ": i()
        case "o", "ô", "ö": o()
        case "u", "û", "ü", "ù": has("ueil") ? eye(2) : take(1, vowel: "y", self[0] == "û" ? "ː" : nil)
        case "œ": has("œu") ? eu(2) : has("œi") ? eye(2) : take(1, vowel: "e")
        default: index += 1
        }
    }

    /// Whether a mute e that ends the word or stands before *-ment* follows one consonant.
    private var isOldOpenE: Bool {
        guard self[2] == "e", index > 0, !Self.isVowel(self[1]) else { return false }
        switch letters.count - index - 3 {
        case 0: return true
        case 1: return self[3] == "s"
        case 4: return has("ment", at: 3) && !has("événe", at: -2)
        default: return false
        }
    }

    // MARK: Nasals

    /// A vowel before an n or m that belongs to its syllable.
    private mutating func nasal() -> Bool {
        guard isNasal(self[1]) || isNasal(self[2]) else { return false }
        for (spelling, symbol) in Self.nasals where has(spelling) {
            let count = spelling.unicodeScalars.count
            guard closes(count - 1), !isName || index + count <= end else { continue }
            if has("enivr") || has("enorg") {
                take(1, vowel: "ɑ", "\u{303}")
            } else if spelling == "em", index > 0,
                index + 2 == letters.count || has("ems") && index + 3 == letters.count
            {
                // *Harem*, *totem*
                take(1, vowel: "ɛ")
                take(1, "m")
            } else if spelling == "am" || spelling == "im", endsInM {
                // *Hammam*, *Selim*
                take(1, vowel: self[0])
                take(1, "m")
            } else if spelling == "en" || spelling == "em" {
                take(count, vowel: enIsOpen(count) ? "ɛ" : "ɑ", "\u{303}")
            } else if spelling == "oin" {
                take(0, "w")
                take(count, vowel: symbol, "\u{303}")
            } else if spelling == "um", isLast(after: 2), index > 0 {
                take(1, vowel: "ɔ")
                take(1, "m")
            } else {
                take(count, vowel: symbol, "\u{303}")
            }
            return true
        }
        return false
    }

    private func isNasal(_ letter: Unicode.Scalar) -> Bool { letter == "n" || letter == "m" }

    private static let nasals: [(String, Unicode.Scalar)] = [
        ("aim", "ɛ"), ("ain", "ɛ"), ("ein", "ɛ"), ("eim", "ɛ"), ("oin", "ɛ"), ("eun", "œ"), ("aen", "ɑ"), ("aon", "ɑ"),
        ("an", "ɑ"), ("am", "ɑ"), ("en", "ɑ"), ("em", "ɑ"), ("ân", "ɑ"), ("in", "ɛ"), ("im", "ɛ"), ("în", "ɛ"),
        ("ïn", "ɛ"), ("yn", "ɛ"), ("ym", "ɛ"), ("on", "ɔ"), ("om", "ɔ"), ("un", "œ"), ("um", "œ"),
    ]

    /// Whether the word ends in an m that is said; *dam* and *Adam* end in a nasal vowel.
    private var endsInM: Bool {
        let rest = letters.count - index - 2
        guard index > 0, rest == 0 || rest == 1 && self[2] == "s" else { return false }
        return !(has("dam", at: -1) && (index == 1 || index == 2 && letters[0] == "a"))
    }

    /// Whether the n or m so many letters on ends its syllable.
    private func closes(_ offset: Int) -> Bool {
        let next = self[offset + 1]
        if index + offset + 1 >= letters.count { return true }
        // *Vînmes*
        if next == "m", self[0] == "î" { return true }
        if next == "n" || next == "m" {
            // *Emmener*, *ennui*: the prefix stays nasal; the second letter is said. An m before n is said: *hymne*.
            guard index == 0, self[0] == "e", self[offset] == next else { return false }
            return next == "m" || has("ennu") || has("ennob") || has("enneig")
        }
        // *Enhardir*, but *inhumain*.
        if next == "h" { return index == 0 && self[0] == "e" || !Self.isVowel(self[offset + 2]) }
        return !Self.isVowel(next) || index == 0 && (has("enivr") || has("enorg"))
    }

    /// *Bien*, *européen*, *examen*, *viendra*: an en that is said as in.
    private func enIsOpen(_ count: Int) -> Bool {
        let before = self[-1]
        let follows = self[count]
        if has("bien", at: -2), index == 2 { return true }
        if before == "i" || before == "y" || before == "ï" {
            if isLast(after: count), follows == " " || follows == "s" { return true }
            if follows == "t" { return isLast(after: count) && Self.tient.contains(where: endsAs) }
            return follows == "d" || follows == "n"
        }
        if before == "é" { return true }
        return count == 2 && self[1] == "n" && follows == " " && index > 0
    }

    private func endsAs(_ ending: String) -> Bool {
        letters.text.hasSuffix(ending)
    }

    private static let tient = ["vient", "tient"]

    /// Whether some letters come next and end the word, but for an s.
    private func endsHere(_ text: String) -> Bool {
        let count = text.unicodeScalars.count
        return has(text) && (index + count >= letters.count || self[count] == "s" && index + count + 1 >= letters.count)
    }

    // MARK: Single vowels and their groups

    private mutating func a() {
        if self[0] == "a" {
            if has("aill") || endsHere("ail") {
                take(1, vowel: "a")
                return take(has("ill") ? 3 : 2, "j")
            }
            if has("ay") { return ay() }
            // *Saoul*, *dessaoulé*
            if has("aoul"), self[-1] == "s" { return take(3, vowel: "u") }
            // *Je chantai*: the ending of verbs is close.
            if has("ai"), index + 2 == letters.count, !phones.nuclei.isEmpty { return take(2, vowel: "e") }
            // *Bienfaisant*, *refaisons*
            if has("fais", at: -1), "aoie".unicodeScalars.contains(self[3]), index + 4 < letters.count {
                return take(2, vowel: "ə")
            }
            if has("ai") || has("aî") { return take(2, vowel: "ɛ") }
            if has("au") || has("aû") { return take(2, vowel: "o") }
        }
        let isLong = self[0] == "â"
        if self[0] == "æ" { return take(1, vowel: "e") }
        take(1, vowel: "a", isLong ? "ː" : nil)
    }

    /// *Payer*, *pays*, *tramway*.
    private mutating func ay() {
        if index + 2 >= letters.count || isLast(after: 2) && self[2] == "s" && letters.first != "p" {
            return take(2, vowel: "ɛ")
        }
        if has("ays") {
            take(1, vowel: "ɛ")
            return take(1, vowel: "i")
        }
        take(2, vowel: "ɛ")
        if Self.isVowel(self[0]) || index == end { take(0, "j") }
    }

    private mutating func e() {
        if has("eau") { return take(3, vowel: "o") }
        if has("eill") || endsHere("eil") {
            take(1, vowel: "ɛ")
            return take(has("ill") ? 3 : 2, "j")
        }
        if has("euill") || endsHere("euil") { return eye(2) }
        if has("eu") || has("eû") { return eu(2) }
        if has("ei") || has("eî") { return take(2, vowel: "ɛ") }
        if has("ey") {
            take(2, vowel: "ɛ")
            if Self.isVowel(self[0]) { take(0, "j") }
            return
        }
        if has("ee") { return take(2, vowel: "i") }
        // *Solennel*, *femmelette*, *couenne*
        if has("solenn", at: -3) || has("femm", at: -1) || has("ouenn", at: -2) { return take(1, vowel: "a") }
        if has("emment"), isLast(after: 6) || index + 6 == letters.count { return take(1, vowel: "a") }
        if Self.prefixes.contains(where: { hasPrefix($0) && index + 2 == $0.count }) { return take(1, vowel: "ɛ") }
        if isClosed { return take(1, vowel: isClosedE ? "e" : "ɛ") }
        // Capitals are often printed without their accents: *Eglise*. Names have no mute e: *Orvieto*.
        if isName, index + 1 == end, ending.first?.isNucleus == false { return take(1, vowel: "ɛ") }
        if isName, ending.isEmpty, index + 1 < end { return take(1, vowel: "e") }
        take(1, vowel: index == 0 && letters.count > 1 ? "e" : "ə")
    }

    /// *Interaction*: the prefix keeps its e.
    private static let prefixes = ["inter", "hyper", "super", "cyber"]

    /// Whether an e is in a syllable that ends in a consonant, as the spelling has it.
    private var isClosed: Bool {
        let (first, second) = (self[1], self[2])
        if index + 1 >= end || Self.isVowel(first) { return false }
        if first == "x" || has("echn") { return true }
        if hasVowel(after: 2) { return false }
        if index + 2 >= end { return true }
        if Self.isVowel(second) || second == "h" && "cpt".unicodeScalars.contains(first) { return false }
        // *Ressembler*, *dessus*.
        if first == "s", second == "s", index == 1,
            hasPrefix("re") && !has("essusc") || has("essous") || has("essus") && !has("essusc")
        {
            return false
        }
        // *Secret*: both consonants belong to the next syllable.
        return
            !(second == "r" && "bcdfgptv".unicodeScalars.contains(first)
            || second == "l" && "bcfgp".unicodeScalars.contains(first))
    }

    private func hasPrefix(_ prefix: String) -> Bool {
        letters.starts(with: prefix.unicodeScalars)
    }

    /// *Effet*, *essai*: at the start and before a double letter it is close.
    private var isClosedE: Bool {
        index == 0 && (has("eff") || has("ess") || has("ecc"))
    }

    /// *Œil*, *deuil*, *cueillir*.
    private mutating func eye(_ count: Int) {
        take(count, vowel: "œ")
        take(has("ill") ? 3 : has("il") ? 2 : has("ll") ? 2 : 1, "j")
    }

    /// Open before a consonant that ends the word and is heard, but z, t, d and the like.
    private mutating func eu(_ count: Int) {
        let after = self[count]
        let isLastSyllable = !letters[min(index + count, letters.count)...].contains {
            Self.isVowel($0) && $0 != "e"
        }
        let rest = letters[min(index + count, letters.count)...].filter { $0 != "s" }
        let isOpen =
            isLastSyllable && ending.isEmpty && "rlfi".unicodeScalars.contains(after) && index + count < end
            && !rest.dropFirst().contains { !Self.isVowel($0) && $0 != "l" && $0 != "r" && $0 != "n" && $0 != "t" }
        take(count, vowel: isOpen ? "œ" : "ø")
    }

    private mutating func i() {
        let letter = self[0]
        if letter == "i", has("ill"), index > 0, Self.isVowel(self[3]), !isPlainIll {
            if Self.isVowel(self[-1]), self[-1] != "u" || self[-2] == "o" || self[-2] == "e" {
                return take(3, "j")
            }
            take(1, vowel: "i")
            take(2, "j")
            // *Serpillière*
            if has("ièr") || has("ier"), index + 3 >= end { index += 1 }
            return
        }
        if letter == "y", !hasVowel(after: 1) { return take(1, vowel: "i") }
        guard hasVowel(after: 1), letter != "î" else { return take(1, vowel: "i") }
        if letter == "ï", !phones.isEmpty, phones.last?.isNucleus == true { return take(1, "j") }
        if letter == "y", phones.last?.isNucleus == true {
            if phones.last?.symbol == "y" { phones.append(.vowel("i")) }
            return take(1, "j")
        }
        if letter == "ï" { return take(1, vowel: "i") }
        // The e of *crierai* is mute.
        if self[1] == "e", !Self.isVowel(self[2]), Self.isVowel(self[3]), self[2] == "r" || self[2] == "m" {
            return take(1, vowel: "i")
        }
        isAfterGroup ? take(1, vowel: "i") : take(1, "j")
    }

    /// After two consonants of which the second is l or r, i and ou are vowels: *crier*, *troua*.
    private var isAfterGroup: Bool {
        guard phones.count > 1, let last = phones.last, last.symbol == "ʁ" || last.symbol == "l" else { return false }
        let before = phones[phones.count - 2]
        return !before.isNucleus && "bpdtɡkfv".unicodeScalars.contains(before.symbol)
    }

    /// *Ville*, *mille*, *tranquille*: the l is said.
    private var isPlainIll: Bool {
        let text = letters.text
        if text.hasPrefix("mill") && index == 1 || text.hasPrefix("vill") && index == 1 { return true }
        if text.hasSuffix("ville") || text.hasSuffix("villes") { return !text.contains("chevill") }
        return Self.plainIll.contains { text.contains($0) }
    }

    private static let plainIll = [
        "tranquill", "oscill", "distill", "vacill", "pusill", "pupill", "capill", "scintill", "titill", "instill",
        "bacill", "villag", "millim", "millén", "milliar", "million", "millier", "millési", "fibrill", "maxill",
        "osill", "sillus", "billeves", "vaudevill", "codicill", "schill", "sigill", "sévill", "lillip", "lillois",
        "achill",
    ]

    private mutating func o() {
        if self[0] == "o" {
            if has("oy"), Self.isVowel(self[2]), index + 2 < letters.count {
                take(0, "w")
                take(2, vowel: "a")
                return take(0, "j")
            }
            if has("oi") || has("oî") || has("oy") {
                take(0, "w")
                return take(2, vowel: "a")
            }
            if has("ou") || has("où") || has("oû") { return ou() }
            if has("oo") { return oo() }
            if has("oeu") { return eu(3) }
            if has("oeil") { return eye(2) }
            // *Œsophage*, *fœtus*, with an o and an e.
            if has("oe"), !Self.isVowel(self[2]), index == 0 || has("foet", at: -1) || has("phoen", at: -2) {
                return take(2, vowel: "e")
            }
            if has("oê") {
                take(0, "w")
                return take(2, vowel: "a")
            }
        }
        if self[0] == "ô" { return take(1, vowel: "o", "ː") }
        take(1, vowel: isOpenO ? "ɔ" : "o")
    }

    /// *Coopérer*, *zoologie*, *alcoolique*, but *boom*.
    private mutating func oo() {
        if has("alcoo", at: -3) { return take(2, vowel: "ɔ") }
        let isParted = has("coop", at: -1) || has("coord", at: -1) || index == 1 && has("zoo", at: -1) && self[2] != "m"
        if !isParted { return take(2, vowel: "u") }
        take(1, vowel: "ɔ")
        take(1, vowel: isOpenO ? "ɔ" : "o")
    }

    /// Whether an o is open: before a group of consonants, a double one, or one that ends the word and is heard.
    private var isOpenO: Bool {
        let (first, second) = (self[1], self[2])
        if index + 1 >= end { return false }
        if Self.isVowel(first) { return "eéëèïê".unicodeScalars.contains(first) }
        if first == "x" || first == "r" && second == "r" || first == "c" && second == "h" {
            // *Poche*, but *pocher*.
            return first == "c" && self[3] == "e" && index + 3 >= end && ending.isEmpty
        }
        if hasVowel(after: 2) || has("auto", at: -3) || has("photo", at: -4) { return false }
        if first == "g", second == "n" { return index + 3 >= end && ending.isEmpty }
        if index + 2 >= end { return letters.last != "s" || letters[letters.count - 2] != "e" || first == "r" }
        if first == "s", second == "s", phones.last?.symbol == "ʁ" { return false }
        if Self.isVowel(second) {
            return false
        }
        if second == "h" { return index + 3 >= end || !"pt".unicodeScalars.contains(first) }
        return true
    }

    private mutating func ou() {
        if has("ouill") || endsHere("ouil") {
            take(2, vowel: "u")
            return take(has("ill") ? 3 : 2, "j")
        }
        // The e of *louera* is mute.
        let isMute = self[2] == "e" && !Self.isVowel(self[3]) && Self.isVowel(self[4]) && self[3] != "t"
        let isGlide =
            hasVowel(after: 2) && !(isAfterGroup && phones.last?.symbol == "ʁ") && !(isMute && index + 2 < end)
        isGlide ? take(2, "w") : take(2, vowel: "u")
    }
}
