/// Packs sound into the frames of a FLAC file as it comes.
package struct FLACPacking {
    /// What can be unpacked by itself.
    package struct Frame {
        package let bytes: [UInt8]
        /// How many samples it holds.
        package let samples: Int
    }

    /// Of all that was packed so far.
    package private(set) var information: FLACInformation
    private var waiting: [Int16] = []
    private var frameCount = 0

    /// - Parameters:
    ///   - sampleRate: Samples per second. Fails for one that the format does not know.
    ///   - blockSize: Samples in every frame but the last; 16 … 65,535.
    package init?(sampleRate: Int, blockSize: Int = FLACFile.blockSize) {
        guard (1...655_350).contains(sampleRate) else { return nil }
        precondition((16...65_535).contains(blockSize), "A FLAC frame cannot have \(blockSize) samples")
        information = FLACInformation(sampleRate: sampleRate, blockSize: blockSize)
    }

    /// - Returns: The frames that are full.
    package mutating func append(_ samples: some Sequence<Int16>) -> [Frame] {
        waiting += samples
        var frames: [Frame] = []
        var start = 0
        while waiting.count - start >= information.blockSize {
            frames.append(pack(waiting[start..<start + information.blockSize]))
            start += information.blockSize
        }
        waiting.removeFirst(start)
        return frames
    }

    /// - Returns: The last frame, if anything is left.
    package mutating func finish() -> [Frame] {
        guard !waiting.isEmpty else { return [] }
        defer { waiting = [] }
        return [pack(waiting[...])]
    }

    private mutating func pack(_ samples: ArraySlice<Int16>) -> Frame {
        let bytes = FLACFrameWriting.frame(
            of: samples.map(Int32.init),
            number: frameCount,
            sampleRate: information.sampleRate
        )
        frameCount += 1
        information.sampleCount += samples.count
        let known = information.frameLengths ?? bytes.count...bytes.count
        information.frameLengths = min(known.lowerBound, bytes.count)...max(known.upperBound, bytes.count)
        return Frame(bytes: bytes, samples: samples.count)
    }
}
