/// One of the ways in which a word can be said.
public struct WordReading: Hashable, Sendable {
    /// Symbols of ``KokoroAlphabet``.
    public let phonemes: String
    public let kind: Kind

    public init(_ phonemes: String, _ kind: Kind) {
        self.phonemes = phonemes
        self.kind = kind
    }

    /// When a word is said so, or how one comes to it.
    public enum Kind: String, Hashable, Codable, Sendable {
        /// As word lists have it.
        case usual
        case noun
        case verb
        case adjective
        case adverb
        /// The past of a verb.
        case past
        /// Where it has another meaning.
        case meaning
        case name
        /// Letter by letter, as initials are.
        case initials
        /// As a word that is spelled so would be said.
        case letters
    }
}

extension EnglishPhonemizer {
    /// The ways in which a word can be said, the surest first; each sound once.
    /// - Parameter word: A single word, as printed.
    /// - Returns: None for what has no letters.
    public func readings(of word: String) -> [WordReading] {
        var found = listed(word)
        let alone = pronunciation(of: word)
        if alone.unspoken.isEmpty, alone.tokens.contains(where: { $0.source != .mark }) {
            let phonemes = alone.phonemes().trimmed
            found.append(WordReading(phonemes, .usual))
        }
        if (2...6).contains(word.unicodeScalars.count), let ascii = WrittenForm.ascii(word),
            ASCIIWord.isAllLetters(ascii),
            let spelled = words.spelled(ascii)
        {
            found.append(WordReading(spelled.spoken, .initials))
        }
        if let guess = words.letters.phonemes(of: word, accent: words.accent) {
            found.append(WordReading(Sounds(guess).spoken, .letters))
        }
        return found.distinct
    }

    /// What word lists have, for each part of speech.
    private func listed(_ word: String) -> [WordReading] {
        guard let ascii = WrittenForm.ascii(word) else { return [] }
        let small = ASCIIWord.lowercased(ascii)
        var found: [WordReading] = []
        for spelling in ascii == small ? [small] : [ascii, small] {
            switch words.gold(spelling) {
            case .one(let sounds): found.append(WordReading(sounds.spoken, .usual))
            case .several(let readings):
                found += readings.compactMap { variant, sounds in
                    guard let sounds, let kind = WordReading.Kind(variant) else { return nil }
                    return WordReading(sounds.spoken, kind)
                }
            case nil: break
            }
        }
        found += homographs.readings(of: word, accent: words.accent)
        if let sounds = words.supplement(small) { found.append(WordReading(sounds.spoken, .usual)) }
        return found
    }
}

extension Homographs {
    /// All readings of a word that is written the same.
    func readings(of word: String, accent: Accent) -> [WordReading] {
        guard let model, let number = model.number(of: word) else { return [] }
        return model.words[number].map { reading in
            let kind: WordReading.Kind =
                switch reading.kind {
                case .meaning, .other: .meaning
                case .verb: .verb
                case .name: .name
                }
            return WordReading(Sounds(accent == .american ? reading.american : reading.british).spoken, kind)
        }
    }
}

extension WordReading.Kind {
    fileprivate init?(_ variant: Readings.Variant) {
        switch variant {
        case .standard: self = .usual
        case .noun: self = .noun
        case .verb, .vbp: self = .verb
        case .adjective: self = .adjective
        case .adverb: self = .adverb
        case .vbd, .vbn: self = .past
        // A weak form that depends on the words around it, which is not chosen for one place.
        case .dt, .beforePause: return nil
        }
    }
}

extension [WordReading] {
    /// Each sound once, as it was first told; how it is stressed as a whole makes no other.
    fileprivate var distinct: [WordReading] {
        var seen: Set<String> = []
        return filter { reading in
            !reading.phonemes.isEmpty && seen.insert(reading.phonemes.singleStressRaised).inserted
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        let inner = drop { $0 == " " }
        return String(inner.reversed().drop { $0 == " " }.reversed())
    }

    /// With the main stress where there is but a secondary one.
    fileprivate var singleStressRaised: String { contains("ˈ") ? self : replacing("ˌ", with: "ˈ") }
}
