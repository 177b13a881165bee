import ArgumentParser
import Foundation
import VorleserBooks

/// The process that reads a PDF for another one: what reads PDF may die of a hostile file.
struct PDFPagesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pdf-pages",
        abstract: "Write what is on a PDF's pages, for another process to read.",
        shouldDisplay: false
    )

    @Argument(help: "The PDF.")
    var file: String

    @Option(help: "The first page, counted from 0.")
    var from = 0

    @Flag(help: "Read the password from the standard input.")
    var locked = false

    func validate() throws {
        guard from >= 0 else { throw ValidationError("Pages are counted from 0.") }
    }

    func run() throws {
        let password =
            locked ? try FileHandle.standardInput.readToEnd().map { String(decoding: $0, as: UTF8.self) } : nil
        try PDFPagesOutput(to: .standardOutput).write(file, password: password, from: from)
    }
}
