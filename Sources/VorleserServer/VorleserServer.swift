import Dispatch
import Hummingbird
public import Logging
import NIOCore
import NIOPosix
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

    /// - Throws: ``ServerError/needsPassphrase(address:)``
    public init(_ room: ReadingRoom, _ configuration: ServerConfiguration, logger: Logger) throws(ServerError) {
        guard configuration.isPrivate || configuration.passphrase != nil else {
            let address = configuration.isLoopback ? configuration.names.first : nil
            throw ServerError.needsPassphrase(address: address ?? configuration.address)
        }
        (self.room, self.configuration, self.logger) = (room, configuration, logger)
    }

    /// Answers requests until the program is asked to end (SIGINT, SIGTERM) or the task is cancelled.
    ///
    /// What is under way then has ``patience`` to finish; what has not is left behind.
    /// - Parameter ready: Told where the server is, once requests are answered, and who brings better voices.
    /// - Throws: ``ServerError`` when the address cannot be listened on; ``EncryptionError`` without a certificate.
    public func run(ready: @escaping @Sendable (PairingInvitation, ModelInstallation) async -> Void) async throws {
        let identity = try configuration.encryption.map { try ServerIdentity($0, configuration) }
        let parts = ServerParts(room, configuration, identity: identity, logger: logger)
        let watching = try configuration.watched.map { folder in
            WatchedFolder(watch: try FolderWatch(folder, in: room), events: parts.events, logger: logger)
        }
        let socket = configuration.socket.map(SocketFile.init)
        try await socket?.clear()
        await tidy()
        let answering = answering(parts, socket) { port in
            await parts.exports.resume()
            let plate = PairingInvitation(
                configuration,
                port: port ?? configuration.port,
                authority: identity?.authority
            )
            await ready(plate, parts.model)
        }
        let (ends, end) = AsyncStream.makeStream(of: Result<Void, any Error>.self, bufferingPolicy: .bufferingOldest(1))
        var group = ServiceGroupConfiguration(
            services: [
                .init(service: answering), .init(service: Heartbeat(events: parts.events)),
                .init(service: ExternalChanges(parts)),
                .init(service: UploadCleanup(uploads: parts.uploads)),
                .init(service: CertificateRenewal(identity: identity, logger: logger)),
                .init(service: LastBookPreload(room: room)),
                .init(service: AudiobookshelfExchange(room: room, events: parts.events, logger: logger)),
                .init(service: ShutdownDeadline { end.yield(.success(())) }),
            ] + wyoming + [watching].compactMap { $0.map { .init(service: $0) } },
            gracefulShutdownSignals: [.sigint, .sigterm],
            logger: logger
        )
        group.maximumGracefulShutdownDuration = Self.patience
        let services = ServiceGroup(configuration: group)
        let running = Task {
            do {
                try await services.run()
                end.yield(.success(()))
            } catch {
                end.yield(.failure(error))
            }
        }
        try await withTaskCancellationHandler {
            for await result in ends {
                socket?.remove()
                return try listening(result)
            }
        } onCancel: {
            running.cancel()
        }
    }

    /// What listens to browsers and answers them: on sockets that were handed over, or on one of its own.
    private func answering(
        _ parts: ServerParts,
        _ socket: SocketFile?,
        ready: @escaping @Sendable (_ port: Int?) async -> Void
    ) -> any Service {
        let connections = ConnectionHandlers(
            connections: Connections(limit: mostConnections, proxies: configuration.trustedProxies),
            longestBody: configuration.largestUpload,
            isOpen: configuration.passphrase == nil,
            base: configuration.base,
            identity: parts.identity
        )
        let responder = Routes(parts: parts).responder()
        if let sockets = configuration.handed {
            return HandedServer(
                sockets: sockets,
                responder: responder,
                connections: connections,
                ready: ready,
                logger: logger
            )
        }
        return Application(
            responder: responder,
            server: connections.builder,
            configuration: .init(
                address: socket.map { .unixDomainSocket(path: $0.path) }
                    ?? .hostname(configuration.address, port: configuration.port)
            ),
            onServerRunning: { channel in
                socket?.open()
                await ready(channel.localAddress?.port)
            },
            logger: logger
        )
    }

    /// What listens to clients of the Wyoming protocol, if they are wished for.
    private var wyoming: [ServiceGroupConfiguration.ServiceConfiguration] {
        configuration.wyoming.map { [.init(service: WyomingListener(room: room, address: $0, logger: logger))] } ?? []
    }

    /// As many connections as are wished for, and as the system has descriptors for.
    private var mostConnections: Int {
        max(min(configuration.mostConnections, Descriptors.raise() - Descriptors.others), 8)
    }

    /// Releases what can no longer be asked for.
    private func tidy() async {
        do {
            if try await room.library.renewSafeties() {
                logger.warning("A backup of the library, or what was noted since, was damaged; another one was taken.")
            }
        } catch {
            logger.warning("The library's backup could not be looked at: \(error.loggedWords)")
        }
        do {
            try await room.library.endSessions(unless: configuration.passphrase?.text)
        } catch {
            logger.warning("Sessions of another pass-phrase could not be ended: \(error.loggedWords)")
        }
        do {
            try await room.library.purge()
        } catch {
            logger.warning("Removed books could not be deleted: \(error.loggedWords)")
        }
    }

    /// How long answers may go on after the program was asked to end; then they are cancelled.
    private static let patience = Duration.seconds(1.2)

    private func listening(_ result: Result<Void, any Error>) throws {
        do {
            try result.get()
        } catch is SocketAddressError.UnknownHost {
            throw ServerError.unknownAddress(configuration.address)
        } catch let error as IOError {
            if let socket = configuration.socket.map(SocketFile.init) {
                throw ServerError.unavailableSocket(
                    path: socket.path,
                    reason: String(cString: strerror(error.errnoCode))
                )
            }
            throw ServerError.unavailable(
                address: configuration.address,
                port: configuration.port,
                reason: String(cString: strerror(error.errnoCode))
            )
        }
    }

    /// Has the book at hand that will most likely be opened first.
    private struct LastBookPreload: Service {
        let room: ReadingRoom

        func run() async throws {
            await room.openLastBook()
            try? await gracefulShutdown()
        }
    }

    /// Removes now and then what a killed server has left of uploads.
    private struct UploadCleanup: Service {
        let uploads: Uploads

        func run() async throws {
            try? await cancelWhenGracefulShutdown {
                while true {
                    await blocking { uploads.clear() }
                    try await Task.sleep(for: .seconds(3600))
                }
            }
        }
    }

    /// Ends the wait for what does not let itself be cancelled.
    private struct ShutdownDeadline: Service {
        let leave: @Sendable () -> Void

        func run() async throws {
            try? await gracefulShutdown()
            // On a clock that cancellation does not stop.
            DispatchQueue.global().asyncAfter(deadline: .now() + 1.7, execute: leave)
        }
    }
}
