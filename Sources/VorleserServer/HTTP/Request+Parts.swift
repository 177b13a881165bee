import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

extension Request {
    /// The first value of a query's name, decoded as forms and `URLSearchParams` write it (a plus is a blank).
    func query(_ name: String) -> String? {
        for pair in (uri.query ?? "").split(separator: "&") {
            let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard Self.decoded(halves[0]) == name else { continue }
            return halves.count == 2 ? Self.decoded(halves[1]) : ""
        }
        return nil
    }

    private static func decoded(_ text: Substring) -> String? {
        text.replacing("+", with: " ").removingPercentEncoding
    }
}

extension ServerContext {
    /// The number in the path that names a book.
    /// - Throws: 404 when it is none: then there is no such path.
    var bookID: BookID {
        get throws { BookID(rawValue: try number("book")) }
    }

    /// A number in the path.
    /// - Throws: 404 when it is none: then there is no such path.
    func number(_ name: String) throws -> Int64 {
        guard let number = parameters.get(name, as: Int64.self) else { throw HTTPError(.notFound) }
        return number
    }
}
