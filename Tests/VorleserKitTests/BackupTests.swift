import Foundation
import Testing
import VorleserCore
import VorleserLibrary
import VorleserNarration
import VorleserSpeech
import VorleserTesting

@testable import VorleserKit

struct BackupTests {
    /// A library with folders of its own.
    private struct House {
        let folder: Folder
        let room: ReadingRoom

        init() throws {
            folder = try Folder()
            let folders = Folders(in: folder)
            let library = try Library(folder: folders.library)
            room = try ReadingRoom(library: library, folders: folders, catalogue: VoiceCatalogue())
        }

        var library: Library { room.library }

        func importBook(_ text: String = "It was a dark night. Nobody slept.") async throws -> LibraryBook {
            let file = folder.url("night.txt")
            try Data(text.utf8).write(to: file)
            return try await room.importBook(at: file).book
        }
    }

    private func wellRead() async throws -> (house: House, book: LibraryBook) {
        let house = try House()
        let book = try await house.importBook()
        let open = try await house.room.book(book.id)
        let place = DevicePlace(
            device: "d",
            deviceName: "Desk",
            place: open.book.place(at: TextOffset(utf16: 9)),
            at: Date() - 100
        )
        try await house.library.setPlace(place, in: book.id)
        _ = try await house.library.addBookmark("Nobody", at: place.place, in: book.id)
        try await house.library.setCover(Array("GIF89a".utf8), of: book.id)
        try await house.library.set("speed", to: 1.5)
        try await house.library.set("passphrase", to: "six words that nobody must know")
        _ = try await house.library.makeFeed(of: book.id)
        let rule = try UserPronunciation(of: "Grey", .words("Gray"))
        _ = try await house.room.keep(rule, .always, in: open)
        _ = try await house.room.keep(UserPronunciation(of: "dark", .words("dim")), .book, in: open)
        try await house.room.vorleser.places.save(TextOffset(utf16: 4), in: open.book)
        return (house, book)
    }

    private func moved(_ house: House) async throws -> BackupDocument {
        try BackupDocument(try await house.room.backup().json)
    }

    @Test func `each person gets what is theirs again`() async throws {
        let (there, book) = try await wellRead()
        _ = try await there.library.change(.first) { $0.name = "Otto" }
        let draft = PersonDraft(name: "Anna", colour: .teal, role: .child, shelf: ["For Anna"])
        let anna = try await there.library.addPerson(draft).id
        try await there.library.describe(book.id) { $0.collections = ["For Anna"] }
        try await Listener.$current.withValue(anna) {
            let open = try await there.room.book(book.id)
            _ = try await there.library.addBookmark("hers", at: open.book.place(at: TextOffset(utf16: 4)), in: book.id)
            let rule = try UserPronunciation(of: "night", .words("nite"))
            _ = try await there.room.keep(rule, .always, in: open)
        }
        let own = try await there.room.backup()
        #expect(own.people.elements.map(\.name) == ["Otto"])
        let document = try BackupDocument(try await there.room.backup(ofAll: true).json)
        #expect(document.people.elements.map(\.name) == ["Otto", "Anna"])

        let here = try House()
        let copy = try await here.importBook().id
        let restored = try await here.room.restore(document, ofAll: true)
        #expect(restored.people == ["Anna"])
        let people = try await here.library.people()
        // The first is whoever was first here, too.
        #expect(people.map(\.name) == ["Otto", "Anna"])
        #expect(people.last?.role == .child)
        #expect(people.last?.shelf == ["For Anna"])
        #expect(try await here.library.bookmarks(in: copy).map(\.label) == ["Nobody"])
        let hers = try await Listener.$current.withValue(people[1].id) {
            (try await here.library.bookmarks(in: copy).map(\.label), await here.room.vorleser.pronunciations)
        }
        #expect(hers.0 == ["hers"])
        #expect(try hers.1.document().rules.count == 1)
        #expect(try await here.room.restore(document, ofAll: true).isEmpty)
        // Capitals make no other person.
        _ = try await here.library.change(people[1].id) { $0.name = "ANNA" }
        #expect(try await here.room.restore(document, ofAll: true).isEmpty)
        #expect(try await here.library.people().count == 2)
        // On one's own page one gets what is one's own, and nobody is made.
        let elsewhere = try House()
        let third = try await elsewhere.importBook().id
        let report = try await elsewhere.room.restore(try BackupDocument(try await there.room.backup().json))
        #expect(report.added.bookmarks == 1)
        #expect(try await elsewhere.library.people().count == 1)
        #expect(try await elsewhere.library.bookmarks(in: third).count == 1)
    }

