import Foundation
import VorleserCore
import VorleserTesting

@testable import VorleserSpeech

/// A model of a few kilobytes as a publisher would offer it, and a folder to install it into.
final class TinyModel: Sendable {
    let manifest: ModelManifest
    let folder: URL
    /// What the publisher has, by its path in the repository.
    let files: [String: [UInt8]]

    init(modelBytes: Int = 50_000, voices: [String] = ["af_one", "bm_two"]) throws {
        func noise(_ count: Int, seed: UInt64) -> [UInt8] {
            var chance = SeededGenerator(seed: seed)
            return (0..<count).map { _ in UInt8.random(in: 0...255, using: &chance) }
        }
        var files = ["net.pth": noise(modelBytes, seed: 1), "config.json": Array("{}\n".utf8)]
        for (index, name) in voices.enumerated() { files["voices/\(name).pt"] = noise(900, seed: UInt64(index) + 2) }
        func file(_ path: String) -> ModelManifest.File {
            let bytes = files[path] ?? []
            var hash = SHA256()
            hash.update(bytes)
            return ModelManifest.File(path: path, bytes: bytes.count, sha256: hash.finish())
        }
        manifest = ModelManifest(
            name: "kokoro",
            repository: "someone/tiny",
            revision: "0123abcd",
            model: file("net.pth"),
            configuration: file("config.json"),
            voices: voices.map { ModelManifest.Voice(name: $0, grade: "B", file: file("voices/\($0).pt")) }
        )
        self.files = files
        folder = FileManager.default.temporaryDirectory.appending(path: "vorleser-model-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var store: ModelStore { ModelStore(folder: folder.appending(path: "models/kokoro"), manifest: manifest) }

    /// The bytes of what a server is asked for.
    func file(_ request: LoopbackServer.Request) -> [UInt8]? {
        let prefix = "/someone/tiny/resolve/0123abcd/"
        return request.path.hasPrefix(prefix) ? files[String(request.path.dropFirst(prefix.count))] : nil
    }

    /// A server that has the files and sends them as they should be, unless told otherwise.
    func server(
        _ change: @escaping @Sendable (LoopbackServer.Request, inout LoopbackServer.Reply) -> Void = { _, _ in }
    ) throws -> LoopbackServer {
        try LoopbackServer { request in
            var reply = self.file(request).map { .file($0, request) } ?? LoopbackServer.Reply(404)
            change(request, &reply)
            return reply
        }
    }

    /// Installs from a server that is waited for only briefly.
    func install(
        from server: LoopbackServer,
        voices: [String]? = nil,
        by system: SystemDownloads? = nil,
        _ patience: (inout DownloadPatience) -> Void = { _ in },
        progress: @escaping @Sendable (InstallProgress) -> Void = { _ in }
    ) async throws -> Int {
        var brief = DownloadPatience()
        // Other tests keep the processor busy: only those about slow servers are in a hurry.
        brief.idle = 600
        brief.slowSpan = .seconds(600)
        brief.firstPause = .milliseconds(1)
        brief.longestPause = .milliseconds(20)
        brief.worthwhile = 1000
        patience(&brief)
        let installer = ModelInstaller(into: store, from: try ModelHub(server.address), patience: brief, by: system)
        return try await installer.install(voices: voices, progress: progress)
    }

    /// What a phone's system does: pieces of twenty thousand bytes, kept beside the model.
    func system(for server: LoopbackServer) throws -> SystemDownloads {
        let kept = folder.appending(path: "fetched")
        return try SystemDownloads(identifier: "test", keptIn: kept, from: try ModelHub(server.address), piece: 20_000)
    }

    /// Names of what the system has fetched and nobody has taken.
    var untaken: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "fetched").path))?.sorted() ?? []
    }

    /// Paths in the model's folder, in order.
    var installed: [String] {
        let paths = FileManager.default.enumerator(atPath: store.folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0 != "voices" && $0 != ".lock" }.sorted()
    }

    /// What is where the model should be.
    var model: [UInt8]? {
        FileManager.default.contents(atPath: store.folder.appending(path: "model.pth").path).map(Array.init)
    }

    /// The part of the model that has come.
    var part: DownloadPart { DownloadPart(of: store.place(of: manifest.model)) }
}
