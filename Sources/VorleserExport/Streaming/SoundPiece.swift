/// A stretch of mono sound.
public struct SoundPiece: Hashable, Sendable {
    /// −1 … 1.
    public let samples: [Float]
    /// Samples per second.
    public let sampleRate: Int

    public init(_ samples: [Float], sampleRate: Int) {
        self.samples = samples
        self.sampleRate = sampleRate
    }
}