    @Test func `what somebody keeps to themselves is theirs alone in another library`() async throws {
        let there = try House()
        let diary = try await there.importBook("My own days. Nobody knows.").id
        let anna = try await there.library.addPerson(PersonDraft(name: "Anna", role: .member)).id
        _ = try await Listener.$current.withValue(anna) { try await there.library.setPrivate(true, diary) }
        let document = try BackupDocument(try await there.room.backup(ofAll: true).json)

        let here = try House()
        let copy = try await here.importBook("My own days. Nobody knows.").id
        #expect(try await here.room.restore(document, ofAll: true).missing.isEmpty)
        await #expect(throws: LibraryError.unknownBook(copy)) { try await here.library.book(copy) }
        let hers = try #require(try await here.library.people().last { $0.name == "Anna" })
        let book = try await Listener.$current.withValue(hers.id) { try await here.library.book(copy) }
        #expect(book.owner == hers.id)
        // For the others it is not here; that does not make it missing.
        let again = try await here.room.restore(document, ofAll: true)
        #expect(again.isEmpty && again.missing.isEmpty)
    }

    @Test func `another library gets all of it, once, when the book is there`() async throws {
        let (there, before) = try await wellRead()
        let document = try await moved(there)
        let here = try House()
        let first = try await here.room.restore(document)
        #expect(first.missing.map(\.title) == [before.title] && first.missing.map(\.fileName) == ["night.txt"])
        #expect((first.settings, first.pronunciations, first.files, first.refused) == (1, 2, 1, 0))
        let book = try await here.importBook()
        let second = try await here.room.restore(document)
        #expect(second.missing.isEmpty && second.covers == 1 && second.settings == 0)
        #expect(second.added.places == 1 && second.added.bookmarks == 1)
        #expect(try await here.room.restore(document).isEmpty)
        let after = try await here.library.book(book.id)
        #expect(after.lastPlace?.place == before.lastPlace?.place || after.lastPlace?.place.offset.utf16 == 9)
        #expect(after.chosenCover != nil)
        let picture = try #require(try await here.library.cover(of: book.id))
        #expect(try Data(contentsOf: picture) == Data("GIF89a".utf8))
        #expect(try await here.library.setting("speed", as: Double.self) == 1.5)
        let rules = try await here.room.pronunciationRules(in: try await here.room.book(book.id))
        #expect(rules.map(\.word) == ["dark", "Grey"])
        let open = try await here.room.book(book.id).book
        #expect(await here.room.vorleser.places.place(in: open)?.utf16 == 4)
    }

