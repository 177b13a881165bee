import Foundation
import VorleserKit

/// A private podcast: what it says of itself, and its episodes.
///
/// Sources: RSS 2.0 (rssboard.org); Apple's “A Podcaster’s Guide to RSS”; the podcast namespace (podcastindex.org).
struct PodcastFeed {
    let feed: PrivateFeed
    /// Scheme, host and what stands before our paths there, as the app calls them.
    let site: String
    let show: Show
    let items: [Item]

    /// What all episodes share.
    struct Show {
        let title: String
        /// The page of the library that it is of.
        let page: String
        let words: String
        let author: String
        /// BCP 47 tag.
        let language: String
        /// For as long as the podcast lives.
        let guid: String
        /// Whether no other episode will come.
        let isComplete: Bool
    }

    /// An episode.
    struct Item {
        let title: String
        let words: String
        let author: String
        /// For as long as the episode lives.
        let guid: String
        let publishedAt: Date
        /// Which of its season it is, from 1.
        let number: Int
        /// Where several books are in one feed, which of them.
        let season: (number: Int, name: String)?
        /// The folder of its files, below the feed's; it ends with a slash if it is not empty.
        let folder: String
        let episode: Episode
    }

    static let fileName = "feed.xml"
    /// Apps want an ending that says what it is.
    static let coverName = "cover.jpg"
    static let mediaType = "application/rss+xml; charset=utf-8"

    var xml: String {
        let names = [
            ("version", "2.0"), ("xmlns:atom", "http://www.w3.org/2005/Atom"),
            ("xmlns:itunes", "http://www.itunes.com/dtds/podcast-1.0.dtd"),
            ("xmlns:podcast", "https://podcastindex.org/namespace/1.0"),
        ]
        return XMLText.element("rss", names.map { (name: $0.0, value: $0.1) }, [channel]).document
    }

    private var channel: XMLText {
        let dates = DatesInMail()
        let changedAt = items.map(\.episode.madeAt).max() ?? feed.createdAt
        var content: [XMLText] = [
            .line("title", show.title),
            .line("link", site + show.page),
            .line("description", show.words),
            .line("language", show.language),
            .line("generator", "Vorleser"),
            .line("lastBuildDate", dates.words(changedAt)),
            // Minutes: the next chapter is there when this one has been fetched.
            .line("ttl", "15"),
            .element(
                "atom:link",
                ["rel": "self", "type": "application/rss+xml", "href": address(Self.fileName)]
            ),
            .element(
                "image",
                [:],
                .line("url", address(Self.coverName)),
                .line("title", show.title),
                .line("link", site + show.page)
            ),
            .line("itunes:author", show.author),
            .line("itunes:type", "serial"),
            .line("itunes:explicit", "false"),
            // Private: no directory is to list it.
            .line("itunes:block", "Yes"),
            .element("itunes:category", ["text": "Arts"], .element("itunes:category", ["text": "Books"])),
            .element("itunes:image", ["href": address(Self.coverName)]),
            .line("podcast:guid", show.guid),
            .line("podcast:medium", "audiobook"),
            .line("podcast:locked", "yes"),
            .line("podcast:block", "yes"),
        ]
        if show.isComplete { content.append(.line("itunes:complete", "Yes")) }
        // The newest first, as feeds are.
        let newest = items.sorted { $0.publishedAt > $1.publishedAt }
        return .element("channel", [], content + newest.map { xml($0, dates) })
    }

    private func xml(_ item: Item, _ dates: DatesInMail) -> XMLText {
        let file = item.folder + String(item.episode.number)
        var content: [XMLText] = [
            .line("title", item.title),
            .line("description", item.words),
            .line("pubDate", dates.words(item.publishedAt)),
            .element("guid", ["isPermaLink": "false"], .text(item.guid)),
            .element(
                "enclosure",
                ["url": address(file + ".mp3"), "length": String(item.episode.bytes), "type": "audio/mpeg"]
            ),
            .line("itunes:title", item.title),
            .line("itunes:author", item.author),
            .line("itunes:episode", String(item.number)),
            .line("itunes:episodeType", "full"),
            .line("itunes:explicit", "false"),
            .line("itunes:duration", String(Int(item.episode.seconds.rounded()))),
            .element("itunes:image", ["href": address(item.folder + Self.coverName)]),
            .line("podcast:episode", String(item.number)),
            .element("podcast:chapters", ["url": address(file + ".json"), "type": Self.chaptersType]),
            .element(
                "podcast:transcript",
                ["url": address(file + ".vtt"), "type": "text/vtt", "rel": "captions"]
            ),
        ]
        if let season = item.season {
            let name =
                season.name.count <= Self.longestName ? season.name : season.name.prefix(Self.longestName - 1) + "…"
            content += [
                .line("itunes:season", String(season.number)),
                .element("podcast:season", ["name": name], .text(String(season.number))),
            ]
        }
        return .element("item", [], content)
    }

    private func address(_ file: String) -> String { site + feed.path(file) }

    /// Of a season, as the podcast namespace has it.
    private static let longestName = 128

    // MARK: Chapters

    static let chaptersType = "application/json+chapters"

    /// What begins when in an episode. Source: podcastindex.org, JSON Chapters 1.2.
    struct Chapters: Encodable {
        var version = "1.2.0"
        let chapters: [Episode.Mark]
    }
}

extension PrivateFeed {
    /// Where one of its files is.
    func path(_ file: String) -> String { "/feeds/\(secret)/\(file)" }
}

/// How moments are written in mail, and so in RSS: RFC 5322, in UTC.
private struct DatesInMail {
    private let formatter = DateFormatter()

    init() {
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss '+0000'"
    }

    func words(_ moment: Date) -> String { formatter.string(from: moment) }
}
