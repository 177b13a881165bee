import ServiceLifecycle

/// Tells every page now and then that its connection still holds; one that is gone is noticed by it, too.
struct Heartbeat: Service {
    let events: EventHub
    var pause = Duration.seconds(15)

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            while true {
                try await Task.sleep(for: pause)
                await events.publish(ServerEvent("ping", [String: String]()))
            }
        }
    }
}
