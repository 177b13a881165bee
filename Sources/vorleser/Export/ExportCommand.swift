import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser export`: books as audiobooks, or as books to read along.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: localized("Make audiobooks of books: M4B, MP3, Opus, FLAC, WAV; or EPUBs to read along."),
        discussion: localized(
            """
            What was spoken is kept: an export that was interrupted goes on when
            the same command is given again, what was listened to is not rendered
            again, and what is up to date is not made again.

              vorleser export emma.epub                      emma.m4b
              vorleser export emma.epub -o emma.mp3          the ending says the kind
              vorleser export emma.epub --split -o emma      a file for each chapter
              vorleser export emma.epub -o read-along.epub   text and sound
              vorleser export emma.epub --dry-run            what would be made
              vorleser export shelf -o audiobooks            a folder of books

            Front and back matter, notes and page numbers are left out; what is,
            and why, is said before the work begins. --also has them read.

            A part of a book is named as one: emma, chapters 2-5.m4b. What is there
            already and is no earlier export of the same book is not written over:
            on a terminal you are asked, elsewhere the exit code is 73; --force
            replaces it. So it is with what somebody has changed since.

            Of a book of the library, named by its number, title, authors, voice,
            speed and pronunciations are those chosen there.
            """
        )
    )

    @Argument(
        help: localized(
            "EPUB, FB2, Word, PDF, text, Markdown or HTML files, folders of them, or numbers in the library."
        ),
        completion: Completions.books
    )
    var books: [String]
    @Option(
        name: .shortAndLong,
        help: localized("The file to write, or the folder. Named after the book if not given."),
        completion: .file()
    )
    var output: String?
    @OptionGroup var password: PasswordOption
    @OptionGroup(title: localized("What is written")) var file: FileOptions
    @OptionGroup(title: localized("What is written")) var sound: SoundOptions
    @Option(
        name: .long,
        help: localized("Only these chapters: 3, 2-5, 1,4-6, 7- or a part of the title."),
        completion: Completions.chapters
    )
    var chapters: String?
    @OptionGroup(title: localized("What is said")) var speech: VoiceOptions
    @OptionGroup(title: localized("What is said")) var narration: NarrationOptions
    @OptionGroup(title: localized("What is said")) var language: LanguageOptions
    @Flag(
        name: [.customShort("n"), .long],
        help: localized("Show the plan: chapters, minutes, size, and how long it takes; write nothing.")
    )
    var dryRun = false
    @Flag(name: .customLong("assemble-only"), help: localized("Render nothing: all clips must be in the store."))
    var assembleOnly = false
    @Flag(name: .long, help: localized("Make files that are up to date again, and replace what others have written."))
    var force = false
    @Option(name: .long, help: localized("How many books at a time. The better voices keep all cores busy with one."))
    var jobs = 1
    @Flag(name: .long, help: localized("Plan and progress as JSON, an object a line.")) var json = false
    @Flag(name: .shortAndLong, help: localized("No progress and no summary.")) var quiet = false

    // Of a format that is not known yet it is taken that it can do all.
    func validate() throws {
        _ = try order(file.format ?? .m4b)
        guard (1...64).contains(jobs) else { throw ValidationError(localized("The jobs must lie between 1 and 64.")) }
        if json && quiet { throw ValidationError(localized("Give one of --json and --quiet.")) }
    }

    func run() async throws {
        let paths = try await BookName.paths(of: books)
        let finished = FinishedExports(folder: try speech.store.folders.exports)
        let targets = try ExportTargets(
            paths,
            output: output,
            format: file.format,
            isSplit: sound.split,
            finished: finished
        )
        guard let format = targets.all.first?.format else {
            throw ValidationError(localized("There is no book to export."))
        }
        try sound.checkWords(in: format)
        if targets.all.count > 1, file.title != nil || file.cover != nil {
            throw ValidationError(localized("--title and --cover are for a single book."))
        }
        let listener = listener
        let odd = OddClips()
        defer { if !quiet { Terminal.note(odd) } }
        var vorleser = try speech.vorleser(odd)
        let choices = try choices(format, isOnlyOne: targets.all.count == 1)
        let mayAsk = isatty(STDIN_FILENO) == 1 && Terminal.showsProgress && !json && !dryRun && !assembleOnly
        let better = ExportVoice(opening: choices.opening, targets: targets, mayAsk: mayAsk)
        if !quiet, !json, try await better.offer(insteadOf: vorleser) { vorleser = try speech.vorleser(odd) }
        if !quiet, output == nil, file.format == nil, !AudioFormat.m4b.isWritable() {
            Terminal.note(
                localized(
                    "Without ffmpeg the sound is written as FLAC; `apt install ffmpeg` brings M4B, MP3 and Opus."
                )
            )
        }
        let batch = ExportBatch(
            targets: targets,
            choices: choices,
            vorleser: vorleser,
            finished: finished,
            listener: listener
        )
        do {
            try await Interruption.cancelsTask { try await batch.run(atOnce: jobs) }
        } catch is CancellationError {
            listener.hearInterrupted(resume: Self.sameCommand)
            throw CancellationError()
        }
    }

    private var listener: any ExportListener {
        if json { return ExportLines() }
        if dryRun { return PlanPrinter() }
        return quiet ? QuietListener() : ExportScreen()
    }

    private func order(_ format: ExportFormat) throws -> ExportOrder {
        var order = ExportOrder(format: format, chapters: chapters)
        (order.speed, order.title, order.authors) = (speech.speed, file.title, file.author)
        return try sound.checked(order)
    }

    private func choices(_ format: ExportFormat, isOnlyOne: Bool) throws -> ExportChoices {
        ExportChoices(
            order: try order(format),
            opening: BookOpening(
                wishes: SpeakingWishes(
                    voice: speech.named,
                    language: language.language,
                    anyway: language.anyway,
                    narration: narration.wishes
                ),
                password: try password.given()
            ),
            cover: try file.cover.map { try BookCover(contentsOf: URL(filePath: $0)) },
            isDryRun: dryRun,
            isForced: force,
            // In the middle of a shelf of books no question is asked.
            replacing: Replacing(isForced: force, mayAsk: isOnlyOne && !quiet && !json),
            renders: !assembleOnly
        )
    }

    /// This command as a shell takes it.
    private static var sameCommand: String {
        CommandLine.arguments.map(\.shellQuoted).joined(separator: " ")
    }
}

extension ExportSummary {
    /// How many clips were rendered, for people: “1 204 utterances, 1 180 of them kept from before”.
    var clips: String {
        let all: String =
            utterances == 1
            ? localized("\(grouped(utterances)) utterance") : localized("\(grouped(utterances)) utterances")
        if reused == 0 { return all }
        return rendered == 0
            ? localized("\(all), all kept from before")
            : localized("\(all), \(grouped(reused)) of them kept from before")
    }

    /// What was made, for people.
    var report: String {
        let here = FileManager.default.currentDirectoryPath + "/"
        var lines = files.map { file in
            let path = file.path.hasPrefix(here) ? String(file.path.dropFirst(here.count)) : file.path
            return "\(Terminal.printable(path))  \(duration(file.seconds)), \(megabytes(file.bytes))"
        }
        let (sound, time) = (duration(seconds), duration(elapsedSeconds))
        lines.append(
            elapsedSeconds > 0
                ? localized("\(sound) of sound in \(time), \(Int(seconds / elapsedSeconds)) × real time")
                : localized("\(sound) of sound in \(time)")
        )
        lines.append(clips)
        return (lines + complaints).joined(separator: "\n") + "\n"
    }

    /// What could not be spoken, for people.
    var complaints: [String] {
        if skipped.isEmpty { return [] }
        let first: [String] = skipped.prefix(10).map { localized("  at \($0.span.lowerBound.utf16): \($0.reason)") }
        return [localized("\(skipped.count) could not be spoken:")] + first
    }
}
