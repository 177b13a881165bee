import Foundation

/// Magnitudes of a sound's frequencies over time.
enum Spectrogram {
    private static let window = 1024
    private static let hop = 256
    /// What trades places before a transform: numbers whose bits are each other's reverse.
    private static let swaps: [(Int, Int)] = (0..<window).compactMap { i in
        let bits = window.trailingZeroBitCount
        let j = (0..<bits).reduce(0) { $0 | ((i >> $1) & 1) << (bits - 1 - $1) }
        return i < j ? (i, j) : nil
    }

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
        let angles = (0..<window).map { 2 * Double.pi * Double($0) / Double(window) }
        let hann = angles.map { 0.5 - 0.5 * cos($0) }
        let (cosines, sines) = (angles.map { cos($0) }, angles.map { -sin($0) })
        return stride(from: 0, through: sound.count - window, by: hop).flatMap { start in
            var real = (0..<window).map { Double(sound[start + $0]) * hann[$0] }
            var imaginary = [Double](repeating: 0, count: window)
            real.withUnsafeMutableBufferPointer { real in
                imaginary.withUnsafeMutableBufferPointer { transform(real, $0, cosines, sines) }
            }
            return (0...window / 2).map { (real[$0] * real[$0] + imaginary[$0] * imaginary[$0]).squareRoot() }
        }
    }

    /// Cooley & Tukey 1965, in place. Loops by hand: without optimisation a range takes longer than what is done in it.
    private static func transform(
        _ real: UnsafeMutableBufferPointer<Double>,
        _ imaginary: UnsafeMutableBufferPointer<Double>,
        _ cosines: [Double],
        _ sines: [Double]
    ) {
        for (i, j) in swaps {
            real.swapAt(i, j)
            imaginary.swapAt(i, j)
        }
        var half = 1
        while half < window {
            var start = 0
            while start < window {
                var k = 0
                while k < half {
                    let (c, s) = (cosines[k * (window / 2 / half)], sines[k * (window / 2 / half)])
                    let (i, j) = (start + k, start + k + half)
                    let x = real[j] * c - imaginary[j] * s
                    let y = real[j] * s + imaginary[j] * c
                    real[j] = real[i] - x
                    imaginary[j] = imaginary[i] - y
                    real[i] += x
                    imaginary[i] += y
                    k += 1
                }
                start += 2 * half
            }
            half *= 2
        }
    }
}
