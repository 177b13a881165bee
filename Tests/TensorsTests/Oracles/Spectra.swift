#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// `torch.stft` and `torch.istft` as they are defined: centred, mirrored, with a periodic Hann window.
struct NaiveSpectra {
    let size: Int
    let hop: Int

    private func window(_ n: Int) -> Double { 0.5 - 0.5 * cos(2 * Double.pi * Double(n) / Double(size)) }

    /// Real and imaginary parts by piece and frequency.
    func transform(_ samples: [Double]) -> [[(real: Double, imaginary: Double)]] {
        let mirrored = (-size / 2..<samples.count + size / 2).map { index in
            samples[index < 0 ? -index : index >= samples.count ? 2 * (samples.count - 1) - index : index]
        }
        return (0...samples.count / hop).map { piece in
            (0...size / 2).map { bin in
                var sum = (real: 0.0, imaginary: 0.0)
                for n in 0..<size {
                    let angle = -2 * Double.pi * Double(n * bin) / Double(size)
                    sum.real += mirrored[piece * hop + n] * window(n) * cos(angle)
                    sum.imaginary += mirrored[piece * hop + n] * window(n) * sin(angle)
                }
                return sum
            }
        }
    }

    func inverse(magnitudes: [[Double]], phases: [[Double]]) -> [Double] {
        var sum = [Double](repeating: 0, count: (magnitudes.count - 1) * hop + size)
        var squares = sum
        for piece in magnitudes.indices {
            for n in 0..<size {
                var value = 0.0
                for bin in 0...size / 2 {
                    let angle = 2 * Double.pi * Double(n * bin) / Double(size) + phases[piece][bin]
                    // The real result's other half of the spectrum is the mirror image of this one.
                    let twice = bin == 0 || bin == size / 2 ? 1.0 : 2.0
                    value += twice * magnitudes[piece][bin] * cos(angle) / Double(size)
                }
                sum[piece * hop + n] += value * window(n)
                squares[piece * hop + n] += window(n) * window(n)
            }
        }
        let kept = size / 2..<sum.count - size / 2
        return kept.map { sum[$0] / squares[$0] }
    }
}
