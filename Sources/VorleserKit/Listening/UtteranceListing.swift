public import VorleserCore
public import VorleserSpeech

/// What will be said from a place of a book on.
public struct UtteranceListing: Sendable {
    /// Whole utterances and pieces of them, in the book's order.
    public let utterances: [ListedUtterance]
    /// Where to go on; `nil` at the end.
    public let next: TextOffset?
}

/// One utterance of a book, or a piece of one that is heard sooner by itself.
public struct ListedUtterance: Sendable {
    /// What is said.
    public let utterance: Utterance
    /// Where its clip is kept, or will be.
    public let address: ClipAddress
    /// Where it is found again.
    public let place: UtterancePlace
    /// How long it sounds without the silence after it: exact when the clip is kept, else an estimate.
    public let seconds: Double
    /// Whether it goes on with the utterance before it, which was cut in two.
    public let isRest: Bool
}

/// Where an utterance of a book is found again by whoever remembers nothing of the listing that it was in.
public struct UtterancePlace: Hashable, Sendable {
    /// Where it starts.
    public let start: TextOffset
    /// Where the listener entered the utterance that it is a piece of; `nil` for a whole one.
    public let entry: TextOffset?
    /// The span that is to be heard although it would be left out; `nil` where all is said as usual.
    public let heard: TextSpan?

    /// - Parameters:
    ///   - start: Where the utterance starts.
    ///   - entry: Where the listener entered the utterance that it is a piece of; `nil` for a whole one.
    ///   - heard: The span that is to be heard although it would be left out; `nil` where all is said as usual.
    public init(start: TextOffset, entry: TextOffset? = nil, heard: TextSpan? = nil) {
        (self.start, self.entry, self.heard) = (start, entry, heard)
    }
}
