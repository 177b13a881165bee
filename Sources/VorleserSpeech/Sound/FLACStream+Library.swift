#if canImport(CFLAC)
    import CFLAC

    extension FLACStream {
        /// Unpacks a whole file.
        /// - Returns: `nil` when it is cut off or damaged (every frame has a checksum, and the whole an MD5 sum), or is not
        ///   mono of 16 bits.
        package init?(_ bytes: [UInt8]) {
            let source = Source(bytes)
            guard let decoder = FLAC__stream_decoder_new() else { return nil }
            defer { FLAC__stream_decoder_delete(decoder) }
            FLAC__stream_decoder_set_md5_checking(decoder, 1)
            let isWhole = withExtendedLifetime(source) {
                FLAC__stream_decoder_init_stream(
                    decoder,
                    read,
                    nil,
                    nil,
                    nil,
                    nil,
                    take,
                    note,
                    fail,
                    Unmanaged.passUnretained(source).toOpaque()
                )
                    == FLAC__STREAM_DECODER_INIT_STATUS_OK
                    && FLAC__stream_decoder_process_until_end_of_stream(decoder) != 0
                    && FLAC__stream_decoder_get_state(decoder) == FLAC__STREAM_DECODER_END_OF_STREAM
                    && FLAC__stream_decoder_finish(decoder) != 0
            }
            guard isWhole, !source.isDamaged, source.samples.count == source.total else { return nil }
            self.init(samples: source.samples, sampleRate: source.sampleRate)
        }

        /// The sound as a FLAC file and its frames.
        package var packedFrames: Packed? {
            let target = Target()
            guard let encoder = FLAC__stream_encoder_new() else { return nil }
            defer { FLAC__stream_encoder_delete(encoder) }
            FLAC__stream_encoder_set_channels(encoder, 1)
            FLAC__stream_encoder_set_bits_per_sample(encoder, 16)
            FLAC__stream_encoder_set_sample_rate(encoder, UInt32(clamping: sampleRate))
            FLAC__stream_encoder_set_compression_level(encoder, 5)
            FLAC__stream_encoder_set_total_samples_estimate(encoder, UInt64(samples.count))
            let isDone = withExtendedLifetime(target) {
                FLAC__stream_encoder_init_stream(
                    encoder,
                    write,
                    seek,
                    tell,
                    nil,
                    Unmanaged.passUnretained(target).toOpaque()
                )
                    == FLAC__STREAM_ENCODER_INIT_STATUS_OK
                    && pack(with: encoder)
                    && FLAC__stream_encoder_finish(encoder) != 0
            }
            return isDone ? Packed(bytes: target.bytes, frames: target.frames) : nil
        }

        private func pack(with encoder: UnsafeMutablePointer<FLAC__StreamEncoder>) -> Bool {
            stride(from: 0, to: samples.count, by: 4096).allSatisfy { start in
                let block = samples[start..<min(start + 4096, samples.count)].map(Int32.init)
                return FLAC__stream_encoder_process_interleaved(encoder, block, UInt32(block.count)) != 0
            }
        }
    }

    /// What the encoder has written.
    private final class Target {
        var bytes: [UInt8] = []
        var frames: [FLACStream.Packed.Frame] = []
        var position = 0

        /// - Parameters:
        ///   - new: What is written.
        ///   - samples: How many are in the frame; 0 for what is none.
        func write(_ new: UnsafeBufferPointer<UInt8>, samples: Int) {
            let end = position + new.count
            if samples > 0 { frames.append(.init(bytes: position..<end, samples: samples)) }
            if end > bytes.count { bytes += repeatElement(0, count: end - bytes.count) }
            bytes.replaceSubrange(position..<end, with: new)
            position = end
        }
    }

    /// What the decoder reads, and what it has found.
    private final class Source {
        let bytes: [UInt8]
        var position = 0
        var samples: [Int16] = []
        var sampleRate = 0
        /// How many samples the file says it has.
        var total = 0
        var isDamaged = false

        init(_ bytes: [UInt8]) { self.bytes = bytes }
    }

    private func target(_ data: UnsafeMutableRawPointer?) -> Target? {
        data.map { Unmanaged<Target>.fromOpaque($0).takeUnretainedValue() }
    }

    private func source(_ data: UnsafeMutableRawPointer?) -> Source? {
        data.map { Unmanaged<Source>.fromOpaque($0).takeUnretainedValue() }
    }

    private func write(
        _ encoder: UnsafePointer<FLAC__StreamEncoder>?,
        _ buffer: UnsafePointer<FLAC__byte>?,
        _ count: Int,
        _ samples: UInt32,
        _ frame: UInt32,
        _ data: UnsafeMutableRawPointer?
    ) -> FLAC__StreamEncoderWriteStatus {
        target(data)?.write(UnsafeBufferPointer(start: buffer, count: count), samples: Int(samples))
        return FLAC__STREAM_ENCODER_WRITE_STATUS_OK
    }

    private func seek(
        _ encoder: UnsafePointer<FLAC__StreamEncoder>?,
        _ position: FLAC__uint64,
        _ data: UnsafeMutableRawPointer?
    ) -> FLAC__StreamEncoderSeekStatus {
        target(data)?.position = Int(position)
        return FLAC__STREAM_ENCODER_SEEK_STATUS_OK
    }

    private func tell(
        _ encoder: UnsafePointer<FLAC__StreamEncoder>?,
        _ position: UnsafeMutablePointer<FLAC__uint64>?,
        _ data: UnsafeMutableRawPointer?
    ) -> FLAC__StreamEncoderTellStatus {
        position?.pointee = UInt64(target(data)?.position ?? 0)
        return FLAC__STREAM_ENCODER_TELL_STATUS_OK
    }

    private func read(
        _ decoder: UnsafePointer<FLAC__StreamDecoder>?,
        _ buffer: UnsafeMutablePointer<FLAC__byte>?,
        _ count: UnsafeMutablePointer<Int>?,
        _ data: UnsafeMutableRawPointer?
    ) -> FLAC__StreamDecoderReadStatus {
        guard let source = source(data), let buffer, let count else { return FLAC__STREAM_DECODER_READ_STATUS_ABORT }
        let end = min(source.position + count.pointee, source.bytes.count)
        let part = source.bytes[source.position..<end]
        _ = UnsafeMutableBufferPointer(start: buffer, count: count.pointee).update(fromContentsOf: part)
        source.position = end
        count.pointee = part.count
        return part.isEmpty ? FLAC__STREAM_DECODER_READ_STATUS_END_OF_STREAM : FLAC__STREAM_DECODER_READ_STATUS_CONTINUE
    }

    private func take(
        _ decoder: UnsafePointer<FLAC__StreamDecoder>?,
        _ frame: UnsafePointer<FLAC__Frame>?,
        _ channels: UnsafePointer<UnsafePointer<FLAC__int32>?>?,
        _ data: UnsafeMutableRawPointer?
    ) -> FLAC__StreamDecoderWriteStatus {
        guard let source = source(data), let header = frame?.pointee.header, let samples = channels?.pointee,
            header.channels == 1, header.bits_per_sample == 16
        else { return FLAC__STREAM_DECODER_WRITE_STATUS_ABORT }
        source.samples += UnsafeBufferPointer(start: samples, count: Int(header.blocksize)).map { Int16(clamping: $0) }
        return FLAC__STREAM_DECODER_WRITE_STATUS_CONTINUE
    }

    private func note(
        _ decoder: UnsafePointer<FLAC__StreamDecoder>?,
        _ metadata: UnsafePointer<FLAC__StreamMetadata>?,
        _ data: UnsafeMutableRawPointer?
    ) {
        guard let source = source(data), let block = metadata?.pointee, block.type == FLAC__METADATA_TYPE_STREAMINFO
        else { return }
        source.sampleRate = Int(block.data.stream_info.sample_rate)
        source.total = Int(clamping: block.data.stream_info.total_samples)
    }

    private func fail(
        _ decoder: UnsafePointer<FLAC__StreamDecoder>?,
        _ status: FLAC__StreamDecoderErrorStatus,
        _ data: UnsafeMutableRawPointer?
    ) {
        source(data)?.isDamaged = true
    }
#endif
