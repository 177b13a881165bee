public import VorleserCore

/// When everything of a book sounds in the files of an export.
public struct Timeline: Hashable, Sendable {
    /// One sound file.
    public struct Track: Hashable, Sendable {
        /// The file's path.
        public internal(set) var path: String
        /// How long it sounds, in seconds.
        public internal(set) var seconds: Double
        /// In order.
        public internal(set) var chapters: [ChapterStart]
        /// In order, without overlap.
        public internal(set) var utterances: [SpokenUtterance]
    }

    /// An utterance in a sound file.
    public struct SpokenUtterance: Hashable, Sendable {
        /// Its index in ``VorleserCore/Script/utterances``.
        public let index: Int
        /// What it covers of the book.
        public let span: TextSpan
        /// Seconds from the start of the file to its first sample.
        public let start: Double
        /// Seconds from the start of the file to the end of its sound; the silence after it is not part of it.
        public let end: Double
        /// In order, without overlap; seconds from the start of the file.
        public let words: [WordTime]
    }

    /// In the order of the book.
    public internal(set) var tracks: [Track]
}

extension Timeline.SpokenUtterance {
    /// - Parameters:
    ///   - clip: What is spoken.
    ///   - utterance: Whose sound it is.
    ///   - index: Its index in the script.
    ///   - range: Where it stands in the file, in samples; longer or shorter than the clip at another speed.
    init(_ clip: Clip, of utterance: Utterance, at index: Int, in range: Range<Int>) {
        let rate = Double(clip.sampleRate)
        let start = Double(range.lowerBound) / rate
        let scale = clip.samples.isEmpty ? 1 : Double(range.count) / Double(clip.samples.count)
        let end = Double(range.upperBound) / rate
        // Kept clips may say anything.
        func inside(_ seconds: Double) -> Double { seconds >= start ? min(seconds, end) : start }
        self.index = index
        self.span = utterance.span
        self.start = start
        self.end = end
        self.words = clip.wordTimes(from: utterance.span.lowerBound).map {
            WordTime(span: $0.span, start: inside(start + $0.start * scale), end: inside(start + $0.end * scale))
        }
    }
}
