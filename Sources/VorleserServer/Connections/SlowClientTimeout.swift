import Foundation
import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes a connection whose other side sends or takes too slowly, and one on which an answer was the last.
///
/// What waits for us does not count: only time in which bytes were asked for, or lay ready to be taken.
final class SlowClientTimeout: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// In so much time…
    static let window = TimeAmount.seconds(60)
    /// …so many bytes must go on: less than any line that sound can be heard over.
    static let leastBytes = 8_000
    /// What anybody may send is short, and must be there in so much time.
    static let publicTime = TimeAmount.seconds(10)
    /// What a client goes on sending after it has been refused is not taken for longer.
    static let lastTime = TimeAmount.seconds(10)

    private let base: BasePath
    /// Bytes that lie ready to be taken.
    private let ready: (any Channel) -> Int
    private var arriving = Arriving()
    private var leaving = Leaving()
    /// Whether no request comes after the answer that is being sent.
    private var isLast = false
    private var isAnswered = true
    /// Whether what arrives has stopped to make sense.
    private var isBroken = false
    /// Whether the last answer of all is on its way as a whole.
    private var isOver = false
    private var check: Scheduled<Void>?
    private var deadline: Scheduled<Void>?
    private var parting: Scheduled<Void>?

    /// A request's body on its way in.
    private struct Arriving {
        var isUnderWay = false
        var bytes = 0
        var waited = TimeAmount.zero
        /// Since when we have been waiting for more; `nil` when we have enough to do.
        var askedAt: NIODeadline?

        mutating func settle(at now: NIODeadline) {
            if let askedAt { waited = waited + (now - askedAt) }
            askedAt = askedAt.map { _ in now }
        }
    }

    /// Answers on their way out.
    private struct Leaving {
        var bytes = 0
        /// As it was at the last check: what was gone by then, and whether more lay ready.
        var gone = 0
        var wasWaiting = false
    }

    /// - Parameters:
    ///   - base: Under which path the library stands.
    ///   - ready: Counts the bytes of a connection that lie ready to be taken.
    init(
        base: BasePath = .root,
        ready: @escaping (any Channel) -> Int = { (try? $0.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0 }
    ) {
        (self.base, self.ready) = (base, ready)
    }

    // MARK: In

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            arriving = Arriving(isUnderWay: true, askedAt: arriving.askedAt.map { _ in context.eventLoop.now })
            isAnswered = false
            watch(context)
            if isPublic(head.path) { limit(context) }
        case .body(let some): arriving.bytes += some.readableBytes
        case .end:
            arriving.isUnderWay = false
            deadline?.cancel()
            if isOver { context.close(mode: .output, promise: nil) }
        }
        context.fireChannelRead(data)
    }

    /// Whether anybody may ask for it; what stands outside of the library is answered in a word.
    private func isPublic(_ target: String?) -> Bool {
        guard let path = base.path(at: target ?? "") else { return true }
        return RequestPath(ofTarget: path).isPublic
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // Nothing that comes after it is read.
        (isBroken, arriving.isUnderWay) = (true, false)
        context.fireErrorCaught(error)
    }

    func read(context: ChannelHandlerContext) {
        if arriving.askedAt == nil { arriving.askedAt = context.eventLoop.now }
        context.read()
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        arriving.settle(at: context.eventLoop.now)
        arriving.askedAt = nil
        context.fireChannelReadComplete()
    }

    // MARK: Out

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(var head) where head.status.kind != .informational:
            // It will not be read to its end: RFC 9112 §9.6.
            if arriving.isUnderWay || isBroken { head.headerFields[.connection] = "close" }
            isLast = head.headerFields[.connection] == "close"
            context.write(wrapOutboundOut(.head(head)), promise: promise)
            return
        case .head: break
        case .body(let some):
            leaving.bytes += some.readableBytes
            watch(context)
        case .end:
            isAnswered = true
            if isLast { return sendLast(data, context, promise) }
        }
        context.write(data, promise: promise)
    }

    /// Closes once everything has been said, and what was still to come has had its time.
    private func sendLast(_ end: NIOAny, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?) {
        let sent = promise ?? context.eventLoop.makePromise()
        sent.futureResult.assumeIsolated().whenSuccess { [self] in
            isOver = true
            if !arriving.isUnderWay { context.close(mode: .output, promise: nil) }
            parting = context.close(in: Self.lastTime)
        }
        context.write(end, promise: sent)
    }

    // MARK: Checks

    private func watch(_ context: ChannelHandlerContext) {
        guard check == nil else { return }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        check = context.eventLoop.scheduleTask(in: Self.window) {
            let (pace, context) = bound.value
            pace.look(context)
        }
    }

    /// Ends a request that has not come whole within ``publicTime``, from any client.
    private func limit(_ context: ChannelHandlerContext) {
        deadline?.cancel()
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        deadline = context.eventLoop.scheduleTask(in: Self.publicTime) {
            let (pace, context) = bound.value
            guard pace.arriving.isUnderWay else { return }
            (pace.arriving.isUnderWay, pace.isBroken) = (false, true)
            context.part(.tooSlow)
        }
    }

    private func look(_ context: ChannelHandlerContext) {
        check = nil
        arriving.settle(at: context.eventLoop.now)
        let waiting = ready(context.channel)
        let gone = leaving.bytes - waiting
        let isTakenSlowly = leaving.wasWaiting && waiting > 0 && gone - leaving.gone < Self.leastBytes
        // A body that came in the middle of the time has not had all of it.
        let isSentSlowly =
            arriving.isUnderWay && arriving.bytes < Self.leastBytes && arriving.waited * 4 >= Self.window * 3
        if isTakenSlowly || isSentSlowly { return breakOff(context) }
        (leaving.gone, leaving.wasWaiting) = (gone, waiting > 0)
        (arriving.bytes, arriving.waited) = (0, .zero)
        if arriving.isUnderWay || waiting > 0 || !isAnswered { watch(context) }
    }

    /// Closes without waiting for what lies in the system's buffers, which a client that does not read would never empty.
    private func breakOff(_ context: ChannelHandlerContext) {
        (context.channel as? any SocketOptionProvider)?.setSoLinger(linger(l_onoff: 1, l_linger: 0)).whenFailure { _ in
        }
        context.close(promise: nil)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        check?.cancel()
        deadline?.cancel()
        parting?.cancel()
    }
}
