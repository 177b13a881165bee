import Foundation
import GRDB
public import VorleserCore

extension Library {
    /// Where each device was in a book, the newest first.
    public func places(in book: BookID) async throws -> [DevicePlace] { fatalError("not yet") }

    /// Remembers where a device is in a book, and that the book is being read. An older place than the one that is kept
    /// for the same device is ignored.
    /// - Returns: Whether it was kept.
    /// - Throws: ``LibraryError/unknownBook(_:)`` when the book was removed meanwhile.
    @discardableResult
    public func setPlace(_ place: DevicePlace, in book: BookID) async throws -> Bool { fatalError("not yet") }

    // MARK: Bookmarks

    /// In the order of the book.
    public func bookmarks(in book: BookID) async throws -> [Bookmark] { fatalError("not yet") }
    public func addBookmark(_ label: String, at place: Place, in book: BookID) async throws -> Bookmark {
        fatalError("not yet")
    }
    public func renameBookmark(_ id: Int64, to label: String, in book: BookID) async throws -> Bookmark {
        fatalError("not yet")
    }
    public func removeBookmark(_ id: Int64, in book: BookID) async throws { fatalError("not yet") }

    // MARK: Highlights

    /// In the order of the book.
    public func highlights(in book: BookID) async throws -> [Highlight] { fatalError("not yet") }
    public func addHighlight(
        from start: Place,
        to end: Place,
        text: String,
        colour: Highlight.Colour,
        note: String,
        in book: BookID
    ) async throws -> Highlight { fatalError("not yet") }
    public func changeHighlight(
        _ id: Int64,
        colour: Highlight.Colour?,
        note: String?,
        in book: BookID
    ) async throws -> Highlight { fatalError("not yet") }
    public func removeHighlight(_ id: Int64, in book: BookID) async throws { fatalError("not yet") }

    // MARK: Pronunciations of one occurrence

    public func pronunciations(in book: BookID) async throws -> [PlacedPronunciation] { fatalError("not yet") }
    /// Takes the place of another at the same place.
    public func addPronunciation(
        at place: Place,
        length: Int,
        way: String,
        said: String,
        in book: BookID
    ) async throws -> PlacedPronunciation { fatalError("not yet") }
    public func removePronunciation(_ id: Int64, in book: BookID) async throws { fatalError("not yet") }
}
