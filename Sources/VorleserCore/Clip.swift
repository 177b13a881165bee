/// The sound of one utterance.
public struct Clip: Hashable, Sendable {
    /// Mono, −1 … 1. Silence before and after the speech is trimmed; pauses are not part of a clip.
    public let samples: [Float]
    /// Samples per second.
    public let sampleRate: Int
    /// When each word sounds; in order, without overlap.
    public let words: [ClipWord]

    public init(samples: [Float], sampleRate: Int, words: [ClipWord]) {
        self.samples = samples
        self.sampleRate = sampleRate
        self.words = words
    }

    /// This clip, a silence, and another clip, as one.
    /// - Parameters:
    ///   - other: What follows.
    ///   - pause: The silence.
    ///   - distance: How far the other's utterance starts behind this one's, in UTF-16 code units.
    /// - Returns: `nil` when their sample rates differ.
    public func followed(by other: Clip, after pause: Duration, startingAt distance: Int) -> Clip? {
        guard sampleRate == other.sampleRate else { return nil }
        let silence = Int((max(pause / .seconds(1), 0) * Double(sampleRate)).rounded())
        let shift = Double(samples.count + silence) / Double(sampleRate)
        return Clip(
            samples: samples + [Float](repeating: 0, count: silence) + other.samples,
            sampleRate: sampleRate,
            words: words
                + other.words.map {
                    ClipWord(
                        offset: $0.offset + distance,
                        length: $0.length,
                        start: $0.start + shift,
                        end: $0.end + shift
                    )
                }
        )
    }

    /// How long it sounds, in seconds.
    public var seconds: Double { Double(samples.count) / Double(sampleRate) }
}
