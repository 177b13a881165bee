import Foundation
import Testing
import VorleserCore
import VorleserKit

@testable import VorleserLibrary
@testable import VorleserServer

/// What feeds say, held against ``PodcastRules``.
struct PodcastFeedTests {
    private static let made = Date(timeIntervalSince1970: 1_790_000_000)

    private func season(_ id: Int64, _ title: String, number: Int? = nil, made count: Int = 3) -> Season {
        var book = LibraryBook.sketch(id, title)
        book.authors = ["Ann <Author>", "Bob"]
        let items = (1...4).map { number in
            EpisodePlan.Item(
                number: number,
                title: "Part \(number) & more",
                start: TextOffset(utf16: number * 100),
                seconds: 60
            )
        }
        let plan = EpisodePlan(items: items, language: "en-GB", description: nil)
        let episodes = (1...count).map { number in
            Episode(
                number: number,
                bytes: 1000 + number,
                seconds: 59.6,
                digest: String(repeating: "\(number)", count: 64),
                marks: [],
                madeAt: Self.made + Double(id * 1000 + Int64(number))
            )
        }
        return Season(book: book, plan: plan, episodes: episodes, number: number)
    }

    private func feed(_ subject: String) throws -> PrivateFeed {
        let json = #"{\#(subject), "secret": "aaaabbbbccccddddeeeeffffgggghhhh", "person": 1, "createdAt": 800000000}"#
        return try JSONDecoder().decode(PrivateFeed.self, from: Data(json.utf8))
    }

    private let person = Person(
        id: .first,
        name: "Anna",
        colour: .rust,
        role: .owner,
        shelf: nil,
        hasPIN: false,
        createdAt: nil
    )

