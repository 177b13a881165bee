public import VorleserCore
public import VorleserNarration

/// A listener's pronunciation, and where it holds.
public struct PronunciationRule: Hashable, Sendable, Identifiable {
    public let id: String
    /// What is looked for, as printed.
    public let word: String
    public let saying: UserPronunciation.Saying
    public let scope: Scope
    /// Where the word stands, when it holds there alone.
    public let start: TextOffset?
    public let matchesCase: Bool
    public let note: String?
    /// As it is kept; `nil` for one that holds at one place.
    public let kept: UserPronunciation?

    /// Where a pronunciation holds. The raw values are stable names.
    public enum Scope: String, Hashable, Codable, Sendable, CaseIterable {
        /// At one place.
        case here
        /// In one book.
        case book
        /// In all books.
        case always
    }

    /// One that holds in a book, or in all.
    init(_ rule: UserPronunciation, _ scope: Scope) {
        var hash = SHA256()
        hash.update(rule.target.utf8)
        self.init(
            id: "\(scope.rawValue)-\(hash.finish().prefix(16))",
            word: rule.sought,
            saying: rule.saying,
            scope: scope,
            start: nil,
            matchesCase: rule.matchesCase,
            note: rule.note,
            kept: rule
        )
    }

    /// One that holds at one place.
    init(_ id: Int64, at span: TextSpan, in book: Book, _ saying: UserPronunciation.Saying) {
        self.init(
            id: "\(Scope.here.rawValue)-\(id)",
            word: String(book.text(in: span)),
            saying: saying,
            scope: .here,
            start: span.lowerBound,
            matchesCase: true,
            note: nil,
            kept: nil
        )
    }

    private init(
        id: String,
        word: String,
        saying: UserPronunciation.Saying,
        scope: Scope,
        start: TextOffset?,
        matchesCase: Bool,
        note: String?,
        kept: UserPronunciation?
    ) {
        (self.id, self.word, self.saying, self.scope) = (id, word, saying, scope)
        (self.start, self.matchesCase, self.note, self.kept) = (start, matchesCase, note, kept)
    }

    /// The number of one that holds at one place, of its id.
    static func placedID(_ id: String) -> Int64? {
        let prefix = Scope.here.rawValue + "-"
        return id.hasPrefix(prefix) ? Int64(id.dropFirst(prefix.count)) : nil
    }
}
