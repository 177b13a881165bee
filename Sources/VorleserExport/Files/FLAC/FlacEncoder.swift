#if canImport(CFLAC)
    import CFLAC

    /// Packs sound losslessly, by libFLAC.
    final class FlacEncoder {
        private let encoder: UnsafeMutablePointer<FLAC__StreamEncoder>
        /// The encoder keeps but a pointer to it.
        private let frames: FlacFrames

        private static let compressionLevel: UInt32 = 5

        /// Fails for a sample rate the format does not know, or without memory.
        /// - Parameters:
        ///   - sampleRate: Samples per second.
        ///   - frames: Where its frames go.
        init?(sampleRate: Int, into frames: FlacFrames) {
            guard let rate = UInt32(exactly: sampleRate), let encoder = FLAC__stream_encoder_new() else { return nil }
            self.encoder = encoder
            self.frames = frames
            FLAC__stream_encoder_set_channels(encoder, 1)
            FLAC__stream_encoder_set_bits_per_sample(encoder, 16)
            FLAC__stream_encoder_set_sample_rate(encoder, rate)
            FLAC__stream_encoder_set_compression_level(encoder, Self.compressionLevel)
            let data = Unmanaged.passUnretained(frames).toOpaque()
            // Without a way to seek it hands over at the end what else it would have overwritten at the start.
            let status = FLAC__stream_encoder_init_stream(encoder, write, nil, nil, note, data)
            guard status == FLAC__STREAM_ENCODER_INIT_STATUS_OK else { return nil }
        }

        deinit {
            // Deleting would encode the rest, which is no longer wanted.
            frames.isClosed = true
            FLAC__stream_encoder_delete(encoder)
        }

        /// - Parameter samples: Of 16 bits.
        /// - Returns: Whether it could be packed and written.
        func append(_ samples: [Int32]) -> Bool {
            FLAC__stream_encoder_process_interleaved(encoder, samples, UInt32(samples.count)) != 0
        }

        /// Packs the rest.
        func finish() -> Bool {
            FLAC__stream_encoder_finish(encoder) != 0 && frames.failure == nil
        }
    }

    private func frames(_ data: UnsafeMutableRawPointer?) -> FlacFrames? {
        data.map { Unmanaged<FlacFrames>.fromOpaque($0).takeUnretainedValue() }
    }

    private func write(
        _ encoder: UnsafePointer<FLAC__StreamEncoder>?,
        _ buffer: UnsafePointer<FLAC__byte>?,
        _ count: Int,
        _ samples: UInt32,
        _ frame: UInt32,
        _ data: UnsafeMutableRawPointer?
    ) -> FLAC__StreamEncoderWriteStatus {
        // Without samples it is the library's own header.
        if samples == 0 { return FLAC__STREAM_ENCODER_WRITE_STATUS_OK }
        let bytes = UnsafeBufferPointer(start: buffer, count: count)
        let isWritten = frames(data)?.append(bytes, samples: Int(samples)) ?? false
        return isWritten ? FLAC__STREAM_ENCODER_WRITE_STATUS_OK : FLAC__STREAM_ENCODER_WRITE_STATUS_FATAL_ERROR
    }

    private func note(
        _ encoder: UnsafePointer<FLAC__StreamEncoder>?,
        _ metadata: UnsafePointer<FLAC__StreamMetadata>?,
        _ data: UnsafeMutableRawPointer?
    ) {
        guard let block = metadata?.pointee, block.type == FLAC__METADATA_TYPE_STREAMINFO else { return }
        frames(data)?.information = FlacInformation(block.data.stream_info)
    }
#endif
