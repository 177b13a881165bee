#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Tensors
import Wording

/// A file that looks like a model or voice and is none that is read here, told by its beginning or its ending.
enum ForeignFile {
    /// What a file is, in words that follow “it is”; `nil` if that is not known.
    static func kind(of url: URL) -> String? {
        guard let file = try? MappedFile(path: url.path) else { return nil }
        return kind(of: file.bytes) ?? endings[url.pathExtension.lowercased()]
    }

    private static func kind(of bytes: UnsafeRawBufferPointer) -> String? {
        func begins(_ text: String, at offset: Int = 0) -> Bool {
            bytes.count >= offset + text.utf8.count && bytes[offset...].starts(with: text.utf8)
        }
        if begins("GGUF") { return localized("a GGUF model") }
        if begins("ORTM", at: 4) { return localized("a model in ONNX Runtime’s own form") }
        if begins("TFL3", at: 4) { return localized("a TensorFlow Lite model") }
        if begins("version https://git-lfs") { return localized("a note that the file is kept elsewhere (Git LFS)") }
        let text = bytes.prefix(100).drop { [0x20, 0x0A, 0x0D, 0x09, 0xEF, 0xBB, 0xBF].contains($0) }
        if text.starts(with: "<!".utf8) || text.starts(with: "<html".utf8) { return localized("a web page") }
        return nil
    }

    /// What files of an ending are that cannot be told by their beginning.
    static var endings: [String: String] {
        [
            "ort": localized("a model in ONNX Runtime’s own form"), "gguf": localized("a GGUF model"),
            "tflite": localized("a TensorFlow Lite model"),
            "mlmodel": localized("a Core ML model"), "mlpackage": localized("a Core ML model"),
            "mlmodelc": localized("a Core ML model"),
            "engine": localized("a TensorRT model"), "onnx_data": localized("the weights of an ONNX file beside it"),
        ]
    }
}
