import Foundation

/// What the published rules want of a podcast feed. No validator of podcasts can be had as a package; each rule says where it
/// stands.
///
/// * RSS 2.0: rssboard.org/rss-specification; BP: rssboard.org/rss-profile.
/// * Apple: podcasters.apple.com, “A Podcaster’s Guide to RSS” and “Podcast artwork”.
/// * Podcasting 2.0: github.com/Podcastindex-org/podcast-namespace, `docs/tags`.
struct PodcastRules {
    let rss: XMLNode
    /// Where the feed was fetched.
    let address: String

    private var channel: XMLNode? { rss.first("channel") }
    private var items: [XMLNode] { channel?.all("item") ?? [] }

    /// The rules that are broken, each by its source and words; an element that breaks it is named.
    var faults: [String] {
        ofDocument + ofChannel + ofImage + items.flatMap(ofItem) + ofAllItems
    }

    private func fault(_ isBroken: Bool, _ rule: String, _ value: String? = nil) -> [String] {
        isBroken ? [rule + (value.map { ": “\($0)”" } ?? "")] : []
    }

    /// That an element is there, once, with something in it.
    private func one(_ name: String, in node: XMLNode?, _ source: String) -> [String] {
        let found = node?.all(name) ?? []
        return fault(
            found.count != 1 || (found[0].text.isEmpty && found[0].attributes.isEmpty),
            "\(source): one \(name)"
        )
    }

    private func oneAtMost(_ names: [String], in node: XMLNode, _ source: String) -> [String] {
        names.flatMap { name in fault(node.all(name).count > 1, "\(source): one \(name) at most") }
    }

