import Foundation
import Kokoro
import Tensors

extension FuzzTarget {
    /// A file of tensors of any kind, and of voices.
    static let checkpoint = FuzzTarget(name: "checkpoint", input: "a PyTorch, safetensors or NumPy file") { bytes in
        let path = try ScratchFile.holding(bytes).path(percentEncoded: false)
        let file: any NamedTensors
        do throws(TensorFileError) { file = try TensorFile.open(path: path) } catch {
            try LawBreach.unless(!"\(error)".isEmpty, "an error without words")
            return
        }
        for (name, tensor) in file.entries {
            try check(tensor, name, in: bytes)
        }
        let both = Set(file.entries.keys).intersection(file.unusable.keys)
        try LawBreach.unless(both.isEmpty, "\(both) can be used and cannot")
        guard let voices = try? VoiceLibrary(contentsOf: path) else { return }
        for name in voices.names.prefix(20) {
            guard let voice = try? voices.voice(name) else { continue }
            for phonemes in [-1, 0, 1, 510, 511, Int.max] {
                try LawBreach.unless(voice.style(phonemes: phonemes).count == VoicePack.styleWidth, "half a style")
            }
        }
    }

    private static func check(_ tensor: StoredTensor, _ name: String, in bytes: [UInt8]) throws {
        try LawBreach.unless(tensor.bytes.count <= bytes.count, "“\(name)” is larger than its file")
        if let base = tensor.bytes.baseAddress, let start = tensor.owner?.bytes.baseAddress {
            let offset = base - start
            try LawBreach.unless(
                offset >= 0 && offset + tensor.bytes.count <= bytes.count,
                "“\(name)” lies outside its file"
            )
        }
        let count = tensor.shape.reduce(1, *)
        try LawBreach.unless(tensor.floats().count == count, "“\(name)” has not \(count) numbers")
        tensor.release()
    }

    /// The network's description.
    static let configuration = FuzzTarget(name: "configuration", input: "a network's config.json") { bytes in
        let path = try ScratchFile.holding(bytes).path(percentEncoded: false)
        do throws(KokoroError) { _ = try KokoroConfiguration(contentsOf: path) } catch {
            try LawBreach.unless(!"\(error)".isEmpty, "an error without words")
        }
    }
}
