public import VorleserCore

/// A listening speed: how many times faster than spoken. The pitch stays.
///
/// Source: Sonic, an implementation of PICOLA for speech by Bill Cox.
public struct ListeningSpeed: Hashable, Sendable {
    /// 1 is as spoken.
    public let speed: Double

    /// The speeds at which speech can be understood.
    public static let speeds = 0.5...3.0

    /// - Parameters:
    ///   - speed: Brought into the limits when outside.
    ///   - limits: Those within which speech can be understood, unless a program asks for others; above 0.
    public init(speed: Double, within limits: ClosedRange<Double> = speeds) {
        self.speed = speed.isNaN ? 1 : min(max(speed, limits.lowerBound), limits.upperBound)
    }

    /// How many times as high a voice may be made without ceasing to be one.
    public static let pitches = 0.5...2.0

    /// The clip at this speed, its word times too.
    /// - Parameters:
    ///   - clip: What is spoken.
    ///   - pitch: How many times as high the voice is to be; brought into ``pitches`` when outside.
    /// - Returns: The clip, as long as the speed says, whatever the pitch.
    /// - Throws: ``VorleserCore/SpeechError/engineFailed(engine:reason:)`` when memory does not suffice.
    public func callAsFunction(_ clip: Clip, pitch: Double = 1) throws(SpeechError) -> Clip {
        let pitch = pitch.isNaN ? 1 : min(max(pitch, Self.pitches.lowerBound), Self.pitches.upperBound)
        guard speed != 1 || pitch != 1, !clip.samples.isEmpty else { return clip }
        let samples = try stretched(clip.samples, sampleRate: clip.sampleRate, pitch: pitch)
        let factor = Double(samples.count) / Double(clip.samples.count)
        return Clip(
            samples: samples,
            sampleRate: clip.sampleRate,
            words: clip.words.map { $0.stretched(by: factor) }
        )
    }
}

extension ListeningSpeed {
    /// Changes the pace of samples, for players and exports; what cannot be stretched stays as it is.
    public static let stretch = stretch(within: speeds)

    /// The same for other speeds than those at which speech can be understood.
    public static func stretch(within limits: ClosedRange<Double>) -> TimeStretch {
        { samples, sampleRate, speed in
            let speed = ListeningSpeed(speed: speed, within: limits)
            return speed.speed == 1 ? samples : (try? speed.stretched(samples, sampleRate: sampleRate)) ?? samples
        }
    }
}
