/// A FLAC file of one channel and 16 bits, packed and unpacked without a library: for systems that have none.
///
/// Packs with the fixed predictors alone, which takes a twentieth more room than libFLAC's; unpacks whatever predictor a
/// frame has. Source: RFC 9639.
package enum FLACFile {
    /// How many samples a frame holds, but for the last.
    package static let blockSize = 4096

    /// The marker and the one block of metadata that every file begins with; no more blocks follow.
    package static func start(_ information: FLACInformation) -> [UInt8] {
        // 0x80: the last block; its kind is 0, its length 34 bytes.
        Array("fLaC".utf8) + [0x80, 0, 0, 34] + information.bytes
    }

    /// Unpacks a whole file.
    /// - Returns: `nil` when it is cut off or damaged (every frame has a checksum), or is not of one channel and 16 bits.
    package static func sound(in bytes: [UInt8]) -> (samples: [Int16], sampleRate: Int)? {
        guard bytes.starts(with: "fLaC".utf8) else { return nil }
        var position = 4
        var information: FLACInformation?
        while true {
            guard position + 4 <= bytes.count else { return nil }
            let isLast = bytes[position] & 0x80 != 0
            let kind = bytes[position] & 0x7F
            let length = bytes[(position + 1)..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
            let content = (position + 4)..<(position + 4 + length)
            guard content.upperBound <= bytes.count else { return nil }
            if kind == 0 { information = FLACInformation(Array(bytes[content])) }
            position = content.upperBound
            if isLast { break }
        }
        guard let information, information.channels == 1, information.bitsPerSample == 16 else { return nil }
        var samples: [Int16] = []
        // A claim: room is made for no more than a minute of it at once.
        samples.reserveCapacity(min(information.sampleCount, information.sampleRate * 60))
        while position < bytes.count {
            guard let frame = FLACFrameReading.frame(in: bytes, at: position) else { return nil }
            samples += frame.samples
            position = frame.end
        }
        guard information.sampleCount == 0 || information.sampleCount == samples.count else { return nil }
        return (samples, information.sampleRate)
    }
}

/// What a FLAC file says of itself before its frames. Source: RFC 9639 §8.2.
package struct FLACInformation: Equatable {
    package var sampleRate: Int
    package var sampleCount: Int
    /// Of the smallest and the largest frame; `nil` as long as there is none.
    package var frameLengths: ClosedRange<Int>?
    /// Samples in every frame but the last.
    package var blockSize: Int
    fileprivate(set) var channels = 1
    fileprivate(set) var bitsPerSample = 16

    init(sampleRate: Int, blockSize: Int) {
        self.sampleRate = sampleRate
        self.blockSize = blockSize
        sampleCount = 0
    }

    init?(_ bytes: [UInt8]) {
        guard bytes.count == 34 else { return nil }
        func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 << 8 | Int($1) } }
        blockSize = number(2..<4)
        let kind = UInt64(bitPattern: Int64(number(10..<18)))
        sampleRate = Int(kind >> 44)
        channels = Int(kind >> 41 & 7) + 1
        bitsPerSample = Int(kind >> 36 & 31) + 1
        sampleCount = Int(kind & 0xF_FFFF_FFFF)
        guard sampleRate > 0 else { return nil }
    }

    /// The block's content. The sum of the sound is left out, which 16 bytes of 0 say.
    package var bytes: [UInt8] {
        func big(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let kind =
            sampleRate << 44 | (channels - 1) << 41 | (bitsPerSample - 1) << 36 | sampleCount & 0xF_FFFF_FFFF
        let lengths = frameLengths ?? 0...0
        return big(blockSize, 2) + big(blockSize, 2) + big(lengths.lowerBound, 3) + big(lengths.upperBound, 3)
            + big(kind, 8) + [UInt8](repeating: 0, count: 16)
    }
}
