#if canImport(CFLAC)
    import CFLAC

    /// Packs sound into FLAC frames as it comes. The header does not say how long it will be, as RFC 9639, § 8.2 allows.
    final class FlacPacking {
        private let encoder: UnsafeMutablePointer<FLAC__StreamEncoder>
        /// The encoder keeps but a pointer to it.
        private let packed: Packed

        /// Fails for a sample rate the format does not know, or without memory.
        init?(sampleRate: Int) {
            guard let rate = UInt32(exactly: sampleRate), let encoder = FLAC__stream_encoder_new() else { return nil }
            self.encoder = encoder
            packed = Packed()
            FLAC__stream_encoder_set_channels(encoder, 1)
            FLAC__stream_encoder_set_bits_per_sample(encoder, 16)
            FLAC__stream_encoder_set_sample_rate(encoder, rate)
            FLAC__stream_encoder_set_compression_level(encoder, 5)
            // A tenth of a second at 24,000: a frame is sent when it is full.
            FLAC__stream_encoder_set_blocksize(encoder, 2304)
            let data = Unmanaged.passUnretained(packed).toOpaque()
            let status = FLAC__stream_encoder_init_stream(encoder, write, nil, nil, nil, data)
            guard status == FLAC__STREAM_ENCODER_INIT_STATUS_OK else { return nil }
        }

        deinit { FLAC__stream_encoder_delete(encoder) }

        /// - Returns: The bytes that are ready.
        func append(_ samples: [Float]) -> [UInt8] {
            let integers = samples.map { Int32(Int16(pcm: $0)) }
            FLAC__stream_encoder_process_interleaved(encoder, integers, UInt32(clamping: integers.count))
            return packed.take()
        }

        /// - Returns: The last bytes.
        func finish() -> [UInt8] {
            FLAC__stream_encoder_finish(encoder)
            return packed.take()
        }

        fileprivate final class Packed {
            private var bytes: [UInt8] = []

            func append(_ more: UnsafeBufferPointer<UInt8>) { bytes += more }

            func take() -> [UInt8] {
                defer { bytes = [] }
                return bytes
            }
        }
    }

    private func write(
        _ encoder: UnsafePointer<FLAC__StreamEncoder>?,
        _ buffer: UnsafePointer<FLAC__byte>?,
        _ count: Int,
        _ samples: UInt32,
        _ frame: UInt32,
        _ data: UnsafeMutableRawPointer?
    ) -> FLAC__StreamEncoderWriteStatus {
        let packed = data.map { Unmanaged<FlacPacking.Packed>.fromOpaque($0).takeUnretainedValue() }
        packed?.append(UnsafeBufferPointer(start: buffer, count: count))
        return FLAC__STREAM_ENCODER_WRITE_STATUS_OK
    }
#endif
