import Foundation
import Kokoro
import KokoroFormula
import VorleserCore
import VorleserTesting

@testable import VorleserSpeech

/// A small form of a few hundred kilobytes as a publisher would release it, beside a full form, and a folder to install
/// into.
struct SmallModel {
    let tiny: TinyModel
    let manifest: ModelManifest
    /// What the servers have, by the path of the address.
    let files: [String: [UInt8]]

    static let configuration: KokoroConfiguration = {
        var small = KokoroConfiguration.published
        small.width = 16
        (small.decoderWidth, small.contentWidth) = (24, 4)
        small.albert.width = 64
        small.albert.embeddingWidth = 8
        small.albert.heads = 1
        small.albert.innerWidth = 32
        small.albert.layers = 2
        small.generator.channels = 32
        small.longestToken = 3
        return small
    }()

    static let graph = FormulaGraph.bytes(configuration, .integers)

    /// Voices as `numpy.savez` writes them.
    static func archive(_ names: [String]) -> [UInt8] {
        StoredZip.bytes(
            names.enumerated().map { index, name in
                let numbers = FormulaWeights.numbers("voice \(index)", count: 510 * 256).map { $0 * 0.3 }
                var header = "{'descr': '<f4', 'fortran_order': False, 'shape': (510, 1, 256), }"
                header += String(repeating: " ", count: 118 - header.utf8.count - 1) + "\n"
                let start: [UInt8] = [0x93] + Array("NUMPY".utf8) + [1, 0, UInt8(header.utf8.count), 0]
                return (name + ".npy", start + Array(header.utf8) + numbers.withUnsafeBytes { Array($0) })
            }
        )
    }

    init() throws {
        tiny = try TinyModel()
        let (graph, voices) = (Self.graph, Self.archive(["af_one", "bm_two", "jf_three"]))
        func file(_ path: String, _ bytes: [UInt8]) -> ModelManifest.File {
            ModelManifest.File(path: path, bytes: bytes.count, sha256: SHA256.digest(of: bytes))
        }
        let full = tiny.manifest
        manifest = ModelManifest(
            name: full.name,
            repository: full.repository,
            revision: full.revision,
            model: full.model,
            configuration: full.configuration,
            voices: full.voices,
            small: ModelManifest.SmallForm(
                repository: "someone/small",
                release: "v1",
                model: file("net.int8.onnx", graph),
                voices: file("voices.bin", voices)
            )
        )
        let prefix = "/someone/small/releases/download/v1/"
        var files = [prefix + "net.int8.onnx": graph, prefix + "voices.bin": voices]
        for (path, bytes) in tiny.files { files["/someone/tiny/resolve/0123abcd/" + path] = bytes }
        self.files = files
    }

    var store: ModelStore { ModelStore(folder: tiny.store.folder, manifest: manifest) }

    func install(
        _ form: ModelForm,
        from hub: RehearsalHub,
        voices: [String]? = nil,
        progress: @escaping @Sendable (InstallProgress) -> Void = { _ in }
    ) async throws -> Int {
        var patience = DownloadPatience()
        // Other tests keep the processor busy.
        (patience.idle, patience.slowSpan) = (600, .seconds(600))
        (patience.firstPause, patience.longestPause) = (.milliseconds(1), .milliseconds(20))
        patience.worthwhile = 1000
        var installer = ModelInstaller(into: store, from: try ModelHub(hub.address), patience: patience)
        installer.configuration = Self.configuration
        return try await installer.install(form, voices: voices, progress: progress)
    }
}
