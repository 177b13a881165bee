import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// How a book is spoken now: `GET /api/books/ID/spoken`.
struct SpokenDocument: ResponseEncodable {
    /// `nil` when no voice reads the book.
    @OrNull var voice: String?
    let revision: String
    let wishes: String
    /// Whether its sound can be had in few bytes.
    let canBeSmall = SmallSound.isThere()
    let chapters: [SpokenState.Chapter]

    init(_ spoken: SpokenState) {
        voice = spoken.voice.rawValue
        (revision, wishes, chapters) = (spoken.revision, spoken.wishes, spoken.chapters)
    }

    /// Of a book that no voice reads.
    init(unspoken book: LoadedBook) {
        voice = nil
        (revision, wishes, chapters) = (book.revision, "", [])
    }
}

extension Request {
    /// `chapters=0-11,40`: indices of chapters, and ranges of them with both ends.
    /// - Returns: None when none are named.
    /// - Throws: `HTTPError` with 400 for what is no such list.
    var chapters: IndexSet {
        get throws {
            var all = IndexSet()
            for part in (value("chapters") ?? "").split(separator: ",") {
                let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
                guard (1...2).contains(ends.count), ends[0] >= 0, ends[0] <= ends[ends.count - 1],
                    ends[ends.count - 1] < Self.mostChapters
                else { throw HTTPError(.badRequest, message: "`chapters` is a list such as 0-11,40.") }
                all.insert(integersIn: ends[0]...ends[ends.count - 1])
            }
            return all
        }
    }

    /// No book has so many.
    private static var mostChapters: Int { 1_000_000 }
}
