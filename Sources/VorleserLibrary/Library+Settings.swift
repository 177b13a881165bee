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
}
