import HTTPTypes

/// What kind of thing a path leads to.
///
/// The router takes several spellings of a path (`//api/books`); what is not known here by its one spelling is taken
/// for something of the listener's.
struct RequestPath {
    private let path: String

    /// Where the library's own certificate authority has its certificate.
    static let authorityCertificate = "/trust/vorleser-authority.crt"

    init(_ path: String) { self.path = path }

    /// - Parameter target: As it stands in a request: a path, perhaps with a query.
    init(ofTarget target: String?) { self.init(String((target ?? "").prefix { $0 != "?" })) }

    /// Whether anybody may have it: the pages' files, in which nothing of the listener's is.
    var isPublic: Bool {
        [
            "/health", "/pair", "/api/pair", "/trust", Self.authorityCertificate, "/manifest.webmanifest",
            "/service-worker.js", "/favicon.ico",
        ].contains(path)
            || path.hasPrefix("/web/") || path.hasPrefix("/fonts/")
    }

    /// Whether it is of a podcast feed: its secret stands in it, and says who may have it.
    var isFeed: Bool { path.hasPrefix("/feeds/") }

    /// Whether KOReader asks for it, which has a key of its own and expects errors in a shape of its own.
    var isKOReader: Bool { path.hasPrefix("/kosync/") }

    /// As it may be noted: without a feed's secret, in whichever spelling of the path.
    var logged: String {
        guard let start = path.firstRange(of: "feeds/") else { return String(path.prefix(200)) }
        return String(path[..<start.upperBound].prefix(200)) + "…"
    }

    /// Whether a server that speaks TLS answers it without, too: what a device needs before it can trust the server.
    var isOpenToPlain: Bool {
        ["/health", "/trust", Self.authorityCertificate].contains(path) || path.hasPrefix("/web/")
    }

    /// Whether it is how a device comes to know who is listening.
    func isForStrangersOfHousehold(_ method: HTTPRequest.Method) -> Bool {
        switch method {
        case .get, .head: ["/people", "/api/people"].contains(path)
        case .post: path.hasPrefix("/api/people/") && path.hasSuffix("/enter")
        default: false
        }
    }

    /// Whether OpenAI's clients ask for it: they expect errors in a shape of their own.
    var isOpenAI: Bool { path == "/v1" || path.hasPrefix("/v1/") }

    /// Whether programs ask for it that sign in with a name and a password, such as readers of OPDS.
    var isOfPrograms: Bool { isOpenAI || isFeed || isKOReader || path == "/opds" || path.hasPrefix("/opds/") }

    /// Whether it is a page, or a file that pages are made of.
    var isPage: Bool {
        ["/", "/settings", "/people"].contains(path) || path.hasPrefix("/books/")
            || isPublic && !path.hasPrefix("/api/")
    }
}
