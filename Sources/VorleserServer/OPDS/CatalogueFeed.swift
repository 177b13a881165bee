import Foundation
import VorleserKit

/// A feed of a catalogue. Source: OPDS Catalog 1.2; RFC 4287 (Atom); RFC 5005 (paging).
struct CatalogueFeed {
    /// Which books, or none: then it leads to others.
    enum Kind {
        case navigation, acquisition

        var mediaType: String { "application/atom+xml;profile=opds-catalog;kind=\(self)" }
    }

    let kind: Kind
    let title: String
    /// Under which path the library stands.
    let base: BasePath
    /// Its own address.
    let path: String
    let updated: Date
    var links: [Link] = []
    /// How many books were found, and which are shown, for a search.
    var found: (count: Int, first: Int, perPage: Int)?
    var entries: [XMLText] = []

    struct Link {
        let relation: String
        let path: String
        let type: String
        var title: String?

        func xml(under base: BasePath) -> XMLText {
            let titles = title.map { [("title", $0)] } ?? []
            let attributes = [("rel", relation), ("href", base.address(path)), ("type", type)] + titles
            return .element("link", attributes.map { (name: $0.0, value: $0.1) }, [])
        }
    }

    /// Where every client begins.
    static let root = "/opds"

    var xml: String {
        let names = [
            ("xmlns", "http://www.w3.org/2005/Atom"), ("xmlns:dc", "http://purl.org/dc/terms/"),
            ("xmlns:opds", "http://opds-spec.org/2010/catalog"),
            ("xmlns:opensearch", "http://a9.com/-/spec/opensearch/1.1/"),
        ]
        let usual = [
            Link(relation: "self", path: path, type: kind.mediaType),
            Link(relation: "start", path: Self.root, type: Kind.navigation.mediaType, title: "Vorleser"),
            Link(relation: "search", path: Self.root + "/search.xml", type: "application/opensearchdescription+xml"),
        ]
        var content: [XMLText] = [
            .line("id", SHA256.urn(of: "feed " + path)), .line("title", title), .line("updated", updated.atom),
            .element("author", [:], .line("name", "Vorleser")),
        ]
        content += (usual + links).map { $0.xml(under: base) }
        if let found {
            content += [
                .line("opensearch:totalResults", String(found.count)),
                .line("opensearch:startIndex", String(found.first)),
                .line("opensearch:itemsPerPage", String(found.perPage)),
            ]
        }
        return XMLText.element("feed", names.map { (name: $0.0, value: $0.1) }, content + entries).document
    }

    /// An entry that leads to another feed.
    func shelf(_ title: String, _ words: String, at path: String, relation: String, _ updated: Date) -> XMLText {
        .element(
            "entry",
            [:],
            .line("title", title),
            .line("id", SHA256.urn(of: "shelf " + path)),
            .line("updated", updated.atom),
            .element("content", ["type": "text"], .text(words)),
            Link(relation: relation, path: path, type: Kind.acquisition.mediaType).xml(under: base)
        )
    }

    /// A book to be fetched.
    /// - Parameters:
    ///   - book: The record.
    ///   - cover: The media type of its cover; `nil` when it has none.
    /// - Returns: An `entry` element.
    func entry(_ book: LibraryBook, cover: String?) -> XMLText {
        let path = "/api/books/\(book.id)"
        let id = SHA256.urn(of: "book \(book.id) \(book.digest) \(book.addedAt.timeIntervalSince1970)")
        var content: [XMLText] = [
            .line("title", book.title), .line("id", id), .line("updated", book.addedAt.atom),
        ]
        content += book.authors.map { .element("author", [:], .line("name", $0)) }
        if let language = book.language { content.append(.line("dc:language", language)) }
        content.append(.element("summary", ["type": "text"], .text(book.words)))
        if let cover {
            content += ["http://opds-spec.org/image", "http://opds-spec.org/image/thumbnail"].map {
                Link(relation: $0, path: "\(Self.root)/covers/\(book.id)", type: cover).xml(under: base)
            }
        }
        let download = Link(
            relation: "http://opds-spec.org/acquisition/open-access",
            path: path + "/file",
            type: book.format.mediaType
        )
        let progression = Link(
            relation: ProgressionController.relation,
            path: ProgressionController.path(of: book.id),
            type: ProgressionController.mediaType
        )
        return .element("entry", [], content + [download, progression].map { $0.xml(under: base) })
    }
}

extension Date {
    /// As Atom writes moments: RFC 3339, in UTC.
    fileprivate var atom: String { formatted(.iso8601) }
}

extension LibraryBook {
    /// For people: its format, and how long it is to hear.
    fileprivate var words: String {
        let minutes = Int((min(max(seconds, 0), 1e9) / 60).rounded(.up))
        let length = minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
        return "\(format.rawValue.uppercased()), \(length) to hear"
    }
}
