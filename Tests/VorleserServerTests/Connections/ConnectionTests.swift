import Foundation
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import Testing

@testable import VorleserServer

/// What a client may do with a connection, and what it hears when it may not.
struct ConnectionTests {
    // MARK: Too many

    @Test func `one connection too many is told so in words, and is closed`() throws {
        let connections = Connections(limit: 2)
        let busy = try (0..<2).map { _ in try Connection(ConnectionLimitHandler(connections)) }
        for connection in busy { try connection.ask() }
        let late = try Connection(ConnectionLimitHandler(connections))
        try late.ask()
        let answer = try #require(try late.answer())
        #expect(answer.head.status.code == 503)
        #expect(answer.head.headerFields[.retryAfter] == "2")
        #expect(answer.text.contains(#""code":"busy""#))
        late.channel.embeddedEventLoop.advanceTime(by: .seconds(3))
        #expect(!late.channel.isActive)
        #expect(busy.allSatisfy { $0.channel.isActive })
    }

    @Test func `connections that say nothing make room for those that ask`() throws {
        let connections = Connections(limit: 3)
        let silent = try (0..<3).map { _ in try Connection(ConnectionLimitHandler(connections)) }
        let asking = try (0..<3).map { _ in
            let connection = try Connection(ConnectionLimitHandler(connections))
            try connection.ask()
            return connection
        }
        #expect(silent.allSatisfy { !$0.channel.isActive })
        #expect(asking.allSatisfy { $0.channel.isActive })
    }

    @Test func `a connection that was answered makes room again`() throws {
        let connections = Connections(limit: 1)
        let first = try Connection(ConnectionLimitHandler(connections))
        try first.ask()
        try first.say(status: .ok, "Hello")
        let second = try Connection(ConnectionLimitHandler(connections))
        try second.ask()
        #expect(!first.channel.isActive)
        #expect(try second.answer() == nil)
    }

    // MARK: Too slow

    @Test func `a body that comes byte by byte is not waited for`() throws {
        let connection = try Connection(SlowClientTimeout { _ in 0 })
        try connection.ask(length: 100_000, isWhole: false)
        for _ in 0..<70 {
            connection.channel.read()
            connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
            guard connection.channel.isActive else { return }
            try connection.send("x")
        }
        Issue.record("It is still open.")
    }

