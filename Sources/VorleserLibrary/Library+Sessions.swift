public import Foundation
import GRDB
import VorleserCore

extension Library {
    /// A device that has proved that it may use the library over the network.
    public struct Session: Hashable, Sendable, Decodable {
        /// SHA-256 of its secret: the secret itself is nowhere kept.
        public let token: String
        /// For people.
        public let name: String
        public let createdAt: Date
        public let seenAt: Date
        /// Who uses it; `nil` as long as nobody has said so.
        public let person: PersonID?
    }

    /// Seconds after which a device that was never seen again is a stranger: a year.
    private static let longestAbsence: TimeInterval = 365 * 24 * 3600

    /// Ends the sessions of those who said another pass-phrase than the one that holds now, and of those who have not been
    /// seen for a year.
    /// - Parameter phrase: `nil` where none is needed; then no session ends.
    /// - Throws: ``LibraryError``
    public func endSessions(unless phrase: String?) async throws {
        let oldest = now().addingTimeInterval(-Self.longestAbsence)
        let sign = try phrase.map { phrase in try SHA256.digest(of: "Vorleser’s sessions: \(phrase)".utf8).column }
        try await write { db in
            try db.execute(sql: "DELETE FROM session WHERE seenAt < ?", arguments: [oldest])
            guard let sign else { return }
            let kept = try String.fetchOne(
                db,
                sql: "SELECT value FROM setting WHERE name = 'sessionsOf' AND person = 0"
            )
            if let kept, kept != sign { try db.execute(sql: "DELETE FROM session") }
            if kept != sign {
                try db.execute(
                    sql: "INSERT OR REPLACE INTO setting (name, value, person) VALUES ('sessionsOf', ?, 0)",
                    arguments: [sign]
                )
            }
        }
    }

    /// The one last seen first.
    public func sessions() async throws -> [Session] {
        try await read { db in
            try Stored<Session>.fetchAll(db, sql: "SELECT * FROM session ORDER BY seenAt DESC, createdAt DESC")
                .map(\.value)
        }
    }

    /// - Parameters:
    ///   - token: SHA-256 of its secret.
    ///   - name: For people.
    ///   - person: Who uses it; `nil` when that is not known yet.
    /// - Throws: ``LibraryError``
    public func addSession(token: String, name: String, of person: PersonID? = nil) async throws {
        let now = now()
        try await write { db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO session (token, name, createdAt, seenAt, person) VALUES (?, ?, ?, ?, ?)",
                arguments: [token, name, now, now, person?.rawValue]
            )
        }
    }

    /// Says who uses a device from now on; `nil` for nobody yet.
    public func setPerson(_ person: PersonID?, ofSession token: String) async throws {
        try await write { db in
            try db.execute(
                sql: "UPDATE session SET person = ? WHERE token = ?",
                arguments: [person?.rawValue, token]
            )
        }
    }

    /// Who uses a device; `nil` when nobody has said so, or there is no such session.
    public func person(ofSession token: String) async throws -> PersonID? {
        try await read { db in
            try Int64.fetchOne(db, sql: "SELECT person FROM session WHERE token = ?", arguments: [token])
        }.map(PersonID.init(rawValue:))
    }

    /// Whether there is such a session; notes that it was seen, at most once a minute.
    public func hasSession(token: String) async throws -> Bool {
        let now = now()
        let seen = try await read { db in
            try Date.fetchOne(db, sql: "SELECT seenAt FROM session WHERE token = ?", arguments: [token])
        }
        guard let seen, now.timeIntervalSince(seen) < Self.longestAbsence else { return false }
        if abs(now.timeIntervalSince(seen)) >= 60 {
            try await write { db in
                try db.execute(sql: "UPDATE session SET seenAt = ? WHERE token = ?", arguments: [now, token])
            }
        }
        return true
    }

    public func removeSession(token: String) async throws {
        try await write { db in try db.execute(sql: "DELETE FROM session WHERE token = ?", arguments: [token]) }
    }

    public func removeAllSessions() async throws {
        try await write { db in try db.execute(sql: "DELETE FROM session") }
    }
}
