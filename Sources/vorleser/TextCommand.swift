import ArgumentParser
import VorleserCore
import VorleserKit

/// `vorleser text`: the book's text alone.
struct TextCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "text",
        abstract: "Print a book's text alone.",
        discussion: """
            As it stands, this is the text that all offsets count in: the chapters
            end to end, a newline after every block. With --body only what is spoken
            is printed, paragraphs parted by blank lines.
            """
    )

    @OptionGroup var book: BookArgument
    @OptionGroup var narration: NarrationOptions
    @Flag(name: .long, help: "Only what is spoken, paragraphs parted by blank lines.") var body = false

    func run() async throws {
        let opened = try await book.open()
        guard body else {
            Terminal.write(opened.text)
            return
        }
        let script = Vorleser.script(of: opened, settings: narration.settings, pronunciations: .ofUser(in: opened))
        for paragraph in opened.spokenParagraphs(of: script) { Terminal.write(paragraph + "\n\n") }
    }
}
