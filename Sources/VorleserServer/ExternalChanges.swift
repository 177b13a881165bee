import ServiceLifecycle
import VorleserKit

/// Watches what other processes change in the library, or of the model, such as a command or another server, and tells pages.
struct ExternalChanges: Service {
    let room: ReadingRoom
    let events: EventHub
    let model: ModelInstallation
    var pause = Duration.seconds(2)

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            while true {
                // What cannot be read now is read the next time.
                try? await look()
                try? await model.look()
                try await Task.sleep(for: pause)
            }
        }
    }

    /// Tells what is new since the last look.
    func look() async throws {
        let changes = try await room.library.changesByOthers()
        for book in changes.books { await events.publish(ServerEvent("book", ["id": book])) }
        if changes.areSettingsNew { await events.publish(ServerEvent("settings", [String: String]())) }
        let noted = changes.areNotesGone ? Set(try await room.library.books().map(\.id)) : changes.notes
        for book in noted { await events.publish(ServerEvent("notes", NotesEvent(book: book))) }
        for book in changes.pronunciations {
            await events.publish(ServerEvent("pronunciations", PronunciationsEvent(book: book)))
        }
        for book in changes.places.subtracting(changes.books) { await tellPlace(in: book) }
    }

    /// A book that cannot be opened has no place to go to.
    private func tellPlace(in id: BookID) async {
        guard let place = try? await room.library.places(in: id).first, let book = try? await room.book(id).book else {
            return
        }
        await events.publish(ServerEvent("place", PlaceEvent(book: id, place: PlaceDocument(place, in: book))))
    }
}
