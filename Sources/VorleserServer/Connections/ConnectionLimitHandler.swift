import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// What is known of a client once its request has been authenticated: whether it may use the library.
struct AuthenticationResult: Sendable {
    let isKnown: Bool
}

/// Accepts a connection, or answers 503 when there is no room; tells ``Connections`` when it has nothing to do, and whose it is.
final class ConnectionLimitHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let connections: Connections
    private var arrival: Connections.Arrival?
    private var requests = 0

    /// How long one without room may take to ask.
    private static let patience = TimeAmount.seconds(5)

    init(_ connections: Connections) { self.connections = connections }

    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { arrive(context) }
    }

    func channelActive(context: ChannelHandlerContext) {
        arrive(context)
        context.fireChannelActive()
    }

    private func arrive(_ context: ChannelHandlerContext) {
        guard arrival == nil else { return }
        let arrival = connections.arrive(context.channel)
        self.arrival = arrival
        switch arrival {
        case .accepted: break
        case .refused: context.close(in: Self.patience)
        case .closed: context.close(promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        if let arrival { connections.leave(arrival) }
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        guard case .accepted(let id) = arrival else {
            // The other parts of a request that is not let in.
            if case .head = part { context.part(.tooManyConnections) }
            return
        }
        if case .head = part {
            requests += 1
            connections.begin(id)
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data), case .accepted(let id) = arrival, requests > 0 {
            requests -= 1
            if requests == 0 { connections.rest(id) }
        }
        context.write(data, promise: promise)
    }

    func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
        guard let judgement = event as? AuthenticationResult, case .accepted(let id) = arrival else {
            return context.triggerUserOutboundEvent(event, promise: promise)
        }
        if connections.judge(id, isKnown: judgement.isKnown) {
            promise?.succeed()
        } else {
            promise?.fail(Refusal.tooManyConnections)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .refused = arrival, event as? ChannelEvent == .inputClosed { context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }
}
