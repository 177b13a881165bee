#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The models of one architecture that lie side by side on this machine, a folder each.
///
/// Beside the files of every model but Kokoro itself lies `manifest.json`: what its publisher offered when it was installed.
public struct ModelFamily: Sendable {
    /// Where the models' folders are.
    public let folder: URL
    /// What Kokoro's own publisher offers.
    public let kokoro: ModelManifest

    public init(folder: URL, kokoro: ModelManifest = .kokoro) {
        (self.folder, self.kokoro) = (folder, kokoro)
    }

    /// Kokoro's own store, whether or not anything is in it.
    public var ofKokoro: ModelStore { ModelStore(folder: place(of: kokoro.name), manifest: kokoro) }

    /// Kokoro, then the others of which something is installed, by name.
    public var stores: [ModelStore] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let others = names.filter { $0 != kokoro.name && Self.isName($0) }.sorted().compactMap { name in
            store(named: name).flatMap { FileManager.default.fileExists(atPath: $0.recordPath) ? $0 : nil }
        }
        return [ofKokoro] + others
    }

    /// What the engines speak with, in the order of ``stores``.
    public var installed: [InstalledKokoro] { stores.compactMap(\.kokoro) }

    /// The store of a model that was listed or installed before.
    /// - Returns: `nil` when there is nothing under that name.
    public func store(named name: String) -> ModelStore? {
        if name == kokoro.name { return ofKokoro }
        let place = place(of: name)
        guard Self.isName(name),
            let manifest = try? ModelManifest(contentsOf: place.appending(path: Self.manifestName).path),
            manifest.name == name
        else { return nil }
        return ModelStore(folder: place, manifest: manifest)
    }

    /// The store of a model, made for what is offered of it.
    /// - Parameter manifest: Kept beside the model's files.
    /// - Returns: Where it goes.
    /// - Throws: ``ModelError``
    public func keep(_ manifest: ModelManifest) throws(ModelError) -> ModelStore {
        guard Self.isName(manifest.name), manifest.name != kokoro.name else { throw .badModelName(manifest.name) }
        let place = place(of: manifest.name)
        try ModelFile.makeFolder(place)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(manifest) else { throw .badModelName(manifest.name) }
        try ModelFile.replace(place.appending(path: Self.manifestName).path, with: Array(data) + [0x0A])
        return ModelStore(folder: place, manifest: manifest)
    }

    private func place(of name: String) -> URL { folder.appending(path: name, directoryHint: .isDirectory) }

    /// Whether a model may be called that: it becomes a folder's name.
    public static func isName(_ name: String) -> Bool { name.wholeMatch(of: /[a-z0-9][a-z0-9-]{0,63}/) != nil }

    /// What a repository is called here when nobody says otherwise: `owner/Name_1` is `owner-name-1`.
    public static func name(of repository: String) -> String {
        let words = repository.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        return String(words.joined(separator: "-").prefix(64))
    }

    static let manifestName = "manifest.json"
}

extension ModelManifest {
    /// The list for a model that comes from this machine, under a name of its own: its files are held against Kokoro's.
    static func brought(as name: String) -> ModelManifest {
        ModelManifest(
            name: name,
            repository: kokoro.repository,
            revision: kokoro.revision,
            model: kokoro.model,
            configuration: kokoro.configuration,
            voices: kokoro.voices
        )
    }

    /// Whether its files are those of another publisher's repository, so that they can be fetched.
    public var isPublished: Bool { isBuiltIn || repository != Self.kokoro.repository }

    /// Whether its name is Kokoro's own.
    var isBuiltIn: Bool { name == Self.kokoro.name }

    /// The same in another language.
    /// - Parameter language: A BCP 47 tag.
    /// - Returns: The list with nothing else changed.
    public func speaking(_ language: String?) -> ModelManifest {
        var result = self
        result.language = language
        return result
    }
}
