public import Foundation
public import VorleserCore
public import VorleserExport
public import VorleserReadAlong
import VorleserSpeech

extension Vorleser {
    /// Speaks an audiobook into files.
    /// - Parameters:
    ///   - audiobook: What to say, in which files.
    ///   - destination: A file, or a folder when every chapter gets a file of its own.
    ///   - settings: In which format, how loud, how fast.
    ///   - tags: What the files say of themselves; of the book without voice or cover when `nil`.
    ///   - renders: Whether clips that are not kept are rendered; without, an export only assembles.
    ///   - progress: Told after every utterance.
    /// - Returns: What was made.
    /// - Throws: ``VorleserExport/ExportError``, or `CancellationError`.
    public func write(
        _ audiobook: Audiobook,
        to destination: URL,
        _ settings: ExportSettings = ExportSettings(),
        tags: AudioTags? = nil,
        renders: Bool = true,
        progress: @escaping @Sendable (ExportProgress) -> Void = { _ in }
    ) async throws -> ExportSummary {
        try await speaking(audiobook, renders: renders) { counter, clip in
            try await audiobook.write(
                to: destination,
                settings,
                tags: tags,
                stretch: ListeningSpeed.stretch,
                progress: progress,
                counts: { counter.counts },
                atOnce: utterancesAtOnce,
                clip: clip
            )
        }
    }

    /// Speaks a book into an EPUB that is read along.
    /// - Parameters:
    ///   - readAlong: What to say, and what to highlight.
    ///   - destination: The EPUB to write.
    ///   - source: The file that the book was read from; `nil` for a text that came from none.
    ///   - settings: How loud, how fast.
    ///   - tags: What its sounds say of themselves.
    ///   - renders: Whether clips that are not kept are rendered.
    ///   - progress: Told after every utterance.
    /// - Returns: What was made.
    /// - Throws: ``VorleserExport/ExportError``, `BookReadingError`, or `CancellationError`.
    public func write(
        _ readAlong: ReadAlong,
        to destination: URL,
        bookAt source: URL?,
        _ settings: ExportSettings = ExportSettings(format: .m4a),
        tags: AudioTags? = nil,
        renders: Bool = true,
        progress: @escaping @Sendable (ExportProgress) -> Void = { _ in }
    ) async throws -> ExportSummary {
        try await speaking(readAlong.audiobook, renders: renders) { counter, clip in
            try await readAlong.write(
                to: destination,
                bookAt: source,
                settings,
                tags: tags,
                stretch: ListeningSpeed.stretch,
                progress: progress,
                counts: { counter.counts },
                atOnce: utterancesAtOnce,
                clip: clip
            )
        }
    }

    /// How many utterances an export asks for at a time: twice as many as are spoken at a time, so that there is always
    /// work while the longest of them is waited for.
    var utterancesAtOnce: Int { engine.utterancesAtOnce > 1 ? 2 * engine.utterancesAtOnce : 1 }

    /// Holds the clips of an audiobook while it is written, and waits until those that were made are kept.
    private func speaking(
        _ audiobook: Audiobook,
        renders: Bool,
        _ write: (ClipCounter, @escaping ClipSource) async throws -> ExportSummary
    ) async throws -> ExportSummary {
        if !renders { try await check(audiobook) }
        let hold = hold(audiobook)
        let counter = ClipCounter()
        let clip = renders ? counter.clips(of: studio, as: voice.id) : counter.keptClips(of: self)
        let summary = try await write(counter, clip)
        await studio.settle()
        if let hold { clips.release(hold) }
        return summary
    }

    /// What the sound files of a book say of themselves, the chosen voice as narrator.
    /// - Parameters:
    ///   - book: The book.
    ///   - cover: Its picture; see ``BookCover``.
    /// - Returns: The tags.
    public func tags(of book: Book, cover: BookCover? = nil) -> AudioTags {
        AudioTags(of: book.metadata, narrator: voice.name, cover: cover?.bytes)
    }
}
