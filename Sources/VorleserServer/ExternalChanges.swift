import ServiceLifecycle
import VorleserKit

/// Watches what other processes change in the library, or of the model, such as a command or another server, and tells pages.
struct ExternalChanges: Service {
    let room: ReadingRoom
    let events: EventHub
    let exports: ExportQueue
    let model: ModelInstallation
    var pause = Duration.seconds(2)

    init(_ parts: ServerParts) {
        (room, events, exports, model) = (parts.room, parts.events, parts.exports, parts.model)
    }

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
        // What is told here is for whomever it concerns.
        try await Listener.$current.withValue(.house) { try await tell(room.library.changesByOthers()) }
    }

    private func tell(_ changes: LibraryChanges) async throws {
        for book in changes.books {
            await events.publish(ServerEvent("book", ["id": book]))
            await exports.review(book)
        }
        for choice in changes.choices where !changes.books.contains(choice.book) {
            await events.publish(ServerEvent("book", ["id": choice.book]), to: choice.person)
        }
        if changes.areSettingsNew { await events.publish(ServerEvent("settings", [String: String]())) }
        if changes.areNotesGone {
            // Whose they were is not known any more.
            for book in try await room.library.books() {
                await events.publish(ServerEvent("notes", NotesEvent(book: book.id)))
            }
        } else {
            for noted in changes.notes {
                await events.publish(ServerEvent("notes", NotesEvent(book: noted.book)), to: noted.person)
            }
        }
        for said in changes.pronunciations {
            let event = ServerEvent("pronunciations", PronunciationsEvent(book: said.book))
            await events.publish(event, to: said.person)
        }
        for place in changes.places where !changes.books.contains(place.book) {
            await Listener.$current.withValue(place.person) { await tellPlace(in: place.book) }
        }
    }

    /// A book that cannot be opened has no place to go to.
    private func tellPlace(in id: BookID) async {
        guard let place = try? await room.library.places(in: id).first, let loaded = try? await room.book(id) else {
            return
        }
        await events.publish(place, in: loaded)
    }
}
