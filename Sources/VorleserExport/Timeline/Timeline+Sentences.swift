public import VorleserCore

extension Timeline {
    /// A sentence of the book in a sound file.
    public struct SpokenSentence: Hashable, Sendable {
        /// Its index in ``VorleserCore/Book/sentences``.
        public let index: Int
        /// What it covers of the book; where it goes on in another file, only what is of this one.
        public internal(set) var span: TextSpan
        /// Seconds from the start of the file to the beginning of its sound.
        public internal(set) var start: Double
        /// Seconds from the start of the file to the end of its last word.
        public internal(set) var end: Double
        /// In order, without overlap; seconds from the start of the file. Never empty.
        public internal(set) var words: [WordTime]
    }
}

extension Timeline.Track {
    /// The sentences that sound in this file, in order, without overlap.
    ///
    /// One that was cut into several utterances is there once; each of several in one utterance has the time of its own
    /// words; one of which nothing is spoken is not there. Sound that no word is known of counts as one word of each
    /// sentence it is of, by their lengths.
    /// - Parameter book: What the utterances are of.
    /// - Returns: In the order of the book.
    public func sentences(of book: Book) -> [Timeline.SpokenSentence] {
        var found: [Timeline.SpokenSentence] = []
        for utterance in utterances {
            let words = utterance.words.isEmpty ? utterance.stretches(in: book) : utterance.words
            var isFirst = true
            for word in words {
                guard let index = book.sentenceIndex(at: word.span.lowerBound) else { continue }
                if found.last?.index != index {
                    // What sounds before the first printed word, such as “Picture:”, belongs to it.
                    let start = isFirst ? utterance.start : word.start
                    found.append(.init(index, of: book, start: start))
                }
                isFirst = false
                found[found.count - 1].words.append(word)
                found[found.count - 1].end = word.end
            }
            if !isFirst { found[found.count - 1].end = utterance.end }
        }
        // The first may have begun in the file before, the last may go on in the next.
        guard !found.isEmpty else { return [] }
        found[0].keep(to: utterances)
        found[found.count - 1].keep(to: utterances)
        return found
    }
}

extension Timeline.SpokenSentence {
    fileprivate init(_ index: Int, of book: Book, start: Double) {
        self.init(index: index, span: book.sentences[index].span, start: start, end: start, words: [])
    }

    /// Leaves out of its span what none of a file's utterances is of.
    fileprivate mutating func keep(to utterances: [Timeline.SpokenUtterance]) {
        guard let first = utterances.first, let last = utterances.last else { return }
        let start = max(span.lowerBound, min(first.span.lowerBound, span.upperBound))
        let kept = span.clamped(to: start..<max(start, last.span.upperBound))
        if !kept.isEmpty { span = kept }
    }
}

extension Timeline.SpokenUtterance {
    /// The sentences it is of as if each were a word, by their lengths.
    fileprivate func stretches(in book: Book) -> [WordTime] {
        book.sentenceIndices(in: span).map { index in
            let part = book.sentences[index].span.clamped(to: span)
            let ends = [part.lowerBound, part.upperBound].map { offset in
                start + (end - start) * Double(offset.utf16 - span.lowerBound.utf16) / Double(max(span.length, 1))
            }
            return WordTime(span: part, start: ends[0], end: ends[1])
        }
    }
}
