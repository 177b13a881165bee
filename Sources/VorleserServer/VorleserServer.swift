import Hummingbird
public import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals
public import VorleserKit

/// The library and the reader in any browser, and the same by JSON.
///
/// Start reading at ``Routes``: every path and who answers it.
public struct VorleserServer: Sendable {
    private let room: ReadingRoom
    private let configuration: ServerConfiguration
    private let logger: Logger

    public init(_ room: ReadingRoom, _ configuration: ServerConfiguration, logger: Logger) {
        (self.room, self.configuration, self.logger) = (room, configuration, logger)
    }

    /// Answers requests until the program is asked to end (SIGINT, SIGTERM) or the task is cancelled.
    ///
    /// What is under way then has two seconds to finish.
    /// - Parameter ready: Told the port once requests are answered.
    /// - Throws: ``ServerError`` when the address cannot be listened on.
    public func run(ready: @escaping @Sendable (Int) async -> Void) async throws {
        let application = Application(
            router: Routes(room, configuration).router,
            configuration: .init(
                address: .hostname(configuration.address, port: configuration.port),
                serverName: nil
            ),
            onServerRunning: { channel in await ready(channel.localAddress?.port ?? 0) },
            logger: logger
        )
        var group = ServiceGroupConfiguration(
            services: [.init(service: application)],
            gracefulShutdownSignals: [.sigint, .sigterm],
            logger: logger
        )
        group.maximumGracefulShutdownDuration = .seconds(1.5)
        group.maximumCancellationDuration = .milliseconds(500)
        try await ServiceGroup(configuration: group).run()
    }
}
