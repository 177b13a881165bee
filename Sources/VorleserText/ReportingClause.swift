/// The words that say who spoke and how, after a quotation: `Brett said`, `Mr. and Mrs. Bennet cried`.
///
/// Only clauses that begin with a capital need a look; `he asked` shows by its small letter that the sentence goes on.
struct ReportingClause {
    private let prose: Prose
    private let conventions: SentenceConventions
    private var index: Int

    private init(at index: Int, in prose: Prose, by conventions: SentenceConventions) {
        self.prose = prose
        self.conventions = conventions
        self.index = index
    }

    /// Whether a reporting clause begins at a place: a name of at most five words, perhaps an adverb, a verb of speaking.
    static func begins(with first: FollowingWord, in prose: Prose, by conventions: SentenceConventions) -> Bool {
        guard !first.opensQuotation, !first.opensBracket, !conventions.reportingVerbs.isEmpty else { return false }
        var clause = ReportingClause(at: first.start, in: prose, by: conventions)
        return clause.hasSubjectAndVerb()
    }

    private mutating func hasSubjectAndVerb() -> Bool {
        for position in 0..<7 {
            guard let word = nextWord() else { return false }
            if position > 0, conventions.reportingVerbs.contains(word) { return !isDenied(after: word) }
            guard belongsToSubject(word, at: position) else { return false }
        }
        return false
    }

    /// Whether the word is part of a name, joins two, or is an adverb.
    private func belongsToSubject(_ word: String, at position: Int) -> Bool {
        if position == 0 {
            if word == "I" { return true }
            return isCapitalised(word) && !conventions.starters.contains(word.lowercased())
        }
        return isCapitalised(word) || word.hasSuffix("ly") || Self.particles.contains(word)
    }

    private func isCapitalised(_ word: String) -> Bool { word.unicodeScalars.first?.isUpper ?? false }

    private static let particles = vocabulary("and of de la du van von der den di da del le also then only at last had")

    /// Whether what follows the verb shows that the speech does not go before it: `Tom said nothing`, `Tom went to the
    /// door`, `Tom said: “No.”`
    private mutating func isDenied(after verb: String) -> Bool {
        if prose.byte(at: index) == UInt8(ascii: ":") { return true }
        let next = nextWord()
        if let adverbs = English.phrasalVerbs[verb] { return next.map { !adverbs.contains($0) } ?? true }
        guard let next else { return false }
        if English.actingVerbs.contains(verb), English.objects.contains(next) { return true }
        return English.unspoken.contains(next)
    }

    /// The next word, without its shortening full stop; `nil` at any other mark.
    private mutating func nextWord() -> String? {
        let start = prose.skip(from: index, limit: 3, while: \.isBlank)
        let end = prose.skip(from: start, limit: 24) { $0.isLetter || $0.isApostrophe || $0 == "-" }
        guard end > start else { return nil }
        let word = prose.text(in: start..<end)
        let isShortened =
            prose.byte(at: end) == UInt8(ascii: ".") && (word.utf8.count == 1 || Self.isTitle(word, conventions))
        index = isShortened ? end + 1 : end
        return word
    }

    private static func isTitle(_ word: String, _ conventions: SentenceConventions) -> Bool {
        switch conventions.abbreviations[word] {
        case .title, .titleOrWord: true
        default: false
        }
    }
}
