#if !canImport(CFLAC)
    import LosslessSound

    /// Packs sound into FLAC frames as it comes, where there is no libFLAC. The header does not say how long it will be, as
    /// RFC 9639, § 8.2 allows.
    final class FlacPacking {
        private var packing: FLACPacking
        private var start: [UInt8]

        /// Fails for a sample rate the format does not know.
        init?(sampleRate: Int) {
            // A tenth of a second at 24,000: a frame is sent when it is full.
            guard let packing = FLACPacking(sampleRate: sampleRate, blockSize: 2304) else { return nil }
            self.packing = packing
            start = FLACFile.start(packing.information)
        }

        /// - Returns: The bytes that are ready.
        func append(_ samples: [Float]) -> [UInt8] { take(packing.append(samples.lazy.map { Int16(pcm: $0) })) }

        /// - Returns: The last bytes.
        func finish() -> [UInt8] { take(packing.finish()) }

        private func take(_ frames: [FLACPacking.Frame]) -> [UInt8] {
            defer { start = [] }
            return start + frames.flatMap(\.bytes)
        }
    }
#endif
