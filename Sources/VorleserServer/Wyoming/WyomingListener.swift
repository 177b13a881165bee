import Foundation
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import VorleserKit

/// Speaks to clients of the Wyoming protocol.
struct WyomingListener: Service {
    let room: ReadingRoom
    let address: WyomingAddress
    let logger: Logger

    /// Each may speak, but not all at a time.
    private static let mostConnections = 64
    private let slots = ConcurrencyLimit(places: 8)

    /// - Throws: ``ServerError/unavailable(address:port:reason:)``
    func run() async throws {
        let listener = try await listen()
        let open = ConcurrencyLimit(places: Self.mostConnections)
        await withGracefulShutdownHandler {
            await withDiscardingTaskGroup { group in
                try? await listener.executeThenClose { connections in
                    for try await connection in connections {
                        guard let place = try? open.place() else {
                            group.addTask { _ = try? await connection.executeThenClose { _, _ in } }
                            continue
                        }
                        group.addTask {
                            await cancelWhenGracefulShutdown { await answer(connection) }
                            withExtendedLifetime(place) {}
                        }
                    }
                }
            }
        } onGracefulShutdown: {
            // Not cancelled: one that has come and is let go of unused would end the program.
            listener.channel.close(promise: nil)
        }
    }

    typealias Connection = NIOAsyncChannel<WyomingMessage, ByteBuffer>

    private func listen() async throws -> NIOAsyncChannel<Connection, Never> {
        do {
            return try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .bind(host: address.host, port: address.port) { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(ByteToMessageHandler(WyomingDecoder()))
                        return try Connection(wrappingChannelSynchronously: channel)
                    }
                }
        } catch let error as IOError {
            let reason = String(cString: strerror(error.errnoCode))
            throw ServerError.unavailable(address: address.host, port: address.port, reason: reason)
        }
    }

    private func answer(_ connection: Connection) async {
        do {
            try await connection.executeThenClose { messages, outbound in
                var conversation = WyomingConversation(room, slots: slots) { try await outbound.write($0) }
                for try await message in messages { try await conversation.answer(message) }
            }
        } catch is CancellationError {
        } catch {
            logger.debug("A Wyoming client was left: \(error.loggedWords)")
        }
    }
}
