import Foundation
import GRDB
import VorleserCore
import VorleserDisk

/// The household. As long as there is one person, nothing asks who is there.
extension Library {
    /// All persons: the first one, then the others as they came.
    public func people() async throws -> [Person] { try await read(Self.people) }

    /// - Throws: ``LibraryError/unknownPerson(_:)``
    public func person(_ id: PersonID) async throws -> Person { try await read { try Self.person(id, in: $0) } }

    /// Who goes by a name, capitals aside, or by a number.
    /// - Throws: ``LibraryError/nobodyCalled(_:)``
    public func person(named name: String) async throws -> Person {
        let people = try await people()
        let found = people.first { $0.goes(by: name) } ?? people.first { String($0.id.rawValue) == name }
        guard let found else { throw LibraryError.nobodyCalled(name) }
        return found
    }

    /// Adds a person, with a PIN or without.
    /// - Throws: ``LibraryError/badName``, ``LibraryError/nameTaken(_:)``, ``LibraryError/tooManyPeople``,
    ///   ``LibraryError/badPIN``
    public func addPerson(_ draft: PersonDraft, pin: String? = nil) async throws -> Person {
        let (kept, now) = (try pin.map(SaltedPIN.init), now())
        return try await write { db in
            let people = try Self.people(db)
            guard people.count < Person.most else { throw LibraryError.tooManyPeople }
            let name = try Self.name(draft.name, besides: people)
            let free = Person.Colour.allCases.first { colour in !people.contains { $0.colour == colour } }
            let colour = draft.colour ?? free ?? .rust
            try Self.nameFirst(at: now, in: db)
            try db.execute(
                sql: "INSERT INTO person (name, colour, role, shelf, pin, createdAt) VALUES (?, ?, ?, ?, ?, ?)",
                arguments: [
                    name, colour.rawValue, draft.role.rawValue, try draft.shelf?.column, try kept?.column, now,
                ]
            )
            return try Self.person(PersonID(rawValue: db.lastInsertedRowID), in: db)
        }
    }

    /// Changes what a person is called and may do. The first person stays an owner who sees all books.
    /// - Throws: ``LibraryError/unknownPerson(_:)``, ``LibraryError/badName``, ``LibraryError/nameTaken(_:)``
    public func change(_ id: PersonID, _ change: @escaping @Sendable (inout PersonDraft) -> Void) async throws -> Person
    {
        let now = now()
        return try await write { db in
            let person = try Self.person(id, in: db)
            var draft = PersonDraft(name: person.name, colour: person.colour, role: person.role, shelf: person.shelf)
            change(&draft)
            if id == .first { (draft.role, draft.shelf) = (.owner, nil) }
            let name = try Self.name(draft.name, besides: Self.people(db).filter { $0.id != id })
            try Self.nameFirst(at: now, in: db)
            try db.execute(
                sql: "UPDATE person SET name = ?, colour = coalesce(?, colour), role = ?, shelf = ? WHERE id = ?",
                arguments: [
                    name, draft.colour?.rawValue, draft.role.rawValue, try draft.shelf?.column, id.rawValue,
                ]
            )
            return try Self.person(id, in: db)
        }
    }

    /// Removes a person with all that is theirs. Books that only they have seen can be restored by the others for a while, as
    /// if they had been removed now.
    /// - Returns: The sessions that have ended.
    /// - Throws: ``LibraryError/unknownPerson(_:)``, ``LibraryError/firstPerson``
    @discardableResult
    public func removePerson(_ id: PersonID) async throws -> [String] {
        guard id != .first else { throw LibraryError.firstPerson }
        let now = now()
        let ended = try await write { db in
            _ = try Self.person(id, in: db)
            let tokens = try String.fetchAll(
                db,
                sql: "SELECT token FROM session WHERE person = ?",
                arguments: [id.rawValue]
            )
            for table in LibraryTables.ofPeople {
                try db.execute(sql: "DELETE FROM \"\(table)\" WHERE person = ?", arguments: [id.rawValue])
            }
            try db.execute(
                sql: "UPDATE book SET owner = NULL, removedAt = coalesce(removedAt, ?) WHERE owner = ?",
                arguments: [now, id.rawValue]
            )
            try db.execute(sql: "DELETE FROM person WHERE id = ?", arguments: [id.rawValue])
            return tokens
        }
        try await endFeeds { $0.person == id }
        return ended
    }

    // MARK: PIN

    /// Gives a person a PIN; `nil` takes it away. With a new one, the person's devices have to say it.
    /// - Parameters:
    ///   - pin: Some digits.
    ///   - id: Whose it is.
    ///   - session: The device on which it was set; it stays theirs.
    /// - Throws: ``LibraryError/badPIN``, ``LibraryError/unknownPerson(_:)``
    public func setPIN(_ pin: String?, of id: PersonID, on session: String? = nil) async throws {
        let (kept, now) = (try pin.map(SaltedPIN.init), now())
        try await write { db in
            _ = try Self.person(id, in: db)
            try Self.nameFirst(at: now, in: db)
            try db.execute(sql: "UPDATE person SET pin = ? WHERE id = ?", arguments: [try kept?.column, id.rawValue])
            guard kept != nil else { return }
            try db.execute(
                sql: "UPDATE session SET person = NULL WHERE person = ? AND token IS NOT ?",
                arguments: [id.rawValue, session]
            )
        }
    }

