import GRDB

/// The tables of a library, version by version.
enum LibraryTables {
    /// All that a listener has is in these.
    static let all = ["book"] + ofBooks + ["setting", "session", "activity", "person"]

    /// Their rows go with their book's.
    static let ofBooks = ["place", "bookmark", "highlight", "pronunciation", "reading"]

    /// Their rows go with their person's.
    static let ofPeople = ofBooks + ["setting", "session", "activity"]

    /// The tables, version by version. A released version is never changed: add another.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1") { db in
            try db.create(table: "book") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("title", .text).notNull()
                table.column("authors", .jsonText).notNull()
                table.column("language", .text)
                table.column("format", .text).notNull()
                table.column("fileName", .text).notNull()
                table.column("digest", .text).notNull().indexed()
                table.column("bytes", .integer).notNull()
                table.column("length", .integer).notNull()
                table.column("seconds", .double).notNull()
                table.column("hasCover", .boolean).notNull()
                table.column("addedAt", .datetime).notNull()
                table.column("readAt", .datetime)
                table.column("removedAt", .datetime)
                table.column("voice", .text)
                table.column("speed", .double)
                table.column("mode", .text)
            }
            try db.create(virtualTable: "bookWords", using: FTS5()) { table in
                table.synchronize(withTable: "book")
                table.tokenizer = .unicode61(diacritics: .remove)
                table.column("title")
                table.column("authors")
            }
            try db.create(table: "place") { table in
                table.belongsTo("book", onDelete: .cascade).notNull()
                table.column("device", .text).notNull()
                table.column("deviceName", .text).notNull()
                table.column("place", .jsonText).notNull()
                table.column("at", .datetime).notNull()
                table.primaryKey(["bookId", "device"])
            }
            try db.create(table: "bookmark") { table in
                table.autoIncrementedPrimaryKey("id")
                table.belongsTo("book", onDelete: .cascade).notNull()
                table.column("label", .text).notNull()
                table.column("place", .jsonText).notNull()
                table.column("createdAt", .datetime).notNull()
            }
            try db.create(table: "highlight") { table in
                table.autoIncrementedPrimaryKey("id")
                table.belongsTo("book", onDelete: .cascade).notNull()
                table.column("start", .jsonText).notNull()
                table.column("end", .jsonText).notNull()
                table.column("text", .text).notNull()
                table.column("colour", .text).notNull()
                table.column("note", .text).notNull()
                table.column("createdAt", .datetime).notNull()
            }
            try db.create(table: "pronunciation") { table in
                table.autoIncrementedPrimaryKey("id")
                table.belongsTo("book", onDelete: .cascade).notNull()
                table.column("place", .jsonText).notNull()
                table.column("length", .integer).notNull()
                table.column("way", .text).notNull()
                table.column("said", .text).notNull()
                table.column("createdAt", .datetime).notNull()
            }
            try db.create(table: "setting") { table in
                table.primaryKey("name", .text)
                table.column("value", .jsonText).notNull()
            }
            try db.create(table: "session") { table in
                table.primaryKey("token", .text)
                table.column("name", .text).notNull()
                table.column("createdAt", .datetime).notNull()
                table.column("seenAt", .datetime).notNull()
            }
        }
        migrator.registerMigration("2") { db in
            try db.alter(table: "book") { table in
                // Empty when the listener wants none; `NULL` when it was never looked for.
                table.add(column: "series", .text)
                table.add(column: "seriesPosition", .text)
                table.add(column: "collections", .jsonText).notNull().defaults(to: "[]")
                table.add(column: "mark", .text)
                table.add(column: "chosenCover", .text)
            }
            try db.dropFTS5SynchronizationTriggers(forTable: "bookWords")
            try db.drop(table: "bookWords")
            try db.create(virtualTable: "bookWords", using: FTS5()) { table in
                table.synchronize(withTable: "book")
                table.tokenizer = .unicode61(diacritics: .remove)
                table.column("title")
                table.column("authors")
                table.column("series")
                table.column("collections")
            }
            // Outlives its books: what was read was read.
            try db.create(table: "activity") { table in
                table.column("book", .integer).notNull()
                table.column("title", .text).notNull()
                table.column("device", .text).notNull()
                table.column("day", .text).notNull()
                table.column("listened", .double).notNull()
                table.column("read", .double).notNull()
                table.column("letters", .integer).notNull()
                table.primaryKey(["book", "device", "day"])
            }
        }
        migrator.registerMigration("3", migrate: makePeople)
        return migrator
    }

    /// Persons, each with things of their own; what was there becomes the first person's.
    ///
    /// Tables with another key are made anew, their rows with the numbers they had: the journal names rows by them.
    @Sendable private static func makePeople(_ db: Database) throws {
        let first = PersonID.first.rawValue
        try db.create(table: "person") { table in
            table.autoIncrementedPrimaryKey("id")
            table.column("name", .text).notNull()
            table.column("colour", .text).notNull()
            table.column("role", .text).notNull()
            // Collections; `NULL` for all books.
            table.column("shelf", .jsonText)
            table.column("pin", .jsonText)
            table.column("createdAt", .datetime).notNull()
        }
        for table in ["bookmark", "highlight", "pronunciation"] {
            try db.alter(table: table) { $0.add(column: "person", .integer).notNull().defaults(to: first) }
        }
        try db.alter(table: "session") { table in
            // `NULL` as long as nobody has said who they are.
            table.add(column: "person", .integer)
        }
        try remake("place", in: db, "bookId, device, deviceName, place, at, \(first)") { table in
            table.belongsTo("book", onDelete: .cascade).notNull()
            table.column("device", .text).notNull()
            table.column("deviceName", .text).notNull()
            table.column("place", .jsonText).notNull()
            table.column("at", .datetime).notNull()
            table.column("person", .integer).notNull()
            table.primaryKey(["bookId", "device", "person"])
        }
        try remake("activity", in: db, "book, title, device, day, listened, read, letters, \(first)") { table in
            table.column("book", .integer).notNull()
            table.column("title", .text).notNull()
            table.column("device", .text).notNull()
            table.column("day", .text).notNull()
            table.column("listened", .double).notNull()
            table.column("read", .double).notNull()
            table.column("letters", .integer).notNull()
            table.column("person", .integer).notNull()
            table.primaryKey(["book", "device", "day", "person"])
        }
        let ofHouse = ["passphrase", "sessionsOf", "feeds", "endedFeeds"].map { "'\($0)'" }.joined(separator: ", ")
        let owner = "CASE WHEN name IN (\(ofHouse)) THEN \(PersonID.house) ELSE \(first) END"
        try remake("setting", in: db, "name, value, \(owner)") { table in
            table.column("name", .text).notNull()
            table.column("value", .jsonText).notNull()
            table.column("person", .integer).notNull()
            table.primaryKey(["name", "person"])
        }
        // What somebody has chosen for a book, and when they read it.
        try db.create(table: "reading") { table in
            table.belongsTo("book", onDelete: .cascade).notNull()
            table.column("person", .integer).notNull()
            table.column("readAt", .datetime)
            table.column("voice", .text)
            table.column("speed", .double)
            table.column("mode", .text)
            table.column("mark", .text)
            table.primaryKey(["bookId", "person"])
        }
        let chosen = ["readAt", "voice", "speed", "mode", "mark"]
        try db.execute(
            sql: """
                INSERT INTO reading (rowid, bookId, person, \(chosen.joined(separator: ", ")))
                SELECT id, id, \(first), \(chosen.joined(separator: ", ")) FROM book
                WHERE coalesce(\(chosen.joined(separator: ", "))) IS NOT NULL
                """
        )
        try db.alter(table: "book") { table in
            for column in chosen { table.drop(column: column) }
            // Who alone sees it; `NULL` for all.
            table.add(column: "owner", .integer)
        }
    }

    private static func remake(
        _ name: String,
        in db: Database,
        _ values: String,
        _ columns: (TableDefinition) throws -> Void
    ) throws {
        let old = name + "Before"
        if try db.indexes(on: name).contains(where: { $0.name == "\(name)_on_bookId" }) {
            try db.execute(sql: "DROP INDEX \"\(name)_on_bookId\"")
        }
        try db.rename(table: name, to: old)
        try db.create(table: name, body: columns)
        let names = try db.columns(in: name).map { "\"\($0.name)\"" }.joined(separator: ", ")
        try db.execute(sql: "INSERT INTO \"\(name)\" (rowid, \(names)) SELECT rowid, \(values) FROM \"\(old)\"")
        try db.drop(table: old)
    }
}
