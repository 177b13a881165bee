public import Foundation
import VorleserBooks
import VorleserCore
import VorleserExport
public import VorleserLibrary

/// Exchanges places with the person's Audiobookshelf server, about the books that were published there.
public struct AudiobookshelfSync: Sendable {
    private let room: ReadingRoom
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - room: The library.
    ///   - now: The clock; tests give their own.
    public init(_ room: ReadingRoom, now: @escaping @Sendable () -> Date = { Date() }) {
        (self.room, self.now) = (room, now)
    }

    /// What has come of a book.
    public struct Outcome: Sendable {
        public let book: LibraryBook
        public let result: Result

        /// What came of comparing a book's places on both sides.
        public enum Result: Sendable {
            /// Both sides say the same, or nothing.
            case same
            /// The library took the server's place.
            case taken(DevicePlace, isFinished: Bool)
            /// The server was told the library's place: seconds from the start of the audiobook.
            case told(seconds: Double, isFinished: Bool)
            case failed(any Error)
        }
    }

    /// Exchanges what is new on either side.
    /// - Parameters:
    ///   - account: The server, and for whom it is asked.
    ///   - books: Of which; all that were published there when `nil`.
    /// - Returns: What has come of each book that the person sees.
    /// - Throws: ``AudiobookshelfError`` when the server cannot be asked at all, ``VorleserLibrary/LibraryError``,
    ///   `CancellationError`
    public func exchange(with account: AudiobookshelfAccount, of books: Set<BookID>? = nil) async throws -> [Outcome] {
        let published = try await room.library.publications().filter { publication in
            publication.address == account.address && publication.item != nil
                && books.map { $0.contains(publication.book) } ?? true
        }
        guard !published.isEmpty else { return [] }
        let client = AudiobookshelfClient(account)
        let places = try await client.user().mediaProgress
        var outcomes: [Outcome] = []
        for publication in published {
            // What is gone, or is another's alone, is no fault.
            guard let book = try? await room.library.book(publication.book) else { continue }
            let progress = places.first { $0.libraryItemId == publication.item && $0.episodeId == nil }
            do {
                let result = try await exchange(publication, book, progress, client)
                outcomes.append(Outcome(book: book, result: result))
            } catch {
                try Task.checkCancellation()
                outcomes.append(Outcome(book: book, result: .failed(error)))
            }
        }
        return outcomes
    }

    // MARK: One book

    /// The name under which the server's places are kept.
    static func device(of address: AudiobookshelfAddress) -> String {
        "audiobookshelf-" + SHA256.digest(of: address.description.utf8).prefix(16)
    }

    private func exchange(
        _ publication: Publication,
        _ book: LibraryBook,
        _ progress: AudiobookshelfProgress?,
        _ client: AudiobookshelfClient
    ) async throws -> Outcome.Result {
        let library = room.library
        guard let item = publication.item else { return .same }
        let device = Self.device(of: publication.address)
        let places = try await library.places(in: book.id)
        let newest = places.first { $0.device != device }
        let remote = progress?.place
        let known = try await library.placeExchange(of: book.id)
        let last = known?.item == item ? known : nil
        let local = PlaceExchange.Local(
            placedAt: newest?.at,
            isMarked: book.mark == .finished,
            readAt: book.readAt
        )
        var agreement = PlaceExchange.Agreement(
            item: item,
            remote: remote?.setAt,
            local: newest?.at,
            isFinished: local.isMarked,
            at: now()
        )
        let direction = PlaceExchange.direction(local, remote, since: last)
        guard direction != .none else {
            if last?.remote != agreement.remote { try await library.keep(agreement, about: book.id) }
            return .same
        }
        try check(progress, of: publication, book)
        let loaded = try await room.book(book.id)
        let times = try times(of: publication, in: loaded)
        if direction == .take, let remote {
            let taken = try await take(remote, in: loaded, times, as: device)
            agreement.isFinished = remote.isFinished
            try await library.keep(agreement, about: book.id)
            return taken.map { .taken($0, isFinished: remote.isFinished) } ?? .same
        }
        let offset = newest.map { loaded.book.offset(of: $0.place) }
        let isFinished = local.isMarked || offset.map(times.isAtEnd) ?? false
        guard offset != nil || isFinished else {
            try await library.keep(agreement, about: book.id)
            return .same
        }
        let seconds = offset.map(times.time) ?? publication.seconds
        let wasTold = try await tell(seconds, isFinished, newest?.at, remote, publication, client, item)
        // What the server makes of it is what it will say the next time.
        let kept = wasTold ? try await client.progress(in: item)?.place : remote
        // A player that went on meanwhile is heard the next time.
        if let kept, isFinished || abs(kept.time - seconds) < 1 || kept.isFinished { agreement.remote = kept.setAt }
        try await library.keep(agreement, about: book.id)
        return wasTold ? .told(seconds: seconds, isFinished: isFinished) : .same
    }

