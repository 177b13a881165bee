/// Writes one frame. Source: RFC 9639 §9.
enum FLACFrameWriting {
    /// - Parameters:
    ///   - samples: 1 … 65,535, each of 16 bits.
    ///   - number: Which frame it is, counted from 0.
    ///   - sampleRate: Samples per second.
    /// - Returns: The frame, whole.
    static func frame(of samples: [Int32], number: Int, sampleRate: Int) -> [UInt8] {
        var bits = BitWriter()
        bits.append(0b11111111_111110, count: 14)
        // Frames of one length: their numbers are counted, not their samples.
        bits.append(0, count: 2)
        // The length follows as 16 bits; so does the rate where it can be said so.
        bits.append(0b0111, count: 4)
        let rateFollows = sampleRate <= 0xFFFF
        bits.append(rateFollows ? 0b1101 : 0b0000, count: 4)
        // One channel, 16 bits.
        bits.append(0b0000, count: 4)
        bits.append(0b1000, count: 4)
        for byte in coded(UInt64(number)) { bits.append(UInt64(byte), count: 8) }
        bits.append(UInt64(samples.count - 1), count: 16)
        if rateFollows { bits.append(UInt64(sampleRate), count: 16) }
        bits.append(UInt64(FLACChecksum.crc8(bits.bytes[...])), count: 8)
        write(samples, to: &bits)
        bits.align()
        bits.append(UInt64(FLACChecksum.crc16(bits.bytes[...])), count: 16)
        return bits.bytes
    }

    /// A number as UTF-8 would write it, up to 36 bits.
    static func coded(_ number: UInt64) -> [UInt8] {
        if number < 0x80 { return [UInt8(number)] }
        var rest = number
        var tail: [UInt8] = []
        // The first byte has room for 6 bits less one for each byte that follows.
        while rest >= 1 << UInt64(6 - tail.count) {
            tail.insert(UInt8(0x80 | rest & 0x3F), at: 0)
            rest >>= 6
        }
        let lead = UInt8(truncatingIfNeeded: 0xFF00 >> UInt64(tail.count + 1))
        return [lead | UInt8(rest)] + tail
    }

    // MARK: The sound

    private static func write(_ samples: [Int32], to bits: inout BitWriter) {
        if samples.allSatisfy({ $0 == samples[0] }) {
            bits.append(0b0000_0000, count: 8)
            bits.append(signed: Int64(samples[0]), count: 16)
            return
        }
        let (order, residual) = prediction(of: samples)
        let coding = RiceCoding(residual, order: order, blockSize: samples.count)
        guard coding.bits + order * 16 < samples.count * 16 else {
            bits.append(0b0000_0010, count: 8)
            for sample in samples { bits.append(signed: Int64(sample), count: 16) }
            return
        }
        // 001, the order in three bits; nothing wasted.
        bits.append(UInt64(0b001000 | order) << 1, count: 8)
        for sample in samples.prefix(order) { bits.append(signed: Int64(sample), count: 16) }
        coding.write(residual, to: &bits)
    }

    /// The fixed predictor that leaves least, and what it leaves.
    private static func prediction(of samples: [Int32]) -> (order: Int, residual: [Int32]) {
        var best = (order: 0, residual: samples, cost: cost(samples[...]))
        var differences = samples
        for order in 1...4 where samples.count > order {
            // Each order's residual is the differences of the one before.
            differences = zip(differences.dropFirst(), differences).map { $0 - $1 }
            let cost = cost(differences[...])
            if cost < best.cost { best = (order, differences, cost) }
        }
        return (best.order, best.residual)
    }

    private static func cost(_ residual: ArraySlice<Int32>) -> UInt64 {
        residual.reduce(0) { $0 + UInt64($1.magnitude) }
    }
}

/// How a residual is written: partitions, each with a parameter of its own. Source: RFC 9639 §9.2.7.
struct RiceCoding {
    private let order: Int
    private let blockSize: Int
    private let partitionOrder: Int
    private let parameters: [Int]
    /// How many bits it takes.
    let bits: Int

    private static let mostPartitions = 6
    /// More fits into five bits only; residuals of 16 bits and the fourth order have 20.
    private static let mostParameter = 30

    init(_ residual: [Int32], order: Int, blockSize: Int) {
        self.order = order
        self.blockSize = blockSize
        var best: (partitionOrder: Int, parameters: [Int], bits: Int)?
        for partitionOrder in 0...Self.mostPartitions {
            let length = blockSize >> partitionOrder
            guard length << partitionOrder == blockSize, length > order else { break }
            var (parameters, bits) = ([Int](), 0)
            for partition in Self.partitions(residual, order, length) {
                let choice = Self.parameter(for: partition)
                parameters.append(choice.parameter)
                bits += choice.bits + 5
            }
            if best.map({ bits < $0.bits }) ?? true { best = (partitionOrder, parameters, bits) }
        }
        (partitionOrder, parameters, bits) = best ?? (0, [Self.mostParameter], Int.max / 2)
    }

    func write(_ residual: [Int32], to bits: inout BitWriter) {
        let isWide = parameters.contains { $0 > 14 }
        bits.append(isWide ? 1 : 0, count: 2)
        bits.append(UInt64(partitionOrder), count: 4)
        for (partition, parameter) in zip(Self.partitions(residual, order, blockSize >> partitionOrder), parameters) {
            bits.append(UInt64(parameter), count: isWide ? 5 : 4)
            for value in partition {
                let folded = Self.folded(value)
                bits.appendUnary(Int(folded >> UInt32(parameter)))
                bits.append(UInt64(folded) & (1 << UInt64(parameter) - 1), count: parameter)
            }
        }
    }

    /// The first is shorter by the samples that stand before the residual.
    private static func partitions(_ residual: [Int32], _ order: Int, _ length: Int) -> [ArraySlice<Int32>] {
        stride(from: 0, to: residual.count + order, by: length).map { start in
            residual[max(start - order, 0)..<min(start + length - order, residual.count)]
        }
    }

    /// Positive and negative numbers by turns.
    private static func folded(_ value: Int32) -> UInt32 { UInt32(bitPattern: value << 1 ^ value >> 31) }

    private static func parameter(for values: ArraySlice<Int32>) -> (parameter: Int, bits: Int) {
        let sum = values.reduce(UInt64(0)) { $0 + UInt64(folded($1)) }
        let mean = values.isEmpty ? 0 : sum / UInt64(values.count)
        let guess = mean == 0 ? 0 : 63 - mean.leadingZeroBitCount
        let near = max(guess - 1, 0)...min(guess + 1, mostParameter)
        return near.map { parameter in
            let quotients = values.reduce(0) { $0 + Int(folded($1) >> UInt32(parameter)) }
            return (parameter, quotients + values.count * (parameter + 1))
        }.min { $0.bits < $1.bits } ?? (0, 0)
    }
}
