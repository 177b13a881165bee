import Foundation
import HTTPTypes
import Testing
import VorleserKit
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

struct KOReaderTests {
    /// A book of two documents, each with paragraphs that say their number.
    private static let bytes: [UInt8] = {
        func page(_ number: Int) -> String {
            let paragraphs = (1...9).map { "<p>Chapter \(number), paragraph \($0). It is <i>rather</i> short.</p>\n" }
            return """
                <?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>\(number)</title></head>
                <body><h1>Chapter \(number)</h1>\n\(paragraphs.joined())</body></html>
                """
        }
        let files = [
            ("mimetype", "application/epub+zip"),
            (
                "META-INF/container.xml",
                """
                <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile \
                full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
                """
            ),
            (
                "book.opf",
                """
                <package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata \
                xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Short</dc:title><dc:creator>A. N. Other\
                </dc:creator><dc:language>en</dc:language></metadata><manifest><item id="a" href="a.xhtml" \
                media-type="application/xhtml+xml"/><item id="b" href="b.xhtml" media-type="application/xhtml+xml"/>\
                </manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>
                """
            ),
            ("a.xhtml", page(1)), ("b.xhtml", page(2)),
        ]
        return StoredZip.bytes(files.map { ($0, Array($1.utf8)) })
    }()

    private struct Home {
        let server: QuietServer
        let client: KOReaderClient
        let book: LoadedBook
        /// What KOReader calls the book.
        let document: String

        func text(at offset: Int) -> String {
            String(decoding: book.units[offset...].prefix { $0 != 0x0A }, as: UTF16.self)
        }

        func places() async throws -> [DevicePlace] { try await server.library.places(in: book.id) }
    }

    private func home(passphrase: String? = "a long pass-phrase") async throws -> Home {
        var configuration = ServerConfiguration()
        configuration.passphrase = try passphrase.map { try Passphrase($0) }
        let server = try QuietServer(configuration)
        let file = server.folder.url("Short.epub")
        try Data(Self.bytes).write(to: file)
        let id = try await server.room.importBook(at: file).book.id
        var client = KOReaderClient(server: server)
        client.password = try await server.library.allowKOReader().key
        let document = try KOReaderDigest.ofFile(at: file)
        return Home(server: server, client: client, book: try await server.room.book(id), document: document)
    }

    // MARK: Letting it in

    @Test func `nothing is answered until the listener lets KOReader in`() async throws {
        let home = try await home()
        try await home.server.library.forbidKOReader()
        let answers = [
            try await home.client.authorize(), try await home.client.register(), try await home.client.pull("abc"),
            try await home.client.push("abc", "1", 0.5), try await home.server.ask(.get, "/kosync/healthcheck"),
        ]
        #expect(answers.map(\.status) == [404, 404, 404, 404, 404])
        #expect(try await home.server.library.koReaderProgress(of: "abc") == nil)
    }

    @Test func `the key opens, in whichever way it was typed, and nothing else does`() async throws {
        let home = try await home()
        var client = home.client
        let key = client.password
        let capital = key.prefix(1).uppercased() + key.dropFirst()
        for password in [key, key.replacing("-", with: ""), key.uppercased(), capital] {
            client.password = password
            let answer = try await client.authorize()
            #expect(answer.status == 200)
            #expect(answer.json["authorized"] as? String == "OK")
        }
        client.password = "a long pass-phrase"
        let refused = try await client.authorize()
        #expect(refused.status == 401)
        #expect(refused.json["code"] as? Int == 2001)
        #expect((refused.json["message"] as? String)?.contains("settings") == true)
        // It opens no more than that.
        #expect(try await home.server.ask(.get, "/api/books", fields: ["x-auth-key": key]).status == 401)
        #expect(try await home.server.ask(.get, "/api/koreader").status == 401)
    }

