/// Where the harmonic source takes its random numbers from.
public enum NoiseSource: Sendable {
    /// Normal numbers that depend on this seed alone, so that the same utterance comes out twice.
    case seeded(UInt64)
    /// Given numbers, to be held against the reference.
    ///
    /// - phases: Initial phases of the harmonics, in turns, which the reference draws but which do not reach the sound:
    ///   they sit on the first sample, and the phase is summed from samples in the middle of each frame.
    /// - noise: `[N, 9]`, row by row: standard normal numbers, for each sample and harmonic.
    case injected(phases: [Float], noise: [Float])
}
