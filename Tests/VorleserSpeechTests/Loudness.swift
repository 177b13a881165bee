import FoundationEssentials

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Integrated loudness in LUFS. Source: ITU-R BS.1770-4, annex 1; the filters' analogue values as in De Man,
/// “Evaluation of Implementations of the EBU R128 Loudness Measurement”, 2018.
func loudness(of samples: [Float], sampleRate: Double) -> Double {
    var weighted = samples.map(Double.init)
    weighted.filter(highShelf(frequency: 1681.97, gain: 3.99984, quality: 0.70718, sampleRate))
    weighted.filter(highPass(frequency: 38.1355, quality: 0.50033, sampleRate))
    let (block, step) = (Int(0.4 * sampleRate), Int(0.1 * sampleRate))
    let powers = stride(from: 0, to: max(weighted.count - block, 1), by: step).map { start in
        weighted[start..<min(start + block, weighted.count)].reduce(0) { $0 + $1 * $1 } / Double(block)
    }
    let audible = powers.filter { units($0) > -70 }
    let gate = units(audible.reduce(0, +) / Double(audible.count)) - 10
    let loud = audible.filter { units($0) > gate }
    return units(loud.reduce(0, +) / Double(loud.count))
}

private func units(_ power: Double) -> Double { -0.691 + 10 * log10(power) }

private typealias Biquad = (b: [Double], a: [Double])

private func highShelf(frequency: Double, gain: Double, quality: Double, _ rate: Double) -> Biquad {
    let k = tan(.pi * frequency / rate)
    let vh = pow(10, gain / 20)
    let vb = pow(vh, 0.4996667741545416)
    let a0 = 1 + k / quality + k * k
    return (
        [(vh + vb * k / quality + k * k) / a0, 2 * (k * k - vh) / a0, (vh - vb * k / quality + k * k) / a0],
        [2 * (k * k - 1) / a0, (1 - k / quality + k * k) / a0]
    )
}

private func highPass(frequency: Double, quality: Double, _ rate: Double) -> Biquad {
    let k = tan(.pi * frequency / rate)
    let a0 = 1 + k / quality + k * k
    return ([1, -2, 1], [2 * (k * k - 1) / a0, (1 - k / quality + k * k) / a0])
}

extension [Double] {
    fileprivate mutating func filter(_ biquad: Biquad) {
        var (x1, x2, y1, y2) = (0.0, 0.0, 0.0, 0.0)
        for index in indices {
            let x = self[index]
            let y = biquad.b[0] * x + biquad.b[1] * x1 + biquad.b[2] * x2 - biquad.a[0] * y1 - biquad.a[1] * y2
            (x2, x1, y2, y1) = (x1, x, y1, y)
            self[index] = y
        }
    }
}
