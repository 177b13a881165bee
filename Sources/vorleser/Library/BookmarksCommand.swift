import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser bookmarks`: the places a listener wants to find again.
struct BookmarksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bookmarks",
        abstract: localized("List the bookmarks of a book of the library, add or remove one."),
        discussion: localized(
            """
            The number, the offset in UTF-16 code units from the start of the book,
            the chapter and the label. `vorleser read 7 --offset 1200` reads on
            from there.
            """
        )
    )

    @OptionGroup var book: ShelfArgument
    @Option(name: .long, help: ArgumentHelp(localized("Add one at this place."), valueName: "offset")) var add: Int?
    @Option(name: .long, help: localized("What to call it; how its sentence begins if not given.")) var label: String?
    @Option(name: .long, help: ArgumentHelp(localized("Remove this one."), valueName: "number")) var remove: Int64?
    @Flag(name: .long, help: localized("Print JSON.")) var json = false

    func validate() throws {
        if let add, add < 0 { throw ValidationError(localized("An offset cannot be negative.")) }
        if label != nil, add == nil {
            throw ValidationError(localized("--label is for a bookmark that is added: give --add too."))
        }
        if add != nil, remove != nil { throw ValidationError(localized("Give one of --add and --remove.")) }
    }

    func run() async throws {
        let room = try UserLibrary.room()
        let library = room.library
        let id = try await book.find(in: library).id
        let read = try await room.book(id).book
        if let add {
            let offset = try read.place(add)
            let name = label ?? read.beginningOfSentence(at: offset)
            _ = try await library.addBookmark(name, at: read.place(at: offset), in: id)
        }
        if let remove { try await library.removeBookmark(remove, in: id) }
        let bookmarks = try await library.bookmarks(in: id).map { BookmarkLine($0, in: read) }
        if json { return Terminal.write(try bookmarks.json + "\n") }
        if bookmarks.isEmpty { return Terminal.note(localized("There is no bookmark.")) }
        for bookmark in bookmarks { Terminal.write(Terminal.printable(bookmark.text) + "\n") }
    }
}

/// A bookmark as it is written.
private struct BookmarkLine: Encodable {
    let id: Int64
    let offset: Int
    let chapter: String?
    let label: String
    let createdAt: String

    init(_ bookmark: Bookmark, in book: Book) {
        let place = book.offset(of: bookmark.place)
        id = bookmark.id
        offset = place.utf16
        chapter = book.chapterIndex(at: place).map { book.chapters[$0].title }
        label = bookmark.label
        createdAt = bookmark.createdAt.ISO8601Format()
    }

    var text: String { ["\(id)", "\(offset)", chapter ?? "", label].joined(separator: "  ") }
}
