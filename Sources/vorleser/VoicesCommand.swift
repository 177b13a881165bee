import ArgumentParser
import Foundation
import VorleserCore
import VorleserKit
import VorleserSpeech

/// `vorleser voices`: who can speak.
struct VoicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "voices",
        abstract: "List the voices; the first is used when none is named."
    )

    @Flag(name: .long, help: "Print JSON.") var json = false

    func run() throws {
        let voices = VoiceCatalogue().voices
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes, .sortedKeys]
            Terminal.write(String(decoding: try encoder.encode(voices), as: UTF8.self) + "\n")
        } else {
            let width = voices.map(\.id.rawValue.count).max() ?? 0
            for voice in voices {
                let name = voice.id.rawValue + String(repeating: " ", count: width - voice.id.rawValue.count)
                Terminal.write("\(name)  \(voice.language)  \(voice.engine)  \(voice.name)\n")
            }
        }
    }
}
