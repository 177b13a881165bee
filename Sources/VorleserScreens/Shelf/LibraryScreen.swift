public import Observation
public import VorleserKit

/// The library: its books as cards, search, order, and what can be done to a book.
@MainActor @Observable public final class LibraryScreen {
    /// The books that match the search, in order.
    public private(set) var cards: [LibraryCard] = []
    /// Words, or beginnings of words, of titles and authors.
    public var search = "" { didSet { if search != oldValue { reload() } } }
    public var order = BookOrder.recent { didSet { if order != oldValue { reload() } } }
    /// Whether the books have been looked for once: before that, an empty list means nothing.
    public private(set) var isLoaded = false
    /// The book that was removed last, while that can be undone.
    public private(set) var removed: (id: BookID, title: String)?
    /// That the database was damaged and made anew.
    public private(set) var notices: [LibraryNotice] = []
    /// What went wrong last.
    public var trouble: Trouble?

    /// Told when there are other books, or others' titles: for whoever knows them by name.
    @ObservationIgnored public var named: () -> Void = {}

    @ObservationIgnored private let room: ReadingRoom
    @ObservationIgnored private var names: [BookID: String] = [:]
    @ObservationIgnored private var loading: Task<Void, Never>?
    /// Told of a book that goes.
    @ObservationIgnored var leaving: (BookID) -> Void = { _ in }

    init(_ room: ReadingRoom) { self.room = room }

    deinit { loading?.cancel() }

    // MARK: What there is

    /// Whether there is no book at all, rather than none that matches.
    public var isEmpty: Bool { isLoaded && cards.isEmpty && search.isEmpty }

    /// The book that was read last, to go on with.
    public var lastRead: LibraryCard? {
        cards.filter { $0.readAt != nil }.max { $0.readAt ?? .distantPast < $1.readAt ?? .distantPast }
    }

    public func reload() {
        loading?.cancel()
        loading = Task { [weak self, search, order] in await self?.load(search, order) }
    }

    /// Waits until the newest question to the library is answered.
    public func settled() async {
        while let now = loading {
            await now.value
            if loading == now { return }
        }
    }

    private func load(_ words: String, _ order: BookOrder) async {
        do {
            let records = try await room.library.books(matching: words.isEmpty ? nil : words, by: order)
            let all = words.isEmpty ? records : try await room.library.books()
            let standings = try await room.standings(of: records)
            let fits = try await room.fits(of: records)
            let copies = Self.copies(among: all)
            var found: [LibraryCard] = []
            for (record, (standing, fit)) in zip(records, zip(standings, fits)) {
                found.append(
                    LibraryCard(
                        record,
                        standing,
                        fit: fit,
                        cover: try? await room.library.cover(of: record.id),
                        file: room.library.file(of: record),
                        copy: copies[record.id] ?? 1
                    )
                )
            }
            guard !Task.isCancelled else { return }
            (cards, isLoaded, notices) = (found, true, room.library.notices)
            let now = Dictionary(all.map { ($0.id, $0.title) }) { first, _ in first }
            if now != names {
                names = now
                named()
            }
        } catch {
            guard !Task.isCancelled else { return }
            trouble = Trouble(error)
        }
    }

    /// Which copy of its file each book is, the oldest first; counted from 1.
    private static func copies(among books: [LibraryBook]) -> [BookID: Int] {
        var counts: [String: Int] = [:]
        var result: [BookID: Int] = [:]
        for book in books.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
            counts[book.digest, default: 0] += 1
            result[book.id] = counts[book.digest]
        }
        return result
    }

    // MARK: What the listener does

    /// Gives a book another title, or other authors; a title of white space alone is not taken.
    public func rename(_ id: BookID, title: String, authors: [String]? = nil) async {
        let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
        await trying {
            try await room.library.describe(id) { book in
                if !title.isEmpty { book.title = title }
                if let authors { book.authors = authors }
            }
        }
    }

    /// Removes a book; that can be undone.
    public func remove(_ id: BookID) async {
        await trying {
            let book = try await room.library.book(id)
            leaving(id)
            try await room.library.remove(id)
            removed = (id, book.title)
        }
    }

    public func undoRemoval() async {
        guard let removed else { return }
        self.removed = nil
        await trying { _ = try await room.library.restore(removed.id) }
    }

    /// The offer to undo is not seen any more.
    public func forgetRemoval() { removed = nil }

    /// Deletes a book for good: its file, places, notes, and what was spoken of it.
    public func delete(_ id: BookID) async {
        if removed?.id == id { removed = nil }
        leaving(id)
        await trying { try await room.delete(id) }
    }

    /// Says what a book is in; `nil` for what the book and its text say.
    public func setLanguage(_ language: Language?, of id: BookID) async {
        await trying { _ = try await room.setLanguage(language, of: id) }
    }

    /// The book's own file, to be shared; `nil` when it is gone, which is said.
    public func file(of id: BookID) async -> URL? {
        do { return try await room.library.file(of: id) } catch {
            trouble = Trouble(error)
            return nil
        }
    }

    public func dismiss(_ notice: LibraryNotice.ID) {
        do { try room.library.dismiss(notice) } catch { trouble = Trouble(error) }
        notices = room.library.notices
    }

    private func trying(_ work: () async throws -> Void) async {
        do { try await work() } catch { trouble = Trouble(error) }
        reload()
        await settled()
    }
}
