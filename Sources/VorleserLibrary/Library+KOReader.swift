import Foundation
import GRDB

extension Library {
    private static let koReaderName = "koreader"
    /// Each document's place is a setting of its own: what is written is small.
    private static func koReaderName(of document: String) -> String { koReaderName + ":" + document }
    /// The most documents of which KOReader's place is kept.
    private static let mostKOReaderDocuments = 2000

    /// What the person's KOReader says to be let in; `nil` when it may not.
    public var koReaderAccess: KOReaderAccess? {
        get async throws { try await setting(Self.koReaderName, as: KOReaderAccess.self) }
    }

    /// What everybody's KOReader says, and whose it is.
    public func koReaderAccesses() async throws -> [(person: PersonID, access: KOReaderAccess)] {
        let rows = try await read { db in
            try Row.fetchAll(
                db,
                sql: "SELECT person, value FROM setting WHERE name = ? ORDER BY person",
                arguments: [Self.koReaderName]
            ).map { (PersonID(rawValue: $0["person"]), $0["value"] as String) }
        }
        return rows.compactMap { person, json in
            (try? JSONDecoder().decode(KOReaderAccess.self, from: Data(json.utf8))).map { (person, $0) }
        }
    }

    /// Lets KOReader in; the key that there is stays.
    public func allowKOReader() async throws -> KOReaderAccess {
        let now = now()
        return try await changeSettings { settings in
            if let known = try settings.value(Self.koReaderName, as: KOReaderAccess.self) { return known }
            let access = KOReaderAccess(createdAt: now)
            try settings.set(Self.koReaderName, to: access)
            return access
        }
    }

    /// Lets KOReader in no more, and forgets the key. What it said stays.
    public func forbidKOReader() async throws { try await set(Self.koReaderName, to: KOReaderAccess?.none) }

    /// What KOReader said last of a document; `nil` when it said nothing.
    public func koReaderProgress(of document: String) async throws -> KOReaderProgress? {
        try await setting(Self.koReaderName(of: document), as: KOReaderProgress.self)
    }

    /// Keeps what KOReader says of a document; of more than 2,000 the ones it spoke of last.
    public func keep(_ progress: KOReaderProgress) async throws {
        try await keep(progress, ofAtMost: Self.mostKOReaderDocuments)
    }

    func keep(_ progress: KOReaderProgress, ofAtMost most: Int) async throws {
        let json = try progress.column
        try await write { db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO setting (name, value, person) VALUES (?, ?, ?)",
                arguments: [Self.koReaderName(of: progress.document), json, Listener.current.rawValue]
            )
            // “;” comes after “:”.
            try db.execute(
                sql: """
                    DELETE FROM setting WHERE rowid IN (
                        SELECT rowid FROM setting WHERE name > ? AND name < ? AND person = ?
                        ORDER BY json_extract(value, '$.timestamp') DESC, rowid DESC LIMIT -1 OFFSET ?
                    )
                    """,
                arguments: [Self.koReaderName + ":", Self.koReaderName + ";", Listener.current.rawValue, most]
            )
        }
    }
}
