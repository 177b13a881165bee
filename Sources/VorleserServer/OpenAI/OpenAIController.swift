import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import VorleserKit

/// `/v1`: speech as OpenAI's clients ask for it.
struct OpenAIController: Sendable {
    private let room: ReadingRoom

    /// The largest request, in bytes.
    static let largestRequest = 2_000_000

    /// Each has an encoder of its own; more of them would only take each other's time.
    private let slots = ConcurrencyLimit(places: 8)

    init(_ room: ReadingRoom) { self.room = room }

    var routes: RouteCollection<ServerContext> {
        RouteCollection(context: ServerContext.self)
            .post("audio/speech", use: speech)
            .get("audio/voices", use: voices)
            .get("models", use: models)
            .get("models/{model}", use: model)
    }

    // MARK: Speech

    @Sendable private func speech(_ request: Request, _ context: ServerContext) async throws -> Response {
        var request = request
        let json = try await Request.refusingMore(than: Self.largestRequest) {
            try await request.collectBody(upTo: Self.largestRequest)
        }
        let asked = try SpeechRequest(json)
        let stream = try SoundStream(asked.format)
        let place = try slots.place(for: context.quotaKey)
        var vorleser = try await vorleser(speakingAs: asked.voice)
        // A text may be long; the threads that serve everybody do not wait for it.
        let fit = await blocking { [vorleser] in vorleser.fit(ofText: asked.input) }
        if asked.voice == nil, let language = fit.language { vorleser = vorleser.suited(to: language) }
        if case .unspeakable(let mismatch) = vorleser.fit(ofText: asked.input) { throw mismatch }
        let text = try await spokenText(asked, by: vorleser)
        let writesEvents = asked.framing == .sse
        let type = writesEvents ? "text/event-stream" : asked.format.mediaType
        return Response(
            status: .ok,
            headers: [.contentType: type, .cacheControl: "no-store"],
            body: ResponseBody { writer in
                defer { withExtendedLifetime(place) {} }
                // Whoever goes away ends the work.
                try await context.whileClientWaits {
                    try await stream.send(text) { bytes in
                        let buffer = writesEvents ? SpeechEvent.delta(bytes).buffer : ByteBuffer(bytes: bytes)
                        try await writer.write(buffer)
                    }
                }
                if writesEvents { try await writer.write(SpeechEvent.done.buffer) }
                try await writer.finish(nil)
            }
        )
    }

    private func spokenText(_ asked: SpeechRequest, by vorleser: Vorleser) async throws -> SpokenUtterances {
        do {
            return try await SpokenUtterances(ofText: asked.input, by: vorleser, speed: asked.speed)
        } catch let error where !(error is CancellationError) {
            throw OpenAIError("There is nothing to say in `input`.", about: "input", code: "nothing_to_say")
        }
    }

    /// - Throws: ``VorleserCore/SpeechError/unknownVoice(_:known:)``
    private func vorleser(speakingAs name: String?) async throws -> Vorleser {
        do {
            return try await room.vorleser(speakingAs: name)
        } catch {
            guard let name = name?.lowercased(), Self.namesOfOthers.contains(name) else { throw error }
            // Kokoro has namesakes of some, such as `am_onyx`.
            let namesake = await room.voices.first { $0.id.rawValue.hasSuffix("_" + name) }
            return try await room.vorleser(speakingAs: namesake?.id.rawValue)
        }
    }

    /// OpenAI's own voices: clients name them by default.
    static let namesOfOthers: Set = [
        "alloy", "ash", "ballad", "cedar", "coral", "echo", "fable", "marin", "nova", "onyx", "sage", "shimmer",
        "verse",
    ]

    // MARK: What there is

    @Sendable private func voices(_ request: Request, _ context: ServerContext) async throws -> VoiceList {
        VoiceList(voices: await room.voices.map { .init(id: $0.id.rawValue, name: $0.name) })
    }

    struct VoiceList: ResponseCodable {
        let voices: [Item]

        struct Item: Codable {
            let id: String
            let name: String
        }
    }

    @Sendable private func models(_ request: Request, _ context: ServerContext) async throws -> ModelList {
        ModelList(object: "list", data: await engines)
    }

    @Sendable private func model(_ request: Request, _ context: ServerContext) async throws -> ModelList.Item {
        let name = try context.parameters.require("model")
        guard let found = await engines.first(where: { $0.id == name.removingPercentEncoding ?? name }) else {
            throw OpenAIError("There is no such model.", about: "model", status: .notFound, code: "model_not_found")
        }
        return found
    }

    private var engines: [ModelList.Item] {
        get async {
            await room.engineNames.map {
                .init(id: $0, object: "model", created: 0, owned_by: "vorleser")
            }
        }
    }

    struct ModelList: ResponseCodable {
        let object: String
        let data: [Item]

        struct Item: ResponseCodable {
            let id: String
            let object: String
            /// Seconds since 1970; unknown.
            let created: Int
            let owned_by: String
        }
    }
}
