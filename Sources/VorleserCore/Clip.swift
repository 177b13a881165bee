/// The sound of one utterance.
public struct Clip: Hashable, Sendable {
    /// Mono, −1 … 1. Silence before and after the speech is trimmed; pauses are not part of a clip.
    public let samples: [Float]
    /// Samples per second.
    public let sampleRate: Int
    /// When each word of the book sounds; in order, without overlap.
    public let words: [WordTime]

    public init(samples: [Float], sampleRate: Int, words: [WordTime]) {
        self.samples = samples
        self.sampleRate = sampleRate
        self.words = words
    }

    /// How long it sounds, in seconds.
    public var seconds: Double { Double(samples.count) / Double(sampleRate) }
}

/// When a word of the book sounds.
public struct WordTime: Hashable, Codable, Sendable {
    /// The word as printed.
    public let span: TextSpan
    /// Seconds from the clip's first sample.
    public let start: Double
    /// Seconds from the clip's first sample; not before ``start``.
    public let end: Double

    public init(span: TextSpan, start: Double, end: Double) {
        self.span = span
        self.start = start
        self.end = end
    }
}
