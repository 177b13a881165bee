import Foundation
import VorleserBooks
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserNarration

/// A book that is going to be listened to, with what the library knows of it.
struct BookForReading {
    let book: Book
    let place: KeptPlace
    /// What was chosen for it, or else for all books, as far as it is installed.
    let voice: String?
    /// Whether that was the listener's own choice.
    let isVoiceChosen: Bool
    let speed: Double?
    /// What the library says that it is in.
    let language: Language?
    /// What is said otherwise at single places.
    let saidHere: [SaidHere]
    /// What is read and what is left out of all books.
    let narration: NarrationSettings

    /// A book of the library by its number; or a file. If the library has that file too, it is the same book.
    /// - Throws: `BookReadingError`, `LibraryError`
    init(_ name: BookName, _ password: PasswordOption) async throws {
        if let (library, id) = try await name.known {
            let room = try ReadingRoom(library: library, folders: UserLibrary.folders)
            let open = try await room.book(id)
            let record = try await library.book(id)
            let chosen = record.preferences
            language = record.language.flatMap { Language($0) }
            let usualSpeed = try await library.setting("speed", as: Double.self)
            book = open.book
            place = .library(library, id)
            voice = try await room.voice(for: id).id.rawValue
            isVoiceChosen = await UserLibrary.hasChosenVoice(for: record)
            speed = chosen.speed ?? usualSpeed
            saidHere = try await room.saidHere(in: open)
            narration = try await room.narrationSettings()
        } else {
            let file = URL(filePath: name.text)
            book = try await password.given().opening(file) { try Vorleser.book(at: file, password: $0) }
            place = .file
            (voice, isVoiceChosen, speed, language, saidHere) = (nil, false, nil, nil, [])
            narration = NarrationSettings()
        }
    }
}

extension BookName {
    /// The library and the book in it that is meant, by its number or because it was made of the file.
    fileprivate var known: (Library, BookID)? {
        get async throws {
            if let shelved = try shelved { return shelved }
            guard let library = try UserLibrary.openIfThere(), let source = try? BookSource(URL(filePath: text)),
                let newest = try await library.books(withDigest: source.digest).max(by: { $0.lastUse < $1.lastUse })
            else { return nil }
            return (library, newest.id)
        }
    }
}

extension LibraryBook {
    fileprivate var lastUse: Date { readAt ?? addedAt }
}

/// Where it is kept how far a book was read.
enum KeptPlace {
    /// In the library, for all devices to go on from.
    case library(Library, BookID)
    /// By itself: the library does not have the book.
    case file

    private static var device: String { String(ProcessInfo.processInfo.hostName.prefix(64)) }

    /// Where the book was left last, on whichever device; or where its file was, for it may have come into the library
    /// after it was begun.
    func offset(in book: Book, or places: PlaceStore) async throws -> TextOffset? {
        if case .library(let library, let id) = self, let last = try await library.book(id).lastPlace {
            return book.offset(of: last.place)
        }
        return places.place(in: book)
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

    init(_ book: Book, _ place: KeptPlace, _ places: PlaceStore) {
        (self.book, self.place, self.places) = (book, place, places)
    }

    mutating func keep(_ offset: TextOffset) async {
        self.offset = offset
        if ContinuousClock.now - lastSaved > .seconds(5) { await save() }
    }

    /// Saves the place where it stopped.
    mutating func finish() async { await save() }

    private mutating func save() async {
        guard let offset else { return }
        lastSaved = .now
        do {
            try await place.save(offset, in: book, or: places)
        } catch {
            Terminal.complain("The place could not be kept. \(ExitCodes.words(for: error))")
        }
    }
}
