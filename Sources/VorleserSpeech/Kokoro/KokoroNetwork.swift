import FoundationEssentials
import Kokoro
import Tensors

/// The network in memory, and the voices it has spoken with.
final class KokoroNetwork {
    private let installed: InstalledKokoro
    private let configuration: KokoroConfiguration
    private let model: KokoroModel
    private var voices: [VoiceMix: VoicePack] = [:]

    /// More voices than anybody listens to in turn; each takes half a megabyte.
    private static let mostVoices = 16

    /// Loads the weights.
    /// - Throws: `KokoroError`
    init(_ installed: InstalledKokoro, threads: Int) throws(KokoroError) {
        self.installed = installed
        if let path = installed.configuration?.path(percentEncoded: false) {
            configuration = try KokoroConfiguration(contentsOf: path)
        } else {
            configuration = .published
        }
        guard 2 * configuration.styleWidth == VoicePack.styleWidth else { throw .configuration(key: "style_dim") }
        let weights: any NamedTensors
        do { weights = try TensorFile.open(path: installed.model.path(percentEncoded: false)) } catch {
            throw .file(error)
        }
        let kernels = Kernels.best(environment: ProcessInfo.processInfo.environment)
        model = try KokoroModel(
            weights,
            configuration: configuration,
            workspace: Workspace(kernels: kernels, threads: threads)
        )
    }

    /// Lets somebody speak with a voice.
    /// - Parameters:
    ///   - speaker: Whose voice.
    ///   - turn: Stops the network, between two layers, when it is cancelled.
    ///   - read: What they do with it.
    /// - Throws: `KokoroError` when the voice cannot be loaded, `CancellationError`, and what `read` throws.
    func lend<Value>(
        to speaker: KokoroSpeaker,
        in turn: SpeechTurn,
        _ read: (KokoroSynthesizer.Network) throws -> Value
    ) throws -> Value {
        let voice = try voice(speaker.mix)
        let network = KokoroSynthesizer.Network(
            token: configuration.vocabulary.token(of:),
            longestPart: min(KokoroCut.longest, configuration.phonemeLimit)
        ) { [model] symbols, length in
            try model.speak(
                symbols.map(\.token),
                style: voice.style(phonemes: length),
                isCancelled: { turn.isCancelled }
            )
        }
        return try read(network)
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
        guard let file = installed.voices[name] else {
            throw .unknownVoice(name: name, known: installed.voices.keys.sorted())
        }
        let library = try VoiceLibrary(contentsOf: file.path(percentEncoded: false))
        return try library.voice(library.names.count == 1 ? library.names[0] : name)
    }
}
