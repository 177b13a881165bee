import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser open`: what is known of a book of the library.
struct OpenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Show a book of the library: where it was left, its file, its voice.",
        discussion: """
            `vorleser read 7` goes on listening to book 7, `vorleser serve --open`
            shows it in a browser.
            """
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
        var facts = [
            ("number", book.id.description),
            ("format", "\(book.format.rawValue), \(fileSize(book.bytes))"),
            ("file", path ?? "missing: import it again with --as \(book.id), or remove the book"),
        ]
        if let language = book.language { facts.append(("language", language)) }
        let speed = book.preferences.speed ?? usual
        let left = book.lastPlace == nil ? "" : ", \(listeningTime(standing.secondsLeft)) left"
        facts.append(("listening", listeningTime(standing.secondsAtSpeed) + left))
        facts.append(("added", book.addedAt.forPeople))
        if let last = book.lastPlace {
            facts.append(
                ("place", "\(percent(standing.progress)), offset \(last.place.offset.utf16)" + last.quotation)
            )
            facts.append(("last read", "\(last.at.forPeople) on \(last.deviceName)"))
        }
        facts.append(("voice", voice.id.rawValue))
        facts.append(("speed", "\(speed)"))
        let bookmarks = try await library.bookmarks(in: book.id).count
        let highlights = try await library.highlights(in: book.id).count
        if bookmarks + highlights > 0 {
            facts.append(("notes", "\(counted(bookmarks, "bookmark")), \(counted(highlights, "highlight"))"))
        }
        return facts
    }
}

extension DevicePlace {
    /// What stands there, on one line.
    fileprivate var quotation: String {
        let words = place.after.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? "" : ": “\(words)…”"
    }
}

extension Date {
    /// To the minute, in this machine's time.
    var forPeople: String {
        formatted(
            Date.ISO8601FormatStyle(timeZone: .current).year().month().day().dateTimeSeparator(.space).time(
                includingFractionalSeconds: false
            )
        )
    }
}