    private static var wholeNumber: Regex<Substring> { /[1-9][0-9]*/ }
    /// RFC 822 as RSS has it, with four digits for the year (BP).
    private static var date: Regex<(Substring, Substring, Substring, Substring)> {
        /(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (GMT|[+\-]\d{4})/
    }

    static func moment(_ words: String) -> Date? {
        guard words.wholeMatch(of: date) != nil else { return nil }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
        return formatter.date(from: words)
    }

    private func isAddress(_ text: String?) -> Bool {
        guard let url = text.flatMap({ URL(string: $0) }) else { return false }
        return ["http", "https"].contains(url.scheme) && url.host() != nil && url.fragment() == nil
    }

    // MARK: The document

    private var ofDocument: [String] {
        let spaces = [
            // The addresses count letter by letter.
            "xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd", "xmlns:atom": "http://www.w3.org/2005/Atom",
            "xmlns:podcast": "https://podcastindex.org/namespace/1.0",
        ]
        return fault(rss.name != "rss" || rss.attributes["version"] != "2.0", "RSS 2.0: <rss version=\"2.0\">")
            + fault(rss.all("channel").count != 1, "RSS 2.0: one channel")
            + spaces.flatMap { fault(rss.attributes[$0] != $1, "Apple, Podcasting 2.0: the name space \($0)") }
    }

    // MARK: The show

    private var ofChannel: [String] {
        guard let channel else { return [] }
        var faults: [String] = []
        for name in ["title", "link", "description"] { faults += one(name, in: channel, "RSS 2.0") }
        for name in ["language", "itunes:image", "itunes:explicit"] { faults += one(name, in: channel, "Apple") }
        for name in ["podcast:guid", "podcast:medium"] { faults += one(name, in: channel, "Podcasting 2.0") }
        faults += oneAtMost(
            ["pubDate", "lastBuildDate", "ttl", "generator", "image", "itunes:type", "itunes:author", "itunes:block"],
            in: channel,
            "RSS 2.0"
        )
        func text(_ name: String) -> String { channel.first(name)?.text ?? "" }
        faults += fault(!isAddress(text("link")), "RSS 2.0: link is an address", text("link"))
        faults += fault(
            text("language").wholeMatch(of: /[a-z]{2}(-[A-Za-z0-9]{2,8})*/) == nil,
            "Apple: language of ISO 639-1",
            text("language")
        )
        faults += fault(
            Self.moment(text("lastBuildDate")) == nil,
            "RSS 2.0: lastBuildDate of RFC 822",
            text("lastBuildDate")
        )
        faults += fault(text("ttl").wholeMatch(of: Self.wholeNumber) == nil, "RSS 2.0: ttl in minutes", text("ttl"))
        let own = channel.all("atom:link").filter { $0.attributes["rel"] == "self" }
        faults += fault(own.count != 1 || own.first?.attributes["href"] != address, "BP: atom:link to itself")
        faults += fault(own.first?.attributes["type"] != "application/rss+xml", "BP: type of the atom:link")
        faults += fault(!["true", "false"].contains(text("itunes:explicit")), "Apple: explicit is true or false")
        faults += fault(!["episodic", "serial"].contains(text("itunes:type")), "Apple: type")
        faults += fault(!["", "Yes"].contains(text("itunes:block")), "Apple: block is Yes")
        faults += fault(!["", "Yes"].contains(text("itunes:complete")), "Apple: complete is Yes")
        let categories = channel.all("itunes:category").flatMap { [$0] + $0.all("itunes:category") }
        faults += fault(categories.map { $0.attributes["text"] } != ["Arts", "Books"], "Apple: category of its list")
        // A UUID of version 5.
        let uuid = /[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
        faults += fault(text("podcast:guid").wholeMatch(of: uuid) == nil, "Podcasting 2.0: guid", text("podcast:guid"))
        faults += fault(text("podcast:medium") != "audiobook", "Podcasting 2.0: medium of its list")
        for name in ["podcast:locked", "podcast:block"] {
            faults += fault(!["yes", "no"].contains(text(name)), "Podcasting 2.0: \(name) is yes or no")
        }
        faults += fault(
            text("podcast:block") != "yes" || text("itunes:block") != "Yes",
            "private: no directory lists it"
        )
        return faults
    }

    private var ofImage: [String] {
        let (image, href) = (channel?.first("image"), channel?.first("itunes:image")?.attributes["href"])
        var faults = fault(
            href?.wholeMatch(of: /https?:.*\.(jpg|jpeg|png)/) == nil,
            "Apple: address of the image",
            href
        )
        for name in ["url", "title", "link"] { faults += one(name, in: image, "RSS 2.0, image") }
        for name in ["title", "link"] {
            faults += fault(
                image?.first(name)?.text != channel?.first(name)?.text,
                "RSS 2.0, image: \(name) of the channel"
            )
        }
        return faults + fault(!isAddress(image?.first("url")?.text), "RSS 2.0, image: url")
    }

    // MARK: Episodes

    private func ofItem(_ item: XMLNode) -> [String] {
        var faults: [String] = []
        for name in ["title", "enclosure"] { faults += one(name, in: item, "Apple, episode") }
        for name in ["guid", "pubDate", "description", "itunes:duration", "itunes:explicit", "itunes:image"] {
            faults += one(name, in: item, "Apple, episode (wished)")
        }
        faults += oneAtMost(
            ["itunes:season", "itunes:episodeType", "podcast:season", "podcast:episode", "podcast:chapters"],
            in: item,
            "Apple, Podcasting 2.0, episode"
        )
        func text(_ name: String) -> String { item.first(name)?.text ?? "" }
        let enclosure = item.first("enclosure")?.attributes ?? [:]
        faults += fault(!isAddress(enclosure["url"]), "RSS 2.0: url of the enclosure", enclosure["url"])
        faults += fault(
            (enclosure["length"] ?? "").wholeMatch(of: Self.wholeNumber) == nil,
            "RSS 2.0: length of the enclosure",
            enclosure["length"]
        )
        let hasEnding = enclosure["url"]?.hasSuffix(".mp3") ?? false
        faults += fault(enclosure["type"] != "audio/mpeg" || !hasEnding, "Apple: type and ending of the enclosure")
        faults += fault(Self.moment(text("pubDate")) == nil, "RSS 2.0: pubDate of RFC 822", text("pubDate"))
        faults += fault(
            item.first("guid")?.attributes["isPermaLink"] != "false",
            "RSS 2.0: a guid that is no link says so"
        )
        faults += fault(text("itunes:duration").wholeMatch(of: Self.wholeNumber) == nil, "Apple: duration in seconds")
        faults += fault(
            !["true", "false"].contains(text("itunes:explicit")),
            "Apple, episode: explicit is true or false"
        )
        faults += fault(!["", "full", "trailer", "bonus"].contains(text("itunes:episodeType")), "Apple: episodeType")
        // In a serial show every episode has a number.
        faults += fault(
            text("itunes:episode").wholeMatch(of: Self.wholeNumber) == nil,
            "Apple: episode of a serial show"
        )
        faults += fault(text("podcast:episode") != text("itunes:episode"), "Podcasting 2.0: the same episode")
        if let season = item.first("itunes:season")?.text {
            faults += fault(season.wholeMatch(of: Self.wholeNumber) == nil, "Apple: season above 0", season)
        }
        faults += fault(
            item.first("podcast:season")?.text != item.first("itunes:season")?.text,
            "Podcasting 2.0: the same season"
        )
        let name = item.first("podcast:season")?.attributes["name"]
        faults += fault(name.map { $0.isEmpty || $0.count > 128 } ?? false, "Podcasting 2.0: name of a season", name)
        let chapters = item.first("podcast:chapters")?.attributes ?? [:]
        faults += fault(
            !isAddress(chapters["url"]) || chapters["type"] != "application/json+chapters",
            "Podcasting 2.0: chapters"
        )
        let transcripts = item.all("podcast:transcript")
        let isTranscript = transcripts.allSatisfy {
            isAddress($0.attributes["url"]) && $0.attributes["type"] == "text/vtt" && $0.attributes["rel"] == "captions"
        }
        return faults + fault(transcripts.isEmpty || !isTranscript, "Podcasting 2.0: transcript")
    }

    private var ofAllItems: [String] {
        func isOnce(_ values: [String?]) -> Bool { Set(values).count == values.count }
        let numbers = items.map { [$0.first("itunes:season")?.text, $0.first("itunes:episode")?.text] }
        let moments = items.compactMap { Self.moment($0.first("pubDate")?.text ?? "") }
        var faults = fault(!isOnce(items.map { $0.first("guid")?.text }), "RSS 2.0: each guid once")
        faults += fault(!isOnce(items.map { $0.first("enclosure")?.attributes["url"] }), "Apple: each enclosure once")
        faults += fault(Set(numbers).count != numbers.count, "Apple: each episode of a season once")
        faults += fault(moments != moments.sorted(by: >), "BP: the newest first")
        // Of a single book, apps show the chapters by their dates.
        if items.allSatisfy({ $0.first("itunes:season") == nil }) {
            let newest = items.map { Int($0.first("itunes:episode")?.text ?? "") ?? 0 }
            faults += fault(newest != newest.sorted(by: >), "ours: chapters come one after another")
        }
        return faults
    }
}
