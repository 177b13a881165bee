import ArgumentParser
import Foundation
import VorleserKit

/// Makes audiobooks of the books of a watched folder, one at a time.
struct WatchExports: Sendable {
    private let choices: ExportChoices
    private let folder: URL
    private let room: ReadingRoom
    private let watch: FolderWatch
    private let vorleser: Vorleser
    private let finished: FinishedExports
    private let listener: any ExportListener
    /// What is wished, in a word: another folder or format is another wish.
    private let wish: String

    init(
        _ order: ExportOrder,
        to folder: URL,
        _ command: WatchCommand,
        _ room: ReadingRoom,
        _ watch: FolderWatch
    ) throws {
        let speech = command.speech
        try order.checkPrograms()
        vorleser = try speech.vorleser(OddClips())
        finished = FinishedExports(folder: try speech.store.folders.exports)
        listener = command.json ? QuietListener() : ExportScreen(isInWatch: true)
        choices = ExportChoices(
            order: order,
            opening: BookOpening(
                wishes: SpeakingWishes(
                    voice: speech.named,
                    language: command.language.language,
                    anyway: command.language.anyway,
                    narration: NarrationWishes()
                ),
                password: .ofEnvironment
            ),
            cover: nil,
            isDryRun: false,
            isForced: false,
            replacing: .refused,
            renders: true
        )
        (self.folder, self.room, self.watch) = (folder, room, watch)
        wish = "\(order.format.rawValue) \(folder.path)"
    }

    /// Makes what is still to be made.
    /// - Throws: `CancellationError`, and what forbids to note what was done.
    func make(_ teller: WatchTeller) async throws {
        for id in await watch.toExport(wish) {
            try Task.checkCancellation()
            // Removed meanwhile: nobody wants it any more.
            guard let book = try? await room.library.book(id) else { continue }
            do {
                let file = try await export(book)
                _ = try await watch.noteExport(wish, of: id, file: file.path, reason: nil)
                await teller.tell(WatchNote(.exported, book, path: file.path))
            } catch {
                try Task.checkCancellation()
                let words = Self.words(for: error).replacing("\n", with: " ")
                if try await watch.noteExport(wish, of: id, file: nil, reason: words) {
                    await teller.tell(WatchNote(.failed, book, path: book.fileName, reason: words))
                }
            }
        }
    }

    /// What happened, and what to do about it here.
    private static func words(for error: any Error) -> String {
        guard let conflict = error as? OutputConflict, let what = conflict.errorDescription else {
            return ExitCodes.words(for: error)
        }
        return localized("\(what) Move it away, or name another folder with --to.")
    }

    private func export(_ book: LibraryBook) async throws -> URL {
        let source = try await room.library.file(of: book.id)
        let destination = destination(of: book, at: source)
        let target = ExportTarget(
            book: source,
            destination: destination,
            isNamedAfterBook: true,
            format: choices.order.format,
            isSplit: choices.order.isSplit,
            number: 1,
            count: 1
        )
        let export = BookExport(
            target: target,
            choices: choices,
            vorleser: vorleser,
            finished: finished,
            listener: listener
        )
        _ = try await export.run()
        return destination
    }

    /// Named after the file; where another book has that name, with its number.
    private func destination(of book: LibraryBook, at source: URL) -> URL {
        let name = source.deletingPathExtension().lastPathComponent
        let ending = choices.order.isSplit ? "" : "." + choices.order.format.rawValue
        let path = source.standardizedFileURL.path
        let places = [name, "\(name), \(book.id)"].map { folder.appending(path: $0 + ending) }
        return places.first { finished.book(at: $0).map { $0 == path } ?? true } ?? places[1]
    }
}
