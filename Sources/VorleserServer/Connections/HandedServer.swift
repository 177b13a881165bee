import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOExtras
import NIOHTTP1
import NIOPosix
import ServiceLifecycle

/// Answers on sockets that were handed over. The framework's own server opens its socket itself, and takes none that is open.
struct HandedServer: Service {
    let sockets: HandedSockets
    let responder: BaseResponder
    let connections: ConnectionHandlers
    /// Told once requests are answered, with the port of the first that has one.
    let ready: @Sendable (_ port: Int?) async -> Void
    let logger: Logger

    func run() async throws { try await listen(connections.channel(answering: answer)) }

    private func listen<Connection: ServerChildChannel>(_ connection: Connection) async throws {
        var listeners: [(channel: NIOAsyncChannel<Connection.Value, Never>, quiescing: ServerQuiescingHelper)] = []
        for socket in sockets.sockets {
            let quiescing = ServerQuiescingHelper(group: MultiThreadedEventLoopGroup.singleton)
            let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .serverChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let handler = quiescing.makeServerChannelHandler(channel: channel)
                        try channel.pipeline.syncOperations.addHandler(handler)
                    }
                }
                .childChannelOption(ChannelOptions.allowRemoteHalfClosure, value: true)
                .bind(socket.descriptor) { connection.setup(channel: $0, logger: logger) }
            listeners.append((channel, quiescing))
        }
        let (channels, helpers) = (listeners.map(\.channel), listeners.map(\.quiescing))
        await withGracefulShutdownHandler {
            await ready(channels.lazy.compactMap { $0.channel.localAddress?.port }.first)
            await withDiscardingTaskGroup { group in
                for channel in channels { group.addTask { await accept(from: channel, as: connection) } }
            }
        } onGracefulShutdown: {
            for helper in helpers { helper.initiateShutdown(promise: nil) }
        }
    }

    private func accept<Connection: ServerChildChannel>(
        from listener: NIOAsyncChannel<Connection.Value, Never>,
        as connection: Connection
    ) async {
        await withDiscardingTaskGroup { group in
            do {
                try await listener.executeThenClose { arriving in
                    for try await value in arriving {
                        group.addTask { await connection.handle(value: value, logger: logger) }
                    }
                }
            } catch {
                logger.error("Waiting for connections: \(error)")
            }
        }
    }

    /// As the framework has a request answered.
    @Sendable private func answer(
        _ request: Request,
        _ writer: consuming ResponseWriter,
        _ channel: any Channel
    ) async throws {
        var logger = logger
        logger[metadataKey: "hb.request.id"] = .stringConvertible(RequestID())
        let context = ServerContext(source: ApplicationRequestContextSource(channel: channel, logger: logger))
        var response: Response
        do {
            response = try await responder.respond(to: request, context: context)
        } catch let error as HTTPParserError {
            throw error
        } catch {
            response = Response(status: .internalServerError)
        }
        response.headers[.date] = Date.now.inResponses
        do {
            try await writer.write(response: response.head, body: response.body)
        } catch is HTTPParserError {
            // Another answer would be written for it behind this one.
            throw CancellationError()
        }
    }
}

extension Date {
    /// Source: RFC 9110 §5.6.7.
    fileprivate var inResponses: String {
        formatted(
            VerbatimFormatStyle(
                format: """
                    \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .padded(4)) \
                    \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits) GMT
                    """,
                locale: Locale(identifier: "en_US_POSIX"),
                timeZone: .gmt,
                calendar: Calendar(identifier: .gregorian)
            )
        )
    }
}
