import Foundation
import Testing
import VorleserTesting

@testable import VorleserSpeech

struct ModelStoreTests {
    private let tiny: TinyModel

    init() throws { tiny = try TinyModel() }

    private func url(_ path: String) -> URL { tiny.store.folder.appending(path: path) }

    @Test func `the manifest of Kokoro has the voices that speak here, the best English ones first`() {
        let manifest = ModelManifest.kokoro
        #expect(manifest.voices.count == 37)
        #expect(Set(manifest.voices.map(\.name)).count == 37)
        #expect(manifest.voices.first?.name == "af_heart")
        let counts = Dictionary(grouping: manifest.voices) { $0.name.prefix(2) }.mapValues(\.count)
        let wanted: [Substring: Int] = [
            "af": 11, "am": 9, "bf": 4, "bm": 4, "ef": 1, "em": 2, "ff": 1, "if": 1, "im": 1, "pf": 1, "pm": 2,
        ]
        #expect(counts == wanted)
        let files = [manifest.model, manifest.configuration] + manifest.voices.map(\.file)
        #expect(Set(files.map(\.sha256)).count == files.count)
        #expect(files.allSatisfy { $0.sha256.count == 64 && $0.sha256.allSatisfy { $0.isHexDigit && !$0.isUppercase } })
    }

    @Test func `nothing is installed where nothing was`() throws {
        #expect(try tiny.store.installed().voices.isEmpty)
        #expect(tiny.store.kokoro == nil)
        #expect(try tiny.store.remove() == 0)
        #expect(throws: ModelError.notInstalled) { try tiny.store.verify() }
    }

    @Test func `what is gone or cut short does not count`() async throws {
        _ = try await tiny.install(from: try tiny.server())
        try FileManager.default.removeItem(at: url("voices/af_one.pt"))
        #expect(try tiny.store.installed().voices.map(\.name) == ["bm_two"])
        try Data([1, 2]).write(to: url("model.pth"))
        #expect(tiny.store.kokoro == nil)
        #expect(try tiny.store.verify().map(\.state) == [.changed, .sound, .missing, .sound])
        _ = try await tiny.install(from: try tiny.server())
        #expect(try tiny.store.verify().map(\.state) == [.sound, .sound, .sound, .sound])
    }

    @Test func `a changed byte is found by verifying`() async throws {
        _ = try await tiny.install(from: try tiny.server())
        var bytes = try #require(tiny.model)
        bytes[40_000] ^= 1
        try Data(bytes).write(to: url("model.pth"))
        #expect(try tiny.store.verify().first?.state == .changed)
    }

    @Test func `a file in its place that was not written down is taken as it is`() async throws {
        _ = try await tiny.install(from: try tiny.server())
        try FileManager.default.removeItem(at: url("model.json"))
        let server = try tiny.server()
        #expect(try await tiny.install(from: server) == 0)
        #expect(server.requests.isEmpty)
        #expect(tiny.store.kokoro != nil)
    }

    @Test(arguments: ["", "{", "[]", #"{"voices":{"a":{"path":"../../x","bytes":1,"sha256":""}}}"#])
    func `a damaged record is said, and installing mends it`(text: String) async throws {
        try ModelFile.makeFolder(tiny.store.folder)
        try Data(text.utf8).write(to: url("model.json"))
        #expect(throws: ModelError.self) { try tiny.store.installed() }
        #expect(tiny.store.kokoro == nil)
        _ = try await tiny.install(from: try tiny.server())
        #expect(tiny.store.kokoro != nil)
    }

    @Test func `removing gives back what was installed and begun, and leaves what is the user's`() async throws {
        _ = try await tiny.install(from: try tiny.server())
        try Data([1, 2, 3]).write(to: URL(filePath: tiny.part.path))
        try Data([1]).write(to: url("notes.txt"))
        let bytes = tiny.files.values.reduce(0) { $0 + $1.count }
        #expect(try tiny.store.remove() >= bytes + 3)
        #expect(tiny.installed == ["notes.txt"])
        #expect(tiny.store.kokoro == nil)
    }

    @Test func `a voice is removed alone`() async throws {
        _ = try await tiny.install(from: try tiny.server())
        #expect(throws: ModelError.unknownVoice("bob", known: ["af_one", "bm_two"])) {
            try tiny.store.remove(voice: "bob")
        }
        #expect(try tiny.store.remove(voice: "AF_one") == 900)
        #expect(try tiny.store.installed().voices.map(\.name) == ["bm_two"])
    }

    @Test func `a voice that is not as published makes another engine of it`() async throws {
        _ = try await tiny.install(from: try tiny.server())
        let before = try #require(tiny.store.kokoro?.identity)
        try tiny.store.note(InstalledFile(path: "voices/bm_two.pt", bytes: 900, sha256: "ff"))
        let after = try #require(tiny.store.kokoro?.identity)
        #expect(after != before)
        #expect(after.hasPrefix(before))
    }

    @Test func `a full disk is said before anything is fetched`() async throws {
        let huge = ModelManifest.File(path: "net.pth", bytes: 1 << 60, sha256: "00")
        let manifest = ModelManifest(
            name: "kokoro",
            repository: "someone/tiny",
            revision: "0123abcd",
            model: huge,
            configuration: tiny.manifest.configuration,
            voices: []
        )
        let server = try tiny.server()
        let store = ModelStore(folder: tiny.store.folder, manifest: manifest)
        let fault = await #expect(throws: ModelError.self) {
            try await ModelInstaller(into: store, from: try ModelHub(server.address)).install()
        }
        guard case .noRoom = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
        #expect(server.requests.isEmpty)
    }
}
