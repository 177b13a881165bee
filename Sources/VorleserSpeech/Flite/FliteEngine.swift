#if canImport(CFlite)
    import CFlite
    public import VorleserCore

    /// Speaks with Flite, the small voices that come with the system: at once, on any machine, in English.
    ///
    /// Flite runs on one thread of its own for the whole process, since its voices share libc's random numbers.
    public struct FliteEngine: SpeechEngine {
        public let name = "flite"
        /// Flite's version, and that of what is made of its sound here.
        public let version = FLITE_PROJECT_VERSION + "-1"
        public let voices: [Voice]
        /// Speech of 160 characters is made in about a tenth of a second.
        public let limits = UtteranceLimits(shortest: 2, longest: 160)
        /// On a small machine that shows the page as well, a long sentence takes a third of a second.
        public let openingLimits: UtteranceLimits? = UtteranceLimits(shortest: 16, longest: 32)

        private static let thread = SpeechQueue(label: "vorleser.flite")

        public init() {
            voices = FliteVoice.all.map {
                Voice(id: $0.id, name: $0.name, engine: "flite", language: $0.language, pace: $0.pace)
            }
        }

        public func speak(_ utterance: Utterance, as voice: Voice.ID) async throws -> Clip {
            guard let speaker = FliteVoice.all.first(where: { $0.id == voice }) else {
                throw SpeechError.unknownVoice(voice.rawValue, known: voices.map(\.id.rawValue))
            }
            return try await Self.thread.speak { turn, _ in try FliteSpeech.clip(of: utterance, as: speaker, in: turn) }
        }
    }
#endif
