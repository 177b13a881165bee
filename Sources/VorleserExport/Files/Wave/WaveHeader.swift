/// What stands before the samples of a WAV file: RIFF as long as its lengths fit into 32 bits, RF64 beyond.
///
/// It has the same length in either form, so that a file that grows too long needs no other place for its samples.
/// Source: EBU Tech 3306 v1.1; ITU-R BS.2088-1, § 4.
struct WaveHeader: Equatable {
    /// 16 bits each.
    let samples: Int
    /// Samples per second.
    let sampleRate: Int
    /// How many bytes come after the samples.
    let trailerLength: Int
    /// The greatest length that RIFF is used for, without the first 8 bytes. The greatest number says “see `ds64`”.
    var longestRIFF = Int(UInt32.max) - 1

    /// In bytes.
    static let length = 80

    /// How long the whole file is, in bytes.
    var fileLength: Int { Self.length + 2 * samples + trailerLength }

    var bytes: [UInt8] {
        let needsRF64 = riffLength > longestRIFF
        let first = Array((needsRF64 ? "RF64" : "RIFF").utf8) + little(needsRF64 ? -1 : riffLength, 4)
        let data = Array("data".utf8) + little(needsRF64 ? -1 : 2 * samples, 4)
        let lengths = needsRF64 ? lengths : WaveChunk(identifier: "JUNK", content: Array(repeating: 0, count: 28))
        return first + Array("WAVE".utf8) + lengths.bytes + format.bytes + data
    }

    private var riffLength: Int { fileLength - 8 }

    private var lengths: WaveChunk {
        let content = little(riffLength, 8) + little(2 * samples, 8) + little(samples, 8)
        return WaveChunk(identifier: "ds64", content: content + little(0, 4))
    }

    private var format: WaveChunk {
        let content = little(1, 2) + little(1, 2) + little(sampleRate, 4) + little(2 * sampleRate, 4)
        return WaveChunk(identifier: "fmt ", content: content + little(2, 2) + little(16, 2))
    }

    private func little(_ value: Int, _ bytes: Int) -> [UInt8] { WaveChunk.little(value, bytes) }
}
