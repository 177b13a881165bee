import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import VorleserKit

/// A book's podcast feed: `/api/books/{book}/feed` for the listener, `/feeds/SECRET/…` for podcast apps, which cannot pair.
struct FeedsController: Sendable {
    private let library: Library
    private let covers: ShownCovers
    private let maker: EpisodeMaker
    private let gate: FeedGate

    init(_ room: ReadingRoom, maker: EpisodeMaker, gate: FeedGate) {
        (library, covers) = (room.library, ShownCovers(room))
        (self.maker, self.gate) = (maker, gate)
    }

    func addRoutes(to router: Router<ServerContext>) {
        router.group("/api/books/{book}/feed").get(use: show).post(use: make).delete(use: end)
        router.get("/feeds/{secret}/{file}", use: file)
    }

    // MARK: For the listener

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
        await maker.forget(id)
        return .noContent
    }

    private func document(of feed: BookFeed, _ book: LibraryBook, under base: BasePath) async throws -> Document {
        let plan = try await maker.plan(of: book)
        return Document(
            feed: .init(
                path: base.address(PodcastFeed.path(PodcastFeed.fileName, of: feed)),
                createdAt: feed.createdAt,
                episodes: await maker.made(of: book, plan).count,
                total: plan.items.count
            )
        )
    }

    // MARK: For podcast apps

    @Sendable private func file(_ request: Request, _ context: ServerContext) async throws -> Response {
        let feed = try await gate.feed(try context.parameters.require("secret"), from: context.client)
        return try await Listener.$current.withValue(feed.person) { try await file(of: feed, request, context) }
    }

    private func file(of feed: BookFeed, _ request: Request, _ context: ServerContext) async throws -> Response {
        let book = try await library.book(feed.book)
        let name = try context.parameters.require("file")
        if name == PodcastFeed.fileName { return try await rss(feed, book, request, context) }
        if name == "cover" {
            let picture = try await covers.picture(of: book)
            return await .unlessKept("\"\(book.coverName)-shown\"", by: request) {
                Response(picture.bytes, type: picture.type.mediaType)
            }
        }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let plan = try await maker.plan(of: book)
        guard parts.count == 2, let number = Int(parts[0]), String(number) == parts[0],
            plan.items.contains(where: { $0.number == number })
        else { throw FeedRefusal.unknown }
        switch parts[1] {
        case "mp3": return try await sound(number, of: book, plan, request, context)
        case "json":
            let chapters = PodcastFeed.Chapters(chapters: try await known(number, of: book).marks)
            let json = try context.responseEncoder.encode(chapters)
            return await .unlessKept("\"\(SHA256.digest(of: json).prefix(16))\"", by: request) {
                Response(json, type: PodcastFeed.chaptersType)
            }
        case "vtt":
            let episode = try await known(number, of: book)
            return try await .file(
                maker.folder.transcript(number, of: book),
                headers: [.contentType: "text/vtt; charset=utf-8"],
                tag: "\"\(episode.digest.prefix(32))-vtt\"",
                to: request,
                in: context
            )
        default: throw FeedRefusal.unknown
        }
    }

    private func rss(
        _ feed: BookFeed,
        _ book: LibraryBook,
        _ request: Request,
        _ context: ServerContext
    ) async throws -> Response {
        let plan = try await maker.plan(of: book)
        // An app that finds nothing in a feed may not take it.
        if let first = plan.items.first { _ = try? await maker.episode(first.number, of: book) }
        await maker.goOn(after: nil, in: book, plan)
        let podcast = PodcastFeed(
            feed: feed,
            book: book,
            plan: plan,
            episodes: await maker.made(of: book, plan),
            site: context.site(of: request),
            hasCover: try await covers.type(of: book) != nil
        )
        let bytes = Array(podcast.xml.utf8)
        return await .unlessKept("\"\(SHA256.digest(of: bytes).prefix(16))\"", by: request) {
            Response(bytes, type: "application/rss+xml; charset=utf-8")
        }
    }

    private func known(_ number: Int, of book: LibraryBook) async throws -> Episode {
        guard let episode = maker.folder.episode(number, of: book) else { throw FeedRefusal.unknown }
        return episode
    }

    private func sound(
        _ number: Int,
        of book: LibraryBook,
        _ plan: EpisodePlan,
        _ request: Request,
        _ context: ServerContext
    ) async throws -> Response {
        // Who only looks need not wait until a sound that was let go is made again.
        if request.method == .head, let episode = maker.folder.episode(number, of: book) {
            let headers: HTTPFields = [
                .contentType: ExportFormat.mp3.mediaType, .acceptRanges: "bytes", .eTag: episode.tag,
                .cacheControl: "private, no-cache",
            ]
            let body = ResponseBody(contentLength: episode.bytes) { writer in try await writer.finish(nil) }
            return Response(status: .ok, headers: headers, body: body)
        }
        let episode = try await maker.episode(number, of: book)
        await maker.goOn(after: number, in: book, plan)
        maker.folder.touch(number, of: book)
        return try await .file(
            maker.folder.sound(number, of: book),
            headers: [.contentType: ExportFormat.mp3.mediaType],
            tag: episode.tag,
            to: request,
            in: context
        )
    }
}

extension Episode {
    fileprivate var tag: String { "\"\(digest.prefix(32))\"" }
}
