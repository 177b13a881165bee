import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser restore`: a removed book back into the library, or what `vorleser backup` has kept.
struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: localized("Bring a removed book back, or merge a backup into the library."),
        discussion: localized(
            """
              vorleser restore 7              a book that was removed
              vorleser restore backup.json    what `vorleser backup` has kept

            `vorleser list --removed` shows which books there are. Of a backup comes
            what is missing here; what is here stays, and newer places win. Books
            that are not here are named: import their files, and restore again.
            """
        )
    )

    @Argument(
        help: localized(
            "A removed book's number or words of its title; or a backup, which ends in .json, - for standard input."
        ),
        completion: .file(extensions: ["json"])
    )
    var book: String
    @Flag(name: .long, help: localized("Print what came of a backup as JSON.")) var json = false

    func run() async throws {
        guard book == "-" || book.lowercased().hasSuffix(".json") else { return try await restoreBook() }
        let bytes = try Self.bytes(book)
        let document = try BackupDocument(bytes)
        let report = try await UserLibrary.room().restore(document, ofAll: true)
        if json { return Terminal.write(try report.json + "\n") }
        for line in report.lines { Terminal.write(Terminal.printable(line) + "\n") }
        for line in report.remarks { Terminal.note(Terminal.printable(line)) }
    }

    private func restoreBook() async throws {
        guard !json else { throw ValidationError(localized("--json is for a backup.")) }
        let library = try UserLibrary.open()
        let found = try await ShelfName(text: book).removedBook(in: library)
        let restored = try await library.restore(found.id)
        Terminal.write(Terminal.printable(restored.line) + "\n")
    }

    /// Not more than can be one: standard input may never end.
    private static func bytes(_ path: String) throws -> Data {
        let most = BackupDocument.mostBytes + 1
        guard path != "-" else { return try FileHandle.standardInput.read(upToCount: most) ?? Data() }
        guard FileManager.default.fileExists(atPath: path) else { throw BackupFileError.missing(path) }
        do {
            let file = try FileHandle(forReadingFrom: URL(filePath: path))
            defer { try? file.close() }
            return try file.read(upToCount: most) ?? Data()
        } catch {
            throw BackupFileError.unreadable(path, reason: error.reasonInWords)
        }
    }
}

/// Why nothing can be restored of a file.
private enum BackupFileError: ErrorWithExitCode {
    case missing(String)
    case unreadable(String, reason: String)

    var exitCode: Int32 { EX_NOINPUT }

    var errorDescription: String? {
        switch self {
        case .missing(let path): localized("There is no file at \(path).")
        case .unreadable(let path, let reason): localized("\(path) cannot be read: \(reason)")
        }
    }

    var recoverySuggestion: String? {
        switch self {
        case .missing: localized("Give a file that `vorleser backup` has written.")
        case .unreadable: localized("Check the path and the permissions.")
        }
    }
}

extension RestoreReport {
    /// What is new.
    fileprivate var lines: [String] {
        guard !isEmpty else { return [localized("Nothing in it is new.")] }
        let words = CountWords.list([
            (added.places + files, CountWords.places), (added.bookmarks, CountWords.bookmarks),
            (added.highlights, CountWords.highlights),
            (added.pronunciations + pronunciations, CountWords.pronunciations), (covers, CountWords.covers),
            (settings, CountWords.settings), (added.activity + past, CountWords.daysOfReading),
            (books.count { $0.added.isDescribedAnew }, CountWords.describedBooks),
        ])
        return [localized("Restored: \(words).")]
    }

    /// What is not, and what to do.
    fileprivate var remarks: [String] {
        var remarks = missing.map { book -> String in
            let authors = book.authors.joined(separator: ", ")
            return authors.isEmpty
                ? localized("Not here: “\(book.title)”, of the file \(book.fileName).")
                : localized("Not here: “\(book.title)” by \(authors), of the file \(book.fileName).")
        }
        if !people.isEmpty {
            let names = people.joined(separator: ", ")
            remarks.append(localized("New in the household, each without a PIN: \(names)."))
        }
        if missing.count == 1 { remarks.append(localized("Import its file, and restore this backup again.")) }
        if missing.count > 1 { remarks.append(localized("Import their files, and restore this backup again.")) }
        if refused == 1 { remarks.append(localized("\(refused) thing in it cannot be used: left out.")) }
        if refused > 1 { remarks.append(localized("\(grouped(refused)) things in it cannot be used: left out.")) }
        return remarks
    }
}