    @Test func `who registers with the key is taken, and else told what to do`() async throws {
        let home = try await home()
        var client = home.client
        let answer = try await client.register()
        #expect(answer.status == 201)
        #expect(answer.json["username"] as? String == "reader")
        client.password = "of my own"
        let refused = try await client.register()
        // KOReader shows the message of this status.
        #expect(refused.status == 402)
        #expect((refused.json["message"] as? String)?.contains("Log in") == true)
    }

    @Test func `who guesses waits, who knows does not`() async throws {
        let home = try await home()
        var client = home.client
        client.password = "wrong"
        var statuses: [Int] = []
        for _ in 0..<8 { statuses.append(try await client.authorize().status) }
        #expect(statuses.prefix(5).allSatisfy { $0 == 401 })
        #expect(statuses.last == 429)
        #expect(try await home.client.authorize().status == 200)
    }

    @Test func `where only this machine asks any password will do, but KOReader must be let in`() async throws {
        let home = try await home(passphrase: nil)
        var client = home.client
        client.address = "127.0.0.1"
        client.password = "any"
        #expect(try await client.authorize().status == 200)
        try await home.server.library.forbidKOReader()
        #expect(try await client.authorize().status == 404)
    }

    @Test func `the listener lets it in, sees the key, and lets it in no more`() async throws {
        let home = try await home(passphrase: nil)
        try await home.server.library.forbidKOReader()
        #expect(try await home.server.ask(.get, "/api/koreader").text == #"{"koreader":null}"#)
        let made = try await home.server.ask(.post, "/api/koreader").json["koreader"] as? [String: Any]
        #expect(made?["path"] as? String == "/kosync")
        #expect(made?["key"] as? String == (try await home.server.library.koReaderAccess?.key))
        #expect(try await home.server.ask(.get, "/kosync/healthcheck").json["state"] as? String == "OK")
        #expect(try await home.server.ask(.delete, "/api/koreader").status == 204)
        #expect(try await home.server.library.koReaderAccess == nil)
    }

    // MARK: Places

    @Test func `a place of KOReader's is one of the book's, under the device's name`() async throws {
        let home = try await home()
        let events = try await home.server.events.events()
        let answer = try await home.client.push(home.document, "/body/DocFragment[2]/body/p[4]/text()[1].11", 0.7)
        #expect(answer.status == 200)
        #expect(answer.json["document"] as? String == home.document)
        #expect(abs((answer.json["timestamp"] as? Double ?? 0) - Date().timeIntervalSince1970) < 60)
        let place = try #require(try await home.places().first)
        #expect(place.deviceName == "Kobo_nova")
        #expect(home.text(at: place.place.offset.utf16) == "paragraph 4. It is rather short.")
        for await event in events {
            #expect(event.name == "place")
            break
        }
        // The same device stays one.
        _ = try await home.client.push(home.document, "/body/DocFragment[2]/body/p[5]/text()[1].0", 0.8)
        #expect(try await home.places().count == 1)
    }

    @Test func `a place of the listener's is told in KOReader's words`() async throws {
        let home = try await home()
        let words = try #require(home.book.book.text.firstRange(of: "Chapter 2, paragraph 7"))
        let offset = TextOffset(utf16: words.lowerBound.utf16Offset(in: home.book.book.text))
        let there = home.book.book.place(at: offset)
        let place = DevicePlace(device: "phone", deviceName: "Phone", place: there, at: Date())
        try await home.server.library.setPlace(place, in: home.book.id)
        let answer = try await home.client.pull(home.document)
        #expect(answer.status == 200)
        #expect(answer.json["document"] as? String == home.document)
        #expect(answer.json["progress"] as? String == "/body[1]/DocFragment[2]/body[1]/p[7]/text()[1].0")
        #expect(answer.json["device"] as? String == "Phone")
        #expect(answer.json["device_id"] as? String == "phone")
        let share = try #require(answer.json["percentage"] as? Double)
        #expect(abs(share - Double(offset.utf16) / Double(home.book.book.length)) < 1e-9)
        #expect(abs((answer.json["timestamp"] as? Double ?? 0) - place.at.timeIntervalSince1970) <= 1)
    }

