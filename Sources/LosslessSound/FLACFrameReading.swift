/// Reads one frame. Nothing in it is trusted. Source: RFC 9639 §9.
enum FLACFrameReading {
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - start: Where the frame begins.
    /// - Returns: Its samples, and where it ends; `nil` when it is damaged or not of one channel and 16 bits.
    static func frame(in bytes: [UInt8], at start: Int) -> (samples: [Int16], end: Int)? {
        var bits = BitReader(bytes, at: start)
        guard let blockSize = blockSize(&bits, bytes, start) else { return nil }
        guard let samples = subframe(&bits, blockSize) else { return nil }
        bits.align()
        let end = bits.byte
        guard let checksum = bits.read(16), UInt16(checksum) == FLACChecksum.crc16(bytes[start..<end]) else {
            return nil
        }
        guard samples.allSatisfy({ (-32_768...32_767).contains($0) }) else { return nil }
        return (samples.map { Int16(truncatingIfNeeded: $0) }, end + 2)
    }

    /// What stands before the sound.
    private static func blockSize(_ bits: inout BitReader, _ bytes: [UInt8], _ start: Int) -> Int? {
        guard bits.read(15) == 0b111_1111_1111_1100, bits.read(1) != nil, let sizeCode = bits.read(4),
            let rateCode = bits.read(4), bits.read(4) == 0, let depth = bits.read(3), depth == 0 || depth == 0b100,
            bits.read(1) == 0, skipNumber(&bits)
        else { return nil }
        let size: Int? =
            switch sizeCode {
            case 1: 192
            case 2...5: 576 << (sizeCode - 2)
            case 6: bits.read(8).map { $0 + 1 }
            case 7: bits.read(16).map { $0 + 1 }
            case 8...15: 256 << (sizeCode - 8)
            default: nil
            }
        switch rateCode {
        case 0b1100: guard bits.read(8) != nil else { return nil }
        case 0b1101, 0b1110: guard bits.read(16) != nil else { return nil }
        case 0b1111: return nil
        default: break
        }
        let end = bits.byte
        guard let size, let checksum = bits.read(8), UInt8(checksum) == FLACChecksum.crc8(bytes[start..<end]) else {
            return nil
        }
        return size
    }

    /// The frame's number, written as UTF-8 would.
    private static func skipNumber(_ bits: inout BitReader) -> Bool {
        guard let first = bits.read(8) else { return false }
        let following = (~UInt8(first)).leadingZeroBitCount
        guard following != 1, following <= 7 else { return false }
        for _ in 0..<max(following - 1, 0) {
            guard let next = bits.read(8), next & 0xC0 == 0x80 else { return false }
        }
        return true
    }

    private static func subframe(_ bits: inout BitReader, _ count: Int) -> [Int64]? {
        guard bits.read(1) == 0, let kind = bits.read(6), let hasWaste = bits.read(1) else { return nil }
        var waste = 0
        if hasWaste == 1 {
            guard let zeros = bits.readUnary(atMost: 15) else { return nil }
            waste = zeros + 1
        }
        let depth = 16 - waste
        guard depth > 0 else { return nil }
        let samples: [Int64]? =
            switch kind {
            case 0: bits.readSigned(depth).map { Array(repeating: $0, count: count) }
            case 1: verbatim(&bits, count, depth)
            case 8...12: fixed(&bits, order: kind - 8, count, depth)
            case 32...63: linear(&bits, order: kind - 31, count, depth)
            default: nil
            }
        return waste == 0 ? samples : samples?.map { $0 << Int64(waste) }
    }

    private static func verbatim(_ bits: inout BitReader, _ count: Int, _ depth: Int) -> [Int64]? {
        var samples: [Int64] = []
        samples.reserveCapacity(count)
        for _ in 0..<count {
            guard let sample = bits.readSigned(depth) else { return nil }
            samples.append(sample)
        }
        return samples
    }

    private static let fixedPredictors: [[Int64]] = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]]

    private static func fixed(_ bits: inout BitReader, order: Int, _ count: Int, _ depth: Int) -> [Int64]? {
        guard order <= count, let start = verbatim(&bits, order, depth) else { return nil }
        return predicted(&bits, start, fixedPredictors[order], shift: 0, count)
    }

    private static func linear(_ bits: inout BitReader, order: Int, _ count: Int, _ depth: Int) -> [Int64]? {
        guard order <= count, let start = verbatim(&bits, order, depth), let precision = bits.read(4), precision < 15,
            let shift = bits.readSigned(5), shift >= 0
        else { return nil }
        var predictor: [Int64] = []
        for _ in 0..<order {
            guard let coefficient = bits.readSigned(precision + 1) else { return nil }
            predictor.append(coefficient)
        }
        return predicted(&bits, start, predictor, shift: shift, count)
    }

    private static func predicted(
        _ bits: inout BitReader,
        _ start: [Int64],
        _ predictor: [Int64],
        shift: Int64,
        _ count: Int
    ) -> [Int64]? {
        guard let residual = residual(&bits, order: start.count, count) else { return nil }
        var samples = start
        samples.reserveCapacity(count)
        for rest in residual {
            var sum: Int64 = 0
            for (index, coefficient) in predictor.enumerated() {
                sum &+= coefficient &* samples[samples.count - 1 - index]
            }
            let sample = sum >> shift &+ rest
            // No sound of 16 bits goes beyond, and what does would soon overflow.
            guard sample.magnitude < 1 << 32 else { return nil }
            samples.append(sample)
        }
        return samples
    }

    private static func residual(_ bits: inout BitReader, order: Int, _ count: Int) -> [Int64]? {
        guard let method = bits.read(2), method < 2, let partitionOrder = bits.read(4) else { return nil }
        let width = method == 0 ? 4 : 5
        let escape = 1 << width - 1
        let length = count >> partitionOrder
        guard length << partitionOrder == count, length >= order else { return nil }
        var residual: [Int64] = []
        residual.reserveCapacity(count - order)
        for partition in 0..<(1 << partitionOrder) {
            guard let parameter = bits.read(width) else { return nil }
            let here = partition == 0 ? length - order : length
            if parameter == escape {
                guard let depth = bits.read(5) else { return nil }
                for _ in 0..<here {
                    guard let value = depth == 0 ? 0 : bits.readSigned(depth) else { return nil }
                    residual.append(value)
                }
                continue
            }
            for _ in 0..<here {
                guard let high = bits.readUnary(atMost: 1 << 21), let low = bits.read(parameter) else { return nil }
                let folded = Int64(high) << Int64(parameter) | Int64(low)
                residual.append(folded >> 1 ^ -(folded & 1))
            }
        }
        return residual
    }
}
