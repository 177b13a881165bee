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
        if await room.isKept(wanted.address) {
            return try await answer(clip(wanted), wanted, to: request, in: context)
        }
        let clip = try await crowd.wait { try await context.whileClientWaits { try await self.clip(wanted) } }
        return try await answer(clip, wanted, to: request, in: context)
    }

    private func answer(
        _ clip: Clip,
        _ wanted: ClipRequest,
        to request: Request,
        in context: ServerContext
    ) async throws -> Response {
        guard let file = wanted.file else {
            return try ClipDocument(clip).response(from: request, context: context)
        }
        let bytes = try await room.queue.run { Result { try file.bytes(of: clip, silence: wanted.pause) } }.get()
        return .immutable(bytes, type: file.mediaType)
    }

    /// A clip: from the store, or spoken now.
    /// - Throws: ``ClipError``, ``VorleserCore/SpeechError``; `CancellationError` when nobody waits any more.
    private func clip(_ wanted: ClipRequest) async throws -> Clip {
        let vorleser = await room.vorleser
        guard let entry = await register[wanted.address] else {
            // Listed before the program was started, perhaps: what was kept then is here still.
            guard let clip = await room.kept(wanted.address, at: wanted.origin ?? .start) else {
                throw ClipError.unknownAddress
            }
            return clip
        }
        let clip = try await vorleser.studio.clip(of: entry.utterance, as: entry.voice)
        return clip.moved(from: entry.utterance.span.lowerBound, to: wanted.origin)
    }
}

extension ReadingRoom {
    /// Whether a clip is there without being spoken.
    fileprivate func isKept(_ address: ClipAddress) async -> Bool {
        await queue.run { [clips = vorleser.clips] in clips.hasClip(at: address) }
    }

    /// The clip that is kept under an address, for an utterance at a place.
    fileprivate func kept(_ address: ClipAddress, at origin: TextOffset) async -> Clip? {
        let place = Utterance(span: origin..<origin, pieces: [], pauseAfter: .zero, language: "")
        return await queue.run { [clips = vorleser.clips] in clips.clip(at: address, for: place) }
    }
}

extension Clip {
    /// The same words elsewhere in the book.
    fileprivate func moved(from origin: TextOffset, to place: TextOffset?) -> Clip {
        guard let place, place != origin else { return self }
        let distance = place.utf16 - origin.utf16
        let moved = words.compactMap { word -> WordTime? in
            guard word.span.lowerBound.utf16 + distance >= 0 else { return nil }
            return WordTime(span: word.span.shifted(by: distance), start: word.start, end: word.end)
        }
        return Clip(samples: samples, sampleRate: sampleRate, words: moved)
    }
}
