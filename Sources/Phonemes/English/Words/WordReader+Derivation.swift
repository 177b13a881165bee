// Words made of words that the lexicon has. Not part of the reference.
extension WordReader {
    /// The longest word worth taking apart, in letters.
    private static let longest = 40

    /// The reading of a word in small letters by its parts.
    ///
    /// `withSupplement` is whether the parts may come from the supplement, `depth` how often they are taken apart
    /// themselves.
    func derived(_ word: [UInt8], _ tag: PennTag, withSupplement: Bool = false, depth: Int = 2) -> Reading? {
        guard word.count > 3, word.count <= Self.longest else { return nil }
        return withEnding(word, tag, withSupplement, depth) ?? withPrefix(word, tag, withSupplement, depth)
    }

    /// Two words written as one: *clothespress*.
    func compound(_ word: [UInt8], _ tag: PennTag, shortest: Int) -> Reading? {
        guard word.count >= 2 * shortest, word.count > 6, word.count <= Self.longest else { return nil }
        // The cut nearest the middle: it leaves the longer words.
        let middle = word.count / 2
        let cuts = (shortest...word.count - shortest).sorted { abs($0 - middle) < abs($1 - middle) }
        for cut in cuts {
            guard let compound = compound(word, tag, cut: cut) else { continue }
            // A silent *e* belongs to the first word: *space|land*, not *spac|eland*.
            let hasSilentE = word[cut] == UInt8(ascii: "e") && cut < word.count - shortest
            return hasSilentE ? self.compound(word, tag, cut: cut + 1) ?? compound : compound
        }
        return nil
    }

    private func compound(_ word: [UInt8], _ tag: PennTag, cut: Int) -> Reading? {
        let (start, end) = (Array(word[..<cut]), Array(word[cut...]))
        guard isGold(start), let first = lookUp(start, .nn, nil, before: nil),
            let second = end.elementsEqual("shire".utf8) ? Reading(shire, .derived) : part(end, tag, false, depth: 0),
            first.sounds.hasPrimary
        else { return nil }
        return Reading(
            first.sounds + second.sounds.stressed(accent == .american ? .lowerIfPrimary : .unstressed),
            .derived
        )
    }

    /// A county's ending is weaker than the word: *Loamshire*.
    private var shire: Sounds { Sounds(accent == .american ? "ʃˌɪɹ" : "ʃə") }

    /// A part as a word of its own: in the lexicon, with an ending, or made of parts again.
    private func part(_ word: [UInt8], _ tag: PennTag, _ withSupplement: Bool, depth: Int) -> Reading? {
        if isGold(word) { return lookUp(word, tag, nil, before: nil) }
        if withSupplement, let sounds = supplement(word) { return Reading(sounds, .supplement) }
        guard word.count > 2 else { return nil }
        if let stem = stem(ofS: word) ?? stem(ofEd: word) ?? stem(ofIng: word), stem.count > 1 {
            let next: FollowingSound? = nil
            let reading =
                withS(word, tag, nil, before: next) ?? withEd(word, tag, nil, before: next)
                ?? withIng(word, tag, nil, before: next)
            if let reading { return reading }
        }
        return depth > 0 ? derived(word, tag, withSupplement: withSupplement, depth: depth - 1) : nil
    }

    // MARK: - Endings

    private func withEnding(_ word: [UInt8], _ tag: PennTag, _ withSupplement: Bool, _ depth: Int) -> Reading? {
        if word.ends(with: "s"), !word.ends(with: "ss"), !word.ends(with: "us") {
            if let stem = part(word.dropLast(), tag, withSupplement, depth: depth - 1) { return addS(stem) }
            if word.ends(with: "es"), let stem = part(word.dropLast(2), tag, withSupplement, depth: depth - 1) {
                return addS(stem)
            }
        }
        for ending in Ending.all where word.count > ending.letters.count + 1 {
            guard word.suffix(ending.letters.count).elementsEqual(ending.letters) else { continue }
            let start = Array(word.dropLast(ending.letters.count))
            for stem in Self.stems(start, ending) where stem.count > 1 {
                if let reading = part(stem, ending.stem, withSupplement, depth: depth - 1),
                    let joined = join(reading, spelled: stem, ending)
                {
                    return joined
                }
            }
        }
        return nil
    }

