#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// How loud sound is as a whole.
///
/// Source: ITU-R BS.1770-4, annex 1; the filters' analogue values as in De Man, “Evaluation of Implementations of the EBU
/// R128 Loudness Measurement”, 2018.
enum Loudness {
    /// What all voices are brought to, in LUFS.
    static let house = -20.0

    /// Integrated loudness of one channel, in LUFS.
    /// - Parameters:
    ///   - samples: −1 … 1; what is no number counts as silence.
    ///   - sampleRate: Samples per second.
    /// - Returns: `nil` where nothing is louder than −70 LUFS.
    static func integrated(of samples: [Float], sampleRate: Int) -> Double? {
        let rate = Double(sampleRate)
        var weighted = samples.map { $0.isFinite ? Double($0) : 0 }
        weighted.filter(highShelf(frequency: 1681.97, gain: 3.99984, quality: 0.70718, rate))
        weighted.filter(highPass(frequency: 38.1355, quality: 0.50033, rate))
        let (block, step) = (sampleRate * 2 / 5, sampleRate / 10)
        let powers = stride(from: 0, to: max(weighted.count - block, 1), by: step).map { start in
            weighted[start..<min(start + block, weighted.count)].reduce(0) { $0 + $1 * $1 } / Double(block)
        }
        let audible = powers.filter { units($0) > -70 }
        guard !audible.isEmpty else { return nil }
        let gate = units(audible.reduce(0, +) / Double(audible.count)) - 10
        let loud = audible.filter { units($0) > gate }
        return units(loud.reduce(0, +) / Double(loud.count))
    }

    private static func units(_ power: Double) -> Double { -0.691 + 10 * log10(power) }

    fileprivate typealias Biquad = (b: [Double], a: [Double])

    private static func highShelf(frequency: Double, gain: Double, quality: Double, _ rate: Double) -> Biquad {
        let k = tan(.pi * frequency / rate)
        let vh = pow(10, gain / 20)
        let vb = pow(vh, 0.4996667741545416)
        let a0 = 1 + k / quality + k * k
        return (
            [(vh + vb * k / quality + k * k) / a0, 2 * (k * k - vh) / a0, (vh - vb * k / quality + k * k) / a0],
            [2 * (k * k - 1) / a0, (1 - k / quality + k * k) / a0]
        )
    }

    private static func highPass(frequency: Double, quality: Double, _ rate: Double) -> Biquad {
        let k = tan(.pi * frequency / rate)
        let a0 = 1 + k / quality + k * k
        return ([1, -2, 1], [2 * (k * k - 1) / a0, (1 - k / quality + k * k) / a0])
    }
}

extension [Double] {
    fileprivate mutating func filter(_ biquad: Loudness.Biquad) {
        let (b0, b1, b2, a1, a2) = (biquad.b[0], biquad.b[1], biquad.b[2], biquad.a[0], biquad.a[1])
        var (x1, x2, y1, y2) = (0.0, 0.0, 0.0, 0.0)
        for index in indices {
            let x = self[index]
            let y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
            (x2, x1, y2, y1) = (x1, x, y1, y)
            self[index] = y
        }
    }
}
