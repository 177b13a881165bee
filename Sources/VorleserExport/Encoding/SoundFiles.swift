/// Begins the sound files of an export, in its format and with its tags.
struct SoundFiles {
    private let settings: ExportSettings
    private let tags: AudioTags
    /// How many files there will be.
    private let count: Int
    private let programs: ProgramPath

    init(_ settings: ExportSettings, tags: AudioTags, of count: Int, programs: ProgramPath) {
        self.settings = settings
        self.tags = tags
        self.count = count
        self.programs = programs
    }

    /// Begins the file of a track.
    /// - Throws: ``ExportError``
    func begin(_ track: Audiobook.Track, at path: String) async throws -> any SoundFile {
        switch settings.format {
        case .wav: try WaveSound(path)
        case .m4b, .mp3, .opus, .m4a, .flac:
            try EncodedSound(path, encoding, tags: tags, part: part(track), programs: programs)
        }
    }

    private var encoding: Encoding { Encoding(settings.format, bitrate: settings.bitrate) }

    private func part(_ track: Audiobook.Track) -> AudioTags.Part? {
        count == 1 ? nil : AudioTags.Part(title: track.title, number: track.number, count: count)
    }
}
