import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// `/api/settings`: what holds for all books.
struct SettingsController: Sendable {
    let room: ReadingRoom
    let events: EventHub

    private var library: Library { room.library }

    func addRoutes(to router: Router<ServerContext>) {
        router.group("/api/settings").get(use: show).patch(use: change)
    }

    struct Settings: ResponseEncodable {
        @OrNull var voice: String?
        let speed: Double
        /// How much longer the silences are than usual, 0…3.
        let pauses: Double
        /// What is read although it would be left out otherwise.
        let spoken: [OmissionReason]
        let readsImages: Bool
        /// What becomes of passages in other languages.
        let otherLanguages: OtherLanguages
        /// Rules for spoken forms that are not applied.
        let silentRules: [String]
        let opensLastBook: Bool
        /// Whether a tap on a word has its sentence spoken from the beginning.
        let startsAtSentence: Bool
        /// Whether it is counted how much is heard and read.
        let keepsStatistics: Bool
        /// The address at which a text is translated; `nil` where that is not wished.
        @OrNull var translation: String?
        let reasons: [Reason]

        struct Reason: Encodable {
            let name: OmissionReason
            let words: String
            let spokenByDefault: Bool
        }
    }

    /// What a client wishes to be otherwise.
    struct Update: Decodable {
        let voice: Change<String>
        let speed: Change<Double>
        let pauses: Change<Double>
        let spoken: Change<[OmissionReason]>
        let readsImages: Change<Bool>
        let otherLanguages: Change<OtherLanguages>
        let silentRules: Change<[String]>
        let opensLastBook: Change<Bool>
        let startsAtSentence: Change<Bool>
        let keepsStatistics: Change<Bool>
        let translation: Change<String>

        private enum Key: String, CodingKey {
            case voice, speed, pauses, spoken, readsImages, otherLanguages, silentRules, opensLastBook,
                startsAtSentence,
                keepsStatistics, translation
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            voice = try Change(container, .voice)
            speed = try Change(container, .speed)
            pauses = try Change(container, .pauses)
            spoken = try Change(container, .spoken)
            readsImages = try Change(container, .readsImages)
            otherLanguages = try Change(container, .otherLanguages)
            silentRules = try Change(container, .silentRules)
            opensLastBook = try Change(container, .opensLastBook)
            startsAtSentence = try Change(container, .startsAtSentence)
            keepsStatistics = try Change(container, .keepsStatistics)
            translation = try Change(container, .translation)
        }
    }

    @Sendable func show(_ request: Request, _ context: ServerContext) async throws -> Settings {
        let narration = try await library.setting("narration", as: NarrationSettings.self) ?? NarrationSettings()
        let usual = NarrationSettings().spoken
        return Settings(
            voice: try await library.setting("voice", as: String.self),
            speed: try await library.setting("speed", as: Double.self) ?? 1,
            pauses: narration.pauses.scale,
            spoken: OmissionReason.allCases.filter(narration.spoken.contains),
            readsImages: narration.readsImages,
            otherLanguages: narration.otherLanguages,
            silentRules: narration.silentRules.sorted(),
            opensLastBook: try await library.setting("opensLastBook", as: Bool.self) ?? false,
            startsAtSentence: try await library.setting("startsAtSentence", as: Bool.self) ?? false,
            keepsStatistics: try await library.keepsStatistics,
            translation: try await library.setting("translation", as: String.self),
            reasons: OmissionReason.allCases.map {
                .init(name: $0, words: $0.words, spokenByDefault: usual.contains($0))
            }
        )
    }

    @Sendable func change(_ request: Request, _ context: ServerContext) async throws -> Settings {
        let wishes = try await request.decode(as: Update.self, upTo: context.maxUploadSize, context: context)
        try await check(wishes)
        try await library.changeSettings { settings in
            try wishes.voice.keep("voice", in: settings)
            try wishes.speed.keep("speed", in: settings)
            try wishes.opensLastBook.keep("opensLastBook", in: settings)
            try wishes.startsAtSentence.keep("startsAtSentence", in: settings)
            try wishes.keepsStatistics.keep("keepsStatistics", in: settings)
            try wishes.translation.keep("translation", in: settings)
            let usual = NarrationSettings()
            let old = try settings.value("narration", as: NarrationSettings.self) ?? usual
            var narration = old
            narration.pauses.scale = wishes.pauses.applied(to: narration.pauses.scale) ?? usual.pauses.scale
            narration.spoken = Set(wishes.spoken.applied(to: Array(narration.spoken)) ?? Array(usual.spoken))
            narration.readsImages = wishes.readsImages.applied(to: narration.readsImages) ?? usual.readsImages
            narration.otherLanguages =
                wishes.otherLanguages.applied(to: narration.otherLanguages) ?? usual.otherLanguages
            narration.silentRules = Set(wishes.silentRules.applied(to: Array(narration.silentRules)) ?? [])
            if narration != old { try settings.set("narration", to: narration) }
        }
        await events.publish(ServerEvent("settings", [String: String]()), to: Listener.current)
        return try await show(request, context)
    }

    private func check(_ wishes: Update) async throws {
        if case .set(let name) = wishes.voice {
            _ = try await room.voice(named: name)
        }
        if case .set(let speed) = wishes.speed, !ListeningSpeed.speeds.contains(speed) {
            throw Refusal.badValue("speed", wanted: [ListeningSpeed.speeds.words])
        }
        if case .set(let address) = wishes.translation, !Translator.isAddress(address) {
            throw Refusal.badValue("translation", wanted: ["https://example.org/?text={text}&from={from}&to={to}"])
        }
        if case .set(let rules) = wishes.silentRules, !rules.allSatisfy(NarrationSettings.rules.contains) {
            throw Refusal.badValue("silentRules", wanted: NarrationSettings.rules)
        }
        if case .set(let scale) = wishes.pauses, !Pauses.scales.contains(scale) {
            throw Refusal.badValue("pauses", wanted: [Pauses.scales.words])
        }
    }
}

extension Change where Value: Codable {
    /// Writes what was asked for, and nothing where nothing was.
    fileprivate func keep(_ name: String, in settings: borrowing Library.Settings) throws {
        switch self {
        case .none: break
        case .takenBack: try settings.set(name, to: Value?.none)
        case .set(let value): try settings.set(name, to: value)
        }
    }
}
