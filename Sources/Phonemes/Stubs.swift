// Stand-ins until the parts are merged; this file goes then.

public struct Tokenizer: Sendable {
    public init(reference: Bool = false) {}
    public func tokens(in text: String) -> [Token] {
        var tokens: [Token] = []
        var place = 0
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let width = word.utf16.count
            if width > 0 { tokens.append(Token(String(word), at: place..<place + width, hasSpaceAfter: true)) }
            place += width + 1
        }
        return tokens
    }
}

public struct Tagger: Sendable {
    public init() {}
    public func tags(of tokens: [Token]) -> [PennTag] { tokens.map { _ in .nn } }
}

public struct Homographs: Sendable {
    public init() {}
    public func reading(of index: Int, in tokens: [TaggedToken], accent: Accent) -> String? { nil }
}

public struct LetterToSound: Sendable {
    public init() {}
    public func phonemes(of word: String, accent: Accent) -> String? { nil }
}
