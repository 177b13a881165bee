import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser search`: where words stand in the books of the library.
struct SearchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: localized("Search the text of all books of the library."),
        discussion: localized(
            """
            The words are sought as they stand together; capitals, accents and kinds
            of quotes do not matter. Each line has the book's number, the offset in
            UTF-16 code units from its start, and the words around the place;
            `vorleser read 7 --offset 1200` reads on from there. A book's first
            search reads its file, later ones its text, which is kept.

              vorleser search call me ishmael
            """
        )
    )

    @Argument(help: localized("What to look for.")) var words: [String]
    @Option(name: .long, help: localized("Places of a book at most.")) var limit = 10
    @Flag(name: .long, help: localized("Print JSON, a line for each place.")) var json = false

    func validate() throws {
        if limit < 1 { throw ValidationError(localized("--limit takes a number from 1 on.")) }
    }

    func run() async throws {
        let room = try UserLibrary.room()
        let sought = words.joined(separator: " ")
        var start: BookID?
        var isFound = false
        repeat {
            let found = try await room.search(for: sought, from: start, limit: limit, within: .seconds(1))
            for book in found.books {
                isFound = true
                if !json { Terminal.write(Terminal.printable("\(book.book.id)  \(book.book.title)") + "\n") }
                for (hit, chapter) in zip(book.hits, book.chapters) {
                    let line = HitLine(book.book, hit, chapter: chapter)
                    Terminal.write((json ? try line.json : Terminal.printable(line.text)) + "\n")
                }
                if book.hasMore, !json { Terminal.write("   " + localized("… and more") + "\n") }
            }
            for book in found.unread { Terminal.complain(localized("“\(book.title)” cannot be read now.")) }
            start = found.next
        } while start != nil
        if !isFound { Terminal.note(localized("Nothing was found.")) }
    }
}

/// A place as it is written.
private struct HitLine: Encodable {
    let book: BookID
    let title: String
    let chapter: String
    let offset: Int
    let before: String
    let match: String
    let after: String

    init(_ record: LibraryBook, _ hit: BookSearch.Hit, chapter: String) {
        (book, title, self.chapter, offset) = (record.id, record.title, chapter, hit.start)
        (before, match, after) = (hit.before, hit.match, hit.after)
    }

    var text: String { "   \(offset)  \(before)\(match)\(after)" }
}
