/// A sound file that another program encodes while it is spoken.
final class EncodedSound: SoundFile {
    let path: String
    private(set) var count = 0
    private(set) var sampleRate: Int?
    private(set) var notes: [ExportNote] = []

    private let encoding: Encoding
    private let tags: TrackTags
    private let programs: ProgramPath
    private var folder: WorkingFolder?
    /// Where it is encoded to, until its chapters are known.
    private let encoded: String
    private var encoder: FedProgram?

    /// Begins a file.
    /// - Parameters:
    ///   - path: Its name when it is done.
    ///   - encoding: How it is encoded.
    ///   - tags: What it says of itself.
    ///   - programs: Where the encoder is looked for.
    /// - Throws: ``ExportError``
    init(
        _ path: String,
        _ encoding: Encoding,
        tags: TrackTags,
        programs: ProgramPath
    ) throws(ExportError) {
        for program in Program.encoding where !programs.has(program) { throw .programMissing(name: program.rawValue) }
        self.path = path
        self.encoding = encoding
        self.tags = tags
        self.programs = programs
        let folder = try WorkingFolder(of: path)
        encoded = folder.path(of: "sound." + encoding.type)
        self.folder = consume folder
    }

    func append(_ samples: [Float], sampleRate: Int) async throws {
        guard !samples.isEmpty else { return }
        let encoder = try await encoder(for: sampleRate)
        if let end = try await encoder.write(samples.pcm) { throw failure(end) }
        count += samples.count
    }

    func appendSilence(_ samples: Int, sampleRate: Int) async throws {
        try await appendZeros(samples, sampleRate: sampleRate)
    }

    func finish(_ chapters: [ChapterMark]) async throws -> Int {
        guard let folder = folder.take(), let sampleRate, let end = try await encoder?.finish() else { return 0 }
        if !end.succeeded { throw failure(end) }
        let marks = encoding.marks(chapters, before: count)
        var fields = tags.fields(for: encoding.format, marks, sampleRate: sampleRate)
        let cover = try await cover(in: folder)
        if let cover, encoding.keepsCoverAsTag { fields.append(("METADATA_BLOCK_PICTURE", cover.block)) }
        let container = encoding.chapterStyle == .container ? marks : []
        let description = MetadataFile(tags: fields, chapters: container, end: count, sampleRate: sampleRate)
        let finished = folder.path(of: "finished." + encoding.format.rawValue)
        try await assemble(description, cover, in: folder, to: finished)
        if encoding.format == .mp3 {
            try ID3Tag.placeComment(in: finished, of: path, language: tags.languageCode)
        }
        let plan = SoundPlan(
            encoding.format,
            tags,
            chapters: marks,
            samples: count,
            sampleRate: sampleRate,
            hasCover: cover != nil
        )
        try await plan.verify(finished, for: path, programs)
        return try folder.publish(finished)
    }

    /// The encoder; started by the first sound, which tells the rate.
    private func encoder(for rate: Int) async throws -> FedProgram {
        if let sampleRate, sampleRate != rate {
            throw ExportError.sampleRateChanged(path: path, from: sampleRate, to: rate)
        }
        sampleRate = rate
        if let encoder { return encoder }
        let arguments = encoding.encodingArguments(sampleRate: rate, to: encoded)
        let started = try await FedProgram(ProgramRun(program: .ffmpeg, arguments: arguments, path: programs))
        encoder = started
        return started
    }

    private func cover(in folder: borrowing WorkingFolder) async throws -> CoverPicture? {
        guard let bytes = tags.book.cover, encoding.takesCover else { return nil }
        let cover = try await CoverPicture.prepared(bytes, in: folder, programs)
        if cover == nil { notes.append(.coverLeftOut) }
        return cover
    }

    /// Puts sound, tags, chapters and cover into one file.
    private func assemble(
        _ description: MetadataFile,
        _ cover: CoverPicture?,
        in folder: borrowing WorkingFolder,
        to finished: String
    ) async throws {
        let arguments = encoding.finishingArguments(
            encoded,
            sampleRate: sampleRate ?? 1,
            describedBy: try folder.write(Array(description.text.utf8), as: "tags.txt"),
            cover: encoding.keepsCoverAsTag ? nil : cover,
            language: encoding.chapterStyle == .tags ? nil : tags.languageCode,
            to: finished
        )
        let result = try await ProgramRun(program: .ffmpeg, arguments: arguments, path: programs)()
        if !result.end.succeeded { throw failure(result.end) }
    }

    private func failure(_ end: ProgramRun.End) -> ExportError {
        end.words.contains("No space left on device")
            ? .noSpace(path: path) : .encoderFailed(path: path, reason: end.words)
    }
}

extension [Float] {
    /// As 32-bit floats in little-endian order; what is beyond −1 … 1 is cut off.
    var pcm: [UInt8] {
        map { $0.clipped.bitPattern.littleEndian }
            .withUnsafeBytes { [UInt8]($0) }
    }
}
