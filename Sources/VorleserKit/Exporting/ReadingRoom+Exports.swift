public import VorleserLibrary
import VorleserCore
import VorleserExport
import VorleserSpeech

extension ReadingRoom {
    /// Looks for what is known to be wrong with an order before the book is read or spoken.
    /// - Parameters:
    ///   - order: What is wanted.
    ///   - id: Of which book.
    ///   - wishes: Who is to speak it, and how.
    /// - Returns: The book's title.
    /// - Throws: ``ExportOrderError``, `ExportError`, `LibraryError`, `SpeechError`, ``LanguageMismatch``
    public func check(_ order: ExportOrder, of id: BookID, _ wishes: SpeakingWishes) async throws -> String {
        try order.check()
        try order.checkPrograms()
        let record = try await library.book(id)
        let named = try wishes.voice.map { try vorleser.studio.catalogue.speaker($0).voice.id }
        let voice = if let named { named } else { try await voice(for: id).id }
        if !wishes.anyway { try await fit(of: id, by: voice).check() }
        if order.chapters != nil { _ = try order.selection(in: try await book(id).book) }
        return record.title
    }

    /// Opens a book and narrates it, ready to be written.
    /// - Parameters:
    ///   - order: What is wanted.
    ///   - id: Of which book.
    ///   - wishes: Who is to speak it, and how.
    /// - Returns: What is to be written.
    /// - Throws: `ExportError`, `LibraryError`, `BookReadingError`, `SpeechError`, ``LanguageMismatch``
    public func job(_ order: ExportOrder, of id: BookID, _ wishes: SpeakingWishes) async throws -> ExportJob {
        let open = try await open(id, wishes)
        return try await queue.run {
            Result {
                // A cover that cannot be used is a pity, and no more.
                try ExportJob(order, of: open, open.script(), cover: try? open.cover())
            }
        }.get()
    }
}
