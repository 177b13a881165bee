import Foundation
import Kokoro
import Synchronization
import Tensors
import Testing
import VorleserTesting

@testable import VorleserSpeech

/// How often something was asked for.
private final class Turns: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}

/// Both forms from servers that answer as the publishers' do.
struct RehearsalTests {
    private let small: SmallModel

    init() throws { small = try SmallModel() }

    @Test func `the full form comes through redirections, relative ones and ones to another host`() async throws {
        let hub = try RehearsalHub(small.files)
        let fetched = try await small.install(.full, from: hub)
        #expect(fetched == small.manifest.bytes(of: .full))
        #expect(small.tiny.model == small.tiny.files["net.pth"])
        #expect(try small.store.installed().form == .full)
        #expect(try small.store.verify().allSatisfy { $0.state == .sound && $0.isPublished })
        // What is small lies in the hub itself; only the weights are large here.
        #expect(hub.fetched.count == 1)
        #expect(try await small.install(.full, from: hub) == 0)
    }

    @Test func `the small form becomes weights and voices that an engine can load`() async throws {
        let hub = try RehearsalHub(small.files)
        let last = Mutex<InstallProgress?>(nil)
        let fetched = try await small.install(.small, from: hub) { progress in last.withLock { $0 = progress } }
        #expect(fetched == small.manifest.bytes(of: .small))
        #expect(last.withLock { $0?.bytes } == fetched && last.withLock { $0?.totalBytes } == fetched)
        // The voice that is not in the list stays where it is; what was fetched is gone.
        let voices = ["voices/af_one.safetensors", "voices/bm_two.safetensors"]
        #expect(small.tiny.installed == ["model.json", "model.safetensors"] + voices)
        let installed = try small.store.installed()
        #expect(installed.form == .small && installed.isPublished && installed.voices.allSatisfy { $0.isPublished })
        #expect(try small.store.verify().allSatisfy { $0.state == .sound && $0.isPublished })
        let kokoro = try #require(installed.kokoro)
        let weights = try TensorFile.open(path: kokoro.model.path)
        let layers = try KokoroLayers(weights, SmallModel.configuration, threads: 1)
        let network = KokoroNetwork(layers, voices: kokoro.voices, threads: 1)
        let sound = try network.speak("həlˈO.", as: "af_one", isCancelled: { false })
        #expect(sound.count > 1000 && sound.contains { $0 != 0 })
        // The voices are as published: they make no difference to the clips' addresses.
        #expect(!kokoro.identity.contains("+"))
        #expect(try await small.install(.small, from: hub) == 0)
    }

