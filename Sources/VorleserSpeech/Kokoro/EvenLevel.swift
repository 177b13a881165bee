#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Keeps what a voice says near one level.
///
/// The network makes the shortest utterances up to three decibels louder than the rest, whatever they say: “Yes.” as well as
/// “Stop!”. Long ones differ by a quarter of one. So who is far from the voice's level is brought to the edge of what is
/// usual, and no further: what a speaker stresses stays stressed.
enum EvenLevel {
    /// LU about the voice's level within which nothing is changed.
    static let tolerance = 0.3
    /// The most that is changed, in LU.
    static let most = 4.0

    /// What a sound is multiplied with, beside the voice's gain.
    /// - Parameters:
    ///   - samples: What is heard of an utterance.
    ///   - gain: What brings the voice to the level of all.
    ///   - sampleRate: Samples per second.
    /// - Returns: 1 for what is near the level already.
    static func factor(for samples: ArraySlice<Float>, gain: Float, sampleRate: Int) -> Float {
        guard let loudness = Loudness.integrated(of: Array(samples), sampleRate: sampleRate) else { return 1 }
        let above = loudness + 20 * log10(Double(gain)) - Loudness.house
        let beyond = abs(above) - tolerance
        guard beyond > 0 else { return 1 }
        let change = min(beyond, most)
        return Float(pow(10, (above > 0 ? -change : change) / 20))
    }
}
