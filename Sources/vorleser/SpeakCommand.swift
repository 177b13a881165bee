import ArgumentParser
import Foundation
import VorleserCore
import VorleserExport
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
    @Option(name: .shortAndLong, help: "A WAV file to write.", completion: .file(extensions: ["wav"])) var output: String?
    @OptionGroup var speech: VoiceOptions

    func run() async throws {
        let words =
            text == "-" ? String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self) : text
        let vorleser = Vorleser(voice: speech.voiceID)
        let script = try vorleser.script(ofText: words)
        if let output {
            let summary = try await vorleser.write(script, to: URL(filePath: output), speed: speech.speed)
            Terminal.write("\(output): \(duration(summary.seconds))\n")
        } else {
            try await vorleser.play(script, speed: speech.speed)
        }
    }
}
