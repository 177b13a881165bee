import ArgumentParser
import VorleserKit

/// `vorleser rename`: another title, other authors.
struct RenameCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Give a book of the library another title, or other authors."
    )

    @OptionGroup var book: ShelfArgument
    @Option(name: .long, help: "The title.") var title: String?
    @Option(name: .long, help: "An author; may be given again.") var author: [String] = []

    func validate() throws {
        guard title != nil || !author.isEmpty else { throw ValidationError("Give --title, --author or both.") }
        guard title.map({ !$0.allSatisfy(\.isWhitespace) }) ?? true else {
            throw ValidationError("The title is empty.")
        }
    }

    func run() async throws {
        let library = try UserLibrary.open()
        let found = try await book.find(in: library)
        let renamed = try await library.rename(found.id, title: title, authors: author.isEmpty ? nil : author)
        Terminal.write(Terminal.printable(renamed.line) + "\n")
    }
}
