import Kokoro

/// Looks for what goes wrong in a neural voice now and then, without listening.
///
/// The bounds are wide: they tell a fault from speech, not good speech from better. Twenty phonemes a second are more
/// than the fastest readers say; a closing syllable alone may last half a second.
struct ClipCheck: Hashable, Sendable {
    /// Seconds for each symbol that sounds.
    var pace = 0.035...0.2
    /// A part of few phonemes may last so much longer, in seconds.
    var leeway = 0.5
    /// Silence inside words and between words without a mark, in seconds.
    var longestSilence = 1.2
    /// The share of samples beyond full scale.
    var mostClipped = 0.001
    /// Whether the end of a part must sound like one.
    var mindsEnds = true

    /// Looks at a part.
    /// - Parameters:
    ///   - sound: What the network made.
    ///   - loudness: Of its samples.
    ///   - gain: What the voice's samples are multiplied with.
    /// - Returns: What is odd about it; empty when nothing is.
    func flaws(of sound: KokoroSound, _ loudness: LoudnessProfile, gain: Float = 1) -> [ClipFlaw] {
        [
            paceFlaw(of: sound), silenceFlaw(of: sound, loudness), clippingFlaw(of: sound, gain),
            mindsEnds && Self.breaksOff(sound, loudness) ? .brokenOff : nil,
            mindsEnds && Self.endsFaintly(sound, loudness) ? .faintEnd : nil,
            sound.samples.allSatisfy(\.isFinite) ? nil : .notFinite,
        ].compactMap { $0 }
    }

    private func paceFlaw(of sound: KokoroSound) -> ClipFlaw? {
        let sounding = zip(sound.symbols, sound.spans).filter { $0.0.kind == .sound }.map(\.1)
        guard !sounding.isEmpty else { return nil }
        let seconds = Self.seconds(sounding.reduce(0) { $0 + $1.count })
        let each = seconds / Double(sounding.count)
        if each < pace.lowerBound { return .hurried(secondsPerPhoneme: each) }
        return seconds > pace.upperBound * Double(sounding.count) + leeway ? .dragging(secondsPerPhoneme: each) : nil
    }

    private func silenceFlaw(of sound: KokoroSound, _ loudness: LoudnessProfile) -> ClipFlaw? {
        let isMark = Set(
            zip(sound.symbols, sound.spans).filter { $0.0.kind != .sound && $0.0.kind != .space }
                .flatMap { loudness.blocks($0.1) }
        )
        var (longest, here) = (0, 0)
        for block in loudness.blocks(sound.speech) where !isMark.contains(block) {
            here = loudness.isQuiet(block) ? here + 1 : 0
            longest = max(longest, here)
        }
        let seconds = Self.seconds(longest * LoudnessProfile.block)
        return seconds > longestSilence ? .deadAir(seconds: seconds) : nil
    }

    private func clippingFlaw(of sound: KokoroSound, _ gain: Float) -> ClipFlaw? {
        guard !sound.samples.isEmpty else { return nil }
        let share = Double(sound.samples.count { abs($0 * gain) > 1 }) / Double(sound.samples.count)
        return share > mostClipped ? .clipped(share: share) : nil
    }

    /// The last 20 ms are nearly as loud as speech.
    private static func breaksOff(_ sound: KokoroSound, _ loudness: LoudnessProfile) -> Bool {
        let end = sound.samples.count
        guard end > 0, loudness.speech > 0 else { return false }
        return loudness.power(of: max(end - 480, 0)..<end) > loudness.speech / 10
    }

    /// The last of several words is 30 dB weaker than all of them, or nothing can be heard at all.
    private static func endsFaintly(_ sound: KokoroSound, _ loudness: LoudnessProfile) -> Bool {
        let words = sound.words
        guard loudness.speech > 1e-6 else { return true }
        guard words.count > 2, let last = words.last else { return false }
        return loudness.blocks(last.span).allSatisfy { loudness[$0] < loudness.speech / 1000 }
    }

    private static func seconds(_ samples: Int) -> Double { Double(samples) / Double(KokoroSpeech.sampleRate) }
}
