/// A WAV file as one of the formats of an export.
final class WaveSound: SoundFile {
    let path: String
    private let tags: TrackTags
    private var file: WaveFile?

    /// - Throws: ``ExportError``
    init(_ path: String, tags: TrackTags) throws(ExportError) {
        self.path = path
        self.tags = tags
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

    func finish(_ chapters: [ChapterMark]) throws -> Int {
        guard let finished = file.take() else { return 0 }
        return try finished.finish(WaveTags(tags: tags, chapters: chapters).chunks)
    }
}
