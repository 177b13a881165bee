public import Foundation
import Phonemes
public import VorleserSpeech

extension Vorleser {
    /// The engines on this machine: Kokoro first where it is installed with a voice that is rated, then the one that is
    /// built in, then other models of Kokoro's kind.
    ///
    /// A value: what is installed later is in the next one.
    /// - Parameters:
    ///   - folders: Where models are installed.
    ///   - languages: Tell how words become the symbols of the neural voices.
    ///   - warn: Told of clips that may sound odd although they were made twice.
    /// - Returns: The engines; nothing is loaded yet.
    public static func catalogue(
        folders: Folders = Folders(environment: ProcessInfo.processInfo.environment),
        languages: Languages = .standard,
        warn: @escaping @Sendable (ClipWarning) -> Void = { _ in }
    ) -> VoiceCatalogue {
        let family = ModelFamily(in: folders)
        let models = family.installed
        guard !models.isEmpty else { return VoiceCatalogue(engines: atOnce) }
        let lexicon = PhonemeData().lexicon
        let engines = models.compactMap { model in
            KokoroEngine(model, lexicon: lexicon, phonemizers: languages.phonemizers, warn: warn)
        }
        // Only Kokoro itself was rated as a first voice; its kin speaks what it was trained for.
        let rated = models.first { $0.hasRatedVoice && $0.name == family.kokoro.name }?.name
        return VoiceCatalogue(
            engines: engines.filter { $0.name == rated } + atOnce + engines.filter { $0.name != rated }
        )
    }

    /// The engines that need nothing to be installed: the system’s own, where it has one, and the one that is built in;
    /// the system’s speaks many languages, and better.
    private static var atOnce: [any SpeechEngine] {
        #if canImport(AVFAudio) && canImport(CFlite)
            [SystemSpeechEngine(), BuiltInVoices.engine()]
        #else
            [BuiltInVoices.engine()]
        #endif
    }
}

extension ModelManifest {
    /// Kokoro's, or the one that `VORLESER_MANIFEST` names instead.
    /// - Throws: ``VorleserSpeech/ModelError/badManifest(path:reason:)``
    public static func kokoro(environment: [String: String]) throws(ModelError) -> ModelManifest {
        guard let path = environment["VORLESER_MANIFEST"], !path.isEmpty else { return .kokoro }
        return try ModelManifest(contentsOf: path)
    }
}

extension ModelFamily {
    /// The user's installed models.
    public init(in folders: Folders, kokoro: ModelManifest = .kokoro) {
        self.init(folder: folders.models, kokoro: kokoro)
    }

    /// The user's installed models.
    /// - Parameter environment: `VORLESER_MANIFEST` may name another list of Kokoro's files than the built-in one.
    /// - Throws: ``VorleserSpeech/ModelError/badManifest(path:reason:)``
    public init(environment: [String: String]) throws(ModelError) {
        self.init(in: Folders(environment: environment), kokoro: try .kokoro(environment: environment))
    }
}

extension ModelStore {
    /// Kokoro among the user's installed models.
    /// - Parameters:
    ///   - folders: The user's.
    ///   - manifest: What there is to install.
    public init(in folders: Folders, manifest: ModelManifest = .kokoro) {
        self = ModelFamily(in: folders, kokoro: manifest).ofKokoro
    }
}
