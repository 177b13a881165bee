public import Foundation
import GRDB
public import VorleserCore

/// Every call throws ``LibraryError/unknownBook(_:)`` for a book that is not there, or was removed, and
/// ``LibraryError/unknownNote(_:)`` for a note that is not the book's.
extension Library {
    // MARK: Bookmarks

    /// In the order of the book.
    public func bookmarks(in book: BookID) async throws -> [Bookmark] {
        let marks: [Bookmark] = try await notes(in: book, "SELECT * FROM bookmark")
        return marks.sorted { ($0.place.offset, $0.id) < ($1.place.offset, $1.id) }
    }

    /// Keeps a place; its label may be empty. `made` says when that was done, now when `nil`.
    public func addBookmark(
        _ label: String,
        at place: Place,
        in book: BookID,
        made: Date? = nil
    ) async throws -> Bookmark {
        try await addNote(to: "bookmark", of: book, "label, place", [label, try place.column], made: made)
    }

    public func renameBookmark(_ id: Int64, to label: String, in book: BookID) async throws -> Bookmark {
        try await changeNote(id, in: "bookmark", of: book, "label = ?", [label])
    }

    public func removeBookmark(_ id: Int64, in book: BookID) async throws {
        try await removeNote(id, from: "bookmark", of: book)
    }

    // MARK: Highlights

    /// In the order of the book.
    public func highlights(in book: BookID) async throws -> [Highlight] {
        let marks: [Highlight] = try await notes(in: book, "SELECT * FROM highlight")
        return marks.sorted { ($0.start.offset, $0.id) < ($1.start.offset, $1.id) }
    }

    /// Keeps what was marked, of its text the first 2,000 characters. `made` says when that was done, now when `nil`.
    public func addHighlight(
        from start: Place,
        to end: Place,
        text: String,
        colour: Highlight.Colour,
        note: String,
        in book: BookID,
        made: Date? = nil
    ) async throws -> Highlight {
        try await addNote(
            to: "highlight",
            of: book,
            "start, end, text, colour, note",
            [try start.column, try end.column, String(text.prefix(2000)), colour.rawValue, note],
            made: made
        )
    }

    /// Gives a highlight another colour or note; `nil` leaves them.
    public func changeHighlight(
        _ id: Int64,
        colour: Highlight.Colour?,
        note: String?,
        in book: BookID
    ) async throws -> Highlight {
        try await changeNote(
            id,
            in: "highlight",
            of: book,
            "colour = coalesce(?, colour), note = coalesce(?, note)",
            [colour?.rawValue, note]
        )
    }

    public func removeHighlight(_ id: Int64, in book: BookID) async throws {
        try await removeNote(id, from: "highlight", of: book)
    }

    // MARK: Pronunciations of one occurrence

    /// In the order of the book.
    public func pronunciations(in book: BookID) async throws -> [PlacedPronunciation] {
        let rules: [PlacedPronunciation] = try await notes(in: book, "SELECT * FROM pronunciation")
        return rules.sorted { ($0.place.offset, $0.id) < ($1.place.offset, $1.id) }
    }

    /// Keeps one in the place of others.
    public func addPronunciation(
        at place: Place,
        length: Int,
        way: String,
        said: String,
        insteadOf old: [Int64] = [],
        in book: BookID
    ) async throws -> PlacedPronunciation {
        try await addNote(
            to: "pronunciation",
            of: book,
            "place, length, way, said",
            [try place.column, length, way, said],
            insteadOf: old
        )
    }

    public func removePronunciation(_ id: Int64, in book: BookID) async throws {
        try await removeNote(id, from: "pronunciation", of: book)
    }
}
