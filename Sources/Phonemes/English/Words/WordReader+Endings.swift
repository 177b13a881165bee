// The endings -s, -ed and -ing.
extension WordReader {
    func withS(_ word: [UInt8], _ tag: PennTag, _ stress: StressChange?, before next: FollowingSound?) -> Reading? {
        stem(ofS: word).flatMap { lookUp($0, tag, stress, before: next) }.flatMap { addS($0) }
    }

    func withEd(_ word: [UInt8], _ tag: PennTag, _ stress: StressChange?, before next: FollowingSound?) -> Reading? {
        stem(ofEd: word).flatMap { lookUp($0, tag, stress, before: next) }.flatMap { addEd($0) }
    }

    func withIng(_ word: [UInt8], _ tag: PennTag, _ stress: StressChange?, before next: FollowingSound?) -> Reading? {
        // A verb with this ending is never unstressed, whatever it is alone: having.
        let stress = reference ? stress ?? .atLeastSecondary : .primary
        return stem(ofIng: word).flatMap { stem in
            lookUp(stem, tag, stress, before: next).map { reference ? $0 : shortened($0, spelled: stem) }
        }.flatMap { addIng($0) }
    }

    // MARK: - Stems

    func stem(ofS word: [UInt8]) -> [UInt8]? {
        guard word.count >= 3, word.last == UInt8(ascii: "s") else { return nil }
        if !word.ends(with: "ss"), let stem = known(word.dropLast()) { return stem }
        let isLong = word.count > 4
        if word.ends(with: "'s") || isLong && word.ends(with: "es") && !word.ends(with: "ies"),
            let stem = known(word.dropLast(2))
        {
            return stem
        }
        return isLong && word.ends(with: "ies") ? known(word.dropLast(3) + [UInt8(ascii: "y")]) : nil
    }

    func stem(ofEd word: [UInt8]) -> [UInt8]? {
        guard word.count >= 4, word.last == UInt8(ascii: "d") else { return nil }
        if !word.ends(with: "dd"), let stem = known(word.dropLast()) { return stem }
        return word.count > 4 && word.ends(with: "ed") && !word.ends(with: "eed") ? known(word.dropLast(2)) : nil
    }

    func stem(ofIng word: [UInt8]) -> [UInt8]? {
        guard word.count >= 5, word.ends(with: "ing") else { return nil }
        if !reference, let stem = likelyStem(ofIng: word) { return stem }
        if word.count > 5, let stem = known(word.dropLast(3)) { return stem }
        if let stem = known(word.dropLast(3) + [UInt8(ascii: "e")]) { return stem }
        guard word.count > 5 else { return nil }
        let start = word.dropLast(3)
        let last = start[start.count - 1]
        let isDouble = start[start.count - 2] == last && "bcdgklmnprstvxz".utf8.contains(last)
        return isDouble || word.ends(with: "cking") ? known(word.dropLast(4)) : nil
    }

    /// What the reference gets wrong by taking the plain stem first: *staring*, *putting*.
    private func likelyStem(ofIng word: [UInt8]) -> [UInt8]? {
        let start = word.dropLast(3)
        if Self.prefersE(start) { return known(start + [UInt8(ascii: "e")]) }
        guard let last = start.last, start.count > 2, start.dropLast().last == last, "bdgmnprt".utf8.contains(last)
        else {
            return nil
        }
        return known(start.dropLast())
    }

    /// Whether what stands before an ending with a vowel has lost an *e* sooner than not: *star|ing*, *improv|ing*.
    static func prefersE(_ start: some BidirectionalCollection<UInt8>) -> Bool {
        guard let last = start.last, let before = start.dropLast().last else { return false }
        if "vcuz".utf8.contains(last) || last == UInt8(ascii: "s") && before != last { return true }
        if last == UInt8(ascii: "h"), before == UInt8(ascii: "t") { return true }
        // A single consonant after a single vowel would have been doubled.
        let letters = start.suffix(3)
        let vowels = "aeiouy".utf8
        return start.count < 5 && !"aeiouywx".utf8.contains(last) && vowels.contains(before)
            && (letters.count < 3 || !vowels.contains(letters[letters.startIndex]))
    }

