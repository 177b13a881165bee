import Foundation
import HTTPTypes
import Testing
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

/// By the rules of OPDS Catalog 2.0 and its JSON schema (drafts.opds.io), of which the sections are named.
struct CatalogueDocumentTests {
    private static let acquisition = "http://opds-spec.org/acquisition/open-access"

    /// What the rules want of a feed; the sections are those of OPDS 2.0.
    private func faults(_ feed: [String: Any]) -> [String] {
        var faults: [String] = []
        func check(_ holds: Bool, _ rule: String) { if !holds { faults.append(rule) } }
        let metadata = feed["metadata"] as? [String: Any] ?? [:]
        let links = feed["links"] as? [[String: Any]] ?? []
        check(!(metadata["title"] as? String ?? "").isEmpty, "1.1: a title")
        check(links.contains { $0["rel"] as? String == "self" }, "1.1: a self link")
        let roles = ["navigation", "publications", "groups", "facets"]
        check(roles.prefix(3).contains { feed[$0] != nil }, "1.1: a collection")
        for role in roles { check((feed[role] as? [Any])?.isEmpty != true, "schema: no empty \(role)") }
        check(Set(feed.keys).isSubset(of: roles + ["metadata", "links"]), "schema: known roles")
        for name in ["numberOfItems", "itemsPerPage", "currentPage"] {
            if let value = metadata[name] {
                check((value as? Int ?? -1) >= (name == "numberOfItems" ? 0 : 1), "4: \(name)")
            }
        }
        let navigation = feed["navigation"] as? [[String: Any]] ?? []
        check(navigation.allSatisfy { !($0["title"] as? String ?? "").isEmpty }, "2.1: titles of navigation")
        let groups = feed["groups"] as? [[String: Any]] ?? []
        let facets = feed["facets"] as? [[String: Any]] ?? []
        for part in groups + facets {
            check(((part["metadata"] as? [String: Any])?["title"] as? String)?.isEmpty == false, "2.4, 2.5: titles")
        }
        for group in facets {
            let links = group["links"] as? [[String: Any]] ?? []
            check(links.count >= 2, "2.4: two facets at least")
            check(links.count { $0["rel"] as? String == "self" } <= 1, "2.4: one of them active")
        }
        let books = ([feed] + groups).flatMap { $0["publications"] as? [[String: Any]] ?? [] }
        for book in books { faults += self.faults(ofBook: book) }
        let templates = links.filter { ($0["href"] as? String ?? "").contains("{") }
        check(templates.allSatisfy { $0["templated"] as? Bool == true }, "links: a template says so")
        faults += blank(feed).map { "1.2: blank \($0)" }
        return faults
    }

    private func faults(ofBook book: [String: Any]) -> [String] {
        var faults: [String] = []
        func check(_ holds: Bool, _ rule: String) { if !holds { faults.append(rule) } }
        let metadata = book["metadata"] as? [String: Any] ?? [:]
        let links = book["links"] as? [[String: Any]] ?? []
        check(!(metadata["title"] as? String ?? "").isEmpty, "5.2: a title")
        check(URL(string: metadata["identifier"] as? String ?? "")?.scheme == "urn", "5.2: an identifier that is a URI")
        check(metadata["@type"] as? String == "http://schema.org/Book", "5.2: the type")
        check((metadata["modified"] as? String ?? "").contains(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/), "5.2: modified")
        check(links.contains { $0["rel"] as? String == Self.acquisition }, "5.1: an acquisition link")
        let own = links.first { $0["rel"] as? String == "self" }
        check(own?["type"] as? String == "application/opds-publication+json", "5.1: a self link")
        let images = book["images"] as? [[String: Any]] ?? []
        let kinds = ["image/jpeg", "image/png", "image/gif"]
        check(images.allSatisfy { kinds.contains($0["type"] as? String ?? "") }, "2.3: pictures that all can show")
        check(links.allSatisfy { $0["href"] != nil && $0["type"] != nil }, "links: href and type")
        return faults
    }

