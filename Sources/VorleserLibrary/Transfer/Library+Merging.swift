import Foundation
import GRDB
import VorleserCore

/// What came to a book that was merged.
public struct MergeCount: Hashable, Codable, Sendable {
    public var places = 0
    public var bookmarks = 0
    public var highlights = 0
    public var pronunciations = 0
    /// Days of reading time, of a device each.
    public var activity = 0
    /// Notes that went.
    public var removed = 0
    /// Whether title, series, collections, choices or the mark are others.
    public var isDescribedAnew = false

    public init() {}

    /// Whether nothing came, and nothing went.
    public var isEmpty: Bool { self == MergeCount() }

    public static func + (left: Self, right: Self) -> Self {
        var sum = left
        sum.places += right.places
        sum.bookmarks += right.bookmarks
        sum.highlights += right.highlights
        sum.pronunciations += right.pronunciations
        sum.activity += right.activity
        sum.removed += right.removed
        sum.isDescribedAnew = left.isDescribedAnew || right.isDescribedAnew
        return sum
    }
}

/// Merging what was kept of another library, or of this one before. What is here stays, what is missing comes, and of two
/// places of a device the newer holds; so it does no harm to merge the same twice.
extension Library {
    /// The books of some files.
    /// - Parameter digests: Of the files; those that are not here may be many.
    /// - Returns: By their digests; of one file those on the shelf first, each the oldest first.
    /// - Throws: ``LibraryError``
    public func allBooks(withDigests digests: Set<String>) async throws -> [String: [LibraryBook]] {
        let books = try await read { db in
            try BookRow.fetchAll(db, sql: BookRow.select + " ORDER BY removedAt IS NOT NULL, id").map(\.book)
        }
        return Dictionary(grouping: books.filter { digests.contains($0.digest) }, by: \.digest)
    }

    /// Gives a book what it lacks.
    /// - Parameters:
    ///   - backup: What the shelf said of it; `nil` for nothing.
    ///   - reading: What a listener has made of it; `nil` for nothing.
    ///   - id: The book here, removed or not.
    /// - Returns: What is new.
    /// - Throws: ``LibraryError``; then nothing has changed.
    public func merge(_ backup: BookBackup?, _ reading: ReadingBackup?, into id: BookID) async throws -> MergeCount {
        let imported = files.hasCard(id) ? files.knownCard(of: id) : nil
        let now = now()
        let (count, kept) = try await write { db in
            let book = try Self.bookOrRemoved(id, in: db)
            var count = MergeCount()
            if let backup { count.isDescribedAnew = try Self.describe(book, backup, imported, in: db) }
            guard let reading else { return (count, LibraryBook?.none) }
            // Whether it was shown to all on purpose here is not known: what is hidden by mistake can be shown again.
            let isKept = backup != nil && reading.isPrivate == true && book.owner == nil
            if isKept {
                try Self.setOwner(Listener.current, of: id, in: db)
                count.isDescribedAnew = true
            }
            if try Self.choose(reading, for: book, in: db) { count.isDescribedAnew = true }
            count.removed = try Self.remove(reading.removed?.elements ?? [], of: book, in: db)
            count.places = try Self.add(reading.places.elements, to: book, now, in: db)
            count.bookmarks = try Self.add(reading.bookmarks.elements, to: book, in: db)
            count.highlights = try Self.add(reading.highlights.elements, to: book, in: db)
            count.pronunciations = try Self.add(reading.pronunciations.elements, to: book, in: db)
            count.activity = try Self.add(reading.activity.elements, to: book, in: db)
            return (count, isKept ? try Self.bookOrRemoved(id, in: db) : nil)
        }
        if let kept { try await writeCard(of: kept) }
        return count
    }

    /// Notes reading time of books that are gone.
    /// - Returns: How many entries are new or greater.
    public func merge(_ past: [PastActivity]) async throws -> Int {
        try await write { db in
            var known = try PastNotes(in: db)
            var count = 0
            for entry in past {
                let here = known[entry.title, entry.activity]
                let book = here?.book ?? Self.pastID(of: entry.title)
                guard let whole = try Self.keep(entry.activity, of: book, entry.title, over: here?.activity, in: db)
                else { continue }
                known[entry.title, entry.activity] = PastNotes.Note(book: book, activity: whole)
                count += 1
            }
            return count
        }
    }

