import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser pronounce test`
struct PronounceTest: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: localized("Show what of a text is said otherwise, and how; with -o also as sound."),
        discussion: localized(
            """
              vorleser pronounce test "Hermione's owl" -o owl.wav
            """
        )
    )

    @Argument(help: localized("The text.")) var text: String
    @OptionGroup var owner: PronunciationOwner
    @OptionGroup var options: PhonemeOptions
    @Flag(name: .long, help: localized("Speak it on the sound card.")) var speak = false
    @Option(
        name: .shortAndLong,
        help: localized("Speak it into this file; its ending says the kind: wav, flac, mp3, opus, m4b."),
        completion: Completions.sounds
    )
    var output: String?
    @Flag(name: .long, help: localized("Replace a file that is there.")) var force = false
    @Option(
        name: .shortAndLong,
        help: localized("A voice; `vorleser voices` lists them."),
        completion: Completions.voices
    )
    var voice: String?

    func run() async throws {
        let output = try output.map { try NamedOutput(sound: $0, isForced: force) }
        let book = try await owner.open()
        let language = options.accent == .british ? "en-GB" : "en"
        let pieces = LineNarration(language: language, of: book, accent: options.accent).pieces(of: text)
        let units = Array(text.utf16)
        for piece in pieces {
            guard let rule = piece.change else { continue }
            let printed = String(decoding: units[piece.span.utf16], as: UTF16.self)
            let words: String = piece.text.isEmpty ? localized("nothing") : localized("“\(piece.text)”")
            let said = piece.phonemes ?? words
            Terminal.write(Terminal.printable("\(printed) → \(said)  [\(rule)]") + "\n")
        }
        let tokens = SaidToken.tokens(of: pieces, by: try options.phonemizer())
        Terminal.write(Terminal.printable(pieces.map(\.text).joined()) + "\n" + tokens.phonemes(unknown: "") + "\n")
        if speak || output != nil { try await speakAloud(in: book, to: output) }
    }

    private func speakAloud(in owner: Book?, to output: NamedOutput?) async throws {
        let vorleser = try Vorleser(voice: voice.map(Voice.ID.init(rawValue:))) {
            Terminal.complain(ExitCodes.words(for: $0))
        }
        try NothingToSay.check(text)
        let book = try vorleser.book(ofText: text)
        let script = vorleser.script(of: book, settings: .wholeText, asIn: owner)
        try await vorleser.speak(book, script, to: output)
    }
}
