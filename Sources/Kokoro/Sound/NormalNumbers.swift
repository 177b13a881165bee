#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Standard normal numbers that depend on a seed alone.
///
/// Papers: Steele, Lea & Flood 2014 (SplitMix64), Marsaglia & Bray 1964 (the polar method).
struct NormalNumbers {
    private var state: UInt64
    /// The polar method makes two at a time.
    private var spare: Float?

    /// * `stream`: Streams of one seed are independent.
    init(seed: UInt64, stream: UInt64) {
        state = seed
        // Scrambled twice, so that neighbouring seeds and streams begin far apart.
        state = nextBits() ^ stream
        state = nextBits()
    }

    mutating func next() -> Float {
        if let number = spare {
            spare = nil
            return number
        }
        while true {
            let bits = nextBits()
            let x = Float(Int32(truncatingIfNeeded: bits)) * 0x1p-31
            let y = Float(Int32(truncatingIfNeeded: bits >> 32)) * 0x1p-31
            let square = x * x + y * y
            guard square > 0, square < 1 else { continue }
            let scale = (-2 * log(square) / square).squareRoot()
            spare = scale * y
            return scale * x
        }
    }

    private mutating func nextBits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