    private func take(
        _ remote: PlaceExchange.Remote,
        in loaded: LoadedBook,
        _ times: PublishedTimes,
        as device: String
    ) async throws -> DevicePlace? {
        let place = DevicePlace(
            device: device,
            deviceName: Self.deviceName,
            place: loaded.book.place(at: times.offset(at: remote.time)),
            at: remote.date
        )
        // Of what is finished without having been begun, no place is known.
        let isPlace = remote.time > 0 || !remote.isFinished
        let kept = isPlace ? try await room.library.setPlace(place, in: loaded.id, by: nil) : place
        // A new place takes a mark back, so it comes last.
        if remote.isFinished { try await room.library.setMark(.finished, of: loaded.id) }
        return kept
    }

    private static let deviceName = "Audiobookshelf"

    /// - Returns: Whether the server had to be told.
    private func tell(
        _ seconds: Double,
        _ isFinished: Bool,
        _ at: Date?,
        _ remote: PlaceExchange.Remote?,
        _ publication: Publication,
        _ client: AudiobookshelfClient,
        _ item: String
    ) async throws -> Bool {
        if let remote, remote.isFinished == isFinished, isFinished || abs(remote.time - seconds) < 0.01 { return false }
        var update = AudiobookshelfDocument.ProgressUpdate()
        // Nobody notes when a book is marked.
        let date = isFinished ? now() : at ?? now()
        update.lastUpdate = Int64(date.timeIntervalSince1970 * 1000)
        if isFinished {
            update.isFinished = true
            if remote == nil { (update.duration, update.currentTime) = (publication.seconds, seconds) }
        } else {
            // The server takes a time back to the beginning when it is told that a book is not finished after all.
            if remote?.isFinished == true {
                try await client.setProgress(AudiobookshelfDocument.ProgressUpdate(isFinished: false), in: item)
            }
            (update.duration, update.currentTime) = (publication.seconds, seconds)
            update.progress = min(seconds / max(publication.seconds, 0.001), 1)
        }
        try await client.setProgress(update, in: item)
        return true
    }

    /// Whether what is played there is what was published.
    private func check(
        _ progress: AudiobookshelfProgress?,
        of publication: Publication,
        _ book: LibraryBook
    ) throws(AudiobookshelfError) {
        guard let there = progress?.duration, there > 0 else { return }
        guard abs(there - publication.seconds) <= max(2, publication.seconds / 500) else {
            throw .otherRecording(title: book.title, published: publication.seconds, there: there)
        }
    }

    private func times(of publication: Publication, in loaded: LoadedBook) throws -> PublishedTimes {
        PublishedTimes(try PublishedMaps(room.folders).map(of: publication), of: loaded.book)
    }
}

extension AudiobookshelfProgress {
    /// What it says, within bounds; anything may come.
    fileprivate var place: PlaceExchange.Remote {
        let time = currentTime.map { $0.isFinite ? min(max($0, 0), 1e9) : 0 } ?? 0
        let setAt = lastUpdate.isFinite ? min(max(lastUpdate, 0), 1e15) : 0
        return PlaceExchange.Remote(time: time, isFinished: isFinished ?? false, setAt: Int64(setAt))
    }
}
