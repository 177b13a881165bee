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

    func run() throws {
        try PDFPagesOutput(to: .standardOutput).write(file, password: nil)
    }
}
