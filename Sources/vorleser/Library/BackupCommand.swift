import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser backup`: what a listener has made of the library, as one file.
struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: localized("Keep everybody's places, notes, settings and all else in one file."),
        discussion: localized(
            """
            Not the books themselves: their files, and what was spoken of them, are
            elsewhere or can be had again. `vorleser restore` merges it into this
            library or another one, as often as you like. See docs/backup.md.

              vorleser backup vorleser.json
              vorleser backup - | ssh attic vorleser restore -
            """
        )
    )

    @Argument(help: localized("The file to write; - for standard output."), completion: .file(extensions: ["json"]))
    var file: String
    @Flag(name: .long, help: localized("Replace a file that is there.")) var force = false
    @Flag(name: .long, help: localized("Print how much is in it as JSON.")) var json = false

    func validate() throws {
        guard file == "-" || file.lowercased().hasSuffix(".json") else {
            throw ValidationError(
                localized("Call the file something that ends in .json: by that `vorleser restore` knows it.")
            )
        }
        guard file != "-" || !json else { throw ValidationError(localized("Give a file, or leave out --json.")) }
    }

    func run() async throws {
        let output = file == "-" ? nil : try NamedOutput(file, isForced: force)
        let document = try await UserLibrary.room().backup(ofAll: true)
        guard let output else { return Terminal.write(String(decoding: try document.json, as: UTF8.self) + "\n") }
        try output.write { try document.write(to: $0) }
        let contents = Contents(document, file: output.url.path)
        if json { return Terminal.write(try contents.json + "\n") }
        let counts = [
            CountWords.books(contents.books), CountWords.places(contents.places), CountWords.notes(contents.notes),
        ]
        Terminal.write(Terminal.printable("\(output.url.path): \(counts.joined(separator: ", "))") + "\n")
    }

    private struct Contents: Encodable {
        let file: String
        let books: Int
        let places: Int
        /// Bookmarks and highlights.
        let notes: Int

        init(_ document: BackupDocument, file: String) {
            let readings = document.people.elements.flatMap(\.readings.elements)
            (self.file, books) = (file, document.books.elements.count)
            places = readings.reduce(0) { $0 + $1.places.elements.count }
            notes = readings.reduce(0) { $0 + $1.bookmarks.elements.count + $1.highlights.elements.count }
        }
    }
}
