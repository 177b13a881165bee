import Foundation
import Hummingbird
import VorleserKit

/// Makes the pages of the catalogue: which books are where, and how one gets from one page to another.
struct CatalogueShelves: Sendable {
    let room: ReadingRoom
    let covers: ShownCovers

    /// Books, or collections, of a page.
    static let perPage = 50
    /// Books of a group on the first page.
    private static let perGroup = 10
    /// More choices than these are a list of their own.
    private static let mostFacets = 30

    private static let orders: [(order: BookOrder, title: String, words: String, relation: String)] = [
        (.recent, "Last read", "What you have read or added last.", "subsection"),
        (.added, "New", "What was added last.", "http://opds-spec.org/sort/new"),
        (.title, "By title", "All books by their titles.", "subsection"),
        (.author, "By author", "All books by their authors.", "subsection"),
        (.series, "By series", "All books by their series.", "subsection"),
    ]

    /// When an empty library was changed last.
    private static let never = Date(timeIntervalSince1970: 0)

    // MARK: The first page

    func root(_ form: CatalogueForm) async throws -> CataloguePage {
        let all = try await available(.recent)
        let newest = all.map(\.addedAt).max() ?? Self.never
        var page = CataloguePage(title: "Vorleser", path: "", alternate: "", updated: newest, kind: .navigation)
        page.leads = Self.orders.filter { $0.order != .series }.map { order in
            .init(
                title: order.title,
                words: order.words,
                path: "/books?sort=\(order.order.rawValue)",
                relation: order.relation
            )
        }
        let (collections, series) = (Self.collections(of: all), Self.series(of: all))
        if !collections.isEmpty {
            page.leads.append(
                .init(
                    title: "Collections",
                    words: "Your own collections.",
                    path: "/collections",
                    kind: .navigation,
                    count: collections.count
                )
            )
        }
        if !series.isEmpty {
            page.leads.append(
                .init(
                    title: "Series",
                    words: "Books that belong together.",
                    path: "/series",
                    kind: .navigation,
                    count: series.count
                )
            )
        }
        // Atom has no groups.
        if form == .json { page.groups = try await groups(all) }
        return page
    }

    private func groups(_ all: [LibraryBook]) async throws -> [CataloguePage.Group] {
        let standings = try await room.standings(of: all)
        let begun = zip(all, standings).filter { CatalogueQuery.State($0, $1) == .begun }.map(\.0)
        let new = all.sorted { $0.addedAt > $1.addedAt }
        var groups: [CataloguePage.Group] = []
        for (title, path, books) in [
            ("Reading", "/books?sort=recent&state=begun", begun), ("New", "/books?sort=added", new),
        ] {
            let entries = try await entries(books.prefix(Self.perGroup))
            groups.append(.init(title: title, path: path, count: books.count, books: entries))
        }
        return groups
    }

    // MARK: Collections and series

    func collections(_ request: Request, in form: CatalogueForm) async throws -> CataloguePage {
        let all = try await available(.title)
        let names = Self.collections(of: all)
        return try await list(names, of: all, titled: "Collections", at: "/collections", request) { name in
            CatalogueQuery(order: .title, collection: name)
        }
    }

    func series(_ request: Request, in form: CatalogueForm) async throws -> CataloguePage {
        let all = try await available(.title)
        return try await list(Self.series(of: all), of: all, titled: "Series", at: "/series", request) { name in
            CatalogueQuery(order: .series, series: name)
        }
    }

    private func list(
        _ names: [(name: String, count: Int)],
        of all: [LibraryBook],
        titled title: String,
        at path: String,
        _ request: Request,
        _ query: (String) -> CatalogueQuery
    ) async throws -> CataloguePage {
        let turning = try Self.turning(request, names.count) { $0 == 1 ? path : "\(path)?page=\($0)" }
        let own = turning.path(turning.page)
        let updated = all.map(\.addedAt).max() ?? Self.never
        var page = CataloguePage(title: title, path: own, alternate: own, updated: updated, kind: .navigation)
        page.turning = turning
        page.up = ""
        page.leads = names[turning.range].map { name, count in
            .init(
                title: name,
                words: count == 1 ? "1 book" : "\(count) books",
                path: query(name).path(search: ""),
                count: count
            )
        }
        return page
    }

    private static func collections(of books: [LibraryBook]) -> [(name: String, count: Int)] {
        counted(books.flatMap(\.collections))
    }

    private static func series(of books: [LibraryBook]) -> [(name: String, count: Int)] {
        counted(books.compactMap(\.series?.name))
    }

    /// Each name once, as people put them into order.
    private static func counted(_ names: [String]) -> [(name: String, count: Int)] {
        Dictionary(grouping: names) { $0 }.map { ($0.key, $0.value.count) }
            .sorted {
                $0.0.compare($1.0, options: [.caseInsensitive, .diacriticInsensitive, .numeric]) == .orderedAscending
            }
    }

