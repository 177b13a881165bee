public import VorleserCore

/// Where the listener can skip to: the sentences and chapters that are heard, in reading order.
public struct Stops: Equatable, Sendable {
    /// A place to go on from.
    public struct Stop: Equatable, Sendable {
        /// Index in ``VorleserCore/Script/utterances``.
        public let utterance: Int
        /// Where in the book; inside the utterance, or at its start.
        public let offset: TextOffset

        public init(utterance: Int, offset: TextOffset) {
            self.utterance = utterance
            self.offset = offset
        }
    }

    /// The beginnings of sentences. Their offsets ascend.
    public let sentences: [Stop]
    /// The beginnings of chapters. Their offsets ascend.
    public let chapters: [Stop]

    /// Finds where the sentences and chapters of a book begin to sound; those of which nothing is spoken are left out.
    /// - Complexity: O(n log n)
    public init(of book: Book, in script: Script) {
        self.init(sentences: book.sentences.map(\.span), chapters: book.chapters.map(\.span), in: script)
    }

    /// Every utterance is a sentence, and there is one chapter: for text that is not a book.
    public init(_ script: Script) {
        let spans = script.utterances.map(\.span)
        self.init(sentences: spans, chapters: [.start..<(spans.last?.upperBound ?? .start)], in: script)
    }

    init(sentences: [TextSpan], chapters: [TextSpan], in script: Script) {
        self.sentences = sentences.compactMap { Self.stop(in: $0, of: script) }
        self.chapters = chapters.compactMap { Self.stop(in: $0, of: script) }
    }

    private static func stop(in span: TextSpan, of script: Script) -> Stop? {
        guard let index = script.utteranceIndex(at: span.lowerBound) else { return nil }
        let start = max(span.lowerBound, script.utterances[index].span.lowerBound)
        return start < span.upperBound ? Stop(utterance: index, offset: start) : nil
    }
}

extension [Stops.Stop] {
    /// The index of the last stop at or before an offset.
    /// - Complexity: O(log n)
    func index(at offset: TextOffset) -> Int? {
        let next = partitioningIndex { $0.offset > offset }
        return next > 0 ? next - 1 : nil
    }

    /// The first stop after an offset.
    func next(after offset: TextOffset) -> Stops.Stop? {
        let next = partitioningIndex { $0.offset > offset }
        return next < count ? self[next] : nil
    }
}
