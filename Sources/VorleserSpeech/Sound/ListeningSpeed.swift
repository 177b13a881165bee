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

    /// The clip at this speed, its word times too.
    /// - Throws: ``VorleserCore/SpeechError/engineFailed(engine:reason:)`` when memory does not suffice.
    public func callAsFunction(_ clip: Clip) throws(SpeechError) -> Clip {
        guard speed != 1, !clip.samples.isEmpty else { return clip }
        let samples = try stretched(clip.samples, sampleRate: clip.sampleRate)
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
