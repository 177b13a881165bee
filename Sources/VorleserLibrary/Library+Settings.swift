import Foundation
import GRDB

extension Library {
    /// Settings that are not a person's but the household's.
    private static let ofHouse: Set<String> = ["passphrase", "sessionsOf", feedsName, endedFeedsName, publicationsName]

    /// Whose a setting is.
    fileprivate static func owner(ofSetting name: String) -> Int64 {
        (ofHouse.contains(name) ? PersonID.house : Listener.current).rawValue
    }

    /// A setting; `nil` when it was never set, or holds something else.
    public func setting<Value: Codable & Sendable>(_ name: String, as type: Value.Type) async throws -> Value? {
        try await read { db in try Settings(db: db).value(name, as: type) }
    }

    /// Keeps a setting; `nil` removes it.
    public func set<Value: Codable & Sendable>(_ name: String, to value: Value?) async throws {
        try await write { db in try Settings(db: db).set(name, to: value) }
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
            let json = try String.fetchOne(
                db,
                sql: "SELECT value FROM setting WHERE name = ? AND person = ?",
                arguments: [name, Library.owner(ofSetting: name)]
            )
            return json.flatMap { try? JSONDecoder().decode(type, from: Data($0.utf8)) }
        }

        /// Keeps a setting; `nil` removes it.
        public func set<Value: Codable>(_ name: String, to value: Value?) throws {
            let owner = Library.owner(ofSetting: name)
            if let json = try value?.column {
                try db.execute(
                    sql: "INSERT OR REPLACE INTO setting (name, value, person) VALUES (?, ?, ?)",
                    arguments: [name, json, owner]
                )
            } else {
                try db.execute(
                    sql: "DELETE FROM setting WHERE name = ? AND person = ?",
                    arguments: [name, owner]
                )
            }
        }
    }
}
