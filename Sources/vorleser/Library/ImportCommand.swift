import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser import`: files into the library.
struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: localized("Add books to the library."),
        discussion: localized(
            """
            The library keeps copies: the files may go afterwards. The same file
            again makes another book, and that is said. Of a book whose file was
            lost, --as puts another in its place; places and notes stay.

              vorleser import emma.epub persuasion.epub
              vorleser import ~/Books                a folder of books
              vorleser import emma.epub --as 7       the file of book 7 was lost

            Of a PDF with a password the library keeps an unlocked copy.
            """
        )
    )

    @Argument(
        help: localized("EPUB, FB2, Word, PDF, CBZ, text, Markdown or HTML files, or folders of them."),
        completion: Completions.books
    )
    var files: [String]
    @OptionGroup var password: PasswordOption
    @Option(name: .long, help: localized("What to call the book, instead of what it says itself.")) var title: String?
    @Option(
        name: .customLong("as"),
        help: ArgumentHelp(localized("The book of the library whose file this becomes."), valueName: "number"),
        completion: Completions.shelf
    )
    var lost: String?

    func run() async throws {
        let books = try BookFiles(in: files, except: nil).files
        guard books.count == 1 || (title == nil && lost == nil) else {
            throw ValidationError(localized("--title and --as are for a single book."))
        }
        let room = try UserLibrary.room()
        let password = try password.given()
        if let lost { return try await replace(lost, with: books[0], password, in: room) }
        try await room.library.purge()
        var worst: (any Error)?
        for file in books {
            do {
                let imported = try await password.opening(file) {
                    try await room.importBook(at: file, title: title, password: $0)
                }
                try await report(imported, in: room)
            } catch {
                guard books.count > 1, !(error is CancellationError) else { throw error }
                Terminal.complain("\(file.lastPathComponent): \(ExitCodes.words(for: error))")
                if ExitCodes.number(for: error) > worst.map(ExitCodes.number) ?? 0 { worst = error }
            }
        }
        if let worst { throw ExitCode(ExitCodes.number(for: worst)) }
    }

    private func replace(
        _ name: String,
        with file: URL,
        _ password: GivenPassword,
        in room: ReadingRoom
    ) async throws {
        let book = try await ShelfName(text: name).book(in: room.library)
        let imported = try await password.opening(file) {
            try await room.replaceFile(of: book.id, at: file, password: $0)
        }
        try await report(imported, in: room)
    }

    /// Said one by one; the others are counted with all that could not be read.
    private static let mostLosses = 5

    /// What was lost, each thing once, in order.
    private static func losses(_ warnings: [BookWarning]) -> [String] {
        let counts = Dictionary(warnings.map { ($0.message, 1) }, uniquingKeysWith: +)
        var said: Set<String> = []
        return warnings.map(\.message).filter { said.insert($0).inserted }.map { message in
            guard let count = counts[message], count > 1 else { return message }
            return localized("\(message) (\(count) times)")
        }
    }

    private func report(_ imported: ImportedBook, in room: ReadingRoom) async throws {
        Terminal.write(Terminal.printable(imported.book.line) + "\n")
        if let copy = imported.copies.first {
            Terminal.note(localized("You have this file already, as book \(copy.id); this is another copy of it."))
        }
        if let mismatch = try await room.fit(of: imported.book.id).mismatch {
            let correction: String =
                mismatch == .nothingToSay
                ? "" : localized(" If it is in another language: `vorleser language \(imported.book.id) en`.")
            Terminal.note(ExitCodes.words(for: mismatch).replacing("\n", with: " ") + correction)
        }
        for loss in Self.losses(imported.losses).prefix(Self.mostLosses) { Terminal.note(Terminal.printable(loss)) }
        let (count, id) = (imported.warnings.count, imported.book.id)
        guard count > 0 else { return }
        Terminal.note(
            count == 1
                ? localized("\(count) thing in it could not be read as written: `vorleser inspect \(id)`.")
                : localized("\(count) things in it could not be read as written: `vorleser inspect \(id)`.")
        )
    }
}
