import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser list`: what is in the library.
struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: localized("List the books of the library."),
        discussion: localized(
            """
            The number, the title, the authors, how much has been read, and how long
            the rest takes. Words are looked for in titles, authors, series and
            collections; the beginnings of words do.

              vorleser list
              vorleser list tim wells --sort title
              vorleser list --collection "For the train"
            """
        )
    )

    @Argument(help: localized("Words of titles and authors.")) var words: [String] = []
    @Option(
        name: .long,
        help: localized("In which order: \(BookOrder.names)."),
        completion: .list(BookOrder.allCases.map(\.rawValue)),
        transform: BookOrder.init(named:)
    )
    var sort = BookOrder.recent
    @Option(name: .long, help: localized("Only the books of this collection.")) var collection: String?
    @Flag(name: .long, help: localized("The books that were removed and can be restored.")) var removed = false
    @Flag(name: .long, help: localized("Print JSON.")) var json = false

    func run() async throws {
        guard let library = try UserLibrary.openIfThere() else {
            if json { Terminal.write("[]\n") } else { tellEmpty() }
            return
        }
        let query = words.joined(separator: " ")
        let found =
            removed ? try await library.removedBooks() : try await library.books(matching: query, by: sort)
        let books = found.filter { book in collection.map(book.collections.contains) ?? true }
        let voice = try await library.setting("voice", as: String.self)
        let room = try ReadingRoom(library: library, folders: UserLibrary.folders)
        var unspoken: [BookID: LanguageMismatch] = [:]
        for book in books { unspoken[book.id] = await room.fit(of: book, usualVoice: voice).mismatch }
        let shelf = zip(books, try await room.standings(of: books))
        if json {
            let lines = shelf.map {
                BookLine($0, isMissing: !library.hasFile($0.id), $1, unspoken: unspoken[$0.id])
            }
            return Terminal.write(try lines.json + "\n")
        }
        if books.isEmpty {
            let isEmpty = found.isEmpty && query.isEmpty && !removed
            return isEmpty ? tellEmpty() : Terminal.note(localized("There is no such book."))
        }
        for line in table(shelf.map { cells($0, in: library, $1, unspoken[$0.id]) }) {
            Terminal.write(Terminal.printable(line) + "\n")
        }
    }

    private func tellEmpty() { Terminal.note(localized("The library is empty. `vorleser import FILE` adds a book.")) }

    private func cells(
        _ book: LibraryBook,
        in library: Library,
        _ standing: BookStanding,
        _ unspoken: LanguageMismatch?
    ) -> [String] {
        let left = listeningTime(standing.secondsLeft)
        let state: String =
            if !library.hasFile(book.id) {
                localized("its file is missing")
            } else if let unspoken {
                unspoken.shortWords
            } else if book.lastPlace == nil {
                left
            } else if standing.isFinished {
                localized("finished")
            } else {
                localized("\(percent(standing.progress)), \(left) left")
            }
        return [book.id.description, book.title, book.authors.joined(separator: ", "), state]
    }

    /// Columns as wide as they must be, the titles and names not too wide; on a narrow terminal without the names.
    private func table(_ rows: [[String]]) -> [String] {
        var widths = [4, 44, 28, .max].enumerated().map { column, most in
            min(rows.map { $0[column].count }.max() ?? 0, most)
        }
        let columns = Terminal.tableColumns ?? .max
        let hasNames = columns >= 60
        let room = max(columns - widths[0] - widths[3] - (hasNames ? 6 : 4), 16)
        if !hasNames {
            widths[1] = min(widths[1], room)
        } else if widths[1] + widths[2] > room {
            widths[2] = min(widths[2], room * 2 / 5)
            widths[1] = min(widths[1], room - widths[2])
        }
        return rows.map { row in
            let number = row[0].padded(to: widths[0], onTheLeft: true)
            let names = hasNames ? [row[2].filling(widths[2])] : []
            return ([number, row[1].filling(widths[1])] + names + [row[3]]).joined(separator: "  ")
        }
    }
}

extension String {
    /// Filled with blanks to a width, or cut to it.
    fileprivate func filling(_ width: Int) -> String {
        count <= width ? self + String(repeating: " ", count: width - count) : prefix(max(width - 1, 0)) + "…"
    }
}

extension BookOrder {
    fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

    fileprivate init(named name: String) throws {
        guard let order = BookOrder(rawValue: name) else {
            throw ValidationError(localized("There is no order “\(name)”; there are: \(Self.names)."))
        }
        self = order
    }
}

/// A book as it is written to JSON: what the HTTP API says of it.
private struct BookLine: Encodable {
    let id: BookID
    let title: String
    let authors: [String]
    let language: String?
    let series: BookMetadata.Series?
    let collections: [String]
    /// What the listener says of how far it was read; `null` for what its places say.
    let mark: ReadingMark?
    let format: BookFormat
    let fileName: String
    let bytes: Int
    let length: Int
    let seconds: Double
    let isMissing: Bool
    let addedAt: String
    let readAt: String?
    let removedAt: String?
    let offset: Int?
    let progress: Double
    let secondsLeft: Double
    /// Why it is not read aloud; `null` when it can be.
    let unspoken: String?

    init(_ book: LibraryBook, isMissing: Bool, _ standing: BookStanding, unspoken: LanguageMismatch?) {
        (id, title, authors, language) = (book.id, book.title, book.authors, book.language)
        (series, collections, mark) = (book.series, book.collections, book.mark)
        (format, fileName, bytes, length) = (book.format, book.fileName, book.bytes, book.length)
        // Of what no voice can read aloud no minutes are promised.
        seconds = unspoken == nil ? standing.seconds : 0
        secondsLeft = unspoken == nil ? standing.secondsLeft : 0
        progress = standing.progress
        self.unspoken = unspoken?.errorDescription
        self.isMissing = isMissing
        addedAt = book.addedAt.ISO8601Format()
        readAt = book.readAt?.ISO8601Format()
        removedAt = book.removedAt?.ISO8601Format()
        offset = book.lastPlace?.place.offset.utf16
    }
}
