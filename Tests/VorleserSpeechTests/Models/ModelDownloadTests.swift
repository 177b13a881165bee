import Foundation
import Synchronization
import Testing
import VorleserTesting

@testable import VorleserSpeech

/// Counts requests for the model.
private final class Turns: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}

extension LoopbackServer.Request {
    fileprivate var isForModel: Bool { path.hasSuffix("net.pth") }
}

struct ModelDownloadTests {
    private let tiny: TinyModel

    init() throws { tiny = try TinyModel() }

    private var whole: [UInt8]? { tiny.files["net.pth"] }

    @Test func `everything comes, is whole, and is written down`() async throws {
        let server = try tiny.server()
        let fetched = try await tiny.install(from: server)
        #expect(fetched == tiny.files.values.reduce(0) { $0 + $1.count })
        #expect(tiny.installed == ["config.json", "model.json", "model.pth", "voices/af_one.pt", "voices/bm_two.pt"])
        #expect(tiny.model == whole)
        let installed = try tiny.store.installed()
        #expect(installed.isPublished)
        #expect(installed.voices.map(\.name) == ["af_one", "bm_two"])
        #expect(installed.kokoro?.identity == String(tiny.manifest.model.sha256.prefix(16)))
        #expect(try tiny.store.verify().allSatisfy { $0.state == .sound && $0.isPublished })
    }

    @Test func `what is installed is not fetched again`() async throws {
        let server = try tiny.server()
        _ = try await tiny.install(from: server)
        let before = server.requests.count
        #expect(try await tiny.install(from: server) == 0)
        #expect(server.requests.count == before)
    }

