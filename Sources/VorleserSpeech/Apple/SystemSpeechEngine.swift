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
            let primary = language.prefix { $0 != "-" }
            let installed = AVSpeechSynthesisVoice.speechVoices().map(SystemVoice.init)
            let sorted = installed.sorted { one, other in
                one.rank(preferring: primary) == other.rank(preferring: primary)
                    ? one.voice.name < other.voice.name
                    : one.rank(preferring: primary) > other.rank(preferring: primary)
            }
            voices =
                sorted.isEmpty
                ? [Voice(id: Self.anyVoice, name: "System", engine: "system", language: language)] : sorted.map(\.voice)
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

    /// A voice that is installed, and how good it is.
    private struct SystemVoice {
        let voice: Voice
        let quality: Int

        init(_ installed: AVSpeechSynthesisVoice) {
            let id = Voice.ID(rawValue: installed.identifier)
            voice = Voice(id: id, name: installed.name, engine: "system", language: installed.language)
            quality = installed.quality.rawValue
        }

        /// Better voices and those of the listener's language have higher ones.
        func rank(preferring language: Substring) -> Int {
            (voice.language.prefix { $0 != "-" } == language ? 100 : 0) + quality
        }
    }
#endif
