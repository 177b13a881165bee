/// How loud sound is from moment to moment, as powers of blocks of 5 ms.
struct LoudnessProfile {
    /// Samples in a block.
    static let block = 120

    private let powers: [Float]
    /// The mean power of the blocks that hold speech.
    let speech: Float
    /// Blocks below this power are silence: 32 dB below speech, and never less than 70 dB below full scale.
    let quietest: Float
    /// Beside something that is heard, blocks down to this power belong to it: 46 dB below speech, and never less than
    /// 76 dB below full scale.
    let faintest: Float

    /// - Parameters:
    ///   - samples: The sound. What is no number counts as silence.
    ///   - speech: Where speech is, in samples.
    init(_ samples: [Float], speech: Range<Int>) {
        powers = stride(from: 0, to: samples.count, by: Self.block).map { start in
            let part = samples[start..<min(start + Self.block, samples.count)]
            let power = part.reduce(0) { $0 + $1 * $1 } / Float(part.count)
            return power.isFinite ? power : 0
        }
        let blocks = powers[Self.blocks(speech, of: powers.count)]
        let loudest = blocks.max() ?? 0
        // As in the measurement of loudness, pauses do not count.
        let loud = blocks.filter { $0 > loudest / 1000 }
        let mean = loud.isEmpty ? 0 : loud.reduce(0, +) / Float(loud.count)
        self.speech = mean
        quietest = max(mean * 6.3e-4, 1e-7)
        faintest = max(mean * 2.5e-5, 2.5e-8)
    }

    /// How many blocks there are; the last may be a part of one.
    var count: Int { powers.count }

    /// The power of one block; silence outside.
    subscript(block: Int) -> Float { powers.indices.contains(block) ? powers[block] : 0 }

    /// Whether nothing is heard in a block.
    func isQuiet(_ block: Int) -> Bool { self[block] <= quietest }

    /// The quietest block of some; `nil` when there are none.
    func quietestBlock(in blocks: Range<Int>) -> Int? {
        blocks.clamped(to: 0..<count).min { self[$0] < self[$1] }
    }

    /// The mean power of a stretch of samples.
    func power(of samples: Range<Int>) -> Float {
        let blocks = Self.blocks(samples, of: count)
        return blocks.isEmpty ? 0 : powers[blocks].reduce(0, +) / Float(blocks.count)
    }

    /// The blocks that a stretch of samples touches.
    func blocks(_ samples: Range<Int>) -> Range<Int> { Self.blocks(samples, of: count) }

    private static func blocks(_ samples: Range<Int>, of count: Int) -> Range<Int> {
        let all = 0..<count
        guard !samples.isEmpty else { return 0..<0 }
        return (samples.lowerBound / block..<(samples.upperBound + block - 1) / block).clamped(to: all)
    }
}
