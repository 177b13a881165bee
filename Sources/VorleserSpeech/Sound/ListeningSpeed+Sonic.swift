#if canImport(CSonic)
    import CSonic
    import VorleserCore
    import Wording

    extension ListeningSpeed {
        func stretched(_ samples: [Float], sampleRate: Int, pitch: Double = 1) throws(SpeechError) -> [Float] {
            guard let stream = sonicCreateStream(Int32(clamping: sampleRate), 1) else { throw Self.outOfMemory }
            defer { sonicDestroyStream(stream) }
            sonicSetSpeed(stream, Float(speed))
            sonicSetPitch(stream, Float(pitch))
            var stretched: [Float] = []
            stretched.reserveCapacity(Int(Double(samples.count) / speed) + Self.block)
            var block: [Float] = []
            for start in stride(from: 0, to: samples.count, by: Self.block) {
                block = Array(samples[start..<min(start + Self.block, samples.count)])
                guard sonicWriteFloatToStream(stream, &block, Int32(block.count)) != 0 else { throw Self.outOfMemory }
                Self.drain(stream, into: &stretched)
            }
            guard sonicFlushStream(stream) != 0 else { throw Self.outOfMemory }
            Self.drain(stream, into: &stretched)
            return stretched
        }

        /// Samples that are handed over at once.
        private static let block = 8192

        private static func drain(_ stream: sonicStream, into samples: inout [Float]) {
            var buffer = [Float](repeating: 0, count: block)
            while true {
                let count = Int(sonicReadFloatFromStream(stream, &buffer, Int32(block)))
                if count <= 0 { return }
                samples += buffer[..<count]
            }
        }

        private static var outOfMemory: SpeechError {
            .engineFailed(engine: "sonic", reason: localized("there is not enough memory"))
        }
    }
#endif
