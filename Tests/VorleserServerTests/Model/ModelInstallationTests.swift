import Foundation
import Logging
import Testing
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserSpeech
import VorleserTesting

@testable import VorleserServer

struct ModelInstallationTests {
    /// A model of a few bytes on a server of this machine, and where it goes.
    private struct Shop {
        let home: Folder
        let server: LoopbackServer
        let room: ReadingRoom
        let events = EventHub()
        let installation: ModelInstallation
        let store: ModelStore

        init(change: @escaping @Sendable (inout LoopbackServer.Reply) -> Void = { _ in }) throws {
            home = try Folder()
            let files = [
                "net.pth": [UInt8](repeating: 7, count: 200_000), "config.json": Array("{}".utf8),
                "voices/af_one.pt": [UInt8](repeating: 3, count: 900),
            ]
            server = try LoopbackServer { request in
                let path = request.path.replacing("/some/one/resolve/42/", with: "")
                var reply = files[path].map { LoopbackServer.Reply.file($0, request) } ?? LoopbackServer.Reply(404)
                change(&reply)
                return reply
            }
            func file(_ path: String) -> ModelManifest.File {
                var hash = SHA256()
                hash.update(files[path] ?? [])
                return ModelManifest.File(path: path, bytes: files[path]?.count ?? 0, sha256: hash.finish())
            }
            let manifest = ModelManifest(
                name: "kokoro",
                repository: "some/one",
                revision: "42",
                model: file("net.pth"),
                configuration: file("config.json"),
                voices: [ModelManifest.Voice(name: "af_one", grade: "A", file: file("voices/af_one.pt"))]
            )
            let folders = Folders(cache: home.url("cache"), state: home.url("state"), data: home.url("data"))
            room = try ReadingRoom(
                library: try Library(folder: folders.library),
                folders: folders,
                catalogue: VoiceCatalogue()
            )
            store = ModelStore(in: folders, manifest: manifest)
            let address = server.address
            let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            installation = ModelInstallation(room, events, into: store, from: { try ModelHub(address) }, logger: logger)
        }

        /// Begins, and waits until it is over.
        func install() async throws -> ModelDocument {
            let changes = try await events.events()
            try await installation.begin()
            for await _ in changes {
                let document = await installation.document
                if document.state != .installing { return document }
            }
            return await installation.document
        }
    }

    @Test func `the model is fetched, and told of`() async throws {
        let shop = try Shop()
        #expect(await shop.installation.document.state == .absent)
        #expect(await shop.installation.document.size == 200_902)
        let document = try await shop.install()
        #expect(document.state == .installed)
        #expect(document.bytes == 200_902)
        #expect(shop.store.kokoro != nil)
    }

    @Test func `why it failed is said, and the next try may succeed`() async throws {
        let shop = try Shop { $0 = LoopbackServer.Reply(404) }
        let document = try await shop.install()
        #expect(document.state == .failed)
        #expect(document.message?.contains("404") ?? false)
        #expect(shop.store.kokoro == nil)
    }

    @Test func `what was fetched before it was ended is kept`() async throws {
        // The second stretch does not come while the test lasts.
        let shop = try Shop { $0.pace = (20_000, 600) }
        try await shop.installation.begin()
        try await shop.installation.begin()
        for await event in try await shop.events.events() where event.json.contains("\"bytes\":") {
            if await shop.installation.document.bytes > 0 { break }
        }
        await shop.installation.cancel()
        let document = await shop.installation.document
        #expect(document.state == .absent)
        #expect(document.bytes > 0)
        #expect(document.message == nil)
    }
}
