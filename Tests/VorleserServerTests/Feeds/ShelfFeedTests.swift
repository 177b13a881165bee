import Foundation
import HTTPTypes
import Testing
import VorleserCore
import VorleserExport
import VorleserKit
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

/// The feed of a whole shelf, as a podcast app and its listener see it.
@Suite(.timeLimit(.minutes(10)))
struct ShelfFeedTests {
    /// A server with books of three chapters each, of a sentence or two.
    private struct House {
        let server: QuietServer
        let folder: Folder

        init() throws {
            try #require(ProgramPath.inherited.hasEncoder, "FFmpeg is needed; tools/setup.sh installs it.")
            (server, folder) = (try QuietServer(), try Folder())
        }

        var library: Library { server.library }

        func shelve(_ title: String) async throws -> BookID {
            let file = folder.url("\(title).html")
            let chapters = (1...3).map {
                "<h2>Part \($0)</h2><p>This is part \($0) of \(title).</p><h3>Half</h3><p>More.</p>"
            }
            let page =
                "<!DOCTYPE html><html lang='en'><head><title>\(title)</title></head><body>\(chapters.joined())</body></html>"
            try Data(page.utf8).write(to: file)
            return try await server.room.importBook(at: file).book.id
        }

        /// Leaves a book in a chapter.
        func leave(_ id: BookID, inChapter chapter: Int) async throws {
            let book = try await server.room.book(id).book
            let offset = book.chapters[chapter - 1].span.lowerBound.advanced(by: 2)
            let place = DevicePlace(device: "phone", deviceName: "Phone", place: book.place(at: offset), at: Date())
            try await library.setPlace(place, in: id)
        }

        /// The feed once it has so many episodes.
        func episodes(_ count: Int, of feed: PrivateFeed) async throws -> [XMLNode] {
            // Making is as quick as the machine; the suite has a time limit.
            while true {
                let answer = try await server.ask(.get, "/feeds/\(feed.secret)/feed.xml")
                try #require(answer.status == 200, "\(answer.text)")
                let rss = try XMLNode(answer.body)
                let address = "http://127.0.0.1:8080/feeds/\(feed.secret)/feed.xml"
                let seen = rss.first("channel")?.all("item") ?? []
                if seen.count >= count {
                    #expect(PodcastRules(rss: rss, address: address).faults == [])
                    return seen
                }
                try await Task.sleep(for: .milliseconds(50))
            }
        }

        func status(_ path: String) async throws -> Int { try await server.ask(.get, path).status }
    }

    @Test func `every book that is begun is a season, from its place on, and all that is named is there`() async throws
    {
        let house = try House()
        let (emma, night) = (try await house.shelve("Emma"), try await house.shelve("Night"))
        _ = try await house.shelve("Unread")
        try await house.leave(night, inChapter: 3)
        try await house.leave(emma, inChapter: 2)
        let feed = try await house.library.makeShelfFeed()
        let episodes = try await house.episodes(3, of: feed)
        let titles = episodes.compactMap { $0.first("title")?.text }
        // Newest first: of each book the chapter where it was left, and then what follows.
        #expect(titles == ["Emma · Part 3", "Night · Part 3", "Emma · Part 2"])
        #expect(episodes.map { $0.first("itunes:season")?.text } == ["1", "2", "1"])
        for episode in episodes {
            let enclosure = try #require(episode.first("enclosure")?.attributes)
            let path = try #require(URL(string: enclosure["url"] ?? "")?.path())
            let sound = try await house.server.ask(.get, path)
            #expect(sound.status == 200 && String(sound.body.count) == enclosure["length"])
            let head = try await house.server.ask(.head, path)
            #expect(head.status == 200 && head.body.isEmpty && head.fields[.eTag] == sound.fields[.eTag])
            #expect(sound.fields[.contentType] == enclosure["type"])
            let some = try await house.server.ask(.get, path, fields: ["Range": "bytes=0-9"])
            #expect(some.status == 206 && some.body == Array(sound.body.prefix(10)))
            let chapters = try await house.server.ask(.get, path.replacing(".mp3", with: ".json"))
            #expect((chapters.json["chapters"] as? [[String: Any]])?.count == 2, "\(chapters.text)")
            let words = try await house.server.ask(.get, path.replacing(".mp3", with: ".vtt"))
            #expect(words.text.hasPrefix("WEBVTT") && words.text.contains("More."))
        }
        // Apple: square, 1400 to 3000 pixels, JPEG or PNG.
        for file in ["cover.jpg", "books/\(emma)/cover.jpg"] {
            let picture = try await house.server.ask(.get, "/feeds/\(feed.secret)/\(file)")
            let size = try #require(PictureSize(picture.body))
            #expect(size.mediaType == "image/jpeg" && size.width == 1400 && size.height == 1400)
            #expect(picture.body.count < 500_000)
        }
        // What comes later is newer than all that apps know, and seasons keep their numbers.
        try await house.leave(night, inChapter: 2)
        let more = try await house.episodes(4, of: feed)
        #expect(more.first?.first("title")?.text == "Night · Part 2")
        #expect(more.dropFirst().compactMap { $0.first("title")?.text } == titles)
        #expect(more.first?.first("itunes:season")?.text == "2")
    }

