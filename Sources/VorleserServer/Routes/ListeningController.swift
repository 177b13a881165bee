import HTTPTypes
import Hummingbird
import VorleserKit

/// What will be said, and its sound, clip by clip.
struct ListeningController: Sendable {
    let room: ReadingRoom
    private let queue = ClipQueue()
    private let encodings = ConcurrencyLimit(places: 8, share: 4)

    init(_ room: ReadingRoom) { self.room = room }

    private static let mostUtterances = 64
    private static let usualUtterances = 16

    func addRoutes(to router: Router<ServerContext>) {
        router.group("/api/books/{book}")
            .get("utterances") { request, context in try await utterances(request, context) }
            .get("spoken") { request, context in try await spoken(request, context) }
            .get("clips/{clip}") { request, context in try await clip(request, context) }
        router.get("/api/clips/{segment}") { request, context in try initialisation(request, context) }
    }

    // MARK: What will be said

    private func utterances(_ request: Request, _ context: ServerContext) async throws -> UtterancesDocument {
        let book = try await room.book(context.bookID)
        let voice = try await voice(request.value("voice"), for: book.id)
        try await checkLanguage(request, of: book.id, voice)
        let listing = try await listing(request, of: book, by: voice.id)
        return UtterancesDocument(listing, spokenBy: voice.id, isInsisted: request.isInsisted)
    }

    private func listing(
        _ request: Request,
        of book: LoadedBook,
        by voice: Voice.ID
    ) async throws -> UtteranceListing {
        if let span = try request.heardSpan(within: book.book.length) {
            return try await room.utterances(hearing: span, in: book, as: voice)
        }
        let count = min(max(try request.number("count") ?? Self.usualUtterances, 1), Self.mostUtterances)
        let start = try request.offset("from", in: book.book) ?? .start
        return try await room.utterances(
            from: start,
            count: count,
            in: book,
            as: voice,
            isAwaited: !request.isLeisurely
        )
    }

    /// How the book is spoken now, for whoever keeps its sound.
    private func spoken(_ request: Request, _ context: ServerContext) async throws -> SpokenDocument {
        let book = try await room.book(context.bookID)
        let chapters = try request.chapters
        guard try await room.fit(of: book.id).isSpoken else { return SpokenDocument(unspoken: book) }
        let voice = try await room.voice(for: book.id)
        return SpokenDocument(try await room.spoken(chapters: chapters, of: book, as: voice.id))
    }

    private func voice(_ name: String?, for book: BookID) async throws -> Voice {
        guard let name else { return try await room.voice(for: book) }
        return try await room.voice(named: name)
    }

    /// - Throws: `LanguageMismatch` when the voice does not speak what the book is in, and the request does not insist.
    private func checkLanguage(_ request: Request, of book: BookID, _ voice: Voice) async throws {
        if !request.isInsisted { try await room.fit(of: book, by: voice.id).check() }
    }

    // MARK: Its sound

    private func clip(_ request: Request, _ context: ServerContext) async throws -> Response {
        let wanted = try ClipRequest(context.parameters.require("clip"), request)
        let clip = try await clip(wanted, request, context)
        guard let file = wanted.file else {
            return try ClipDocument(clip, at: wanted.place.start).response(from: request, context: context)
        }
        let bytes: [UInt8]
        if file == .m4s, wanted.codec == .aac {
            bytes = FragmentedMP4.segment(try await small(clip, silence: wanted.pause, context))
        } else {
            bytes = try await blocking { try file.bytes(of: clip, silence: wanted.pause) }
        }
        return .immutable(bytes, type: file.mediaType(wanted.codec))
    }

    /// A clip: from the store, or spoken now.
    /// - Throws: ``ClipError``, ``VorleserCore/SpeechError``; `CancellationError` when the client has gone.
    private func clip(_ wanted: ClipRequest, _ request: Request, _ context: ServerContext) async throws -> Clip {
        // Of a book that is gone nothing is heard, though its clips may be there.
        let id = try await room.library.book(context.bookID).id
        if let clip = await room.keptClip(at: wanted.address) { return clip }
        let voice: Voice
        do {
            voice = try await self.voice(wanted.voice, for: id)
        } catch is SpeechError {
            // It was there when the clip was listed.
            throw ClipError.otherUtterance
        }
        try await checkLanguage(request, of: id, voice)
        let book = try await room.book(id)
        let rendering = try await room.rendering(
            of: wanted.address,
            at: wanted.place,
            in: book,
            as: voice.id,
            isAwaited: !request.isLeisurely
        )
        guard let rendering else { throw ClipError.otherUtterance }
        return try await queue.wait { try await context.whileClientWaits { try await rendering() } }
    }

    /// A clip in few bytes. Another program encodes it: of these only some run at a time.
    private func small(_ clip: Clip, silence: Double, _ context: ServerContext) async throws -> SmallSound {
        let place = try encodings.place(for: context.quotaKey)
        defer { withExtendedLifetime(place) {} }
        let samples = FLACStream(clip, silence: silence).samples.map { Float($0) / 32768 }
        return try await SmallSound(samples, sampleRate: clip.sampleRate)
    }

    /// What a media source needs before its first clip: `init-RATE.mp4`.
    private func initialisation(_ request: Request, _ context: ServerContext) throws -> Response {
        let codec = try request.codec
        guard let rate = ClipRequest.sampleRate(ofInitialisation: try context.parameters.require("segment")),
            let bytes = FragmentedMP4.initialisation(sampleRate: rate, codec)
        else { throw HTTPError(.notFound, message: "There is no such segment.") }
        return .immutable(bytes, type: codec.mediaType)
    }
}

extension Request {
    /// Whether the voice is to speak although the book is in another language.
    fileprivate var isInsisted: Bool { value("anyway") == "true" }

    /// Whether nobody waits for the answer, as when a device keeps a book. Source: RFC 9218, section 4.1, urgency 7.
    fileprivate var isLeisurely: Bool {
        headers[.priority]?.split { $0 == "," || $0 == " " }.contains("u=7") ?? false
    }
}