    @Test func `no secret is in it`() async throws {
        let (house, book) = try await wellRead()
        try await house.library.addSession(token: "tokentokentoken", name: "Phone")
        let feed = try #require(try await house.library.feed(of: book.id))
        let text = String(decoding: try await house.room.backup().json, as: UTF8.self)
        for secret in ["six words", feed.secret, "tokentokentoken"] { #expect(!text.contains(secret)) }
        #expect(text.contains("Nobody"))
    }

    @Test func `two books of one file keep each their own`() async throws {
        let there = try House()
        for label in ["first", "second"] {
            let book = try await there.importBook()
            let place = try await there.room.book(book.id).book.place(at: .start)
            _ = try await there.library.addBookmark(label, at: place, in: book.id)
        }
        let here = try House()
        let books = [try await here.importBook(), try await here.importBook()]
        _ = try await here.room.restore(try await moved(there))
        for (book, label) in zip(books, ["first", "second"]) {
            #expect(try await here.library.bookmarks(in: book.id).map(\.label) == [label])
        }
    }

    @Test(arguments: [
        "", "[]", "{}", "null", #"{"format": "vorleser-backup"}"#, #"{"format": "another", "version": 1}"#,
        #"{"format": "vorleser-backup", "version": 1}"#, String(repeating: "[", count: 100_000),
    ])
    func `what is no backup is refused`(text: String) {
        #expect(throws: BackupError.notABackup) { try BackupDocument(Data(text.utf8)) }
    }

    @Test func `one of a newer version is refused, fields that are not known are not`() throws {
        let newer = #"{"format": "vorleser-backup", "version": 2}"#
        #expect(throws: BackupError.tooNew(version: 2)) { try BackupDocument(Data(newer.utf8)) }
        let odd = """
            {"format": "vorleser-backup", "version": 1, "madeAt": "2026-11-27T00:00:00Z", "moods": [1],
             "people": [{"name": "Ann", "hat": true}, 7]}
            """
        let document = try BackupDocument(Data(odd.utf8))
        #expect(document.people.elements.map(\.name) == ["Ann"] && document.people.unreadable == 1)
    }

    /// A backup's text with something else in the place of what was written.
    private func changed(_ text: String, _ old: String, _ new: String) throws -> BackupDocument {
        let position = try #require(text.firstRange(of: old), "\(old)")
        return try BackupDocument(Data(text.replacingCharacters(in: position, with: new).utf8))
    }

    @Test func `what nobody could have made is left out and counted, and the rest comes`() async throws {
        let (there, _) = try await wellRead()
        let text = String(decoding: try await there.room.backup().json, as: UTF8.self)
        let wrongs: [(String, String, refused: Int)] = [
            (#""device":"d""#, #""device":"\#(String(repeating: "d", count: 65))""#, 1),
            (#""offset":9"#, #""offset":-9"#, 1), (#""offset":9"#, #""offset":99999999999"#, 1),
            (#""speed":1.5"#, #""speed":-1"#, 1), (#""speed":1.5"#, #""speed":"fast""#, 0),
            (#""file":""#, #""file":"../../"#, 1), (#""picture":"R0l"#, #""picture":"AAA"#, 1),
            (#"Grey\tsay"#, #"(a+)+$\tsay\tx\tregex\nGrey\tshout"#, 2),
        ]
        for (old, new, refused) in wrongs {
            let here = try House()
            _ = try await here.importBook()
            let report = try await here.room.restore(try changed(text, old, new))
            #expect(report.refused == refused, "\(new.prefix(60))")
            #expect(!report.isEmpty)
        }
    }

    @Test func `a book that is in it again and again is merged once, and copies of a file a few times`() async throws {
        let (there, _) = try await wellRead()
        let document = try await moved(there)
        let book = try #require(document.books.elements.first)
        let json = try JSONEncoder().encode(book)
        let others = try (1...100).map { number in
            var fields = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
            fields["id"] = book.id + Int64(number)
            return try JSONDecoder().decode(BookBackup.self, from: JSONSerialization.data(withJSONObject: fields))
        }
        for (books, kept) in [(Array(repeating: book, count: 100), 1), ([book] + others, 50)] {
            let here = try House()
            _ = try await here.importBook()
            var copies = document
            copies.books = Tolerant(books)
            let report = try await here.room.restore(copies)
            #expect(report.books.count == 1)
            #expect(report.refused == books.count - kept)
            #expect(report.added.bookmarks == 1)
        }
    }

    @Test func `reports are put together in a time that grows with the number of their books`() {
        let growth = Growth { times in
            var (one, all) = (RestoreReport(), RestoreReport())
            for number in 0..<3000 * times {
                one.books.append(.init(id: BookID(rawValue: Int64(number)), title: "One", added: MergeCount()))
                one.missing.append(.init(title: "Two", authors: [], digest: "\(number)", fileName: "two.txt"))
            }
            for _ in 1...2 { all.add(one) }
            #expect(all.books.count == 3000 * times && all.missing.count == 3000 * times)
        }
        #expect(growth.isLinear, "\(growth)")
    }

    @Test func `a digest that leads nowhere, or a title that is none, brings nothing into the library`() async throws {
        let (there, book) = try await wellRead()
        let text = String(decoding: try await there.room.backup().json, as: UTF8.self)
        let here = try House()
        let mine = try await here.importBook()
        for wrong in [String(repeating: "g", count: 64), "'; DROP TABLE book; --", ""] {
            let report = try await here.room.restore(try changed(text, book.digest, wrong))
            #expect(report.books.isEmpty && report.missing.isEmpty && report.refused == 1)
        }
        let long = String(repeating: "t", count: 1001)
        #expect(
            try await here.room.restore(try changed(text, #""title":"\#(book.title)""#, #""title":"\#(long)""#)).books
                .isEmpty
        )
        #expect(try await here.library.book(mine.id).title == mine.title)
    }
}
