import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// Where each device was in a book.
struct PlacesController: Sendable {
    let room: ReadingRoom
    let events: EventHub

    func addRoutes(to router: Router<ServerContext>) {
        router.get("/api/books/{book}/places") { _, context in try await places(in: context.bookID) }
        router.put("/api/books/{book}/place") { request, context in try await setPlace(request, context) }
    }

    private func places(in id: BookID) async throws -> PlacesDocument {
        let book = try await room.book(id).book
        // Also of what is marked as not begun: whoever opens it is offered the way back.
        return PlacesDocument(places: try await room.library.allPlaces(in: id).map { PlaceDocument($0, in: book) })
    }

    private func setPlace(_ request: Request, _ context: ServerContext) async throws -> HTTPResponse.Status {
        let id = try context.bookID
        let wish = try await request.decode(as: PlaceWish.self, upTo: 4_000, context: context)
        guard (1...PlaceWish.longestDevice).contains(wish.device.utf16.count) else {
            throw HTTPError(
                .badRequest,
                message: "`device` is a name of at most \(PlaceWish.longestDevice) characters."
            )
        }
        let loaded = try await room.book(id)
        let book = loaded.book
        let place = DevicePlace(
            device: wish.device,
            deviceName: String((wish.deviceName ?? wish.device).prefix(PlaceWish.longestName)),
            place: book.place(at: try book.offset(wish.offset)),
            at: wish.time(now: Date())
        )
        if let kept = try await room.library.setPlace(place, in: id, by: context.libraryGuest) {
            await room.findTimes(of: id)
            await events.publish(kept, in: loaded)
        }
        return .noContent
    }
}

extension ServerContext {
    /// Whose devices are meant.
    var libraryGuest: Library.Guest? {
        quotaKey.map { _ in session.map(Library.Guest.session) ?? .phrase }
    }
}

struct PlacesDocument: ResponseEncodable {
    let places: [PlaceDocument]
}

/// What a device says of its place.
private struct PlaceWish: Decodable {
    let offset: Int
    let device: String
    let deviceName: String?
    /// Since the device was there.
    let age: Age?
    /// By the device's own clock, from those that know no age.
    let at: Date?

    /// When the device was there, by our clock; a clock that is ahead must not make its device the newest for long.
    func time(now: Date) -> Date {
        age?.moment(before: now) ?? min(at ?? now, now)
    }

    static let longestDevice = 64
    static let longestName = 100
}

extension EventHub {
    /// Tells the listener's pages where a device of theirs is now.
    func publish(_ place: DevicePlace, in loaded: LoadedBook) {
        let event = PlaceEvent(book: loaded.id, place: PlaceDocument(place, in: loaded.book))
        publish(ServerEvent("place", event), to: Listener.current)
    }
}

/// A place and its book, in one object.
private struct PlaceEvent: Encodable {
    let book: BookID
    let place: PlaceDocument

    enum CodingKeys: CodingKey {
        case book
    }

    func encode(to encoder: any Encoder) throws {
        try place.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(book, forKey: .book)
    }
}
