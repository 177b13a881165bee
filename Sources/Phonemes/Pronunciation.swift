/// How a text is said.
public struct Pronunciation: Hashable, Sendable {
    /// In the text's order; their ranges do not overlap.
    public let tokens: [PronouncedToken]

    public init(_ tokens: [PronouncedToken]) { self.tokens = tokens }

    /// What the voice gets.
    /// - Parameter unknown: What stands for a token that has no phonemes.
    /// - Returns: Every token's phonemes and the space after it.
    public func phonemes(unknown: String = "") -> String {
        tokens.reduce(into: "") { $0 += ($1.phonemes ?? unknown) + $1.whitespace }
    }

    /// What could not be said: signs that no rule and no word list knows.
    public var unspoken: [PronouncedToken] { tokens.filter { $0.phonemes == nil } }
}

/// A stretch of text without a space in it (or a mark), and its phonemes.
public struct PronouncedToken: Hashable, Sendable {
    /// Where it stands: UTF-16 code units from the text's start.
    public let range: Range<Int>
    /// What stands there, white space aside.
    public let text: String
    /// What kind of word it was taken for.
    public let tag: PennTag
    /// Symbols of Kokoro's alphabet, one Unicode scalar each; empty for what is silent; `nil` when unknown.
    public let phonemes: String?
    /// The space that follows.
    public let whitespace: String
    /// Who knew.
    public let source: PronunciationSource

    public init(
        range: Range<Int>,
        text: String,
        tag: PennTag,
        phonemes: String?,
        whitespace: String,
        source: PronunciationSource
    ) {
        self.range = range
        self.text = text
        self.tag = tag
        self.phonemes = phonemes
        self.whitespace = whitespace
        self.source = source
    }
}

/// Where a pronunciation comes from, the surest first. A token made of several has the least sure one's.
public enum PronunciationSource: String, Hashable, Codable, Sendable, Comparable, CaseIterable {
    /// A mark, a symbol, or nothing to say.
    case mark
    /// The lexicon, or one of the rules for words such as *the*, for numbers and for initials.
    case lexicon
    /// Chosen among several readings by the words around it.
    case homograph
    /// Made of words of the lexicon: a suffix, a prefix, a compound, an accent taken off.
    case derived
    /// The supplementary lexicon.
    case supplement
    /// Guessed from the letters.
    case letters
    /// Nobody knew.
    case unknown

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}
