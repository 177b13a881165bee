public import Foundation
import Phonemes
public import VorleserSpeech

extension Vorleser {
    /// The engines on this machine: Kokoro first where it is installed with a voice that is rated, then the one that is
    /// built in.
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
        guard let installed = ModelStore(in: folders).kokoro else { return VoiceCatalogue(engines: atOnce) }
        let kokoro = KokoroEngine(
            installed,
            lexicon: PhonemeData().lexicon,
            phonemizers: languages.phonemizers,
            warn: warn
        )
        guard let kokoro else { return VoiceCatalogue(engines: atOnce) }
        return VoiceCatalogue(engines: installed.hasRatedVoice ? [kokoro] + atOnce : atOnce + [kokoro])
    }

    /// The engines that need nothing to be installed: the one that is built in, and where it is another the system's own,
    /// which speaks many languages.
    private static var atOnce: [any SpeechEngine] {
        #if canImport(AVFAudio) && canImport(CFlite)
            [BuiltInVoices.engine(), SystemSpeechEngine()]
        #else
            [BuiltInVoices.engine()]
        #endif
    }
}

extension ModelStore {
    /// Kokoro among the user's installed models.
    /// - Parameters:
    ///   - folders: The user's.
    ///   - manifest: What there is to install.
    public init(in folders: Folders, manifest: ModelManifest = .kokoro) {
        self.init(folder: folders.models.appending(path: manifest.name), manifest: manifest)
    }

    /// Kokoro among the user's installed models.
    /// - Parameter environment: `VORLESER_MANIFEST` may name another list of files than the built-in one.
    /// - Throws: ``VorleserSpeech/ModelError/badManifest(path:reason:)``
    public init(environment: [String: String]) throws {
        let given = environment["VORLESER_MANIFEST"].flatMap { $0.isEmpty ? nil : $0 }
        let manifest = try given.map { try ModelManifest(contentsOf: $0) } ?? .kokoro
        self.init(in: Folders(environment: environment), manifest: manifest)
    }
}
