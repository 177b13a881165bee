import Foundation
import GRDB
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserLibrary

/// Several persons on one shelf.
struct HouseholdTests {
    @Test func `one person is there who was never named`() async throws {
        let shelf = try Shelf()
        let people = try await shelf.library.people()
        #expect(people.map(\.id) == [.first])
        #expect(people[0].role == .owner)
        #expect(people[0].name == "")
    }

    @Test func `what is one person's nobody else has`() async throws {
        let shelf = try Shelf()
        let library = shelf.library
        let book = try await shelf.add("Emma").id
        let anna = try await library.addPerson(PersonDraft(name: "Anna")).id
        try await fill(library, book, offset: 3, voice: "slt")
        try await acting(for: anna) {
            let seen = try await library.book(book)
            #expect(seen.lastPlace == nil)
            #expect(seen.readAt == nil)
            #expect(seen.preferences == BookPreferences())
            #expect(try await library.places(in: book).isEmpty)
            #expect(try await library.bookmarks(in: book).isEmpty)
            #expect(try await library.highlights(in: book).isEmpty)
            #expect(try await library.pronunciations(in: book).isEmpty)
            #expect(try await library.activity().isEmpty)
            #expect(try await library.setting("voice", as: String.self) == nil)
            try await fill(library, book, offset: 5, voice: "kal")
            // The same device, the same book, the same day: still two persons'.
            #expect(try await library.activity().map(\.listened) == [60])
            try await library.forgetActivity()
        }
        let seen = try await library.book(book)
        #expect(seen.lastPlace?.place == Place(3))
        #expect(seen.preferences.voice == "slt")
        #expect(seen.mark == .finished)
        #expect(try await library.bookmarks(in: book).map(\.place) == [Place(3)])
        #expect(try await library.activity().map(\.listened) == [60])
        #expect(try await library.setting("voice", as: String.self) == "slt")
    }

    /// Makes something of every kind.
    private func fill(_ library: Library, _ book: BookID, offset: Int, voice: String) async throws {
        let place = DevicePlace(device: "p", deviceName: "Phone", place: Place(offset), at: Date())
        try await library.setPlace(place, in: book)
        _ = try await library.addBookmark("here", at: Place(offset), in: book)
        _ = try await library.addHighlight(
            from: Place(1),
            to: Place(4),
            text: "abc",
            colour: .pink,
            note: voice,
            in: book
        )
        _ = try await library.addPronunciation(at: Place(2), length: 4, way: "say", said: "reed", in: book)
        try await library.changePreferences(of: book) { $0 = BookPreferences(voice: voice) }
        try await library.setMark(.finished, of: book)
        let activity = DailyActivity(book: book, day: "2026-11-27", listened: 60, read: 0, letters: 0)
        try await library.noteActivity(activity, on: "p")
        try await library.set("voice", to: voice)
    }

