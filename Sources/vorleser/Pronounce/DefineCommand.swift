import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser define`: a word in the dictionaries of this machine.
struct DefineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "define",
        abstract: localized("Look up a word in the dictionaries of this machine."),
        discussion: localized(
            """
            Reads dictionaries of dictd (/usr/share/dictd) and of StarDict
            (/usr/share/stardict/dic, ~/.stardict/dic), and those in the folder
            `dictionaries` of Vorleser's data. Nothing is asked of the net.

              vorleser define leaves
              vorleser define Häuser --language de
              vorleser define --list
            """
        )
    )

    @Argument(help: localized("The word, or several.")) var words: [String] = []
    @Option(name: .long, help: localized("The word's language, a BCP 47 tag.")) var language: String?
    @Flag(name: .long, help: localized("List the dictionaries.")) var list = false
    @Flag(name: .long, help: localized("Print JSON, one object a line.")) var json = false

    func validate() throws {
        if words.isEmpty != list { throw ValidationError(localized("Give a word, or --list.")) }
        if let language, Language(language) == nil {
            throw ValidationError(localized("“\(language)” names no language."))
        }
    }

    func run() throws {
        let shelf = WordBookShelf(UserLibrary.folders, ProcessInfo.processInfo.environment)
        if list { return try tell(shelf.books()) }
        let answer = try shelf.entries(for: words.joined(separator: " "), in: language.flatMap { Language($0) })
        if !answer.isAnyInstalled { return tellThatThereIsNone() }
        if answer.entries.isEmpty { return Terminal.note(localized("No dictionary has “\(answer.word)”.")) }
        for (book, entry) in answer.entries {
            if json {
                let line = EntryLine(dictionary: book.name, headword: entry.headword, text: entry.text)
                Terminal.write(try line.json + "\n")
            } else {
                Terminal.write(Terminal.printable("\(entry.headword)  (\(book.name))\n\(entry.text)\n\n"))
            }
        }
    }

    private func tell(_ found: (usable: [WordBook], broken: [WordBookShelf.Broken])) throws {
        for book in found.usable {
            if json {
                Terminal.write(try BookLine(book).json + "\n")
            } else {
                let tongues = [book.language, book.target].compactMap { $0?.name }.joined(separator: " → ")
                let size: String = localized("\(grouped(book.headwordCount)) words")
                let facts = [book.name, tongues, size].filter { !$0.isEmpty }
                Terminal.write(Terminal.printable(facts.joined(separator: "  ")) + "\n")
            }
        }
        for broken in found.broken { Terminal.complain(ExitCodes.words(for: broken.error)) }
        if found.usable.isEmpty { tellThatThereIsNone() }
    }

    private func tellThatThereIsNone() {
        Terminal.note(localized("No dictionary is installed.") + " " + WordBookShelf.advice)
    }
}

/// An entry as it is written to JSON.
private struct EntryLine: Encodable {
    let dictionary: String
    let headword: String
    let text: String
}

/// A dictionary as it is written to JSON.
private struct BookLine: Encodable {
    let name: String
    let format: WordBook.Format
    let language: String?
    let target: String?
    let headwords: Int

    init(_ book: WordBook) {
        (name, format, headwords) = (book.name, book.format, book.headwordCount)
        (language, target) = (book.language?.code, book.target?.code)
    }
}
