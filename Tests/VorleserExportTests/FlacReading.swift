import CFLAC
import Foundation

/// A FLAC file as libFLAC's decoder sees it.
struct FlacReading {
    var samples: [Int16] = []
    var sampleRate = 0
    /// Whether every checksum is right, and the MD5 sum.
    var isWhole = false
    var comments: [String] = []

    init(_ bytes: [UInt8]) throws {
        let source = Source(bytes)
        guard let decoder = FLAC__stream_decoder_new() else { return }
        defer { FLAC__stream_decoder_delete(decoder) }
        FLAC__stream_decoder_set_md5_checking(decoder, 1)
        FLAC__stream_decoder_set_metadata_respond_all(decoder)
        isWhole = withExtendedLifetime(source) {
            let data = Unmanaged.passUnretained(source).toOpaque()
            return FLAC__stream_decoder_init_stream(decoder, read, nil, nil, nil, nil, take, note, fail, data)
                == FLAC__STREAM_DECODER_INIT_STATUS_OK
                && FLAC__stream_decoder_process_until_end_of_stream(decoder) != 0
                && FLAC__stream_decoder_finish(decoder) != 0
        }
        isWhole = isWhole && !source.isDamaged && source.hasSum
        (samples, sampleRate, comments) = (source.samples, source.sampleRate, source.comments)
    }
}

private final class Source {
    let bytes: [UInt8]
    var position = 0
    var samples: [Int16] = []
    var sampleRate = 0
    var isDamaged = false
    var hasSum = false
    var comments: [String] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }
}

private func source(_ data: UnsafeMutableRawPointer?) -> Source? {
    data.map { Unmanaged<Source>.fromOpaque($0).takeUnretainedValue() }
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
    guard let source = source(data), let header = frame?.pointee.header, let samples = channels?.pointee
    else { return FLAC__STREAM_DECODER_WRITE_STATUS_ABORT }
    source.samples += UnsafeBufferPointer(start: samples, count: Int(header.blocksize)).map { Int16(clamping: $0) }
    return FLAC__STREAM_DECODER_WRITE_STATUS_CONTINUE
}

private func note(
    _ decoder: UnsafePointer<FLAC__StreamDecoder>?,
    _ metadata: UnsafePointer<FLAC__StreamMetadata>?,
    _ data: UnsafeMutableRawPointer?
) {
    guard let source = source(data), let block = metadata?.pointee else { return }
    if block.type == FLAC__METADATA_TYPE_STREAMINFO {
        source.sampleRate = Int(block.data.stream_info.sample_rate)
        source.hasSum = withUnsafeBytes(of: block.data.stream_info.md5sum) { $0.contains { $0 != 0 } }
    } else if block.type == FLAC__METADATA_TYPE_VORBIS_COMMENT {
        let list = block.data.vorbis_comment
        source.comments = UnsafeBufferPointer(start: list.comments, count: Int(list.num_comments)).map {
            String(decoding: UnsafeBufferPointer(start: $0.entry, count: Int($0.length)), as: UTF8.self)
        }
    }
}

private func fail(
    _ decoder: UnsafePointer<FLAC__StreamDecoder>?,
    _ status: FLAC__StreamDecoderErrorStatus,
    _ data: UnsafeMutableRawPointer?
) {
    source(data)?.isDamaged = true
}
