import GRDB

/// The tables of a library, version by version.
enum LibraryTables {
    /// All that a listener has is in these.
    static let all = ["book"] + ofBooks + ["setting", "session", "activity"]

    /// Their rows go with their book's.
    static let ofBooks = ["place", "bookmark", "highlight", "pronunciation"]

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
        return migrator
    }
}
