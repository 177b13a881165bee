/// What is spoken of an utterance to a listener who waits for it: the clause they enter in, and then what follows it.
public struct Opening: Hashable, Sendable {
    /// Where the listener enters, from the start of the clause; with the silence after it.
    public let clause: Utterance
    /// What follows to the utterance's end; `nil` when the clause is the last.
    public let rest: Utterance?

    public init(_ clause: Utterance, rest: Utterance? = nil) {
        self.clause = clause
        self.rest = rest
    }

    /// The clause and the rest as one, with the utterance's own pause; the same as the utterance when they are all of it.
    public var tail: Utterance {
        guard let rest else { return clause }
        return Utterance(
            span: clause.span.lowerBound..<rest.span.upperBound,
            pieces: clause.pieces + rest.pieces,
            pauseAfter: rest.pauseAfter,
            language: rest.language,
            voice: rest.voice
        )
    }
}

/// Finds the opening of an utterance that the listener enters at a place.
///
/// Answers `nil` for one that is better spoken as a whole, since it is short, or is there already.
public typealias OpeningCut = @Sendable (_ utterance: Utterance, _ entry: TextOffset) async -> Opening?

extension Utterance {
    /// Where in ``spokenText`` the words for a place in the book begin: the reverse of ``bookSpan(ofSpoken:)``.
    /// - Parameter offset: Where in the book.
    /// - Returns: UTF-16 code units; the start of a piece that is not spoken as printed; the end for a place behind it.
    public func spokenOffset(of offset: TextOffset) -> Int {
        var start = 0
        for piece in pieces {
            if piece.span.lowerBound >= offset { return start }
            if piece.span.upperBound > offset {
                return piece.change == nil ? start + offset.utf16 - piece.span.lowerBound.utf16 : start
            }
            start += piece.text.utf16.count
        }
        return start
    }
}
