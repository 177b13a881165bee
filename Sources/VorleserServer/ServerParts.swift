import Foundation
import Logging
import VorleserKit

/// What a running server is made of: each part that keeps something is made here, once, however often routes are.
struct ServerParts: Sendable {
    let room: ReadingRoom
    let configuration: ServerConfiguration
    /// What is shown to clients that speak TLS; `nil` for a server that does not.
    let identity: ServerIdentity?
    let events: EventHub
    let logger: Logger
    /// Knows who may use the server, and limits the rate of wrong pass-phrases.
    let authenticator: Authenticator
    /// Where files are that clients send.
    let uploads: Uploads
    let exports: ExportQueue
    /// Knows how the server is.
    let health: HealthWatch
    let requests = RequestCounts()
    let model: ModelInstallation
    /// Knows who waits for a clip.
    let listening: ListeningController
    /// Counts who is being spoken to.
    let openAI: OpenAIController
    /// Makes covers for programs that cannot show all kinds of pictures, and keeps them.
    let covers: ShownCovers
    /// Makes episodes of podcast feeds.
    let episodes: EpisodeMaker
    /// Knows who guesses the addresses of feeds.
    let feedGate: FeedGate
    /// Exchanges places with KOReader.
    let koReader: KOReaderController

    /// - Parameters:
    ///   - room: The library.
    ///   - configuration: How the server is reached, and what it allows.
    ///   - identity: What is shown to clients that speak TLS; `nil` for a server that does not.
    ///   - events: Told what changes.
    ///   - logger: Told what goes wrong.
    ///   - now: Tells the time, by which the rate of logins is limited.
    init(
        _ room: ReadingRoom,
        _ configuration: ServerConfiguration,
        identity: ServerIdentity? = nil,
        events: EventHub = EventHub(),
        logger: Logger = Logger(label: "vorleser.server"),
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        (self.room, self.configuration, self.identity) = (room, configuration, identity)
        (self.events, self.logger) = (events, logger)
        authenticator = Authenticator(configuration.passphrase, library: room.library, now: now, logger: logger)
        uploads = Uploads(room.folders, configuration)
        exports = ExportQueue(room, events, logger: logger)
        health = HealthWatch(room, exports, now: now)
        let environment = ProcessInfo.processInfo.environment
        model = ModelInstallation(room, events, environment: environment, logger: logger)
        listening = ListeningController(room)
        openAI = OpenAIController(room)
        covers = ShownCovers(room)
        episodes = EpisodeMaker(room, logger: logger)
        feedGate = FeedGate(room.library, now: now)
        let gate = KOReaderGate(room.library, isOpen: configuration.passphrase == nil, now: now)
        koReader = KOReaderController(room, gate: gate, events: events)
    }
}
