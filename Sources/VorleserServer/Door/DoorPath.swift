/// What kind of thing a path leads to.
///
/// The router takes several spellings of a path (`//api/books`); what is not known here by its one spelling is taken
/// for something of the listener's.
struct DoorPath {
    private let path: String

    init(_ path: String) { self.path = path }

    /// Whether anybody may have it: the pages' files, in which nothing of the listener's is.
    var isPublic: Bool {
        ["/health", "/pair", "/api/pair", "/manifest.webmanifest", "/service-worker.js", "/favicon.ico"].contains(path)
            || path.hasPrefix("/web/")
    }

    /// Whether it is a page, or a file that pages are made of.
    var isPage: Bool {
        path == "/" || path == "/settings" || path.hasPrefix("/books/") || isPublic && !path.hasPrefix("/api/")
    }
}