    /// Whether a person may be taken for who says this PIN; always, where they have none.
    /// - Throws: ``LibraryError/unknownPerson(_:)``
    public func isPIN(_ pin: String?, of id: PersonID) async throws -> Bool {
        let kept = try await read { db in
            guard try Self.person(id, in: db).hasPIN else { return String?.none }
            return try String.fetchOne(db, sql: "SELECT pin FROM person WHERE id = ?", arguments: [id.rawValue])
        }
        guard let kept else { return true }
        guard let pin, let salted = try? JSONDecoder().decode(SaltedPIN.self, from: Data(kept.utf8)) else {
            return false
        }
        return salted.isOf(pin)
    }

    // MARK: Books of one's own

    /// Whether others than the listener have a place or notes in a book.
    public func isOthersToo(_ id: BookID) async throws -> Bool { try await booksOfOthers().contains(id) }

    /// The books, removed or not, in which others than the listener have a place or notes.
    public func booksOfOthers() async throws -> Set<BookID> {
        let person = Listener.current.rawValue
        return try await read { db in
            let tables = ["place", "bookmark", "highlight"].map { "SELECT bookId FROM \"\($0)\" WHERE person <> ?1" }
            let sql = tables.joined(separator: " UNION ")
            return Set(try Int64.fetchAll(db, sql: sql, arguments: [person]).map(BookID.init(rawValue:)))
        }
    }

    /// Keeps a book from the others, or shows it to them again.
    /// - Throws: ``LibraryError/unknownBook(_:)`` also for one that only another person sees.
    public func setPrivate(_ isPrivate: Bool, _ id: BookID) async throws -> LibraryBook {
        let person = Listener.current
        let book = try await write { db in
            _ = try Self.book(id, in: db)
            try Self.setOwner(isPrivate ? person : nil, of: id, in: db)
            return try Self.book(id, in: db)
        }
        try await writeCard(of: book)
        return book
    }

    static func setOwner(_ person: PersonID?, of id: BookID, in db: Database) throws {
        try db.execute(
            sql: "UPDATE book SET owner = ? WHERE id = ?",
            arguments: [person?.rawValue, id.rawValue]
        )
    }

    /// Notes beside the file whose book it is: a library that has lost its database must not show it to all.
    func writeCard(of book: LibraryBook) async throws {
        try await blocking { [files] in try files.write(BookCard(book), of: book.id) }
    }

    // MARK: In a transaction

    static func people(_ db: Database) throws -> [Person] {
        let rows = try Stored<PersonRow>.fetchAll(db, sql: "SELECT * FROM person ORDER BY id").map(\.value.person)
        return rows.first?.id == .first ? rows : [.unnamedFirst] + rows
    }

    static func person(_ id: PersonID, in db: Database) throws -> Person {
        guard let person = try people(db).first(where: { $0.id == id }) else { throw LibraryError.unknownPerson(id) }
        return person
    }

    /// Makes a row for the first person, who is there without one.
    private static func nameFirst(at time: Date, in db: Database) throws {
        let first = Person.unnamedFirst
        try db.execute(
            sql: "INSERT OR IGNORE INTO person (id, name, colour, role, createdAt) VALUES (?, ?, ?, ?, ?)",
            arguments: [first.id.rawValue, first.name, first.colour.rawValue, first.role.rawValue, time]
        )
    }

    /// A name as it is kept.
    private static func name(_ text: String, besides others: [Person]) throws -> String {
        let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard (1...Person.longestName).contains(name.count), !name.contains(where: \.isNewline),
            !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else {
            throw LibraryError.badName
        }
        if others.contains(where: { $0.goes(by: name) }) { throw LibraryError.nameTaken(name) }
        return name
    }
}

extension Person {
    fileprivate static let unnamedFirst = Person(
        id: .first,
        name: "",
        colour: .rust,
        role: .owner,
        shelf: nil,
        hasPIN: false,
        createdAt: nil
    )
}

private struct PersonRow: Decodable {
    let id: PersonID
    let name: String
    let colour: String
    let role: String
    /// JSON.
    let shelf: String?
    let pin: String?
    let createdAt: Date

    var person: Person {
        Person(
            id: id,
            name: name,
            colour: Person.Colour(rawValue: colour) ?? .rust,
            // One of a later version may do the least.
            role: Person.Role(rawValue: role) ?? .guest,
            // A shelf that cannot be read has no books, rather than all.
            shelf: shelf.map { (try? JSONDecoder().decode([String].self, from: Data($0.utf8))) ?? [] },
            hasPIN: pin != nil,
            createdAt: createdAt
        )
    }
}

/// A PIN as it is kept: it cannot be read off, though it has too few digits to withstand who has the file.
private struct SaltedPIN: Codable, Sendable {
    let salt: String
    let digest: String

    /// - Throws: ``LibraryError/badPIN``
    init(_ pin: String) throws {
        guard Person.pinDigits.contains(pin.utf8.count), pin.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw LibraryError.badPIN
        }
        salt = UUID().uuidString
        digest = Self.digest(of: pin, salt)
    }

    func isOf(_ pin: String) -> Bool { Self.digest(of: pin, salt) == digest }

    private static func digest(of pin: String, _ salt: String) -> String {
        SHA256.digest(of: "\(salt) \(pin)".utf8)
    }
}