    // MARK: What a book is called and how it is heard

    private static func describe(
        _ book: LibraryBook,
        _ backup: BookBackup,
        _ imported: BookCard?,
        in db: Database
    ) throws -> Bool {
        var new = book.description
        // What is still as it was imported was not set by the listener here.
        if book.title == imported?.title { new.title = backup.title }
        if book.authors == imported?.authors { new.authors = backup.authors }
        if book.series == nil || book.series == imported?.series, let series = backup.series {
            new.series = BookMetadata.Series(name: series.name, position: series.position)
        }
        new.collections += backup.collections.filter { !new.collections.contains($0) }
        var language = book.language
        if language == nil || language == imported?.language { language = backup.language ?? language }
        guard new != book.description || language != book.language else { return false }
        try keep(new, of: book, in: db)
        try db.execute(sql: "UPDATE book SET language = ? WHERE id = ?", arguments: [language, book.id.rawValue])
        return true
    }

    private static func choose(_ reading: ReadingBackup, for book: LibraryBook, in db: Database) throws -> Bool {
        var chosen = book.preferences
        chosen.voice = chosen.voice ?? reading.voice
        chosen.speed = chosen.speed ?? reading.speed
        chosen.mode = chosen.mode ?? reading.mode
        // Whoever has read on here since has taken the mark back.
        let isOlderHere = (book.readAt ?? .distantPast) <= (reading.readAt ?? .distantPast) + 0.002
        let mark = reading.setsMark == true ? reading.mark : book.mark ?? (isOlderHere ? reading.mark : nil)
        let readAt = [book.readAt, reading.readAt].compactMap(\.self).max()
        let isReadAnew = readAt.map { $0 > (book.readAt ?? .distantPast) + 0.002 } ?? false
        guard chosen != book.preferences || mark != book.mark || isReadAnew else { return false }
        if reading.setsMark == true, mark == .unread, mark != book.mark { try putAsidePlaces(in: book.id, in: db) }
        try choose(
            "voice = ?, speed = ?, mode = ?, mark = ?, readAt = ?",
            [chosen.voice, chosen.speed, chosen.mode?.rawValue, mark?.rawValue, isReadAnew ? readAt : book.readAt],
            for: book.id,
            in: db
        )
        return true
    }

    // MARK: Places

    private static func add(
        _ places: [DevicePlace],
        to book: LibraryBook,
        _ now: Date,
        in db: Database
    ) throws -> Int {
        var count = 0
        for place in places {
            let here = try Date.fetchOne(
                db,
                sql: "SELECT at FROM place WHERE bookId = ? AND device = ? AND person = ?",
                arguments: [book.id.rawValue, place.device, Listener.current.rawValue]
            )
            let at = max(min(place.at, now), Date(timeIntervalSince1970: 0))
            if let here, here >= at - 0.002 { continue }
            try db.execute(
                sql: """
                    INSERT INTO place (bookId, device, deviceName, place, at, person) VALUES (?, ?, ?, ?, ?, ?)
                    ON CONFLICT (bookId, device, person)
                    DO UPDATE SET deviceName = excluded.deviceName, place = excluded.place, at = excluded.at
                    """,
                arguments: [
                    book.id.rawValue, place.device, place.deviceName, try place.place.column, at,
                    Listener.current.rawValue,
                ]
            )
            count += 1
        }
        if count > 0 { try forgetOldPlaces(in: book.id, of: nil, in: db) }
        return count
    }

    // MARK: Notes

    private static func remove(_ unwanted: [NoteKey], of book: LibraryBook, in db: Database) throws -> Int {
        var count = 0
        for (kind, keys) in Dictionary(grouping: unwanted, by: \.kind) {
            let known: [NoteRow] = try notes(kind.rawValue, of: book, in: db)
            let rows = Dictionary(grouping: known, by: \.anchor)
            var gone: Set<Int64> = []
            for key in keys {
                for row in rows[NoteRow.Anchor(key)] ?? [] where row.createdAt.isOne(with: key.createdAt) {
                    gone.insert(row.id)
                }
            }
            for id in gone { try db.execute(sql: "DELETE FROM \(kind.rawValue) WHERE id = ?", arguments: [id]) }
            count += gone.count
        }
        return count
    }

