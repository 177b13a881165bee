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

/// The server without a network: requests go straight to its routes. Its time stands still, so that a slow machine changes nothing.
struct QuietServer: Sendable {
    let folder: Folder
    let room: ReadingRoom
    let events = EventHub()
    let parts: ServerParts
    private let started = ContinuousClock.now
    private let responder: BaseResponder

    var library: Library { room.library }

    init(_ configuration: ServerConfiguration = ServerConfiguration()) throws {
        folder = try Folder()
        let folders = Folders(in: folder)
        room = try ReadingRoom(library: Library(folder: folders.library), folders: folders, catalogue: VoiceCatalogue())
        parts = ServerParts(room, configuration, events: events, now: { [started] in started })
        responder = Routes(parts: parts).responder()
    }

    /// Asks for something.
    /// - Parameters:
    ///   - method: Such as `GET`.
    ///   - path: With its query.
    ///   - body: What is sent.
    ///   - fields: Header fields besides `Host`.
    ///   - host: As what the server is spoken to.
    ///   - address: Who asks.
    /// - Returns: What the server says.
    /// - Throws: What the routes throw.
    func ask(
        _ method: HTTPRequest.Method,
        _ path: String,
        body: RequestBody = RequestBody(buffer: ByteBuffer()),
        fields: KeyValuePairs<String, String> = [:],
        host: String? = "127.0.0.1:8080",
        from address: String = "127.0.0.1"
    ) async throws -> Answer {
        let head = HTTPRequest(
            method: method,
            scheme: "http",
            authority: host,
            path: path,
            headerFields: HTTPFields(named: fields)
        )
        let channel = NIOAsyncTestingChannel()
        channel.remoteAddress = try SocketAddress(ipAddress: address, port: 40000)
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let context = ServerContext(source: ApplicationRequestContextSource(channel: channel, logger: logger))
        let response = try await responder.respond(to: Request(head: head, body: body), context: context)
        let written = Written()
        try await response.body.write(written)
        return Answer(status: response.status.code, fields: response.headers, body: await written.bytes)
    }

    func ask(
        _ method: HTTPRequest.Method,
        _ path: String,
        json: String,
        fields: KeyValuePairs<String, String> = [:],
        from address: String = "127.0.0.1"
    ) async throws -> Answer {
        try await ask(method, path, body: RequestBody(buffer: ByteBuffer(string: json)), fields: fields, from: address)
    }

    struct Answer: Sendable {
        let status: Int
        let fields: HTTPFields
        let body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }

        /// The body as an object of JSON; empty when it is none.
        var json: [String: Any] {
            (try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]) ?? [:]
        }

        /// The stable name of an error.
        var code: String? { (json["error"] as? [String: Any])?["code"] as? String }

        /// What an error says to people.
        var message: String? { (json["error"] as? [String: Any])?["message"] as? String }
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
