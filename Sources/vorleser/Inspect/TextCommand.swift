import ArgumentParser
import VorleserKit

/// `vorleser text`: the book's text alone.
struct TextCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "text",
        abstract: localized("Print a book's text alone."),
        discussion: localized(
            """
            As it stands, this is the text that all offsets count in: the chapters
            end to end, a newline after every block. With --body only what is spoken
            is printed, paragraphs parted by blank lines.
            """
        )
    )

    @OptionGroup var book: BookArgument
    @OptionGroup var narration: NarrationOptions
    @Flag(name: .long, help: localized("Only what is spoken, paragraphs parted by blank lines.")) var body = false

    func run() async throws {
        guard body else { return Terminal.write(try await book.read().text) }
        let open = try await book.open(narration)
        for paragraph in open.book.spokenParagraphs(of: open.script()) { Terminal.write(paragraph + "\n\n") }
    }
}
