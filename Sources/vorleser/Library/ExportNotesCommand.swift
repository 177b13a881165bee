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
        let format = try format
        let output = try output.map { try NamedOutput($0, isForced: force) }
        let room = try UserLibrary.room()
        let notes = try await room.notes(of: book.find(in: room.library).id)
        guard let output else { return Terminal.write(notes.markdown) }
        try output.write { try Data(notes.text(as: format).utf8).write(to: $0, options: .atomic) }
    }

    /// What the file's ending says.
    private var format: NotesDocument.Format {
        get throws {
            guard let output else { return .markdown }
            let ending = URL(filePath: output).pathExtension.lowercased()
            let name = ["markdown": "md", "htm": "html"][ending] ?? ending
            guard let format = NotesDocument.Format(rawValue: name) else {
                throw ValidationError(
                    localized("“\(output)” does not say what kind of file to write. Known endings: md, html, csv.")
                )
            }
            return format
        }
    }
}
