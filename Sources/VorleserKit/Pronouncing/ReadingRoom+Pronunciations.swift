public import VorleserCore
import VorleserLibrary
public import VorleserNarration
import VorleserSpeech

/// The listener's pronunciations of a book of the library, those of single places among them.
///
/// What holds in a book or in all is kept as ``PronunciationStore`` keeps it, so that the command and exports heed it;
/// what holds at one place is kept in the library.
extension ReadingRoom {
    /// What is said otherwise at single places of a book.
    public nonisolated func saidHere(in book: LoadedBook) async throws -> [SaidHere] {
        try await placed(in: book).map { SaidHere($0.span, $0.saying) }
    }

    /// All that hold in a book: those of places first, then the book's own, then those for all books.
    public func pronunciationRules(in book: LoadedBook) async throws -> [PronunciationRule] {
        let here = try await placed(in: book).map { PronunciationRule($0.id, at: $0.span, in: book.book, $0.saying) }
        let store = vorleser.pronunciations
        let kept = try await onDisk {
            [(PronunciationRule.Scope.book, try store.document(of: book.book)), (.always, try store.document())]
        }
        return here + kept.flatMap { scope, document in document.rules.map { PronunciationRule($0, scope) } }
    }

    /// Keeps a pronunciation; it takes the place of another for the same word, or at the same place.
    /// - Parameters:
    ///   - rule: What is looked for, and what is said.
    ///   - scope: Where it holds.
    ///   - span: Where the word stands; needed for ``PronunciationRule/Scope/here`` alone.
    ///   - book: The book.
    /// - Returns: The rule as it is kept.
    /// - Throws: ``PronunciationStoreError``, `LibraryError`, `PronunciationError` for a place without a word.
    public func keep(
        _ rule: UserPronunciation,
        _ scope: PronunciationRule.Scope,
        at span: TextSpan? = nil,
        in book: LoadedBook
    ) async throws -> PronunciationRule {
        let store = vorleser.pronunciations
        switch scope {
        case .here:
            guard let span, !span.isEmpty else { throw PronunciationError.nothingToFind }
            let old = try await placed(in: book).filter { $0.span.overlaps(span) }
            let kept = try await library.addPronunciation(
                at: book.book.place(at: span.lowerBound),
                length: span.length,
                way: rule.saying.way,
                said: rule.saying.text,
                insteadOf: old.map(\.id),
                in: book.id
            )
            return PronunciationRule(kept.id, at: span, in: book.book, rule.saying)
        case .book: try await onDisk { _ = try store.edit(for: book.book) { $0.add(rule) } }
        case .always: try await onDisk { _ = try store.edit { $0.add(rule) } }
        }
        return PronunciationRule(rule, scope)
    }

    /// Forgets a pronunciation.
    /// - Returns: Where it held.
    /// - Throws: `LibraryError/unknownNote(_:)` when there is none of that id.
    public func removePronunciation(_ id: String, in book: LoadedBook) async throws -> PronunciationRule.Scope {
        if let number = PronunciationRule.placedID(id) {
            try await library.removePronunciation(number, in: book.id)
            return .here
        }
        let store = vorleser.pronunciations
        for scope in [PronunciationRule.Scope.book, .always] where id.hasPrefix(scope.rawValue) {
            let removed = try await onDisk {
                try store.edit(for: scope == .book ? book.book : nil) { document in
                    document.remove { PronunciationRule($1, scope).id == id }
                }
            }
            if !removed.isEmpty { return scope }
        }
        throw LibraryError.unknownNote(0)
    }

    private typealias Placed = (id: Int64, span: TextSpan, saying: UserPronunciation.Saying)

    /// Those of single places; one that cannot be found in the book any more, or read, is passed over.
    private nonisolated func placed(in book: LoadedBook) async throws -> [Placed] {
        try await library.pronunciations(in: book.id).compactMap { kept in
            let start = book.book.offset(of: kept.place)
            guard kept.length > 0, kept.length <= book.book.span.upperBound.utf16 - start.utf16,
                let saying = try? UserPronunciation.Saying(way: kept.way, said: kept.said)
            else { return nil }
            return (kept.id, start..<start.advanced(by: kept.length), saying)
        }
    }

    /// Other programs may hold the files for a while.
    private nonisolated func onDisk<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws
        -> Value
    {
        try await queue.run { Result { try work() } }.get()
    }
}