    @Test func `what anybody may send must be there in ten seconds`() throws {
        let connection = try Connection(SlowClientTimeout { _ in 0 })
        try connection.ask(length: 9000, isWhole: false, path: "/api/pair?x=1")
        for _ in 0..<9 {
            try connection.send(String(repeating: "x", count: 500))
            connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        }
        #expect(try connection.answer() == nil)
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        let answer = try #require(try connection.answer())
        #expect(answer.head.status.code == 408 && answer.text.contains(#""code":"too-slow""#))
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(3))
        #expect(!connection.channel.isActive)
    }

    @Test func `what came whole in time may be answered later`() throws {
        let connection = try Connection(SlowClientTimeout { _ in 0 })
        try connection.ask(length: 2, isWhole: true, path: "/api/pair")
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(40))
        #expect(try connection.channel.isActive && connection.answer() == nil)
    }

    @Test func `a body that comes slowly, but comes, is taken`() throws {
        let connection = try Connection(SlowClientTimeout { _ in 0 })
        try connection.ask(length: 100_000, isWhole: false)
        for _ in 0..<300 {
            connection.channel.read()
            connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
            try connection.send(String(repeating: "x", count: 200))
        }
        #expect(connection.channel.isActive)
    }

    @Test func `a body that we do not ask for is not too slow`() throws {
        let connection = try Connection(SlowClientTimeout { _ in 0 })
        try connection.ask(length: 100_000, isWhole: false)
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(300))
        #expect(connection.channel.isActive)
    }

    @Test func `an answer that nobody takes is not kept`() throws {
        let connection = try Connection(SlowClientTimeout { _ in 100_000 })
        try connection.ask()
        try connection.say(status: .ok, String(repeating: "x", count: 100_000))
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(130))
        #expect(!connection.channel.isActive)
    }

    @Test func `an answer that is taken slowly, but is taken, goes on`() throws {
        var left = 1_000_000
        let connection = try Connection(
            SlowClientTimeout { _ in
                left -= 10_000
                return left
            }
        )
        try connection.ask()
        try connection.say(status: .ok, String(repeating: "x", count: 1_000_000))
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(3600))
        #expect(connection.channel.isActive)
    }

    @Test func `an answer that takes long to make is waited for`() throws {
        let connection = try Connection(SlowClientTimeout { _ in 0 })
        try connection.ask()
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(600))
        #expect(connection.channel.isActive)
    }

    // MARK: Too long

    @Test func `a body that was refused is not read for ever`() throws {
        let connection = try Connection(SlowClientTimeout { _ in 0 })
        try connection.ask(length: nil, isWhole: false)
        try connection.say(status: .contentTooLarge, "Too large")
        #expect(try connection.answer()?.head.headerFields[.connection] == "close")
        for _ in 0..<20 where connection.channel.isActive {
            try connection.send(String(repeating: "x", count: 50_000))
            connection.channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        }
        #expect(!connection.channel.isActive)
    }

    @Test func `an answer that closes its connection does`() throws {
        let connection = try Connection(SlowClientTimeout { _ in 0 })
        try connection.ask()
        try connection.say(status: .ok, "Once", fields: [.connection: "close"])
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(11))
        #expect(!connection.channel.isActive)
    }

    @Test func `a connection whose request came whole is kept`() throws {
        let connection = try Connection(SlowClientTimeout { _ in 0 })
        try connection.ask()
        try connection.say(status: .ok, "Hello")
        #expect(try connection.answer()?.head.headerFields[.connection] == nil)
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(30))
        #expect(connection.channel.isActive)
    }

    // MARK: Not HTTP

    @Test(arguments: [
        (HTTPParserError.headerOverflow, 431, "long-header"), (.invalidVersion, 400, "bad-request"),
        (.invalidMethod, 400, "bad-request"),
    ])
    func `what is no request is answered with words`(error: HTTPParserError, status: Int, code: String) throws {
        let connection = try Connection(ProtocolErrorHandler(longestBody: 10))
        connection.channel.pipeline.fireErrorCaught(error)
        let answer = try #require(try connection.answer())
        #expect(answer.head.status.code == status)
        #expect(answer.text.contains(#""code":"\#(code)""#))
        connection.channel.embeddedEventLoop.advanceTime(by: .seconds(3))
        #expect(!connection.channel.isActive)
    }

    @Test func `who asks before sending is told to go on, unless it is too much`() throws {
        for (length, isWanted) in [(10, true), (11, false)] {
            let connection = try Connection(ProtocolErrorHandler(longestBody: 10))
            try connection.ask(length: length, isWhole: false, fields: [.expect: "100-continue"])
            let first = try connection.channel.readOutbound(as: HTTPResponsePart.self)
            #expect((first != nil) == isWanted)
            if case .head(let head) = first { #expect(head.status.code == 100) }
        }
    }
}

/// One connection, without a network.
private struct Connection {
    let channel: EmbeddedChannel

    init(_ handler: any ChannelHandler) throws {
        channel = EmbeddedChannel(handler: handler)
        channel.remoteAddress = try SocketAddress(ipAddress: "127.0.0.1", port: 40_000)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 8080)).wait()
    }

    func ask(length: Int? = 0, isWhole: Bool = true, path: String = "/", fields: HTTPFields = [:]) throws {
        var fields = fields
        if let length { fields[.contentLength] = String(length) }
        let head = HTTPRequest(method: .post, scheme: "http", authority: "a", path: path, headerFields: fields)
        try channel.writeInbound(HTTPRequestPart.head(head))
        if isWhole { try channel.writeInbound(HTTPRequestPart.end(nil)) }
    }

    func send(_ text: String) throws {
        try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: text)))
    }

    func say(status: HTTPResponse.Status, _ text: String, fields: HTTPFields = [:]) throws {
        try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: status, headerFields: fields)))
        try channel.writeOutbound(HTTPResponsePart.body(ByteBuffer(string: text)))
        try channel.writeOutbound(HTTPResponsePart.end(nil))
    }

    /// What was answered so far; `nil` when nothing was.
    func answer() throws -> (head: HTTPResponse, text: String)? {
        guard case .head(let head) = try channel.readOutbound(as: HTTPResponsePart.self) else { return nil }
        var text = ""
        while case .body(let some) = try channel.readOutbound(as: HTTPResponsePart.self) {
            text += String(buffer: some)
        }
        return (head, text)
    }
}
