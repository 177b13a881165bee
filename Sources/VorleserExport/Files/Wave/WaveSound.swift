/// A WAV file as one of the formats of an export.
final class WaveSound: SoundFile {
    let path: String
    private let tags: TrackTags
    private let programs: ProgramPath
    private var file: WaveFile?

    /// Begins a file.
    /// - Parameters:
    ///   - path: Its name when it is done; `.part` is added until then.
    ///   - tags: What it says of itself.
    ///   - programs: Where the program is looked for that verifies it.
    /// - Throws: ``ExportError``
    init(_ path: String, tags: TrackTags, programs: ProgramPath = .inherited) throws(ExportError) {
        self.path = path
        self.tags = tags
        self.programs = programs
        file = try WaveFile(path)
    }

    var count: Int { file?.count ?? 0 }
    var sampleRate: Int? { file?.sampleRate ?? nil }

    func append(_ samples: [Float], sampleRate: Int) throws {
        try file?.append(samples, sampleRate: sampleRate)
    }

    func appendSilence(_ samples: Int, sampleRate: Int) throws {
        try file?.appendSilence(samples, sampleRate: sampleRate)
    }

    func finish(_ chapters: [ChapterMark]) async throws -> Int {
        let trailer = WaveTags(tags: tags, chapters: chapters)
        guard let sampleRate, let partPath = file?.partPath, let bytes = try file?.complete(trailer.chunks) else {
            return 0
        }
        let plan = SoundPlan(
            .wav,
            tags,
            chapters: trailer.marks,
            samples: count,
            sampleRate: sampleRate,
            hasCover: false
        )
        try await plan.verifyIfPossible(partPath, for: path, programs)
        try file.take()?.name()
        return bytes
    }
}