    private static func add(_ marks: [ReadingBackup.Bookmark], to book: LibraryBook, in db: Database) throws -> Int {
        let known: [Bookmark] = try notes("bookmark", of: book, in: db)
        var here = Dictionary(grouping: known, by: \.place).mapValues { $0.map { ($0.label, $0.createdAt) } }
        var count = 0
        for mark in marks {
            let twins = here[mark.place] ?? []
            if twins.contains(where: { $0 == mark.label || $1.isOne(with: mark.createdAt) }) { continue }
            guard known.count + count < mostNotes else { break }
            here[mark.place] = twins + [(mark.label, mark.createdAt)]
            try db.execute(
                sql: "INSERT INTO bookmark (bookId, label, place, createdAt, person) VALUES (?, ?, ?, ?, ?)",
                arguments: [
                    book.id.rawValue, mark.label, try mark.place.column, mark.createdAt, Listener.current.rawValue,
                ]
            )
            count += 1
        }
        return count
    }

    private static func add(_ marks: [ReadingBackup.Highlight], to book: LibraryBook, in db: Database) throws -> Int {
        let known: [Highlight] = try notes("highlight", of: book, in: db)
        var here = Dictionary(grouping: known) { [$0.start, $0.end] }
        var count = 0
        for mark in marks {
            let twins = here[[mark.start, mark.end]] ?? []
            let twin = twins.firstIndex {
                $0.note == mark.note && $0.colour == mark.colour || $0.createdAt.isOne(with: mark.createdAt)
            }
            if let twin {
                // A note that was written there, to a passage that is marked here without one.
                guard twins[twin].note.isEmpty, !mark.note.isEmpty else { continue }
                here[[mark.start, mark.end]]?[twin].note = mark.note
                let sql = "UPDATE highlight SET note = ? WHERE id = ?"
                try db.execute(sql: sql, arguments: [mark.note, twins[twin].id])
            } else {
                guard known.count + count < mostNotes else { break }
                try db.execute(
                    sql: """
                        INSERT INTO highlight (bookId, start, end, text, colour, note, createdAt, person)
                        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                        """,
                    arguments: [
                        book.id.rawValue, try mark.start.column, try mark.end.column, mark.text, mark.colour.rawValue,
                        mark.note, mark.createdAt, Listener.current.rawValue,
                    ]
                )
                let added: Highlight = try note(db.lastInsertedRowID, from: "highlight", of: book.id, in: db)
                here[[mark.start, mark.end], default: []].append(added)
            }
            count += 1
        }
        return count
    }

