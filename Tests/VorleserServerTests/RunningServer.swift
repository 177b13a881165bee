import Foundation
import Hummingbird
import Logging
import ServiceLifecycle
import VorleserKit
import VorleserLibrary
import VorleserSpeech
import VorleserTesting

@testable import VorleserServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The server at a free port of this machine, for tests that need a connection.
struct RunningServer: Sendable {
    let room: ReadingRoom
    /// Told what changes.
    let events: EventHub
    let port: Int

    /// Serves a library while something is done with it: an empty one of its own, or what is in a folder.
    static func run<Result: Sendable>(
        _ catalogue: VoiceCatalogue = VoiceCatalogue(),
        _ configuration: ServerConfiguration = ServerConfiguration(),
        in home: Folder? = nil,
        _ body: @escaping @Sendable (RunningServer) async throws -> Result
    ) async throws -> Result {
        let folder = try home ?? Folder()
        let folders = Folders(in: folder)
        let room = try ReadingRoom(
            library: try Library(folder: folders.library),
            folders: folders,
            catalogue: catalogue
        )
        defer { withExtendedLifetime(folder) {} }
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let (ports, told) = AsyncStream<Int>.makeStream()
        let events = EventHub()
        let application = Application(
            responder: Routes(parts: ServerParts(room, configuration, events: events)).responder(),
            server: ConnectionHandlers(
                connections: Connections(limit: 100),
                longestBody: 1_000_000,
                isOpen: configuration.passphrase == nil,
                base: configuration.base
            ).builder,
            configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { told.yield($0.localAddress?.port ?? 0) },
            logger: logger
        )
        var settings = ServiceGroupConfiguration(services: [application], logger: logger)
        // Pages that listen to events do not leave by themselves.
        settings.maximumGracefulShutdownDuration = .seconds(1)
        let services = ServiceGroup(configuration: settings)
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try? await services.run()
                // Whoever waits for one that could not start is told.
                told.finish()
            }
            guard let port = await ports.first(where: { _ in true }) else { throw CancellationError() }
            // Not cancelled: a connection that comes in that moment would be let go of unused, which ends the process.
            do {
                let result = try await body(RunningServer(room: room, events: events, port: port))
                await services.triggerGracefulShutdown()
                return result
            } catch {
                await services.triggerGracefulShutdown()
                throw error
            }
        }
    }

    /// Asks for something.
    func ask(
        _ path: String,
        method: String = "GET",
        json: String? = nil,
        fields: [String: String] = [:]
    ) async throws -> (status: Int, fields: [String: String], body: Data) {
        guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        // A machine that does much else answers late; tests that hang have limits of their own.
        request.timeoutInterval = 600
        request.httpMethod = method
        request.httpBody = json.map { Data($0.utf8) }
        for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
        let (data, response) = try await URLSession(configuration: .ephemeral).data(for: request)
        guard let answer = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        let pairs = answer.allHeaderFields.compactMap { name, value in
            (name as? String).map { ($0.lowercased(), "\(value)") }
        }
        return (answer.statusCode, Dictionary(pairs) { $1 }, data)
    }
}
