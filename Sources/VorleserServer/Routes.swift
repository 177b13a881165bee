import Hummingbird
import VorleserKit

/// Every path and who answers it; what they mean is in `docs/http-api.md`.
struct Routes {
    private let room: ReadingRoom
    private let configuration: ServerConfiguration
    private let events = EventHub()

    init(_ room: ReadingRoom, _ configuration: ServerConfiguration) {
        (self.room, self.configuration) = (room, configuration)
    }

    var router: Router<ServerContext> {
        let router = Router(context: ServerContext.self)
        router.add(middleware: ErrorTranslation())
        router.addRoutes(HealthController().routes, atPath: "/health")
        ReadingController(room: room).addRoutes(to: router)
        ListeningController(room).addRoutes(to: router)
        PlacesController(room: room, events: events).addRoutes(to: router)
        BookmarksController(room: room, events: events).addRoutes(to: router)
        HighlightsController(room: room, events: events).addRoutes(to: router)
        PageController(folder: configuration.pages).addRoutes(to: router)
        return router
    }
}
