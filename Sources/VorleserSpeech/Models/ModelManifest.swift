#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Wording

/// A model as its publisher offers it: which files there are, where, and what is in them.
public struct ModelManifest: Hashable, Codable, Sendable {
    /// A published file, told by its content.
    public struct File: Hashable, Codable, Sendable {
        /// Where it is in the publisher's repository.
        public let path: String
        /// Its length.
        public let bytes: Int
        /// 64 hexadecimal digits, lower case.
        public let sha256: String

        public init(path: String, bytes: Int, sha256: String) {
            self.path = path
            self.bytes = bytes
            self.sha256 = sha256
        }
    }

    /// A published voice.
    public struct Voice: Hashable, Codable, Sendable {
        /// Such as `af_heart`.
        public let name: String
        /// The publisher's own estimate of the quality and quantity of its training data, A to F; empty
        /// where it gives none.
        public let grade: String
        public let file: File

        public init(name: String, grade: String, file: File) {
            self.name = name
            self.grade = grade
            self.file = file
        }
    }

    /// The model's name here, such as `kokoro`.
    public let name: String
    /// The publisher's repository, owner and name.
    public let repository: String
    /// The commit of that repository.
    public let revision: String
    /// The weights.
    public let model: File
    /// The architecture and the symbols.
    public let configuration: File
    /// The best first.
    public let voices: [Voice]
    /// The same model in fewer bytes, if it is published.
    public let small: SmallForm?
    /// What its voices speak where their names do not tell: a BCP 47 tag.
    public internal(set) var language: String?
    /// Under which licence it is published: an identifier of SPDX, or the publisher's own word; `nil` when that is not known.
    public let licence: String?

    public init(
        name: String,
        repository: String,
        revision: String,
        model: File,
        configuration: File,
        voices: [Voice],
        small: SmallForm? = nil,
        language: String? = nil,
        licence: String? = nil
    ) {
        self.name = name
        self.repository = repository
        self.revision = revision
        self.model = model
        self.configuration = configuration
        self.voices = voices
        self.small = small
        self.language = language
        self.licence = licence
    }

    /// A list that is not built in, such as that of a model of one's own on a mirror.
    /// - Parameter path: A file of this type in JSON.
    /// - Throws: ``ModelError/badManifest(path:reason:)``
    public init(contentsOf path: String) throws(ModelError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .badManifest(path: path, reason: localized("it is not there, or may not be read"))
        }
        do {
            self = try JSONDecoder().decode(ModelManifest.self, from: data)
        } catch {
            throw .badManifest(path: path, reason: localized("it is not such a list in JSON"))
        }
        let paths = (files + (small?.files ?? [])).map(\.path)
        guard paths.allSatisfy({ !$0.split(separator: "/").contains("..") && !$0.isEmpty }) else {
            throw .badManifest(path: path, reason: localized("it names files elsewhere"))
        }
    }

    /// Every file of the full form, the weights first.
    var files: [File] { [model, configuration] + voices.map(\.file) }

    /// Bytes that are fetched for a form with all its voices; 0 when it is not published.
    public func bytes(of form: ModelForm) -> Int {
        let files = form == .full ? files : small?.files ?? []
        return files.reduce(0) { $0 + $1.bytes }
    }

    /// The voice of a name; capitals do not matter.
    public func voice(named name: String) -> Voice? {
        voices.first { $0.name == name.lowercased() }
    }
}
