import Foundation
import Phonemes
import VorleserCore
import VorleserSpeech

/// A folder with Kokoro's weights, as safetensors or a checkpoint, and `voices/`: as they are published, or as they are
/// installed, with levels and paces that were measured.
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
        if let installed = try ModelStore(folder: url).installed().kokoro, installed.voices[voice.rawValue] != nil,
            let engine = KokoroEngine(installed, lexicon: try Self.lexicon(), utterances: utterances)
        {
            return engine
        }
        let (model, style) = (try weights(), try style(voice.rawValue))
        let lexicon = try Self.lexicon()
        for offered in [voice.rawValue, "english\(voice.rawValue)"] {
            let installed = InstalledKokoro(model: model, identity: "benchmark", voices: [offered: style])
            if let engine = KokoroEngine(installed, lexicon: lexicon, utterances: utterances) { return engine }
        }
        throw KokoroOptions.Unknown(argument: url.path)
    }

    /// The weights' file.
    func weights() throws -> URL {
        let files = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        guard let model = files.first(where: { ["safetensors", "pth"].contains($0.pathExtension) }) else {
            throw KokoroOptions.Unknown(argument: url.path)
        }
        return model
    }

    /// A voice's file.
    func style(_ voice: String) throws -> URL {
        let voices = url.appending(path: "voices")
        let files = try FileManager.default.contentsOfDirectory(at: voices, includingPropertiesForKeys: nil)
        guard let style = files.first(where: { $0.deletingPathExtension().lastPathComponent == voice }) else {
            throw KokoroOptions.Unknown(argument: voices.appending(path: voice).path)
        }
        return style
    }

    /// How English words are said. Made by `make setup`.
    static func lexicon() throws -> Lexicon { try Lexicon(contentsOf: URL(filePath: ".data/english.lexicon")) }
}
