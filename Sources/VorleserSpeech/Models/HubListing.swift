#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Wording

/// What a hub says of a repository at one commit.
///
/// Source: the HTTP API of huggingface.co, `api/models/NAME/revision/REVISION` and `api/models/NAME/tree/COMMIT`.
struct HubListing: Hashable, Sendable {
    /// A file of the repository.
    struct File: Hashable, Sendable {
        let path: String
        let bytes: Int
        /// Of files in large-file storage only.
        let sha256: String?
    }

    /// The commit.
    let commit: String
    /// As its card says it.
    let licence: String?
    /// The first language of its card.
    let language: String?
    let files: [File]

    /// `nil` when the list of files is not what it should be.
    /// - Parameters:
    ///   - about: What the hub says of the revision.
    ///   - tree: The answer about its files.
    init?(_ about: About, tree: [UInt8]) {
        guard let entries = try? JSONDecoder().decode([Entry].self, from: Data(tree)) else { return nil }
        commit = about.sha
        licence = (about.cardData?.license?.first).map { String($0.prefix(60)) }
        language = about.cardData?.language?.first
        files = entries.filter { $0.type == "file" && $0.isInside }.map {
            File(path: $0.path, bytes: $0.lfs?.size ?? $0.size, sha256: $0.lfs?.oid)
        }
    }

    /// What a hub says of a revision.
    struct About: Decodable {
        fileprivate struct Card: Decodable {
            let license: OneOrMore?
            let language: OneOrMore?
        }

        /// The commit; it becomes a part of addresses.
        let sha: String
        fileprivate let cardData: Card?

        /// `nil` when the answer is not what it should be.
        init?(_ answer: [UInt8]) {
            guard let about = try? JSONDecoder().decode(Self.self, from: Data(answer)), about.sha.count == 40,
                about.sha.allSatisfy(\.isHexDigit)
            else { return nil }
            self = about
        }
    }

    private struct Entry: Decodable {
        struct Large: Decodable {
            let oid: String
            let size: Int
        }

        let type: String
        let path: String
        let size: Int
        let lfs: Large?

        /// Whether its path can be a part of an address, and its digest is one.
        var isInside: Bool {
            !path.hasPrefix("/") && !path.split(separator: "/").contains("..") && size >= 0
                && lfs.map { $0.size >= 0 && $0.oid.count == 64 && $0.oid.allSatisfy(\.isHexDigit) } ?? true
        }
    }

    /// A word, or a list of words.
    fileprivate struct OneOrMore: Decodable {
        let first: String?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let word = try? container.decode(String.self) {
                first = word
            } else {
                first = try? container.decode([String].self).first
            }
        }
    }
}

extension HubListing {
    /// Which of the files make a model.
    struct Parts {
        let model: File
        let configuration: File
        /// By name.
        let voices: [(name: String, file: File)]
    }

    /// Looks for weights, configuration and voices.
    /// - Throws: ``ModelError/notAModel(repository:reason:)``
    func parts(of repository: String) throws(ModelError) -> Parts {
        func kind(_ file: File) -> String { URL(filePath: file.path).pathExtension.lowercased() }
        func isVoice(_ file: File) -> Bool { file.path.lowercased().hasPrefix("voices/") }
        let packs = files.filter { isVoice($0) && ["pt", "safetensors", "npy", "bin"].contains(kind($0)) }
        let weights = files.filter { !isVoice($0) && ["pth", "pt", "safetensors"].contains(kind($0)) }
        guard let model = weights.max(by: { $0.bytes < $1.bytes }) else {
            throw .notAModel(repository: repository, reason: localized("it has no weights (.pth or .safetensors)"))
        }
        guard let configuration = files.first(where: { $0.path == "config.json" }) else {
            throw .notAModel(repository: repository, reason: localized("it has no config.json"))
        }
        // Some publishers keep their only voice beside the weights.
        let beside = weights.filter { $0 != model && kind($0) == "pt" && $0.bytes < 4_000_000 }
        let voices = (packs.isEmpty ? beside : packs).map { file in
            (name: URL(filePath: file.path).deletingPathExtension().lastPathComponent.lowercased(), file: file)
        }
        guard !voices.isEmpty else { throw .notAModel(repository: repository, reason: localized("it has no voices")) }
        guard Set(voices.map(\.name)).count == voices.count else {
            throw .notAModel(repository: repository, reason: localized("two of its voices have one name"))
        }
        return Parts(model: model, configuration: configuration, voices: voices.sorted { $0.name < $1.name })
    }
}
