/// Mono sound of 16 bits, losslessly packed. Source: RFC 9639.
package struct FLACStream: Equatable {
    package let samples: [Int16]
    /// Samples per second.
    package let sampleRate: Int

    package init(samples: [Int16], sampleRate: Int) {
        self.samples = samples
        self.sampleRate = sampleRate
    }

    /// The sound as a FLAC file; `nil` when the library cannot do it, such as for a sample rate it does not know.
    package var packed: [UInt8]? { packedFrames?.bytes }

    /// A FLAC file, and where its frames are in it.
    package struct Packed {
        package let bytes: [UInt8]
        package let frames: [Frame]

        /// What can be decoded by itself.
        package struct Frame {
            package let bytes: Range<Int>
            /// How many samples it holds.
            package let samples: Int
        }
    }
}
