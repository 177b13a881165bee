import VorleserCore
import VorleserExport

/// When the words of a book sound, and in which of the sounds.
struct SpokenWords: Sendable {
    /// A word, or several that are spoken as one, such as a sum of money.
    struct Word: Hashable, Sendable {
        var span: TextSpan
        /// The index of the sound.
        let sound: Int
        /// Seconds from the start of the sound.
        var start: Double
    }

    /// A sound file.
    struct Sound: Hashable, Sendable {
        /// The file's path.
        let file: String
        /// How long it lasts.
        let seconds: Double
    }

    /// In the order of the book, without overlap; none is empty.
    private(set) var words: [Word] = []
    let sounds: [Sound]
    /// What else sounds, in the order of the sound.
    let pictures: [SpokenPicture]

    /// - Parameters:
    ///   - timeline: When everything sounds.
    ///   - pictures: Those whose words sound.
    init(_ timeline: Timeline, pictures: [SpokenPicture] = []) {
        self.pictures = pictures
        sounds = timeline.tracks.map { Sound(file: $0.path, seconds: $0.seconds) }
        for (index, track) in timeline.tracks.enumerated() {
            for utterance in track.utterances { append(utterance, sound: index) }
        }
    }

    /// The words that begin in a span.
    /// - Complexity: O(log n)
    func words(startingIn span: TextSpan) -> ArraySlice<Word> {
        let first = words.partitioningIndex { $0.span.lowerBound >= span.lowerBound }
        let end = words.partitioningIndex { $0.span.lowerBound >= span.upperBound }
        return words[first..<max(first, end)]
    }

    private mutating func append(_ utterance: Timeline.SpokenUtterance, sound: Int) {
        // An engine that does not tell when words sound has spoken the utterance as one.
        let whole = WordTime(span: utterance.span, start: utterance.start, end: utterance.end)
        var isFirst = true
        var unprinted: Double?
        for time in utterance.words.isEmpty ? [whole] : utterance.words {
            let start = unprinted ?? (isFirst ? utterance.start : time.start)
            isFirst = false
            // Words that are not printed, such as the number of a list's item, belong to the next one that is.
            unprinted = time.span.isEmpty ? start : nil
            if !time.span.isEmpty { append(Word(span: time.span, sound: sound, start: start)) }
        }
    }

    private mutating func append(_ word: Word) {
        if let last = words.last, word.span.lowerBound < last.span.upperBound {
            guard word.span.upperBound > last.span.upperBound else { return }
            words[words.count - 1].span = last.span.lowerBound..<word.span.upperBound
        } else {
            words.append(word)
        }
    }
}
