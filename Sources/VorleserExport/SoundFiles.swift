/// Begins the sound files of an export, in its format and with its tags.
struct SoundFiles {
    private let settings: ExportSettings
    private let tags: AudioTags
    /// How many files there will be.
    private let count: Int
    private let programs: ProgramPath
    private let levelling: Levelling?

    /// - Parameters:
    ///   - settings: In which format, how loud, how fast.
    ///   - tags: What the files say of the book.
    ///   - count: How many files there will be.
    ///   - levelling: What makes the book as loud as wanted; nothing when `nil`.
    ///   - programs: Where the encoder is looked for.
    init(
        _ settings: ExportSettings,
        tags: AudioTags,
        of count: Int,
        levelling: Levelling?,
        programs: ProgramPath
    ) {
        self.settings = settings
        self.tags = tags
        self.count = count
        self.levelling = levelling
        self.programs = programs
    }

    /// Begins the file of a track.
    /// - Throws: ``ExportError``
    func begin(_ track: AudiobookTrack, at path: String) async throws -> any SoundFile {
        let own = TrackTags(tags, of: track, among: count)
        return switch settings.format {
        case .wav where levelling == nil: try WaveSound(path, tags: own, programs: programs)
        case .flac where levelling == nil:
            try FlacSound(
                path,
                tags: own,
                chapters: track.sections.map(\.title),
                utterances: track.sections.reduce(0) { $0 + $1.utterances.count },
                programs: programs
            )
        case .m4b where isPackedHere, .m4a where isPackedHere:
            try MP4Sound(path, encoding, tags: own, programs: programs) { [bitrate = encoding.bitrate] rate in
                SystemEncoder.aac(sampleRate: rate, bitrate: bitrate ?? AudioFormat.m4b.standardBitrate ?? 64_000)
            }
        case .m4b, .mp3, .opus, .m4a, .flac, .wav:
            try EncodedSound(path, encoding, tags: own, programs: programs)
        }
    }

    /// Whether AAC is packed in this process: what makes sound louder is a program's, and so is its encoder then.
    private var isPackedHere: Bool { levelling == nil && SystemEncoder.packsAAC && !programs.hasEncoder }

    private var encoding: Encoding {
        Encoding(settings.format, bitrate: settings.bitrate, filter: levelling?.filter(for: settings.format))
    }
}
