import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// The podcast feed of all that somebody is listening to, for them: `/api/feed`.
struct ShelfFeedController: Sendable {
    let room: ReadingRoom
    let maker: EpisodeMaker

    private var library: Library { room.library }

    func addRoutes(to router: Router<ServerContext>) {
        router.group("/api/feed").get(use: show).post(use: make).delete(use: end)
    }

    struct Document: ResponseEncodable {
        @OrNull var feed: Feed?

        struct Feed: Encodable {
            let path: String
            let createdAt: Date
            /// Whose books are in it, too.
            @OrNull var collection: String?
            /// Those that it has now.
            let books: [Book]
        }

        struct Book: Encodable {
            let id: BookID
            let title: String
            /// How many episodes there are so far.
            let episodes: Int
        }
    }

    /// What a client may say of it.
    private struct Wish: Decodable {
        let collection: Change<String>

        private enum Key: String, CodingKey { case collection }

        init(from decoder: any Decoder) throws {
            collection = try Change(try decoder.container(keyedBy: Key.self), .collection)
        }

        func check() throws {
            guard case .set(let name) = collection else { return }
            guard (1...Self.longestName).contains(name.utf16.count) else {
                throw Refusal.badValue("collection", wanted: ["the name of a collection", "null"])
            }
        }

        private static let longestName = 1000
    }

    @Sendable private func show(_ request: Request, _ context: ServerContext) async throws -> Document {
        try await document(under: context.base)
    }

    @Sendable private func make(_ request: Request, _ context: ServerContext) async throws -> Document {
        let wish = try await request.decodeIfAny(as: Wish.self, upTo: 8_000, context: context)
        try wish?.check()
        try maker.checkPrograms()
        _ = try await library.makeShelfFeed()
        if let wish, wish.collection.isAsked {
            try await library.chooseCollection(wish.collection.applied(to: nil))
        }
        return try await document(under: context.base)
    }

    @Sendable private func end(_ request: Request, _ context: ServerContext) async throws -> HTTPResponse.Status {
        let seasons = try await library.shelfFeed()?.shelf?.seasons ?? []
        try await library.endShelfFeed()
        // Books may have feeds of their own.
        for id in seasons where try await library.feed(of: id) == nil { await maker.forget(id) }
        return .noContent
    }

    private func document(under base: BasePath) async throws -> Document {
        guard let feed = try await library.shelfFeed(), let shelf = feed.shelf else { return Document(feed: nil) }
        let heard = try await room.heardBooks(and: shelf.collection)
        let books = await blocking { [folder = maker.folder] in
            heard.map {
                Document.Book(id: $0.book.id, title: $0.book.title, episodes: folder.numbers(of: $0.book).count)
            }
        }
        return Document(
            feed: .init(
                path: base.address(feed.path(PodcastFeed.fileName)),
                createdAt: feed.createdAt,
                collection: shelf.collection,
                books: books
            )
        )
    }
}
