import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser open`: what is known of a book of the library.
struct OpenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: localized("Show a book of the library: where it was left, its file, its voice."),
        discussion: localized(
            """
            `vorleser read 7` goes on listening to book 7, `vorleser serve --open`
            shows it in a browser.
            """
        )
    )

    @OptionGroup var book: ShelfArgument

    func run() async throws {
        let library = try UserLibrary.open()
        let found = try await book.find(in: library)
        var lines = [found.title]
        if !found.authors.isEmpty { lines.append(found.authors.joined(separator: ", ")) }
        lines.append("")
        for (name, value) in try await facts(of: found, in: library) {
            lines.append("  " + name + String(repeating: " ", count: max(12 - name.count, 1)) + value)
        }
        Terminal.write(Terminal.printable(lines.joined(separator: "\n")) + "\n")
    }

    private func facts(of book: LibraryBook, in library: Library) async throws -> [(String, String)] {
        let usual = try await library.setting("speed", as: Double.self) ?? 1
        let room = try ReadingRoom(library: library, folders: UserLibrary.folders)
        let voice = try await room.voice(for: book.id)
        let standing = try await room.standing(of: book)
        let path = library.file(of: book)?.path(percentEncoded: false)
        let missing: String = localized("missing: import it again with --as \(book.id), or remove the book")
        var facts: [(String, String)] = [
            (localized("number"), book.id.description),
            (localized("format"), "\(book.format.rawValue), \(fileSize(book.bytes))"),
            (localized("file"), path ?? missing),
        ]
        if let language = book.language { facts.append((localized("language"), language)) }
        let speed = book.preferences.speed ?? usual
        let (all, left) = (listeningTime(standing.secondsAtSpeed), listeningTime(standing.secondsLeft))
        let listening: String = book.lastPlace == nil ? all : localized("\(all), \(left) left")
        facts.append((localized("listening"), listening))
        facts.append((localized("added"), book.addedAt.forPeople))
        if let last = book.lastPlace {
            let (share, offset) = (percent(standing.progress), last.place.offset.utf16)
            let place: String =
                last.quotation.isEmpty
                ? localized("\(share), offset \(offset)")
                : localized("\(share), offset \(offset): “\(last.quotation)…”")
            facts.append((localized("place"), place))
            facts.append((localized("last read"), localized("\(last.at.forPeople) on \(last.deviceName)")))
        }
        facts.append((localized("voice"), voice.id.rawValue))
        facts.append((localized("speed"), decimal(speed)))
        let bookmarks = try await library.bookmarks(in: book.id).count
        let highlights = try await library.highlights(in: book.id).count
        if bookmarks + highlights > 0 {
            let counts = [CountWords.bookmarks(bookmarks), CountWords.highlights(highlights)]
            facts.append((localized("notes"), counts.joined(separator: ", ")))
        }
        return facts
    }
}

extension DevicePlace {
    /// What stands there, on one line.
    fileprivate var quotation: String { place.after.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
