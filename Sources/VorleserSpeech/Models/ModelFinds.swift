import FoundationEssentials
import Kokoro
import Tensors
import VorleserCore

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What was found to be installed from this machine: files told by their content.
struct ModelFinds {
    /// Something that can be installed.
    struct Find: Hashable {
        /// Where it is.
        let source: String
        /// A voice's name in a file of many; `nil` when the whole file is meant.
        var member: String?
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
            look(at: url, for: manifest)
            if let fault = unusable.first { throw fault }
            if isEmpty { throw .nothingToInstall(path: url.path) }
            return
        }
        // A voice in the folder of voices goes before one of that name beside the model.
        for folder in [url.appending(path: "voices"), url] {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? [] {
                look(at: folder.appending(path: name), for: manifest)
            }
        }
        if isEmpty { throw unusable.first ?? .nothingToInstall(path: url.path) }
    }

    private var isEmpty: Bool { model == nil && configuration == nil && voices.isEmpty }

    private static let kinds: Set = ["pth", "pt", "safetensors", "npz", "npy", "bin"]
    /// Models as other programs keep them, by the ending of the file.
    private static let foreignKinds = [
        "onnx": "an ONNX export", "ort": "an ONNX export", "gguf": "a GGUF model", "tflite": "a TensorFlow Lite model",
        "mlmodel": "a Core ML model", "mlpackage": "a Core ML model", "mlmodelc": "a Core ML model",
        "engine": "a TensorRT model",
    ]

    private mutating func look(at url: URL, for manifest: ModelManifest) {
        let path = url.path
        if url.lastPathComponent == "config.json", ModelFile.length(of: path) != nil {
            addConfiguration(at: path, manifest)
            return
        }
        if let kind = Self.foreignKinds[url.pathExtension.lowercased()] {
            unusable.append(
                .unusable(
                    path: path,
                    reason: "it is \(kind), which is not read.",
                    advice:
                        "Bring the publisher’s kokoro-v1_0.pth, or the same weights as .safetensors; the voices may stay."
                )
            )
            return
        }
        guard Self.kinds.contains(url.pathExtension.lowercased()), let length = ModelFile.length(of: path) else {
            return
        }
        if isPublished(path, length, manifest) { return }
        // The publisher's own name for the weights goes before other checkpoints beside it.
        if let tensors = try? TensorFile.open(path: path), Self.isNetwork(tensors) {
            if model == nil || url.lastPathComponent == manifest.model.path, model?.isPublished != true {
                model = Find(source: path)
            }
            return
        }
        do throws(KokoroError) {
            try addVoices(of: VoiceLibrary(contentsOf: path), at: path)
        } catch {
            unusable.append(.unusable(path, because: error))
        }
    }

    private mutating func addConfiguration(at path: String, _ manifest: ModelManifest) {
        guard configuration == nil else { return }
        if ModelFile.length(of: path) == manifest.configuration.bytes,
            (try? SHA256.digestNow(ofFile: path)) == manifest.configuration.sha256
        {
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

    private mutating func addVoices(of library: VoiceLibrary, at path: String) throws(KokoroError) {
        for name in library.names where Self.isName(name) {
            _ = try library.voice(name)
            let find = Find(source: path, member: library.names.count > 1 ? name : nil)
            voices[name.lowercased()] = voices[name.lowercased()] ?? find
        }
    }

    /// What can name a voice, alone and in a mixture; a file is named after it.
    static func isName(_ name: String) -> Bool { name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_.\-]*/) != nil }
}
