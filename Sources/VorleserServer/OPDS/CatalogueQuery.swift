import Foundation
import Hummingbird
import VorleserKit

/// Which books of the catalogue are asked for, and in which order: what stands behind `/books?` and `/search?`.
struct CatalogueQuery: Hashable {
    var order: BookOrder?
    /// Words of titles, authors, series and collections.
    var words: String?
    var collection: String?
    var series: String?
    var state: State?

    /// How far a book has been read.
    enum State: String, CaseIterable {
        case new, begun, finished

        var title: String {
            switch self {
            case .new: "Not begun"
            case .begun: "Reading"
            case .finished: "Finished"
            }
        }
    }

    init(order: BookOrder? = nil, words: String? = nil, collection: String? = nil, series: String? = nil) {
        (self.order, self.words, self.collection, self.series) = (order, words, collection, series)
    }

    /// - Parameters:
    ///   - request: Says it in its query.
    ///   - search: What words are called there; `nil` where none are sought.
    /// - Throws: ``Refusal/badValue(_:wanted:)``
    init(_ request: Request, search: String?) throws {
        order = try Self.choice("sort", of: request)
        state = try Self.choice("state", of: request)
        (collection, series) = (request.value("collection"), request.value("series"))
        words = search.flatMap(request.value)
    }

    private static func choice<Value: RawRepresentable & CaseIterable>(_ name: String, of request: Request) throws
        -> Value?
    where Value.RawValue == String {
        guard let text = request.value(name) else { return nil }
        guard let value = Value(rawValue: text) else {
            throw Refusal.badValue(name, wanted: Value.allCases.map(\.rawValue))
        }
        return value
    }

    /// The address of a page of these books.
    /// - Parameters:
    ///   - search: What words are called.
    ///   - page: Which, from 1.
    /// - Returns: The path below the catalogue's root.
    func path(search: String, page: Int = 1) -> String {
        let parts = [
            (search, words), ("sort", order?.rawValue), ("state", state?.rawValue), ("collection", collection),
            ("series", series), ("page", page > 1 ? String(page) : nil),
        ]
        let query = parts.compactMap { name, value in value.map { "\(name)=\($0.inQuery)" } }.joined(separator: "&")
        return (words == nil ? "/books" : "/search") + (query.isEmpty ? "" : "?" + query)
    }

    /// The same with one thing otherwise.
    func with(_ change: (inout Self) -> Void) -> Self {
        var query = self
        change(&query)
        return query
    }

    // MARK: Which books

    func contains(_ book: LibraryBook, _ standing: BookStanding) -> Bool {
        (collection.map(book.collections.contains) ?? true) && (series.map { book.series?.name == $0 } ?? true)
            && (state.map { $0 == State(book, standing) } ?? true)
    }
}

extension CatalogueQuery.State {
    init(_ book: LibraryBook, _ standing: BookStanding) {
        self = standing.isFinished ? .finished : standing.isBegun(in: book) ? .begun : .new
    }
}

extension String {
    /// As it stands in a query. Source: RFC 3986, § 3.4; everything that could mean something is escaped.
    var inQuery: String {
        addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? ""
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )
}
