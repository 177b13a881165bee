import Foundation
import Kokoro
import Tensors

/// `kokoro-frames MODELFOLDER`: reads lines `voice TAB row TAB speed TAB phonemes` from standard input and prints how many
/// frames each symbol gets in the style of that many phonemes, the boundaries' first and last; no sound is made.
enum KokoroFrames {
    static func run(_ arguments: [String]) async throws {
        guard arguments.count == 1 else { throw KokoroOptions.Unknown(argument: arguments.joined(separator: " ")) }
        let folder = KokoroFolder(arguments[0])
        let weights = try TensorFile.open(path: try folder.weights().path(percentEncoded: false))
        let kernels = Kernels.best(environment: ProcessInfo.processInfo.environment)
        let model = try KokoroModel(weights, workspace: Workspace(kernels: kernels, threads: 2))
        var packs: [String: VoicePack] = [:]
        while let line = readLine() {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 4, let row = Int(parts[1]), let speed = Float(parts[2]) else {
                throw KokoroOptions.Unknown(argument: line)
            }
            let pack = try packs[parts[0]] ?? voice(parts[0], in: folder)
            packs[parts[0]] = pack
            let tokens = model.configuration.vocabulary.tokens(of: parts[3])
            let frames = try model.frames(of: tokens, style: pack.style(phonemes: row), speed: speed)
            print(frames.map(String.init).joined(separator: " "))
        }
    }

    private static func voice(_ name: String, in folder: KokoroFolder) throws -> VoicePack {
        let library = try VoiceLibrary(contentsOf: try folder.style(name).path(percentEncoded: false))
        return try library.voice(library.names[0])
    }
}
