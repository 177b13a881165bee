public import Observation
public import VorleserKit

/// Books on their way into the library: chosen, dropped, shared or pasted. One is read at a time.
@MainActor @Observable public final class ImportScreen {
    /// A book on its way.
    public struct Item: Identifiable, Sendable {
        public let id: Int
        public let name: String
        public internal(set) var state: State
        let source: Source
    }

    /// How far it has come.
    public enum State: Hashable, Sendable {
        case waiting
        /// Which share has been read; 0 … 1.
        case reading(Double)
        case done(Arrival)
        /// It opens with a password alone; `wasGiven` when the one that was given does not open it.
        case locked(wasGiven: Bool)
        case failed(Trouble)
    }

    /// What has come.
    public struct Arrival: Hashable, Sendable {
        public let book: BookID
        public let title: String
        /// “The same file is in the library already, as “Emma”.”; `nil` when it is not.
        public let copyWords: String?
        /// What the book lacks because it could not be read: a sentence each.
        public let losses: [String]
    }

    enum Source: Sendable {
        case file(URL)
        case text(String)
        /// In the place of a book's own file.
        case replacement(URL, of: BookID)
        /// Handed over by another program.
        case parcel(ParcelID)
    }

    /// The newest last.
    public private(set) var items: [Item] = []

    @ObservationIgnored let room: ReadingRoom
    @ObservationIgnored let platform: Platform
    /// What was handed over and stands, or stood, on the list.
    @ObservationIgnored var known: Set<ParcelID> = []
    /// What is to be read although that has ended the program before.
    @ObservationIgnored var insisted: Set<Item.ID> = []
    /// The disk is left to itself while something is removed from the inbox.
    @ObservationIgnored var removal: Task<Void, Never>?
    @ObservationIgnored private var reading: (id: Item.ID, task: Task<Void, Never>)?
    @ObservationIgnored private var passwords: [Item.ID: String] = [:]
    @ObservationIgnored private var next = 0
    /// Told of a book that has come.
    @ObservationIgnored var arrived: (BookID) async -> Void = { _ in }

    init(_ room: ReadingRoom, _ platform: Platform) { (self.room, self.platform) = (room, platform) }

    deinit { reading?.task.cancel() }

    /// Whether a book is being read or waits for that.
    public var isBusy: Bool { reading != nil }

    // MARK: What the listener does

    public func add(_ files: [URL]) {
        for file in files { enqueue(.file(file), file.lastPathComponent) }
    }

    /// Makes a book of text that was copied elsewhere, called after the time.
    public func paste(_ text: String) {
        let time = platform.clock.now().formatted(date: .abbreviated, time: .shortened)
        enqueue(.text(text), localized("Clipboard, \(time)"))
    }

    /// Puts a file in the place of a book's own that is lost; title, places and notes stay.
    public func replaceFile(of book: BookID, with file: URL) {
        enqueue(.replacement(file, of: book), file.lastPathComponent)
    }

    /// Tries again what failed or is locked.
    public func retry(_ id: Item.ID, password: String? = nil) {
        guard let index = index(of: id), items[index].canBeTriedAgain else { return }
        passwords[id] = password
        insisted.insert(id)
        items[index].state = .waiting
        readNext()
    }

    /// Takes a book off the list; one that is being read is not added.
    public func dismiss(_ id: Item.ID) {
        if reading?.id == id { reading?.task.cancel() }
        if let item = items.first(where: { $0.id == id }) { forget(item) }
        items.removeAll { $0.id == id }
        passwords[id] = nil
    }

    /// Waits until no book is being read or waits for that, and what was taken off the list has gone.
    public func settled() async {
        while let task = reading?.task { await task.value }
        await removal?.value
    }

    // MARK: How it is done

    func enqueue(_ source: Source, _ name: String) {
        items.append(Item(id: next, name: name, state: .waiting, source: source))
        next += 1
        readNext()
    }

    private func index(of id: Item.ID) -> Int? { items.firstIndex { $0.id == id } }

    private func readNext() {
        guard reading == nil, let item = items.first(where: { $0.state == .waiting }) else { return }
        set(item.id, .reading(0))
        let task = Task { [weak self] in
            await self?.read(item)
            self?.reading = nil
            self?.readNext()
        }
        reading = (item.id, task)
    }

    private func set(_ id: Item.ID, _ state: State) {
        if let index = index(of: id) { items[index].state = state }
    }

    private func read(_ item: Item) async {
        do {
            let arrival = try await arrival(of: item)
            await arrived(arrival.book)
            set(item.id, .done(arrival))
        } catch is CancellationError {
            items.removeAll { $0.id == item.id }
        } catch BookReadingError.pdfPassword(let wasGiven) {
            set(item.id, .locked(wasGiven: wasGiven))
        } catch {
            set(item.id, .failed(Trouble(error)))
        }
    }

    private func arrival(of item: Item) async throws -> Arrival {
        let (room, password) = (room, passwords[item.id])
        let progress: @Sendable (Double) -> Void = { [weak self] share in
            Task { @MainActor in self?.tell(item.id, share) }
        }
        switch item.source {
        case .text(let text): return Arrival(try await room.importText(text, title: item.name))
        case .file(let file):
            return try await platform.files.reading(file) { file in
                Arrival(try await room.importBook(at: file, named: item.name, password: password, progress: progress))
            }
        case .replacement(let file, let book):
            return try await platform.files.reading(file) { file in
                Arrival(
                    try await room.replaceFile(
                        of: book,
                        at: file,
                        named: item.name,
                        password: password,
                        progress: progress
                    )
                )
            }
        case .parcel(let id): return try await arrival(of: id, item, password: password, progress)
        }
    }

    private func tell(_ id: Item.ID, _ share: Double) {
        guard let index = index(of: id), case .reading(let before) = items[index].state, share > before else { return }
        items[index].state = .reading(share)
    }
}

extension ImportScreen.Item {
    /// Whether it failed in a way that another attempt may mend.
    public var canBeTriedAgain: Bool {
        switch state {
        case .failed, .locked: true
        case .waiting, .reading, .done: false
        }
    }
}

extension ImportScreen.Arrival {
    init(_ imported: ImportedBook) {
        let others = imported.copies.first.map {
            localized("The same file is in the library already, as “\($0.title)”.")
        }
        self.init(
            book: imported.book.id,
            title: imported.book.title,
            copyWords: others,
            losses: imported.losses.map(\.message)
        )
    }
}
