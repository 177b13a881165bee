import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle
import VorleserKit

/// `/api/events`: what changes, as server-sent events.
///
/// Source: HTML Living Standard §9.2, “Server-sent events”.
struct EventsController: Sendable {
    let events: EventHub

    func addRoutes(to router: Router<ServerContext>) {
        router.get("/api/events", use: stream)
    }

    @Sendable func stream(_ request: Request, _ context: ServerContext) async throws -> Response {
        let news = try await events.events(for: context.session, client: context.quotaKey, of: Listener.current)
        return Response(
            status: .ok,
            headers: [.contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody { writer in
                try await context.whileClientWaits {
                    // Something at once, so that the page knows that it is connected.
                    try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
                    for await event in news.cancelOnGracefulShutdown() {
                        try await writer.write(event.bytes)
                    }
                }
                try await writer.finish(nil)
            }
        )
    }
}