    // MARK: Books

    func books(_ query: CatalogueQuery, _ request: Request, in form: CatalogueForm) async throws -> CataloguePage {
        let order = query.order ?? .title
        let all = try await available(order, matching: query.words)
        let standings = Dictionary(zip(all.map(\.id), try await room.standings(of: all))) { $1 }
        func matching(_ query: CatalogueQuery) -> [LibraryBook] {
            all.filter { book in standings[book.id].map { query.contains(book, $0) } ?? false }
        }
        let found = matching(query)
        let turning = try Self.turning(request, found.count) { query.path(search: form.search, page: $0) }
        let other: CatalogueForm = form == .atom ? .json : .atom
        var page = CataloguePage(
            title: title(of: query, order),
            path: turning.path(turning.page),
            alternate: query.path(search: other.search, page: turning.page),
            updated: found.map(\.addedAt).max() ?? Self.never,
            kind: .acquisition
        )
        page.up = query.collection != nil ? "/collections" : query.series != nil ? "/series" : ""
        page.turning = turning
        page.books = try await entries(found[turning.range])
        page.facets = facets(of: query, order, all, form) { matching($0).count }
        return page
    }

    private func title(of query: CatalogueQuery, _ order: BookOrder) -> String {
        if let name = query.words ?? query.collection ?? query.series { return "“\(name)”" }
        return query.state?.title ?? Self.orders.first { $0.order == order }?.title ?? "All books"
    }

    /// Other orders of the same books, and parts of them. Source: OPDS Catalog 1.2, § 4; 2.0, § 2.4.
    private func facets(
        of query: CatalogueQuery,
        _ order: BookOrder,
        _ all: [LibraryBook],
        _ form: CatalogueForm,
        count: (CatalogueQuery) -> Int
    ) -> [CataloguePage.FacetGroup] {
        func facet(_ title: String, _ other: CatalogueQuery, isOrder: Bool = false) -> CataloguePage.Facet {
            let isActive = isOrder ? other.order == order : other == query
            return .init(
                title: title,
                path: other.path(search: form.search),
                isActive: isActive,
                count: isOrder ? nil : count(other)
            )
        }
        var groups = [
            CataloguePage.FacetGroup(
                title: "Order",
                facets: Self.orders.map { one in facet(one.title, query.with { $0.order = one.order }, isOrder: true) }
            ),
            CataloguePage.FacetGroup(
                title: "Show",
                facets: [facet("All", query.with { $0.state = nil })]
                    + CatalogueQuery.State.allCases.map { state in facet(state.title, query.with { $0.state = state }) }
            ),
        ]
        let collections = Self.collections(of: all).prefix(Self.mostFacets)
        if !collections.isEmpty {
            groups.append(
                .init(
                    title: "Collection",
                    facets: [facet("All books", query.with { $0.collection = nil })]
                        + collections.map { one in facet(one.name, query.with { $0.collection = one.name }) }
                )
            )
        }
        return groups
    }

    /// A book by itself, with its pages if they are pictures.
    func whole(_ id: BookID) async throws -> (CataloguePage.Entry, [FixedPages.Page]?) {
        let book = try await room.library.book(id)
        guard let entry = try await entries([book]).first else { throw LibraryError.unknownBook(id) }
        return (entry, entry.pages == nil ? nil : try await room.book(id).book.fixedPages?.pages)
    }

    private func entries(_ books: some Sequence<LibraryBook>) async throws -> [CataloguePage.Entry] {
        var entries: [CataloguePage.Entry] = []
        for book in books {
            let cover = try await covers.type(of: book)
            let pages = await blocking { room.picturePages(of: book) }
            entries.append(.init(book: book, cover: cover, pages: pages))
        }
        return entries
    }

    private func available(_ order: BookOrder, matching words: String? = nil) async throws -> [LibraryBook] {
        let library = room.library
        return try await library.books(matching: words, by: order).filter { library.hasFile($0.id) }
    }

    // MARK: Pages

    /// Which page is asked for; the last one for what lies behind it.
    private static func turning(
        _ request: Request,
        _ count: Int,
        _ path: @escaping (Int) -> String
    ) throws -> CataloguePage.Turning {
        let pages = max((count + perPage - 1) / perPage, 1)
        var page = 1
        if let text = request.value("page") {
            guard text.allSatisfy({ $0.isASCII && $0.isNumber }), text.contains(where: { $0 != "0" }) else {
                throw Refusal.badValue("page", wanted: ["1 … \(pages)"])
            }
            page = min(Int(text) ?? pages, pages)
        }
        return .init(page: page, pages: pages, count: count, perPage: perPage, path: path)
    }
}
