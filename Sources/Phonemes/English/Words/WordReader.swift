/// Looks single words up and applies the rules for those the lexicon lacks.
///
/// Words are given as ASCII bytes with even apostrophes. Reference: sections 5 to 8 of the behaviour this module follows
/// (misaki 0.9.4, English). A class, for it is passed along with every word.
final class WordReader: Sendable {
    let accent: Accent
    let lexicon: Lexicon?
    /// Reproduce the reference to the letter: with its silver lexicon, without any rule of our own.
    let reference: Bool
    /// Guesses from the letters; not asked in reference mode.
    let letters: LetterToSound
    let guessed = GuessedWords()

    init(accent: Accent, lexicon: Lexicon?, reference: Bool, letters: LetterToSound) {
        self.accent = accent
        self.lexicon = lexicon
        self.reference = reference
        self.letters = letters
    }
}

/// What is said, and who knew.
struct Reading: Sendable {
    var sounds: Sounds
    var source: PronunciationSource

    init(_ sounds: Sounds, _ source: PronunciationSource) {
        self.sounds = sounds
        self.source = source
    }

    /// The same, as a part of something derived.
    var derived: Reading { Reading(sounds, max(source, .derived)) }
}

/// What the rules want to know of the word that follows.
struct FollowingSound: Sendable {
    enum Start: Sendable { case vowel, consonant, pause }

    var start = Start.pause
    /// Whether the next word is *to*.
    var isTo = false

    /// Goes one word to the left.
    mutating func pass(_ sounds: Sounds?, isTo: Bool) {
        self.isTo = isTo
        for code in sounds?.codes ?? [] {
            if Symbols.pauses.contains(code) { start = .pause; return }
            if Symbols.vowels.contains(code) { start = .vowel; return }
            if Symbols.consonants.contains(code) { start = .consonant; return }
        }
    }
}

// MARK: - Words as they stand

extension WordReader {
    /// The reading of a word by lexicon and rules; `nil` if they do not know it.
    func reading(of word: [UInt8], _ tag: PennTag, before next: FollowingSound) -> Reading? {
        if let special = specialReading(of: word, tag, before: next) { return special }
        let stress = Self.caseStress(of: word)
        let word = folded(word, tag) ?? word
        if isKnown(word) { return lookUp(word, tag, stress, before: next) }
        if word.last == ASCIIWord.apostrophe {
            let owner = Array(word.dropLast())
            if owner.last == UInt8(ascii: "s") {
                let possessive = Array(owner.dropLast()) + Array("'s".utf8)
                if isKnown(possessive) { return lookUp(possessive, tag, stress, before: next) }
            }
            if isKnown(owner) { return lookUp(owner, tag, stress, before: next) }
        }
        return withS(word, tag, stress, before: next) ?? withEd(word, tag, stress, before: next)
            ?? withIng(word, tag, stress, before: next)
    }

    /// What capitals do to a word's stress.
    static func caseStress(of word: [UInt8]) -> StressChange? {
        if !ASCIIWord.hasUpper(word) { return nil }
        return ASCIIWord.hasLower(word) ? .atLeastSecondary : .primary
    }

    /// A capitalised word in small letters, where that is a word.
    private func folded(_ word: [UInt8], _ tag: PennTag) -> [UInt8]? {
        guard word.count > 1, ASCIIWord.hasUpper(word), tag != .nnp || word.count > 7,
            word.allSatisfy({ ASCIIWord.isLetter($0) || $0 == ASCIIWord.apostrophe }),
            word.contains(where: ASCIIWord.isLetter),
            !ASCIIWord.hasLower(word) || !ASCIIWord.hasUpper(word.dropFirst()),
            !isInLexicon(word)
        else { return nil }
        let small = ASCIIWord.lowercased(word)
        let isWord =
            isInLexicon(small) || stem(ofS: small) != nil || stem(ofEd: small) != nil || stem(ofIng: small) != nil
        return isWord ? small : nil
    }

    func isInLexicon(_ word: [UInt8]) -> Bool { isGold(word) || isSilver(word) }

