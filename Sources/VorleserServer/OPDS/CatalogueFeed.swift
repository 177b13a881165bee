import Foundation
import VorleserKit

/// A page of the catalogue as Atom. Source: OPDS Catalog 1.2; RFC 4287 (Atom); RFC 5005 (paging); RFC 4685 (`thr:count`);
/// OPDS Page Streaming Extension 1.2.
struct CatalogueFeed {
    let page: CataloguePage
    /// Under which path the library stands.
    let base: BasePath

    private static let form = CatalogueForm.atom

    private struct Link {
        let relation: String
        /// The whole path.
        let path: String
        let type: String
        var title: String?
        var others: [(name: String, value: String)] = []

        func xml(under base: BasePath) -> XMLText {
            let titles = title.map { [("title", $0)] } ?? []
            let attributes = [("rel", relation), ("href", base.address(path)), ("type", type)] + titles
            return .element("link", attributes.map { (name: $0.0, value: $0.1) } + others, [])
        }
    }

    var xml: String {
        let names = [
            ("xmlns", "http://www.w3.org/2005/Atom"), ("xmlns:dc", "http://purl.org/dc/terms/"),
            ("xmlns:opds", "http://opds-spec.org/2010/catalog"),
            ("xmlns:opensearch", "http://a9.com/-/spec/opensearch/1.1/"),
            ("xmlns:thr", "http://purl.org/syndication/thread/1.0"), ("xmlns:pse", "http://vaemendis.net/opds-pse/ns"),
        ]
        let path = Self.form.path(page.path)
        var content: [XMLText] = [
            .line("id", SHA256.urn(of: "feed " + path)), .line("title", page.title),
            .line("updated", page.updated.atom),
            .element("author", [:], .line("name", "Vorleser")),
        ]
        content += (usual + turns + facets).map { $0.xml(under: base) }
        if let turning = page.turning {
            content += [
                .line("opensearch:totalResults", String(turning.count)),
                .line("opensearch:startIndex", String(min(turning.range.lowerBound + 1, turning.count))),
                .line("opensearch:itemsPerPage", String(turning.perPage)),
            ]
        }
        let entries = page.leads.map(entry) + page.books.map(entry)
        return XMLText.element("feed", names.map { (name: $0.0, value: $0.1) }, content + entries).document
    }

    // MARK: Links of the feed

    private func own(_ relation: String, _ path: String, _ kind: CataloguePage.Kind, title: String? = nil) -> Link {
        Link(relation: relation, path: Self.form.path(path), type: Self.form.mediaType(kind), title: title)
    }

    private var usual: [Link] {
        let other = CatalogueForm.json
        let search = Link(
            relation: "search",
            path: Self.form.path("/search.xml"),
            type: "application/opensearchdescription+xml"
        )
        return [own("self", page.path, page.kind), own("start", "", .navigation, title: "Vorleser"), search]
            + (page.up.map { [own("up", $0, .navigation)] } ?? [])
            + [Link(relation: "alternate", path: other.path(page.alternate), type: other.mediaType(page.kind))]
    }

    private var turns: [Link] { (page.turning?.links ?? []).map { own($0.relation, $0.path, page.kind) } }

    private var facets: [Link] {
        page.facets.flatMap { group in
            group.facets.map { facet in
                var link = own("http://opds-spec.org/facet", facet.path, .acquisition, title: facet.title)
                link.others = [("opds:facetGroup", group.title)]
                if facet.isActive { link.others.append(("opds:activeFacet", "true")) }
                if let count = facet.count { link.others.append(("thr:count", String(count))) }
                return link
            }
        }
    }

    // MARK: Entries

    private func entry(_ lead: CataloguePage.Lead) -> XMLText {
        .element(
            "entry",
            [:],
            .line("title", lead.title),
            .line("id", SHA256.urn(of: "shelf " + Self.form.path(lead.path))),
            .line("updated", page.updated.atom),
            .element("content", ["type": "text"], .text(lead.words)),
            own(lead.relation, lead.path, lead.kind).xml(under: base)
        )
    }

    private func entry(_ entry: CataloguePage.Entry) -> XMLText {
        let book = entry.book
        var content: [XMLText] = [
            .line("title", book.title), .line("id", entry.id), .line("updated", book.addedAt.atom),
        ]
        content += book.authors.map { .element("author", [:], .line("name", $0)) }
        if let language = book.language { content.append(.line("dc:language", language)) }
        content += book.collections.map { .element("category", ["term": $0, "label": $0]) }
        content.append(.element("summary", ["type": "text"], .text(entry.words)))
        return .element("entry", [], content + links(of: entry).map { $0.xml(under: base) })
    }

    private func links(of entry: CataloguePage.Entry) -> [Link] {
        let book = entry.book
        // RFC 4287, § 4.1.2: what has no content leads to what is meant.
        var links = [Link(relation: "alternate", path: "/books/\(book.id)", type: "text/html")]
        if let cover = entry.cover {
            links += ["http://opds-spec.org/image", "http://opds-spec.org/image/thumbnail"].map {
                Link(relation: $0, path: CatalogueLinks.cover(of: book), type: cover)
            }
        }
        links.append(
            Link(
                relation: CatalogueLinks.openAccess,
                path: CatalogueLinks.file(of: book),
                type: book.format.mediaType
            )
        )
        if let stream = stream(entry) { links.append(stream) }
        links.append(
            Link(
                relation: ProgressionController.relation,
                path: ProgressionController.path(of: book.id),
                type: ProgressionController.mediaType
            )
        )
        if let series = book.series {
            let number = series.position.map { ", \($0)" } ?? ""
            let path = CatalogueQuery(order: .series, series: series.name).path(search: "")
            links.append(own("related", path, .acquisition, title: "Series: \(series.name)\(number)"))
        }
        return links
    }

    private func stream(_ entry: CataloguePage.Entry) -> Link? {
        guard let pages = entry.pages else { return nil }
        var others = [("pse:count", String(pages.count))]
        if let last = entry.lastRead {
            others += [("pse:lastRead", String(last.page)), ("pse:lastReadDate", last.at.atom)]
        }
        return Link(
            relation: PagesController.relation,
            path: PagesController.template(of: entry.book),
            type: Picture.Kind.jpeg.mediaType,
            others: others.map { (name: $0.0, value: $0.1) }
        )
    }
}

extension Date {
    /// As Atom and JSON write moments: RFC 3339, in UTC.
    var atom: String { formatted(.iso8601) }
}
