// What a reader does where the reference gives up. Section 12 of the reference's description lists the cases.
extension WordReader {
    /// The reading of a word, of letters and apostrophes, by everything but a guess from its letters.
    func widerReading(of word: [UInt8], _ tag: PennTag, before next: FollowingSound) -> Reading? {
        guard word.count <= Self.longestWord else { return nil }
        let stress = Self.caseStress(of: word)
        let small = ASCIIWord.lowercased(word)
        if small.contains(ASCIIWord.apostrophe) {
            // The reference does not see the capital in ’Tis.
            let plain = small == word ? nil : reading(of: small, tag, before: next)
            let reading =
                plain ?? scottishName(word, tag, before: next) ?? elidedPast(small, tag, before: next)
                ?? withClitic(word, tag, before: next) ?? fromSupplement(small)
                ?? withoutLetters(small, tag, before: next)
            return reading.map { Reading($0.sounds.stressed(stress), $0.source) }
        }
        // The tagger takes *our Ernest!* for a superlative, *Bingley, come* for a cry.
        let isName = tag == .nnp || tag == .nnps || (word != small && [.jjs, .jjr, .uh].contains(tag))
        let reading =
            respelled(small, tag, before: next)
            ?? (isName ? fromSupplement(small) ?? derived(small, tag) : derived(small, tag) ?? fromSupplement(small))
            ?? derived(small, tag, withSupplement: true)
            ?? compound(small, tag, shortest: isName ? 4 : 3)
        return reading.map { Reading($0.sounds.stressed(stress), $0.source) }
    }

    /// A word in capitals that is no initials: *MARILLA*, in a heading.
    func readingInCapitals(of word: [UInt8], _ tag: PennTag, before next: FollowingSound) -> Reading? {
        guard word.count > 3, ASCIIWord.isAllLetters(word), !ASCIIWord.hasLower(word), !isGold(word),
            word.contains(where: { !"IVXLCDM".utf8.contains($0) })
        else { return nil }
        let small = ASCIIWord.lowercased(word)
        if isGold(small) { return nil }
        let tag: PennTag = tag == .nnp ? .nn : tag
        let known = reading(of: small, tag, before: next) ?? widerReading(of: small, tag, before: next)
        let reading = known ?? (word.count > 5 ? guess(small) : nil)
        return reading.map { Reading($0.sounds.stressed(.primary), $0.source) }
    }

    /// A guess from the letters, spelled out if there is none; `nil` without Latin letters.
    func guess(_ text: String) -> Reading? {
        let sounds = guessed.sounds(of: text) { letters.phonemes(of: text, accent: accent) }
        if let sounds { return Reading(sounds, .letters) }
        guard let letters = WrittenForm.folded(text), letters.contains(where: ASCIIWord.isLetter) else { return nil }
        return spelled(letters).map { Reading($0, .letters) }
    }

    func guess(_ word: [UInt8]) -> Reading? { guess(String(decoding: word, as: UTF8.self)) }

    private func fromSupplement(_ word: [UInt8]) -> Reading? {
        supplement(word).map { Reading($0, .supplement) }
    }

    // MARK: - Letters left out

    /// *goin’*, *’ouse*, *d’ye*.
    private func withoutLetters(_ word: [UInt8], _ tag: PennTag, before next: FollowingSound) -> Reading? {
        if word.count > 4, word.ends(with: "in'") {
            let full = word.dropLast() + [UInt8(ascii: "g")]
            guard var reading = wholeReading(of: Array(full), tag, before: next), reading.sounds.codes.count > 2,
                reading.sounds.codes.suffix(2).elementsEqual(Self.ing.codes)
            else { return nil }
            reading.sounds.codes.removeLast(2)
            return Reading(reading.sounds + Self.lazyIng, max(reading.source, .derived))
        }
        if word.count > 2, word[0] == ASCIIWord.apostrophe, ASCIIWord.isLetter(word[1]) {
            let rest = Array(word.dropFirst())
            if let reading = withoutH(rest, tag, before: next) { return reading }
            return wholeReading(of: rest, tag, before: next)?.derived
        }
        if word.count > 3, word[1] == ASCIIWord.apostrophe, let start = Self.starts[word[0]],
            let rest = wholeReading(of: Array(word.dropFirst(2)), tag, before: next)
        {
            return Reading(start + rest.sounds, max(rest.source, .derived))
        }
        if word.count > 4, word.starts(with: "th'".utf8),
            let rest = wholeReading(of: Array(word.dropFirst(3)), tag, before: next)
        {
            return Reading(Self.th + rest.sounds, max(rest.source, .derived))
        }
        if word.last == ASCIIWord.apostrophe { return wholeReading(of: word.dropLast(), tag, before: next)?.derived }
        return withVowel(word, tag, before: next)
    }

