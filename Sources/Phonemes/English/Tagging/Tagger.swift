/// Says what kind of word each token is.
///
/// An averaged perceptron that goes from left to right, then a few rules for marks. Trained on UD English EWT and the
/// freely licensed documents of GUM (`tools/tagger`).
public struct Tagger: Sendable {
    private let model: TaggerModel?

    /// A tagger with the model that is part of the program.
    public init() { model = TaggerModel.embedded }

    /// A tagger with another model.
    /// - Parameter bytes: The contents of a model file; read here and not kept.
    /// - Throws: `PhonemeModelError` if they are not one.
    public init(model bytes: UnsafeRawBufferPointer) throws(PhonemeModelError) {
        model = try TaggerModel(bytes)
    }

    /// One tag for each token of a sentence or a paragraph. Without a model, the tags are told by the words' endings
    /// alone.
    public func tags(of tokens: [Token]) -> [PennTag] {
        let quotes = QuoteMarks.directions(of: tokens)
        guard let model else {
            return tokens.indices.map { TagRules.tag(of: tokens, at: $0, quotes[$0]) ?? TagRules.crude(tokens[$0]) }
        }
        var facts = WordFacts.facts(of: tokens, quotes: quotes)
        for index in facts.indices { facts[index].ambiguity = model.ambiguity(of: facts[index].word) }
        let features = TagFeatures(facts)
        var tags: [PennTag] = []
        tags.reserveCapacity(tokens.count)
        var last: UInt32 = 63, last2: UInt32 = 63
        var hashes: [UInt32] = []
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 64) { scores in
            for index in tokens.indices {
                hashes.removeAll(keepingCapacity: true)
                features.appendStatic(of: index, to: &hashes)
                features.appendDynamic(of: index, last: last, last2: last2, to: &hashes)
                scores.initialize(repeating: 0)
                model.weights.add(hashes, to: scores)
                let isWord = facts[index].shape != .mark
                var best = -1
                for number in model.tags.indices where best < 0 || scores[number] > scores[best] {
                    if isWord && model.isMark[number] { continue }
                    best = number
                }
                best = max(best, 0)
                var tag = TagRules.tag(of: tokens, at: index, quotes[index]) ?? model.tags[best]
                if tag == .dt, TagRules.isConjunction(tokens, at: index) { tag = .in }
                if tag == .nn, TagRules.isInfinitive(tokens, at: index) { tag = .vb }
                tags.append(tag)
                (last, last2) = (UInt32(best), last)
            }
        }
        return tags
    }
}

extension PennTag {
    /// Whether only marks have it.
    var isMark: Bool {
        switch self {
        case .comma, .stop, .colon, .openQuote, .closeQuote, .plainQuote, .openBracket, .closeBracket, .currency,
            .number,
            .otherMark, .hyph:
            true
        default: false
        }
    }
}
