public import Foundation

/// The address of a page that a browser would show.
public struct WebLink: Hashable, Sendable {
    public let url: URL

    var text: String { url.absoluteString }

    /// So many bytes an address has at most.
    static let longest = 4_000

    /// Fails for what is no address of the web, and for one with a user's name in it, which is made to deceive.
    public init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = url.host(), !host.isEmpty, url.user() == nil, url.password() == nil,
            url.absoluteString.utf8.count <= Self.longest
        else { return nil }
        self.url = url
    }

    /// The address that a text is, with nothing beside it; `nil` when it is another text.
    public init?(wholeOf text: String) {
        let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard words.utf8.count <= Self.longest, !words.contains(where: \.isWhitespace), let url = URL(string: words)
        else { return nil }
        self.init(url)
    }
}
