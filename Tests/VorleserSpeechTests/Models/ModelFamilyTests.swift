import Foundation
import Synchronization
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserSpeech

/// Several models of one architecture, beside each other.
struct ModelFamilyTests {
    private static let commit = String(repeating: "a1", count: 20)

    /// What looks like a model, by its files' names.
    private static let useless = [
        "net.pth": [UInt8](repeating: 1, count: 50_000), "config.json": Array("{}".utf8), "voices/a.pt": [9],
    ]

    private let tiny: TinyModel
    private let folder: Folder

    init() throws { (tiny, folder) = (try TinyModel(), try Folder()) }

    private var family: ModelFamily { ModelFamily(folder: folder.url("models"), kokoro: tiny.manifest) }

    /// A repository that a hub has, by the paths of its files.
    private func files(_ names: [String: [UInt8]]) -> [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: names.map { ("/some/Tuned_One/resolve/\(Self.commit)/" + $0.key, $0.value) })
    }

    private func offered(from hub: RehearsalHub, speaking language: String? = nil) async throws -> ModelManifest {
        var patience = DownloadPatience()
        (patience.idle, patience.firstPause, patience.longestPause) = (600, .milliseconds(1), .milliseconds(20))
        return try await ModelManifest(
            named: "tuned",
            of: "some/Tuned_One",
            speaking: language,
            from: try ModelHub(hub.address),
            patience: patience
        )
    }

    @Test func `a name is Kokoro, a known model, a repository, or nothing`() throws {
        for name in ["kokoro", "Kokoro", "someone/tiny"] {
            guard case .known(let store) = try family.meaning(of: name) else { throw Unexpected() }
            #expect(store.manifest == tiny.manifest && store.folder.lastPathComponent == "kokoro")
        }
        for known in KnownModel.all {
            for name in [known.name, known.repository] {
                guard case .repository(let found) = try family.meaning(of: name) else { throw Unexpected() }
                #expect(found == known)
            }
        }
        guard case .repository(let other) = try family.meaning(of: "Some/Tuned_One") else { throw Unexpected() }
        #expect(other == KnownModel(name: "some-tuned-one", repository: "Some/Tuned_One", language: nil))
        for name in ["nothing", "a/b/c", "../kokoro", "some/..", ""] {
            #expect(throws: ModelError.self) { try family.meaning(of: name) }
        }
    }

    private struct Unexpected: Error {}

    @Test func `what a hub offers is told by the hub, at a commit, with digests for all files`() async throws {
        let voice = [UInt8](repeating: 7, count: 9000)
        let hub = try RehearsalHub(
            files([
                "tuned.pth": [UInt8](repeating: 1, count: 50_000), "optimiser/old.pth": [1, 2, 3], "README.md": [35],
                "config.json": Array("{}".utf8), "voices/Dora.pt": voice, "voices/tiny.pt": [9],
            ])
        )
        let offered = try await offered(from: hub)
        #expect(offered.name == "tuned" && offered.revision == Self.commit)
        #expect(offered.licence == "apache-2.0" && offered.language == "de")
        #expect(offered.model.path == "tuned.pth" && offered.model.bytes == 50_000)
        #expect(offered.configuration.sha256 == SHA256.digest(of: Array("{}".utf8)))
        #expect(offered.voices.map(\.name) == ["dora", "tiny"])
        #expect(offered.voices.map(\.file.sha256) == [SHA256.digest(of: voice), SHA256.digest(of: [9])])
        #expect(try await self.offered(from: hub, speaking: "fr").language == "fr")
        // Weights and large voices are not fetched for that.
        #expect(hub.fetched.isEmpty)
    }

    @Test func `a hub that is busy is asked again, one that refuses is not`() async throws {
        let names = ["net.pth": [UInt8](repeating: 1, count: 50_000), "config.json": [1], "voices/a.pt": [9]]
        for status in [429, 503, 403] {
            let first = Mutex(true)
            let hub = try RehearsalHub(files(names)) { _, reply in
                let isFirst = first.withLock { first in
                    defer { first = false }
                    return first
                }
                if isFirst { reply = LoopbackServer.Reply(status) }
            }
            let offered = try? await offered(from: hub)
            #expect((offered != nil) == (status != 403))
            #expect(hub.asked.count { $0.path.hasPrefix("/api/models/") } == (status == 403 ? 1 : 3))
        }
    }

    @Test func `what is no model is said to be none`() async throws {
        let model = [UInt8](repeating: 1, count: 50_000)
        let lacks: [[String: [UInt8]]] = [
            ["config.json": [1], "voices/a.pt": [1]], ["net.pth": model, "voices/a.pt": [1]],
            ["net.pth": model, "config.json": [1]],
            ["net.pth": model, "config.json": [1], "voices/a.pt": [1], "voices/A.pt": [2]],
        ]
        for names in lacks {
            let hub = try RehearsalHub(files(names))
            await #expect(throws: ModelError.self) { try await offered(from: hub) }
        }
        let empty = try RehearsalHub([:])
        await #expect(throws: ModelError.self) { try await offered(from: empty) }
        for answer in ["<html>", "{}", #"{"sha":"../../x"}"#] {
            let hub = try RehearsalHub(files(lacks[0])) { _, reply in
                reply = LoopbackServer.Reply(200, Array(answer.utf8))
            }
            await #expect(throws: ModelError.self) { try await offered(from: hub) }
        }
    }

    @Test func `a list of files keeps to its folder`() throws {
        let about = try #require(HubListing.About(Array(#"{"sha":"\#(Self.commit)"}"#.utf8)))
        let paths = ["/etc/x.pth", "../x.pth", "a/../../x.pth", "good.pth"]
        let entries = paths.map { #"{"type":"file","path":"\#($0)","size":3}"# }
        let listing = HubListing(about, tree: Array("[\(entries.joined(separator: ","))]".utf8))
        #expect(listing?.files.map(\.path) == ["good.pth"])
    }

    @Test func `what was offered is written down, and is what counts from then on`() async throws {
        let names = Self.useless
        let first = try RehearsalHub(files(names))
        let offered = try await offered(from: first)
        let store = try family.keep(offered)
        guard case .known(let again) = try family.meaning(of: "tuned") else { throw Unexpected() }
        #expect(again.manifest == offered && again.folder == store.folder)
        #expect(throws: ModelError.badModelName("kokoro")) {
            try family.keep(ModelManifest.brought(as: "kokoro"))
        }
        // What the repository has under the same commit later is another file, and is refused.
        let second = try RehearsalHub(files(names.merging(["net.pth": [UInt8](repeating: 2, count: 50_000)]) { $1 }))
        var patience = DownloadPatience()
        (patience.idle, patience.firstPause) = (600, .milliseconds(1))
        let installer = ModelInstaller(into: store, from: try ModelHub(second.address), patience: patience)
        await #expect(throws: ModelError.self) { _ = try await installer.install() }
        #expect(try store.installed().model == nil)
    }

    @Test func `what does not speak does not stay`() async throws {
        let names = Self.useless
        let hub = try RehearsalHub(files(names))
        let store = try family.keep(try await offered(from: hub))
        let installer = ModelInstaller(into: store, from: try ModelHub(hub.address))
        await #expect(throws: ModelError.self) { _ = try await installer.install() }
        #expect(!FileManager.default.fileExists(atPath: store.folder.path))
        #expect(family.stores.map(\.manifest.name) == ["kokoro"])
    }

    @Test func `a model from this machine has a name and a language of its own`() throws {
        let store = try family.store(bringing: "kokoro-de-thorsten", speaking: nil)
        #expect(store.manifest.language == "de" && store.folder.lastPathComponent == "kokoro-de-thorsten")
        #expect(try family.store(bringing: "Mine", speaking: "fr").manifest.language == "fr")
        #expect(try family.store(bringing: "mine", speaking: nil).manifest.language == "fr")
        #expect(try family.store(bringing: "mine", speaking: "it").manifest.language == "it")
        #expect(try family.store(bringing: nil, speaking: nil).manifest == tiny.manifest)
        #expect(throws: ModelError.badModelName("no good")) { try family.store(bringing: "no good", speaking: nil) }
        let voice = [Float](repeating: 0.25, count: 510 * 256).withUnsafeBytes { Array($0) }
        try FileManager.default.createDirectory(at: folder.url("from"), withIntermediateDirectories: true)
        try Data(voice).write(to: folder.url("from/thorsten.bin"))
        _ = try ModelImport(into: store).install(from: folder.url("from"))
        #expect(family.stores.map(\.manifest.name) == ["kokoro", "kokoro-de-thorsten"])
        #expect(try store.installed().voices.map(\.name) == ["thorsten"])
        #expect(try store.installed().language == "de")
        _ = try store.remove()
        #expect(family.stores.map(\.manifest.name) == ["kokoro"])
    }

    @Test func `a language without a voice has a command that brings one, if one is known`() {
        func command(_ tag: String) -> String? { Language(tag).flatMap { ModelFamily.command(bringing: $0) } }
        #expect(command("es") == "vorleser model install")
        #expect(command("de-AT") == "vorleser model install kokoro-de-thorsten")
        #expect(command("ru") == nil)
    }
}
