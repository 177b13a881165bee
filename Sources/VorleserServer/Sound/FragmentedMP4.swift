import VorleserKit

/// How the sound of media segments is packed.
enum SegmentCodec: String {
    /// Lossless.
    case flac
    /// Small.
    case aac

    var mediaType: String {
        switch self {
        case .flac: #"audio/mp4; codecs="flac""#
        case .aac: #"audio/mp4; codecs="mp4a.40.2""#
        }
    }
}

/// Sound for a browser's MediaSource: an initialisation segment, and media segments that can be appended anywhere.
///
/// FLAC, or AAC where few bytes matter more, in the ISO base media file format: one track, whose timescale is the sample
/// rate, so that every time is exact. Each segment begins at time 0; whoever appends it says where it belongs
/// (`timestampOffset`), and cuts off what the encoder of AAC puts before and behind (`appendWindowStart`, `…End`).
/// Sources: ISO/IEC 14496-12:2015, sections 8.3–8.8 and 12.2; “Encapsulation of FLAC in ISO Base Media File Format” 0.0.4;
/// W3C “ISO BMFF Byte Stream Format”.
enum FragmentedMP4 {
    /// Of FLAC's frames: all but the last of a segment have so many samples.
    static let blockSize: UInt16 = 4096

    private static let track: UInt32 = 1

    // MARK: Initialisation

    /// What must be appended before segments of a sample rate.
    /// - Parameters:
    ///   - sampleRate: Samples per second, at most 655,350.
    ///   - codec: How their sound is packed.
    /// - Returns: An initialisation segment; `nil` where the codec does not know the rate.
    static func initialisation(sampleRate: Int, _ codec: SegmentCodec = .flac) -> [UInt8]? {
        guard let entry = entry(sampleRate, codec) else { return nil }
        let type = MediaBox("ftyp", Array("iso5".utf8) + [0, 0, 2, 0] + Array("iso5iso6mp41".utf8))
        let times = MediaTimes(scale: sampleRate)
        let movie = MediaBox(
            "moov",
            .movieHeader(times, duration: 0, nextTrack: track + 1),
            MediaBox("trak", .trackHeader(track, times, duration: 0), media(times, entry)),
            MediaBox("mvex", trackExtends)
        )
        return type.bytes + movie.bytes
    }

    private static func media(_ times: MediaTimes, _ entry: MediaBox) -> MediaBox {
        let information = MediaBox(
            "minf",
            MediaBox("smhd") { $0.append(zeros: 4) },
            MediaBox.dataInformation,
            MediaBox("stbl", .description(entry), empty("stts"), empty("stsc"), noSizes, empty("stco"))
        )
        return MediaBox("mdia", .mediaHeader(times, duration: 0), .handler("soun"), information)
    }

    /// A table without entries.
    private static func empty(_ type: String) -> MediaBox { MediaBox(type) { $0.append(UInt32(0)) } }

    private static var noSizes: MediaBox { MediaBox("stsz") { $0.append(zeros: 8) } }

    private static func entry(_ sampleRate: Int, _ codec: SegmentCodec) -> MediaBox? {
        switch codec {
        case .flac:
            .sound("fLaC", sampleRate: sampleRate, MediaBox("dfLa") { $0 += streamInformation(sampleRate) })
        case .aac: .aac(sampleRate: sampleRate)
        }
    }

    /// The last metadata block of a stream of unknown length. Source: RFC 9639, sections 8.1 and 8.2.
    private static func streamInformation(_ sampleRate: Int) -> [UInt8] {
        var block: [UInt8] = [0x80, 0, 0, 34]
        block.append(blockSize)
        block.append(blockSize)
        block.append(zeros: 6)  // sizes of frames: unknown
        // 20 bits of rate, 3 of channels less one, 5 of bits less one, 36 of samples.
        block.append(UInt64(sampleRate) << 44 | 0 << 41 | 15 << 36)
        block.append(zeros: 16)  // no sum
        return block
    }

    private static var trackExtends: MediaBox {
        MediaBox("trex") { content in
            content.append(track)
            content.append(UInt32(1))  // sample description
            content.append(zeros: 4 + 4)
            content.append(syncSample)
        }
    }

    // MARK: Segments

    /// Sound as a media segment.
    /// - Parameter sound: FLAC of ``blockSize`` samples a frame.
    /// - Returns: One fragment.
    static func segment(_ sound: FLACStream.Packed) -> [UInt8] {
        segment(sound.frames.map { Frame(bytes: sound.bytes[$0.bytes], samples: $0.samples) })
    }

    /// Small sound as a media segment, with what its encoder puts before and behind it.
    static func segment(_ sound: SmallSound) -> [UInt8] {
        segment(sound.frames.map { Frame(bytes: $0[...], samples: SmallSound.frameLength) })
    }

    /// What can be decoded by itself.
    private struct Frame {
        let bytes: ArraySlice<UInt8>
        let samples: Int
    }

    private static func segment(_ frames: [Frame]) -> [UInt8] {
        let type = MediaBox("styp", Array("msdh".utf8) + [0, 0, 0, 0] + Array("msdhiso5".utf8))
        // The sound's place is counted from the fragment's start, and so known once that has its size.
        let size = fragment(frames, dataOffset: 0).bytes.count
        let fragment = fragment(frames, dataOffset: size + 8)
        let data = MediaBox("mdat", frames.flatMap(\.bytes))
        return type.bytes + fragment.bytes + data.bytes
    }

    private static func fragment(_ frames: [Frame], dataOffset: Int) -> MediaBox {
        let header = MediaBox("tfhd", flags: 0x02_0000) { $0.append(track) }  // default-base-is-moof
        let time = MediaBox("tfdt", version: 1) { $0.append(UInt64(0)) }
        // Data offset, duration and size of each sample.
        let run = MediaBox("trun", flags: 0x301) { content in
            content.append(UInt32(clamping: frames.count))
            content.append(Int32(clamping: dataOffset))
            for frame in frames {
                content.append(UInt32(clamping: frame.samples))
                content.append(UInt32(clamping: frame.bytes.count))
            }
        }
        let sequence = MediaBox("mfhd") { $0.append(UInt32(1)) }
        return MediaBox("moof", sequence, MediaBox("traf", header, time, run))
    }

    /// A sample that depends on no other. Source: ISO/IEC 14496-12, section 8.8.3.1.
    private static let syncSample: UInt32 = 0x0200_0000
}
