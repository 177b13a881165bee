import NIOCore
import Synchronization

/// Whether the client of a connection is still there.
///
/// The connection can be used again afterwards: nothing that comes on it is taken.
final class DisconnectMonitor: Sendable {
    private struct State {
        var isGone = false
        var waiting: [Int: AsyncStream<Void>.Continuation] = [:]
        var next = 0
    }

    private let state = Mutex(State())

    /// Ends when the client has disconnected, or when the monitor is released.
    var untilDisconnected: AsyncStream<Void> {
        let (stream, end) = AsyncStream.makeStream(of: Void.self)
        let id = state.withLock { state -> Int? in
            guard !state.isGone else { return nil }
            state.waiting[state.next] = end
            state.next += 1
            return state.next - 1
        }
        if let id {
            end.onTermination = { [weak self] _ in self?.state.withLock { _ = $0.waiting.removeValue(forKey: id) } }
        } else {
            end.finish()
        }
        return stream
    }

    fileprivate func noteDisconnect() {
        let waiting = state.withLock { state in
            state.isGone = true
            defer { state.waiting = [:] }
            return state.waiting
        }
        for end in waiting.values { end.finish() }
    }

    /// Sees a client go: it closes the connection, or its side of it.
    final class Handler: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = Any

        let monitor = DisconnectMonitor()

        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            if event as? ChannelEvent == .inputClosed { monitor.noteDisconnect() }
            context.fireUserInboundEventTriggered(event)
        }

        func channelInactive(context: ChannelHandlerContext) {
            monitor.noteDisconnect()
            context.fireChannelInactive()
        }
    }
}

extension ServerContext {
    /// Does something for as long as the client waits for it.
    /// - Throws: What `work` throws; `CancellationError` when the client has gone away.
    func whileClientWaits<Value: Sendable>(_ work: () async throws -> Value) async throws -> Value {
        guard let monitor = await monitor else { return try await work() }
        return try await withoutActuallyEscaping(work) { work in
            // One task does it, and until that has ended nothing here goes on.
            nonisolated(unsafe) let work = work
            return try await withThrowingTaskGroup(of: Value.self) { group in
                group.addTask { try await work() }
                group.addTask {
                    for await _ in monitor.untilDisconnected {}
                    throw CancellationError()
                }
                defer { group.cancelAll() }
                guard let value = try await group.next() else { throw CancellationError() }
                return value
            }
        }
    }

    /// `nil` in tests without a connection.
    private var monitor: DisconnectMonitor? {
        get async {
            let found = channel.eventLoop.submit { [channel] in
                try? channel.pipeline.syncOperations.handler(type: DisconnectMonitor.Handler.self).monitor
            }
            return try? await found.get()
        }
    }
}
