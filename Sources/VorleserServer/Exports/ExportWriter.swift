import Foundation
import VorleserCore
import VorleserExport
import VorleserKit
import VorleserLibrary
import VorleserNarration
import VorleserSpeech

/// Writes a book of the library into files.
struct ExportWriter: Sendable {
    let room: ReadingRoom

    /// What was written.
    struct Written {
        let files: [ExportRecord.File]
        /// What listeners should know of it; `nil` when all went well.
        let words: String?
    }

    /// - Returns: The book's title.
    /// - Throws: What is known to be wrong with an order before anything is spoken.
    func check(_ order: ExportOrder) async throws -> String {
        let record = try await room.library.book(order.book)
        let voice = try await voice(of: order)
        if order.anyway != true { try await room.fit(of: order.book, by: voice).check() }
        if let chapters = order.chapters {
            _ = try ChapterSelection(chapters, in: try await room.book(order.book).book.chapters)
        }
        return record.title
    }

    /// - Parameters:
    ///   - export: What is wanted.
    ///   - folder: Where to.
    ///   - progress: Told after every utterance.
    /// - Returns: The files that were written.
    /// - Throws: Whatever ends it before it is done.
    func write(
        _ export: ExportRecord,
        in folder: URL,
        progress: @escaping @Sendable (ExportProgress) -> Void
    ) async throws -> Written {
        let order = export.order
        let record = try await room.library.book(order.book)
        let open = try await room.book(order.book)
        let source = try await room.library.file(of: order.book)
        let vorleser = try await room.vorleser.speaking(as: voice(of: order))
        let usualSpeed = try await room.library.setting("speed", as: Double.self) ?? 1
        let settings = order.settings(speed: record.preferences.speed ?? usualSpeed)
        let script = try await room.script(of: open.book.span, in: open, as: vorleser.voice.id)
        let book = open.book
        let chapters = try order.chapters.map { try ChapterSelection($0, in: book.chapters) } ?? .all(of: book)
        let work = try ExportWork(
            of: book,
            script,
            chapters: chapters,
            division: order.format == .epub ? nil : .whole
        )
        // A cover that cannot be used is a pity, and no more.
        var tags = vorleser.tags(of: book, cover: try? BookCover(of: book, at: source))
        (tags.title, tags.authors) = (record.title, record.authors)
        let name = FileName(record.title, or: "Book").text + "." + order.format.rawValue
        let summary = try await vorleser.write(
            work,
            to: folder.appending(path: name),
            bookAt: source,
            settings,
            tags: tags,
            progress: progress
        )
        return Written(summary)
    }

    private func voice(of order: ExportOrder) async throws -> Voice.ID {
        guard let name = order.voice else { return try await room.voice(for: order.book).id }
        return try await room.vorleser.studio.catalogue.speaker(Voice.ID(rawValue: name)).voice.id
    }
}

extension ExportWriter.Written {
    fileprivate init(_ summary: ExportSummary) {
        let companions = summary.companions.map { path in
            let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
            return ExportRecord.File(name: URL(filePath: path).lastPathComponent, bytes: size ?? 0)
        }
        files =
            summary.files.map { .init(name: URL(filePath: $0.path).lastPathComponent, bytes: $0.bytes) } + companions
        let count = summary.skipped.count
        words = summary.skipped.first.map { "\(count) passages could not be spoken; the first: \($0.reason)" }
    }
}