    @Test func `a person has ten thousand notes of a kind in a book at most, and takes no room from others`()
        async throws
    {
        let shelf = try Shelf()
        let library = shelf.library
        let book = try await shelf.add("Emma").id
        _ = try await library.addBookmark("1", at: Place(1), in: book)
        try await library.write { db in
            try db.execute(
                sql: """
                    WITH RECURSIVE number(i) AS (SELECT 3 UNION ALL SELECT i + 1 FROM number WHERE i < 10000)
                    INSERT INTO bookmark (label, place, bookId, createdAt, person)
                    SELECT label, place, bookId, createdAt, person FROM bookmark, number
                    """
            )
        }
        _ = try await library.addBookmark("10000", at: Place(2), in: book)
        await #expect(throws: LibraryError.tooManyNotes(limit: 10_000)) {
            _ = try await library.addBookmark("10001", at: Place(3), in: book)
        }
        #expect(try await library.bookmarks(in: book).count == 10_000)
        let anna = try await library.addPerson(PersonDraft(name: "Anna")).id
        try await Listener.$current.withValue(anna) {
            try await fill(library, book, offset: 3, voice: "slt")
        }
        _ = try await library.addPronunciation(at: Place(2), length: 4, way: "say", said: "reed", in: book)
    }

    @Test func `another person's notes cannot be changed or removed by their numbers`() async throws {
        let shelf = try Shelf()
        let library = shelf.library
        let book = try await shelf.add("Emma").id
        let anna = try await library.addPerson(PersonDraft(name: "Anna")).id
        let bookmark = try await library.addBookmark("mine", at: Place(3), in: book).id
        try await acting(for: anna) {
            await #expect(throws: LibraryError.unknownNote(bookmark)) {
                try await library.removeBookmark(bookmark, in: book)
            }
            await #expect(throws: LibraryError.unknownNote(bookmark)) {
                _ = try await library.renameBookmark(bookmark, to: "hers", in: book)
            }
        }
        #expect(try await library.bookmarks(in: book).map(\.label) == ["mine"])
    }

    @Test func `a private book is there for its owner alone`() async throws {
        let shelf = try Shelf()
        let library = shelf.library
        let book = try await shelf.add("Diary").id
        let anna = try await library.addPerson(PersonDraft(name: "Anna")).id
        #expect(try await library.setPrivate(true, book).owner == .first)
        try await acting(for: anna) {
            await #expect(throws: LibraryError.unknownBook(book)) { _ = try await library.book(book) }
            await #expect(throws: LibraryError.unknownBook(book)) { try await library.remove(book) }
            await #expect(throws: LibraryError.unknownBook(book)) { _ = try await library.purge(book) }
            await #expect(throws: LibraryError.unknownBook(book)) { _ = try await library.restore(book) }
            await #expect(throws: LibraryError.unknownBook(book)) {
                try await library.setPlace(
                    DevicePlace(device: "p", deviceName: "P", place: Place(1), at: Date()),
                    in: book
                )
            }
        }
        #expect(try await titles(for: anna, in: library).isEmpty)
        #expect(try await titles(for: anna, in: library, matching: "diary").isEmpty)
        #expect(try await titles(for: .house, in: library).count == 1)
        #expect(try await library.setPrivate(false, book).owner == nil)
        #expect(try await titles(for: anna, in: library).count == 1)
    }

    /// What a person sees.
    private func titles(
        for person: PersonID,
        in library: Library,
        matching words: String? = nil
    ) async throws -> [String] {
        try await Listener.$current.withValue(person) { try await library.books(matching: words).map(\.title) }
    }

    @Test func `a shelf of one's own has the books of its collections`() async throws {
        let shelf = try Shelf()
        let library = shelf.library
        let fairy = try await shelf.add("Fairy tales").id
        _ = try await shelf.add("Crime")
        try await library.describe(fairy) { $0.collections = ["For Anna", "Old"] }
        let anna = try await library.addPerson(PersonDraft(name: "Anna", role: .child, shelf: ["For Anna"])).id
        #expect(try await titles(for: anna, in: library) == ["Fairy tales"])
        _ = try await library.change(anna) { $0.shelf = [] }
        #expect(try await titles(for: anna, in: library).isEmpty)
        _ = try await library.change(anna) { $0.shelf = nil }
        #expect(try await titles(for: anna, in: library).count == 2)
    }

    @Test func `with a person goes what is theirs, and their books can be restored`() async throws {
        let shelf = try Shelf()
        let library = shelf.library
        let (shared, own) = (try await shelf.add("Emma").id, try await shelf.add("Diary").id)
        let anna = try await library.addPerson(PersonDraft(name: "Anna")).id
        try await library.addSession(token: "t", name: "Phone", of: anna)
        let secrets = try await Listener.$current.withValue(anna) {
            try await fill(library, shared, offset: 3, voice: "kal")
            _ = try await library.setPrivate(true, own)
            return [try await library.makeFeed(of: shared).secret, try await library.makeShelfFeed().secret]
        }
        #expect(try await library.removePerson(anna) == ["t"])
        #expect(try await library.people().map(\.id) == [.first])
        #expect(try await !library.hasSession(token: "t"))
        for secret in secrets { #expect(try await library.feed(withSecret: secret) == nil) }
        #expect(try await library.removedBooks().map(\.id) == [own])
        for table in LibraryTables.ofPeople {
            let left = try await library.read { db in
                try Int.fetchOne(
                    db,
                    sql: "SELECT count(*) FROM \"\(table)\" WHERE person = ?",
                    arguments: [anna.rawValue]
                )
            }
            #expect(left == 0, "\(table)")
        }
        // Their number is never another's.
        #expect(try await library.addPerson(PersonDraft(name: "Anna")).id != anna)
    }

    @Test func `the first person stays an owner who sees all, and cannot be removed`() async throws {
        let shelf = try Shelf()
        let library = shelf.library
        let first = try await library.change(.first) { ($0.name, $0.role, $0.shelf) = ("Otto", .child, []) }
        #expect((first.name, first.role) == ("Otto", .owner))
        #expect(first.shelf == nil)
        await #expect(throws: LibraryError.firstPerson) { try await library.removePerson(.first) }
    }

    @Test(arguments: ["", "  ", "a\nb", String(repeating: "a", count: 61)])
    func `what is not a name is refused`(name: String) async throws {
        let shelf = try Shelf()
        let library = shelf.library
        await #expect(throws: LibraryError.badName) { _ = try await library.addPerson(PersonDraft(name: name)) }
    }

    @Test func `two persons cannot be told apart by capitals alone`() async throws {
        let shelf = try Shelf()
        let library = shelf.library
        _ = try await library.addPerson(PersonDraft(name: "Anna"))
        await #expect(throws: LibraryError.nameTaken("ANNA")) {
            _ = try await library.addPerson(PersonDraft(name: "ANNA "))
        }
    }

    @Test func `a PIN is asked, and kept so that it cannot be read off`() async throws {
        let shelf = try Shelf()
        let library = shelf.library
        #expect(try await library.isPIN(nil, of: .first))
        for pin in ["123", "12a4", "1234567890123", "１２３４"] {
            await #expect(throws: LibraryError.badPIN) { try await library.setPIN(pin, of: .first) }
        }
        try await library.setPIN("4711", of: .first)
        #expect(try await library.person(.first).hasPIN)
        #expect(try await library.isPIN("4711", of: .first))
        #expect(try await !library.isPIN("4712", of: .first))
        #expect(try await !library.isPIN(nil, of: .first))
        let kept = try await library.read { try String.fetchOne($0, sql: "SELECT pin FROM person") }
        #expect(try #require(kept).contains("4711") == false)
        try await library.setPIN(nil, of: .first)
        #expect(try await library.isPIN(nil, of: .first))
    }

    @Test func `a private book stays private when the database is lost`() async throws {
        let shelf = try Shelf()
        let anna = try await shelf.library.addPerson(PersonDraft(name: "Anna")).id
        let book = try await shelf.add("Diary").id
        try await acting(for: anna) { _ = try await shelf.library.setPrivate(true, book) }
        let folder = shelf.folder.url("library")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name != "books" {
            try FileManager.default.removeItem(at: folder.appending(path: name))
        }
        let library = try Library(folder: folder) { shelf.clock.now }
        #expect(try await library.books().isEmpty)
        #expect(try await titles(for: anna, in: library) == ["Diary"])
    }
}
