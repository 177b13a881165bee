import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// The podcast feed of a book, for its listener: `/api/books/{book}/feed`.
struct FeedsController: Sendable {
    let library: Library
    let maker: EpisodeMaker

    func addRoutes(to router: Router<ServerContext>) {
        router.group("/api/books/{book}/feed").get(use: show).post(use: make).delete(use: end)
    }

    struct Document: ResponseEncodable {
        @OrNull var feed: Feed?

        struct Feed: Encodable {
            let path: String
            let createdAt: Date
            /// How many episodes there are so far, and will be.
            let episodes: Int
            let total: Int
        }
    }

    @Sendable private func show(_ request: Request, _ context: ServerContext) async throws -> Document {
        let book = try await library.book(context.bookID)
        guard let feed = try await library.feed(of: book.id) else { return Document(feed: nil) }
        return try await document(of: feed, book, under: context.base)
    }

    @Sendable private func make(_ request: Request, _ context: ServerContext) async throws -> Document {
        let book = try await library.book(context.bookID)
        try await maker.check(book.id)
        let feed = try await library.makeFeed(of: book.id)
        let plan = try await maker.plan(of: book)
        await maker.goOn(after: nil, in: book, plan)
        return try await document(of: feed, book, under: context.base)
    }

    @Sendable private func end(_ request: Request, _ context: ServerContext) async throws -> HTTPResponse.Status {
        let id = try context.bookID
        if try await !library.endFeed(of: id) { _ = try await library.book(id) }
        // The shelf's feed may have its episodes, too.
        if try await library.shelfFeed()?.shelf?.season(of: id) == nil { await maker.forget(id) }
        return .noContent
    }

    private func document(of feed: PrivateFeed, _ book: LibraryBook, under base: BasePath) async throws -> Document {
        let plan = try await maker.plan(of: book)
        return Document(
            feed: .init(
                path: base.address(feed.path(PodcastFeed.fileName)),
                createdAt: feed.createdAt,
                episodes: await maker.made(of: book, plan).count,
                total: plan.items.count
            )
        )
    }
}
