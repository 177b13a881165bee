public import VorleserCore

/// What the letters and words of a text say about its language.
///
/// Letters decide where they are not Latin, the commonest words where they are. It says nothing rather than something
/// doubtful: few words, names, verse in no language that is known here.
public struct LanguageEvidence: Sendable {
    /// Letters of each system; those of scripts that say more with one count more.
    private var letters: [WritingSystem: Int] = [:]
    /// Letters by which languages of one script are told apart.
    private var telling: [Language: Int] = [:]
    private var words = 0
    /// For each of ``CommonWords/languages``, how many words are among its commonest; and the same with words of several
    /// languages counting less for each.
    private var hits = [Int](repeating: 0, count: CommonWords.languages.count)
    private var weights = [Double](repeating: 0, count: CommonWords.languages.count)

    public init() {}

    /// - Parameter text: What is looked at; all of it, so give a part of a long one.
    public init(_ text: some StringProtocol) { add(text) }

    /// Looks at more of the same text.
    public mutating func add(_ text: some StringProtocol) {
        for scalar in text.unicodeScalars {
            guard let system = WritingSystem(scalar) else { continue }
            letters[system, default: 0] += system.weight
            for language in TellingLetters.languages(of: scalar) { telling[language, default: 0] += 1 }
        }
        for word in text.lowercased().split(whereSeparator: { !$0.isLetter && $0 != "'" }) {
            words += 1
            let languages = CommonWords.indices(of: word)
            for index in languages {
                hits[index] += 1
                weights[index] += 1 / Double(languages.count)
            }
        }
    }

    public mutating func add(_ other: LanguageEvidence) {
        letters.merge(other.letters, uniquingKeysWith: +)
        telling.merge(other.telling, uniquingKeysWith: +)
        words += other.words
        for index in hits.indices {
            hits[index] += other.hits[index]
            weights[index] += other.weights[index]
        }
    }

    /// How much text there is, in letters; a sign of Chinese counts as three.
    public var weight: Int { letters.values.reduce(0, +) }

    /// How much of it is written with some systems, 0 … 1; 1 where there is no letter.
    public func share(of systems: Set<WritingSystem>) -> Double {
        weight == 0 ? 1 : Double(systems.reduce(0) { $0 + (letters[$1] ?? 0) }) / Double(weight)
    }

    // MARK: What it says

    /// The language that the text is clearly in; `nil` when nothing speaks clearly for one.
    public var language: Language? { languageOfScript ?? (isLatin ? languageOfWords?.language : nil) }

    /// What the text is in, where somebody has said so.
    /// - Parameter declared: What is said; believed unless the text clearly contradicts it. `nil` where nothing is.
    /// - Returns: `nil` when unknown.
    public func language(declaredAs declared: Language?) -> Language? {
        guard let declared else { return language }
        return contradiction(of: declared) ?? declared
    }

    /// The language that the text is in, although another one is declared; `nil` when it may well be that one.
    private func contradiction(of declared: Language) -> Language? {
        if weight >= 20, share(of: declared.writingSystems) < 0.3, let found = languageOfScript { return found }
        guard isLatin, words >= 40, let found = languageOfWords, !CommonWords.areKin(found.language, declared) else {
            return nil
        }
        // Little is known of languages without a list; words of another one may be theirs as well.
        let isWritten = declared.writingSystems.contains(.latin)
        guard let known = CommonWords.languages.firstIndex(of: declared) else {
            return found.share >= (isWritten && declared.isKnown ? 0.3 : 0.15) ? found.language : nil
        }
        return found.share >= 0.15 && found.weight >= 2 * weights[known] ? found.language : nil
    }

    private var isLatin: Bool { share(of: [.latin]) > 0.5 }

    private var languageOfScript: Language? {
        guard let most = letters.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }) else {
            return nil
        }
        let asian: Set = [WritingSystem.han, .kana]
        if share(of: asian) > 0.5 {
            // A tenth of the weight is far less than Japanese has, and more than names in Chinese text.
            return Language(known: share(of: [.kana]) > 0.08 * share(of: asian) ? "ja" : "zh")
        }
        guard most.key != .latin, share(of: [most.key]) > 0.5 else { return nil }
        return TellingLetters.language(of: most.key, letters: most.value, telling)
    }

    private var languageOfWords: (language: Language, weight: Double, share: Double)? {
        let order = weights.indices.sorted { (weights[$0], hits[$0], $1) > (weights[$1], hits[$1], $0) }
        let best = order[0]
        let language = CommonWords.languages[best]
        let next = order.dropFirst().first { !CommonWords.areKin(CommonWords.languages[$0], language) }
        // A short sentence tells its language where hardly anything else than its commonest words is in it.
        guard words >= 12 || hits[best] * 5 >= words * 2, hits[best] >= 4, hits[best] * 100 >= words * 8,
            weights[best] >= 1.3 * (next.map { weights[$0] } ?? 0)
        else { return nil }
        return (language, weights[best], Double(hits[best]) / Double(words))
    }
}
