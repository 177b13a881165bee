import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser speak`: a sentence or two, at once.
struct SpeakCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "speak",
        abstract: "Speak a text: on the sound card, or into a file with -o.",
        discussion: """
              vorleser speak "Good morning." -o morning.wav
              fortune | vorleser speak -
            """
    )

    @Argument(help: "The text, or - for standard input.") var text: String
    @Option(
        name: .shortAndLong,
        help: "A file to write; its ending says the kind: wav, flac, mp3, opus, m4b.",
        completion: Completions.sounds
    )
    var output: String?
    @Flag(name: .long, help: "Replace a file that is there.") var force = false
    @OptionGroup var speech: VoiceOptions
    @Flag(name: .long, help: "Say what can be said of a text that the voice cannot read.") var anyway = false

    func run() async throws {
        let output = try output.map { try NamedOutput(sound: $0, isForced: force) }
        let words =
            text == "-" ? String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self) : text
        let odd = OddClips()
        defer { Terminal.note(odd) }
        let vorleser = try speaker(of: words, speech.vorleser(odd))
        speech.hint(vorleser.voice)
        let book = try vorleser.book(ofText: words)
        let script = vorleser.script(of: book, settings: .wholeText)
        let passedOver = script.omissions.filter { $0.reason == .foreignScript }
        if !script.utterances.isEmpty, let first = passedOver.first {
            let more = passedOver.count > 1 ? ", and \(passedOver.count - 1) more" : ""
            Terminal.note("Passed over, for the voice cannot say these letters: “\(book.text(in: first.span))”\(more).")
        }
        try await vorleser.speak(book, script, to: output, speed: speech.speed ?? 1)
    }
}

extension SpeakCommand {
    /// A voice that can say a text: the one that was named, or else one that speaks its language.
    private func speaker(of words: String, _ vorleser: Vorleser) throws -> Vorleser {
        let speaker = speech.voice == nil ? vorleser.suited(to: vorleser.fit(ofText: words).language) : vorleser
        switch speaker.fit(ofText: words) {
        case .good: break
        case .foreign(let language):
            Terminal.note(
                "This reads like \(language.name), which \(speaker.voice.name) does not speak: it is said as if it were not."
            )
        case .unspeakable(let mismatch): if !anyway { throw LanguageRefusal(mismatch, isBook: false) }
        }
        return speaker
    }
}

extension Vorleser {
    /// Speaks a text into a file, or on the sound card when no file is named.
    func speak(_ book: Book, _ script: Script, to output: NamedOutput?, speed: Double = 1) async throws {
        if let output {
            let audiobook = try Audiobook(of: book, script, chapters: .all(of: book))
            let settings = ExportSettings(format: output.format, speed: speed, writesMap: false)
            let summary = try await write(audiobook, to: output.url, settings)
            output.note()
            Terminal.note("\(output.url.pathForPeople)  \(duration(summary.seconds))")
            return
        }
        let listening = listening(to: book, script, speed: speed)
        await listening.obey(.play(from: .start))
        for await status in listening.statuses {
            if let failure = status.failure { throw failure }
            if status.hasGivenUp { throw UnspokenError(status) }
            if status.state == .finished { break }
        }
    }
}
