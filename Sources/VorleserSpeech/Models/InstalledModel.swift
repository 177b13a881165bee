#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import VorleserCore

/// What is installed of a model.
public struct InstalledModel: Hashable, Sendable {
    /// A voice that is installed.
    public struct Voice: Hashable, Sendable {
        /// Such as `af_heart`.
        public let name: String
        public let file: InstalledFile
        /// Whether it is the published one.
        public let isPublished: Bool
        /// What brings it to the level of all voices; `nil` when that was not measured with these weights.
        public let gain: Float?
        /// How fast it speaks in its styles; `nil` when that was not measured with these weights.
        public let pace: VoicePace?
    }

    /// What it is called, such as `kokoro`.
    public let name: String
    /// Where it is.
    public let folder: URL
    /// What its voices speak where their names do not tell: a BCP 47 tag.
    public let language: String?
    /// Under which licence it was published, if that is known.
    public let licence: String?
    /// The weights, if they are there.
    public let model: InstalledFile?
    /// Whether the weights are the published ones, in whichever form.
    public var isPublished: Bool { form != nil }
    /// In which form the weights were published; `nil` for others.
    public var form: ModelForm? { if case .published(let form) = origin { form } else { nil } }
    /// What the weights are; `nil` without any.
    public let origin: WeightsOrigin?
    /// The architecture and symbols, if they are there.
    public let configuration: InstalledFile?
    /// The best first: in the manifest's order, then the user's own by name.
    public let voices: [Voice]

    init(_ record: ModelRecord, in store: ModelStore) {
        let manifest = store.manifest
        (name, language, licence) = (manifest.name, manifest.language, manifest.licence)
        folder = store.folder
        model = record.model
        origin = record.model.map { manifest.origin(of: $0) }
        configuration = record.configuration
        let rank = Dictionary(manifest.voices.enumerated().map { ($1.name, $0) }) { first, _ in first }
        voices = record.voices
            .map { name, file in
                Voice(
                    name: name,
                    file: file,
                    isPublished: file.sha256 == manifest.voice(named: name)?.file.sha256
                        || file.origin != nil && file.origin == manifest.small?.voices.sha256,
                    gain: record.gain(of: name),
                    pace: record.pace(of: name)
                )
            }
            .sorted { (rank[$0.name] ?? .max, $0.name) < (rank[$1.name] ?? .max, $1.name) }
        isConfigurationPublished = configuration.map { $0.sha256 == manifest.configuration.sha256 } ?? true
        // Of another list it is another: only Kokoro's own is built in.
        isConfigurationBuiltIn =
            configuration.map { $0.sha256 == ModelManifest.kokoro.configuration.sha256 } ?? true
    }

    private let isConfigurationPublished: Bool
    private let isConfigurationBuiltIn: Bool

    /// What the voices speak that the model was trained for. Kokoro's own voices tell it by their names.
    private var languages: [String: String] {
        guard let language else { return [:] }
        let own = voices.map(\.name).filter { ModelManifest.kokoro.voice(named: $0) == nil }
        return Dictionary(uniqueKeysWithValues: own.map { ($0, language) })
    }

    /// Bytes of all files.
    public var bytes: Int {
        ([model, configuration].compactMap { $0 } + voices.map(\.file)).reduce(0) { $0 + $1.bytes }
    }

    /// Voices that only lend their timbre to mixtures: by their names they speak what has no phonemizer.
    public var voicesForMixtures: [String] {
        let spoken = Phonemizers(nil, others: PhonemizerSource.standard)
        let alone = Set(kokoro.map { KokoroVoices($0, spoken).all.map(\.id.rawValue) } ?? [])
        return kokoro == nil ? [] : voices.map(\.name).filter { !alone.contains($0) }
    }

    /// What an engine speaks with.
    /// - Returns: `nil` without the weights or without a voice.
    public var kokoro: InstalledKokoro? {
        guard let model, !voices.isEmpty else { return nil }
        return InstalledKokoro(
            model: folder.appending(path: model.path),
            identity: identity(of: model),
            voices: Dictionary(uniqueKeysWithValues: voices.map { ($0.name, folder.appending(path: $0.file.path)) }),
            name: name,
            languages: languages,
            configuration: isConfigurationBuiltIn ? nil : configuration.map { folder.appending(path: $0.path) },
            gains: Dictionary(uniqueKeysWithValues: voices.compactMap { voice in voice.gain.map { (voice.name, $0) } }),
            paces: Dictionary(uniqueKeysWithValues: voices.compactMap { voice in voice.pace.map { (voice.name, $0) } })
        )
    }

    /// The weights' digest, and that of everything else that is not as published: a voice that is replaced under the
    /// same name must not be taken for the old one.
    private func identity(of model: InstalledFile) -> String {
        let own =
            voices.filter { !$0.isPublished }.map { $0.name + " " + $0.file.sha256 }
            + (isConfigurationPublished ? [] : [configuration?.sha256 ?? ""])
        let digits = String(model.sha256.prefix(16))
        guard !own.isEmpty else { return digits }
        return digits + "+" + SHA256.digest(of: own.joined(separator: "\n").utf8).prefix(8)
    }
}
