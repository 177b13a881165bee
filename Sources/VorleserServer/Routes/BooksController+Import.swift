import HTTPTypes
import Hummingbird
import VorleserKit

/// Files and texts that become books.
extension BooksController {
    /// What importing has come to.
    struct Imported: ResponseEncodable {
        let book: BookDocument
        /// Older books of the same file.
        let copies: [BookID]
        let warnings: [WarningDocument]
    }

    @Sendable func upload(_ request: Request, _ context: ServerContext) async throws -> Response {
        try await context.whileClientWaits {
            let file = try await uploads.receive(request, from: context.clientKey)
            defer { file.remove() }
            let imported = try await ImportProgress(events: events).run(request) { progress in
                try await room.importBook(
                    at: file.url,
                    named: file.name,
                    password: file.password,
                    client: context.clientKey,
                    progress: progress
                )
            }
            return try await answer(imported, to: request, context)
        }
    }

    /// Text to be made a book.
    struct Pasted: Decodable {
        let title: String?
        let text: String
    }

    @Sendable func paste(_ request: Request, _ context: ServerContext) async throws -> Response {
        try await context.whileClientWaits {
            let pasted = try await request.decode(as: Pasted.self, upTo: Uploads.largestPaste, context: context)
            let imported = try await room.importText(pasted.text, title: pasted.title, client: context.clientKey)
            return try await answer(imported, to: request, context)
        }
    }

    /// A page in the web to be made a book.
    struct Address: Decodable {
        let address: String
    }

    @Sendable func fetch(_ request: Request, _ context: ServerContext) async throws -> Response {
        guard fetchesPages else { throw WebFault.notWished }
        return try await context.whileClientWaits {
            let wish = try await request.decode(as: Address.self, upTo: 10_000, context: context)
            let place = try fetches.place(for: context.quotaKey)
            defer { withExtendedLifetime(place) {} }
            let fetch = WebFetch()
            let (found, address) = try await fetch.pageAndPlace(at: WebAddress(wish.address))
            let page = await PageGathering(fetch: fetch).whole(found, from: address)
            let imported = try await room.importBytes(page.bytes, named: page.name, client: context.clientKey)
            return try await answer(imported, to: request, context)
        }
    }

    @Sendable func replaceFile(_ request: Request, _ context: ServerContext) async throws -> Response {
        let id = try context.bookID
        _ = try await room.library.book(id)
        return try await context.whileClientWaits {
            let file = try await uploads.receive(request, from: context.clientKey)
            defer { file.remove() }
            let imported = try await ImportProgress(events: events).run(request) { progress in
                try await room.replaceFile(
                    of: id,
                    at: file.url,
                    named: file.name,
                    password: file.password,
                    client: context.clientKey,
                    progress: progress
                )
            }
            await tell(id)
            return try await document(of: imported.book).response(from: request, context: context)
        }
    }

    private func answer(
        _ imported: ImportedBook,
        to request: Request,
        _ context: ServerContext
    ) async throws -> Response {
        await tell(imported.book.id)
        let document = Imported(
            book: try await document(of: imported.book),
            copies: imported.copies.map(\.id),
            warnings: imported.warnings.map(WarningDocument.init)
        )
        var response = try document.response(from: request, context: context)
        response.status = .created
        response.headers[.location] = context.base.address("/api/books/\(imported.book.id)")
        return response
    }
}