    private func ofBook() throws -> String {
        PodcastFeed(of: season(7, "Emma"), try feed(#""book": 7"#), at: "http://attic:8080").xml
    }

    private func ofShelf() throws -> String {
        let seasons = [season(7, "Emma", number: 2), season(9, String(repeating: "Long ", count: 40), number: 1)]
        let feed = try feed(#""shelf": {"seasons": [9, 7]}"#)
        return PodcastFeed(ofShelf: seasons, by: person, feed, at: "http://attic:8080").xml
    }

    private func faults(_ xml: String) throws -> [String] {
        let address = "http://attic:8080/feeds/aaaabbbbccccddddeeeeffffgggghhhh/feed.xml"
        return PodcastRules(rss: try XMLNode(xml.utf8), address: address).faults
    }

    @Test func `feeds of a book and of a shelf break no published rule`() throws {
        for xml in [try ofBook(), try ofShelf()] { #expect(try faults(xml) == []) }
    }

    @Test func `a shelf that is empty breaks none but for its want of episodes`() throws {
        let empty = PodcastFeed(
            ofShelf: [],
            by: person,
            try feed(#""shelf": {"seasons": []}"#),
            at: "http://attic:8080"
        )
        #expect(try faults(empty.xml) == [])
    }

    /// What is changed in a feed, and the rule that it breaks then.
    private static let mutations: [(String, String, String)] = [
        ("version=\"2.0\"", "version=\"0.91\"", "RSS 2.0: <rss"),
        ("podcast-1.0.dtd", "Podcast-1.0.dtd", "name space xmlns:itunes"),
        ("<title>Emma</title>", "", "one title"),
        ("<language>en-GB</language>", "<language>eng</language>", "language of ISO"),
        ("<ttl>15</ttl>", "<ttl>often</ttl>", "ttl"),
        ("rel=\"self\"", "rel=\"other\"", "atom:link to itself"),
        ("/feed.xml\"", "/other.xml\"", "atom:link to itself"),
        ("<itunes:explicit>false", "<itunes:explicit>no", "explicit"),
        ("<itunes:type>serial", "<itunes:type>series", "Apple: type"),
        ("text=\"Arts\"", "text=\"Art\"", "category"),
        ("cover.jpg\"", "cover\"", "address of the image"),
        ("<podcast:medium>audiobook", "<podcast:medium>book", "medium"),
        ("<podcast:locked>yes", "<podcast:locked>true", "locked"),
        ("<itunes:block>Yes</itunes:block>", "", "no directory"),
        (" +0000</pubDate>", " UTC</pubDate>", "pubDate"),
        ("length=\"1001\"", "length=\"0\"", "length of the enclosure"),
        ("type=\"audio/mpeg\"", "type=\"audio/mp3\"", "type and ending"),
        ("isPermaLink=\"false\"", "isPermaLink=\"true\"", "guid that is no link"),
        ("<itunes:duration>60", "<itunes:duration>0:60", "duration"),
        ("<itunes:episode>1<", "<itunes:episode>0<", "episode of a serial"),
        ("<itunes:episode>3<", "<itunes:episode>2<", "each episode"),
        ("/2.mp3", "/1.mp3", "each enclosure once"),
        ("application/json+chapters", "application/json", "chapters"),
        ("text/vtt", "text/srt", "transcript"),
        ("<podcast:guid>", "<podcast:guid>x", "Podcasting 2.0: guid"),
    ]

    @Test(arguments: mutations) func `each rule can be broken`(from: String, to: String, rule: String) throws {
        let xml = try ofBook()
        let changed = xml.replacing(from, with: to)
        #expect(changed != xml)
        let found = try faults(changed)
        #expect(found.contains { $0.contains(rule) }, "\(found)")
    }

    @Test func `dates and guids that are mixed up are found`() throws {
        let xml = try ofShelf()
        let dates = xml.matches(of: /<pubDate>(.*?)<\/pubDate>/).map { String($0.1) }
        let swapped = xml.replacing(dates[0], with: "X").replacing(dates[1], with: dates[0]).replacing(
            "X",
            with: dates[1]
        )
        #expect(try faults(swapped).contains { $0.contains("newest first") })
        let guids = xml.matches(of: /<guid[^>]*>(.*?)<\/guid>/).map { String($0.1) }
        #expect(try faults(xml.replacing(guids[1], with: guids[0])).contains { $0.contains("each guid once") })
        #expect(
            try faults(xml.replacing("<itunes:season>2", with: "<itunes:season>0")).contains { $0.contains("above 0") }
        )
        #expect(try faults(xml.replacing("…\"", with: "…………\"")).contains { $0.contains("name of a season") })
    }

    @Test func `in a shelf's feed each episode says which book it is of`() throws {
        let channel = try #require(try XMLNode(try ofShelf().utf8).first("channel"))
        #expect(channel.first("title")?.text == "Vorleser · Anna")
        let episode = try #require(channel.all("item").first { $0.first("itunes:season")?.text == "2" })
        #expect(episode.first("title")?.text == "Emma · Part 3 & more")
        #expect(episode.first("podcast:season")?.attributes["name"] == "Emma")
        #expect(episode.first("itunes:author")?.text == "Ann <Author>, Bob")
        #expect(episode.first("enclosure")?.attributes["url"]?.hasSuffix("hhhh/books/7/3.mp3") == true)
        #expect(episode.first("itunes:image")?.attributes["href"]?.hasSuffix("hhhh/books/7/cover.jpg") == true)
    }

    @Test func `a podcast's name is the UUID that its name space makes of it`() {
        // The example of podcastindex.org.
        #expect(PodcastFeed.guid(of: "podnews.net/rss") == "9b024349-ccf0-5f69-a609-6b82873eab3c")
    }
}

extension LibraryBook {
    /// A book of which only number and title matter.
    static func sketch(_ id: Int64, _ title: String) -> LibraryBook {
        LibraryBook(
            id: BookID(rawValue: id),
            title: title,
            authors: [],
            language: "en",
            series: nil,
            collections: [],
            format: .text,
            fileName: "book.txt",
            digest: String(repeating: "\(id % 10)", count: 64),
            bytes: 5,
            length: 500,
            seconds: 60,
            hasCover: false,
            chosenCover: nil,
            addedAt: Date(timeIntervalSince1970: 1_780_000_000),
            owner: nil,
            preferences: BookPreferences()
        )
    }
}
