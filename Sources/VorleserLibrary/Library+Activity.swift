import Foundation
import GRDB
import VorleserCore

/// How long a book was heard and read on one day.
public struct DailyActivity: Hashable, Sendable, Decodable {
    public let book: BookID
    /// The book's title when it was read: it may be gone.
    public let title: String
    /// The reader's own day, as in “2026-11-26”.
    public let day: String
    /// Seconds in which the voice spoke.
    public let listened: Double
    /// Seconds in which it was read without the voice.
    public let read: Double
    /// UTF-16 code units that were read without the voice.
    public let letters: Int

    // The title is of no account when it is noted: the book knows its own.
    public init(book: BookID, title: String = "", day: String, listened: Double, read: Double, letters: Int) {
        self.book = book
        self.title = title
        self.day = day
        self.listened = listened
        self.read = read
        self.letters = letters
    }
}

/// When books were heard and read, by day. It stays when the book goes.
extension Library {
    /// Whether it is counted; it is unless the listener has said otherwise.
    public var keepsStatistics: Bool {
        get async throws { try await setting("keepsStatistics", as: Bool.self) ?? true }
    }

    /// Notes what a device has counted of a book on one day. A device counts up: of two notes the greater holds, so that
    /// one that comes twice, or late, does no harm.
    /// - Throws: ``LibraryError/unknownBook(_:)``
    public func noteActivity(_ activity: DailyActivity, on device: String) async throws {
        try await keepActivity(activity, on: device, "max(\"{}\", excluded.\"{}\")")
    }

    /// Adds to what a device has done with a book on one day.
    /// - Throws: ``LibraryError/unknownBook(_:)``
    public func addActivity(_ activity: DailyActivity, on device: String) async throws {
        try await keepActivity(activity, on: device, "\"{}\" + excluded.\"{}\"")
    }

    private func keepActivity(_ activity: DailyActivity, on device: String, _ sum: String) async throws {
        let sums = ["listened", "read", "letters"].map { "\"\($0)\" = " + sum.replacing("{}", with: $0) }
        try await write { db in
            let book = try Self.book(activity.book, in: db)
            try db.execute(
                sql: """
                    INSERT INTO activity (book, title, device, day, listened, read, letters, person)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (book, device, day, person)
                    DO UPDATE SET title = excluded.title, \(sums.joined(separator: ", "))
                    """,
                arguments: [
                    activity.book.rawValue, book.title, device, activity.day, activity.listened, activity.read,
                    activity.letters, Listener.current.rawValue,
                ]
            )
        }
    }

    /// What all devices have done together, the last day first.
    /// - Parameter day: The first day, as in “2026-11-26”; all when `nil`.
    /// - Returns: A sum for each book and day.
    /// - Throws: ``LibraryError``
    public func activity(since day: String? = nil) async throws -> [DailyActivity] {
        try await read { db in
            try Stored<DailyActivity>.fetchAll(
                db,
                sql: """
                    SELECT activity.book, coalesce(book.title, max(activity.title)) AS title, day,
                        sum(listened) AS listened, sum(read) AS read, sum(letters) AS letters
                    FROM activity LEFT JOIN book ON book.id = activity.book
                    WHERE day >= ? AND person = ? GROUP BY activity.book, day ORDER BY day DESC, listened + read DESC
                    """,
                arguments: [day ?? "", Listener.current.rawValue]
            ).map(\.value)
        }
    }

    /// Forgets when books were heard and read.
    public func forgetActivity() async throws {
        try await write { db in
            try db.execute(sql: "DELETE FROM activity WHERE person = ?", arguments: [Listener.current.rawValue])
        }
    }
}
