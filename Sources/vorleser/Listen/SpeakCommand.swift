import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser speak`: a sentence or two, at once.
struct SpeakCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "speak",
        abstract: localized("Speak a text: on the sound card, or into a file with -o."),
        discussion: localized(
            """
              vorleser speak "Good morning." -o morning.wav
              fortune | vorleser speak -

            What comes through a pipe is spoken sentence by sentence, as it comes.
            """
        )
    )

    @Argument(help: localized("The text, or - for standard input.")) var text: String
    @Option(
        name: .shortAndLong,
        help: localized("A file to write; its ending says the kind: wav, flac, mp3, opus, m4b."),
        completion: Completions.sounds
    )
    var output: String?
    @Flag(name: .long, help: localized("Replace a file that is there.")) var force = false
    @OptionGroup var speech: VoiceOptions
    @Flag(name: .long, help: localized("Say what can be said of a text that the voice cannot read.")) var anyway = false

    func run() async throws {
        let output = try output.map { try NamedOutput(sound: $0, isForced: force) }
        let odd = OddClips()
        defer { Terminal.note(odd) }
        let vorleser = try speech.vorleser(odd)
        if text == "-", output == nil { return try await speakPipe(by: vorleser) }
        let words =
            text == "-" ? String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self) : text
        try NothingToSay.check(words)
        let speaker = try speaker(of: words, vorleser)
        speech.hint(speaker.voice)
        let (book, script) = try script(of: words, by: speaker)
        try await speaker.speak(book, script, to: output, speed: speech.speed ?? 1)
    }

    /// Speaks what comes as it comes: while some sentences sound, the next are read and their first clips made.
    private func speakPipe(by vorleser: Vorleser) async throws {
        var pipe = PipedText(language: vorleser.voice.language) { try await blocking { try Self.readPiped() } }
        guard var words = try await pipe.next() else { throw NothingToSay() }
        // Whoever begins goes on: a voice does not change within a text.
        let speaker = try speaker(of: words, vorleser)
        speech.hint(speaker.voice)
        while true {
            let (book, script) = try script(of: words, by: speaker)
            let next = Task { [pipe] in
                var pipe = pipe
                let words = try await pipe.next()
                if let words, let (_, script) = try? self.script(of: words, by: speaker) {
                    await speaker.studio.prefetch(script.utterances, as: speaker.voice.id)
                }
                return (words, pipe)
            }
            defer { next.cancel() }
            if !script.utterances.isEmpty { try await speaker.speak(book, script, to: nil, speed: speech.speed ?? 1) }
            let (more, rest) = try await next.value
            guard let more else { return }
            (words, pipe) = (more, rest)
        }
    }

    /// Waits for what standard input has, and no longer. `FileHandle` waits until there is as much as was asked for.
    /// - Returns: Nothing at the end.
    private static func readPiped() throws -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count >= 0 { return Array(buffer[..<count]) }
            guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
    }

    /// What is said of a text; what the voice cannot say is told.
    private func script(of words: String, by vorleser: Vorleser) throws -> (Book, Script) {
        let book = try vorleser.book(ofText: words)
        let script = vorleser.script(of: book, settings: .wholeText)
        let passedOver = script.omissions.filter { $0.reason == .foreignScript }
        if !script.utterances.isEmpty, let first = passedOver.first {
            let (text, others) = (book.text(in: first.span), passedOver.count - 1)
            Terminal.note(
                others > 0
                    ? localized("Passed over, for the voice cannot say these letters: “\(text)”, and \(others) more.")
                    : localized("Passed over, for the voice cannot say these letters: “\(text)”.")
            )
        }
        return (book, script)
    }
}

extension SpeakCommand {
    /// A voice that can say a text: the one that was named, or else one that speaks its language.
    private func speaker(of words: String, _ vorleser: Vorleser) throws -> Vorleser {
        let speaker = speech.voice == nil ? vorleser.suited(to: vorleser.fit(ofText: words).language) : vorleser
        switch speaker.fit(ofText: words) {
        case .good: break
        case .foreign(let language):
            let (tongue, name) = (language.name, speaker.voice.name)
            Terminal.note(
                localized("This reads like \(tongue), which \(name) does not speak: it is said as if it were not.")
            )
        case .unspeakable(let mismatch): if !anyway { throw LanguageRefusal(mismatch, isBook: false) }
        }
        return speaker
    }
}

extension Vorleser {
    /// Speaks a text into a file, or on the sound card when no file is named.
    func speak(_ book: Book, _ script: Script, to output: NamedOutput?, speed: Double = 1) async throws {
        guard !script.utterances.isEmpty else { throw NothingToSay() }
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
