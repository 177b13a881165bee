import Foundation
import HTTPTypes
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserServer

/// Several persons with one server: what is one's is nobody else's, over HTTP.
struct HouseholdTests {
    fileprivate static let phrase = "drei Birnen im Korb"

    /// A server for a household, with a book that all see.
    fileprivate struct House {
        let server: QuietServer
        let book: String

        init() async throws {
            server = try QuietServer(
                ServerConfiguration(address: "0.0.0.0", passphrase: Passphrase(HouseholdTests.phrase))
            )
            let otto = try await server.pair()
            let body = #"{"title": "Night", "text": "It was a dark night. Nobody slept. Nothing moved."}"#
            let answer = try await server.ask(.post, "/api/books/text", json: body, fields: ["Cookie": otto])
            book = "/api/books/\(try #require((answer.json["book"] as? [String: Any])?["id"] as? Int))"
            _ = try await server.library.change(.first) { $0.name = "Otto" }
        }

        func add(_ draft: PersonDraft) async throws -> PersonID { try await server.library.addPerson(draft).id }

        /// A device on which somebody has said who they are.
        func device(of person: PersonID, pin: String? = nil) async throws -> String {
            let cookie = try await server.pair()
            let body = pin.map { #"{"pin": "\#($0)"}"# } ?? "{}"
            let answer = try await server.ask(
                .post,
                "/api/people/\(person)/enter",
                json: body,
                fields: ["Cookie": cookie]
            )
            #expect(answer.status == 204)
            return cookie
        }

        /// Where a device takes the book to be: its place that is newest.
        func place(for device: String) async throws -> Int? {
            let answer = try await server.ask(.get, book, fields: ["Cookie": device])
            return (answer.json["place"] as? [String: Any])?["offset"] as? Int
        }

        func put(_ offset: Int, age: Int, on device: String, called name: String) async throws {
            let body = #"{"offset": \#(offset), "device": "\#(name)", "age": \#(age)}"#
            let answer = try await server.ask(.put, book + "/place", json: body, fields: ["Cookie": device])
            #expect(answer.status == 204)
        }
    }

    @Test func `what one sees is what is counted, and what one may not fetch is not offered`() async throws {
        let house = try await House()
        let child = try await house.add(PersonDraft(name: "Anna", role: .child, shelf: ["For Anna"]))
        let (ottos, annas) = (try await house.device(of: .first), try await house.device(of: child))
        func books(on device: String) async throws -> [String: Any]? {
            try await house.server.ask(.get, "/api/storage", fields: ["Cookie": device]).json["books"] as? [String: Any]
        }
        let (his, hers) = (try await books(on: ottos), try await books(on: annas))
        #expect(his?["count"] as? Int == 1 && his?["bytes"] as? Int ?? 0 > 0)
        #expect(hers?["count"] as? Int == 0 && hers?["bytes"] as? Int == 0)
        let offer = try await house.server.ask(.get, "/api/model", fields: ["Cookie": annas]).json
        #expect(offer["isOffered"] as? Bool == false)
    }

    @Test func `a book that is marked as not begun has no place, and the way back is offered`() async throws {
        let house = try await House()
        let device = try await house.device(of: .first)
        try await house.put(25, age: 0, on: device, called: "phone")
        let answer = try await house.server.ask(
            .patch,
            house.book,
            json: #"{"mark": "unread"}"#,
            fields: ["Cookie": device]
        )
        #expect(answer.status == 200)
        #expect(try await house.place(for: device) == nil)
        func places(_ path: String) async throws -> [[String: Any]] {
            let answer = try await house.server.ask(.get, house.book + path, fields: ["Cookie": device])
            return answer.json["places"] as? [[String: Any]] ?? []
        }
        #expect(try await places("/outline").isEmpty)
        let offered = try await places("/places")
        #expect(offered.map { $0["offset"] as? Int } == [25])
        #expect(offered.first?["device"] as? String != "phone")
    }

    @Test func `two persons, one book, four devices: nobody's place moves another's`() async throws {
        let house = try await House()
        let anna = try await house.add(PersonDraft(name: "Anna"))
        let (ottosPhone, ottosDesk) = (try await house.device(of: .first), try await house.device(of: .first))
        let (annasPhone, annasDesk) = (try await house.device(of: anna), try await house.device(of: anna))
        try await house.put(5, age: 0, on: ottosPhone, called: "phone")
        try await house.put(9, age: 0, on: annasPhone, called: "phone")
        // Made on the train an hour ago, sent now: later than nothing of theirs, and no one else's either.
        try await house.put(30, age: 3_600_000, on: annasDesk, called: "desk")
        try await house.put(40, age: 3_600_000, on: ottosDesk, called: "desk")
        for device in [ottosPhone, ottosDesk] { #expect(try await house.place(for: device) == 5) }
        for device in [annasPhone, annasDesk] { #expect(try await house.place(for: device) == 9) }
        // A browser that both use has one name for itself, and still two places.
        try await house.put(12, age: 0, on: annasPhone, called: "desk")
        #expect(try await house.place(for: ottosDesk) == 5)
        #expect(try await house.place(for: annasDesk) == 12)
        let bookmark = #"{"offset": 3, "label": "hers", "age": 3600000}"#
        let fields: KeyValuePairs = ["Cookie": annasPhone]
        #expect(
            try await house.server.ask(.post, house.book + "/bookmarks", json: bookmark, fields: fields).status == 201
        )
        let (his, hers) = (
            try await house.server.ask(.get, house.book + "/bookmarks", fields: ["Cookie": ottosDesk]).json,
            try await house.server.ask(.get, house.book + "/bookmarks", fields: ["Cookie": annasDesk]).json
        )
        #expect((his["bookmarks"] as? [Any])?.count == 0)
        #expect((hers["bookmarks"] as? [Any])?.count == 1)
    }

    @Test func `what one does is told to their own pages alone`() async throws {
        let house = try await House()
        let anna = try await house.add(PersonDraft(name: "Anna"))
        let phone = try await house.device(of: anna)
        var (his, hers) = (
            try await house.server.events.events(of: .first).makeAsyncIterator(),
            try await house.server.events.events(of: anna).makeAsyncIterator()
        )
        try await house.put(9, age: 0, on: phone, called: "phone")
        #expect(await hers.next()?.name == "place")
        await house.server.events.publish(ServerEvent("ping", [String: String]()))
        #expect(await his.next()?.name == "ping")
    }

    @Test func `a device on which nobody has said who they are gets nothing but the question`() async throws {
        let house = try await House()
        _ = try await house.add(PersonDraft(name: "Anna"))
        let device = try await house.server.pair()
        let fields: KeyValuePairs = ["Cookie": device, "Sec-Fetch-Mode": "cors"]
        for path in ["/api/books", house.book, "/api/settings", "/api/events", "//api/people", "/opds"] {
            #expect(try await house.server.ask(.get, path, fields: fields).code == "who-is-it", "\(path)")
        }
        #expect(try await house.server.ask(.get, "/api/people", fields: fields).status == 200)
        #expect(
            try await house.server.ask(.post, "/api/people", json: #"{"name": "Me"}"#, fields: fields).status == 403
        )
        #expect(
            try await house.server.ask(.patch, "/api/people/1", json: #"{"pin": null}"#, fields: fields).status == 403
        )
        let page = try await house.server.ask(.get, "/books/1", fields: fields)
        #expect(page.status == 303)
        #expect(page.fields[.location] == "/people?to=%2Fbooks%2F1")
    }

    @Test func `a PIN is asked for, and guesses are slowed down`() async throws {
        let house = try await House()
        try await house.server.library.setPIN("4711", of: .first)
        _ = try await house.add(PersonDraft(name: "Anna"))
        let device = try await house.server.pair()
        let fields: KeyValuePairs = ["Cookie": device]
        for _ in 0..<5 {
            let answer = try await house.server.ask(
                .post,
                "/api/people/1/enter",
                json: #"{"pin": "0000"}"#,
                fields: fields
            )
            #expect(answer.code == "wrong-pin")
        }
        let waits = try await house.server.ask(.post, "/api/people/1/enter", json: #"{"pin": "4711"}"#, fields: fields)
        #expect(waits.status == 429)
        // Others are not made to wait for it.
        #expect(try await house.server.ask(.post, "/api/people/2/enter", json: "{}", fields: fields).status == 204)
        let from = try await house.server.ask(
            .post,
            "/api/people/1/enter",
            json: #"{"pin": "4711"}"#,
            fields: fields,
            from: "10.0.0.7"
        )
        #expect(from.status == 204)
    }

    @Test func `of tries of a PIN that are sent at once, no more are looked at than one by one`() async throws {
        let house = try await House()
        try await house.server.library.setPIN("4711", of: .first)
        _ = try await house.add(PersonDraft(name: "Anna"))
        let device = try await house.server.pair()
        let codes = try await withThrowingTaskGroup(of: String?.self) { group in
            for number in 0..<60 {
                group.addTask {
                    try await house.server.ask(
                        .post,
                        "/api/people/1/enter",
                        json: #"{"pin": "\#(1000 + number)"}"#,
                        fields: ["Cookie": device]
                    ).code
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(codes.count { $0 == "wrong-pin" } == 5)
        #expect(codes.count { $0 == "too-many-tries" } == 55)
    }

    @Test func `with a new PIN all devices but the one it was set on have to say it`() async throws {
        let house = try await House()
        let anna = try await house.add(PersonDraft(name: "Anna"))
        let (phone, tablet) = (try await house.device(of: anna), try await house.device(of: anna))
        let set = try await house.server.ask(
            .patch,
            "/api/people/\(anna)",
            json: #"{"pin": "9999"}"#,
            fields: ["Cookie": phone]
        )
        #expect(set.status == 200)
        #expect(try await house.server.ask(.get, house.book, fields: ["Cookie": phone]).status == 200)
        #expect(try await house.server.ask(.get, house.book, fields: ["Cookie": tablet]).code == "who-is-it")
    }

    @Test func `a member does not take from others what they are reading`() async throws {
        let house = try await House()
        let (anna, otto) = (try await house.add(PersonDraft(name: "Anna")), PersonID.first)
        let (member, owner) = (try await house.device(of: anna), try await house.device(of: otto))
        try await house.put(9, age: 0, on: owner, called: "desk")
        let hidden = try await house.server.ask(
            .patch,
            house.book,
            json: #"{"isPrivate": true}"#,
            fields: ["Cookie": member]
        )
        #expect(hidden.code == "not-allowed")
        #expect(
            try await house.server.ask(.delete, house.book + "?now=true", fields: ["Cookie": member]).code
                == "not-allowed"
        )
        #expect(try await house.server.ask(.get, house.book, fields: ["Cookie": owner]).status == 200)
    }

    @Test func `a program speaks for whom it names, and with a PIN for nobody without it`() async throws {
        let house = try await House()
        let anna = try await house.add(PersonDraft(name: "Anna"))
        try await house.put(9, age: 0, on: house.device(of: anna), called: "phone")
        let spoken = "Basic " + Data("anna:\(Self.phrase)".utf8).base64EncodedString()
        #expect(try await house.place(with: ["Authorization": spoken]) == 9)
        let bearer = "Bearer " + Self.phrase
        #expect(try await house.place(with: ["Authorization": bearer, "X-Vorleser-Person": "Anna"]) == 9)
        #expect(try await house.place(with: ["Authorization": bearer]) == nil)
        try await house.server.library.setPIN("1234", of: anna)
        let refused = try await house.server.ask(.get, house.book, fields: ["Authorization": spoken])
        #expect(refused.code == "wrong-pin")
        let said: KeyValuePairs = ["Authorization": spoken, "X-Vorleser-PIN": "1234"]
        #expect(try await house.place(with: said) == 9)
        try await house.server.library.setPIN("4711", of: .first)
        #expect(try await house.server.ask(.get, house.book, fields: ["Authorization": bearer]).code == "who-is-it")
    }

    @Test(arguments: [Person.Role.guest, .child, .member])
    func `who may not change something cannot`(role: Person.Role) async throws {
        let house = try await House()
        let anna = try await house.add(PersonDraft(name: "Anna", role: role))
        let fields: KeyValuePairs = ["Cookie": try await house.device(of: anna)]
        // Their own, whoever they are.
        let own = [
            "place", "activity", "bookmarks", "highlights", "pronunciations", "settings", "statistics", "koreader",
            "kosync", "progression", "restore",
        ]
        for operation in APIOperations.all where operation.method != "get" {
            let steps = operation.path.split(separator: "/")
            let isOwn =
                own.contains { name in steps.contains { $0 == name } && operation.path != "/api/books/{book}/restore" }
                || operation.path.hasSuffix("/enter")
                || ["/api/pair", "/v1/audio/speech"].contains(operation.path)
            let isOfShelf =
                steps.starts(with: ["api", "books"]) || steps.starts(with: ["api", "exports"])
                || steps.starts(with: ["api", "feed"])
            if isOwn || role == .member && isOfShelf { continue }
            // Whose device it is decides; there is none of that name.
            if operation.path == "/api/devices/{device}" { continue }
            let method = try #require(HTTPRequest.Method(operation.method.uppercased()))
            let path = operation.path.replacing("/{book}", with: house.book.dropFirst("/api/books".count))
                .replacing(/\{[a-z]+\}/, with: "1")
            let body = operation.path == "/api/books/{book}" ? #"{"title": "Mine"}"# : #"{"role": "owner"}"#
            let answer = try await house.server.ask(method, path, json: body, fields: fields)
            let isLeft = operation.method == "delete" && operation.path == "/api/books/{book}/feed"
            #expect(answer.code == "not-allowed" || isLeft && role == .member, "\(method) \(path): \(answer.text)")
        }
        // What they choose for a book is theirs.
        #expect(try await house.server.ask(.patch, house.book, json: #"{"speed": 1.5}"#, fields: fields).status == 200)
    }

    @Test func `a private book answers to nobody else, however it is asked for`() async throws {
        let house = try await House()
        let anna = try await house.add(PersonDraft(name: "Anna"))
        let (his, hers) = (try await house.device(of: .first), try await house.device(of: anna))
        let mine = try await house.server.ask(
            .patch,
            house.book,
            json: #"{"isPrivate": true}"#,
            fields: ["Cookie": his]
        )
        #expect(mine.json["isPrivate"] as? Bool == true)
        for operation in APIOperations.all where operation.path.hasPrefix("/api/books/{book}") {
            let method = try #require(HTTPRequest.Method(operation.method.uppercased()))
            let path = operation.path.replacing("/{book}", with: house.book.dropFirst("/api/books".count))
                .replacing("{part}", with: "0").replacing(/\{[a-z]+\}/, with: "1")
            let query = "?start=0&end=5&offset=0&href=x&q=night&at=0&revision=x"
            let answer = try await house.server.ask(method, path + query, json: "{}", fields: ["Cookie": hers])
            #expect((400..<500).contains(answer.status), "\(method) \(path): \(answer.status) \(answer.text)")
            #expect(!answer.text.contains("dark night"), "\(method) \(path)")
        }
        let found = try await house.server.ask(.get, "/api/search?q=night", fields: ["Cookie": hers])
        #expect((found.json["books"] as? [Any])?.isEmpty == true)
        let listed = try await house.server.ask(.get, "/opds/books", fields: ["Cookie": hers])
        #expect(!listed.text.contains("Night"))
        #expect(try await house.server.ask(.get, house.book, fields: ["Cookie": his]).status == 200)
    }

    @Test func `with a person go their sessions at once`() async throws {
        let house = try await House()
        let anna = try await house.add(PersonDraft(name: "Anna"))
        let (his, hers) = (try await house.device(of: .first), try await house.device(of: anna))
        let gone = try await house.server.ask(.delete, "/api/people/\(anna)", fields: ["Cookie": his])
        #expect(gone.status == 204)
        #expect(try await house.server.ask(.get, "/api/books", fields: ["Cookie": hers]).status == 401)
        #expect(try await house.server.ask(.delete, "/api/people/1", fields: ["Cookie": his]).code == "not-possible")
    }

    @Test func `where no pass-phrase is needed a browser is asked, too, and is known from then on`() async throws {
        let server = try QuietServer()
        _ = try await server.library.change(.first) { $0.name = "Otto" }
        let anna = try await server.library.addPerson(PersonDraft(name: "Anna")).id
        let browser: KeyValuePairs = ["Sec-Fetch-Mode": "cors"]
        #expect(try await server.ask(.get, "/api/books", fields: browser).code == "who-is-it")
        let entered = try await server.ask(.post, "/api/people/\(anna)/enter", json: "{}", fields: browser)
        let cookie = try #require(entered.fields.value("Set-Cookie")?.split(separator: ";").first)
        let known: KeyValuePairs = ["Sec-Fetch-Mode": "cors", "Cookie": String(cookie)]
        let people = try await server.ask(.get, "/api/people", fields: known)
        #expect(people.json["current"] as? Int == Int(anna.rawValue))
        // A program on this machine speaks for the first person.
        #expect(try await server.ask(.get, "/api/books").status == 200)
    }

    @Test func `KOReader's key says whose it is`() async throws {
        let house = try await House()
        let anna = try await house.add(PersonDraft(name: "Anna"))
        let (his, hers) = (try await house.device(of: .first), try await house.device(of: anna))
        let book = try #require(try await house.server.library.books().first)
        func tell(_ share: Double, from device: String) async throws {
            let shown = try await house.server.ask(.post, "/api/koreader", fields: ["Cookie": device])
            let key = try #require((shown.json["koreader"] as? [String: Any])?["key"] as? String)
            let document = KOReaderDigest.ofName(book.fileName)
            let body = #"{"document": "\#(document)", "progress": "x", "percentage": \#(share), "device": "Kobo"}"#
            let fields: KeyValuePairs = ["x-auth-user": "reader", "x-auth-key": KOReaderDigest.ofPassword(key)]
            #expect(
                try await house.server.ask(.put, "/kosync/syncs/progress", json: body, fields: fields).status == 200
            )
        }
        try await tell(0.5, from: hers)
        #expect(try await house.place(for: his) == nil)
        try await tell(0.25, from: his)
        #expect(try await house.place(for: hers) == book.length / 2)
        #expect(try await house.place(for: his) == book.length / 4)
    }

    @Test func `pronunciations are a person's own, beside the household's`() async throws {
        let house = try await House()
        let anna = try await house.add(PersonDraft(name: "Anna"))
        let (his, hers) = (try await house.device(of: .first), try await house.device(of: anna))
        func keep(_ word: String, _ said: String, _ device: String) async throws {
            let body = #"{"word": "\#(word)", "way": "say", "said": "\#(said)", "scope": "always"}"#
            let answer = try await house.server.ask(
                .post,
                house.book + "/pronunciations",
                json: body,
                fields: ["Cookie": device]
            )
            #expect(answer.status == 201)
        }
        func said(to device: String) async throws -> String {
            let answer = try await house.server.ask(
                .get,
                house.book + "/report?start=0&end=49",
                fields: ["Cookie": device]
            )
            let changes = answer.json["changes"] as? [[String: Any]] ?? []
            return changes.compactMap { $0["said"] as? String }.joined(separator: " ")
        }
        try await keep("night", "knight", his)
        try await keep("dark", "bark", hers)
        #expect(try await said(to: his).contains("knight"))
        #expect(try await !said(to: his).contains("bark"))
        #expect(try await said(to: hers).contains("bark"))
        #expect(try await said(to: hers).contains("knight"))
        // Hers go before, and his stay as they were.
        try await keep("night", "sight", hers)
        #expect(try await said(to: hers).contains("sight"))
        #expect(try await said(to: his).contains("knight"))
    }
}

extension HouseholdTests.House {
    fileprivate func place(with fields: KeyValuePairs<String, String>) async throws -> Int? {
        let answer = try await server.ask(.get, book, fields: fields)
        #expect(answer.status == 200, "\(answer.text)")
        return (answer.json["place"] as? [String: Any])?["offset"] as? Int
    }
}

extension QuietServer {
    /// A browser that has said the pass-phrase, by its cookie.
    fileprivate func pair() async throws -> String {
        let answer = try await ask(.post, "/api/pair", json: #"{"phrase": "drei Birnen im Korb", "name": "Phone"}"#)
        let set = try #require(answer.fields.value("Set-Cookie"))
        return String(try #require(set.split(separator: ";").first))
    }
}
