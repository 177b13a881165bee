public import VorleserCore

/// When another voice may go on with a book that is being read: in the pause after an utterance at whose end a sentence
/// ends. A rule without clock or sound.
public struct Handover: Sendable {
    private let starts: [TextOffset]
    private let sentences: Set<TextOffset>
    private var before: Int?

    /// - Parameters:
    ///   - book: What is read.
    ///   - script: What the voice says that speaks now.
    public init(of book: Book, in script: Script) {
        starts = script.utterances.map(\.span.lowerBound)
        sentences = Set(book.sentences.map(\.span.lowerBound))
    }

    /// Where the other voice begins, if its turn is now.
    /// - Parameter status: What is heard; told again and again.
    /// - Returns: `nil` while the sentence lasts, or while nothing is heard.
    public mutating func place(at status: PlaybackStatus) -> TextOffset? {
        guard let index = status.utterance, starts.indices.contains(index) else { return nil }
        switch status.state {
        case .waiting: return start(index + 1)
        case .preparing: return before == nil ? status.offset : start(index)
        case .playing:
            defer { before = index }
            // The pause was too short to be told of.
            if let before, index == before + 1 { return start(index) }
            return nil
        case .paused, .stopped, .finished: return nil
        }
    }

    private func start(_ index: Int) -> TextOffset? {
        guard starts.indices.contains(index), isSentence(starts[index]) else { return nil }
        return starts[index]
    }

    private func isSentence(_ place: TextOffset) -> Bool { sentences.contains(place) }
}
