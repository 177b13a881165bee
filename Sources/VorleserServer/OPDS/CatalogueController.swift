import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import VorleserKit

/// The library for reading apps: `/opds` (OPDS Catalog 1.2, OpenSearch 1.1) and `/opds/v2` (OPDS Catalog 2.0), page for page
/// the same.
struct CatalogueController: Sendable {
    let shelves: CatalogueShelves
    let covers: ShownCovers

    init(_ room: ReadingRoom, covers: ShownCovers) {
        (shelves, self.covers) = (CatalogueShelves(room: room, covers: covers), covers)
    }

    func addRoutes(to router: Router<ServerContext>) {
        for form in CatalogueForm.allCases {
            router.group(RouterPath(form.root))
                .get { request, context in try await answer(shelves.root(form), in: form, context) }
                .get("books") { request, context in try await books(request, context, in: form) }
                .get("search") { request, context in try await books(request, context, in: form, search: form.search) }
                .get("collections") { request, context in
                    try await answer(shelves.collections(request, in: form), in: form, context)
                }
                .get("series") { request, context in
                    try await answer(shelves.series(request, in: form), in: form, context)
                }
        }
        router.get("/opds/v2/publications/{book}", use: publication)
        router.get("/opds/search.xml", use: description)
        router.get("/opds/covers/{book}", use: cover)
    }

    private func books(
        _ request: Request,
        _ context: ServerContext,
        in form: CatalogueForm,
        search: String? = nil
    ) async throws -> Response {
        let query = try CatalogueQuery(request, search: search)
        return try await answer(shelves.books(query, request, in: form), in: form, context)
    }

    @Sendable private func publication(_ request: Request, _ context: ServerContext) async throws -> Response {
        let (entry, pages) = try await shelves.whole(context.bookID)
        return try Self.json(
            CatalogueDocument.Publication(entry, under: context.base, pages: pages),
            type: CatalogueDocument.publicationType
        )
    }

    @Sendable private func cover(_ request: Request, _ context: ServerContext) async throws -> Response {
        let book = try await shelves.room.library.book(context.bookID)
        return try await .unlessKept("\"\(book.coverName)-shown\"", by: request) {
            let picture = try await covers.picture(of: book)
            return Response(picture.bytes, type: picture.type.mediaType)
        }
    }

    // MARK: Search

    @Sendable private func description(_ request: Request, _ context: ServerContext) async throws -> Response {
        let form = CatalogueForm.atom
        // Clients take the template as it stands, and some cannot complete a relative one.
        let template = context.site(of: request) + form.path("/search?\(form.search)={searchTerms}")
        let xml = XMLText.element(
            "OpenSearchDescription",
            ["xmlns": "http://a9.com/-/spec/opensearch/1.1/"],
            .line("ShortName", "Vorleser"),
            .line("Description", "Titles and authors of the library."),
            .line("InputEncoding", "UTF-8"),
            .line("OutputEncoding", "UTF-8"),
            .element(
                "Url",
                ["type": form.mediaType(.acquisition), "template": template]
            )
        )
        return Self.answer(Array(xml.document.utf8), type: "application/opensearchdescription+xml;charset=utf-8")
    }

    // MARK: Answers

    private func answer(
        _ page: CataloguePage,
        in form: CatalogueForm,
        _ context: ServerContext
    ) throws -> Response {
        switch form {
        case .atom:
            let xml = CatalogueFeed(page: page, base: context.base).xml
            return Self.answer(Array(xml.utf8), type: form.mediaType(page.kind) + ";charset=utf-8")
        case .json: return try Self.json(CatalogueDocument(page, under: context.base), type: form.mediaType(page.kind))
        }
    }

    private static func json(_ document: some Encodable, type: String) throws -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return answer(Array(try encoder.encode(document)), type: type)
    }

    private static func answer(_ bytes: [UInt8], type: String) -> Response {
        Response(
            status: .ok,
            headers: [.contentType: type, .cacheControl: "no-store"],
            body: .init(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }
}
