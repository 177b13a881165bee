import Foundation
import VorleserKit

/// A book as a podcast, its chapters as episodes.
///
/// Sources: RSS 2.0 (rssboard.org); Apple's “A Podcaster’s Guide to RSS”; the podcast namespace (podcastindex.org).
struct PodcastFeed {
    let feed: BookFeed
    let book: LibraryBook
    let plan: EpisodePlan
    let episodes: [Episode]
    /// Scheme, host and what stands before our paths there, as the app calls them.
    let site: String
    let hasCover: Bool

    static let fileName = "feed.xml"

    /// Where a file of a feed is.
    static func path(_ file: String, of feed: BookFeed) -> String { "/feeds/\(feed.secret)/\(file)" }

    var xml: String {
        let names = [
            ("version", "2.0"), ("xmlns:atom", "http://www.w3.org/2005/Atom"),
            ("xmlns:itunes", "http://www.itunes.com/dtds/podcast-1.0.dtd"),
            ("xmlns:podcast", "https://podcastindex.org/namespace/1.0"),
        ]
        return XMLText.element("rss", names.map { (name: $0.0, value: $0.1) }, [channel]).document
    }

    private var channel: XMLText {
        let author = book.authors.isEmpty ? "Vorleser" : book.authors.joined(separator: ", ")
        var content: [XMLText] = [
            .line("title", book.title),
            .line("link", site + "/books/\(book.id)"),
            .line("description", plan.description.flatMap { $0.isEmpty ? nil : $0 } ?? words(by: author)),
            .line("language", book.language ?? plan.language ?? "und"),
            .line("generator", "Vorleser"),
            .line("lastBuildDate", (episodes.map(\.madeAt).max() ?? feed.createdAt).asInMail),
            // Minutes: the next chapter is there when this one has been fetched.
            .line("ttl", "15"),
            .element(
                "atom:link",
                ["rel": "self", "type": "application/rss+xml", "href": address(Self.fileName)]
            ),
            .line("itunes:author", author),
            .line("itunes:type", "serial"),
            .line("itunes:explicit", "false"),
            // Private: no directory is to list it.
            .line("itunes:block", "Yes"),
            .element("itunes:category", ["text": "Arts"], .element("itunes:category", ["text": "Books"])),
            .line("podcast:guid", Self.bare(SHA256.urn(of: "podcast \(book.digest)"))),
            .line("podcast:medium", "audiobook"),
            .line("podcast:locked", "yes"),
        ]
        if hasCover {
            content += [
                .element("itunes:image", ["href": address("cover")]),
                .element(
                    "image",
                    [:],
                    .line("url", address("cover")),
                    .line("title", book.title),
                    .line("link", site + "/books/\(book.id)")
                ),
            ]
        }
        if episodes.count == plan.items.count { content.append(.line("itunes:complete", "Yes")) }
        return .element("channel", [], content + items(by: author))
    }

    /// The newest first, as feeds are.
    private func items(by author: String) -> [XMLText] {
        let made = Dictionary(episodes.map { ($0.number, $0) }) { $1 }
        return plan.items.enumerated().reversed().compactMap { index, item in
            made[item.number].map { xml($0, item, at: index, by: author) }
        }
    }

    private func xml(_ episode: Episode, _ item: EpisodePlan.Item, at index: Int, by author: String) -> XMLText {
        var content: [XMLText] = [
            .line("title", item.title),
            .line("description", "Chapter \(index + 1) of \(plan.items.count) of “\(book.title)”"),
            .line("pubDate", date(at: index).asInMail),
            .element("guid", ["isPermaLink": "false"], .text(SHA256.urn(of: "episode \(book.digest) \(item.number)"))),
            .element(
                "enclosure",
                ["url": address("\(item.number).mp3"), "length": String(episode.bytes), "type": "audio/mpeg"]
            ),
            .line("itunes:title", item.title),
            .line("itunes:author", author),
            .line("itunes:episode", String(index + 1)),
            .line("itunes:episodeType", "full"),
            .line("itunes:explicit", "false"),
            .line("itunes:duration", String(Int(episode.seconds.rounded()))),
            .line("podcast:episode", String(index + 1)),
            .element(
                "podcast:chapters",
                ["url": address("\(item.number).json"), "type": Self.chaptersType]
            ),
            .element(
                "podcast:transcript",
                ["url": address("\(item.number).vtt"), "type": "text/vtt", "rel": "captions"]
            ),
        ]
        if hasCover { content.append(.element("itunes:image", ["href": address("cover")])) }
        return .element("item", [], content)
    }

    /// A minute apart, and all before the feed was made: apps sort by them, and hide what is of the future.
    private func date(at index: Int) -> Date {
        feed.createdAt.addingTimeInterval(-60 * Double(plan.items.count - index))
    }

    private func address(_ file: String) -> String { site + Self.path(file, of: feed) }

    private func words(by author: String) -> String { "“\(book.title)” by \(author), read by Vorleser." }

    private static func bare(_ urn: String) -> String { urn.replacing("urn:uuid:", with: "") }

    // MARK: Chapters

    static let chaptersType = "application/json+chapters"

    /// What begins when in an episode. Source: podcastindex.org, JSON Chapters 1.2.
    struct Chapters: Encodable {
        var version = "1.2.0"
        let chapters: [Episode.Mark]
    }
}

extension Date {
    /// RFC 5322, in UTC.
    fileprivate var asInMail: String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss '+0000'"
        return formatter.string(from: self)
    }
}
