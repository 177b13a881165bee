import Tensors

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A snake convolution as its definition says, in double precision.
struct SnakeOracle {
    let channels: Int
    let taps: Int
    let dilation: Int
    private(set) var weights: [Float]
    let bias: [Float]
    let alpha: [Float]
    let gain: [Float]
    let offset: [Float]

    /// Random parameters, in the order of magnitude that trained ones have.
    init(channels: Int, taps: Int, dilation: Int, random: inout SmallNumbers) {
        self.channels = channels
        self.taps = taps
        self.dilation = dilation
        let size = 1 / Float(channels * taps).squareRoot()
        weights = random.numbers(channels * channels * taps).map { $0 * size }
        bias = random.numbers(channels)
        alpha = random.numbers(channels).map { abs($0) + 0.25 }
        gain = random.numbers(channels).map { $0 + 1.5 }
        offset = random.numbers(channels)
    }

    /// Makes each output channel's weights as large as its gain.
    mutating func normalise(gain: [Float]) {
        let length = channels * taps
        for output in 0..<channels {
            let range = output * length..<(output + 1) * length
            let norm = weights[range].reduce(0.0) { $0 + Double($1) * Double($1) }.squareRoot()
            for index in range { weights[index] = Float(Double(weights[index]) * Double(gain[output]) / norm) }
        }
    }

    func snake(_ x: [[Float]]) -> [[Double]] {
        x.map { row in
            (0..<channels).map { channel in
                let value = Double(gain[channel]) * Double(row[channel]) + Double(offset[channel])
                let alpha = Double(alpha[channel])
                return alpha == 0 ? value : value + sin(alpha * value) * sin(alpha * value) / alpha
            }
        }
    }

    /// The convolution's rows in `rows`, of activated rows.
    func convolve(_ activated: [[Double]], rows: some Sequence<Int>) -> [[Double]] {
        // [out][tap][in]
        let ordered = (0..<channels).map { output in
            (0..<taps).map { tap in
                (0..<channels).map { Double(weights[(output * channels + $0) * taps + tap]) }
            }
        }
        return rows.map { row in
            (0..<channels).map { output in
                var sum = Double(bias[output])
                for tap in 0..<taps {
                    let from = row + (tap - taps / 2) * dilation
                    guard activated.indices.contains(from) else { continue }
                    for (weight, value) in zip(ordered[output][tap], activated[from]) { sum += weight * value }
                }
                return sum
            }
        }
    }
}

/// Numbers in -1 ..< 1, the same each time.
struct SmallNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> Float {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Float(Int32(truncatingIfNeeded: state >> 32)) * 0x1p-31
    }

    mutating func numbers(_ count: Int) -> [Float] { (0..<count).map { _ in next() } }
}
