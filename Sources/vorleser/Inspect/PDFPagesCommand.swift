import ArgumentParser
import Foundation
import VorleserKit

/// The process that reads a PDF for another one: what reads PDF may die of a hostile file.
struct PDFPagesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pdf-pages",
        abstract: localized("Write what is on a PDF's pages, for another process to read."),
        shouldDisplay: false
    )

    @Argument(help: localized("The PDF."))
    var file: String

    @Option(help: localized("The first page, counted from 0."))
    var from = 0

    @Option(help: localized("A picture instead of the pages, as the book calls it."))
    var picture: String?

    @Flag(help: localized("A copy that opens without a password instead of the pages."))
    var unlock = false

    @Flag(help: localized("Read the password from the standard input."))
    var locked = false

    func validate() throws {
        guard from >= 0 else { throw ValidationError(localized("Pages are counted from 0.")) }
    }

    func run() throws {
        let password = locked ? try FileHandle.standardInput.readToEnd() : nil
        let wish: PDFPagesOutput.Wish = unlock ? .unlockedCopy : picture.map { .picture($0) } ?? .pages(from: from)
        try PDFPagesOutput(to: .standardOutput)
            .answer(wish, about: file, password: password.map { String(decoding: $0, as: UTF8.self) })
    }
}
