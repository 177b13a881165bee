import NIOCore
import NIOHTTP1

/// Keeps to what HTTP/1.0 and HTTP/1.1 ask of a server, where the values that requests become here say no more of it.
///
/// Source: RFC 9112 §3.2 (`Host`, absolute targets), §6.1 (no chunks for HTTP/1.0), §9.3 and §9.6 (the end of a connection).
final class HTTP1RequestValidator: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// Whether the server is open: no pass-phrase is needed.
    private let isOpen: Bool
    /// Of the requests that are not answered yet, the oldest first.
    private var asked: CircularBuffer<Asked> = []
    /// Whether something came that is no request; nothing after it is taken for one.
    private var isBroken = false

    private struct Asked {
        let version: HTTPVersion
        let isLast: Bool
    }

    init(isOpen: Bool) { self.isOpen = isOpen }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isBroken else { return }
        guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        if let refusal = refusal(of: head) {
            isBroken = true
            return context.fireErrorCaught(refusal)
        }
        head.heedAbsoluteTarget()
        let options = head.headers[canonicalForm: "connection"].map { $0.lowercased() }
        // Who speaks HTTP/1.0 knows the end of an answer by the end of the connection.
        let isLast = head.version.isOld || options.contains("close")
        if isLast { head.headers.replaceOrAdd(name: "connection", value: "close") }
        asked.append(Asked(version: head.version, isLast: isLast))
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    private func refusal(of head: HTTPRequestHead) -> Refusal? {
        // A proxy may have taken the second name for the first.
        let names = head.headers[canonicalForm: "host"].count
        if names > 1 { return .notHTTP }
        if !head.version.isOld { return names == 1 ? nil : .notHTTP }
        // A client of HTTP/1.0 has no reason to say what goes without saying; proxies do, and some say no more of whom
        // they ask for.
        let isFromProxy = head.headers[canonicalForm: "connection"].contains { $0.lowercased() == "close" }
        return isOpen && isFromProxy ? .untrustedProxy : nil
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(var head) where head.status.code >= 200:
            if let asked = asked.first { head.fit(asked.version, isLast: asked.isLast) }
            return context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .end: _ = asked.popFirst()
        default: break
        }
        context.write(data, promise: promise)
    }
}

extension HTTPVersion {
    /// Whether it is older than HTTP/1.1.
    fileprivate var isOld: Bool { (major, minor) < (1, 1) }
}

extension HTTPRequestHead {
    /// The name in a whole address counts, whatever `Host` says: RFC 9112 §3.2.2.
    fileprivate mutating func heedAbsoluteTarget() {
        guard let scheme = ["http://", "https://"].first(where: { uri.lowercased().hasPrefix($0) }) else { return }
        let rest = uri.dropFirst(scheme.count)
        let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
        headers.replaceOrAdd(name: "host", value: String(rest[..<end]))
        uri = rest[end...].hasPrefix("/") ? String(rest[end...]) : "/" + rest[end...]
    }
}

extension HTTPResponseHead {
    fileprivate mutating func fit(_ version: HTTPVersion, isLast: Bool) {
        if version.isOld {
            self.version = .http1_0
            headers.remove(name: "transfer-encoding")
        }
        if isLast { headers.replaceOrAdd(name: "connection", value: "close") }
    }
}

/// Puts ``HTTP1RequestValidator`` where requests still have their version: behind what takes bytes apart.
final class HTTP1RequestValidatorInstaller: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = Any

    private let isOpen: Bool

    init(isOpen: Bool) { self.isOpen = isOpen }

    func handlerAdded(context: ChannelHandlerContext) {
        let pipeline = context.pipeline.syncOperations
        do {
            let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
            try pipeline.addHandler(HTTP1RequestValidator(isOpen: isOpen), position: .after(decoder))
        } catch {
            context.fireErrorCaught(error)
        }
    }
}
