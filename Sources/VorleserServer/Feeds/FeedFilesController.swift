import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// What podcast apps fetch, which cannot pair: `/feeds/SECRET/…`, and in a shelf's feed `/feeds/SECRET/books/ID/…`.
struct FeedFilesController: Sendable {
    private let room: ReadingRoom
    private let covers: ShownCovers
    private let maker: EpisodeMaker
    private let gate: FeedGate

    private var library: Library { room.library }

    init(_ room: ReadingRoom, covers: ShownCovers, maker: EpisodeMaker, gate: FeedGate) {
        (self.room, self.covers, self.maker, self.gate) = (room, covers, maker, gate)
    }

    func addRoutes(to router: Router<ServerContext>) {
        router.get("/feeds/{secret}/{file}") { request, context in
            try await answer(context) { feed in try await file(of: feed, request, context) }
        }
        router.get("/feeds/{secret}/books/{book}/{file}") { request, context in
            try await answer(context) { feed in try await fileOfSeason(of: feed, request, context) }
        }
    }

    /// Answers on behalf of the feed's owner, whoever asks.
    private func answer(
        _ context: ServerContext,
        _ answer: (PrivateFeed) async throws -> Response
    ) async throws -> Response {
        let feed = try await gate.feed(try context.parameters.require("secret"), from: context.client)
        return try await Listener.$current.withValue(feed.person) { try await answer(feed) }
    }

    private func file(of feed: PrivateFeed, _ request: Request, _ context: ServerContext) async throws -> Response {
        let name = try context.parameters.require("file")
        switch feed.subject {
        case .book(let id):
            let book = try await library.book(id)
            guard name == PodcastFeed.fileName else { return try await file(name, of: book, request, context) }
            return await rss(try await podcast(of: book, feed, at: context.site(of: request)), to: request)
        case .shelf(let shelf):
            switch name {
            case PodcastFeed.fileName:
                return await rss(try await podcast(of: shelf, feed, at: context.site(of: request)), to: request)
            case PodcastFeed.coverName: return try await cover(of: nil, request)
            default: throw FeedRefusal.unknown
            }
        }
    }

    /// A file of a book of a shelf. One that was in the feed once is still opened: an app may be in the midst of it.
    private func fileOfSeason(
        of feed: PrivateFeed,
        _ request: Request,
        _ context: ServerContext
    ) async throws -> Response {
        guard let shelf = feed.shelf, let id = try? context.bookID, shelf.season(of: id) != nil else {
            throw FeedRefusal.unknown
        }
        return try await file(context.parameters.require("file"), of: library.book(id), request, context)
    }

    // MARK: Feeds

    private func podcast(of book: LibraryBook, _ feed: PrivateFeed, at site: String) async throws -> PodcastFeed {
        let plan = try await maker.plan(of: book)
        // An app that finds nothing in a feed may not take it.
        if let first = plan.items.first { _ = try? await maker.episode(first.number, of: book) }
        await maker.goOn(after: nil, in: book, plan)
        let season = Season(book: book, plan: plan, episodes: await maker.made(of: book, plan))
        return PodcastFeed(of: season, feed, at: site)
    }

    private func podcast(
        of shelf: PrivateFeed.Shelf,
        _ feed: PrivateFeed,
        at site: String
    ) async throws -> PodcastFeed {
        let books = try await room.heardBooks(and: shelf.collection)
        let seated = try await library.seat(books.map(\.book.id)) ?? shelf
        var planned: [(book: LibraryBook, number: Int, plan: EpisodePlan)] = []
        for heard in books {
            // A book that cannot be read is missing in the library, too; the others can be heard.
            guard let plan = try? await maker.plan(of: heard.book), let here = plan.number(at: heard.start) else {
                continue
            }
            planned.append((heard.book, here, plan))
        }
        await maker.begin(planned.map { ($0.book, $0.number) })
        // An app that finds nothing in a feed may not take it.
        if let first = planned.first { _ = try? await maker.episode(first.number, of: first.book) }
        var seasons: [Season] = []
        for (book, here, plan) in planned {
            await maker.goOn(after: here - 1, in: book, plan)
            let (episodes, number) = (await maker.made(of: book, plan), seated.season(of: book.id))
            seasons.append(Season(book: book, plan: plan, episodes: episodes, number: number))
        }
        return PodcastFeed(ofShelf: seasons, by: try await library.person(feed.person), feed, at: site)
    }

    private func rss(_ podcast: PodcastFeed, to request: Request) async -> Response {
        await .unlessKept(podcast.xml.utf8, type: PodcastFeed.mediaType, by: request)
    }

    // MARK: What they name

    private func file(
        _ name: String,
        of book: LibraryBook,
        _ request: Request,
        _ context: ServerContext
    ) async throws -> Response {
        if name == PodcastFeed.coverName { return try await cover(of: book, request) }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        // What was never made is in no feed.
        guard parts.count == 2, let number = Int(parts[0]), String(number) == parts[0],
            let episode = maker.folder.episode(number, of: book)
        else { throw FeedRefusal.unknown }
        switch parts[1] {
        case "mp3": return try await sound(of: episode, in: book, request, context)
        case "json":
            let json = try context.responseEncoder.encode(PodcastFeed.Chapters(chapters: episode.marks))
            return await .unlessKept(json, type: PodcastFeed.chaptersType, by: request)
        case "vtt":
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

    private func cover(of book: LibraryBook?, _ request: Request) async throws -> Response {
        try await .unlessKept("\"\(ShownCovers.squareName(of: book))\"", by: request) {
            let picture = try await covers.square(of: book)
            return Response(picture.bytes, type: picture.type.mediaType)
        }
    }

    private func sound(
        of known: Episode,
        in book: LibraryBook,
        _ request: Request,
        _ context: ServerContext
    ) async throws -> Response {
        // Who only looks need not wait until a sound that was let go is made again.
        if request.method == .head {
            let headers: HTTPFields = [
                .contentType: ExportFormat.mp3.mediaType, .acceptRanges: "bytes", .eTag: known.tag,
                .cacheControl: "private, no-cache",
            ]
            let body = ResponseBody(contentLength: known.bytes) { writer in try await writer.finish(nil) }
            return Response(status: .ok, headers: headers, body: body)
        }
        let episode = try await maker.episode(known.number, of: book)
        await maker.goOn(after: known.number, in: book, try await maker.plan(of: book))
        maker.folder.touch(known.number, of: book)
        return try await .file(
            maker.folder.sound(known.number, of: book),
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
