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
        let neural: [any SpeechEngine] = family.installed.compactMap { installed in
            KokoroEngine(installed, lexicon: PhonemeData().lexicon, phonemizers: languages.phonemizers, warn: warn)
        }
        // Only Kokoro itself was rated as a first voice; its kin speaks what it was trained for.
        let isBest = family.installed.first.map { $0.name == family.kokoro.name && $0.hasRatedVoice } ?? false
        let first = isBest ? neural.prefix { $0.name == family.kokoro.name } : []
        return VoiceCatalogue(engines: first + atOnce + neural.dropFirst(first.count))
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

extension ModelFamily {
    /// The user's installed models.
    public init(in folders: Folders, kokoro: ModelManifest = .kokoro) {
        self.init(folder: folders.models, kokoro: kokoro)
    }

    /// The user's installed models.
    /// - Parameter environment: `VORLESER_MANIFEST` may name another list of Kokoro's files than the built-in one.
    /// - Throws: ``VorleserSpeech/ModelError/badManifest(path:reason:)``
    public init(environment: [String: String]) throws {
        let given = environment["VORLESER_MANIFEST"].flatMap { $0.isEmpty ? nil : $0 }
        let manifest = try given.map { try ModelManifest(contentsOf: $0) } ?? .kokoro
        self.init(in: Folders(environment: environment), kokoro: manifest)
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
        let family = try ModelFamily(environment: environment)
        self.init(in: Folders(environment: environment), manifest: family.kokoro)
    }
}