    @Test func `the newer place is told, and KOReader's own as it said it`() async throws {
        let home = try await home()
        let old = home.book.book.place(at: TextOffset(utf16: 3))
        let hourAgo = Date(timeIntervalSinceNow: -3600)
        try await home.server.library.setPlace(
            DevicePlace(device: "phone", deviceName: "Phone", place: old, at: hourAgo),
            in: home.book.id
        )
        _ = try await home.client.push(home.document, "/body/DocFragment[1]/body/p[2]/text()[2].3", 0.1234)
        let answer = try await home.client.pull(home.document)
        #expect(answer.json["progress"] as? String == "/body/DocFragment[1]/body/p[2]/text()[2].3")
        #expect(answer.json["percentage"] as? Double == 0.1234)
        #expect(answer.json["device"] as? String == "Kobo_nova")
        #expect(answer.json["device_id"] as? String == "A1B2C3D4E5F60718")
    }

    @Test func `two readers exchange places of a book that is not here`() async throws {
        let home = try await home()
        #expect(try await home.client.pull("0123456789abcdef0123456789abcdef").text == "{}")
        _ = try await home.client.push("0123456789abcdef0123456789abcdef", "/body/DocFragment[9]/body/p[3].0", 0.5)
        var other = home.client
        (other.device, other.deviceID) = ("Kindle", "2")
        let answer = try await other.pull("0123456789abcdef0123456789abcdef")
        #expect(answer.json["progress"] as? String == "/body/DocFragment[9]/body/p[3].0")
        #expect(answer.json["device"] as? String == "Kobo_nova")
        #expect(try await home.places().isEmpty)
    }

    @Test(arguments: ["Short.epub", "A. N. Other - Short.epub"])
    func `a book is known by its name, too`(name: String) async throws {
        let home = try await home()
        _ = try await home.client.push(KOReaderDigest.ofName(name), "/body/DocFragment[1]/body/p[3]/text()[1].0", 0.2)
        let place = try #require(try await home.places().first)
        #expect(home.text(at: place.place.offset.utf16).hasPrefix("Chapter 1, paragraph 3."))
    }

    @Test func `a path that is none is taken by its share of the book`() async throws {
        let home = try await home()
        _ = try await home.client.push(home.document, "epubcfi(/6/4!/4/2)", 0.5)
        let place = try #require(try await home.places().first)
        #expect(place.place.offset.utf16 == home.book.book.length / 2)
    }

    @Test func `a text is taken by its share, and never told in words that it has not`() async throws {
        let home = try await home()
        let text = try await home.server.room.importText("Good morning. Good night.", title: "Day").book
        let document = KOReaderDigest.ofName(text.fileName)
        let book = try await home.server.room.book(text.id).book
        let place = DevicePlace(device: "phone", deviceName: "Phone", place: book.place(at: .start), at: Date())
        try await home.server.library.setPlace(place, in: text.id)
        #expect(try await home.client.pull(document).text == "{}")
        _ = try await home.client.push(document, "/FictionBook/body/section/p[1]/text().14", 0.56)
        let taken = try #require(try await home.server.library.places(in: text.id).first)
        #expect(taken.place.offset.utf16 == Int(0.56 * Double(book.length)))
    }

    @Test(arguments: [
        #"{}"#, #"not JSON"#, #"{"document":"a:b","progress":"1","percentage":0,"device":"x"}"#,
        #"{"document":"","progress":"1","percentage":0,"device":"x"}"#,
        #"{"document":"abc","progress":"","percentage":0,"device":"x"}"#,
        #"{"document":"abc","progress":"1","percentage":"much","device":"x"}"#,
    ])
    func `what is no place is refused`(body: String) async throws {
        let home = try await home(passphrase: nil)
        let answer = try await home.server.ask(
            .put,
            "/kosync/syncs/progress",
            json: body,
            fields: ["x-auth-user": "a", "x-auth-key": "b"]
        )
        #expect(answer.status == 403)
        #expect(answer.json["code"] as? Int == 2003)
    }
}
