import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

extension ServerContext {
    /// The number in the path that names a note.
    var noteID: Int64 {
        get throws { try number("note") }
    }
}

extension Request {
    /// A value of the query; `nil` when it is not there, or empty.
    func value(_ name: String) -> String? {
        query(name).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A number of the query, `nil` when it is not there.
    /// - Throws: `HTTPError` with 400 for what is none.
    func number(_ name: String) throws -> Int? {
        try value(name).map { text in
            guard let number = Int(text) else { throw HTTPError(.badRequest, message: "`\(name)` is no number.") }
            return number
        }
    }

    /// A place of the query, brought into the book.
    /// - Throws: `HTTPError` with 400 for a negative one, or what is no number.
    func offset(_ name: String, in book: Book) throws -> TextOffset? {
        try number(name).map { try book.offset($0, called: name) }
    }

    /// The span from `start` to `end` of the query, brought into the book.
    /// - Throws: `HTTPError` with 400 when one is missing, or they are the wrong way round.
    func span(in book: Book) throws -> TextSpan {
        guard let start = try offset("start", in: book), let end = try offset("end", in: book) else {
            throw HTTPError(.badRequest, message: "`start` and `end` are needed.")
        }
        return try book.span(from: start, to: end)
    }
}

extension Book {
    /// An offset that a client gave; beyond the end means the end.
    func offset(_ number: Int, called name: String = "offset") throws -> TextOffset {
        guard number >= 0 else { throw HTTPError(.badRequest, message: "`\(name)` cannot be negative.") }
        return TextOffset(utf16: min(number, length))
    }

    /// A span that a client gave.
    func span(from start: TextOffset, to end: TextOffset) throws -> TextSpan {
        guard start <= end else { throw HTTPError(.badRequest, message: "A span ends after it starts.") }
        return start..<end
    }
}
