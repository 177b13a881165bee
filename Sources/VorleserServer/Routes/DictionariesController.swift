import Hummingbird
import VorleserKit

/// `/api/dictionaries`: words looked up in the dictionaries of this machine.
struct DictionariesController: Sendable {
    let room: ReadingRoom

    /// Questions at a time: each may read a dictionary's headwords.
    private let slots = ConcurrencyLimit(places: 8)
    private static let longestWord = 200

    init(room: ReadingRoom) { self.room = room }

    func addRoutes(to router: Router<ServerContext>) {
        router.group("/api/dictionaries").get(use: list).get("entries", use: entries)
    }

    @Sendable func list(_ request: Request, _ context: ServerContext) async throws -> DictionariesDocument {
        let place = try slots.place(for: context.quotaKey)
        defer { withExtendedLifetime(place) {} }
        return await blocking { [room] in DictionariesDocument(room.dictionaries) }
    }

    @Sendable func entries(_ request: Request, _ context: ServerContext) async throws -> EntriesDocument {
        guard let word = request.value("word") else { throw HTTPError(.badRequest, message: "`word` is needed.") }
        let language = request.value("language").flatMap { Language($0) }
        let place = try slots.place(for: context.quotaKey)
        defer { withExtendedLifetime(place) {} }
        return try await blocking { [room] () throws(WordBookError) in
            let sought = String(word.prefix(Self.longestWord))
            return EntriesDocument(try room.dictionaries.entries(for: sought, in: language))
        }
    }
}
