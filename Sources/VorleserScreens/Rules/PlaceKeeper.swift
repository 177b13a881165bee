public import VorleserKit

/// Keeps the place while it changes. What could not be kept is kept with the next.
@MainActor public final class PlaceKeeper {
    /// How often it is kept while it changes.
    public static let pace = Duration.seconds(5)

    private let now: @Sendable () -> Date
    private let save: (TextOffset, Date) async throws -> Void
    private var newest: (offset: TextOffset, at: Date)?
    private var saved: TextOffset?
    private var saving: Task<Void, Never>?

    /// - Parameters:
    ///   - known: The place that is kept already; `nil` for none.
    ///   - now: The clock.
    ///   - save: Keeps a place, and when it was noted.
    public init(
        known: TextOffset?,
        now: @escaping @Sendable () -> Date,
        save: @escaping (TextOffset, Date) async throws -> Void
    ) {
        (saved, self.now, self.save) = (known, now, save)
    }

    /// Where the listener is now.
    public func note(_ offset: TextOffset) { if offset != newest?.offset { newest = (offset, now()) } }

    /// Keeps what was noted last, if that is new, and waits until it is kept: the app may be stopped then.
    public func flush() async {
        let task = Task { [saving] in
            await saving?.value
            await keep()
        }
        saving = task
        await task.value
    }

    private func keep() async {
        guard let place = newest, place.offset != saved else { return }
        let before = saved
        saved = place.offset
        do {
            try await save(place.offset, place.at)
        } catch {
            if saved == place.offset { saved = before }
        }
    }

    /// Keeps the place again and again, until the task is cancelled.
    public func keepOn(by clock: ScreenClock) async {
        while (try? await clock.sleep(Self.pace)) != nil { await flush() }
    }

    /// Where a book is to be opened: at the newest of its places, brought into the book.
    /// - Parameters:
    ///   - places: In any order.
    ///   - book: The book.
    /// - Returns: Its start when there are none.
    public static func placeToOpen(_ places: [DevicePlace], in book: Book) -> TextOffset {
        guard let newest = places.max(by: { $0.at < $1.at }) else { return .start }
        return min(book.offset(of: newest.place), TextOffset(utf16: max(book.length - 1, 0)))
    }
}
