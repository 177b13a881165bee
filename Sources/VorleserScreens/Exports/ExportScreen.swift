public import Observation
public import VorleserKit

/// A book of the library as files: what they are to be, how far they are, and where they lie.
///
/// What was spoken for them is kept, so that an export that was stopped, or whose app was ended, goes on where it was.
@MainActor @Observable public final class ExportScreen: Identifiable {
    /// What the page shows.
    public enum State: Hashable, Sendable {
        /// What it is to be is being chosen.
        case choosing
        /// Which share is done, and what is said of it: “Chapter 3 · 12 min left”.
        case writing(share: Double, words: String)
        /// Where the files lie, and what is said of them.
        case done(files: [URL], words: String)
        case failed(Trouble)
    }

    /// A chapter of which something is read.
    public struct Chapter: Identifiable, Hashable, Sendable {
        /// From 1.
        public let id: Int
        public let title: String
        /// How long it sounds: “12 min”.
        public let length: String
        public fileprivate(set) var isChosen = true

        fileprivate let seconds: Double
    }

    public let book: BookID
    public let title: String
    /// Those that this device can write; the first is the usual one.
    public let formats: [ExportFormat]
    /// In order; empty until the book has been looked through.
    public private(set) var chapters: [Chapter] = []
    public private(set) var state = State.choosing
    public var format: ExportFormat {
        didSet {
            guard format != oldValue else { return }
            bytesPerSecond = nil
            look()
        }
    }
    /// Whether each chapter becomes a file of its own.
    public var isSplit = false

    @ObservationIgnored private let room: ReadingRoom
    @ObservationIgnored private let folder: URL
    /// The book, looked through once.
    @ObservationIgnored private var whole: ExportJob?
    /// Bytes in a second of sound in the format that is chosen.
    private var bytesPerSecond: Double?
    @ObservationIgnored private var looking: Task<Void, Never>?
    @ObservationIgnored private var writing: Task<Void, Never>?

    init(of book: BookID, title: String, _ room: ReadingRoom) {
        (self.book, self.title, self.room) = (book, title, room)
        // Of its own: what an export that was stopped still does is not done to the next one's files.
        folder = room.folders.handedOut.appending(path: UUID().uuidString, directoryHint: .isDirectory)
        formats = ExportFormat.allCases.filter { $0.audio.isWritable() }
        format = ExportFormat.standard
    }

    deinit {
        looking?.cancel()
        writing?.cancel()
    }

    public var isWriting: Bool { if case .writing = state { true } else { false } }

    public var isDone: Bool { if case .done = state { true } else { false } }

    /// Whether files of chapters are something else than one file.
    public var canBeSplit: Bool { format != .epub && chosen.count > 1 }

    public var canBegin: Bool { !chosen.isEmpty && !isWriting }

    /// How long it sounds and about how large it is: “3 h 10 min · about 92 MB”; `nil` while that is not known.
    public var estimate: String? {
        guard !chapters.isEmpty else { return nil }
        let seconds = chosen.reduce(0) { $0 + $1.seconds }
        let size = bytesPerSecond.map { localized("about \(SettingsScreen.words(ofBytes: Int($0 * seconds)))") }
        return [TimeWords.duration(seconds), size].compactMap(\.self).joined(separator: " · ")
    }

    // MARK: What the listener does

    /// Looks through the book: how long its chapters are, and how large it will be.
    public func look() {
        let before = looking
        looking = Task {
            await before?.value
            do { try await lookThrough() } catch is CancellationError {} catch {
                if state == .choosing { state = .failed(Trouble(error)) }
            }
        }
    }

    /// Takes a chapter in, or leaves it out.
    public func choose(_ id: Chapter.ID, _ isChosen: Bool) {
        guard let index = chapters.firstIndex(where: { $0.id == id }) else { return }
        chapters[index].isChosen = isChosen
    }

    /// All chapters, or none.
    public func chooseAll(_ isChosen: Bool) {
        for index in chapters.indices { chapters[index].isChosen = isChosen }
    }

