import Foundation
import Kokoro
import Tensors
import Testing

@testable import VorleserSpeech

/// A voice whose numbers are all alike.
private func voice(_ value: Float, rows: Int = 510) -> [UInt8] {
    [Float](repeating: value, count: rows * 256).withUnsafeBytes { Array($0) }
}

private func safetensors(_ bytes: [UInt8], named name: String, shape: [Int] = [510, 1, 256]) -> [UInt8] {
    bytes.withUnsafeBytes {
        SafetensorsFile.bytes(of: StoredTensor(.float32, shape: shape, bytes: $0), named: name)
    }
}

/// Two voices in one file.
private func library() -> [UInt8] {
    let one = voice(0.5)
    let entry = { (start: Int) in
        #"{"dtype":"F32","shape":[510,1,256],"data_offsets":[\#(start),\#(start + one.count)]}"#
    }
    var header = Array(#"{"af_one":\#(entry(0)),"jf_two":\#(entry(one.count)),"bm_own":\#(entry(2 * one.count))}"#.utf8)
    while !header.count.isMultiple(of: 8) { header.append(0x20) }
    return (0..<8).map { UInt8(truncatingIfNeeded: header.count >> (8 * $0)) } + header + one + one + voice(0.25)
}

struct ModelImportTests {
    private let tiny: TinyModel

    init() throws { tiny = try TinyModel() }

    /// A folder of files to install from.
    private func folder(_ files: [String: [UInt8]]) throws -> URL {
        let folder = tiny.folder.appending(path: "from")
        for (name, bytes) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: file)
        }
        return folder
    }

    @Test(arguments: [false, true])
    func `the published files are known by their content, whatever they are called`(links: Bool) throws {
        let from = try folder([
            "weights.pth": tiny.files["net.pth"] ?? [], "config.json": tiny.files["config.json"] ?? [],
            "voices/first.pt": tiny.files["voices/af_one.pt"] ?? [], "second.pt": tiny.files["voices/bm_two.pt"] ?? [],
        ])
        let outcome = try ModelImport(into: tiny.store, linking: links).install(from: from)
        #expect(outcome.items.map(\.name) == ["config.json", "model", "af_one", "bm_two"])
        #expect(outcome.items.map(\.isPublished) == [true, true, true, true])
        #expect(outcome.leftOut.isEmpty)
        #expect(tiny.installed == ["config.json", "model.json", "model.pth", "voices/af_one.pt", "voices/bm_two.pt"])
        #expect(try tiny.store.installed().isPublished)
        #expect(try tiny.store.verify().allSatisfy { $0.state == .sound && $0.isPublished })
        let names = try FileManager.default.attributesOfItem(atPath: from.appending(path: "weights.pth").path)
        #expect(names[.referenceCount] as? Int == (links ? 2 : 1))
    }

    @Test func `voices of one's own are looked into, and installed as such`() throws {
        let from = try folder([
            "af_mine.bin": voice(0.1), "voices/bm_deep.safetensors": safetensors(voice(0.2), named: "x"),
            "voices/jf_kana.bin": voice(0.3), "notes.txt": [1, 2, 3],
        ])
        let outcome = try ModelImport(into: tiny.store).install(from: from)
        #expect(outcome.items.map(\.name) == ["af_mine", "bm_deep", "jf_kana"])
        #expect(outcome.items.allSatisfy { !$0.isPublished })
        #expect(try tiny.store.installed().voices.map(\.isPublished) == [false, false, false])
    }

    @Test func `a file of many voices becomes a file for each`() throws {
        let from = try folder(["voices-v1.0.bin": library()])
        let outcome = try ModelImport(into: tiny.store).install(from: from.appending(path: "voices-v1.0.bin"))
        #expect(outcome.items.map(\.name) == ["af_one", "bm_own", "jf_two"])
        let files = ["af_one", "bm_own", "jf_two"].map { "voices/\($0).safetensors" }
        #expect(tiny.installed == ["model.json"] + files)
        #expect(try ModelFinds(at: tiny.store.folder, for: tiny.manifest).voices.count == 3)
    }

    @Test func `a voice replaces one of its name, of whatever kind`() throws {
        let importing = ModelImport(into: tiny.store)
        _ = try importing.install(from: try folder(["af_one.bin": voice(0.1)]).appending(path: "af_one.bin"))
        let bytes = safetensors(voice(0.2), named: "a")
        _ = try importing.install(from: try folder(["AF_one.safetensors": bytes]).appending(path: "AF_one.safetensors"))
        #expect(tiny.installed == ["model.json", "voices/af_one.safetensors"])
    }

    @Test func `what is no voice is said, and the others are installed`() throws {
        let from = try folder(["af_good.bin": voice(0.1), "af_bad.bin": [1, 2, 3], "af_nan.bin": voice(.nan)])
        let outcome = try ModelImport(into: tiny.store).install(from: from)
        #expect(outcome.items.map(\.name) == ["af_good"])
        #expect(outcome.leftOut.count == 2)
        #expect(throws: ModelError.self) {
            try ModelImport(into: tiny.store).install(from: from.appending(path: "af_nan.bin"))
        }
    }

    @Test func `where there is nothing, nothing is installed`() throws {
        let from = try folder(["readme.md": [1]])
        #expect(throws: ModelError.nothingToInstall(path: from.path)) {
            try ModelImport(into: tiny.store).install(from: from)
        }
        let gone = from.appending(path: "gone")
        #expect(throws: ModelError.unreadable(path: gone.path, code: ENOENT)) {
            try ModelImport(into: tiny.store).install(from: gone)
        }
        #expect(tiny.installed.isEmpty)
    }

    @Test func `a graph that cannot be read is said, and the voices beside it are installed`() throws {
        let file = "kokoro-v1.0.int8.onnx"
        let from = try folder([file: [8, 9], "af_good.bin": voice(0.1)])
        let outcome = try ModelImport(into: tiny.store).install(from: from)
        #expect(outcome.items.map(\.name) == ["af_good"])
        #expect(outcome.leftOut.first?.errorDescription?.contains(file) == true)
        #expect(throws: ModelError.self) {
            try ModelImport(into: tiny.store).install(from: from.appending(path: file))
        }
    }

    @Test func `a configuration that is none is left out, and never replaces one`() throws {
        let from = try folder(["config.json": Array("hello".utf8), "af_good.bin": voice(0.1)])
        let outcome = try ModelImport(into: tiny.store).install(from: from)
        #expect(outcome.items.map(\.name) == ["af_good"] && outcome.leftOut.count == 1)
        #expect(throws: ModelError.self) {
            try ModelImport(into: tiny.store).install(from: from.appending(path: "config.json"))
        }
        #expect(tiny.installed == ["model.json", "voices/af_good.bin"])
    }

    @Test func `what is wrong is said once, with what to do about it`() throws {
        let from = try folder(["af_zip.npz": Array("PK\u{3}\u{4}".utf8) + [UInt8](repeating: 0, count: 60)])
        let file = from.appending(path: "af_zip.npz").path
        do {
            _ = try ModelImport(into: tiny.store).install(from: URL(filePath: file))
            Issue.record("It was installed")
        } catch let error as ModelError {
            let words = try #require(error.errorDescription)
            #expect(words.components(separatedBy: file).count == 2, "\(words)")
            #expect(error.recoverySuggestion == "Download the file again.")
        }
    }

    @Test func `a file that may not be read is told apart from one that is damaged`() {
        let (path, code) = ("/voices/af_one.pt", EACCES)
        let error = ModelError.unusable(path, because: KokoroError.file(.unreadable(path: path, code: code)))
        #expect(error == .unreadable(path: path, code: code))
        #expect(ModelError.unusable(path, because: KokoroError.notAVoice(name: "x")) != error)
    }
}
