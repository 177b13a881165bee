import Foundation
import Synchronization
import Testing
import VorleserTesting

@testable import VorleserSpeech

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension LoopbackServer.Request {
    fileprivate var isForModel: Bool { path.hasSuffix("net.pth") }
}

/// How the model comes where the system fetches it. That it goes on while the app sleeps only a phone can show.
struct SystemDownloadsTests {
    private let tiny: TinyModel

    init() throws { tiny = try TinyModel() }

    private var whole: [UInt8]? { tiny.files["net.pth"] }

    @Test func `everything comes in pieces, is whole, and nothing is left over`() async throws {
        let server = try tiny.server()
        let system = try tiny.system(for: server)
        let told = Mutex<[Int]>([])
        let fetched = try await tiny.install(
            from: server,
            by: system,
            progress: { step in
                told.withLock { $0.append(step.bytes) }
            }
        )
        #expect(fetched == tiny.files.values.reduce(0) { $0 + $1.count })
        #expect(tiny.model == whole)
        #expect(try tiny.store.verify().allSatisfy { $0.state == .sound && $0.isPublished })
        let starts = server.requests.filter(\.isForModel).map { $0.rangeStart ?? -1 }
        #expect(starts.sorted() == [0, 20_000, 40_000])
        #expect(tiny.untaken.isEmpty)
        #expect(await !system.isUnderWay)
        #expect(told.withLock { $0.max() } == fetched)
    }

    @Test func `everything is asked for at once`() async throws {
        let held = Mutex(true)
        let server = try tiny.server { request, _ in
            // The first file is not answered before the last has been asked for.
            while request.path.hasSuffix("config.json"), held.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.001) }
            if request.isForModel { held.withLock { $0 = false } }
        }
        _ = try await tiny.install(from: server, by: try tiny.system(for: server))
        #expect(tiny.model == whole)
    }

    @Test func `what came before the app was ended is not fetched again`() async throws {
        let server = try tiny.server()
        do {
            let system = try tiny.system(for: server)
            let url = try ModelHub(server.address).url(of: tiny.manifest.model, in: tiny.manifest)
            var request = URLRequest(url: url)
            request.setValue("bytes=20000-39999", forHTTPHeaderField: "Range")
            await system.begin([request])
            _ = try await system.answer(to: request) { _ in }
        }
        let again = try tiny.system(for: server)
        #expect(await again.isUnderWay)
        _ = try await tiny.install(from: server, by: again)
        #expect(tiny.model == whole)
        #expect(server.requests.filter(\.isForModel).map { $0.rangeStart ?? -1 }.sorted() == [0, 20_000, 40_000])
        #expect(tiny.untaken.isEmpty)
    }

    @Test func `a part that is here already is gone on with`() async throws {
        try ModelFile.makeFolder(tiny.store.folder)
        try ModelFile.replace(tiny.part.path, with: Array(try #require(whole).prefix(25_000)))
        let server = try tiny.server()
        _ = try await tiny.install(from: server, by: try tiny.system(for: server))
        #expect(tiny.model == whole)
        #expect(server.requests.filter(\.isForModel).map { $0.rangeStart ?? -1 }.sorted() == [25_000, 40_000])
    }

    @Test func `a server that ignores ranges is heard once`() async throws {
        let bytes = try #require(whole)
        let server = try tiny.server { request, reply in
            if request.isForModel { reply = LoopbackServer.Reply(200, bytes) }
        }
        _ = try await tiny.install(from: server, by: try tiny.system(for: server))
        #expect(tiny.model == whole)
        #expect(tiny.untaken.isEmpty)
    }

    @Test func `a connection that is cut is tried again, for that piece alone`() async throws {
        let cuts = Mutex(2)
        let server = try tiny.server { request, reply in
            guard request.isForModel, request.rangeStart == 20_000 else { return }
            let isCut = cuts.withLock { left in
                left -= 1
                return left >= 0
            }
            if isCut { reply.cutAfter = 500 }
        }
        _ = try await tiny.install(from: server, by: try tiny.system(for: server))
        #expect(tiny.model == whole)
        let starts = server.requests.filter(\.isForModel).map { $0.rangeStart ?? -1 }
        #expect(starts.count { $0 == 0 } == 1 && starts.count { $0 == 40_000 } == 1)
        #expect(starts.count { $0 == 20_000 } == 3)
    }

    @Test func `a page instead of the file is refused, and nothing of it stays`() async throws {
        let server = try tiny.server { request, reply in
            if request.isForModel {
                reply = LoopbackServer.Reply(200, Array("<html>".utf8), fields: ["Content-Type": "text/html"])
            }
        }
        let system = try tiny.system(for: server)
        let error = await #expect(throws: ModelError.self) { try await tiny.install(from: server, by: system) }
        guard case .webPage = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(tiny.untaken.isEmpty)
    }

    @Test func `where it may not be fetched from it is not`() async throws {
        let server = try tiny.server { request, reply in
            if request.isForModel {
                reply = LoopbackServer.Reply(302, [], fields: ["Location": "http://example.org/net.pth"])
            }
        }
        let system = try tiny.system(for: server)
        let error = await #expect(throws: ModelError.self) { try await tiny.install(from: server, by: system) }
        guard case .redirected = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }

    @Test func `somebody who ends it keeps the pieces that came`() async throws {
        let server = try tiny.server { request, reply in
            if request.isForModel, request.rangeStart == 40_000 { reply.wait = 600 }
        }
        let system = try tiny.system(for: server)
        let came = AsyncStream.makeStream(of: Void.self)
        let installing = Task {
            try await tiny.install(
                from: server,
                by: system,
                progress: { step in
                    if step.file.hasSuffix("net.pth"), tiny.part.length == 40_000 { came.continuation.yield() }
                }
            )
        }
        for await _ in came.stream { break }
        installing.cancel()
        await #expect(throws: CancellationError.self) { try await installing.value }
        #expect(tiny.part.length == 40_000)
        #expect(tiny.untaken.isEmpty)
    }
}
