#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Kokoro
import Tensors
import VorleserCore
import Wording

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What was found to be installed from this machine: files told by their content.
struct ModelFinds {
    /// Something that can be installed.
    struct Find: Hashable {
        /// What it is in its file.
        enum Part: Hashable {
            /// All of it.
            case whole
            /// A voice of several; its name there.
            case member(String)
            /// A published voice, of several if it has a name there: it is written as its publisher's file.
            case published(member: String?)
            /// The weights, which are made of a graph.
            case graph
        }

        /// Where it is.
        let source: String
        var part = Part.whole
        /// The digest of the published file that it is taken out of.
        var origin: String?
        /// Whether it is the publisher's own file, which need not be looked into.
        var isPublished = false
    }

    var model: Find?
    var configuration: Find?
    var voices: [String: Find] = [:]
    /// Files that look like one of these but cannot be used, and why.
    var unusable: [ModelError] = []

    /// Looks at a file, or at the files of a folder and of its `voices` folder.
    /// - Throws: ``ModelError`` for a single file that is nothing of the kind, or a folder without any.
    init(at url: URL, for manifest: ModelManifest) throws(ModelError) {
        var isFolder: Bool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw .unreadable(path: url.path, code: ENOENT)
        }
        guard isFolder else {
            look(at: url, for: manifest, alone: true)
            if let fault = unusable.first { throw fault }
            if isEmpty { throw .nothingToInstall(path: url.path) }
            return
        }
        // A voice in the folder of voices goes before one of that name beside the model.
        for folder in [url.appending(path: "voices"), url] {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? [] {
                look(at: folder.appending(path: name), for: manifest, alone: false)
            }
        }
        if isEmpty { throw unusable.first ?? .nothingToInstall(path: url.path) }
    }

    /// Takes the voices of a file.
    /// - Throws: ``ModelError``
    init(voicesAt path: String, for manifest: ModelManifest) throws(ModelError) {
        do throws(KokoroError) {
            try addVoices(of: VoiceLibrary(contentsOf: path), at: path, manifest)
        } catch {
            throw .unusable(path, because: error)
        }
    }

    private var isEmpty: Bool { model == nil && configuration == nil && voices.isEmpty }

    private static let kinds: Set = ["pth", "pt", "safetensors", "npz", "npy", "bin", "onnx"]

    /// Looks at a file; one that was named itself (`alone`) may have any ending.
    private mutating func look(at url: URL, for manifest: ModelManifest, alone: Bool) {
        let path = url.path
        guard let length = ModelFile.length(of: path) else { return }
        if url.lastPathComponent == "config.json" { return addConfiguration(at: path, manifest) }
        let kind = url.pathExtension.lowercased()
        guard alone || Self.kinds.contains(kind) || ForeignFile.endings[kind] != nil else { return }
        if isPublished(path, length, manifest) { return }
        if let foreign = ForeignFile.kind(of: url) {
            unusable.append(.foreign(path: path, kind: foreign))
        } else if (try? MappedFile(path: path)).map({ ONNXGraph.isGraph($0.bytes) }) ?? false {
            addGraph(at: path, length)
        } else {
            addTensors(at: url, manifest)
        }
    }

    private mutating func addTensors(at url: URL, _ manifest: ModelManifest) {
        let path = url.path
        // The publisher's own name for the weights goes before other checkpoints beside it, and any before a graph.
        if let tensors = try? TensorFile.open(path: path), Self.isNetwork(tensors) {
            if model == nil || model?.part == .graph || url.lastPathComponent == manifest.model.path,
                model?.isPublished != true
            {
                model = Find(source: path)
            }
            return
        }
        do throws(KokoroError) {
            try addVoices(of: VoiceLibrary(contentsOf: path), at: path, manifest)
        } catch {
            unusable.append(.unusable(path, because: error))
        }
    }

    /// Of several graphs the one with the most bytes counts: it has the finest numbers.
    private mutating func addGraph(at path: String, _ length: Int) {
        if let model, model.part != .graph || ModelFile.length(of: model.source) ?? 0 >= length { return }
        model = Find(source: path, part: .graph)
    }

    private mutating func addConfiguration(at path: String, _ manifest: ModelManifest) {
        guard configuration == nil else { return }
        if manifest.configuration.digest(ifAt: path) != nil {
            configuration = Find(source: path, isPublished: true)
            return
        }
        do throws(KokoroError) {
            _ = try KokoroConfiguration(contentsOf: path)
            configuration = Find(source: path)
        } catch {
            unusable.append(.unusable(path, because: error))
        }
    }

    /// Takes in a published file, known by its digest whatever it is called.
    private mutating func isPublished(_ path: String, _ length: Int, _ manifest: ModelManifest) -> Bool {
        let alike = ([manifest.model] + manifest.voices.map(\.file)).filter { $0.bytes == length }
        guard !alike.isEmpty, let digest = try? SHA256.digestNow(ofFile: path) else { return false }
        if digest == manifest.model.sha256 {
            model = Find(source: path, isPublished: true)
            return true
        }
        guard let voice = manifest.voices.first(where: { $0.file.sha256 == digest }) else { return false }
        voices[voice.name] = Find(source: path, isPublished: true)
        return true
    }

    /// A network has hundreds of tensors, in parts; a file of voices has one for each.
    private static func isNetwork(_ tensors: any NamedTensors) -> Bool {
        tensors.entries.count > 100 && tensors.entries.keys.contains { $0.contains("predictor.") }
    }

    private mutating func addVoices(
        of library: VoiceLibrary,
        at path: String,
        _ manifest: ModelManifest
    ) throws(KokoroError) {
        let origin = library.names.count > 1 ? manifest.small?.voices.digest(ifAt: path) : nil
        for name in library.names where Self.isName(name) {
            let pack = try library.voice(name)
            let member = library.names.count > 1 ? name : nil
            // A voice alone in its file may be called anything; in a file of many it has its name.
            let known = manifest.publishedVoice(with: pack.elements, named: name, orAny: member == nil)
            let name = known ?? name.lowercased()
            let part: Find.Part =
                known == nil ? member.map { .member($0) } ?? .whole : .published(member: member)
            if let other = voices[name], other.isPublished || known == nil { continue }
            voices[name] = Find(source: path, part: part, origin: origin, isPublished: known != nil || origin != nil)
        }
    }

    /// What can name a voice, alone and in a mixture; a file is named after it.
    static func isName(_ name: String) -> Bool { name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_.\-]*/) != nil }
}

