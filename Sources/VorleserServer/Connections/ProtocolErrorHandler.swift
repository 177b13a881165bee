import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Answers what cannot be parsed as a request with words, and `Expect: 100-continue` with 100.
final class ProtocolErrorHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// Bytes of the longest body that is worth sending.
    private let longestBody: Int
    private var requests = 0

    init(longestBody: Int) { self.longestBody = longestBody }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head(let head) = unwrapInboundIn(data) {
            requests += 1
            if requests == 1, expectsContinue(head) {
                context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
            }
        }
        context.fireChannelRead(data)
    }

    /// Whether the client waits for 100 before it sends its body. Source: RFC 9110 §10.1.1.
    private func expectsContinue(_ head: HTTPRequest) -> Bool {
        guard head.headerFields[.expect]?.lowercased() == "100-continue" else { return false }
        let length = head.headerFields[.contentLength].flatMap(Int.init)
        return length.map { $0 <= longestBody } ?? true
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { requests -= 1 }
        context.write(data, promise: promise)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // In a request's body it is for the body's reader.
        guard requests == 0, let refusal = error as? Refusal ?? (error as? HTTPParserError)?.refusal else {
            return context.fireErrorCaught(error)
        }
        context.part(refusal)
    }
}

extension HTTPParserError {
    /// What a client is told that does not speak HTTP, or too much of it.
    var refusal: Refusal {
        switch self {
        case .headerOverflow: .headerTooLarge
        case .invalidEOFState, .closedConnection: .cutOff
        default: .notHTTP
        }
    }
}
