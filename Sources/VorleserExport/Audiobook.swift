#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import VorleserCore

/// An audiobook to be made: which utterances sound, in which order, in which file.
///
///     let audiobook = try Audiobook(of: book, script, chapters: .all(of: book), division: .chapters)
///     let summary = try await audiobook.write(to: folder, settings, tags: tags, stretch: stretch, clip: studio.clip)
public struct Audiobook: Sendable {
    /// A chapter with what is spoken of it.
    public typealias Section = AudiobookSection
    /// A file to be made.
    public typealias Track = AudiobookTrack
    /// How a book is shared out over files.
    public typealias Division = AudiobookDivision

    /// The files to be made, in the order of the book.
    public let tracks: [Track]
    public let division: Division

    let book: Book
    package let script: Script

    /// Plans an audiobook.
    /// - Parameters:
    ///   - book: Where the chapters are.
    ///   - script: What is said.
    ///   - chapters: Which of them; those of which nothing is spoken are left out.
    ///   - division: How they are shared out over files.
    /// - Throws: ``ExportError/nothingToSpeak``
    public init(
        of book: Book,
        _ script: Script,
        chapters: ChapterSelection,
        division: Division = .whole
    ) throws(ExportError) {
        let sections = chapters.indices.compactMap { Self.section($0, of: book, script) }
        guard !sections.isEmpty else { throw .nothingToSpeak }
        tracks = Self.tracks(of: sections, division, in: book, script)
        self.division = division
        self.book = book
        self.script = script
    }

    init(tracks: [Track], division: Division, book: Book, script: Script) {
        self.tracks = tracks
        self.division = division
        self.book = book
        self.script = script
    }

    /// What is spoken, in the order of the book.
    public var sections: [Section] { tracks.flatMap(\.sections) }

    /// Speaks the book into sound files: one named `destination`, or several in the folder `destination`; and writes
    /// subtitles and the map of places and times beside them.
    ///
    /// Clips are pulled in order, few at a time, and memory stays flat. What cannot be spoken is skipped and listed. Until a file
    /// is done it has another name; a finished file of that name stays until then, and for good when the export fails
    /// or is cancelled.
    /// - Parameters:
    ///   - destination: A file, or with several files a folder, created if need be.
    ///   - settings: In which format, how loud, how fast.
    ///   - tags: What the files say of themselves; of the book without voice or cover when `nil`.
    ///   - programs: Where the encoder is looked for.
    ///   - stretch: Changes the pace.
    ///   - progress: Told after every utterance.
    ///   - counts: How many clips were rendered and how many kept, so far.
    ///   - atOnce: How many utterances are asked for at a time; the sound of those that are done early waits in memory.
    ///   - clip: Speaks an utterance; should keep clips, so that the same export goes on quickly after a break.
    /// - Returns: What was made.
    /// - Throws: ``ExportError``, ``VorleserCore/SpeechError/unknownVoice(_:known:)``, or `CancellationError`.
    public func write(
        to destination: URL,
        _ settings: ExportSettings = ExportSettings(),
        tags: AudioTags? = nil,
        programs: ProgramPath = .inherited,
        stretch: @escaping TimeStretch,
        progress: @escaping @Sendable (ExportProgress) -> Void = { _ in },
        counts: @escaping @Sendable () -> ClipCounts = { ClipCounts() },
        atOnce: Int = 1,
        clip: @escaping ClipSource
    ) async throws -> ExportSummary {
        let recording = Recording(script: script, speed: settings.speed, stretch: stretch, atOnce: atOnce, speak: clip)
        let tags = tags ?? AudioTags(of: book.metadata)
        let levelling = try await Levelling(settings.loudness, of: loudnessSample, recording, programs)
        let files = SoundFiles(settings, tags: tags, of: tracks.count, levelling: levelling, programs: programs)
        var log = ExportLog(sections: sections, script: script, counts: counts, report: progress)
        let folder = division == .whole ? nil : try Self.lockedFolder(destination.path)
        let clips = recording.clips(of: sections)
        for track in tracks {
            let path = path(of: track, at: destination, settings.format)
            let file = try await files.begin(track, at: path)
            for section in track.sections { try await recording.record(section, from: clips, in: file, &log) }
            try await log.close(file)
        }
        var summary = try log.summary()
        let companions = Companions(of: self, settings, tags)
        summary.companions = try await companions.write(summary.timeline, beside: destination)
        // Ours alone until everything is written.
        _ = consume folder
        return summary
    }
}
