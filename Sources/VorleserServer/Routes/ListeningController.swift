import HTTPTypes
import Hummingbird
import VorleserKit

/// What will be said, and its sound, clip by clip.
struct ListeningController: Sendable {
    let room: ReadingRoom
    private let register = ClipRegister()
    private let crowd = ClipQueue()

    init(_ room: ReadingRoom) { self.room = room }

    private static let mostUtterances = 64
    private static let usualUtterances = 16

    func addRoutes(to router: Router<ServerContext>) {
        router.get("/api/books/{book}/utterances") { request, context in try await utterances(request, context) }
        router.get("/api/clips/{clip}") { request, context in try await clip(request, context) }
    }

    private func utterances(_ request: Request, _ context: ServerContext) async throws -> UtterancesDocument {
        let book = try await room.book(context.bookID)
        let voice = try await voice(request, for: book)
        if request.value("anyway") != "true" { try await room.fit(of: book.id, by: voice.id).check() }
        let listing = UtteranceListing(room: room, register: register, book: book, voice: voice)
        if let span = request.value("hear") {
            let ends = span.split(separator: "-").map { Int($0) ?? -1 }
            guard ends.count == 2 else { throw HTTPError(.badRequest, message: "`hear` is START-END.") }
            let (start, end) = (try book.book.offset(ends[0]), try book.book.offset(ends[1]))
            return try await listing.utterances(hearing: book.book.span(from: start, to: end))
        }
        let count = min(max(try request.number("count") ?? Self.usualUtterances, 1), Self.mostUtterances)
        return try await listing.utterances(from: request.offset("from", in: book.book) ?? .start, count: count)
    }

    private func voice(_ request: Request, for book: LoadedBook) async throws -> Voice {
        guard let name = request.value("voice") else { return try await room.voice(for: book.id) }
        return try await room.voice(named: name)
    }

    private func clip(_ request: Request, _ context: ServerContext) async throws -> Response {
        let name = try context.parameters.require("clip")
        if let rate = ClipRequest.sampleRate(ofInitialisation: name) {
            return .immutable(FragmentedMP4.initialisation(sampleRate: rate), type: FragmentedMP4.mediaType)
        }
        let wanted = try ClipRequest(name, request)
        let entry = await register[wanted.address]
        let origin = wanted.origin ?? entry?.utterance.span.lowerBound ?? .start
        let clip =
            if await room.isKept(wanted.address) {
                try await clip(wanted, entry)
            } else {
                try await crowd.wait { try await context.whileClientWaits { try await self.clip(wanted, entry) } }
            }
        guard let file = wanted.file else {
            return try ClipDocument(clip, at: origin).response(from: request, context: context)
        }
        let bytes = try await room.queue.run { Result { try file.bytes(of: clip, silence: wanted.pause) } }.get()
        return .immutable(bytes, type: file.mediaType)
    }

    /// A clip: from the store, or spoken now.
    /// - Throws: ``ClipError``, ``VorleserCore/SpeechError``; `CancellationError` when nobody waits any more.
    private func clip(_ wanted: ClipRequest, _ entry: ClipRegister.Entry?) async throws -> Clip {
        if let entry { return try await room.vorleser.studio.clip(of: entry.utterance, as: entry.voice) }
        // Listed before the program was started, perhaps: what was kept then is here still.
        guard let clip = await room.kept(wanted.address) else { throw ClipError.unknownAddress }
        return clip
    }
}

extension ReadingRoom {
    /// Whether a clip is there without being spoken.
    fileprivate func isKept(_ address: ClipAddress) async -> Bool {
        await queue.run { [clips = vorleser.clips] in clips.hasClip(at: address) }
    }

    /// The clip that is kept under an address.
    fileprivate func kept(_ address: ClipAddress) async -> Clip? {
        await queue.run { [clips = vorleser.clips] in clips.clip(at: address) }
    }
}
