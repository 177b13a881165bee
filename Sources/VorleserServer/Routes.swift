import Foundation
import Hummingbird
import Logging
import VorleserKit

/// Every path and who answers it; what they mean is in `docs/http-api.md`.
struct Routes {
    private let room: ReadingRoom
    private let configuration: ServerConfiguration
    private let events: EventHub
    private let logger: Logger
    let exports: ExportQueue
    let model: ModelInstallation

    init(
        _ room: ReadingRoom,
        _ configuration: ServerConfiguration,
        events: EventHub = EventHub(),
        logger: Logger = Logger(label: "vorleser.server")
    ) {
        (self.room, self.configuration, self.events, self.logger) = (room, configuration, events, logger)
        exports = ExportQueue(room, events, logger: logger)
        let environment = ProcessInfo.processInfo.environment
        model = ModelInstallation(room, events, environment: environment, logger: logger)
    }

    /// Every path in every way, also those in which none is asked for.
    var router: Router<ServerContext> {
        let router = answered
        router.refuseOtherMethods()
        return router
    }

    /// What is answered.
    var answered: Router<ServerContext> {
        let doorkeeper = Doorkeeper(configuration.passphrase, library: room.library)
        let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
        let isOpen = configuration.passphrase == nil
        // First, so that all that follows knows who asks.
        router.add(middleware: ProxyGuard(trusted: configuration.trustedProxies, isOpen: isOpen))
        router.add(middleware: RequestLog())
        router.add(middleware: SecurityHeaders())
        router.add(middleware: ErrorTranslation())
        router.add(middleware: OpenDoorGuard(isOpen: isOpen))
        router.add(middleware: HostGuard(names: HostNames(configuration)))
        router.add(middleware: OriginGuard())
        router.add(middleware: SessionGuard(doorkeeper: doorkeeper))
        router.add(middleware: ConditionGuard())
        router.addRoutes(HealthController().routes, atPath: "/health")
        BooksController(room: room, events: events, uploads: Uploads(room.folders, configuration)).addRoutes(to: router)
        NoticesController(library: room.library).addRoutes(to: router)
        StorageController(room: room).addRoutes(to: router)
        SettingsController(room: room, events: events).addRoutes(to: router)
        VoicesController(room: room).addRoutes(to: router)
        PairController(doorkeeper: doorkeeper, events: events).addRoutes(to: router)
        DevicesController(library: room.library, doorkeeper: doorkeeper, events: events).addRoutes(to: router)
        EventsController(events: events).addRoutes(to: router)
        router.addRoutes(OpenAIController(room).routes, atPath: "/v1")
        router.addRoutes(ExportsController(exports).routes, atPath: "/api/exports")
        ModelController(model).addRoutes(to: router)
        PronunciationController(room: room, events: events).addRoutes(to: router)
        ReadingController(room: room).addRoutes(to: router)
        ListeningController(room).addRoutes(to: router)
        PlacesController(room: room, events: events).addRoutes(to: router)
        BookmarksController(room: room, events: events).addRoutes(to: router)
        HighlightsController(room: room, events: events).addRoutes(to: router)
        CatalogueController(room).addRoutes(to: router)
        APIDocument.addRoutes(to: router, room)
        PageController(folder: configuration.pages).addRoutes(to: router)
        return router
    }
}