    @Test func `only the voices that are wanted come`() async throws {
        let server = try tiny.server()
        _ = try await tiny.install(from: server, voices: ["BM_Two"])
        #expect(try tiny.store.installed().voices.map(\.name) == ["bm_two"])
        await #expect(throws: ModelError.unknownVoice("bob", known: ["af_one", "bm_two"])) {
            try await tiny.install(from: server, voices: ["bob"])
        }
    }

    @Test func `a connection that is cut again and again is taken up where it was`() async throws {
        let turns = Turns()
        let server = try tiny.server { request, reply in
            if request.isForModel, turns.next() <= 8 { reply.cutAfter = 5000 }
        }
        _ = try await tiny.install(from: server)
        #expect(tiny.model == whole)
        let starts = server.requests.filter(\.isForModel).map { $0.rangeStart ?? 0 }
        #expect(starts == (0...8).map { $0 * 5000 })
        #expect(server.requests.filter { $0.rangeStart != nil }.allSatisfy { $0.fields["if-range"] == "\"1\"" })
    }

    @Test func `a server that ignores ranges is listened to from the start`() async throws {
        let turns = Turns()
        let bytes = try #require(whole)
        let server = try tiny.server { request, reply in
            guard request.isForModel else { return }
            reply = LoopbackServer.Reply(200, bytes)
            if turns.next() <= 2 { reply.cutAfter = 30_000 }
        }
        _ = try await tiny.install(from: server)
        #expect(tiny.model == whole)
    }

    @Test func `without a length the end is where it should be, or is looked for again`() async throws {
        let turns = Turns()
        let server = try tiny.server { request, reply in
            reply.saysLength = false
            if request.isForModel, turns.next() == 1 { reply.cutAfter = 20_000 }
        }
        _ = try await tiny.install(from: server)
        #expect(tiny.model == whole)
    }

    @Test func `another version of the file on the server starts anew`() async throws {
        let turns = Turns()
        let bytes = try #require(whole)
        let server = try tiny.server { request, reply in
            guard request.isForModel else { return }
            let isFirst = turns.next() == 1
            reply = .file(isFirst ? bytes.reversed() : bytes, request, tag: isFirst ? "\"old\"" : "\"new\"")
            if isFirst { reply.cutAfter = 10_000 }
        }
        _ = try await tiny.install(from: server)
        #expect(tiny.model == whole)
    }

    @Test func `a part that was damaged is fetched anew, once`() async throws {
        try ModelFile.makeFolder(tiny.store.folder)
        try ModelFile.replace(tiny.part.path, with: [UInt8](repeating: 0, count: 9000))
        let server = try tiny.server()
        _ = try await tiny.install(from: server)
        #expect(tiny.model == whole)
        #expect(server.requests.filter(\.isForModel).map(\.rangeStart) == [9000, nil])
    }

    @Test func `a part that was whole already needs no server`() async throws {
        try ModelFile.makeFolder(tiny.store.folder)
        try ModelFile.replace(tiny.part.path, with: try #require(whole))
        let server = try tiny.server()
        _ = try await tiny.install(from: server)
        #expect(tiny.model == whole)
        #expect(server.requests.filter(\.isForModel).isEmpty)
    }

    @Test func `a part longer than the file is dropped`() async throws {
        try ModelFile.makeFolder(tiny.store.folder)
        try ModelFile.replace(tiny.part.path, with: [UInt8](repeating: 1, count: 60_000))
        _ = try await tiny.install(from: try tiny.server())
        #expect(tiny.model == whole)
    }

    @Test func `a range the server does not have is asked for from the start`() async throws {
        try ModelFile.makeFolder(tiny.store.folder)
        try ModelFile.replace(tiny.part.path, with: Array(try #require(whole).prefix(100)))
        let server = try tiny.server { request, reply in
            if request.isForModel, request.rangeStart != nil { reply = LoopbackServer.Reply(416) }
        }
        _ = try await tiny.install(from: server)
        #expect(tiny.model == whole)
    }

    @Test func `the wrong content is refused and not kept`() async throws {
        let bytes = try #require(whole)
        let server = try tiny.server { request, reply in
            if request.isForModel { reply = .file(bytes.reversed(), request) }
        }
        let fault = await #expect(throws: ModelError.self) { try await tiny.install(from: server) }
        guard case .wrongContent("net.pth", _, tiny.manifest.model.sha256) = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
        #expect(tiny.model == nil)
        #expect(tiny.part.length == 0)
        #expect(tiny.store.kokoro == nil)
    }

    @Test(arguments: [true, false])
    func `the wrong length is refused and not kept`(saysLength: Bool) async throws {
        let server = try tiny.server { request, reply in
            guard request.isForModel else { return }
            reply = LoopbackServer.Reply(200, [UInt8](repeating: 0x20, count: 70_000))
            reply.saysLength = saysLength
        }
        let fault = await #expect(throws: ModelError.self) { try await tiny.install(from: server) }
        guard case .wrongLength("net.pth", let have, 50_000) = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
        #expect(have > 50_000)
        #expect(tiny.part.length == 0)
    }

    @Test(arguments: [400, 401, 403, 404, 410, 501])
    func `a server that has no such file is believed at once`(status: Int) async throws {
        let server = try tiny.server { request, reply in
            if request.isForModel { reply = LoopbackServer.Reply(status, Array("no".utf8)) }
        }
        let url = server.address + "/someone/tiny/resolve/0123abcd/net.pth"
        await #expect(throws: ModelError.refused(url: url, status: status)) { try await tiny.install(from: server) }
        #expect(server.requests.filter(\.isForModel).count == (status > 500 ? 6 : 1))
    }

    @Test(arguments: [429, 500, 502, 503])
    func `a server that is busy is asked again`(status: Int) async throws {
        let turns = Turns()
        let server = try tiny.server { request, reply in
            if request.isForModel, turns.next() <= 3 {
                reply = LoopbackServer.Reply(status, fields: ["Retry-After": "1"])
            }
        }
        let setbacks = Mutex<[ModelError]>([])
        _ = try await tiny.install(
            from: server,
            progress: { progress in
                if let setback = progress.setback { setbacks.withLock { $0.append(setback) } }
            }
        )
        #expect(tiny.model == whole)
        let url = server.address + "/someone/tiny/resolve/0123abcd/net.pth"
        #expect(setbacks.withLock { $0 } == Array(repeating: .refused(url: url, status: status), count: 3))
    }

    @Test func `redirections are followed with the range`() async throws {
        let bytes = try #require(whole)
        let turns = Turns()
        let server = try tiny.server { request, reply in
            if request.isForModel { reply = LoopbackServer.Reply(302, fields: ["Location": "/elsewhere/7"]) }
            guard request.path == "/elsewhere/7" else { return }
            reply = .file(bytes, request)
            if turns.next() == 1 { reply.cutAfter = 20_000 }
        }
        _ = try await tiny.install(from: server)
        #expect(tiny.model == whole)
        #expect(server.requests.filter { $0.path == "/elsewhere/7" }.map(\.rangeStart) == [nil, 20_000])
    }

    @Test(arguments: ["http://example.org/net.pth", "ftp://127.0.0.1/net.pth"])
    func `redirections to where the way is open are not followed`(target: String) async throws {
        let server = try tiny.server { request, reply in
            if request.isForModel { reply = LoopbackServer.Reply(302, fields: ["Location": target]) }
        }
        let fault = await #expect(throws: ModelError.self) { try await tiny.install(from: server) }
        guard case .redirected = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
        #expect(tiny.part.length == 0)
    }

    @Test func `redirections in a circle end`() async throws {
        let server = try tiny.server { request, reply in
            if request.isForModel { reply = LoopbackServer.Reply(302, fields: ["Location": request.path]) }
        }
        await #expect(throws: ModelError.self) { try await tiny.install(from: server) }
        #expect(server.requests.filter(\.isForModel).count < 30)
    }

    @Test func `a server that says nothing more is left after a while`() async throws {
        let turns = Turns()
        let server = try tiny.server { request, reply in
            if request.isForModel, turns.next() == 1 { reply.pace = (20_000, 20) }
        }
        _ = try await tiny.install(from: server) { $0.idle = 5 }
        #expect(tiny.model == whole)
        #expect(server.requests.filter(\.isForModel).map(\.rangeStart) == [nil, 20_000])
    }

    @Test func `a trickle is left for a new connection`() async throws {
        let turns = Turns()
        let server = try tiny.server { request, reply in
            if request.isForModel, turns.next() == 1 { reply.pace = (10, 0.02) }
        }
        _ = try await tiny.install(from: server) { $0.slowSpan = .milliseconds(200) }
        #expect(tiny.model == whole)
        #expect(server.requests.filter(\.isForModel).count == 2)
    }

    @Test func `nobody there is said soon`() async throws {
        let hub = try ModelHub("http://127.0.0.1:9")
        var patience = DownloadPatience()
        patience.firstPause = .milliseconds(1)
        let installer = ModelInstaller(into: tiny.store, from: hub, patience: patience)
        let fault = await #expect(throws: ModelError.self) { try await installer.install() }
        guard case .unreachable = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
    }

    @Test func `stopping leaves the part, and the next time goes on`() async throws {
        let tiny = tiny
        let server = try tiny.server { request, reply in
            if request.isForModel { reply.pace = (5000, 120) }
        }
        let task = Task { try await tiny.install(from: server) }
        while tiny.part.length < 5000 { try await Task.sleep(for: .milliseconds(5)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(tiny.part.length == 5000)
        let other = try tiny.server()
        _ = try await tiny.install(from: other)
        #expect(other.requests.map(\.rangeStart) == [5000])
        #expect(tiny.model == whole)
    }

    @Test func `only one installs at a time`() async throws {
        let tiny = tiny
        let mayAnswer = DispatchSemaphore(value: 0)
        let server = try tiny.server { request, _ in
            if request.isForModel { mayAnswer.wait() }
        }
        let first = Task { try await tiny.install(from: server) }
        while !server.requests.contains(where: \.isForModel) { try await Task.sleep(for: .milliseconds(5)) }
        await #expect(throws: ModelError.busy(path: tiny.store.folder.path)) { try await tiny.install(from: server) }
        #expect(throws: ModelError.busy(path: tiny.store.folder.path)) { try tiny.store.remove() }
        mayAnswer.signal()
        _ = try await first.value
        #expect(tiny.model == whole)
    }

    @Test func `progress never runs back and ends at the total`() async throws {
        let seen = Mutex<[InstallProgress]>([])
        _ = try await tiny.install(
            from: try tiny.server(),
            progress: { progress in seen.withLock { $0.append(progress) } }
        )
        let all = seen.withLock { $0 }
        #expect(all.map(\.bytes) == all.map(\.bytes).sorted())
        #expect(all.last?.bytes == all.last?.totalBytes)
        #expect(all.last?.totalBytes == tiny.files.values.reduce(0) { $0 + $1.count })
    }
}

struct TransferRateTests {
    @Test func `the rate is that of the last seconds`() {
        var rate = TransferRate()
        #expect(rate.bytesPerSecond == nil)
        for tenth in 0...100 { rate.note(tenth * 100, at: Double(tenth) / 10) }
        for tenth in 101...200 { rate.note(10_000 + (tenth - 100) * 200, at: Double(tenth) / 10) }
        #expect(abs((rate.bytesPerSecond ?? 0) - 2000) < 50)
    }
}

struct ModelHubTests {
    @Test(arguments: ["", "huggingface.co", "http://huggingface.co", "ftp://huggingface.co", "file:///tmp", "https://"])
    func `an address that cannot be trusted is no hub`(address: String) {
        #expect(throws: ModelError.badHub(address)) { try ModelHub(address) }
    }

    @Test func `the environment names a mirror`() throws {
        #expect(try ModelHub(environment: [:]).base.host == "huggingface.co")
        let mirror = try ModelHub(environment: ["VORLESER_HUB": "https://mirror.example/models/"])
        let url = mirror.url(of: ModelManifest.kokoro.model, in: .kokoro).absoluteString
        #expect(
            url == "https://mirror.example/models/hexgrad/Kokoro-82M/resolve/f3ff3571791e39611d31c381e3a41a3af07b4987/"
                + "kokoro-v1_0.pth"
        )
    }

    @Test func `an encrypted hub does not lead to this machine's own servers`() throws {
        let hub = try ModelHub("https://huggingface.co")
        #expect(try !hub.isTrusted(#require(URL(string: "http://127.0.0.1/x"))))
        #expect(try hub.isTrusted(#require(URL(string: "https://cdn.example/x"))))
    }
}
