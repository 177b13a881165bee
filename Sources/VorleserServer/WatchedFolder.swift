import Logging
import ServiceLifecycle
import VorleserKit

/// Brings the books of a folder into the library while the server runs, and tells pages.
struct WatchedFolder: Service {
    let watch: FolderWatch
    let events: EventHub
    let logger: Logger
    var pause = Duration.seconds(5)

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            var complaint = ""
            while true {
                do {
                    try await watch.look { await tell($0) }
                    complaint = ""
                } catch {
                    // A disk of another machine may be away for a while; that is said once.
                    let words = error.loggedWords
                    if words != complaint { logger.warning("The watched folder: \(words)") }
                    complaint = words
                }
                try await Task.sleep(for: pause)
            }
        }
    }

    private func tell(_ note: WatchNote) async {
        switch note.event {
        case .failed: logger.warning("\(note.path) was not imported: \(note.reason ?? "")")
        case .imported, .updated: if let id = note.id { await events.publish(ServerEvent("book", ["id": id])) }
        case .known, .exported: break
        }
    }
}
