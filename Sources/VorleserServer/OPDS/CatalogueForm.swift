import VorleserKit

/// How the catalogue is written, and where it stands then: OPDS 1.2 is Atom, OPDS 2.0 is JSON.
enum CatalogueForm: CaseIterable {
    case atom, json

    /// Where a client begins.
    var root: String {
        switch self {
        case .atom: "/opds"
        case .json: "/opds/v2"
        }
    }

    /// What the words that are sought are called in an address.
    var search: String {
        switch self {
        case .atom: "q"
        case .json: "query"
        }
    }

    /// Where a page of the catalogue is.
    func path(_ page: String) -> String { root + page }

    func mediaType(_ kind: CataloguePage.Kind) -> String {
        switch self {
        case .atom: "application/atom+xml;profile=opds-catalog;kind=\(kind)"
        case .json: "application/opds+json"
        }
    }
}

/// How a book is fetched from the catalogue.
enum CatalogueLinks {
    /// Of what is open to everybody who reaches the server. Source: OPDS Catalog 1.2, § 5.4; 2.0, § 5.3.
    static let openAccess = "http://opds-spec.org/acquisition/open-access"

    static func cover(of book: LibraryBook) -> String { "/opds/covers/\(book.id)" }

    static func file(of book: LibraryBook) -> String { "/api/books/\(book.id)/file" }
}