    /// Speaks the book into files; what was exported of it before is removed.
    public func begin() {
        guard canBegin else { return }
        state = .writing(share: 0, words: localized("Begins"))
        let before = writing
        // Listening has priority over exporting.
        writing = Task(priority: .utility) {
            // The one that was stopped may not have ended yet.
            await before?.value
            await write()
        }
    }

    /// Ends that; what was spoken is kept.
    public func stop() {
        guard isWriting else { return }
        writing?.cancel()
        state = .choosing
    }

    /// Goes back to what can be chosen; files that were not taken are removed.
    public func chooseAgain() {
        guard !isWriting else { return }
        state = .choosing
        removeFiles()
        // The voice may be another by now.
        (whole, chapters) = (nil, [])
        look()
    }

    /// Ends everything; files that are done stay, since nobody says when another app has read them.
    func end() {
        looking?.cancel()
        stop()
    }

    /// Waits until what was begun has ended.
    public func settled() async {
        await looking?.value
        await writing?.value
    }

    /// Removes the files; whoever wants them has taken them elsewhere.
    func removeFiles() { try? FileManager.default.removeItem(at: folder) }

    // MARK: How it is done

    private var chosen: [Chapter] { chapters.filter(\.isChosen) }

    private var order: ExportOrder {
        // All that is read: what is not would be none of the files.
        let numbers = chosen.count == chapters.count ? nil : chosen.map { String($0.id) }.joined(separator: ",")
        var order = ExportOrder(format: format, chapters: numbers)
        order.isSplit = isSplit && canBeSplit
        return order
    }

    /// The order for the book, which is opened and narrated once.
    private func job(_ order: ExportOrder) async throws -> ExportJob {
        guard let whole else {
            let job = try await room.job(order, of: book, SpeakingWishes())
            whole = job
            return job
        }
        return try await blocking {
            try ExportJob(order, of: whole.open, whole.script, cover: try? whole.open.cover())
        }
    }

    private func lookThrough() async throws {
        let format = format
        let plan = try await job(ExportOrder(format: format)).plan()
        guard format == self.format else { return }
        bytesPerSecond = plan.bytes.flatMap { plan.seconds > 0 ? Double($0) / plan.seconds : nil }
        guard chapters.isEmpty else { return }
        chapters = plan.chapters.filter(\.isSpoken).map {
            Chapter(id: $0.number, title: $0.title, length: TimeWords.duration($0.seconds), seconds: $0.seconds)
        }
    }

    private func write() async {
        do {
            let job = try await job(order)
            try Task.checkCancellation()
            removeFiles()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let summary = try await withPacedProgress { [weak self] step in
                await self?.show(step)
            } _: { tell in
                try await job.write(to: folder.appending(path: job.fileName), progress: tell)
            }
            try Task.checkCancellation()
            state = .done(files: Self.files(of: summary), words: Self.words(of: summary))
        } catch {
            removeFiles()
            if !Task.isCancelled { state = .failed(Trouble(error)) }
        }
    }

    private func show(_ step: ExportProgress) {
        guard isWriting else { return }
        let share = Double(step.utterances) / Double(max(step.totalUtterances, 1))
        let left = step.timeLeft.map { localized("\(TimeWords.duration($0 / .seconds(1))) left") }
        state = .writing(share: share, words: [step.chapterTitle, left].compactMap(\.self).joined(separator: " · "))
    }

    /// What others can take: the map of places and times is for Vorleser alone.
    private static func files(of summary: ExportSummary) -> [URL] { summary.files.map { URL(filePath: $0.path) } }

    private static func words(of summary: ExportSummary) -> String {
        let bytes = summary.files.reduce(0) { $0 + $1.bytes }
        var words = ["\(TimeWords.duration(summary.seconds)) · \(SettingsScreen.words(ofBytes: bytes))"]
        if let first = summary.skipped.first {
            words.append(
                summary.skipped.count == 1
                    ? localized("One passage could not be spoken: \(first.reason)")
                    : localized("\(summary.skipped.count) passages could not be spoken; the first: \(first.reason)")
            )
        }
        words += summary.notes.map(\.description)
        return words.joined(separator: "\n")
    }
}
