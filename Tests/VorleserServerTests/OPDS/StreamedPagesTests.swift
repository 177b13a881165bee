import Foundation
import HTTPTypes
import Testing
import VorleserCore
import VorleserExport
import VorleserKit
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

/// By OPDS Page Streaming Extension 1.2.
struct StreamedPagesTests {
    private let server: QuietServer
    private let folder: Folder
    /// 1400 by 1400 pixels.
    private let jpeg: [UInt8]
    /// 512 by 512 pixels.
    private let png: [UInt8]

    init() async throws {
        try #require(ProgramPath.inherited.hasEncoder, "FFmpeg is needed; tools/setup.sh installs it.")
        (server, folder) = (try QuietServer(), try Folder())
        png = try #require(WebFiles(folder: nil)["icons/vorleser-512.png"]).bytes
        let file = folder.url("wide.jpeg")
        try #require(try await ShownPicture.makeSquare(of: png, at: file.path))
        jpeg = [UInt8](try Data(contentsOf: file))
    }

    private func comic() async throws -> BookID {
        let file = folder.url("Comic.cbz")
        try Data(StoredZip.bytes([("1.jpg", jpeg), ("2.png", png), ("3.jpg", jpeg)])).write(to: file)
        return try await server.room.importBook(at: file).book.id
    }

    private func pictureBook() async throws -> BookID {
        func page(_ picture: String) -> [UInt8] {
            let markup = """
                <html xmlns="http://www.w3.org/1999/xhtml"><head><title>P</title></head>\
                <body><img src="\(picture)" alt=""/></body></html>
                """
            return Array(markup.utf8)
        }
        let container = """
            <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>\
            <rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
            """
        let package = """
            <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">\
            <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">x</dc:identifier>\
            <dc:title>Pictures</dc:title><dc:language>en</dc:language>\
            <meta property="rendition:layout">pre-paginated</meta></metadata><manifest>\
            <item id="a" href="a.xhtml" media-type="application/xhtml+xml"/>\
            <item id="b" href="b.xhtml" media-type="application/xhtml+xml"/>\
            <item id="i" href="1.jpg" media-type="image/jpeg"/><item id="j" href="2.png" media-type="image/png"/>\
            </manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>
            """
        let entries = [
            ("mimetype", Array("application/epub+zip".utf8)), ("META-INF/container.xml", Array(container.utf8)),
            ("book.opf", Array(package.utf8)), ("a.xhtml", page("1.jpg")), ("b.xhtml", page("2.png")), ("1.jpg", jpeg),
            ("2.png", png),
        ]
        let file = folder.url("Pictures.epub")
        try Data(StoredZip.bytes(entries)).write(to: file)
        return try await server.room.importBook(at: file).book.id
    }

    private func stream(of title: String) async throws -> [String: String]? {
        let feed = try XMLNode(try await server.ask(.get, "/opds/books").body)
        #expect(feed.attributes["xmlns:pse"] == "http://vaemendis.net/opds-pse/ns")
        let entry = try #require(feed.all("entry").first { $0.first("title")?.text == title })
        return entry.link("http://vaemendis.net/opds-pse/stream")?.attributes
    }

    private func page(_ number: Int, width: String, _ link: [String: String]) async throws -> QuietServer.Answer {
        let path = (link["href"] ?? "").replacing("{pageNumber}", with: "\(number)").replacing(
            "{maxWidth}",
            with: width
        )
        return try await server.ask(.get, path.replacing("{", with: "%7B").replacing("}", with: "%7D"))
    }

    @Test func `a comic's pages come one at a time, as JPEG, and no wider than is wished`() async throws {
        let id = try await comic()
        let link = try #require(try await stream(of: "Comic"))
        #expect(link["type"] == "image/jpeg" && link["pse:count"] == "3" && link["pse:lastRead"] == nil)
        let narrow = try await page(0, width: "300", link)
        let size = try #require(PictureSize(narrow.body))
        #expect((size.mediaType, size.width, size.height) == ("image/jpeg", 300, 300))
        #expect(narrow.fields[.contentType] == "image/jpeg")
        #expect(narrow.fields[.cacheControl]?.contains("immutable") == true)
        // Never wider than it is, and as it is where that is as it is wished.
        #expect(try await page(0, width: "5000", link).body == jpeg)
        let drawn = try await page(1, width: "5000", link)
        #expect(PictureSize(drawn.body)?.mediaType == "image/jpeg" && PictureSize(drawn.body)?.width == 512)
        // A client that knows no widths.
        #expect(try await page(2, width: "{maxWidth}", link).body == jpeg)
        #expect(try await page(3, width: "300", link).code == "no-page")
        for number in ["-1", "x", "1.5", "99999999999999999999"] {
            #expect(try await server.ask(.get, "/opds/pages/\(id)/\(number)").status == 404, "\(number)")
        }
        for width in ["0", "-5", "abc", "10001"] {
            #expect(try await server.ask(.get, "/opds/pages/\(id)/0?width=\(width)").status == 400, "\(width)")
        }
    }

    @Test func `the page that was read last is told, from 1, and the list knows as many pages as the book has`()
        async throws
    {
        let id = try await comic()
        let book = try await server.room.book(id).book
        let record = try await server.library.book(id)
        #expect(server.room.picturePages(of: record)?.count == book.fixedPages?.pages.count)
        let at = Date(timeIntervalSince1970: 1_790_000_000)
        for (offset, page) in [(0, "1"), (1, "2"), (2, "3")] {
            let place = book.place(at: TextOffset(utf16: offset))
            let device = DevicePlace(device: "e", deviceName: "E", place: place, at: at + Double(offset))
            try await server.library.setPlace(device, in: id)
            let link = try #require(try await stream(of: "Comic"))
            #expect(link["pse:lastRead"] == page)
            #expect(link["pse:lastReadDate"] == (at + Double(offset)).atom)
        }
    }

    @Test func `an EPUB of pictures is streamed, too, and a book of text is not`() async throws {
        let id = try await pictureBook()
        _ = try await server.room.importText("Good morning.", title: "Morning")
        let link = try #require(try await stream(of: "Pictures"))
        #expect(link["pse:count"] == "2")
        #expect(PictureSize(try await page(1, width: "100", link).body)?.width == 100)
        #expect(try await stream(of: "Morning") == nil)
        let whole = try await server.ask(.get, "/opds/v2/publications/\(id)")
        #expect(whole.fields[.contentType] == "application/opds-publication+json")
        let order = try #require(whole.json["readingOrder"] as? [[String: Any]])
        #expect(order.compactMap { $0["width"] as? Int } == [1400, 512])
        for page in order {
            let answer = try await server.ask(.get, try #require(page["href"] as? String))
            #expect(answer.status == 200 && answer.fields[.contentType] == page["type"] as? String)
        }
    }

    @Test func `pages of a private book are another's 404`() async throws {
        let id = try await comic()
        let anna = try await server.library.addPerson(PersonDraft(name: "Anna")).id
        _ = try await Listener.$current.withValue(anna) { try await server.library.setPrivate(true, id) }
        for path in ["/opds/pages/\(id)/0", "/opds/v2/publications/\(id)", "/opds/covers/\(id)"] {
            #expect(try await server.ask(.get, path).status == 404)
            let hers = try await server.ask(.get, path, fields: ["X-Vorleser-Person": "Anna"])
            #expect(hers.status == 200, "\(path)")
        }
    }
}