    /// What is left of *house* in *’ouse*: the word in small letters, without its apostrophe.
    func withoutH(_ rest: [UInt8], _ tag: PennTag, before next: FollowingSound) -> Reading? {
        let full = Self.h + rest
        guard isGold(full) || stem(ofS: full) != nil || stem(ofEd: full) != nil || stem(ofIng: full) != nil,
            let reading = reading(of: full, tag, before: next), reading.sounds.codes.first == Self.codeH
        else { return nil }
        return Reading(Sounds(codes: Array(reading.sounds.codes.dropFirst())), .derived)
    }

    /// *heav’n*, *wand’ring*: a vowel left out inside a word.
    private func withVowel(_ word: [UInt8], _ tag: PennTag, before next: FollowingSound) -> Reading? {
        guard let place = word.firstIndex(of: ASCIIWord.apostrophe), place > 1, place < word.count - 1 else {
            return nil
        }
        for vowel in "eaiou".utf8 {
            var full = word
            full[place] = vowel
            if isGold(full) { return lookUp(full, tag, nil, before: next)?.derived }
            if stem(ofS: full) != nil, let reading = withS(full, tag, nil, before: next) { return reading.derived }
        }
        return nil
    }

    private func wholeReading(of word: [UInt8], _ tag: PennTag, before next: FollowingSound) -> Reading? {
        reading(of: word, tag, before: next) ?? widerReading(of: word, tag, before: next)
    }

    /// Longer ones are not worth taking apart, in bytes.
    private static let longestWord = 64

    // MARK: - What is leant on a word

    /// *who’d’ve*, *Queequeg’s*: the word before the apostrophe may be guessed, the clitic is never lost.
    private func withClitic(_ word: [UInt8], _ tag: PennTag, before next: FollowingSound) -> Reading? {
        let small = ASCIIWord.lowercased(word)
        guard small.contains(ASCIIWord.apostrophe), let clitic = Self.clitics.first(where: { small.ends(with: $0) }),
            word.count > clitic.utf8CodeUnitCount
        else { return nil }
        let owner = Array(word.dropLast(clitic.utf8CodeUnitCount))
        guard let reading = wholeReading(of: owner, tag, before: next) ?? guess(owner) else { return nil }
        let name = clitic.description
        if name == "'s" { return addS(reading) }
        guard let ending = endings(name, after: reading.sounds) else { return nil }
        return Reading(reading.sounds + ending, max(reading.source, .derived))
    }

    private func endings(_ clitic: String, after sounds: Sounds) -> Sounds? {
        guard let last = sounds.codes.last else { return nil }
        let isVowel = Symbols.vowels.contains(last) || last == Symbols.code("ː")
        let american = accent == .american
        switch clitic {
        case "n't": return Sounds("ᵊnt")
        case "'ll": return Sounds(isVowel ? "l" : "ᵊl")
        case "'ve": return Sounds(isVowel ? "v" : "əv")
        case "'d": return Sounds(last == Symbols.code("t") || last == Symbols.code("d") ? "əd" : "d")
        case "'m": return Sounds(isVowel ? "m" : "əm")
        case "'re": return Sounds(american ? last == Symbols.code("ɹ") ? "əɹ" : isVowel ? "ɹ" : "əɹ" : "ə")
        default: return nil
        }
    }

    private static let clitics: [StaticString] = ["n't", "'ll", "'ve", "'re", "'s", "'d", "'m"]
    private static let starts: [UInt8: Sounds] = [
        UInt8(ascii: "d"): Sounds("d"), UInt8(ascii: "t"): Sounds("t"), UInt8(ascii: "l"): Sounds("l"),
        UInt8(ascii: "m"): Sounds("m"), UInt8(ascii: "s"): Sounds("s"), UInt8(ascii: "y"): Sounds("j"),
        UInt8(ascii: "o"): Sounds("ə"),
    ]
    private static let th = Sounds("ð")
    private static let h = [UInt8(ascii: "h")]
    private static let codeH = Symbols.code("h")
    private static let ing = Sounds("ɪŋ")
    private static let lazyIng = Sounds("ən")
}
