/// What the network made of an utterance.
public struct KokoroSpeech: Hashable, Sendable {
    /// Mono, 24,000 a second, about −1 … 1.
    public let samples: [Float]
    /// How long each token lasts, the zero at either end included, in frames of 600 samples.
    public let frames: [Int]

    public init(samples: [Float], frames: [Int]) {
        self.samples = samples
        self.frames = frames
    }

    /// Samples per second.
    public static let sampleRate = 24_000
    /// Samples in a frame.
    public static let samplesPerFrame = 600
}
