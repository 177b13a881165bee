public import Observation
public import VorleserKit

/// What a car's screen shows: books to go on with, and the chapters of the one that is open. Few rows and few words, and nothing
/// that could only be mended with the phone in the hand.
@MainActor @Observable public final class CarScreen {
    @ObservationIgnored private let app: AppScreens
    /// The library without what is sought on the phone.
    private let shelf: LibraryScreen

    public init(_ app: AppScreens) {
        self.app = app
        shelf = LibraryScreen(app.room)
    }

    /// What can be read aloud: first what was begun, then what was not, then what was heard.
    /// - Parameter limit: As many rows does the car show.
    /// - Returns: Sections that have rows.
    public func books(atMost limit: Int) -> [CarSection] {
        let cards = shelf.cards.filter { !$0.isFileMissing && $0.unspoken == nil }
        let begun = cards.filter { isOpen($0) || $0.readAt != nil && !$0.isFinished }
        let rest = cards.filter { !isOpen($0) && ($0.readAt == nil || $0.isFinished) }
        let others = rest.filter { !$0.isFinished } + rest.filter(\.isFinished)
        let sections = [
            CarSection(title: localized("Being read"), rows: begun.prefix(limit).map(row)),
            CarSection(title: localized("Other books"), rows: others.prefix(max(limit - begun.count, 0)).map(row)),
        ]
        return sections.filter { !$0.rows.isEmpty }
    }

    /// The chapters of the book that is open; of more than are shown, those around the voice.
    /// - Parameter limit: As many rows does the car show.
    /// - Returns: Sections that have rows.
    public func chapters(atMost limit: Int) -> [CarSection] {
        guard let player = app.player else { return [] }
        let chapters = player.book.book.chapters
        // One that is gone back to is sought less far away than one that is gone on to.
        let first = max(min(player.chapter - limit / 4, chapters.count - limit), 0)
        let rows = chapters.indices.dropFirst(first).prefix(limit).map { index in
            let title = chapters[index].title
            return CarRow(
                target: .chapter(index),
                title: title.isEmpty ? localized("Chapter \(index + 1)") : title,
                isPlaying: index == player.chapter
            )
        }
        return rows.isEmpty ? [] : [CarSection(title: player.title, rows: rows)]
    }

    /// What stands where there is no book.
    public var emptyWords: String { localized("Add a book on your phone.") }

    /// What stands where no book is open.
    public var noChaptersWords: String { localized("Choose a book first.") }

    /// A row was chosen: the voice begins there.
    /// - Throws: ``AskingError``
    public func choose(_ target: CarRow.Target) async throws(AskingError) {
        switch target {
        case .book(let id): _ = try await Asking(app).read(id)
        case .chapter(let index):
            guard let player = app.player, player.book.book.chapters.indices.contains(index) else { return }
            player.play(from: player.book.book.chapters[index].span.lowerBound)
        }
    }

    /// The key for the speed: the next faster one, and the slowest after the fastest.
    public func nextSpeed() {
        guard let player = app.player else { return }
        player.setSpeed(Self.speeds.first { $0 > player.speed } ?? Self.speeds[0])
    }

    /// As many as one steps through without looking.
    static let speeds = [0.75, 1, 1.25, 1.5, 2]

    /// Tells whenever something else is to be shown, at once and until the task is cancelled.
    /// - Parameters:
    ///   - limit: As many rows does the car show.
    ///   - show: Shows books and chapters.
    public func follow(atMost limit: Int, _ show: @MainActor ([CarSection], [CarSection]) -> Void) async {
        let (changes, tell) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        var shown: (books: [CarSection], chapters: [CarSection])?
        var library: [LibraryCard]?
        tell.yield()
        for await _ in changes {
            if app.library.cards != library {
                library = app.library.cards
                shelf.reload()
                await shelf.settled()
            }
            let now = withObservationTracking {
                _ = app.library.cards
                return (books: books(atMost: limit), chapters: chapters(atMost: limit))
            } onChange: {
                tell.yield()
            }
            // The voice comes to another word more often than to another chapter.
            guard shown.map({ $0 != now }) ?? true else { continue }
            shown = now
            show(now.books, now.chapters)
        }
    }

    private func row(_ card: LibraryCard) -> CarRow {
        CarRow(
            target: .book(card.id),
            title: card.title,
            detail: [card.authors, card.resumeWords].filter { !$0.isEmpty }.joined(separator: " · "),
            cover: card.cover,
            progress: card.progress,
            isPlaying: isOpen(card)
        )
    }

    private func isOpen(_ card: LibraryCard) -> Bool { app.player?.book.id == card.id }
}

/// Rows under a heading.
public struct CarSection: Hashable, Sendable {
    public let title: String
    public let rows: [CarRow]
}

/// A row on a car's screen.
public struct CarRow: Hashable, Sendable, Identifiable {
    /// What it leads to.
    public enum Target: Hashable, Sendable {
        case book(BookID)
        /// By its index in the book that is open.
        case chapter(Int)
    }

    public let target: Target
    public let title: String
    /// Empty when there is nothing more to say.
    public var detail = ""
    /// The cover's file; `nil` when there is none.
    public var cover: URL?
    /// How much of it was heard, 0 … 1; `nil` where that is not told.
    public var progress: Double?
    /// Whether the voice is there.
    public let isPlaying: Bool

    public var id: Target { target }
}
