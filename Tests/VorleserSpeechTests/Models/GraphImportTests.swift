import Foundation
import Testing
import VorleserTesting

@testable import VorleserSpeech

/// Networks that other programs exported, brought from this machine.
struct GraphImportTests {
    private let small: SmallModel

    init() throws { small = try SmallModel() }

    /// Why a file is not installed.
    private func fault(_ name: String, _ bytes: [UInt8]) throws -> ModelError? {
        let file = small.tiny.folder.appending(path: name)
        try Data(bytes).write(to: file)
        do {
            _ = try ModelImport(into: small.store).install(from: file)
            return nil
        } catch let error as ModelError { return error }
    }

    @Test(arguments: [
        ("net.gguf", "GGUF\u{3}"), ("net.bin", "GGUF\u{3}"), ("net.ort", "\u{1C}\0\0\0ORTM"),
        ("net.onnx", "version https://git-lfs.github.com/spec/v1\noid sha256:6e74"),
        ("net.onnx", " \n<!DOCTYPE html><html>Sign in</html>"), ("net.mlmodel", "anything"),
    ])
    func `a file of another kind is named for what it is`(name: String, text: String) throws {
        let fault = try #require(try fault(name, Array(text.utf8)))
        let words = try #require(fault.errorDescription)
        #expect(
            ["GGUF", "ONNX Runtime’s own", "Git LFS", "web page", "Core ML"].contains { words.contains($0) },
            "\(words)"
        )
        #expect(fault.recoverySuggestion?.contains("kokoro-v1.0.onnx") == true)
    }

    @Test func `Piper's voices and other graphs are named, cut ones are to be fetched again`() throws {
        var piper = ONNXSketch()
        piper.inputs = ["input", "input_lengths", "scales"]
        #expect(try fault("en_US-joe-medium.onnx", piper.bytes)?.errorDescription?.contains("Piper") == true)
        var other = ONNXSketch()
        other.inputs = ["pixel_values"]
        #expect(try fault("model.onnx", other.bytes)?.errorDescription?.contains("pixel_values") == true)
        let cut = try #require(try fault("net.onnx", Array(SmallModel.graph.prefix(100_000))))
        #expect(cut.recoverySuggestion == "Download the file again.")
        #expect(cut.errorDescription?.contains("its end is missing") == true)
        // A network of Kokoro's layers, but narrower than the published one.
        let narrow = try #require(try fault("net.onnx", SmallModel.graph))
        #expect(narrow.errorDescription?.contains("instead of") == true)
        #expect(small.tiny.installed.isEmpty)
    }

    @Test func `of several graphs the finest is taken, and a checkpoint before any`() throws {
        let folder = small.tiny.folder.appending(path: "from")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let fine = SmallModel.graph + ONNXSketch.field(6, [UInt8](repeating: 0x61, count: 500))
        try Data(SmallModel.graph).write(to: folder.appending(path: "net.int8.onnx"))
        try Data(fine).write(to: folder.appending(path: "net.onnx"))
        let finds = try ModelFinds(at: folder, for: small.manifest)
        #expect(finds.model?.source.hasSuffix("net.onnx") == true && finds.model?.part == .graph)
        try Data(small.tiny.files["net.pth"] ?? []).write(to: folder.appending(path: "net.pth"))
        let both = try ModelFinds(at: folder, for: small.manifest)
        #expect(both.model?.isPublished == true)
    }

    @Test func `all voices of the published file of many are published`() throws {
        let file = small.tiny.folder.appending(path: "some voices.npz")
        try Data(SmallModel.archive(["af_one", "bm_two", "jf_three"])).write(to: file)
        let outcome = try ModelImport(into: small.store).install(from: file)
        #expect(outcome.items.map(\.name) == ["af_one", "bm_two", "jf_three"])
        #expect(outcome.items.allSatisfy { $0.isPublished })
        #expect(try small.store.installed().voices.allSatisfy { $0.isPublished })
        #expect(try small.store.verify().allSatisfy { $0.isPublished })
    }
}