    @Test func `one form takes the place of the other`() async throws {
        let hub = try RehearsalHub(small.files)
        _ = try await small.install(.small, from: hub, voices: ["af_one"])
        _ = try await small.install(.full, from: hub)
        #expect(try small.store.installed().form == .full)
        #expect(
            small.tiny.installed == ["config.json", "model.json", "model.pth", "voices/af_one.pt", "voices/bm_two.pt"]
        )
        // The voices are there, so only weights are fetched; the same bytes are made of them each time.
        let before = try small.store.installed().voices
        let fetched = try await small.install(.small, from: hub)
        #expect(fetched == small.manifest.small?.model.bytes)
        #expect(try small.store.installed().voices == before)
        #expect(small.store.manifest.configuration.sha256 == small.manifest.configuration.sha256)
    }

    @Test(arguments: [ModelForm.full, .small], [true, false])
    func `cut connections go on at a new signed address`(form: ModelForm, weakTags: Bool) async throws {
        let turns = Turns()
        let hub = try RehearsalHub(
            small.files,
            weakTags: weakTags,
            atStore: { _, reply in if turns.next() <= 3 { reply.cutAfter = 15_000 } }
        )
        _ = try await small.install(form, from: hub)
        #expect(try small.store.installed().form == form)
        #expect(try small.store.verify().allSatisfy { $0.state == .sound })
        let starts = hub.fetched.prefix(4).map { $0.rangeStart ?? 0 }
        #expect(starts == [0, 15_000, 30_000, 45_000])
        // A tag that does not tell bytes apart is not asked by, and one of the redirection is none of the file.
        let tags = Set(hub.fetched.compactMap { $0.fields["if-range"] })
        #expect(weakTags ? tags.isEmpty : tags.count == 1 && tags.allSatisfy { $0.hasPrefix("\"0x") })
    }

    @Test func `a hub that is asked too often is waited for`() async throws {
        let turns = Turns()
        let setbacks = Turns()
        let hub = try RehearsalHub(
            small.files,
            atHub: { _, reply in
                if turns.next() <= 2 {
                    reply = LoopbackServer.Reply(429, Array("Too many".utf8), fields: ["Retry-After": "1"])
                }
            }
        )
        _ = try await small.install(.small, from: hub) { if $0.setback != nil { _ = setbacks.next() } }
        #expect(setbacks.next() == 3)
        #expect(try small.store.installed().form == .small)
    }

    @Test(arguments: [true, false], [ModelForm.full, .small])
    func `a web page in the file's place is told from it, and harms nothing`(saysLength: Bool, form: ModelForm)
        async throws
    {
        let isLoggedIn = Mutex(false)
        let page = Array("<!DOCTYPE html><title>Welcome to our hotel</title>".utf8)
        let hub = try RehearsalHub(
            small.files,
            atHub: { _, reply in
                guard !isLoggedIn.withLock({ $0 }) else { return }
                reply = LoopbackServer.Reply(200, page, fields: ["Content-Type": "text/html; charset=utf-8"])
                reply.saysLength = saysLength
            }
        )
        let fault = await #expect(throws: ModelError.self) { try await small.install(form, from: hub) }
        guard case .webPage = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
        #expect(fault?.recoverySuggestion?.contains("Log in") == true)
        #expect(fault?.recoverySuggestion?.contains("--from") == true)
        isLoggedIn.withLock { $0 = true }
        _ = try await small.install(form, from: hub)
        #expect(try small.store.installed().form == form)
    }

    @Test func `the wrong content and the wrong length are refused in either form`() async throws {
        for spoil in [{ $0.reversed() }, { $0 + [0] }] as [@Sendable ([UInt8]) -> [UInt8]] {
            let hub = try RehearsalHub(small.files.mapValues(spoil))
            for form in ModelForm.allCases {
                let fault = await #expect(throws: ModelError.self) { try await small.install(form, from: hub) }
                switch fault {
                case .wrongContent, .wrongLength: break
                default: Issue.record("\(String(describing: fault))")
                }
            }
        }
        #expect(small.tiny.installed.isEmpty || small.tiny.installed == ["model.json"])
    }

    @Test func `weights that had come whole are not fetched again`() async throws {
        let hub = try RehearsalHub(small.files)
        try ModelFile.makeFolder(small.store.folder)
        let weights = try #require(small.manifest.small?.model)
        try ModelFile.replace(DownloadPart(of: small.store.place(of: weights)).path, with: SmallModel.graph)
        _ = try await small.install(.small, from: hub)
        #expect(try small.store.installed().form == .small)
        #expect(!hub.asked.contains { $0.path.hasSuffix(weights.path) })
    }

    @Test func `what was begun goes with the rest`() throws {
        try ModelFile.makeFolder(small.store.folder)
        let weights = try #require(small.manifest.small?.model)
        try ModelFile.replace(DownloadPart(of: small.store.place(of: weights)).path, with: [1, 2, 3])
        #expect(try small.store.remove() == 3)
        #expect(!FileManager.default.fileExists(atPath: small.store.folder.path))
    }

    @Test func `a list without a small form says so`() async throws {
        let installer = ModelInstaller(into: small.tiny.store, from: try ModelHub("http://127.0.0.1:9"))
        await #expect(throws: ModelError.noSmallForm) { try await installer.install(.small) }
        #expect(small.tiny.manifest.bytes(of: .small) == 0)
    }

    @Test func `both forms of the published model have addresses at their publishers, or at one mirror`() throws {
        let weights = try #require(ModelManifest.kokoro.small?.model)
        let path = "thewh1teagle/kokoro-onnx/releases/download/model-files-v1.0/kokoro-v1.0.int8.onnx"
        let publishers = try ModelHub(environment: [:])
        #expect(publishers.url(of: weights, in: .kokoro).absoluteString == "https://github.com/" + path)
        let mirror = try ModelHub(environment: ["VORLESER_HUB": "https://mirror.example/models"])
        #expect(mirror.url(of: weights, in: .kokoro).absoluteString == "https://mirror.example/models/" + path)
        #expect(ModelManifest.kokoro.bytes(of: .small) == 120_575_669)
    }
}
