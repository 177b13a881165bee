import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// `/opds/pages/{book}/{page}`: the pages of comics and picture books, one at a time, no wider than they are shown.
///
/// Source: OPDS Page Streaming Extension 1.2.
struct PagesController: Sendable {
    static let relation = "http://vaemendis.net/opds-pse/stream"
    private static let widths = 1...10_000

    let room: ReadingRoom
    let covers: ShownCovers

    /// Where a page is, from 0: an address that means this picture alone.
    static func path(_ page: Int, of book: LibraryBook) -> String {
        "/opds/pages/\(book.id)/\(page)?v=\(version(book))"
    }

    /// The same for whichever page and width a client puts in.
    static func template(of book: LibraryBook) -> String {
        "/opds/pages/\(book.id)/{pageNumber}?width={maxWidth}&v=\(version(book))"
    }

    private static func version(_ book: LibraryBook) -> String { String(book.digest.prefix(12)) }

    func addRoutes(to router: Router<ServerContext>) {
        router.get("/opds/pages/{book}/{page}") { request, context in try await page(request, context) }
    }

    private func page(_ request: Request, _ context: ServerContext) async throws -> Response {
        let width = try Self.width(request)
        guard let page = Int(try context.parameters.require("page")), page >= 0,
            let picture = try await room.picture(ofPage: page, of: context.bookID)
        else { throw Refusal.noPage }
        let shown = try await covers.narrowed(picture, to: width)
        return .immutable(shown.bytes, type: shown.type.mediaType)
    }

    /// The most pixels that are wanted; `nil` for the picture as it is.
    private static func width(_ request: Request) throws -> Int? {
        // A client that cannot say it leaves the template as it stands.
        guard let text = request.value("width"), text != "{maxWidth}" else { return nil }
        guard let width = Int(text), widths.contains(width) else {
            throw Refusal.badValue("width", wanted: ["\(widths.lowerBound) … \(widths.upperBound)"])
        }
        return width
    }
}
