import Hummingbird
import VorleserKit

/// `/health`: whether the server can do its work.
struct HealthController: Sendable {
    let health: HealthWatch

    var routes: RouteCollection<ServerContext> {
        RouteCollection(context: ServerContext.self).get { _, context in
            let report = await health.report
            let json = try context.responseEncoder.encode(report)
            var response = Response(json, type: "application/json; charset=utf-8")
            response.status = report.status == .failing ? .serviceUnavailable : .ok
            response.headers[.cacheControl] = "no-store"
            return response
        }
    }
}
