import ArgumentParser
import VorleserKit

/// `vorleser remove`: a book out of the library.
struct RemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: localized("Remove a book from the library; `vorleser restore` brings it back."),
        discussion: localized(
            """
            For 30 days it can be restored, with its places and notes. Then, or with
            --now, it is deleted: the copy of its file, its cover and notes; --now
            deletes its sound too, which otherwise goes when room is needed.
            Your own file, from which it was imported, stays.
            """
        )
    )

    @OptionGroup var book: ShelfArgument
    @Flag(name: .long, help: localized("Delete it for good, also one that was removed before.")) var now = false

    func run() async throws {
        let room = try UserLibrary.room()
        let library = room.library
        guard now else {
            let found = try await book.find(in: library)
            try await library.remove(found.id)
            Terminal.write(localized("removed: \(Terminal.printable(found.line))") + "\n")
            return Terminal.note(localized("`vorleser restore \(found.id)` brings it back, for 30 days."))
        }
        let found = try await findAnywhere(in: library)
        try await room.delete(found.id).value
        Terminal.write(localized("deleted: \(Terminal.printable(found.line))") + "\n")
    }

    /// On the shelf, or among those that were removed; a number first means the book that has it, wherever it is.
    private func findAnywhere(in library: Library) async throws -> LibraryBook {
        let name = ShelfName(text: book.book)
        if let number = name.number, let removed = try await library.removedBooks().first(where: { $0.id == number }) {
            return removed
        }
        do {
            return try await book.find(in: library)
        } catch {
            guard let removed = try? await name.removedBook(in: library) else { throw error }
            return removed
        }
    }
}
