public import Foundation
import GRDB

extension Library {
    /// A device that has proved that it may use the library over the network.
    public struct Session: Hashable, Sendable, Decodable {
        /// SHA-256 of its secret: the secret itself is nowhere kept.
        public let token: String
        /// For people.
        public let name: String
        public let createdAt: Date
        public let seenAt: Date
    }

    /// The one last seen first.
    public func sessions() async throws -> [Session] {
        try await read { db in
            try Stored<Session>.fetchAll(db, sql: "SELECT * FROM session ORDER BY seenAt DESC, createdAt DESC")
                .map(\.value)
        }
    }

    public func addSession(token: String, name: String) async throws {
        let now = now()
        try await write { db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO session (token, name, createdAt, seenAt) VALUES (?, ?, ?, ?)",
                arguments: [token, name, now, now]
            )
        }
    }

    /// Whether there is such a session; notes that it was seen, at most once a minute.
    public func hasSession(token: String) async throws -> Bool {
        let now = now()
        let seen = try await read { db in
            try Date.fetchOne(db, sql: "SELECT seenAt FROM session WHERE token = ?", arguments: [token])
        }
        guard let seen else { return false }
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
