#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A Kokoro model and its voices as they lie on this machine: what a ``KokoroEngine`` is made from.
///
/// A value that says where things are; nothing is opened before the first utterance.
public struct InstalledKokoro: Hashable, Sendable {
    /// The weights: a checkpoint of PyTorch or a safetensors file.
    public let model: URL
    /// Tells these weights from any others, by their content, such as the first digits of their SHA-256. Part of the
    /// address of every clip, so that clips of another model are never taken for this one's.
    public let identity: String
    /// What the model is called, and with it the engine.
    public let name: String
    /// Voice packs by name, such as `af_heart`: the first letter is the language, the second the sex.
    public let voices: [String: URL]
    /// What a voice speaks that its name does not tell, by the voice's name: BCP 47 tags.
    public let languages: [String: String]
    /// The model's `config.json`; `nil` when it is the published one.
    public let configuration: URL?
    /// What each voice's sound is multiplied with so that it is as loud as all voices; above 0, and 1 where it
    /// was not measured.
    public let gains: [String: Float]
    /// How fast each voice speaks in its styles, where it was measured: then every utterance is about as fast.
    public let paces: [String: VoicePace]

    /// Whether a voice is among them that speaks when none is chosen: one that its makers have rated, or that was measured.
    /// A voice that was neither rated nor measured speaks where it is named.
    public var hasRatedVoice: Bool { voices.keys.contains(where: KokoroVoices.isRated) }

    public init(
        model: URL,
        identity: String,
        voices: [String: URL],
        name: String = KokoroEngine.engineName,
        languages: [String: String] = [:],
        configuration: URL? = nil,
        gains: [String: Float] = [:],
        paces: [String: VoicePace] = [:]
    ) {
        self.model = model
        self.identity = identity
        self.voices = voices
        self.name = name
        self.languages = languages
        self.configuration = configuration
        self.gains = gains
        self.paces = paces
    }
}
