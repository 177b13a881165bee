import ArgumentParser
import Foundation
import VorleserCore
import VorleserKit
import VorleserNarration

/// `vorleser script`: what will be spoken, replaced and left out, and why.
struct ScriptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "script",
        abstract: "Show what of a book is spoken, replaced and left out, and why.",
        discussion: """
            Every character of the book is spoken as printed, replaced by other words (with the rule's name) or left
            out (with the reason). --also and --not change what is left out.
            """
    )

    @OptionGroup var book: BookArgument
    @OptionGroup var narration: NarrationOptions
    @Option(name: .long, help: "Only these chapters: 3, 2-5, 1,4-6, 7- or a part of the title.") var chapters: String?
    @Flag(name: .long, help: "Print JSON: utterances with their pieces, omissions with their reasons.") var json = false

    func run() throws {
        let opened = try book.open()
    }
}
