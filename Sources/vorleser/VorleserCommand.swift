import ArgumentParser
import Foundation
import VorleserKit

/// The `vorleser` command.
@main
struct VorleserCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vorleser",
        abstract: localized(
            "Reads books aloud: EPUB, FB2, Word, PDF, CBZ, text, Markdown and HTML, on your own machine."
        ),
        discussion: localized(
            """
            Look at a book, listen to it, or turn it into sound files.
            It uses no network unless asked to: to bring a better voice, to fetch a page,
            or to exchange books and places with a server of yours.

              vorleser inspect book.epub    what is in it, how long it takes
              vorleser read book.epub       listen, from where it was left
              vorleser export book.epub     make an audiobook

            Exit codes: 0 done, 64 wrong usage, 65 the book, or what was given, cannot
            be read, 66 no such file, 69 no voice that can, or no sound card, 73 the output
            cannot be written or is not ours, 74 reading or writing failed, 75 try again
            later, 130 interrupted.
            """
        ),
        version: "0.1.0",
        subcommands: [
            ImportCommand.self, ListCommand.self, OpenCommand.self, RenameCommand.self, LanguageCommand.self,
            RemoveCommand.self,
            RestoreCommand.self, BackupCommand.self, WatchCommand.self, FeedCommand.self, BookmarksCommand.self,
            ExportNotesCommand.self, PeopleCommand.self,
            StatisticsCommand.self, CoverCommand.self, InspectCommand.self, TextCommand.self,
            SentencesCommand.self, ScriptCommand.self, VoicesCommand.self,
            SpeakCommand.self, ReadCommand.self, ExportCommand.self, RenderCommand.self, WhereCommand.self,
            PublishCommand.self, SyncCommand.self,
            DefineCommand.self, SearchCommand.self, PronounceCommand.self, NamesCommand.self, SpokenCommand.self,
            PhonemesCommand.self, ModelCommand.self,
            CacheCommand.self, ServeCommand.self, SpeechDispatcherCommand.self, PDFPagesCommand.self,
        ]
    )

    static func main() async {
        // Whoever reads our output may go away early (`| head`): that is no fault to report.
        signal(SIGPIPE, SIG_DFL)
        PDFPagesOutput.isAnsweredByThisProgram()
        WordingLanguage.ofProcess = WordingLanguage(environment: ProcessInfo.processInfo.environment)
        do {
            try CommandNames.check(CommandLine.arguments.dropFirst(), of: Self.self)
            let command = try await parsed()
            let kind = type(of: command)
            do {
                try await run(command)
            } catch let error as ValidationError {
                throw WrongUsage(error, usage: usageString(for: kind))
            }
        } catch {
            ExitCodes.exit(because: error, parsedBy: Self.self)
        }
    }

    /// What completes values asks the library, and may wait; what reads PDFs must have no other thread when it binds its
    /// hands, and those of others stay free.
    @MainActor
    private static func parsed() async throws -> sending any ParsableCommand {
        let isReader = CommandLine.arguments.dropFirst().first == PDFPagesCommand.configuration.commandName
        let arguments = Arguments.joiningNumbers(CommandLine.arguments.dropFirst())
        return isReader ? try parseAsRoot(arguments) : try await asyncParseAsRoot(arguments)
    }

    /// On the main thread, the only one that `pdf-pages` has.
    @MainActor
    private static func run(_ command: sending any ParsableCommand) async throws {
        if let fault = Folders.fault(in: ProcessInfo.processInfo.environment) { throw ValidationError(fault) }
        // The reader of PDFs binds its hands before it opens anything.
        let isReader = command is PDFPagesCommand
        let person = isReader ? nil : try await UserLibrary.personOfEnvironment
        try await Listener.$current.withValue(person ?? .first) { try await runBound(command) }
    }

    @MainActor
    private static func runBound(_ command: sending any ParsableCommand) async throws {
        var command = command
        if var waiting = command as? any AsyncParsableCommand {
            try await waiting.run()
        } else {
            try command.run()
        }
    }
}
