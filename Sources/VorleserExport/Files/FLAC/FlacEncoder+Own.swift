#if !canImport(CFLAC)
    import LosslessSound

    /// Packs sound losslessly where there is no libFLAC.
    final class FlacEncoder {
        private var packing: FLACPacking
        private let frames: FlacFrames

        /// Fails for a sample rate the format does not know.
        /// - Parameters:
        ///   - sampleRate: Samples per second.
        ///   - frames: Where its frames go.
        init?(sampleRate: Int, into frames: FlacFrames) {
            guard let packing = FLACPacking(sampleRate: sampleRate) else { return nil }
            self.packing = packing
            self.frames = frames
        }

        /// - Parameter samples: Of 16 bits.
        /// - Returns: Whether it could be packed and written.
        func append(_ samples: [Int32]) -> Bool { write(packing.append(samples.lazy.map { Int16(clamping: $0) })) }

        /// Packs the rest.
        func finish() -> Bool {
            guard write(packing.finish()) else { return false }
            frames.information = FlacInformation(packing.information)
            return frames.failure == nil
        }

        private func write(_ packed: [FLACPacking.Frame]) -> Bool {
            packed.allSatisfy { frame in
                frame.bytes.withUnsafeBufferPointer { frames.append($0, samples: frame.samples) }
            }
        }
    }
#endif
