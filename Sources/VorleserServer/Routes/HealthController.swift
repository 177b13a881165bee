import Hummingbird

/// `/health`: whether the server answers.
struct HealthController {
    var routes: RouteCollection<ServerContext> {
        RouteCollection(context: ServerContext.self).get { _, _ in Health(status: "ok") }
    }

    struct Health: ResponseCodable {
        let status: String
    }
}
