#if !canImport(CFLAC)
    import LosslessSound

    /// Where there is no libFLAC.
    extension FLACStream {
        /// Unpacks a whole file.
        /// - Returns: `nil` when it is cut off or damaged (every frame has a checksum), or is not mono of 16 bits.
        package init?(_ bytes: [UInt8]) {
            guard let sound = FLACFile.sound(in: bytes) else { return nil }
            self.init(samples: sound.samples, sampleRate: sound.sampleRate)
        }

        /// The sound as a FLAC file and its frames.
        package var packedFrames: Packed? {
            guard var packing = FLACPacking(sampleRate: sampleRate) else { return nil }
            let frames = packing.append(samples) + packing.finish()
            var bytes = FLACFile.start(packing.information)
            var ranges: [Packed.Frame] = []
            for frame in frames {
                ranges.append(
                    Packed.Frame(bytes: bytes.count..<bytes.count + frame.bytes.count, samples: frame.samples)
                )
                bytes += frame.bytes
            }
            return Packed(bytes: bytes, frames: ranges)
        }
    }
#endif