    /// Values that must not be there: `null`, empty texts, lists and objects.
    private func blank(_ value: Any, at path: String = "") -> [String] {
        switch value {
        case is NSNull: [path]
        case let text as String: text.isEmpty ? [path] : []
        case let list as [Any]: list.isEmpty ? [path] : list.flatMap { blank($0, at: path + "[]") }
        case let object as [String: Any]:
            object.isEmpty ? [path] : object.flatMap { blank($0.value, at: path + "." + $0.key) }
        default: []
        }
    }

    private func feed(_ path: String, _ server: QuietServer) async throws -> [String: Any] {
        let answer = try await server.ask(.get, path)
        #expect(answer.status == 200 && answer.fields[.contentType] == "application/opds+json", "\(path)")
        #expect(faults(answer.json) == [], "\(path): \(answer.text)")
        return answer.json
    }

    private func href(_ relation: String, in feed: [String: Any]) -> String? {
        (feed["links"] as? [[String: Any]])?.first { $0["rel"] as? String == relation }?["href"] as? String
    }

    private func titles(_ feed: [String: Any]) -> [String] {
        (feed["publications"] as? [[String: Any]] ?? []).compactMap {
            ($0["metadata"] as? [String: Any])?["title"] as? String
        }
    }

    /// Three books: one in a collection and a series, one begun.
    private func shelved() async throws -> QuietServer {
        let server = try QuietServer()
        let library = server.library
        for title in ["Emma", "Night & Day", "Persuasion"] {
            let id = try await server.room.importText("Good morning. Good night. It is late.", title: title).book.id
            if title == "Emma" {
                try await library.describe(id) { book in
                    (book.collections, book.authors) = (["For the train"], ["Jane Austen"])
                    book.series = .init(name: "Novels & more", position: "2")
                }
            }
            if title == "Persuasion" {
                let book = try await server.room.book(id).book
                let place = book.place(at: TextOffset(utf16: 10))
                try await library.setPlace(DevicePlace(device: "e", deviceName: "E", place: place, at: Date()), in: id)
            }
        }
        return server
    }

    @Test func `an empty library, and a search that finds nothing, are valid feeds`() async throws {
        let server = try QuietServer()
        for path in ["", "/books", "/search?query=x", "/collections", "/series"] {
            _ = try await feed("/opds/v2" + path, server)
        }
    }

