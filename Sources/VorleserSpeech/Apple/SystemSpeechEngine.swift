#if canImport(AVFAudio)
    import AVFAudio
    import Foundation
    public import VorleserCore

    /// Speaks with the voices of Apple's systems: at once, in every language they have.
    public struct SystemSpeechEngine: SpeechEngine {
        public let name = "system"
        public let version = "1"
        public let voices: [Voice]
        public let limits = UtteranceLimits(shortest: 2, longest: 240)

        /// What speaks when the system lists no voice at all: its own choice.
        static let anyVoice = Voice.ID(rawValue: "system")

        /// - Parameter preferred: BCP 47 tag of the listener's language, whose voices come first; the system's when `nil`.
        public init(preferring preferred: String? = nil) {
            let language = preferred ?? Locale.preferredLanguages.first ?? "en"
            let installed = AVSpeechSynthesisVoice.speechVoices().filter { !$0.voiceTraits.contains(.isNoveltyVoice) }
            let usual = Set(installed.map(\.language)).compactMap { AVSpeechSynthesisVoice(language: $0)?.identifier }
            let facts = installed.map { SystemVoiceFacts($0, isUsual: usual.contains($0.identifier)) }
            let sorted = SystemVoiceFacts.sorted(facts, preferring: language).map(\.voice)
            voices =
                sorted.isEmpty
                ? [Voice(id: Self.anyVoice, name: "System", engine: "system", language: language)] : sorted
        }

        public func speak(_ utterance: Utterance, as voice: Voice.ID) async throws -> Clip {
            guard voices.contains(where: { $0.id == voice }) else {
                throw SpeechError.unknownVoice(voice.rawValue, known: voices.map(\.id.rawValue))
            }
            let rendering = SystemSpeechRendering(
                utterance.spokenText,
                as: voice == Self.anyVoice ? nil : voice.rawValue
            )
            return try await rendering.sound().clip(of: utterance)
        }
    }

    extension SystemVoiceFacts {
        fileprivate init(_ installed: AVSpeechSynthesisVoice, isUsual: Bool) {
            self.init(
                id: installed.identifier,
                name: installed.name,
                language: installed.language,
                quality: installed.quality.rawValue,
                isUsual: isUsual,
                isPersonal: installed.voiceTraits.contains(.isPersonalVoice)
            )
        }

        fileprivate var voice: Voice {
            Voice(id: Voice.ID(rawValue: id), name: name, engine: "system", language: language)
        }
    }
#endif
