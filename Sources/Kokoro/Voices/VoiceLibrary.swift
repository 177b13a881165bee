import Tensors

/// The voices in one file: a single one, as published, or many by name, as others collect them.
///
/// Accepted are PyTorch's `.pt`, safetensors, NumPy's `.npy` and `.npz` (also under the name `voices-v1.0.bin`), and a
/// single voice as bare 32-bit floats (`af_heart.bin`). The kind is told by the content.
public struct VoiceLibrary {
    private enum Content {
        case tensors(any NamedTensors)
        case bare(MappedFile)
    }

    /// The voices' names, in order. A voice alone in its file has the file's name without what follows the last dot.
    public let names: [String]
    private let content: Content
    private let path: String

    /// Bytes of a voice that is stored bare.
    private static let bareSize = 510 * VoicePack.styleWidth * 4

    /// - Throws: ``KokoroError/file(_:)``
    public init(contentsOf path: String) throws(KokoroError) {
        self.path = path
        do throws(TensorFileError) {
            let tensors = try TensorFile.open(path: path)
            content = .tensors(tensors)
            let names = Set(tensors.entries.keys).union(tensors.unusable.keys)
            self.names = names.count > 1 ? names.sorted() : [Self.name(of: path)]
        } catch {
            guard case .notATensorFile = error, let file = try? MappedFile(path: path),
                file.bytes.count == Self.bareSize
            else { throw .file(error) }
            content = .bare(file)
            names = [Self.name(of: path)]
        }
    }

    /// One of the voices.
    /// - Throws: ``KokoroError``
    public func voice(_ name: String) throws(KokoroError) -> VoicePack {
        guard names.contains(name) else { throw .unknownVoice(name: name, known: names) }
        switch content {
        case .bare(let file):
            return try VoicePack(
                StoredTensor(.float32, shape: [510, VoicePack.styleWidth], bytes: file.bytes, owner: file),
                name: name
            )
        case .tensors(let tensors):
            // A voice alone in its file may have any name there, or none.
            let stored = names.count > 1 ? name : tensors.entries.keys.first ?? tensors.unusable.keys.first ?? name
            let tensor: StoredTensor
            do { tensor = try tensors.tensor(stored) } catch { throw .file(error) }
            defer { tensor.release() }
            return try VoicePack(tensor, name: name)
        }
    }

    /// `path` without folders and without the last dot and what follows it.
    private static func name(of path: String) -> String {
        let file = path.split(separator: "/").last ?? ""
        return String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
    }
}

extension VoicePack {
    /// The only voice of a file.
    /// - Throws: ``KokoroError``
    public init(contentsOf path: String) throws(KokoroError) {
        let library = try VoiceLibrary(contentsOf: path)
        guard let name = library.names.first, library.names.count == 1 else { throw .notAVoice(name: path) }
        self = try library.voice(name)
    }
}
