import Foundation
import VorleserKit

/// A page of the catalogue as JSON. Source: OPDS Catalog 2.0; Readium Web Publication Manifest (links, metadata).
///
/// What is blank is left out, as both want it.
struct CatalogueDocument: Encodable {
    private let metadata: Metadata
    private let links: [Link]
    private var navigation: [Link]?
    private var publications: [Publication]?
    private var groups: [Group]?
    private var facets: [Facets]?

    private static let form = CatalogueForm.json
    static let publicationType = "application/opds-publication+json"

    struct Metadata: Encodable {
        let title: String
        var modified: String?
        var numberOfItems: Int?
        var itemsPerPage: Int?
        var currentPage: Int?
    }

    struct Link: Encodable {
        let href: String
        var type: String?
        var rel: String?
        var title: String?
        var templated: Bool?
        var properties: Properties?
        var width: Int?
        var height: Int?

        struct Properties: Encodable {
            let numberOfItems: Int
        }
    }

    private struct Group: Encodable {
        let metadata: Metadata
        let links: [Link]
        let publications: [Publication]
    }

    private struct Facets: Encodable {
        let metadata: Metadata
        let links: [Link]
    }

    init(_ page: CataloguePage, under base: BasePath) {
        let writer = Writer(base: base)
        let turning = page.turning
        metadata = Metadata(
            title: page.title,
            modified: page.updated.atom,
            numberOfItems: turning?.count,
            itemsPerPage: turning?.perPage,
            currentPage: turning?.page
        )
        var links = [
            writer.own("self", page.path),
            writer.own("start", "", title: "Vorleser"),
            Link(
                href: base.address(Self.form.path("/search")) + "{?\(Self.form.search)}",
                type: Self.form.mediaType(.acquisition),
                rel: "search",
                templated: true
            ),
            Link(
                href: base.address(CatalogueForm.atom.path(page.alternate)),
                type: CatalogueForm.atom.mediaType(page.kind),
                rel: "alternate"
            ),
        ]
        if let up = page.up { links.append(writer.own("up", up)) }
        self.links = links + (turning?.links ?? []).map { writer.own($0.relation, $0.path) }
        let leads = page.leads.map(writer.lead)
        let books = page.books.map { Publication($0, under: base) }
        // A feed has one of its collections at least, and none that is empty: where no book is, one leads on.
        let isEmpty = leads.isEmpty && books.isEmpty
        navigation = isEmpty ? [writer.own("start", "", title: "Vorleser")] : leads.isEmpty ? nil : leads
        publications = books.isEmpty ? nil : books
        let groups = page.groups.filter { !$0.books.isEmpty }.map { group in
            Group(
                metadata: Metadata(title: group.title, numberOfItems: group.count),
                links: [writer.own("self", group.path)],
                publications: group.books.map { Publication($0, under: base) }
            )
        }
        self.groups = groups.isEmpty ? nil : groups
        let facets = page.facets.map { group in
            Facets(metadata: Metadata(title: group.title), links: group.facets.map(writer.facet))
        }
        self.facets = facets.isEmpty ? nil : facets
    }

    /// Addresses of the catalogue's own pages.
    private struct Writer {
        let base: BasePath

        func own(_ relation: String?, _ path: String, title: String? = nil, count: Int? = nil) -> Link {
            Link(
                href: base.address(form.path(path)),
                type: form.mediaType(.acquisition),
                rel: relation,
                title: title,
                properties: count.map(Link.Properties.init)
            )
        }

        func lead(_ lead: CataloguePage.Lead) -> Link {
            own(lead.relation, lead.path, title: lead.title, count: lead.count)
        }

        func facet(_ facet: CataloguePage.Facet) -> Link {
            own(facet.isActive ? "self" : nil, facet.path, title: facet.title, count: facet.count)
        }
    }
}

extension CatalogueDocument {
    /// A book of the catalogue.
    struct Publication: Encodable {
        private let metadata: Metadata
        private let links: [Link]
        private var images: [Link]?
        /// Its pages, where they are pictures and all of it is told.
        private var readingOrder: [Link]?

        private struct Metadata: Encodable {
            let type = "http://schema.org/Book"
            let identifier: String
            let title: String
            let author: [String]?
            let language: String?
            let modified: String
            let description: String
            let numberOfPages: Int?
            let belongsTo: Belonging?

            private enum CodingKeys: String, CodingKey {
                case type = "@type"
                case identifier, title, author, language, modified, description, numberOfPages, belongsTo
            }
        }

        private struct Belonging: Encodable {
            let series: [Member]?
            let collection: [Member]?
        }

        private struct Member: Encodable {
            let name: String
            let position: Double?
            let links: [Link]
        }

        /// Where the document of one book is.
        static func path(of book: LibraryBook) -> String { "/publications/\(book.id)" }

        /// - Parameters:
        ///   - entry: The book.
        ///   - base: Under which path the library stands.
        ///   - pages: The sizes of its pages, to tell all of them; `nil` in a list.
        init(_ entry: CataloguePage.Entry, under base: BasePath, pages: [FixedPages.Page]? = nil) {
            let book = entry.book
            func member(_ name: String, position: String? = nil, _ query: CatalogueQuery) -> Member {
                let link = Link(
                    href: base.address(form.path(query.path(search: form.search))),
                    type: form.mediaType(.acquisition)
                )
                // A book may give any text as its number.
                let number = position.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
                return Member(name: name, position: number, links: [link])
            }
            let series = book.series.map { series in
                [member(series.name, position: series.position, .init(series: series.name))]
            }
            let collections = book.collections.map { member($0, .init(collection: $0)) }
            let isOfAny = series != nil || !collections.isEmpty
            metadata = Metadata(
                identifier: entry.id,
                title: book.title,
                author: book.authors.isEmpty ? nil : book.authors,
                language: book.language,
                modified: book.addedAt.atom,
                description: entry.words,
                numberOfPages: entry.pages?.count,
                belongsTo: isOfAny
                    ? Belonging(series: series, collection: collections.isEmpty ? nil : collections) : nil
            )
            links = [
                Link(href: base.address(form.path(Self.path(of: book))), type: publicationType, rel: "self"),
                Link(
                    href: base.address(CatalogueLinks.file(of: book)),
                    type: book.format.mediaType,
                    rel: CatalogueLinks.openAccess
                ),
                Link(
                    href: base.address(ProgressionController.path(of: book.id)),
                    type: ProgressionController.mediaType,
                    rel: ProgressionController.relation
                ),
            ]
            images = entry.cover.map { [Link(href: base.address(CatalogueLinks.cover(of: book)), type: $0)] }
            readingOrder = pages.map { pages in
                pages.enumerated().map { index, page in
                    Link(
                        href: base.address(PagesController.path(index, of: book)),
                        type: Picture.Kind.jpeg.mediaType,
                        width: page.width > 0 ? page.width : nil,
                        height: page.height > 0 ? page.height : nil
                    )
                }
            }
        }
    }
}
