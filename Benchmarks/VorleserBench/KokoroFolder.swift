import Foundation
import Phonemes
import VorleserCore
import VorleserSpeech

/// A folder with Kokoro's weights, as safetensors or a checkpoint, and `voices/`, as they are published.
struct KokoroFolder {
    let url: URL

    init(_ path: String) { url = URL(filePath: path, directoryHint: .isDirectory) }

    /// An engine with one of the voices. One of another language speaks as an American does.
    /// - Parameters:
    ///   - voice: Its name.
    ///   - utterances: How many are spoken at a time when nobody waits; as the engine chooses when `nil`.
    /// - Returns: The engine; nothing is loaded yet.
    /// - Throws: ``KokoroOptions/Unknown`` when something is missing.
    func engine(_ voice: Voice.ID, utterances: Int? = nil) throws -> KokoroEngine {
        let files = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        let voices = url.appending(path: "voices")
        let style = try FileManager.default.contentsOfDirectory(at: voices, includingPropertiesForKeys: nil)
            .first { $0.deletingPathExtension().lastPathComponent == voice.rawValue }
        let model = files.first { ["safetensors", "pth"].contains($0.pathExtension) }
        let lexicon = try Self.lexicon()
        guard let model, let style else { throw KokoroOptions.Unknown(argument: url.path) }
        for offered in [voice.rawValue, "english\(voice.rawValue)"] {
            let installed = InstalledKokoro(model: model, identity: "benchmark", voices: [offered: style])
            if let engine = KokoroEngine(installed, lexicon: lexicon, utterances: utterances) { return engine }
        }
        throw KokoroOptions.Unknown(argument: url.path)
    }

    /// How English words are said. Made by `make setup`.
    static func lexicon() throws -> Lexicon { try Lexicon(contentsOf: URL(filePath: ".data/english.lexicon")) }
}
