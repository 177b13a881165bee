package import Dispatch
import Foundation
import VorleserBooks
public import VorleserCore
public import VorleserDictionary
public import VorleserLibrary
public import VorleserSpeech

/// The library, open for reading and listening: its books in memory, their scripts, and one studio for every voice.
///
/// What a face needs to show books of the library and to read them aloud, for several readers at a time.
public actor ReadingRoom {
    /// The shelf.
    public nonisolated let library: Library
    /// Where everything is kept.
    public nonisolated let folders: Folders
    /// The dictionaries of this machine.
    public nonisolated let dictionaries: WordBookShelf

    /// The voices, and the clips they have spoken, with the listener's pronunciations; another one after ``reloadVoices()``.
    public var vorleser: Vorleser {
        ownPronunciations.map(wired.heeding) ?? wired
    }

    private var wired: Vorleser
    private let makeVorleser: @Sendable () throws -> Vorleser
    /// The models that the voices are of.
    private(set) var spoken: [InstalledKokoro]
    /// Other models, as they were seen last, and how often in a row.
    var sighting: (models: [InstalledKokoro], looks: Int)?
    private var inMemory: [(id: BookID, revision: String, language: String?, task: Task<LoadedBook, any Error>)] = []
    private var preparation: Task<Void, Never>?
    var scripts = ScriptShelf()
    var timesShelf = TimesShelf()
    /// Books on their way into the library.
    let lanes = ImportLanes()

    /// Books are read and scripts are made here, so that no thread of Swift's pool is busy for long.
    package nonisolated let queue = DispatchQueue(
        label: "vorleser.reading",
        qos: .userInitiated,
        attributes: .concurrent
    )

    /// How many books stay in memory.
    private static let mostOpen = 4

    /// - Parameters:
    ///   - library: The shelf.
    ///   - folders: Where clips and pronunciations are kept.
    ///   - catalogue: The engines and their voices; those that are installed when `nil`.
    ///   - warn: Told once when clips cannot be kept, and of pronunciations that cannot be read.
    /// - Throws: `SpeechError` when the catalogue has no voice.
    public init(
        library: Library,
        folders: Folders,
        catalogue: VoiceCatalogue? = nil,
        warn: @escaping @Sendable (any Error) -> Void = { _ in }
    ) throws {
        self.library = library
        self.folders = folders
        dictionaries = WordBookShelf(folders, ProcessInfo.processInfo.environment)
        folders.makePrivate()
        makeVorleser = { try Vorleser(folders: folders, catalogue: catalogue, warn: warn) }
        spoken = ModelFamily(in: folders).installed
        wired = try makeVorleser()
    }

    /// Looks again which voices are installed.
    public func reloadVoices() throws {
        spoken = ModelFamily(in: folders).installed
        wired = try makeVorleser()
    }

    // MARK: Books

    /// A book of the library, read into memory.
    /// - Throws: ``VorleserLibrary/LibraryError``, ``VorleserBooks/BookReadingError``
    public func book(_ id: BookID) async throws -> LoadedBook {
        let record = try await library.book(id)
        let revision = LoadedBook.revision(of: record)
        let index = inMemory.firstIndex { ($0.id, $0.revision, $0.language) == (id, revision, record.language) }
        if let index {
            let entry = inMemory.remove(at: index)
            inMemory.append(entry)
            return try await entry.task.value
        }
        let task = Task { [queue, library, vorleser, folders] in
            let file = try await library.file(of: id)
            let book = try await queue.run { Result { try Vorleser.book(at: file, languages: vorleser.languages) } }
                .get()
            // It may have come in before languages were told; it can be read without that being kept.
            if record.language == nil, let tag = await queue.run({ vorleser.languageTag(of: book) }) {
                _ = try? await library.setLanguage(tag, of: id)
            }
            // It may have come in before series were noted.
            if record.series == nil, let series = book.metadata.series {
                _ = try? await library.noteSeries(series, of: id)
            }
            return await queue.run {
                PagesFile.note(book, record, in: folders.pages)
                return LoadedBook(record, book)
            }
        }
        inMemory.append((id, revision, record.language, task))
        if inMemory.count > Self.mostOpen { inMemory.removeFirst() }
        do {
            return try await task.value
        } catch {
            inMemory.removeAll { ($0.id, $0.revision, $0.language) == (id, revision, record.language) }
            throw error
        }
    }

    /// A book that a reader opens: one with losses is read from its file again, which mends it when they came of
    /// a machine that had no time or memory left.
    /// - Throws: As ``book(_:)``
    public func reopened(_ id: BookID) async throws -> LoadedBook {
        let known = try await book(id)
        guard !known.losses.isEmpty else { return known }
        forget(id)
        return try await book(id)
    }

    /// Lets go of what is in memory of a book that is gone.
    func forget(_ id: BookID) {
        inMemory.removeAll { $0.id == id }
        scripts.removeAll(of: id)
        timesShelf.forget(id)
    }

    /// Keeps a book in memory that has just been read from its file: an added book is opened soon.
    ///
    /// Many may be added at once. They take each other's room, and leave theirs to the books that are being read.
    func keep(_ book: Book, of record: LibraryBook) {
        let task = Task { [queue] () throws in await queue.run { LoadedBook(record, book) } }
        // Who opens the book need not wait for that.
        Task(priority: .utility) { [queue, texts, folders] in
            let loaded = try await task.value
            await queue.run {
                texts.keep(BookText(loaded), of: loaded, record)
                PagesFile.note(book, record, in: folders.pages)
            }
        }
        if inMemory.count == Self.mostOpen { inMemory.removeFirst() }
        inMemory.insert((record.id, LoadedBook.revision(of: record), record.language, task), at: 0)
    }

    /// Reads the book that was opened or added last into memory, so that it is there when it is opened again.
    public func openLastBook() async {
        // What cannot be read now is told when it is opened.
        guard let last = try? await library.books(by: .recent).first else { return }
        _ = try? await book(last.id)
    }

    // MARK: Voices and scripts

    /// Who reads a book: as chosen for it, else as chosen for all, else the best there is; of those that were not chosen
    /// for it one that speaks its language.
    public func voice(for id: BookID) async throws -> Voice {
        voice(for: try await library.book(id), usual: try await library.setting("voice", as: String.self))
    }

    /// Loads what a voice needs to speak, so that its first words come sooner.
    public func prepare(_ voice: Voice.ID) {
        guard let speaker = try? vorleser.speaking(as: voice) else { return }
        preparation = Task { await speaker.prepare() }
    }

    deinit { preparation?.cancel() }
}
