import Foundation
import VorleserLibrary

/// What both libraries had when they last exchanged, so that what is gone from one of them can be told from what has never been there.
struct HomeAgreement: Codable, Hashable {
    /// By the digest of the book.
    var books: [String: Book] = [:]
    /// Pronunciations as lines, by what names the book; empty for those that hold in all.
    var rules: [String: Set<String>] = [:]

    /// What was agreed on about a book.
    struct Book: Codable, Hashable {
        let pair: Pair
        var mark: ReadingMark?
        var notes: [AgreedNote]
    }

    /// The two books that were compared: one that was brought in anew has lost nothing, it has never had anything. It tells
    /// the server apart, too, wherever that is found now.
    struct Pair: Codable, Hashable {
        let here: Record
        let there: Record
    }

    /// A book of a library.
    struct Record: Codable, Hashable {
        let id: Int64
        /// Milliseconds since 1970.
        let addedAt: Int64

        init(_ book: BookBackup) {
            (id, addedAt) = (book.id, Int64((book.addedAt.timeIntervalSince1970 * 1000).rounded()))
        }
    }

    /// The same without the notes that one of both has got just now: when it has not taken all of them, nobody knows which it lacks.
    func withoutNew(since before: Self) -> Self {
        var sure = self
        for (digest, book) in books {
            let known = Set(before.books[digest]?.notes ?? [])
            sure.books[digest]?.notes = book.notes.filter { !$0.isNew || known.contains($0) }
        }
        return sure
    }
}