    /// How the stem may be spelled alone, the likeliest first: *danc|er*, *begg|ed*, *happi|er*, *gent|ly*.
    private static func stems(_ start: [UInt8], _ ending: Ending) -> [[UInt8]] {
        guard start.count > 1, let last = start.last else { return [start] }
        let before = start[start.count - 2]
        let withE = start + [UInt8(ascii: "e")]
        let isConsonant = !vowelLetters.contains(last)
        if ending.letters.elementsEqual("ly".utf8) {
            let withLe = start + Array("le".utf8)
            if last == UInt8(ascii: "i") { return [start.dropLast() + [UInt8(ascii: "y")]] }
            if start.ends(with: "ical") { return [start, start.dropLast(2)] }
            return isConsonant && !vowelLetters.contains(before) ? [withLe, start] : [start, start.dropLast(2)]
        }
        if last == UInt8(ascii: "i"), !ending.letters.elementsEqual("ing".utf8) {
            // *lieth*, *dieth*, but *trieth*.
            if start.count == 2 { return [withE, start.dropLast() + [UInt8(ascii: "y")]] }
            return [start.dropLast() + [UInt8(ascii: "y")], start]
        }
        guard ending.startsWithVowel else { return [start] }
        if last == before, isConsonant {
            return "lsfz".utf8.contains(last) ? [start, start.dropLast()] : [start.dropLast(), start, withE]
        }
        return prefersE(start) ? [withE, start] : [start, withE]
    }

    private func join(_ stem: Reading, spelled: [UInt8], _ ending: Ending) -> Reading? {
        if ending.letters.elementsEqual("ed".utf8) { return addEd(stem) }
        guard let sound = ending.sounds[accent] else { return nil }
        var start = stem.sounds
        if ending.startsWithVowel {
            start = beforeVowel(shortened(stem, spelled: spelled).sounds, spelled: spelled)
        } else if ending.letters.elementsEqual("ly".utf8) {
            if spelled.ends(with: "le"), Self.syllabicL.contains(start.codes.suffix(2)) {
                start.codes.removeLast(2)
            } else if start.codes.last == Self.codeL {
                start.codes.removeLast()
            } else if spelled.ends(with: "y"), start.codes.last == Self.codeI {
                start.codes[start.codes.count - 1] = Symbols.code(accent == .american ? "ə" : "ɪ")
            }
        } else if accent == .british, spelled.ends(with: "y"), start.codes.last == Self.codeI {
            start.codes[start.codes.count - 1] = Symbols.code("ɪ")
        }
        return Reading(start + sound, max(stem.source, .derived))
    }

    /// A stem before a vowel: the flap in America, in Britain the *r* that is otherwise silent.
    private func beforeVowel(_ stem: Sounds, spelled: [UInt8]) -> Sounds {
        if let plain = beforeVowelEnding(stem) { return plain }
        return spelled.ends(with: "r") || spelled.ends(with: "re") ? stem + Self.r : stem
    }

    // MARK: - Prefixes

    private func withPrefix(_ word: [UInt8], _ tag: PennTag, _ withSupplement: Bool, _ depth: Int) -> Reading? {
        for prefix in Prefix.all where word.count >= prefix.letters.count + prefix.shortest {
            guard word.starts(with: prefix.letters), let sounds = prefix.sounds[accent],
                let stem = part(Array(word.dropFirst(prefix.letters.count)), tag, withSupplement, depth: depth - 1)
            else { continue }
            let first = stem.sounds.codes.first { $0 > Symbols.secondary }
            let links = accent == .british && prefix.hidesR && first.map(Symbols.vowels.contains) ?? false
            return Reading((links ? sounds + Self.r : sounds) + stem.sounds, max(stem.source, .derived))
        }
        return nil
    }

    private static let vowelLetters = Array("aeiouy".utf8)
    private static let codeL = Symbols.code("l")
    private static let codeI = Symbols.code("i")
    private static let syllabicL: [ArraySlice<UInt8>] = ["ᵊl", "əl"].map { Sounds($0).codes[...] }
    private static let r = Sounds("ɹ")
}
