import ArgumentParser
import VorleserKit

/// `vorleser language`: what a book of the library is in.
struct LanguageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "language",
        abstract: localized("Say what a book of the library is in, or correct it."),
        discussion: localized(
            """
            A book is taken to be in the language that it says, unless its text
            clearly is in another. Where that is wrong, say what it is in.

              vorleser language 7            what it is taken to be in
              vorleser language 7 de         it is in German
              vorleser language 7 --detect   as the book and its text say
            """
        )
    )

    @OptionGroup var book: ShelfArgument
    @Argument(help: localized("A language: de, de-AT, German."), transform: Language.init(named:)) var language:
        Language?
    @Flag(name: .long, help: localized("Take it for what the book and its text say.")) var detect = false

    func validate() throws {
        if language != nil, detect { throw ValidationError(localized("Give a language or --detect.")) }
    }

    func run() async throws {
        let room = try UserLibrary.room()
        var found = try await book.find(in: room.library)
        if language != nil || detect { found = try await room.setLanguage(language, of: found.id) }
        Terminal.write(Terminal.printable("\(found.line): \(found.languageName)") + "\n")
        if let mismatch = try await room.fit(of: found.id).mismatch { Terminal.note(ExitCodes.words(for: mismatch)) }
    }
}

extension LibraryBook {
    /// Its language, for people.
    var languageName: String {
        guard let language else { return localized("unknown language") }
        guard let known = Language(language) else {
            return language == "mul" ? localized("several languages") : language
        }
        return "\(known.name) (\(language))"
    }
}