    /// Whether a form can be looked up without a rule for its ending.
    func isKnown(_ word: [UInt8]) -> Bool {
        if isInLexicon(word) { return true }
        guard ASCIIWord.isAllLetters(word) else { return word.count == 1 && Self.symbolName(word) != nil }
        if word.count == 1 || !ASCIIWord.hasLower(word.dropFirst()) {
            // Initials; in small letters they are looked for as a word first.
            return true
        }
        return false
    }

    /// The lexicon's reading of a known form for a part of speech; `nil` if it has none and cannot be spelled.
    func lookUp(
        _ word: [UInt8],
        _ tag: PennTag?,
        _ stress: StressChange?,
        before next: FollowingSound?
    ) -> Reading? {
        var word = word
        var initials = false
        if !ASCIIWord.hasLower(word), !isGold(word) {
            word = ASCIIWord.lowercased(word)
            initials = tag == .nnp
        }
        var sounds: Sounds?
        switch gold(word) {
        case .none: if !initials { sounds = silver(word) }
        case .one(let said): sounds = said
        case .some(let readings): sounds = Self.choose(readings, tag, before: next)
        }
        if let sounds, !initials || sounds.hasPrimary { return Reading(sounds.stressed(stress), .lexicon) }
        if let spelled = spelled(word) { return Reading(spelled, .lexicon) }
        return sounds.map { Reading($0.stressed(stress), .lexicon) }
    }

    private static func choose(_ readings: Readings, _ tag: PennTag?, before next: FollowingSound?) -> Sounds? {
        if next?.start == .pause, let said = readings(.beforePause) { return said }
        if let tag {
            if let exact = tag.exactVariant, let said = readings(exact) { return said }
            if let coarse = tag.coarseVariant, let said = readings(coarse) { return said }
        }
        return readings.standard
    }

    /// A word letter by letter, the last one stressed; `nil` if there is a letter without a name.
    func spelled(_ word: [UInt8]) -> Sounds? {
        var names = Sounds()
        for letter in word where ASCIIWord.isLetter(letter) {
            guard let name = gold([ASCIIWord.upper(letter)])?.standard else { return nil }
            names.codes += name.codes
        }
        var sounds = names.stressed(.secondary)
        if let last = sounds.codes.lastIndex(of: Symbols.secondary) { sounds.codes[last] = Symbols.primary }
        return sounds
    }
}

// MARK: - Layers of the lexicon

extension WordReader {
    func gold(_ word: [UInt8]) -> Readings? {
        guard let lexicon else { return FunctionWords.readings(of: word, accent) }
        return lexicon.entry(word, .gold, accent).flatMap { lexicon.said($0, .gold, accent) }
    }

    func isGold(_ word: [UInt8]) -> Bool {
        guard let lexicon else { return FunctionWords.readings(of: word, accent) != nil }
        return lexicon.entry(word, .gold, accent) != nil
    }

    private func silver(_ word: [UInt8]) -> Sounds? {
        guard reference, let lexicon else { return nil }
        return lexicon.entry(word, .silver, accent).flatMap { lexicon.said($0, .silver, accent) }?.standard
    }

    private func isSilver(_ word: [UInt8]) -> Bool {
        reference && lexicon?.entry(word, .silver, accent) != nil
    }

    func supplement(_ word: [UInt8]) -> Sounds? {
        guard let lexicon else { return nil }
        return lexicon.entry(word, .supplement, accent).flatMap { lexicon.said($0, .supplement, accent) }?.standard
    }
}

extension PennTag {
    var isVerb: Bool { rawValue.hasPrefix("VB") }
    var isNoun: Bool { rawValue.hasPrefix("NN") }
    var isAdverb: Bool { self == .rb || self == .rbr || self == .rbs }

    fileprivate var exactVariant: Readings.Variant? {
        switch self {
        case .vbd: .vbd
        case .vbn: .vbn
        case .vbp: .vbp
        case .dt: .dt
        default: nil
        }
    }

    fileprivate var coarseVariant: Readings.Variant? {
        switch self {
        case .vb, .vbd, .vbg, .vbn, .vbp, .vbz: .verb
        case .nn, .nns, .nnp, .nnps: .noun
        case .rb, .rbr, .rbs: .adverb
        case .jj, .jjr, .jjs: .adjective
        default: nil
        }
    }
}
