import Wording

/// A FLAC file being written: 16 bits, mono, with tags, chapters, cover and a seek table.
///
/// Chapters and seek points are known only at the end; until then their place is kept free. Source: RFC 9639.
final class FlacSound: SoundFile {
    let path: String
    private(set) var count = 0
    private(set) var sampleRate: Int?

    private let tags: TrackTags
    private let programs: ProgramPath
    private let headerLength: Int
    private let frames: FlacFrames
    private var encoder: FlacEncoder?

    private static let blockLength = 1 << 14

    /// Begins a file.
    /// - Parameters:
    ///   - path: Its name when it is done; `.part` is added until then.
    ///   - tags: What it says of itself.
    ///   - chapters: The titles of all chapters it may have.
    ///   - utterances: About how many it will hold; so many seek points at most are made.
    ///   - programs: Where the program is looked for that verifies it.
    /// - Throws: ``ExportError``
    init(
        _ path: String,
        tags: TrackTags,
        chapters: [String],
        utterances: Int,
        programs: ProgramPath = .inherited
    ) throws(ExportError) {
        self.path = path
        self.tags = tags
        self.programs = programs
        let seekPoints = FlacSeekPoints(capacity: utterances)
        headerLength = FlacHeader.roomNeeded(for: tags, chapters: chapters, seekPoints: seekPoints.capacity)
        frames = try FlacFrames(path, room: headerLength, seekPoints)
    }

    func append(_ samples: [Float], sampleRate: Int) throws {
        try append(samples.count, sampleRate: sampleRate) { samples[$0].map { Int32(Int16(pcm: $0)) } }
    }

    func appendSilence(_ samples: Int, sampleRate: Int) throws {
        try append(samples, sampleRate: sampleRate) { [Int32](repeating: 0, count: $0.count) }
    }

    func finish(_ chapters: [ChapterMark]) async throws -> Int {
        guard let encoder, let sampleRate else { return 0 }
        guard encoder.finish(), let information = frames.information else {
            throw frames.failure ?? .damaged(path: path)
        }
        let comments = VorbisComments(tags: tags, chapters: chapters, sampleRate: sampleRate)
        let header = FlacHeader(
            information: information,
            seekPoints: frames.seekPoints.points,
            comments: comments,
            picture: tags.book.cover
        )
        let whole = try frames.complete(header: header.bytes(length: headerLength))
        let plan = SoundPlan(
            .flac,
            tags,
            chapters: Array(chapters.prefix(VorbisComments.mostChapters)),
            samples: count,
            sampleRate: sampleRate,
            hasCover: tags.book.cover.flatMap(FlacPicture.init) != nil
        )
        try await plan.verifyIfPossible(whole.path, for: path, programs)
        try frames.name()
        return whole.bytes
    }

    private func append(_ more: Int, sampleRate rate: Int, _ block: (Range<Int>) -> [Int32]) throws {
        if let sampleRate, sampleRate != rate {
            throw ExportError.sampleRateChanged(path: path, from: sampleRate, to: rate)
        }
        let encoder = try encoder(at: rate)
        for start in stride(from: 0, to: more, by: Self.blockLength) {
            let block = block(start..<min(start + Self.blockLength, more))
            guard encoder.append(block) else { throw frames.failure ?? .damaged(path: path) }
        }
        count += more
    }

    private func encoder(at rate: Int) throws(ExportError) -> FlacEncoder {
        if let encoder { return encoder }
        guard let made = FlacEncoder(sampleRate: rate, into: frames) else {
            throw frames.failure
                ?? .notWritable(path: path, reason: localized("FLAC takes no \(rate) samples per second"))
        }
        (encoder, sampleRate) = (made, rate)
        return made
    }
}

extension ExportError {
    /// The library gave up without a fault of the file's: there was no memory.
    fileprivate static func damaged(path: String) -> ExportError {
        .notWritable(path: path, reason: localized("the FLAC encoder failed"))
    }
}
