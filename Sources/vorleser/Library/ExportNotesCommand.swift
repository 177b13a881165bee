import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser export-notes`: bookmarks and highlights as a file.
struct ExportNotesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export-notes",
        abstract: localized("Write the bookmarks, highlights and notes of a book as Markdown, as a page or as a table.")
    )

    @OptionGroup var book: ShelfArgument
    @Option(
        name: .shortAndLong,
        help: localized(
            "A file to write; its ending says the kind: md, html or csv. Markdown on standard output if not given."
        ),
        completion: .file()
    )
    var output: String?
    @Flag(name: .long, help: localized("Replace a file that is there.")) var force = false

    func run() async throws {
        let output = try output.map { try NamedOutput($0, isForced: force) }
        let room = try UserLibrary.room()
        let notes = try await room.notes(of: book.find(in: room.library).id)
        guard let output else { return Terminal.write(notes.markdown) }
        do {
            let format = NotesDocument.Format(rawValue: output.url.pathExtension.lowercased()) ?? .markdown
            try Data(notes.text(as: format).utf8).write(to: output.url, options: .atomic)
            output.note()
        } catch {
            throw NotesError.unwritable(output.url.path, reason: error.reasonInWords)
        }
    }
}
