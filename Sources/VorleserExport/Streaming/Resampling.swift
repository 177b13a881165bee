#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Brings sound to another sample rate, piece by piece.
///
/// A bank of low-pass filters, one for each place that a new sample can have between two old ones.
/// Source: Crochiere and Rabiner, “Multirate Digital Signal Processing”, 1983, § 3.3; a sine weighted by Kaiser's window.
struct Resampling {
    /// This number of new samples replaces ``down`` old ones.
    private let up: Int
    private let down: Int
    /// [up × taps]
    private let filters: [[Float]]
    /// Old samples that are still needed.
    private var pending: [Float]
    /// Where the next new sample stands, counted from the first pending one in parts of 1 ∕ up.
    private var position = 0

    private static let taps = 48

    /// - Parameters:
    ///   - old: Samples per second of what comes, above 0.
    ///   - new: Samples per second of what is made of it, above 0.
    init(from old: Int, to new: Int) {
        precondition(old > 0 && new > 0, "No sound has \(old) or \(new) samples per second")
        let divisor = Self.greatestCommonDivisor(old, new)
        (up, down) = (new / divisor, old / divisor)
        // What the slower of both cannot hold is taken away, with some room for the filter's slope.
        let cutoff = min(1, Double(new) / Double(old)) * 0.92
        filters = (0..<up).map { [up] phase in Self.filter(shift: Double(phase) / Double(up), cutoff: cutoff) }
        pending = [Float](repeating: 0, count: Self.taps / 2 - 1)
    }

    /// - Returns: What can be made of all that has come so far.
    mutating func callAsFunction(_ samples: [Float]) -> [Float] {
        if up == down { return samples }
        pending += samples
        var result: [Float] = []
        result.reserveCapacity(samples.count * up / down + 1)
        while position / up + Self.taps <= pending.count {
            let filter = filters[position % up]
            let start = position / up
            var sum: Float = 0
            for tap in 0..<Self.taps { sum += pending[start + tap] * filter[tap] }
            result.append(sum)
            position += down
        }
        let used = min(position / up, pending.count)
        pending.removeFirst(used)
        position -= used * up
        return result
    }

    /// - Returns: The rest, once nothing more comes.
    mutating func finish() -> [Float] { up == down ? [] : self([Float](repeating: 0, count: Self.taps / 2)) }

    /// A low-pass filter that moves the sound by a part of a sample, and leaves what is constant as it is.
    private static func filter(shift: Double, cutoff: Double) -> [Float] {
        let centre = Double(taps / 2 - 1) + shift
        let weights = (0..<taps).map { tap in
            let distance = Double(tap) - centre
            let angle = Double.pi * distance * cutoff
            return (angle == 0 ? 1 : sin(angle) / angle) * window(distance / Double(taps / 2))
        }
        let sum = weights.reduce(0, +)
        return weights.map { Float($0 / sum) }
    }

    /// Kaiser's window, 80 dB down beside the main lobe.
    private static func window(_ place: Double) -> Double {
        abs(place) >= 1 ? 0 : bessel(7.86 * (1 - place * place).squareRoot()) / bessel(7.86)
    }

    /// The modified Bessel function of order 0, by its series.
    private static func bessel(_ x: Double) -> Double {
        var (sum, term) = (1.0, 1.0)
        for k in 1...40 {
            term *= (x / 2 / Double(k)) * (x / 2 / Double(k))
            sum += term
        }
        return sum
    }

    private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
        b == 0 ? a : greatestCommonDivisor(b, a % b)
    }
}

/// Pieces of sound, whatever their rates, as one sound of a steady rate.
public struct SteadyRate {
    /// Samples per second.
    public let sampleRate: Int
    private var resampling: (rate: Int, conversion: Resampling)?

    /// - Parameter sampleRate: Samples per second of what is made, above 0.
    public init(_ sampleRate: Int) { self.sampleRate = sampleRate }

    /// - Parameter piece: What comes next.
    /// - Returns: What can be made of all that has come so far.
    public mutating func samples(of piece: SoundPiece) -> [Float] {
        guard piece.sampleRate > 0 else { return [] }
        var result: [Float] = []
        if let before = resampling, before.rate != piece.sampleRate { result = finish() }
        var current = resampling?.conversion ?? Resampling(from: piece.sampleRate, to: sampleRate)
        result += current(piece.samples)
        resampling = (piece.sampleRate, current)
        return result
    }

    /// - Returns: The rest, once nothing more comes.
    public mutating func finish() -> [Float] {
        defer { resampling = nil }
        var last = resampling?.conversion
        return last?.finish() ?? []
    }
}
