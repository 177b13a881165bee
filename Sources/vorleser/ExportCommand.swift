import ArgumentParser
import Foundation
import VorleserCore
import VorleserExport
import VorleserKit

/// `vorleser export`: a book as sound files.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Make sound files of a book: one, or one for each chapter.",
        discussion: """
            What was spoken is kept: an export that was interrupted goes on when
            the same command is given again, and what was listened to is not
            rendered again.

              vorleser export emma.epub -o emma.wav
              vorleser export emma.epub --split -o emma
              vorleser export emma.epub --chapters 2-5 -o part.wav
            """
    )

    @OptionGroup var book: BookArgument
    @Option(
        name: .shortAndLong,
        help: "The WAV file to write, or with --split the folder. Named after the book if not given.",
        completion: .file()
    )
    var output: String?
    @Option(name: .long, help: "Only these chapters: 3, 2-5, 1,4-6, 7- or a part of the title.") var chapters: String?
    @Flag(name: .long, help: "One file for each chapter.") var split = false
    @Flag(name: .shortAndLong, help: "No progress and no summary.") var quiet = false
    @Flag(name: .customLong("assemble-only"), help: "Render nothing: all clips must be in the store.")
    var assembleOnly = false
    @OptionGroup var speech: VoiceOptions
    @OptionGroup var narration: NarrationOptions

    func run() async throws {
        let opened = try book.open()
        let odd = OddClips()
        defer { if !quiet { Terminal.note(odd) } }
        let vorleser = try speech.vorleser(odd)
        if !quiet { speech.hint(vorleser.voice) }
        let selection =
            try chapters.map { try ChapterSelection($0, in: opened.chapters) } ?? ChapterSelection.all(of: opened)
        let plan = try Audiobook(
            of: opened,
            vorleser.script(of: opened, settings: narration.settings),
            chapters: selection,
            division: split ? .chapters : .whole
        )
        let line = quiet ? nil : ProgressLine()
        let summary = try await Interruption.cancelsTask(saying: "The same command goes on where it stopped.") {
            try await vorleser.write(
                plan,
                to: destination,
                ExportSettings(speed: speech.speed),
                renders: !assembleOnly
            ) { line?.show($0) }
        }
        line?.clear()
        if !quiet { Terminal.write(summary.report) }
    }

    private var destination: URL {
        if let output { return URL(filePath: output) }
        let name = book.url.deletingPathExtension().lastPathComponent
        return URL(filePath: split ? name : name + ".wav")
    }
}

extension ExportSummary {
    /// How many clips were rendered, for people: “1 204 utterances, 1 180 of them kept from before”.
    var clips: String {
        let all = "\(grouped(utterances)) utterance\(utterances == 1 ? "" : "s")"
        if reused == 0 { return all }
        return rendered == 0 ? all + ", all kept from before" : all + ", \(grouped(reused)) of them kept from before"
    }

    /// What was made, for people.
    var report: String {
        let here = FileManager.default.currentDirectoryPath + "/"
        var lines = files.map { file in
            let path = file.path.hasPrefix(here) ? String(file.path.dropFirst(here.count)) : file.path
            return "\(Terminal.printable(path))  \(duration(file.seconds)), \(megabytes(file.bytes))"
        }
        let pace = elapsedSeconds > 0 ? ", \(Int(seconds / elapsedSeconds)) × real time" : ""
        lines.append("\(duration(seconds)) of sound in \(duration(elapsedSeconds))\(pace)")
        lines.append(clips)
        return (lines + complaints).joined(separator: "\n") + "\n"
    }

    /// What could not be spoken, for people.
    var complaints: [String] {
        if skipped.isEmpty { return [] }
        let first = skipped.prefix(10).map { "  at \($0.span.lowerBound.utf16): \($0.reason)" }
        return ["\(skipped.count) could not be spoken:"] + first
    }
}
