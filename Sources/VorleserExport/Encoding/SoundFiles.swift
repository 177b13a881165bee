/// Begins the sound files of an export, in its format and with its tags.
struct SoundFiles {
    private let settings: ExportSettings
    private let tags: AudioTags
    /// How many files there will be.
    private let count: Int

    init(_ settings: ExportSettings, tags: AudioTags, of count: Int) {
        self.settings = settings
        self.tags = tags
        self.count = count
    }

    /// Begins the file of a track.
    /// - Throws: ``ExportError``
    func begin(_ track: Audiobook.Track, at path: String) async throws -> any SoundFile {
        let own = TrackTags(tags, of: track, among: count)
        return switch settings.format {
        case .wav: try WaveSound(path, tags: own)
        case .flac:
            try FlacSound(
                path,
                tags: own,
                chapters: track.sections.map(\.title),
                utterances: track.sections.reduce(0) { $0 + $1.utterances.count }
            )
        case .m4b, .mp3, .opus, .m4a: throw ExportError.notWritable(path: path, reason: "not yet")
        }
    }
}
