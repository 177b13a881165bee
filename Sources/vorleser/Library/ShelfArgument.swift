import ArgumentParser
import VorleserKit

/// The book of the library that a command is about.
struct ShelfArgument: ParsableArguments {
    @Argument(help: localized("Its number in the library, or words of its title."), completion: Completions.shelf)
    var book: String

    /// - Throws: ``ShelfNameError``, `LibraryError`
    func find(in library: Library) async throws -> LibraryBook {
        try await ShelfName(text: book).book(in: library)
    }
}

extension LibraryBook {
    /// On one line: “7  The Time Machine, H. G. Wells”.
    var line: String { "\(id)  " + ([title] + authors).joined(separator: ", ") }
}
