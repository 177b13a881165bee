import HTTPTypes
import Hummingbird
import VorleserKit

/// `/api/search`: what is written in all books of the library.
struct SearchController: Sendable {
    let room: ReadingRoom

    /// Searches at a time: each reads books.
    private let slots = ConcurrencyLimit(places: 4, share: 2)
    private static let longestSearch = 500
    private static let usualHits = 3
    private static let mostHits = 50
    /// After so long a client is answered, and may ask for the rest.
    private static let patience = Duration.seconds(1)

    init(room: ReadingRoom) { self.room = room }

    func addRoutes(to router: Router<ServerContext>) { router.get("/api/search", use: search) }

    struct Answer: ResponseEncodable {
        let books: [Book]
        let searched: Int
        /// The titles of books that could not be read.
        let unread: [String]
        @OrNull var next: Int64?

        struct Book: Encodable {
            let id: BookID
            let title: String
            let authors: [String]
            let hits: [Hit]
            let hasMore: Bool
        }

        struct Hit: Encodable {
            let start: Int
            let end: Int
            let before: String
            let match: String
            let after: String
            /// What it is called.
            let chapter: String

            init(_ hit: BookSearch.Hit, chapter: String) {
                (start, end, before, match, after) = (hit.start, hit.end, hit.before, hit.match, hit.after)
                self.chapter = chapter
            }
        }

        init(_ found: LibraryHits) {
            books = found.books.map { found in
                Book(
                    id: found.book.id,
                    title: found.book.title,
                    authors: found.book.authors,
                    hits: zip(found.hits, found.chapters).map { Hit($0, chapter: $1) },
                    hasMore: found.hasMore
                )
            }
            searched = found.searched
            unread = found.unread.map(\.title)
            _next = OrNull(wrappedValue: found.next?.rawValue)
        }
    }

    @Sendable func search(_ request: Request, _ context: ServerContext) async throws -> Answer {
        guard let words = request.value("q") else { throw HTTPError(.badRequest, message: "`q` is needed.") }
        let limit = min(max(try request.number("limit") ?? Self.usualHits, 1), Self.mostHits)
        let start = try request.number("from").map { BookID(rawValue: Int64($0)) }
        let place = try slots.place(for: context.quotaKey)
        defer { withExtendedLifetime(place) {} }
        return try await context.whileClientWaits {
            let sought = String(words.prefix(Self.longestSearch))
            return Answer(try await room.search(for: sought, from: start, limit: limit, within: Self.patience))
        }
    }
}
