import Foundation
import Testing
import VorleserLibrary

@testable import VorleserKit
@testable import VorleserServer

struct AbandonedImportTests {
    @Test(.timeLimit(.minutes(10)))
    func `an import whose client has gone is given up`() async throws {
        try await RunningServer.run { server in
            // All places are taken, so that the import waits.
            let (stream, free) = AsyncStream<Void>.makeStream()
            let others = (0..<ImportLanes.most).map { client in
                Task {
                    try await server.room.lanes.run(for: "\(client)", isQuick: true) { for await _ in stream {} }
                }
            }
            let client = Task { try await server.ask("/api/books/text", method: "POST", json: #"{"text": "tiny"}"#) }
            while await server.room.lanes.waitingCount == 0 { try await Task.sleep(for: .milliseconds(5)) }
            client.cancel()
            while await server.room.lanes.waitingCount > 0 { try await Task.sleep(for: .milliseconds(5)) }
            free.finish()
            for other in others { try await other.value }
            #expect(try await server.room.library.books().isEmpty)
            // Another one is taken as before.
            let answer = try await server.ask("/api/books/text", method: "POST", json: #"{"text": "tiny"}"#)
            #expect(answer.status == 201)
            #expect(answer.fields["connection"] != "close")
        }
    }

    @Test func `what another process changes is told to the pages`() async throws {
        let server = try QuietServer()
        let neighbours = ExternalChanges(server.parts)
        try await neighbours.look()
        let events = try await server.events.events()
        let other = try ReadingRoom(
            library: Library(folder: server.room.folders.library),
            folders: server.room.folders,
            catalogue: nil
        )
        let book = try await other.importText("The lamp was out.\n", title: nil).book
        try await neighbours.look()
        let told = await events.first { $0.name == "book" }
        #expect(told?.json == #"{"id":\#(book.id)}"#)
    }
}