    @Test func `a collection's books are in it, and what is finished leaves it, but is still opened`() async throws {
        let house = try House()
        let (emma, night) = (try await house.shelve("Emma"), try await house.shelve("Night"))
        try await house.library.describe(night) { $0.collections = ["For the car"] }
        try await house.leave(emma, inChapter: 3)
        let made = try await house.server.ask(.post, "/api/feed", json: #"{"collection": "For the car"}"#)
        let document = try #require(made.json["feed"] as? [String: Any])
        #expect(document["collection"] as? String == "For the car")
        #expect((document["books"] as? [[String: Any]])?.compactMap { $0["title"] as? String } == ["Emma", "Night"])
        let feed = try #require(try await house.library.shelfFeed())
        let all = try await house.episodes(4, of: feed)
        #expect(all.count { $0.first("podcast:season")?.attributes["name"] == "Night" } == 3)
        try await house.library.setMark(.finished, of: emma)
        let left = try await house.episodes(3, of: feed)
        #expect(left.allSatisfy { $0.first("podcast:season")?.attributes["name"] == "Night" })
        #expect(try await house.status("/feeds/\(feed.secret)/books/\(emma)/3.mp3") == 200)
        #expect(try await house.status("/feeds/\(feed.secret)/books/\(emma)/1.mp3") == 404)
        for wish in [#"{"collection": ""}"#, #"{"collection": 7}"#] {
            #expect(try await house.server.ask(.post, "/api/feed", json: wish).status == 400)
        }
        let without = try await house.server.ask(.post, "/api/feed", json: #"{"collection": null}"#)
        #expect(((without.json["feed"] as? [String: Any])?["books"] as? [Any])?.isEmpty == true)
    }

    @Test func `what its listener may not see is not in it, and a revoked address is 404 at once`() async throws {
        let house = try House()
        let library = house.library
        let (hers, shared, gone) = (
            try await house.shelve("Diary"), try await house.shelve("Emma"), try await house.shelve("Old")
        )
        let anna = try await library.addPerson(PersonDraft(name: "Anna")).id
        // Otto has begun all of them.
        for id in [hers, shared, gone] { try await house.leave(id, inChapter: 3) }
        let feed = try await library.makeShelfFeed()
        _ = try await house.episodes(3, of: feed)
        try await library.remove(gone)
        _ = try await Listener.$current.withValue(anna) { try await library.setPrivate(true, hers) }
        let left = try await house.episodes(1, of: feed)
        #expect(left.map { $0.first("podcast:season")?.attributes["name"] } == ["Emma"])
        for id in [hers, gone] { #expect(try await house.status("/feeds/\(feed.secret)/books/\(id)/3.mp3") == 404) }
        // Anna has begun none, and a guest has no feed.
        let her = try await Listener.$current.withValue(anna) { try await library.makeShelfFeed() }
        #expect(try await house.episodes(0, of: her).isEmpty)
        #expect(try await house.status("/feeds/\(her.secret)/books/\(shared)/3.mp3") == 404)
        _ = try await library.change(anna) { $0.role = .guest }
        #expect(try await house.status("/feeds/\(her.secret)/feed.xml") == 404)
        _ = try await library.change(anna) { $0.role = .member }
        #expect(try await house.status("/feeds/\(her.secret)/feed.xml") == 200)
        // One of the books has a feed of its own, which stays.
        let own = try await library.makeFeed(of: shared)
        #expect(try await house.server.ask(.delete, "/api/feed").status == 204)
        for file in ["feed.xml", "cover.jpg", "books/\(shared)/3.mp3", "books/\(shared)/3.vtt"] {
            #expect(try await house.status("/feeds/\(feed.secret)/\(file)") == 404, "\(file)")
        }
        #expect(try await house.status("/feeds/\(own.secret)/3.mp3") == 200)
        #expect(try await house.server.ask(.get, "/api/feed").json["feed"] is NSNull)
        #expect(try await library.makeShelfFeed().secret != feed.secret)
    }

    @Test func `sounds that are taken away are made again byte by byte, and feeds name them meanwhile`() async throws {
        let house = try House()
        let emma = try await house.shelve("Emma")
        try await house.leave(emma, inChapter: 2)
        let feed = try await house.library.makeShelfFeed()
        func known() async throws -> [[String?]] {
            try await house.episodes(2, of: feed).map {
                [$0.first("pubDate")?.text, $0.first("enclosure")?.attributes["length"]]
            }
        }
        let before = try await known()
        let path = "/feeds/\(feed.secret)/books/\(emma)/2.mp3"
        let sound = try await house.server.ask(.get, path)
        func storage() async throws -> [String: Any]? {
            try await house.server.ask(.get, "/api/storage").json["episodes"] as? [String: Any]
        }
        let kept = try #require(try await storage())
        #expect(kept["count"] as? Int == 2 && kept["limit"] as? Int == 2_000_000_000)
        #expect(kept["bytes"] as? Int ?? 0 > sound.body.count)
        #expect(try await house.server.ask(.delete, "/api/storage/episodes").status == 204)
        #expect(try await storage()?["count"] as? Int == 0)
        let head = try await house.server.ask(.head, path)
        #expect(head.status == 200 && head.fields[.eTag] == sound.fields[.eTag])
        #expect(try await known() == before)
        let again = try await house.server.ask(.get, path)
        #expect(again.body == sound.body && again.fields[.eTag] == sound.fields[.eTag])
        #expect(try await known() == before)
    }

    @Test func `only what is in a feed is opened by it`() async throws {
        let house = try House()
        let (emma, night) = (try await house.shelve("Emma"), try await house.shelve("Night"))
        try await house.leave(emma, inChapter: 3)
        let feed = try await house.library.makeShelfFeed()
        _ = try await house.episodes(1, of: feed)
        let names = [
            "3.mp3", "x", "books", "books/\(emma)", "books/\(night)/1.mp3", "books/\(night)/cover.jpg",
            "books/\(emma)/feed.xml", "books/\(emma)/03.mp3", "books/99/1.mp3", "books/\(emma)/..%2F3.mp3",
            "books/-1/3.mp3",
            "books/0x\(emma)/3.mp3", "books/\(emma)/3.json.json", "\(emma)/3.mp3",
        ]
        for name in names { #expect(try await house.status("/feeds/\(feed.secret)/\(name)") == 404, "\(name)") }
        let own = try await house.library.makeFeed(of: night)
        #expect(try await house.status("/feeds/\(own.secret)/books/\(night)/1.mp3") == 404)
        #expect(try await house.status("/feeds/\(own.secret)/1.mp3") == 404)
    }
}