extension ModelManifest.File {
    /// Its digest, if it is what lies there.
    fileprivate func digest(ifAt path: String) -> String? {
        guard ModelFile.length(of: path) == bytes else { return nil }
        return (try? SHA256.digestNow(ofFile: path)) == sha256 ? sha256 : nil
    }
}

extension ModelManifest {
    /// The published voice that has these numbers.
    /// - Parameters:
    ///   - numbers: Row by row.
    ///   - name: What it is called where it was found.
    ///   - orAny: Whether it may be one of another name.
    /// - Returns: Its name.
    func publishedVoice(with numbers: [Float], named name: String, orAny: Bool) -> String? {
        let named = voice(named: name)
        let others = orAny ? voices.filter { $0 != named } : []
        // A file that cannot hold them is not made anew to be told from them.
        let alike = ([named].compactMap(\.self) + others).filter { $0.file.bytes > 4 * numbers.count }
        return alike.first { voice in
            TorchVoiceFile.bytes(of: numbers, named: voice.name).map { bytes in
                bytes.count == voice.file.bytes && SHA256.digest(of: bytes) == voice.file.sha256
            } ?? false
        }?.name
    }
}

extension ModelError {
    /// A file of another kind than any that is read.
    fileprivate static func foreign(path: String, kind: String) -> ModelError {
        .unusable(
            path: path,
            reason: localized("it is \(kind), which is not read."),
            advice: localized(
                "Bring kokoro-v1_0.pth, or kokoro-onnx’s kokoro-v1.0.onnx (or .fp16, .int8); the voices may stay."
            )
        )
    }
}
