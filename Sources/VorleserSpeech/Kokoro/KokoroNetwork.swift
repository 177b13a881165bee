#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Kokoro
import Tensors

/// The network in memory, where one utterance at a time is spoken, and the voices it has spoken with.
final class KokoroNetwork {
    private let model: KokoroModel
    private let files: [String: URL]
    private var voices: [VoiceMix: VoicePack] = [:]

    /// More voices than anybody listens to in turn; each takes half a megabyte.
    private static let mostVoices = 16

    /// - Parameters:
    ///   - layers: Others may speak with them at the same time.
    ///   - voices: Voice packs by name.
    ///   - threads: How many work on an utterance.
    init(_ layers: KokoroLayers, voices: [String: URL], threads: Int) {
        files = voices
        model = KokoroModel(layers, in: Workspace(kernels: .ofProcess, threads: threads))
    }

    /// Loads an installed network.
    /// - Throws: `KokoroError`
    convenience init(_ installed: InstalledKokoro, threads: Int) throws(KokoroError) {
        self.init(try KokoroLayers(installed, threads: threads), voices: installed.voices, threads: threads)
    }

    /// Runs work with a voice's styles and the network.
    /// - Parameters:
    ///   - speaker: Whose voice.
    ///   - isCancelled: Asked between two layers; stops the network.
    ///   - read: What they do with it.
    /// - Returns: What they made.
    /// - Throws: `KokoroError` when the voice cannot be loaded, `CancellationError`, and what `read` throws.
    func lend<Value>(
        to speaker: KokoroSpeaker,
        isCancelled: @escaping () -> Bool,
        _ read: (KokoroSynthesizer.Network) throws -> Value
    ) throws -> Value {
        let voice = try voice(speaker.mix)
        let network = KokoroSynthesizer.Network(
            token: model.configuration.vocabulary.token(of:),
            longestPart: min(KokoroCut.longest, model.configuration.phonemeLimit)
        ) { [model] symbols, length in
            try model.speak(
                symbols.map(\.token),
                style: voice.style(phonemes: length),
                speed: speaker.pace?.speed(symbols: symbols.count, styledAs: length) ?? 1,
                isCancelled: isCancelled
            )
        }
        return try read(network)
    }

    /// Speaks phonemes as the network does, without cuts or gain.
    /// - Parameters:
    ///   - phonemes: In the network's symbols; others are left out.
    ///   - name: One voice.
    ///   - isCancelled: Asked between layers.
    /// - Returns: The samples.
    /// - Throws: `KokoroError`; `CancellationError`.
    func speak(_ phonemes: String, as name: String, isCancelled: () -> Bool) throws -> [Float] {
        let tokens = model.configuration.vocabulary.tokens(of: phonemes)
        let style = try pack(named: name).style(phonemes: tokens.count)
        return try model.speak(tokens, style: style, isCancelled: isCancelled).samples
    }

    /// How long phonemes last in a voice's styles for each of `lengths`, in frames; no sound is made.
    /// - Throws: `KokoroError`; `CancellationError`.
    func frames(of phonemes: String, as name: String, styledAs lengths: [Int]) throws -> [Int] {
        let tokens = model.configuration.vocabulary.tokens(of: phonemes)
        let pack = try pack(named: name)
        return try lengths.map { length in
            let isCancelled = { Task.isCancelled }
            let frames = try model.frames(of: tokens, style: pack.style(phonemes: length), isCancelled: isCancelled)
            return frames.dropFirst().dropLast().reduce(0, +)
        }
    }

    private func voice(_ mix: VoiceMix) throws(KokoroError) -> VoicePack {
        if let voice = voices[mix] { return voice }
        let voice = try mix.pack { name throws(KokoroError) in try pack(named: name) }
        if voices.count >= Self.mostVoices { voices = [:] }
        voices[mix] = voice
        return voice
    }

    /// A voice from a file of its own, whatever that is called, or from one of many.
    private func pack(named name: String) throws(KokoroError) -> VoicePack {
        guard let file = files[name] else {
            throw .unknownVoice(name: name, known: files.keys.sorted())
        }
        let library = try VoiceLibrary(contentsOf: file.path(percentEncoded: false))
        return try library.voice(library.names.count == 1 ? library.names[0] : name)
    }
}
