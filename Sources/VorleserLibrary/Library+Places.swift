import Foundation
import GRDB
import VorleserCore

extension Library {
    /// How many devices' places are kept for a book: the newest.
    static let keptDevices = 200
    /// How many of them one guest may keep, who must not push out the others'.
    static let keptDevicesOfGuest = 16

    /// Where each device is in a book, the newest first; none while the listener says that it is not begun.
    public func places(in book: BookID) async throws -> [DevicePlace] {
        try await self.book(book).mark == .unread ? [] : allPlaces(in: book)
    }

    /// Where each device was in a book, the newest first, whatever the listener says of it.
    public func allPlaces(in book: BookID) async throws -> [DevicePlace] {
        try await notes(in: book, "SELECT device, deviceName, place, at FROM place", "at DESC, rowid DESC")
    }

    /// Lets the places of a book be those of other devices, as it were: the devices themselves begin anew.
    static func putAsidePlaces(in book: BookID, in db: Database) throws {
        let those = "bookId = :book AND person = :person"
        let arguments: StatementArguments = [
            "book": book.rawValue, "person": Listener.current.rawValue, "aside": Self.aside,
        ]
        // One that was put aside before gives way.
        try db.execute(
            sql: """
                DELETE FROM place WHERE \(those) AND device IN (
                    SELECT :aside || device FROM place WHERE \(those)
                )
                """,
            arguments: arguments
        )
        try db.execute(
            sql: """
                UPDATE place SET device = :aside || device
                WHERE \(those) AND substr(device, 1, length(:aside)) <> :aside
                """,
            arguments: arguments
        )
    }

    /// What the name of a device begins with whose place was put aside.
    private static let aside = "before:"

    /// Remembers where a device is in a book, and that the book is being read. An older place than the one that is kept
    /// for the same device is ignored; one of the future, by a clock that is wrong, is of now.
    /// - Returns: Whether it was kept.
    /// - Throws: ``LibraryError/unknownBook(_:)`` when the book was removed meanwhile.
    @discardableResult
    public func setPlace(_ place: DevicePlace, in book: BookID) async throws -> Bool {
        try await setPlace(place, in: book, by: nil) != nil
    }

    /// Remembers where a guest's device is in a book, as ``setPlace(_:in:)``. A device belongs to the session that named it
    /// first, for as long as that lasts; what another guest calls by the same name is kept as another device.
    /// - Parameters:
    ///   - place: Where it is.
    ///   - book: The book.
    ///   - guest: Whose device it is; the listener's own have none.
    /// - Returns: What was kept, under the name that the device has now; `nil` when it was not.
    /// - Throws: ``LibraryError/unknownBook(_:)`` when the book was removed meanwhile.
    public func setPlace(_ place: DevicePlace, in book: BookID, by guest: Guest?) async throws -> DevicePlace? {
        let (now, person) = (now(), Listener.current.rawValue)
        let at = max(min(place.at, now), Date(timeIntervalSince1970: 0))
        return try await write { db in
            _ = try Self.book(book, in: db)
            // What is of the future was noted by a clock that went wrong here: everything since is newer.
            try db.execute(
                sql: "UPDATE place SET at = ? WHERE bookId = ? AND person = ? AND at > ?",
                arguments: [now - 0.001, book.rawValue, person, now]
            )
            let device = try Self.device(place.device, in: book, of: guest, in: db)
            try db.execute(
                sql: """
                    INSERT INTO place (bookId, device, deviceName, place, at, person) VALUES (?, ?, ?, ?, ?, ?)
                    ON CONFLICT (bookId, device, person)
                    DO UPDATE SET deviceName = excluded.deviceName, place = excluded.place, at = excluded.at
                    WHERE excluded.at >= place.at
                    """,
                arguments: [
                    book.rawValue, device, place.deviceName, try OwnedPlace(place: place.place, guest: guest).column,
                    at, person,
                ]
            )
            guard db.changesCount > 0 else { return nil }
            try Self.forgetOldPlaces(in: book, of: guest, in: db)
            try Self.choose("readAt = ?, mark = NULL", [now], for: book, in: db)
            return DevicePlace(device: device, deviceName: place.deviceName, place: place.place, at: place.at)
        }
    }

    /// Who may use the library over the network, as far as devices belong to a person.
    public enum Guest: Hashable, Sendable {
        /// A paired device's session, by its token.
        case session(String)
        /// Whoever says the pass-phrase every time.
        case phrase

        fileprivate var mark: String {
            switch self {
            case .session(let token): String(token.prefix(16))
            case .phrase: "phrase"
            }
        }
    }

    /// The name under which a guest's device is kept.
    private static func device(_ name: String, in book: BookID, of guest: Guest?, in db: Database) throws -> String {
        guard let guest else { return name }
        let json = try String.fetchOne(
            db,
            sql: "SELECT place FROM place WHERE bookId = ? AND device = ? AND person = ?",
            arguments: [book.rawValue, name, Listener.current.rawValue]
        )
        guard let owner = json.flatMap(OwnedPlace.owner(in:)), owner != guest.mark else { return name }
        let isThere = try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (SELECT 1 FROM session WHERE substr(token, 1, 16) = ?)",
            arguments: [owner]
        )
        return isThere == true ? String(SHA256.digest(of: "\(guest.mark) \(name)".utf8).prefix(32)) : name
    }

    /// Lets go of the oldest places of those that are more than are kept.
    static func forgetOldPlaces(in book: BookID, of guest: Guest?, in db: Database) throws {
        let rows = try Row.fetchAll(
            db,
            sql: "SELECT rowid, place FROM place WHERE bookId = ? AND person = ? ORDER BY at DESC, rowid DESC",
            arguments: [book.rawValue, Listener.current.rawValue]
        )
        let own = rows.filter { row in guest != nil && OwnedPlace.owner(in: row["place"]) == guest?.mark }
        let old = Set((own.dropFirst(keptDevicesOfGuest) + rows.dropFirst(keptDevices)).map { $0["rowid"] as Int64 })
        for row in old { try db.execute(sql: "DELETE FROM place WHERE rowid = ?", arguments: [row]) }
    }
}

/// A place as its column holds it: with the guest whose it is.
private struct OwnedPlace: Encodable {
    let place: Place
    let guest: Library.Guest?

    private enum Key: String, CodingKey { case guest }

    func encode(to encoder: any Encoder) throws {
        try place.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(guest?.mark, forKey: .guest)
    }

    /// Whose a place is, by its column; `nil` when it is the listener's.
    static func owner(in json: String) -> String? {
        (try? JSONDecoder().decode(Mark.self, from: Data(json.utf8)))?.guest
    }

    private struct Mark: Decodable {
        let guest: String?
    }
}
