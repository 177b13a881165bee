import Foundation
import Testing
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// By the rules of OPDS Catalog 1.2 and RFC 4287, of which the sections are named.
struct CatalogueTests {
    /// An element of a feed.
    private final class Node {
        let name: String
        let attributes: [String: String]
        var children: [Node] = []
        var text = ""

        init(_ name: String, _ attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

        func all(_ name: String) -> [Node] { children.filter { $0.name == name } }
        func first(_ name: String) -> Node? { all(name).first }
        func link(_ relation: String) -> Node? { all("link").first { $0.attributes["rel"] == relation } }
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var open = [Node("", [:])]

        func parser(
            _ parser: XMLParser,
            didStartElement name: String,
            namespaceURI: String?,
            qualifiedName: String?,
            attributes: [String: String] = [:]
        ) {
            let node = Node(name, attributes)
            open.last?.children.append(node)
            open.append(node)
        }

        func parser(
            _ parser: XMLParser,
            didEndElement name: String,
            namespaceURI: String?,
            qualifiedName: String?
        ) { open.removeLast() }

        func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
    }

    private func read(_ data: Data) throws -> Node {
        let (parser, reader) = (XMLParser(data: data), Reader())
        parser.delegate = reader
        #expect(parser.parse())
        return try #require(reader.open.first?.children.first)
    }

    private func feed(_ path: String, _ server: RunningServer, _ kind: String) async throws -> Node {
        let answer = try await server.ask(path)
        #expect(answer.status == 200)
        let type = "application/atom+xml;profile=opds-catalog;kind=\(kind)"
        #expect(answer.fields["content-type"]?.hasPrefix(type) ?? false)
        let feed = try read(answer.body)
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
            try await add(CatalogueController.perPage + 3, to: server.room)
            var titles: [String] = []
            var path: String? = "/opds/books?sort=title"
            while let here = path {
                let page = try await feed(here, server, "acquisition")
                #expect(page.first("opensearch:totalResults")?.text == String(CatalogueController.perPage + 3))
                titles += page.all("entry").compactMap { $0.first("title")?.text }
                path = page.link("next")?.attributes["href"]
                let entry = try #require(page.all("entry").first)
                #expect(entry.all("author").map { $0.first("name")?.text } == ["An Author", "Another"])
                let link = try #require(entry.link("http://opds-spec.org/acquisition/open-access"))
                let file = try await server.ask(link.attributes["href"] ?? "")
                #expect(file.status == 200)
                #expect(file.fields["content-type"]?.hasPrefix(link.attributes["type"] ?? "-") ?? false)
            }
            #expect(titles.count == CatalogueController.perPage + 3)
            #expect(Set(titles).count == titles.count)
            #expect(titles.contains("Book 7 <&\""))
        }
    }

    @Test func `books are found by words of their titles`() async throws {
        try await RunningServer.run { server in
            try await add(12, to: server.room)
            let description = try read(try await server.ask("/opds/search.xml").body)
            let template = try #require(description.first("Url")?.attributes["template"])
            let path = template.replacing("http://127.0.0.1:\(server.port)", with: "")
            #expect(path.hasPrefix("/"))
            let found = try await feed(path.replacing("{searchTerms}", with: "book%2011"), server, "acquisition")
            #expect(found.all("entry").count == 1)
            #expect(try await server.ask("/opds/books?sort=size").status == 400)
            #expect(try await server.ask("/opds/books?page=99999999999999999999").status == 200)
        }
    }
}
