import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser render`: a book, or a part of it, as clips in a store; `vorleser export` assembles them.
struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: localized("Speak books, or shards of them, into a clip store, to be exported later."),
        discussion: localized(
            """
            With --shard I/N every machine renders its part of each book into a folder
            that all share; then export --assemble-only makes the files. A shard that was
            stopped goes on when the same command is given again. Use the same voice,
            options and version of Vorleser on every machine.

              vorleser render emma.epub --shard 1/4 --store /shared/clips --voice af_heart
              vorleser render emma.epub --check     --store /shared/clips --voice af_heart
              vorleser export emma.epub --assemble-only --store /shared/clips \\
                --voice af_heart -o emma.wav

            --check says which clips are missing; exit code 1 when some are.
            """
        )
    )

    @Argument(
        help: localized("EPUB, FB2, Word, PDF, text, Markdown or HTML files, or numbers in the library."),
        completion: Completions.books
    )
    var books: [String]
    @Option(
        name: .long,
        help: ArgumentHelp(localized("Only this part of each book: 1/4 … 4/4."), valueName: "i/n"),
        transform: Shard.init(named:)
    )
    var shard: Shard = .whole
    @Flag(name: .long, help: localized("Render nothing; say which clips are missing.")) var check = false
    @Option(
        name: .long,
        help: localized("Only these chapters: 3, 2-5, 1,4-6, 7- or a part of the title."),
        completion: Completions.chapters
    )
    var chapters: String?
    @Option(
        name: .shortAndLong,
        help: localized("A voice; `vorleser voices` lists them."),
        completion: Completions.voices
    )
    var voice: String?
    @Flag(name: .long, help: localized("Print progress and results as JSON, a line each.")) var json = false
    @Flag(name: .shortAndLong, help: localized("No progress and no summary.")) var quiet = false
    @OptionGroup var password: PasswordOption
    @OptionGroup var store: StoreOption
    @OptionGroup var narration: NarrationOptions
    @OptionGroup var language: LanguageOptions

    func validate() throws {
        if books.isEmpty { throw ValidationError(localized("Name a book.")) }
    }

    func run() async throws {
        let odd = OddClips()
        defer { if !quiet { Terminal.note(odd) } }
        let vorleser = try VoiceOptions.vorleser(voice, odd, store)
        let password = try password.given()
        var isComplete = true
        for file in try await BookName.paths(of: books) {
            let (audiobook, vorleser) = try await plan(of: file, password, vorleser)
            if check {
                try vorleser.requireStore()
                let holdings = try await vorleser.holdings(of: audiobook, shard: shard)
                report(holdings, of: file)
                isComplete = isComplete && holdings.missing.isEmpty
            } else {
                try await render(audiobook, of: file, vorleser)
            }
        }
        if !isComplete { throw ExitCode(1) }
    }

    private func plan(
        of file: String,
        _ password: GivenPassword,
        _ vorleser: Vorleser
    ) async throws -> (Audiobook, Vorleser) {
        let wishes = SpeakingWishes(
            voice: voice.map(Voice.ID.init(rawValue:)),
            language: language.language,
            anyway: language.anyway,
            narration: narration.wishes
        )
        let open = try await BookOpening(wishes: wishes, password: password).open(URL(filePath: file), by: vorleser)
        // In which format it is written is said when it is assembled.
        let job = try ExportJob(ExportOrder(format: .wav, chapters: chapters), of: open, open.script())
        return (job.work.audiobook, open.vorleser)
    }

    private func render(_ audiobook: Audiobook, of file: String, _ vorleser: Vorleser) async throws {
        let view = RenderView(json: json, quiet: quiet)
        let hint: String = localized("The same command goes on where it stopped.")
        let summary = try await Interruption.cancelsTask(saying: hint) {
            try await vorleser.render(audiobook, shard: shard) { view.show($0) }
        }
        view.end(summary, book: file, shard: shard)
    }

    private func report(_ holdings: ShardHoldings, of file: String) {
        if json {
            let content = HoldingsDocument(holdings, shard: shard)
            Terminal.write(EventLine(event: "checked", book: file, content: content))
        } else if !quiet {
            Terminal.write(holdings.report(of: file))
        }
    }
}

extension Shard {
    fileprivate init(named name: String) throws {
        guard let shard = Shard(name) else {
            throw ValidationError(localized("A shard is written 2/8: the second of eight. “\(name)” is none."))
        }
        self = shard
    }
}

extension ShardHoldings {
    /// For people.
    fileprivate func report(of file: String) -> String {
        let name = URL(filePath: file).lastPathComponent
        guard !missing.isEmpty else { return Terminal.printable(completeReport(of: name) + "\n") }
        var lines = [incompleteReport(of: name)]
        lines += missing.map { localized("  at \($0.span.lowerBound.utf16): \($0.spokenText)") }
        if kept == 0 {
            lines.append(
                localized(
                    "None is there: were voice, options and version of Vorleser the same where they were rendered?"
                )
            )
        }
        return Terminal.printable(lines.joined(separator: "\n") + "\n")
    }

    private func completeReport(of name: String) -> String {
        let (here, silent) = (grouped(kept), grouped(unspoken))
        return unspoken > 0
            ? localized("\(name): all \(here) clips are there, \(silent) cannot be spoken")
            : localized("\(name): all \(here) clips are there")
    }

    private func incompleteReport(of name: String) -> String {
        let (absent, here, silent) = (grouped(missing.count), grouped(kept), grouped(unspoken))
        return unspoken > 0
            ? localized("\(name): \(absent) clips are missing, \(here) are there, \(silent) cannot be spoken")
            : localized("\(name): \(absent) clips are missing, \(here) are there")
    }
}
