public import Foundation
import VorleserBooks
import VorleserCore
public import VorleserLibrary

/// Exchanges places with KOReader: its words for them become places of the library, and the library's places its words.
public struct KOReaderSync: Sendable {
    private let room: ReadingRoom
    private let shelf: KOReaderShelf
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - room: The library.
    ///   - now: The clock; tests give their own.
    public init(_ room: ReadingRoom, now: @escaping @Sendable () -> Date = { Date() }) {
        (self.room, self.now) = (room, now)
        shelf = KOReaderShelf(room.library)
    }

    /// What has come of a place that KOReader has said.
    public struct Taken: Sendable {
        public let book: LoadedBook
        public let place: DevicePlace
    }

    // MARK: From KOReader

    /// Takes what KOReader says: keeps it, and makes it a place of the book that it means.
    /// - Returns: The place; `nil` for a document that is not in the library, or a book that cannot be read now.
    /// - Throws: ``VorleserLibrary/LibraryError``
    public func take(_ progress: KOReaderProgress) async throws -> Taken? {
        try await room.library.keep(progress)
        guard let record = try await shelf.book(progress.document), let book = try? await room.book(record.id) else {
            return nil
        }
        let place = DevicePlace(
            device: Self.device(of: progress),
            deviceName: String(progress.device.prefix(Self.longestName)),
            place: book.book.place(at: await offset(of: progress, in: book, record)),
            at: now()
        )
        guard let kept = try await room.library.setPlace(place, in: record.id, by: nil) else { return nil }
        return Taken(book: book, place: kept)
    }

    private static let longestName = 100

    /// The name under which a device's places are kept: at most 64 characters.
    private static func device(of progress: KOReaderProgress) -> String {
        "koreader-" + SHA256.digest(of: (progress.deviceID ?? progress.device).utf8).prefix(16)
    }

    private func offset(of progress: KOReaderProgress, in loaded: LoadedBook, _ record: LibraryBook) async -> TextOffset
    {
        let book = loaded.book
        if let exact = try? await exactOffset(of: progress.progress, in: book, record) { return exact }
        let share = min(max(progress.percentage, 0), 1)
        return TextOffset(utf16: Int(share * Double(book.length)))
    }

    private func exactOffset(of words: String, in book: Book, _ record: LibraryBook) async throws -> TextOffset? {
        switch record.format {
        case .epub:
            let file = try await room.library.file(of: record.id)
            return try await room.queue.run { Result { try KOReaderPlaces(at: file, of: book).offset(of: words) } }
                .get()
        case .pdf: return Int(words).flatMap { book.start(ofPage: $0) }
        default: return nil
        }
    }

    // MARK: To KOReader

    /// Where the listener was last in a document, for KOReader: what it said itself, unless another device was somewhere
    /// since.
    /// - Returns: `nil` when nothing is known that KOReader could go to.
    /// - Throws: ``VorleserLibrary/LibraryError``
    public func progress(of document: String) async throws -> KOReaderProgress? {
        let said = try await room.library.koReaderProgress(of: document)
        guard let record = try await shelf.book(document),
            let newest = try await room.library.places(in: record.id).first
        else { return said }
        // The same moment, as far as KOReader counts.
        if let said, newest.device == Self.device(of: said) || Int(newest.at.timeIntervalSince1970) < said.timestamp {
            return said
        }
        guard let book = try? await room.book(record.id).book, book.length > 0 else { return said }
        let offset = book.offset(of: newest.place)
        guard let words = try? await words(for: offset, in: book, record) else { return said }
        return KOReaderProgress(
            document: document,
            progress: words,
            percentage: Double(offset.utf16) / Double(book.length),
            device: newest.deviceName,
            deviceID: newest.device,
            timestamp: Int(newest.at.timeIntervalSince1970)
        )
    }

    private func words(for offset: TextOffset, in book: Book, _ record: LibraryBook) async throws -> String? {
        switch record.format {
        case .epub:
            let file = try await room.library.file(of: record.id)
            return try await room.queue.run { Result { try KOReaderPlaces(at: file, of: book).pointer(at: offset) } }
                .get()
        case .pdf: return book.page(at: offset).map(String.init)
        default: return nil
        }
    }
}

extension Book {
    private var pageStarts: [TextOffset] {
        marks.compactMap { if case .pageBreak = $0.kind { $0.span.lowerBound } else { nil } }
    }

    /// Where a page of a PDF begins; beyond the last that has text is the last.
    fileprivate func start(ofPage page: Int) -> TextOffset? { page < 1 ? nil : pageStarts.prefix(page).last }

    /// The page of a PDF that a place is on, from 1; `nil` without pages.
    fileprivate func page(at offset: TextOffset) -> Int? {
        let starts = pageStarts
        return starts.isEmpty ? nil : max(starts.partitioningIndex { $0 > offset }, 1)
    }
}
