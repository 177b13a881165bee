import Foundation
import NIOCore
import VorleserKit

/// Something that changed, as the pages are told: see `docs/http-api.md`, Events.
struct ServerEvent: Hashable, Sendable {
    let name: String
    /// One line of JSON.
    let json: String
    /// As it is sent; made once for all who listen.
    let bytes: ByteBuffer

    init(_ name: String, _ content: some Encodable) {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        self.name = name
        json = (try? encoder.encode(content)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        bytes = ByteBuffer(string: "event: \(name)\ndata: \(json)\n\n")
    }
}

/// Tells every page that listens what has changed.
///
/// A page that does not keep up misses the oldest: events say that something is new, not what all was.
actor EventHub {
    /// The most listeners; each has a connection of its own.
    private static let mostListeners = 400
    /// The most for one client, which must not take all.
    private static let share = mostListeners / 4

    private struct Page {
        let session: String?
        let client: String?
        let person: PersonID
        let stream: AsyncStream<ServerEvent>.Continuation
    }

    private var listeners: [Int: Page] = [:]
    private var next = 0

    /// Tells an event to all, or to the pages of one person.
    func publish(_ event: ServerEvent, to person: PersonID? = nil) {
        for listener in listeners.values where person == nil || [person, .house].contains(listener.person) {
            listener.stream.yield(event)
        }
    }

    /// The events from now on, until the stream is no longer listened to, or the listener is dismissed.
    /// - Parameters:
    ///   - session: Whose page listens; `nil` where no pairing is needed.
    ///   - client: Whose share it is of; `nil` for one that may take all.
    ///   - person: Who is told what is theirs alone; the house is told what is anybody's.
    /// - Returns: The newest 64 of those that were not taken yet.
    /// - Throws: ``Refusal/busy`` when too many listen.
    func events(
        for session: String? = nil,
        client: String? = nil,
        of person: PersonID = .first
    ) throws(Refusal) -> AsyncStream<ServerEvent> {
        guard listeners.count < Self.mostListeners else { throw Refusal.busy }
        if let client, listeners.values.count(where: { $0.client == client }) >= Self.share { throw Refusal.busy }
        let (stream, listener) = AsyncStream.makeStream(of: ServerEvent.self, bufferingPolicy: .bufferingNewest(64))
        let id = next
        next += 1
        listeners[id] = Page(session: session, client: client, person: person, stream: listener)
        listener.onTermination = { [weak self] _ in Task { await self?.forget(id) } }
        return stream
    }

    /// Tells a session nothing more; all of them when `nil`.
    func dismiss(_ session: String?) {
        for listener in listeners.values where session == nil || listener.session == session {
            listener.stream.finish()
        }
    }

    /// How many listen at present.
    var listenerCount: Int { listeners.count }

    private func forget(_ id: Int) { listeners[id] = nil }
}
