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

    /// This clip, a silence, and another clip, as one.
    /// - Returns: `nil` when their sample rates differ.
    public func followed(by other: Clip, after pause: Duration) -> Clip? {
        guard sampleRate == other.sampleRate else { return nil }
        let silence = Int((max(pause / .seconds(1), 0) * Double(sampleRate)).rounded())
        let shift = Double(samples.count + silence) / Double(sampleRate)
        return Clip(
            samples: samples + [Float](repeating: 0, count: silence) + other.samples,
            sampleRate: sampleRate,
            words: words + other.words.map { WordTime(span: $0.span, start: $0.start + shift, end: $0.end + shift) }
        )
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
