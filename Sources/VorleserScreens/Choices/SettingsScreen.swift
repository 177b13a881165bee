public import Observation
public import VorleserKit

/// What holds for all books, and how much room is taken.
@MainActor @Observable public final class SettingsScreen {
    public private(set) var speed = 1.0
    public private(set) var highlight = HighlightStyle.both
    public private(set) var opensLastBook = false
    /// What is said and what is left out.
    public private(set) var narration = NarrationSettings()
    /// How much room what was spoken takes, for people: “120 MB”.
    public private(set) var spokenRoom = ""
    /// How much room the books take.
    public private(set) var booksRoom = ""
    /// Books that were removed: they take room until their time is over. The last removed first.
    public private(set) var removed: [RemovedBook] = []
    public var trouble: Trouble?

    @ObservationIgnored private let room: ReadingRoom
    /// Told when a removed book was restored or deleted.
    @ObservationIgnored var changed: () -> Void = {}

    init(_ room: ReadingRoom) { self.room = room }

    /// Looks again what was chosen.
    public func load() async {
        await trying {
            let library = room.library
            speed = try await library.setting("speed", as: Double.self) ?? 1
            highlight = try await library.setting("highlight", as: HighlightStyle.self) ?? .both
            opensLastBook = try await library.setting("opensLastBook", as: Bool.self) ?? false
            narration = try await room.narrationSettings()
        }
    }

    /// Looks how much room is taken.
    public func measure() async {
        let usage = await room.clipUsage().usage
        spokenRoom = Self.words(ofBytes: usage.bytes)
        await trying {
            let bytes = try await blocking { [library = room.library] in try library.bytesOfFiles() }
            booksRoom = Self.words(ofBytes: bytes)
            removed = try await room.library.removedBooks().map { RemovedBook(id: $0.id, title: $0.title) }
        }
    }

    /// Takes back a removal.
    public func restore(_ id: BookID) async {
        await trying { _ = try await room.library.restore(id) }
        changed()
        await measure()
    }

    /// Deletes a removed book for good: its file, places, notes, and what was spoken of it.
    public func delete(_ id: BookID) async {
        await trying { _ = try await room.delete(id) }
        changed()
        await measure()
    }

    /// The speed of books for which no other was chosen; brought into what can be understood.
    public func setSpeed(_ wish: Double) async {
        let limits = ListeningSpeed.speeds
        let speed = wish.isFinite ? min(max(wish, limits.lowerBound), limits.upperBound) : 1
        await trying {
            try await room.library.set("speed", to: speed)
            self.speed = speed
        }
    }

    public func setHighlight(_ style: HighlightStyle) async {
        await trying {
            try await room.library.set("highlight", to: style)
            highlight = style
        }
    }

    public func setOpensLastBook(_ opens: Bool) async {
        await trying {
            try await room.library.set("opensLastBook", to: opens)
            opensLastBook = opens
        }
    }

    /// Has something read aloud that is left out usually, or the other way round.
    public func setSpoken(_ reason: OmissionReason, _ isSpoken: Bool) async {
        var narration = narration
        if isSpoken { narration.spoken.insert(reason) } else { narration.spoken.remove(reason) }
        await trying {
            try await room.library.set("narration", to: narration)
            self.narration = narration
        }
    }

    /// Removes all that was spoken; it is made again when it is listened to.
    public func forgetSpoken() async {
        await trying { try await room.forgetClips() }
        await measure()
    }

    private func trying(_ work: () async throws -> Void) async {
        do { try await work() } catch { trouble = Trouble(error) }
    }

    static func words(ofBytes bytes: Int) -> String {
        bytes < 1_000_000 ? "\((bytes + 999) / 1000) kB" : "\(bytes / 1_000_000) MB"
    }
}

/// A book that was removed and can be restored.
public struct RemovedBook: Hashable, Sendable, Identifiable {
    public let id: BookID
    public let title: String
}
