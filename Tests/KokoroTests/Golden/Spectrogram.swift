import Foundation

/// Magnitudes of a sound's frequencies over time.
enum Spectrogram {
    private static let window = 1024
    private static let hop = 256

    /// How alike the magnitude spectrograms of two sounds are: Pearson's correlation, 1 for the same.
    static func correlation(_ a: [Float], _ b: [Float]) -> Double {
        let (x, y) = (magnitudes(a), magnitudes(b))
        guard x.count == y.count, !x.isEmpty else { return 0 }
        let (meanX, meanY) = (x.reduce(0, +) / Double(x.count), y.reduce(0, +) / Double(y.count))
        var (xy, xx, yy) = (0.0, 0.0, 0.0)
        for (x, y) in zip(x, y) {
            xy += (x - meanX) * (y - meanY)
            xx += (x - meanX) * (x - meanX)
            yy += (y - meanY) * (y - meanY)
        }
        return xy / (xx * yy).squareRoot()
    }

    private static func magnitudes(_ sound: [Float]) -> [Double] {
        let hann = (0..<window).map { 0.5 - 0.5 * cos(2 * Double.pi * Double($0) / Double(window)) }
        let turns = (0..<window / 2).map { k in
            let angle = -2 * Double.pi * Double(k) / Double(window)
            return (cos(angle), sin(angle))
        }
        return stride(from: 0, through: sound.count - window, by: hop).flatMap { start in
            var real = (0..<window).map { Double(sound[start + $0]) * hann[$0] }
            var imaginary = [Double](repeating: 0, count: window)
            transform(&real, &imaginary, turns)
            return (0...window / 2).map { (real[$0] * real[$0] + imaginary[$0] * imaginary[$0]).squareRoot() }
        }
    }

    /// Cooley & Tukey 1965, in place.
    private static func transform(_ real: inout [Double], _ imaginary: inout [Double], _ turns: [(Double, Double)]) {
        let bits = window.trailingZeroBitCount
        for i in 0..<window {
            let j = (0..<bits).reduce(0) { $0 | ((i >> $1) & 1) << (bits - 1 - $1) }
            if i < j {
                real.swapAt(i, j)
                imaginary.swapAt(i, j)
            }
        }
        var half = 1
        while half < window {
            for start in stride(from: 0, to: window, by: 2 * half) {
                for k in 0..<half {
                    let (c, s) = turns[k * (window / 2 / half)]
                    let (i, j) = (start + k, start + k + half)
                    let (x, y) = (real[j] * c - imaginary[j] * s, real[j] * s + imaginary[j] * c)
                    (real[j], imaginary[j]) = (real[i] - x, imaginary[i] - y)
                    real[i] += x
                    imaginary[i] += y
                }
            }
            half *= 2
        }
    }
}