    /// *Double* before a vowel: its *l* is no syllable any more.
    func shortened(_ stem: Reading, spelled: [UInt8]) -> Reading {
        var codes = stem.sounds.codes
        guard spelled.ends(with: "le"), codes.count > 2, codes.suffix(2).elementsEqual(Self.syllabicL) else {
            return stem
        }
        codes.remove(at: codes.count - 2)
        return Reading(Sounds(codes: codes), stem.source)
    }

    private func known(_ stem: ArraySlice<UInt8>) -> [UInt8]? {
        let stem = Array(stem)
        return isKnown(stem) ? stem : nil
    }

    // MARK: - Sounds

    func addS(_ stem: Reading) -> Reading? {
        guard let last = stem.sounds.codes.last else { return nil }
        let ending = Self.voiceless.contains(last) ? Self.s : Self.sibilants.contains(last) ? sAfterSibilant : Self.z
        return Reading(stem.sounds + ending, max(stem.source, .derived))
    }

    func addEd(_ stem: Reading) -> Reading? {
        let codes = stem.sounds.codes
        guard let last = codes.last else { return nil }
        let source = max(stem.source, .derived)
        if Self.voicelessBeforeT.contains(last) { return Reading(stem.sounds + Self.t, source) }
        if last == Self.codeD { return Reading(stem.sounds + edAfterD, source) }
        if last != Self.codeT { return Reading(stem.sounds + Self.d, source) }
        if accent == .british || codes.count < 2 { return Reading(stem.sounds + Self.shortID, source) }
        if Self.beforeFlap.contains(codes[codes.count - 2]) {
            return Reading(Sounds(codes: codes.dropLast() + [Symbols.flap]) + Self.reducedID, source)
        }
        return Reading(stem.sounds + Self.reducedID, source)
    }

    func addIng(_ stem: Reading) -> Reading? {
        guard let start = beforeVowelEnding(stem.sounds) else { return nil }
        return Reading(start + Self.ing, max(stem.source, .derived))
    }

    /// A stem as it sounds before an ending that starts with a vowel: with a flap, with its silent *r*.
    /// - Returns: `nil` if that cannot be told from the sounds.
    func beforeVowelEnding(_ stem: Sounds) -> Sounds? {
        let codes = stem.codes
        guard let last = codes.last else { return nil }
        if accent == .british { return Self.hidesR.contains(last) ? nil : stem }
        if codes.count > 1, last == Self.codeT, Self.beforeFlap.contains(codes[codes.count - 2]) {
            return Sounds(codes: codes.dropLast() + [Symbols.flap])
        }
        return stem
    }

    private var sAfterSibilant: Sounds { accent == .american ? Self.reducedIZ : Self.shortIZ }
    private var edAfterD: Sounds { accent == .american ? Self.reducedID : Self.shortID }

    private static let voiceless: SymbolSet = "ptkfθ"
    private static let voicelessBeforeT: SymbolSet = "pkfθʃsʧ"
    private static let sibilants: SymbolSet = "szʃʒʧʤ"
    private static let beforeFlap: SymbolSet = "AIOWYiuæɑəɛɪɹʊʌ"
    private static let hidesR: SymbolSet = "əː"
    private static let syllabicL = Sounds("ᵊl").codes
    private static let codeT = Symbols.code("t")
    private static let codeD = Symbols.code("d")
    private static let s = Sounds("s")
    private static let z = Sounds("z")
    private static let t = Sounds("t")
    private static let d = Sounds("d")
    private static let ing = Sounds("ɪŋ")
    private static let shortIZ = Sounds("ɪz")
    private static let reducedIZ = Sounds("ᵻz")
    private static let shortID = Sounds("ɪd")
    private static let reducedID = Sounds("ᵻd")
}

extension [UInt8] {
    /// Whether a word ends so.
    func ends(with ending: StaticString) -> Bool {
        let size = ending.utf8CodeUnitCount
        guard size <= count else { return false }
        for index in 0..<size where self[count - size + index] != ending.utf8Start[index] { return false }
        return true
    }
}
