import ArgumentParser
import VorleserKit

/// `vorleser rename`: another title, other authors, another series, other collections.
struct RenameCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: localized("Give a book of the library another title, or other authors, a series or collections."),
        discussion: localized(
            """
            What is not named stays. An empty --series takes the book out of its series;
            so does an empty --collection with the collections.

              vorleser rename 7 --title "Emma" --author "Jane Austen"
              vorleser rename 7 --series "Barsetshire" --number 2
              vorleser rename 7 --collection "For the train" --collection "Novels"
            """
        )
    )

    @OptionGroup var book: ShelfArgument
    @Option(name: .long, help: localized("The title.")) var title: String?
    @Option(name: .long, help: localized("An author; may be given again.")) var author: [String] = []
    @Option(name: .long, help: localized("The series it belongs to.")) var series: String?
    @Option(name: .long, help: localized("Its number in the series.")) var number: String?
    @Option(name: .long, help: localized("A collection it is in; may be given again.")) var collection: [String] = []

    func validate() throws {
        guard title != nil || !author.isEmpty || series != nil || number != nil || !collection.isEmpty else {
            throw ValidationError(localized("Give --title, --author, --series, --number or --collection."))
        }
        guard title.map({ !$0.allSatisfy(\.isWhitespace) }) ?? true else {
            throw ValidationError(localized("The title is empty."))
        }
    }

    func run() async throws {
        let library = try UserLibrary.open()
        let found = try await book.find(in: library)
        if number != nil, series == nil, found.series == nil {
            throw ValidationError(localized("The book belongs to no series: give --series, too."))
        }
        let wanted = wanted(for: found.description)
        let renamed = try await library.describe(found.id) { $0 = wanted }
        Terminal.write(Terminal.printable(renamed.line) + "\n")
    }

    private func wanted(for book: BookDescription) -> BookDescription {
        var book = book
        if let title { book.title = title }
        if !author.isEmpty { book.authors = author }
        if series != nil || number != nil {
            let name = series ?? book.series?.name ?? ""
            // Another series has other numbers.
            let position = number ?? (series == nil || series == book.series?.name ? book.series?.position : nil)
            book.series = name.isEmpty ? nil : BookMetadata.Series(name: name, position: position)
        }
        if !collection.isEmpty { book.collections = collection.filter { !$0.allSatisfy(\.isWhitespace) } }
        return book
    }
}
