/// A word, a part of one, or a mark, as the tokenizer cuts a text.
public struct Token: Hashable, Sendable {
    /// Where it stands: UTF-16 code units from the text's start.
    public let range: Range<Int>
    /// As printed.
    public let text: String
    /// Whether a space follows that belongs to it.
    public let hasSpaceAfter: Bool

    public init(_ text: String, at range: Range<Int>, hasSpaceAfter: Bool) {
        self.range = range
        self.text = text
        self.hasSpaceAfter = hasSpaceAfter
    }
}

/// A token and what kind of word it is.
public struct TaggedToken: Hashable, Sendable {
    public let token: Token
    public let tag: PennTag

    public init(_ token: Token, _ tag: PennTag) {
        self.token = token
        self.tag = tag
    }
}
