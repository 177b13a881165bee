import Hummingbird
import VorleserKit

/// Every path and who answers it; what they mean is in `docs/http-api.md`.
struct Routes {
    /// Who answers.
    let parts: ServerParts

    /// All that answers a request, under the path where the library stands.
    func responder() -> BaseResponder {
        BaseResponder(base: parts.configuration.base, routes: router().buildResponder())
    }

    /// Every path in every way, also those in which none is asked for.
    func router() -> Router<ServerContext> {
        let router = answered()
        router.refuseOtherMethods()
        return router
    }

    /// What is answered.
    func answered() -> Router<ServerContext> {
        let (room, configuration, events) = (parts.room, parts.configuration, parts.events)
        let authenticator = parts.authenticator
        let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
        addGuards(to: router)
        router.addRoutes(HealthController(health: parts.health).routes, atPath: "/health")
        BooksController(
            room: room,
            events: events,
            exports: parts.exports,
            uploads: parts.uploads,
            fetchesPages: configuration.fetchesPages ?? configuration.isPrivate
        ).addRoutes(to: router)
        NoticesController(library: room.library).addRoutes(to: router)
        StorageController(room: room).addRoutes(to: router)
        BackupController(room: room, events: events).addRoutes(to: router)
        SettingsController(room: room, events: events).addRoutes(to: router)
        VoicesController(room: room).addRoutes(to: router)
        PairController(authenticator: authenticator, events: events).addRoutes(to: router)
        DevicesController(
            library: room.library,
            authenticator: authenticator,
            events: events,
            configuration: configuration
        ).addRoutes(to: router)
        PeopleController(room: room, authenticator: authenticator, events: events).addRoutes(to: router)
        EventsController(events: events).addRoutes(to: router)
        router.addRoutes(parts.openAI.routes, atPath: "/v1")
        router.addRoutes(ExportsController(parts.exports).routes, atPath: "/api/exports")
        ModelController(parts.model).addRoutes(to: router)
        PronunciationController(room: room, events: events).addRoutes(to: router)
        ReadingController(room: room).addRoutes(to: router)
        SearchController(room: room).addRoutes(to: router)
        DictionariesController(room: room).addRoutes(to: router)
        parts.listening.addRoutes(to: router)
        PlacesController(room: room, events: events).addRoutes(to: router)
        StatisticsController(room: room).addRoutes(to: router)
        BookmarksController(room: room, events: events).addRoutes(to: router)
        HighlightsController(room: room, events: events).addRoutes(to: router)
        CatalogueController(room, covers: parts.covers).addRoutes(to: router)
        PagesController(room: room, covers: parts.covers).addRoutes(to: router)
        ProgressionController(room: room, events: events).addRoutes(to: router)
        FeedsController(library: room.library, maker: parts.episodes).addRoutes(to: router)
        ShelfFeedController(room: room, maker: parts.episodes).addRoutes(to: router)
        FeedFilesController(room, covers: parts.covers, maker: parts.episodes, gate: parts.feedGate).addRoutes(
            to: router
        )
        parts.koReader.addRoutes(to: router)
        if configuration.hasMetrics {
            MetricsController(
                room: room,
                exports: parts.exports,
                events: events,
                health: parts.health,
                requests: parts.requests
            ).addRoutes(to: router)
        }
        APIDocument.addRoutes(to: router, room)
        TrustController(parts.identity?.authority, folder: configuration.pages, base: configuration.base)
            .addRoutes(to: router)
        PageController(folder: configuration.pages, base: configuration.base).addRoutes(to: router)
        FontsController(configuration.faces).addRoutes(to: router)
        return router
    }

    /// Who looks at each request before it is answered, in this order.
    private func addGuards(to router: Router<ServerContext>) {
        let configuration = parts.configuration
        let isOpen = configuration.passphrase == nil
        // First, so that all that follows knows who asks.
        router.add(
            middleware: ProxyGuard(
                trusted: configuration.trustedProxies,
                isOpen: isOpen,
                trustsSocket: configuration.isAskedByFile
            )
        )
        router.add(middleware: RequestLog(counts: parts.requests))
        router.add(middleware: SecurityHeaders())
        router.add(middleware: AnswerLanguage())
        router.add(middleware: ErrorTranslation())
        router.add(middleware: OpenServerGuard(isOpen: isOpen))
        router.add(middleware: HostGuard(names: HostNames(configuration)))
        router.add(middleware: BaseGuard())
        router.add(middleware: EncryptionGuard(isOn: configuration.encryption != nil))
        router.add(middleware: OriginGuard())
        router.add(middleware: SessionGuard(authenticator: parts.authenticator))
        router.add(middleware: HouseholdGuard(authenticator: parts.authenticator))
        router.add(middleware: ConditionGuard())
    }
}
