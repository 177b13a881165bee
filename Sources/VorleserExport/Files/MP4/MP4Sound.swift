import VorleserCore
import VorleserDisk
import Wording

/// An M4B or M4A that is written here, of frames that an encoder in this process packs.
///
/// Frames go into a file of their own while the book is spoken; when its chapters are known they are copied behind the
/// index.
final class MP4Sound: SoundFile {
    /// Makes the encoder for sound of so many samples a second; `nil` where it does not take them.
    typealias MakeEncoder = (_ sampleRate: Int) throws -> (any AACEncoder)?

    let path: String
    private(set) var count = 0
    private(set) var sampleRate: Int?
    private(set) var notes: [ExportNote] = []

    private let encoding: Encoding
    private let tags: TrackTags
    private let programs: ProgramPath
    private let makeEncoder: MakeEncoder
    private var encoder: (any AACEncoder)?
    private var folder: WorkingFolder?
    /// Where frames go until the chapters are known.
    private let framesPath: String
    private var frames: OpenFile?
    private var framesLength = 0
    private var frameSizes: [UInt32] = []
    private var unwritten: [UInt8] = []

    private static let bufferLength = 1 << 16

    /// Begins a file.
    /// - Parameters:
    ///   - path: Its name when it is done.
    ///   - encoding: M4B or M4A.
    ///   - tags: What it says of itself.
    ///   - programs: Where the program is looked for that verifies it.
    ///   - makeEncoder: Called with the first sound.
    /// - Throws: ``ExportError``
    init(
        _ path: String,
        _ encoding: Encoding,
        tags: TrackTags,
        programs: ProgramPath,
        encoder makeEncoder: @escaping MakeEncoder
    ) throws(ExportError) {
        (self.path, self.encoding, self.tags, self.programs) = (path, encoding, tags, programs)
        self.makeEncoder = makeEncoder
        let folder = try WorkingFolder(of: path)
        framesPath = folder.path(of: "frames")
        do throws(FileFault) {
            frames = try OpenFile(making: framesPath, mode: 0o644)
        } catch {
            throw ExportError(error, at: path)
        }
        self.folder = consume folder
    }

    func append(_ samples: [Float], sampleRate rate: Int) async throws {
        guard !samples.isEmpty else { return }
        if let sampleRate, sampleRate != rate {
            throw ExportError.sampleRateChanged(path: path, from: sampleRate, to: rate)
        }
        try keep(await encoder(for: rate).append(samples.map { $0.clipped }))
        count += samples.count
    }

    func appendSilence(_ samples: Int, sampleRate: Int) async throws {
        try await appendZeros(samples, sampleRate: sampleRate)
    }

    func finish(_ chapters: [ChapterMark]) async throws -> Int {
        guard let folder = folder.take(), let sampleRate, let encoder else { return 0 }
        try keep(try await encoder.finish())
        try flush()
        let marks = encoding.marks(chapters, before: count)
        let cover = cover
        let movie = Movie(
            sampleRate: sampleRate,
            frameSizes: frameSizes,
            samples: max(0, min(count, frameSizes.count * SmallSound.frameLength - encoder.delay)),
            delay: encoder.delay,
            chapters: marks,
            language: tags.languageCode,
            tags: MovieTags(
                fields: tags.fields(for: encoding.format, marks, sampleRate: sampleRate),
                cover: cover
            ).box,
            brand: encoding.format == .m4b ? "M4B " : "M4A "
        )
        let finished = folder.path(of: "finished." + encoding.format.rawValue)
        try write(movie.head, to: finished)
        let plan = SoundPlan(
            encoding.format,
            tags,
            chapters: marks,
            samples: count,
            sampleRate: sampleRate,
            hasCover: cover != nil
        )
        try await plan.verifyIfPossible(finished, for: path, programs)
        return try folder.publish(finished)
    }

    /// The picture, if players show it as it is.
    private var cover: [UInt8]? {
        guard let bytes = tags.book.cover else { return nil }
        if let format = PictureFormat(bytes), format.isShown, PictureSize(bytes) != nil { return bytes }
        notes.append(.coverLeftOut)
        return nil
    }

    private func encoder(for rate: Int) throws -> any AACEncoder {
        if let encoder { return encoder }
        guard SmallSound.configuration(sampleRate: rate) != nil, let made = try makeEncoder(rate) else {
            throw ExportError.encoderFailed(path: path, reason: localized("AAC takes no \(rate) samples per second"))
        }
        (encoder, sampleRate) = (made, rate)
        return made
    }

    private func keep(_ packed: [[UInt8]]) throws(ExportError) {
        for frame in packed {
            frameSizes.append(UInt32(clamping: frame.count))
            unwritten += frame
        }
        if unwritten.count >= Self.bufferLength { try flush() }
    }

    private func flush() throws(ExportError) {
        do throws(FileFault) {
            try frames?.write(unwritten, at: framesLength)
        } catch {
            throw ExportError(error, at: path)
        }
        framesLength += unwritten.count
        unwritten.removeAll(keepingCapacity: true)
    }

    /// Writes a file of a beginning and the frames.
    private func write(_ head: [UInt8], to finished: String) throws {
        do {
            let file = try OpenFile(making: finished, mode: 0o644)
            try file.write(head, at: 0)
            var offset = head.count
            try OpenFile(reading: framesPath).forEachPiece { piece in
                try Task.checkCancellation()
                try file.write(piece, from: &offset)
            }
        } catch let error as FileFault {
            throw ExportError(error, at: path)
        }
    }
}
