import Foundation
import GRDB
import VorleserCore

extension Library {
    /// The places of so many devices are kept for a book: those that came last.
    static let keptDevices = 200

    /// Where each device was in a book, the newest first.
    public func places(in book: BookID) async throws -> [DevicePlace] {
        try await notes(in: book, "SELECT device, deviceName, place, at FROM place", "at DESC, rowid DESC")
    }

    /// Remembers where a device is in a book, and that the book is being read. An older place than the one that is kept
    /// for the same device is ignored; one of the future, by a clock that is wrong, is of now.
    /// - Returns: Whether it was kept.
    /// - Throws: ``LibraryError/unknownBook(_:)`` when the book was removed meanwhile.
    @discardableResult
    public func setPlace(_ place: DevicePlace, in book: BookID) async throws -> Bool {
        let now = now()
        let at = max(min(place.at, now), Date(timeIntervalSince1970: 0))
        return try await write { db in
            _ = try Self.book(book, in: db)
            // What is of the future was noted by a clock that went wrong here: everything since is newer.
            try db.execute(
                sql: "UPDATE place SET at = ? WHERE bookId = ? AND at > ?",
                arguments: [now - 0.001, book.rawValue, now]
            )
            try db.execute(
                sql: """
                    INSERT INTO place (bookId, device, deviceName, place, at) VALUES (?, ?, ?, ?, ?)
                    ON CONFLICT (bookId, device)
                    DO UPDATE SET deviceName = excluded.deviceName, place = excluded.place, at = excluded.at
                    WHERE excluded.at >= place.at
                    """,
                arguments: [book.rawValue, place.device, place.deviceName, try place.place.column, at]
            )
            guard db.changesCount > 0 else { return false }
            try db.execute(
                sql: """
                    DELETE FROM place WHERE bookId = ? AND rowid NOT IN
                    (SELECT rowid FROM place WHERE bookId = ? ORDER BY at DESC, rowid DESC LIMIT ?)
                    """,
                arguments: [book.rawValue, book.rawValue, Self.keptDevices]
            )
            try db.execute(sql: "UPDATE book SET readAt = ? WHERE id = ?", arguments: [now, book.rawValue])
            return true
        }
    }
}
