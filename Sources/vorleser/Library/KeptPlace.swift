import Foundation
import VorleserKit

/// Where it is kept how far a book was read.
enum KeptPlace {
    /// In the library, for all devices to go on from.
    case library(Library, BookID)
    /// By itself: the library does not have the book.
    case file

    /// - Throws: `LibraryError`
    init(of reference: BookReference) throws {
        switch reference {
        case .shelved(let id): self = .library(try UserLibrary.open(), id)
        case .file: self = .file
        }
    }

    private static var device: String { String(ProcessInfo.processInfo.hostName.prefix(64)) }

    /// Where the book was left last, on whichever device; or where its file was, for it may have come into the library
    /// after it was begun.
    func offset(in book: Book, or places: PlaceStore) async throws -> TextOffset? {
        if case .library(let library, let id) = self {
            let record = try await library.book(id)
            if let last = record.lastPlace { return book.offset(of: last.place) }
            if record.mark == .unread { return nil }
        }
        return places.place(in: book)
    }

    /// Notes how long the voice has spoken.
    /// - Parameter seconds: Since it was noted last.
    /// - Throws: `LibraryError`
    func note(listened seconds: Double) async throws {
        guard case .library(let library, let id) = self, seconds >= 1, try await library.keepsStatistics else { return }
        let today = CalendarDay(Date(), in: .current)
        try await library.addActivity(
            DailyActivity(book: id, day: today.description, listened: seconds, read: 0, letters: 0),
            on: Self.device
        )
    }

    func save(_ offset: TextOffset, in book: Book, or places: PlaceStore) async throws {
        switch self {
        case .library(let library, let id):
            let name = Self.device
            let place = DevicePlace(device: name, deviceName: name, place: book.place(at: offset), at: Date())
            try await library.setPlace(place, in: id)
        case .file: try places.save(offset, in: book)
        }
    }
}

/// Keeps the place as it moves, a few times a minute and at the end.
struct PlaceKeeper {
    private let book: Book
    private let place: KeptPlace
    private let places: PlaceStore
    private var offset: TextOffset?
    private var lastSaved = ContinuousClock.now
    /// When the voice was last seen speaking; `nil` while it is silent.
    private var spokeAt: ContinuousClock.Instant?
    /// Seconds that were heard and are not noted yet.
    private var listened = 0.0

    init(_ book: Book, _ place: KeptPlace, _ places: PlaceStore) {
        (self.book, self.place, self.places) = (book, place, places)
    }

    mutating func keep(_ offset: TextOffset, isSpeaking: Bool) async {
        self.offset = offset
        let now = ContinuousClock.now
        if let spokeAt { listened += (now - spokeAt) / .seconds(1) }
        spokeAt = isSpeaking ? now : nil
        if ContinuousClock.now - lastSaved > .seconds(5) { await save() }
    }

    /// Saves the place where it stopped.
    mutating func finish() async { await save() }

    private mutating func save() async {
        guard let offset else { return }
        lastSaved = .now
        do {
            try await place.save(offset, in: book, or: places)
            let heard = listened
            listened = 0
            try await place.note(listened: heard)
        } catch {
            Terminal.complain(localized("The place could not be kept. \(ExitCodes.words(for: error))"))
        }
    }
}

extension Book {
    /// Where the text ends.
    var end: TextOffset { TextOffset(utf16: length) }
}
