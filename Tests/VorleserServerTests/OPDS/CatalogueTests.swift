import Foundation
import Testing
import VorleserCore
import VorleserExport
import VorleserKit
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

/// By the rules of OPDS Catalog 1.2 and RFC 4287, of which the sections are named.
struct CatalogueTests {
    private func feed(_ path: String, _ server: RunningServer, _ kind: String) async throws -> XMLNode {
        let answer = try await server.ask(path)
        #expect(answer.status == 200)
        let type = "application/atom+xml;profile=opds-catalog;kind=\(kind)"
        #expect(answer.fields["content-type"]?.hasPrefix(type) ?? false)
        let feed = try XMLNode(answer.body)
        // RFC 4287 § 4.1.1: one id, one title, one updated; an author for all entries that have none.
        #expect(feed.name == "feed")
        #expect(feed.attributes["xmlns"] == "http://www.w3.org/2005/Atom")
        for name in ["id", "title", "updated"] { #expect(feed.all(name).count == 1) }
        #expect(feed.first("author")?.first("name") != nil)
        // OPDS § 2.1, § 3: every feed leads to the root and to the search, and names itself.
        #expect(feed.link("self")?.attributes["type"] == type)
        #expect(feed.link("start")?.attributes["href"] == "/opds")
        #expect(feed.link("search")?.attributes["type"] == "application/opensearchdescription+xml")
        for entry in feed.all("entry") {
            for name in ["id", "title", "updated"] { #expect(entry.all(name).count == 1) }
            #expect(entry.first("id")?.text.wholeMatch(of: /urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/) != nil)
            #expect(entry.first("updated")?.text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil)
            let isBook = entry.all("link").contains { link in
                link.attributes["rel"]?.hasPrefix("http://opds-spec.org/acquisition") ?? false
            }
            // § 2.2, § 2.3: an acquisition feed has books alone, a navigation feed none.
            #expect(isBook == (kind == "acquisition"))
            if !isBook { #expect(entry.first("content") != nil) }
            #expect(entry.first("content") != nil || entry.link("alternate") != nil)
            for link in entry.all("link") { #expect(link.attributes["href"] != nil && link.attributes["type"] != nil) }
        }
        let ids = feed.all("entry").compactMap { $0.first("id")?.text }
        #expect(Set(ids).count == feed.all("entry").count)
        return feed
    }

    /// Adds books without reading them.
    private func add(_ count: Int, to room: ReadingRoom) async throws {
        let folder = try Folder()
        try Data("Text.".utf8).write(to: folder.url("book.txt"))
        for number in 0..<count {
            let draft = BookDraft(
                title: "Book \(number) <&\"\u{1}",
                authors: ["An Author", "Another"],
                language: "en",
                format: .text,
                fileName: "book.txt",
                digest: String(repeating: "0", count: 64),
                bytes: 5,
                length: 5
            )
            _ = try await room.library.add(draft, file: folder.url("book.txt"))
        }
    }

    @Test func `an empty library is a valid catalogue`() async throws {
        try await RunningServer.run { server in
            let root = try await feed("/opds", server, "navigation")
            for entry in root.all("entry") {
                let path = try #require(entry.first("link")?.attributes["href"])
                #expect(try await feed(path, server, "acquisition").all("entry").isEmpty)
            }
        }
    }

    @Test func `all books are found page by page, and can be fetched`() async throws {
        try await RunningServer.run { server in
            try await add(CatalogueShelves.perPage + 3, to: server.room)
            var titles: [String] = []
            var path: String? = "/opds/books?sort=title"
            while let here = path {
                let page = try await feed(here, server, "acquisition")
                #expect(page.first("opensearch:totalResults")?.text == String(CatalogueShelves.perPage + 3))
                titles += page.all("entry").compactMap { $0.first("title")?.text }
                path = page.link("next")?.attributes["href"]
                let entry = try #require(page.all("entry").first)
                #expect(entry.all("author").map { $0.first("name")?.text } == ["An Author", "Another"])
                let link = try #require(entry.link("http://opds-spec.org/acquisition/open-access"))
                let file = try await server.ask(link.attributes["href"] ?? "")
                #expect(file.status == 200)
                #expect(file.fields["content-type"]?.hasPrefix(link.attributes["type"] ?? "-") ?? false)
            }
            #expect(titles.count == CatalogueShelves.perPage + 3)
            #expect(Set(titles).count == titles.count)
            #expect(titles.contains("Book 7 <&\""))
        }
    }

    @Test func `a drawn cover is one that every app shows`() async throws {
        try #require(ProgramPath.inherited.hasEncoder, "FFmpeg is needed; tools/setup.sh installs it.")
        try await RunningServer.run { server in
            let svg = """
                <svg xmlns="http://www.w3.org/2000/svg" width="140" height="210" viewBox="0 0 140 210">\
                <rect width="140" height="210" fill="#246"/><circle cx="70" cy="90" r="40" fill="#fd8"/></svg>
                """
            let drawn = try await add(cover: Array(svg.utf8), digest: "1", to: server.room)
            let broken = try await add(cover: Array("<svg this is no drawing".utf8), digest: "2", to: server.room)
            var shown = try await feed("/opds/books", server, "acquisition")
            let entry = try #require(shown.all("entry").first { $0.first("title")?.text == "1" })
            for relation in ["http://opds-spec.org/image", "http://opds-spec.org/image/thumbnail"] {
                let link = try #require(entry.link(relation))
                #expect(link.attributes["type"] == "image/jpeg")
                let picture = try await server.ask(link.attributes["href"] ?? "")
                #expect(picture.status == 200 && picture.fields["content-type"] == "image/jpeg")
                #expect(picture.body.starts(with: [0xFF, 0xD8, 0xFF]))
            }
            let tag = try await server.ask("/opds/covers/\(drawn)").fields["etag"] ?? ""
            #expect(try await server.ask("/opds/covers/\(drawn)", fields: ["If-None-Match": tag]).status == 304)
            // What cannot be shown is not promised again.
            #expect(try await server.ask("/opds/covers/\(broken)").status == 404)
            shown = try await feed("/opds/books", server, "acquisition")
            let other = try #require(shown.all("entry").first { $0.first("title")?.text == "2" })
            #expect(other.link("http://opds-spec.org/image") == nil)
        }
    }

    private func add(cover: [UInt8], digest: String, to room: ReadingRoom) async throws -> BookID {
        let folder = try Folder()
        try Data("Text.".utf8).write(to: folder.url("book.txt"))
        var draft = BookDraft(
            title: digest,
            authors: [],
            language: "en",
            format: .text,
            fileName: "book.txt",
            digest: String(repeating: digest, count: 64),
            bytes: 5,
            length: 5
        )
        draft.cover = cover
        return try await room.library.add(draft, file: folder.url("book.txt")).id
    }

    @Test func `books are found by words of their titles`() async throws {
        try await RunningServer.run { server in
            try await add(12, to: server.room)
            let description = try XMLNode(try await server.ask("/opds/search.xml").body)
            let template = try #require(description.first("Url")?.attributes["template"])
            let path = template.replacing("http://127.0.0.1:\(server.port)", with: "")
            #expect(path.hasPrefix("/"))
            let found = try await feed(path.replacing("{searchTerms}", with: "book%2011"), server, "acquisition")
            #expect(found.all("entry").count == 1)
            #expect(try await server.ask("/opds/books?sort=size").status == 400)
            #expect(try await server.ask("/opds/books?page=99999999999999999999").status == 200)
            for page in ["abc", "0", "-1", "null", "1.5"] {
                #expect(try await server.ask("/opds/books?page=\(page)").status == 400, "\(page)")
            }
        }
    }
}
