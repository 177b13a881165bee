import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import VorleserKit
import VorleserLibrary
import VorleserSpeech
import VorleserTesting

@testable import VorleserServer

/// The server without a network, with a book in a library of its own.
struct FuzzedServer: Sendable {
    private let folder: Folder
    private let responder: RouterResponder<ServerContext>
    /// One for all requests: a channel and its pipeline hold each other until it is closed.
    private let channel = NIOAsyncTestingChannel()

    /// - Parameter passphrase: What a client must know; `nil` for a server on this machine.
    /// - Throws: What making a library throws.
    init(passphrase: String?) async throws {
        folder = try Folder()
        channel.remoteAddress = try SocketAddress(ipAddress: "127.0.0.1", port: 40000)
        let folders = Folders(
            cache: folder.url("cache"),
            state: folder.url("state"),
            data: folder.url("data")
        )
        let library = try Library(folder: folders.library)
        let room = try ReadingRoom(library: library, folders: folders, catalogue: VoiceCatalogue())
        var configuration = ServerConfiguration()
        if let passphrase { configuration.passphrase = try Passphrase(passphrase) }
        var logger = Logger(label: "fuzz")
        logger.logLevel = .critical
        responder = Routes(parts: ServerParts(room, configuration, logger: logger)).router().buildResponder()
        let book = SentRequest(
            "POST /api/books/text\n\n{\"title\":\"One\",\"text\":\"Chapter 1\\n\\nCall me Ishmael.\"}"
        )
        _ = try await answer(to: book)
    }

    /// What a client would hear.
    struct Answer {
        let status: Int
        let fields: HTTPFields
        let body: [UInt8]
    }

    /// - Throws: What would end the connection without an answer.
    func answer(to request: SentRequest) async throws -> Answer {
        var logger = Logger(label: "fuzz")
        logger.logLevel = .critical
        let context = ServerContext(
            source: ApplicationRequestContextSource(channel: channel, logger: logger)
        )
        let body = RequestBody(buffer: ByteBuffer(bytes: request.body))
        let response = try await responder.respond(
            to: Request(head: request.head, body: body),
            context: context
        )
        let written = Written()
        try await response.body.write(written)
        return Answer(status: response.status.code, fields: response.headers, body: await written.bytes)
    }

    /// Where an answer's body goes.
    private actor Pile {
        var bytes: [UInt8] = []

        func add(_ buffer: ByteBuffer) { bytes += buffer.readableBytesView }
    }

    private struct Written: ResponseBodyWriter {
        private let pile = Pile()

        var bytes: [UInt8] { get async { await pile.bytes } }

        func write(_ buffer: ByteBuffer) async throws { await pile.add(buffer) }

        func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }
}
