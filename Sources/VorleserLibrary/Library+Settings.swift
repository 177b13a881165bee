import Foundation
import GRDB

extension Library {
    /// A setting; `nil` when it was never set, or holds something else.
    public func setting<Value: Codable & Sendable>(_ name: String, as type: Value.Type) async throws -> Value? {
        let json = try await read { db in
            try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name])
        }
        return json.flatMap { try? JSONDecoder().decode(type, from: Data($0.utf8)) }
    }

    /// Keeps a setting; `nil` removes it.
    public func set<Value: Codable & Sendable>(_ name: String, to value: Value?) async throws {
        let json = try value?.column
        try await write { db in
            if let json {
                try db.execute(
                    sql: "INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)",
                    arguments: [name, json]
                )
            } else {
                try db.execute(sql: "DELETE FROM setting WHERE name = ?", arguments: [name])
            }
        }
    }

    /// Changes settings, all of them or none; what another client changes meanwhile stays.
    /// - Parameter work: Reads and changes them; what it throws leaves all as it was.
    /// - Returns: What `work` returns.
    /// - Throws: What `work` throws, ``LibraryError``.
    @discardableResult
    public func changeSettings<Result: Sendable>(
        _ work: @escaping @Sendable (borrowing Settings) throws -> Result
    ) async throws -> Result {
        try await write { db in try work(Settings(db: db)) }
    }

    /// The settings while they are changed.
    public struct Settings {
        fileprivate let db: Database

        /// A setting; `nil` when it was never set, or holds something else.
        public func value<Value: Codable>(_ name: String, as type: Value.Type) throws -> Value? {
            let json = try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name])
            return json.flatMap { try? JSONDecoder().decode(type, from: Data($0.utf8)) }
        }

        /// Keeps a setting; `nil` removes it.
        public func set<Value: Codable>(_ name: String, to value: Value?) throws {
            if let json = try value?.column {
                let sql = "INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)"
                try db.execute(sql: sql, arguments: [name, json])
            } else {
                try db.execute(sql: "DELETE FROM setting WHERE name = ?", arguments: [name])
            }
        }
    }
}