    @Test func `everything is found from the first page, and both forms have the same books`() async throws {
        let server = try await shelved()
        var (waiting, seen) = (["/opds/v2"], Set<String>())
        while let path = waiting.popLast() {
            guard seen.insert(path).inserted else { continue }
            try #require(seen.count < 200)
            let feed = try await feed(path, server)
            let parts = [feed] + ["groups", "facets"].flatMap { feed[$0] as? [[String: Any]] ?? [] }
            let links = parts.flatMap { part in
                (part["links"] as? [[String: Any]] ?? []) + (part["navigation"] as? [[String: Any]] ?? [])
            }
            for link in links where link["type"] as? String == "application/opds+json" && link["templated"] == nil {
                waiting.append(try #require(link["href"] as? String))
            }
            let atom = try XMLNode(try await server.ask(.get, try #require(href("alternate", in: feed))).body)
            #expect(atom.link("alternate")?.attributes["href"] == href("self", in: feed), "\(path)")
            let books = atom.all("entry").filter { $0.link(Self.acquisition) != nil }
            #expect(books.compactMap { $0.first("title")?.text } == titles(feed), "\(path)")
        }
        for path in ["/opds/v2/collections", "/opds/v2/series", "/opds/v2/books?sort=title&state=begun"] {
            #expect(seen.contains(path), "\(path): \(seen)")
        }
    }

    @Test func `books are in groups, series and collections, and are sought`() async throws {
        let server = try await shelved()
        let root = try await feed("/opds/v2", server)
        let groups = try #require(root["groups"] as? [[String: Any]])
        #expect(groups.map { titles($0) } == [["Persuasion"], ["Persuasion", "Night & Day", "Emma"]])
        let series = try await feed("/opds/v2/series", server)
        let lead = try #require((series["navigation"] as? [[String: Any]])?.first)
        #expect(lead["title"] as? String == "Novels & more")
        #expect((lead["properties"] as? [String: Any])?["numberOfItems"] as? Int == 1)
        let inSeries = try await feed(try #require(lead["href"] as? String), server)
        #expect(titles(inSeries) == ["Emma"])
        let emma = try #require((inSeries["publications"] as? [[String: Any]])?.first)
        let belonging = try #require((emma["metadata"] as? [String: Any])?["belongsTo"] as? [String: [[String: Any]]])
        #expect(belonging["series"]?.first?["position"] as? Int == 2)
        #expect(belonging["collection"]?.first?["name"] as? String == "For the train")
        let alone = try await server.ask(.get, try #require(href("self", in: emma)))
        #expect(alone.status == 200 && faults(ofBook: alone.json) == [])
        let template = try #require(href("search", in: root))
        let found = try await feed(template.replacing("{?query}", with: "?query=night%20%26"), server)
        #expect(titles(found) == ["Night & Day"])
        let progression = (emma["links"] as? [[String: Any]])?.first {
            $0["rel"] as? String == ProgressionController.relation
        }
        #expect(try await server.ask(.get, progression?["href"] as? String ?? "-").status == 200)
        for query in ["sort=size", "state=lost", "page=0"] {
            #expect(try await server.ask(.get, "/opds/v2/books?" + query).status == 400, "\(query)")
        }
    }

    @Test func `of facets one in a group is active, and they tell how many books there are`() async throws {
        let server = try await shelved()
        let atom = try XMLNode(try await server.ask(.get, "/opds/books?state=new").body)
        let facets = atom.all("link").filter { $0.attributes["rel"] == "http://opds-spec.org/facet" }
        let groups = Dictionary(grouping: facets) { $0.attributes["opds:facetGroup"] ?? "" }
        #expect(Set(groups.keys) == ["Order", "Show", "Collection"])
        for (name, group) in groups {
            #expect(group.count { $0.attributes["opds:activeFacet"] == "true" } == 1, "\(name)")
            for facet in group {
                let feed = try XMLNode(try await server.ask(.get, facet.attributes["href"] ?? "").body)
                if let count = facet.attributes["thr:count"] {
                    #expect(feed.first("opensearch:totalResults")?.text == count, "\(name): \(facet.attributes)")
                }
            }
        }
        // They stand in lists of books alone.
        let root = try XMLNode(try await server.ask(.get, "/opds").body)
        #expect(root.link("http://opds-spec.org/facet") == nil)
    }

    @Test func `a long list is turned page by page`() async throws {
        let server = try QuietServer()
        for number in 0..<(CatalogueShelves.perPage + 1) {
            _ = try await server.room.importText("Good morning.", title: "Book \(number)")
        }
        let first = try await feed("/opds/v2/books?sort=added", server)
        let metadata = try #require(first["metadata"] as? [String: Any])
        #expect(metadata["numberOfItems"] as? Int == CatalogueShelves.perPage + 1)
        #expect(metadata["currentPage"] as? Int == 1 && metadata["itemsPerPage"] as? Int == CatalogueShelves.perPage)
        let second = try await feed(try #require(href("next", in: first)), server)
        #expect(titles(second) == ["Book 0"] && href("next", in: second) == nil)
        #expect(href("previous", in: second) == href("self", in: first))
    }

    @Test func `what the rules forbid is found`() async throws {
        let server = try await shelved()
        let good = try await feed("/opds/v2/books", server)
        let faulty: [(String, Any?)] = [
            ("metadata", ["title": ""]), ("links", [[String: Any]]()), ("publications", [[String: Any]]()),
            ("facets", [["metadata": ["title": "One"], "links": [["href": "/"]]]]), ("navigation", [["href": "/"]]),
            ("publications", [["metadata": ["title": "No link"]]]), ("shelf", [1]), ("publications", nil),
        ]
        for (role, value) in faulty {
            var feed = good
            feed[role] = value
            #expect(faults(feed) != [], "\(role)")
        }
    }
}
