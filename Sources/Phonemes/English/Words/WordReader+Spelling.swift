// Words that the lexicon spells otherwise. Not part of the reference.
extension WordReader {
    /// The reading of a word in small letters under the spelling that the lexicon has.
    func respelled(_ word: [UInt8], _ tag: PennTag, before next: FollowingSound) -> Reading? {
        drawnOut(word, tag, before: next) ?? withoutApostrophe(word, tag, before: next)
            ?? withZ(word, tag, before: next)
    }

    // MARK: - Letters repeated

    /// *pleeease*, *whaaat*: what is left when each letter said too long stands there once or twice.
    private func drawnOut(_ word: [UInt8], _ tag: PennTag, before next: FollowingSound) -> Reading? {
        var spellings: [[UInt8]] = [[]]
        var isDrawnOut = false
        var index = 0
        while index < word.count {
            let run = word[index...].prefix { $0 == word[index] }
            index = run.endIndex
            if run.count < 3 || !ASCIIWord.isLetter(run[run.startIndex]) {
                for place in spellings.indices { spellings[place] += run }
                continue
            }
            isDrawnOut = true
            guard spellings.count <= Self.mostSpellings else { return nil }
            // Inside a word the long vowel is the likelier: *goood*.
            let doubled = index < word.count && "oe".utf8.contains(run[run.startIndex]) ? [2, 1] : [1, 2]
            spellings = spellings.flatMap { start in doubled.map { start + run.prefix($0) } }
        }
        guard isDrawnOut, let known = spellings.first(where: { $0.count > 1 && isGold($0) }) else { return nil }
        return lookUp(known, tag, .primary, before: next)?.derived
    }

    private static let mostSpellings = 8

    // MARK: - Apostrophes

    /// *didnt*, *theyre*: an apostrophe that the author left out.
    private func withoutApostrophe(_ word: [UInt8], _ tag: PennTag, before next: FollowingSound) -> Reading? {
        guard word.count > 3, let last = word.last, "tedlsm".utf8.contains(last) else { return nil }
        for place in [word.count - 1, word.count - 2] {
            let full = word[..<place] + [ASCIIWord.apostrophe] + word[place...]
            if isGold(Array(full)) { return lookUp(Array(full), tag, nil, before: next)?.derived }
        }
        return nil
    }

    /// *receiv’d*, *depriv’d*: the *e* of the past left out where the word before the apostrophe is none.
    func elidedPast(_ word: [UInt8], _ tag: PennTag, before next: FollowingSound) -> Reading? {
        guard word.count > 4, word.ends(with: "'d") else { return nil }
        let stem = Array(word.dropLast(2))
        if isGold(stem), stem.last.map({ !"sc".utf8.contains($0) }) ?? true { return nil }
        let full = stem + Array("ed".utf8)
        return
            (reading(of: full, tag, before: next) ?? derived(full, tag)
            ?? supplement(full).map {
                Reading($0, .supplement)
            })?.derived
    }

    /// *M’Carthy*, in capitals as printed: *Mc*.
    func scottishName(_ word: [UInt8], _ tag: PennTag, before next: FollowingSound) -> Reading? {
        guard word.count > 4, word[0] == UInt8(ascii: "M"), word[1] == ASCIIWord.apostrophe,
            ASCIIWord.isUpper(word[2])
        else { return nil }
        let clan = Array(word.dropFirst(2))
        let whole = Array("Mc".utf8) + clan
        if isGold(whole) { return lookUp(whole, tag, nil, before: next) }
        if let sounds = supplement(Array("mc".utf8) + ASCIIWord.lowercased(clan)) {
            return Reading(sounds, .supplement)
        }
        guard
            let rest = reading(of: clan, tag, before: next) ?? widerReading(of: clan, tag, before: next) ?? guess(clan)
        else { return nil }
        let first = rest.sounds.codes.first { $0 > Symbols.secondary }
        let isClosed = first.map(Self.gutturals.contains) ?? false
        return Reading((isClosed ? Self.ma : Self.mac) + rest.sounds, max(rest.source, .derived))
    }

    private static let gutturals: SymbolSet = "kɡ"
    private static let ma = Sounds("mə")
    private static let mac = Sounds("mək")

    // MARK: - British spellings

    /// *civilisation*, *recognising*: with an *s* where the lexicon has a *z*.
    private func withZ(_ word: [UInt8], _ tag: PennTag, before next: FollowingSound) -> Reading? {
        guard let ending = Self.endingsWithS.first(where: { word.ends(with: $0) }) else { return nil }
        let place = word.count - ending.utf8CodeUnitCount + 1
        guard place > 3 else { return nil }
        var full = word
        full[place] = UInt8(ascii: "z")
        return reading(of: full, tag, before: next)?.derived ?? derived(full, tag)
    }

    private static let endingsWithS: [StaticString] = [
        "isations", "isation", "ising", "ises", "ised", "iser", "isers", "ise", "isable",
    ]

    // MARK: - Accents that are heard

    /// *blessèd*: the ending as a syllable of its own, whatever the word. In ASCII letters.
    func withSoundedEd(_ word: [UInt8], _ tag: PennTag, before next: FollowingSound) -> Reading? {
        guard let stem = stem(ofEd: word), let reading = lookUp(stem, .vb, Self.caseStress(of: word), before: next)
        else { return nil }
        let start = beforeVowelEnding(reading.sounds) ?? reading.sounds + Sounds("ɹ")
        return Reading(start + Sounds(accent == .american ? "ᵻd" : "ɪd"), max(reading.source, .derived))
    }
}
