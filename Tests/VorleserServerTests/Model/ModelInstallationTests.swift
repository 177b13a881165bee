import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
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

        /// - Parameters:
        ///   - hasSmallForm: Whether somebody publishes one.
        ///   - change: Of what the server answers.
        /// - Throws: What the system says.
        init(
            hasSmallForm: Bool = false,
            change: @escaping @Sendable (inout LoopbackServer.Reply) -> Void = { _ in }
        ) throws {
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
                voices: [ModelManifest.Voice(name: "af_one", grade: "A", file: file("voices/af_one.pt"))],
                small: hasSmallForm
                    ? ModelManifest.SmallForm(
                        repository: "some/one",
                        release: "1",
                        model: ModelManifest.File(path: "net.onnx", bytes: 50_000, sha256: ""),
                        voices: ModelManifest.File(path: "voices.bin", bytes: 700, sha256: "")
                    ) : nil
            )
            let folders = Folders(in: home)
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

        /// As after a restart.
        var another: ModelInstallation {
            let address = server.address
            let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            return ModelInstallation(room, events, into: store, from: { try ModelHub(address) }, logger: logger)
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
        #expect(document.suggestion == "Bring it from another machine.")
        #expect(document.reason == "refused")
        #expect(document.elsewhere.contains("vorleser model install --from"))
        #expect(shop.store.kokoro == nil)
    }

    @Test func `a network that answers in the publisher's place is told from the publisher`() async throws {
        let shop = try Shop { $0 = LoopbackServer.Reply(200, Array("<html>Log in to the hotel".utf8)) }
        let document = try await shop.install()
        #expect(document.state == .failed)
        #expect(document.suggestion?.contains("log in to it") ?? false)
        #expect(document.bytes == 0)
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
        for installation in [shop.installation, shop.another] {
            let document = await installation.document
            #expect(document.state == .absent)
            #expect(document.bytes > 0 && document.bytes < document.size)
            #expect(document.message == nil)
        }
    }

    @Test func `the small form is fetched where there is one, and its size is told`() async throws {
        let shop = try Shop(hasSmallForm: true) { $0.wait = 600 }
        #expect(await shop.installation.document.size == 50_700)
        #expect(await shop.installation.document.sizes == ["full": 200_902, "small": 50_700])
        try await shop.installation.begin()
        #expect(await shop.installation.document.form == .small)
        await shop.installation.cancel()
        try await shop.installation.begin(.full)
        #expect(await shop.installation.document.form == .full)
        #expect(await shop.installation.document.total == 200_902)
        await shop.installation.cancel()
    }

    @Test func `a form that nobody publishes is refused`() async throws {
        let shop = try Shop()
        await #expect(throws: Refusal.badValue("form", wanted: ["full"])) { try await shop.installation.order(.small) }
    }

    @Test func `it is offered until somebody keeps the built-in voice, for good`() async throws {
        let shop = try Shop()
        #expect(await shop.installation.document.isOffered)
        let events = try await shop.events.events()
        try await shop.installation.decline()
        #expect(await events.first { _ in true }?.json.contains(#""isOffered":false"#) ?? false)
        #expect(await !shop.installation.document.isOffered)
        #expect(await !shop.another.document.isOffered)
    }

    @Test func `who has chosen a voice for all books is not offered another`() async throws {
        let shop = try Shop()
        try await shop.room.library.changeSettings { try $0.set("voice", to: "slt") }
        #expect(await !shop.installation.document.isOffered)
    }

    @Test func `what another program installs is noticed when it is whole, and told`() async throws {
        let shop = try Shop()
        try await shop.installation.look()
        _ = try await ModelInstaller(into: shop.store, from: ModelHub(shop.server.address)).install()
        var events = try await shop.events.events().makeAsyncIterator()
        // Its levels are being measured, for all that is known.
        for _ in 0..<3 { try await shop.installation.look() }
        await shop.events.publish(ServerEvent("ping", [String: String]()))
        #expect(await events.next()?.name == "ping")
        for _ in 0..<16 { try await shop.installation.look() }
        #expect(await events.next()?.json.contains(#""state":"installed""#) ?? false)
        for _ in 0..<3 { try await shop.installation.look() }
        _ = try shop.store.remove()
        for _ in 0..<3 { try await shop.installation.look() }
        #expect(await events.next()?.json.contains(#""state":"absent""#) ?? false)
    }

    @Test func `a client asks with or without a form, and keeps the built-in voice`() async throws {
        let server = try QuietServer()
        let body = RequestBody(buffer: ByteBuffer(string: #"{"form": "tiny"}"#))
        #expect(try await server.ask(.post, "/api/model", body: body).status == 400)
        #expect(try await server.ask(.get, "/api/model").text.contains(#""isOffered":true"#))
        #expect(try await server.ask(.delete, "/api/model/offer").status == 204)
        #expect(try await server.ask(.get, "/api/model").text.contains(#""isOffered":false"#))
    }
}
