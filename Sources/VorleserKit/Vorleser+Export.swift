public import Foundation
public import VorleserCore
public import VorleserExport
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
        if !renders { try await check(audiobook) }
        let hold = hold(audiobook)
        let counter = ClipCounter()
        let summary = try await audiobook.write(
            to: destination,
            settings,
            tags: tags,
            stretch: ListeningSpeed.stretch,
            progress: progress,
            counts: { counter.counts },
            clip: renders ? counter.clips(of: studio, as: voice.id) : counter.keptClips(of: self)
        )
        await studio.settle()
        if let hold { clips.release(hold) }
        return summary
    }

    /// What the sound files of a book say of themselves, the chosen voice as narrator.
    /// - Parameters:
    ///   - book: The book.
    ///   - cover: Its picture; see ``BookCover``.
    public func tags(of book: Book, cover: BookCover? = nil) -> AudioTags {
        AudioTags(of: book.metadata, narrator: voice.name, cover: cover?.bytes)
    }
}
