#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Mono sound while it is made ready for listening.
struct Waveform {
    /// −1 … 1 once it is limited.
    private(set) var samples: [Float]
    /// Samples per second.
    let sampleRate: Int

    /// - Parameters:
    ///   - samples: 16-bit samples.
    ///   - sampleRate: Samples per second.
    ///   - gain: What they are multiplied with.
    init(_ samples: [Int16], sampleRate: Int, gain: Float) {
        self.samples = samples.map { Float($0) * gain / 32_768 }
        self.sampleRate = sampleRate
    }

    /// - Parameters:
    ///   - samples: About −1 … 1; what is no number becomes silence.
    ///   - sampleRate: Samples per second.
    ///   - gain: What they are multiplied with.
    init(floats samples: [Float], sampleRate: Int, gain: Float) {
        self.samples = samples.map { $0.isFinite ? $0 * gain : 0 }
        self.sampleRate = sampleRate
    }

    /// Takes away what lies below every voice: an offset from zero, and thumps.
    ///
    /// A Butterworth high-pass of second order. Source: R. Bristow-Johnson, “Cookbook formulae for audio EQ biquad
    /// filter coefficients”.
    mutating func removeRumble(below frequency: Double = 40) {
        let angle = 2 * Double.pi * frequency / Double(sampleRate)
        let (cosine, alpha) = (cos(angle), sin(angle) / 2.squareRoot())
        let b = Float((1 + cosine) / 2 / (1 + alpha))
        let (a1, a2) = (Float(-2 * cosine / (1 + alpha)), Float((1 - alpha) / (1 + alpha)))
        var (x1, x2, y1, y2): (Float, Float, Float, Float) = (0, 0, 0, 0)
        for index in samples.indices {
            let x = samples[index]
            let y = b * (x - 2 * x1 + x2) - a1 * y1 - a2 * y2
            (x2, x1, y2, y1) = (x1, x, y1, y)
            samples[index] = y
        }
    }

    /// Bends the few peaks that come near full scale, so that nothing is louder than −1 dB.
    mutating func limit() {
        let (knee, ceiling): (Float, Float) = (0.7, 0.86)
        let room = ceiling - knee
        for index in samples.indices where abs(samples[index]) > knee {
            let bent = knee + room * tanh((abs(samples[index]) - knee) / room)
            samples[index] = samples[index] < 0 ? -bent : bent
        }
    }

    /// Cuts the silence at both ends, but for a few milliseconds, and fades the cuts so that they do not click.
    /// - Returns: Where the sound now begins, in seconds of what it was.
    mutating func trimSilence() -> Double {
        let block = sampleRate / 200
        let blocks = stride(from: 0, to: samples.count, by: block).map { isLoud($0..<min($0 + block, samples.count)) }
        guard let first = blocks.firstIndex(of: true), let last = blocks.lastIndex(of: true) else { return 0 }
        let start = max(first * block - Self.keptBefore(sampleRate), 0)
        let end = min((last + 1) * block + Self.keptAfter(sampleRate), samples.count)
        samples = Array(samples[start..<end])
        fadeEnds()
        return Double(start) / Double(sampleRate)
    }

    /// The quietest that is heard as part of a word: 32 dB below the level of speech, as a power.
    private static let quietest: Float = 6.3e-6

    private func isLoud(_ range: Range<Int>) -> Bool {
        samples[range].reduce(0) { $0 + $1 * $1 } > Self.quietest * Float(range.count)
    }

    private static func keptBefore(_ sampleRate: Int) -> Int { sampleRate * 15 / 1000 }
    private static func keptAfter(_ sampleRate: Int) -> Int { sampleRate * 25 / 1000 }

    /// Keeps a stretch and fades its ends, so that they do not click.
    mutating func keep(_ range: Range<Int>) {
        samples = Array(samples[range])
        fadeEnds()
    }

    /// Makes a stretch silent, but for a few milliseconds at its ends in which it fades.
    mutating func silence(_ range: Range<Int>) {
        let length = min(sampleRate * 5 / 1000, range.count / 2)
        for index in range {
            let distance = min(index - range.lowerBound, range.upperBound - 1 - index)
            samples[index] *= distance < length ? 1 - Float(distance + 1) / Float(length + 1) : 0
        }
    }

    private mutating func fadeEnds() {
        let length = min(sampleRate * 5 / 1000, samples.count / 2)
        for index in 0..<length {
            let gain = Float(index) / Float(length)
            samples[index] *= gain
            samples[samples.count - 1 - index] *= gain
        }
    }
}
