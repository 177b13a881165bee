import Crypto
import Foundation
import VorleserKit

/// A book of a feed, with the episodes that have been made of it.
struct Season {
    let book: LibraryBook
    let plan: EpisodePlan
    /// In order.
    let episodes: [Episode]
    /// Which season of its feed it is, from 1; `nil` where it is the only one.
    var number: Int?

    var author: String { book.authors.isEmpty ? "Vorleser" : book.authors.joined(separator: ", ") }

    /// The episodes that have been made, each with its title and which of the book's it is, from 0.
    fileprivate func items(
        _ item: (_ title: String, _ index: Int, _ episode: Episode) -> PodcastFeed.Item
    ) -> [PodcastFeed.Item] {
        let made = Dictionary(episodes.map { ($0.number, $0) }) { $1 }
        return plan.items.enumerated().compactMap { index, planned in
            made[planned.number].map { item(planned.title, index, $0) }
        }
    }

    fileprivate func words(at index: Int) -> String {
        "Chapter \(index + 1) of \(plan.items.count) of “\(book.title)”"
    }
}

extension PodcastFeed {
    /// A book as a podcast, its chapters as episodes.
    ///
    /// Their dates are a minute apart, and all before the feed was made: apps sort by them, and hide what is of the future.
    init(of season: Season, _ feed: PrivateFeed, at site: String) {
        let (book, plan) = (season.book, season.plan)
        (self.feed, self.site) = (feed, site)
        let said = plan.description ?? ""
        show = Show(
            title: book.title,
            page: "/books/\(book.id)",
            words: said.isEmpty ? "“\(book.title)” by \(season.author), read by Vorleser." : said,
            author: season.author,
            language: plan.language,
            guid: Self.guid(of: book.digest),
            isComplete: season.episodes.count == plan.items.count
        )
        items = season.items { title, index, episode in
            Item(
                title: title,
                words: season.words(at: index),
                author: season.author,
                guid: SHA256.urn(of: "episode \(book.digest) \(episode.number)"),
                publishedAt: feed.createdAt.addingTimeInterval(-60 * Double(plan.items.count - index)),
                number: index + 1,
                season: nil,
                folder: "",
                episode: episode
            )
        }
    }

    /// What somebody is listening to as a podcast: each book a season, its chapters as episodes.
    ///
    /// Each bears the moment at which it came: what is new in any of the books is newer than all that an app knows.
    init(ofShelf seasons: [Season], by person: Person, _ feed: PrivateFeed, at site: String) {
        (self.feed, self.site) = (feed, site)
        let languages = seasons.map(\.plan.language)
        show = Show(
            title: person.name.isEmpty ? "Vorleser" : "Vorleser · \(person.name)",
            page: "/",
            words: "The books on the shelf, read by Vorleser: each is a season, and its chapters are the episodes.",
            author: "Vorleser",
            // That of most books; of several the one that was read last. Without a book our own words are all there is.
            language: languages.max { one, other in
                languages.count { $0 == one } < languages.count { $0 == other }
            } ?? "en",
            guid: Self.guid(of: "shelf " + feed.secret),
            isComplete: false
        )
        items = seasons.flatMap { season in
            let book = season.book
            return season.items { title, index, episode in
                Item(
                    // In a queue, or on the screen of a car, nothing else says which book it is.
                    title: title == book.title ? title : "\(book.title) · \(title)",
                    words: season.words(at: index),
                    author: season.author,
                    guid: SHA256.urn(of: "episode \(book.digest) \(episode.number) of \(book.id)"),
                    publishedAt: episode.madeAt,
                    number: index + 1,
                    season: season.number.map { ($0, book.title) },
                    folder: "books/\(book.id)/",
                    episode: episode
                )
            }
        }
    }
}

extension PodcastFeed {
    /// What names a podcast for as long as it lives: a UUID of version 5. It is made of what stays, not of an address, for the
    /// same library is called by several names. Source: podcastindex.org, `podcast:guid`; RFC 9562, § 5.5.
    static func guid(of name: String) -> String {
        var bytes = Array(Insecure.SHA1.hash(data: podcasts + Array(name.utf8)).prefix(16))
        (bytes[6], bytes[8]) = (bytes[6] & 0x0F | 0x50, bytes[8] & 0x3F | 0x80)
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }.uuidString.lowercased()
    }

    /// The name space of podcasts.
    private static let podcasts: [UInt8] = [
        0xEA, 0xD4, 0xC2, 0x36, 0xBF, 0x58, 0x58, 0xC6, 0xA2, 0xC6, 0xA6, 0xB2, 0x8D, 0x12, 0x8C, 0xB6,
    ]
}