    private static func add(
        _ rules: [ReadingBackup.Pronunciation],
        to book: LibraryBook,
        in db: Database
    ) throws -> Int {
        let known: [PlacedPronunciation] = try notes("pronunciation", of: book, in: db)
        var places = Set(known.map(\.place))
        var count = 0
        for rule in rules where places.insert(rule.place).inserted && known.count + count < mostNotes {
            try db.execute(
                sql: """
                    INSERT INTO pronunciation (bookId, place, length, way, said, createdAt, person)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    book.id.rawValue, try rule.place.column, rule.length, rule.way, rule.said, rule.createdAt,
                    Listener.current.rawValue,
                ]
            )
            count += 1
        }
        return count
    }

    private static func notes<Note: Decodable>(_ table: String, of book: LibraryBook, in db: Database) throws -> [Note]
    {
        let sql = "SELECT * FROM \(table) WHERE bookId = ? AND person = ?"
        let arguments: StatementArguments = [book.id.rawValue, Listener.current.rawValue]
        return try Stored<Note>.fetchAll(db, sql: sql, arguments: arguments).map(\.value)
    }

    // MARK: Reading time

    private static func add(
        _ activity: [ReadingBackup.Activity],
        to book: LibraryBook,
        in db: Database
    ) throws -> Int {
        guard !activity.isEmpty else { return 0 }
        var past = try PastNotes(of: book.title, in: db)
        return try activity.count { entry in
            let here = try Row.fetchOne(
                db,
                sql: "SELECT * FROM activity WHERE book = ? AND device = ? AND day = ? AND person = ?",
                arguments: [book.id.rawValue, entry.device, entry.day, Listener.current.rawValue]
            ).map(ReadingBackup.Activity.init)
            // The book may have been here before, under another number: that time is this.
            let before = past[book.title, entry]
            if let before {
                past[book.title, entry] = nil
                try db.execute(
                    sql: "DELETE FROM activity WHERE book = ? AND device = ? AND day = ? AND person = ?",
                    arguments: [before.book, entry.device, entry.day, Listener.current.rawValue]
                )
            }
            let whole = before.map { entry.atLeast($0.activity) } ?? entry
            return try keep(whole, of: book.id.rawValue, book.title, over: here, in: db) != nil
        }
    }

    /// - Returns: What is kept now; `nil` where that was known.
    private static func keep(
        _ entry: ReadingBackup.Activity,
        of book: Int64,
        _ title: String,
        over known: ReadingBackup.Activity?,
        in db: Database
    ) throws -> ReadingBackup.Activity? {
        let whole = known.map(entry.atLeast) ?? entry
        guard whole != known else { return nil }
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO activity (book, title, device, day, listened, read, letters, person)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                book, title, entry.device, entry.day, whole.listened, whole.read, whole.letters,
                Listener.current.rawValue,
            ]
        )
        return whole
    }

    /// A number for a book that is gone, and that no book here will ever have: below zero, and the same each time.
    private static func pastID(of title: String) -> Int64 {
        -(Int64(SHA256.digest(of: title.utf8).prefix(12), radix: 16) ?? 0) - 1
    }
}

extension ReadingBackup.Activity {
    /// The greater of two notes, each number by itself: devices count up.
    fileprivate func atLeast(_ other: Self) -> Self {
        Self(
            device: device,
            day: day,
            listened: max(listened, other.listened),
            read: max(read, other.read),
            letters: max(letters, other.letters)
        )
    }
}

/// What notes of all kinds have.
private struct NoteRow: Decodable {
    let id: Int64
    /// Of a highlight there are a start and an end instead.
    let place: Place?
    let start: Place?
    let end: Place?
    let createdAt: Date

    /// Where it stands.
    struct Anchor: Hashable {
        let place: Place?
        let end: Place?

        init(_ key: NoteKey) { (place, end) = (key.place, key.end) }

        init(_ row: NoteRow) { (place, end) = (row.place ?? row.start, row.end) }
    }

    var anchor: Anchor { Anchor(self) }
}

/// What the listener's devices have noted of books that are gone: read at once, since no index finds it by title.
private struct PastNotes {
    struct Note {
        /// The number that the book had.
        let book: Int64
        let activity: ReadingBackup.Activity
    }

    private struct Key: Hashable {
        let title: String
        let device: String
        let day: String
    }

    private var notes: [Key: Note]

    /// - Parameters:
    ///   - title: Of the only books that matter; `nil` for all.
    ///   - db: Is read.
    /// - Throws: `DatabaseError`
    init(of title: String? = nil, in db: Database) throws {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT * FROM activity WHERE person = ? AND title = coalesce(?, title)
                AND book NOT IN (SELECT id FROM book)
                """,
            arguments: [Listener.current.rawValue, title]
        )
        let pairs = rows.map { row in
            let activity = ReadingBackup.Activity(row)
            let key = Key(title: row["title"], device: activity.device, day: activity.day)
            return (key, Note(book: row["book"], activity: activity))
        }
        notes = Dictionary(pairs) { first, _ in first }
    }

    /// What a device has noted on a day of a book of a title.
    subscript(title: String, entry: ReadingBackup.Activity) -> Note? {
        get { notes[Key(title: title, device: entry.device, day: entry.day)] }
        set { notes[Key(title: title, device: entry.device, day: entry.day)] = newValue }
    }
}
