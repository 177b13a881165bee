import Foundation
import Logging
import VorleserKit

/// Makes chapters into episodes, one at a time: what somebody waits for first, then what a listener needs soon.
///
/// An actor because apps ask while one is made. Its work comes from the same clips as every export's.
actor EpisodeMaker {
    private let room: ReadingRoom
    private let logger: Logger
    private nonisolated let allFolders: EpisodeFolder
    private var plans: [PlanKey: Task<EpisodePlan, any Error>] = [:]
    private var wanted: [Wanted] = []
    private var running: (wanted: Wanted, task: Task<Void, Never>)?
    private var failures: [Wanted: any Error] = [:]
    /// Who waits until the work on an episode has ended.
    private var waiting: [Wanted: [UUID: CheckedContinuation<Void, Never>]] = [:]

    private struct Wanted: Hashable {
        let book: LibraryBook
        let number: Int
        /// Whose feed it is of.
        let person = Listener.current

        // Whatever else is known of the book changes with every place.
        static func == (one: Wanted, other: Wanted) -> Bool {
            (one.book.id, one.book.digest, one.number, one.person)
                == (other.book.id, other.book.digest, other.number, other.person)
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(book.id)
            hasher.combine(number)
        }
    }

    private struct PlanKey: Hashable {
        let book: BookID
        let digest: String
        /// Whose feed it is of.
        let person = Listener.current
    }

    /// The most plans that are remembered: those of a household's shelves.
    private static let mostPlans = 100

    init(_ room: ReadingRoom, logger: Logger) {
        (self.room, self.logger) = (room, logger)
        allFolders = EpisodeFolder(KeptEpisodes(room.folders))
    }

    deinit { running?.task.cancel() }

    /// Where the listener's episodes are.
    nonisolated var folder: EpisodeFolder {
        var folder = allFolders
        folder.person = Listener.current
        return folder
    }

    // MARK: Asking

    /// Looks whether a feed of a book can be made.
    /// - Throws: `ExportError`, `LanguageMismatch`, `LibraryError`
    nonisolated func check(_ id: BookID) async throws { _ = try await room.check(Self.order(), of: id, Self.wishes) }

    /// Looks whether feeds can be made here.
    /// - Throws: `ExportError`
    nonisolated func checkPrograms() throws { try Self.order().checkPrograms() }

    /// The episodes that a book comes to.
    /// - Throws: What ``ReadingRoom/job(_:of:_:)`` throws.
    func plan(of book: LibraryBook) async throws -> EpisodePlan {
        let key = PlanKey(book: book.id, digest: book.digest)
        if let known = plans[key] { return try await known.value }
        if plans.count >= Self.mostPlans { plans.removeAll() }
        let task = Task { [room] in EpisodePlan(try await room.job(Self.order(), of: book.id, Self.wishes)) }
        plans[key] = task
        do {
            return try await task.value
        } catch {
            plans[key] = nil
            throw error
        }
    }

    /// The episodes that have been made, in order.
    func made(of book: LibraryBook, _ plan: EpisodePlan) async -> [Episode] {
        await blocking { [folder] in plan.items.compactMap { folder.episode($0.number, of: book) } }
    }

    /// An episode with its sound, which is made if need be.
    /// - Parameters:
    ///   - number: The chapter's, from 1.
    ///   - book: The book.
    ///   - patience: How long to wait for it.
    /// - Returns: What is known of it.
    /// - Throws: ``FeedRefusal/notYet``, or why it cannot be made.
    func episode(_ number: Int, of book: LibraryBook, patience: Duration = .seconds(25)) async throws -> Episode {
        if let episode = whole(number, of: book) { return episode }
        let wish = Wanted(book: book, number: number)
        failures[wish] = nil
        want([wish], first: true)
        await end(of: wish, within: patience)
        if let episode = whole(number, of: book) { return episode }
        if let failure = failures[wish] { throw failure }
        // Its feed may have been revoked meanwhile.
        throw isUnderWay(wish) ? FeedRefusal.notYet : .unknown
    }

    /// An episode that is there with its sound.
    private func whole(_ number: Int, of book: LibraryBook) -> Episode? {
        folder.hasSound(number, of: book) ? folder.episode(number, of: book) : nil
    }

    /// Makes the episode with which a listener begins in each of several books, before all that is needed later.
    /// - Parameter beginnings: The books, and the chapters where their listener is.
    func begin(_ beginnings: [(book: LibraryBook, number: Int)]) {
        want(missing(beginnings.map { Wanted(book: $0.book, number: $0.number) }), first: true)
    }

    /// Makes what a listener needs soon.
    /// - Parameters:
    ///   - number: The chapter that was fetched; the beginning of the book when `nil`.
    ///   - book: The book.
    ///   - plan: Its episodes.
    func goOn(after number: Int?, in book: LibraryBook, _ plan: EpisodePlan) {
        want(missing(plan.next(after: number).map { Wanted(book: book, number: $0.number) }), first: false)
    }

    /// Those that were never made, and can be as far as is known.
    private func missing(_ wishes: [Wanted]) -> [Wanted] {
        wishes.filter { folder.episode($0.number, of: $0.book) == nil && failures[$0] == nil }
    }

    /// Stops all work on a book, and forgets its episodes.
    func forget(_ id: BookID) async {
        let person = Listener.current
        let given = wanted.filter { $0.book.id == id && $0.person == person }
        wanted.removeAll { given.contains($0) }
        for wish in given { wake(wish) }
        plans = plans.filter { $0.key.book != id || $0.key.person != person }
        failures = failures.filter { $0.key.book.id != id || $0.key.person != person }
        if let running, running.wanted.book.id == id, running.wanted.person == person {
            running.task.cancel()
            await running.task.value
        }
        await blocking { [folder] in folder.remove(id) }
    }

    // MARK: Work

    private func want(_ wishes: [Wanted], first: Bool) {
        let new = wishes.filter { $0 != running?.wanted && (first || !wanted.contains($0)) }
        if first {
            wanted.removeAll { new.contains($0) }
            wanted = new + wanted
        } else {
            wanted += new
        }
        startNext()
    }

    private func startNext() {
        guard running == nil, !wanted.isEmpty else { return }
        let next = wanted.removeFirst()
        // Listening has priority.
        running = (next, Task(priority: .utility) { [weak self] in await self?.work(on: next) })
    }

    private func work(on wish: Wanted) async {
        do {
            // Whoever's request has begun the work, it is for the feed's owner.
            try await Listener.$current.withValue(wish.person) { try await make(wish.number, of: wish.book) }
            failures[wish] = nil
        } catch is CancellationError {
            // Nobody wants it any more.
        } catch {
            failures[wish] = error
            logger.error("Chapter \(wish.number) could not be made for a feed: \(error.loggedWords)")
        }
        running = nil
        wake(wish)
        startNext()
    }

    // MARK: Waiting

    private func isUnderWay(_ wish: Wanted) -> Bool { running?.wanted == wish || wanted.contains(wish) }

    /// Waits until the work on an episode has ended, one way or another, for as long as there is patience.
    private func end(of wish: Wanted, within patience: Duration) async {
        let name = UUID()
        let alarm = Task { [weak self] in
            try? await Task.sleep(for: patience)
            await self?.wake(wish, only: name)
        }
        defer { alarm.cancel() }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard isUnderWay(wish), !Task.isCancelled else { return continuation.resume() }
                waiting[wish, default: [:]][name] = continuation
            }
        } onCancel: {
            alarm.cancel()
        }
    }

    private func wake(_ wish: Wanted) {
        for continuation in (waiting.removeValue(forKey: wish) ?? [:]).values { continuation.resume() }
    }

    private func wake(_ wish: Wanted, only name: UUID) {
        waiting[wish]?.removeValue(forKey: name)?.resume()
        if waiting[wish]?.isEmpty == true { waiting[wish] = nil }
    }

    // MARK: Making

    private func make(_ number: Int, of book: LibraryBook) async throws {
        let job = try await room.job(Self.order(chapter: number), of: book.id, Self.wishes)
        let workshop = try await blocking { [folder] in try folder.workshop(number, of: book) }
        defer { try? FileManager.default.removeItem(at: workshop) }
        let summary = try await job.write(to: workshop)
        guard let file = summary.files.first else { throw ExportRefusal.unknown }
        let title = file.chapters.first?.title ?? job.open.title
        let marks = [Episode.Mark](chapter: number, titled: title, of: job.open.book, summary.timeline)
        try await blocking { [folder] in
            let source = try BookSource(URL(filePath: file.path))
            let episode = Episode(
                number: number,
                bytes: file.bytes,
                seconds: file.seconds,
                digest: source.digest,
                marks: marks,
                madeAt: folder.moment(of: number, of: book, now: Date())
            )
            let transcript = summary.companions.first { $0.hasSuffix(".vtt") }
            try folder.keep(episode, of: book, sound: file.path, transcript: transcript)
        }
    }

    /// A chapter, or all, as every app plays it; how fast is the app's own choice.
    private static func order(chapter: Int? = nil) -> ExportOrder {
        var order = ExportOrder(format: .mp3, chapters: chapter.map(String.init))
        (order.subtitles, order.speed, order.isSplit) = ([.vtt], 1, true)
        return order
    }

    private static let wishes = SpeakingWishes()
}
