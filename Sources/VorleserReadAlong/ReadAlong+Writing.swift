#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import VorleserBooks
public import VorleserCore
public import VorleserExport

extension ReadAlong {
    /// Speaks the book, and writes an EPUB 3 that shows what is being said.
    ///
    /// An EPUB of the listener's own stays as it is but for the marks in its text; of any other book one is made. The
    /// file is there when it is whole, and one of its name stays until then; let go of before, nothing of it is left.
    /// - Parameters:
    ///   - destination: The EPUB to write.
    ///   - source: The file that the book was read from; `nil` for a text that came from none.
    ///   - settings: How loud, how fast; the sound is MP3 if that is asked for, else AAC.
    ///   - tags: What the sound says of itself; its narrator is also the book's.
    ///   - modified: When the publication is made.
    ///   - stretch: Changes the pace.
    ///   - progress: Told after every utterance.
    ///   - counts: How many clips were rendered and how many kept, so far.
    ///   - atOnce: How many utterances are asked for at a time; the sound of those that are done early waits in memory.
    ///   - clip: Speaks an utterance; should keep clips, so that the same export goes on quickly after a break.
    /// - Returns: What was made. Its timeline names sounds by their places in the EPUB.
    /// - Throws: ``VorleserExport/ExportError``, ``VorleserBooks/BookReadingError`` when the source no longer holds the
    ///   book, ``VorleserCore/SpeechError/unknownVoice(_:known:)``, or `CancellationError`.
    public func write(
        to destination: URL,
        bookAt source: URL?,
        _ settings: ExportSettings = ExportSettings(format: .m4a),
        tags: AudioTags? = nil,
        modified: Date = Date(),
        stretch: @escaping TimeStretch,
        progress: @escaping @Sendable (ExportProgress) -> Void = { _ in },
        counts: @escaping @Sendable () -> ClipCounts = { ClipCounts() },
        atOnce: Int = 1,
        clip: @escaping ClipSource
    ) async throws -> ExportSummary {
        let origin = try await Cancellation.off { [book] _ in try Origin(of: book, at: source) }
        let folder = try WorkingFolder(of: destination.path)
        var sound = settings
        sound.format = settings.format == .mp3 ? .mp3 : .m4a
        sound.subtitles = []
        var soundTags = tags ?? AudioTags(of: book.metadata)
        soundTags.cover = nil
        let summary = try await audiobook.write(
            to: URL(filePath: folder.path(of: "sound")),
            sound,
            tags: soundTags,
            stretch: stretch,
            progress: progress,
            counts: counts,
            atOnce: atOnce,
            clip: clip
        )
        let job = PackingJob(
            book: book,
            origin: origin,
            unit: unit,
            timeline: summary.timeline,
            pictures: SpokenPicture.all(in: summary.timeline, of: book, audiobook.script),
            mediaType: sound.format == .mp3 ? "audio/mpeg" : "audio/mp4",
            narrator: soundTags.narrator,
            cover: tags?.cover,
            modified: modified
        )
        let (file, spool) = (folder.path(of: "book.epub"), folder.path(of: "parts"))
        let names = try await Cancellation.off { cancellation in
            try job.pack(into: file, for: destination.path, spool: spool, cancellation)
        }
        let bytes = try folder.publish(file)
        var packed = summary.packed(into: destination.path, bytes: bytes) { names[$0] ?? $0 }
        try await audiobook.writeMap(of: &packed, beside: destination, settings, soundTags)
        return packed
    }

    /// Every file that an export would write: the EPUB, and its map.
    /// - Parameters:
    ///   - destination: The EPUB.
    ///   - settings: Those of the export.
    /// - Returns: Their paths.
    public func paths(at destination: URL, _ settings: ExportSettings) -> [String] {
        [destination.path] + (settings.writesMap ? [CompanionPaths(beside: destination, .whole).map] : [])
    }
}

/// Where the text of a read-along book comes from.
struct Origin: Sendable {
    /// The listener's own EPUB.
    let publication: EditablePublication?
    /// The file that the book was read from.
    let file: URL?
}

extension Origin {
    /// - Throws: ``VorleserBooks/BookReadingError`` when the file no longer holds the book.
    init(of book: Book, at file: URL?) throws {
        self.file = file
        publication = book.format == .epub ? try file.map { try EditablePublication(at: $0, of: book) } : nil
    }
}

/// Makes the EPUB once everything has been spoken.
struct PackingJob: Sendable {
    let book: Book
    let origin: Origin
    let unit: TextUnit
    let timeline: Timeline
    /// Those whose words sound.
    let pictures: [SpokenPicture]
    /// That of the sounds.
    let mediaType: String
    /// Who speaks.
    let narrator: String?
    /// A picture for a book that has none.
    let cover: [UInt8]?
    let modified: Date

    /// Writes the EPUB.
    /// - Parameters:
    ///   - file: The file to write.
    ///   - destination: Where it will be.
    ///   - spool: A folder for what waits to be packed.
    ///   - cancellation: Ends the work.
    /// - Returns: The places in the container of the sounds, by their paths.
    /// - Throws: ``VorleserExport/ExportError``, ``VorleserBooks/BookReadingError``, `CancellationError`
    func pack(
        into file: String,
        for destination: String,
        spool: String,
        _ cancellation: Cancellation
    ) throws -> [String: String] {
        let words = SpokenWords(timeline, pictures: pictures)
        var edition = try edition(MarkPlan(book, words, by: unit), cancellation)
        edition.narration.narrator = narrator
        let sounds = try edition.narrate(words, of: book, mediaType: mediaType, modified: modified)
        let archive = try ContainerArchive(file, for: destination, spool: spool, cancellation: cancellation)
        try edition.pack(with: sounds, into: archive, cancellation)
        return Dictionary(sounds.map { ($0.file, $0.path.text) }) { first, _ in first }
    }

    private func edition(_ plan: MarkPlan, _ cancellation: Cancellation) throws -> Edition {
        if let publication = origin.publication {
            let own = try OwnEdition.edition(of: publication, book, plan, lacking: required, cancellation)
            if let own { return own }
        }
        return try PrintedEdition.edition(of: book, at: origin.file, cover: cover, plan, required, cancellation)
    }

    private var required: RequiredMetadata { RequiredMetadata(of: book) }
}
