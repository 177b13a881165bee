/// What stands before the frames of a FLAC file. Source: RFC 9639, § 8.
struct FlacHeader {
    let information: FlacInformation
    let seekPoints: [FlacSeekPoints.Point]
    let comments: VorbisComments
    /// A JPEG or PNG picture.
    let picture: [UInt8]?

    private static let blockHeaderLength = 4

    private enum BlockType: UInt8 {
        case information, padding, application, seekTable, comments, cueSheet, picture
    }

    /// How many bytes to keep free for a header whose chapters begin one knows not when.
    static func roomNeeded(for tags: TrackTags, chapters: [String], seekPoints: Int) -> Int {
        let marks = chapters.map { ChapterMark(title: $0, start: 0) }
        let header = FlacHeader(
            information: FlacInformation(),
            seekPoints: Array(repeating: .init(sample: 0, offset: 0, samples: 0), count: seekPoints),
            comments: VorbisComments(tags: tags, chapters: marks, sampleRate: 1),
            picture: tags.book.cover
        )
        // An hour may have more than two digits; and other programs change tags in place if there is some room.
        return header.content.count + blockHeaderLength + 4 * chapters.count + 4096
    }

    /// The header as bytes, so many as ``roomNeeded(for:chapters:seekPoints:)`` said.
    func bytes(length: Int) -> [UInt8] {
        let content = content
        let padding = length - content.count - Self.blockHeaderLength
        precondition(padding >= 0, "A FLAC header of \(content.count) bytes does not fit into \(length)")
        return content + Self.block(.padding, [UInt8](repeating: 0, count: padding), isLast: true)
    }

    /// All but the padding.
    private var content: [UInt8] {
        var bytes = Array("fLaC".utf8) + Self.block(.information, information.bytes)
        if !seekPoints.isEmpty { bytes += Self.block(.seekTable, seekPoints.flatMap(Self.bytes)) }
        bytes += Self.block(.comments, comments.bytes)
        if let picture, let block = FlacPicture(picture)?.bytes { bytes += Self.block(.picture, block) }
        return bytes
    }

    private static func bytes(of point: FlacSeekPoints.Point) -> [UInt8] {
        big(point.sample, 8) + big(point.offset, 8) + big(point.samples, 2)
    }

    private static func block(_ type: BlockType, _ content: [UInt8], isLast: Bool = false) -> [UInt8] {
        [type.rawValue | (isLast ? 0x80 : 0)] + big(content.count, 3) + content
    }

    /// A number as so many bytes, the highest first.
    static func big(_ value: Int, _ bytes: Int) -> [UInt8] {
        (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}

/// The first block of a FLAC file: how long it is, and the MD5 sum of its sound. Source: RFC 9639, § 8.2.
struct FlacInformation {
    let bytes: [UInt8]

    /// Of nothing.
    init() { bytes = [UInt8](repeating: 0, count: 34) }

    fileprivate init(bytes: [UInt8]) { self.bytes = bytes }
}

#if canImport(CFLAC)
    import CFLAC

    extension FlacInformation {
        init(_ information: FLAC__StreamMetadata_StreamInfo) {
            let big = FlacHeader.big
            let lengths =
                big(Int(information.min_blocksize), 2) + big(Int(information.max_blocksize), 2)
                + big(Int(information.min_framesize), 3) + big(Int(information.max_framesize), 3)
            // 20 bits for the rate, 3 for the channels, 5 for the bits, 36 for the samples.
            let kind =
                UInt64(information.sample_rate) << 44 | UInt64(information.channels &- 1) << 41
                | UInt64(information.bits_per_sample &- 1) << 36 | UInt64(information.total_samples)
            self.init(
                bytes: lengths + big(Int(truncatingIfNeeded: kind), 8)
                    + withUnsafeBytes(of: information.md5sum) { Array($0) }
            )
        }
    }
#else
    import LosslessSound

    extension FlacInformation {
        init(_ information: FLACInformation) { self.init(bytes: information.bytes) }
    }
#endif
