import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import VorleserKit

/// `/opds`: the library for reading apps. Source: OPDS Catalog 1.2; OpenSearch 1.1.
struct CatalogueController: Sendable {
    let library: Library
    let covers: ShownCovers

    /// Books of a page.
    static let perPage = 50

    func addRoutes(to router: Router<ServerContext>) {
        router.group("/opds")
            .get(use: root)
            .get("books", use: books)
            .get("search", use: search)
            .get("search.xml", use: description)
            .get("covers/{book}", use: cover)
    }

    private static let shelves: [(order: BookOrder, title: String, words: String, relation: String)] = [
        (.recent, "Last read", "What you have read or added last.", "subsection"),
        (.added, "New", "What was added last.", "http://opds-spec.org/sort/new"),
        (.title, "By title", "All books by their titles.", "subsection"),
        (.author, "By author", "All books by their authors.", "subsection"),
    ]

    // MARK: Feeds

    @Sendable private func root(_ request: Request, _ context: ServerContext) async throws -> Response {
        let updated = try await library.books(by: .added).first?.addedAt
        var feed = CatalogueFeed(
            kind: .navigation,
            title: "Vorleser",
            base: context.base,
            path: CatalogueFeed.root,
            updated: updated ?? Self.never
        )
        feed.entries = Self.shelves.map { shelf in
            feed.shelf(
                shelf.title,
                shelf.words,
                at: "/opds/books?sort=\(shelf.order.rawValue)",
                relation: shelf.relation,
                feed.updated
            )
        }
        return Self.answer(feed)
    }

    @Sendable private func books(_ request: Request, _ context: ServerContext) async throws -> Response {
        let asked = request.value("sort") ?? BookOrder.title.rawValue
        guard let shelf = Self.shelves.first(where: { $0.order.rawValue == asked }) else {
            throw Refusal.badValue("sort", wanted: BookOrder.allCases.map(\.rawValue))
        }
        let all = try await library.books(by: shelf.order)
        return try await feed(of: all, titled: shelf.title, at: "/opds/books?sort=\(asked)", request, context)
    }

    @Sendable private func search(_ request: Request, _ context: ServerContext) async throws -> Response {
        let words = request.query("q") ?? ""
        let all = try await library.books(matching: words.isEmpty ? nil : words, by: .title)
        let path = "/opds/search?q=" + (words.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
        return try await feed(of: all, titled: words.isEmpty ? "All books" : "“\(words)”", at: path, request, context)
    }

    /// A page of books.
    private func feed(
        of all: [LibraryBook],
        titled title: String,
        at path: String,
        _ request: Request,
        _ context: ServerContext
    ) async throws -> Response {
        let available = all.filter { library.hasFile($0.id) }
        let pages = max((available.count + Self.perPage - 1) / Self.perPage, 1)
        let page = try Self.page(request, of: pages)
        func address(_ page: Int) -> String { page == 1 ? path : "\(path)&page=\(page)" }
        var feed = CatalogueFeed(
            kind: .acquisition,
            title: title,
            base: context.base,
            path: address(page),
            updated: available.map(\.addedAt).max() ?? Self.never
        )
        let turns = [("first", 1), ("previous", page - 1), ("next", page + 1), ("last", pages)]
        feed.links = turns.filter { pages > 1 && (1...pages).contains($0.1) }.map {
            CatalogueFeed.Link(relation: $0.0, path: address($0.1), type: feed.kind.mediaType)
        }
        feed.links.append(
            .init(relation: "up", path: CatalogueFeed.root, type: CatalogueFeed.Kind.navigation.mediaType)
        )
        let first = (page - 1) * Self.perPage
        feed.found = (available.count, min(first + 1, available.count), Self.perPage)
        let shown = Array(available[first..<min(first + Self.perPage, available.count)])
        for book in shown {
            feed.entries.append(feed.entry(book, cover: try await covers.type(of: book)))
        }
        return Self.answer(feed)
    }

    /// Which page is asked for; the last one for what lies behind it.
    private static func page(_ request: Request, of pages: Int) throws -> Int {
        guard let text = request.value("page") else { return 1 }
        guard text.allSatisfy({ $0.isASCII && $0.isNumber }), text.contains(where: { $0 != "0" }) else {
            throw Refusal.badValue("page", wanted: ["1 … \(pages)"])
        }
        return min(Int(text) ?? pages, pages)
    }

    @Sendable private func cover(_ request: Request, _ context: ServerContext) async throws -> Response {
        let book = try await library.book(context.bookID)
        return try await .unlessKept("\"\(book.coverName)-shown\"", by: request) {
            let picture = try await covers.picture(of: book)
            return Response(picture.bytes, type: picture.type.mediaType)
        }
    }

    // MARK: Search

    @Sendable private func description(_ request: Request, _ context: ServerContext) async throws -> Response {
        // Clients take the template as it stands, and some cannot complete a relative one.
        let template = context.site(of: request) + "/opds/search?q={searchTerms}"
        let xml = XMLText.element(
            "OpenSearchDescription",
            ["xmlns": "http://a9.com/-/spec/opensearch/1.1/"],
            .line("ShortName", "Vorleser"),
            .line("Description", "Titles and authors of the library."),
            .line("InputEncoding", "UTF-8"),
            .line("OutputEncoding", "UTF-8"),
            .element(
                "Url",
                ["type": CatalogueFeed.Kind.acquisition.mediaType, "template": template]
            )
        )
        return Self.answer(xml.document, type: "application/opensearchdescription+xml")
    }

    // MARK: Answers

    /// When an empty library was changed last.
    private static let never = Date(timeIntervalSince1970: 0)

    private static func answer(_ feed: CatalogueFeed) -> Response { answer(feed.xml, type: feed.kind.mediaType) }

    private static func answer(_ xml: String, type: String) -> Response {
        Response(
            status: .ok,
            headers: [.contentType: type + ";charset=utf-8", .cacheControl: "no-store"],
            body: .init(byteBuffer: ByteBuffer(string: xml))
        )
    }
}
