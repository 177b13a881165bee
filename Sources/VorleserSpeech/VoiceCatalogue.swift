public import VorleserCore

/// The engines there are, and their voices.
public struct VoiceCatalogue: Sendable {
    /// The preferred first.
    public let engines: [any SpeechEngine]

    /// - Parameters:
    ///   - preferred: The engine whose first voice speaks when none is asked for.
    ///   - others: Further engines.
    public init(_ preferred: any SpeechEngine = BuiltInVoices.engine(), _ others: any SpeechEngine...) {
        self.init(engines: [preferred] + others)
    }

    /// - Parameter engines: The preferred first; at least one.
    public init(engines: [any SpeechEngine]) {
        self.engines = engines
        precondition(engines.allSatisfy { !$0.voices.isEmpty }, "An engine without voices")
    }

    /// All voices, those of the preferred engine first.
    public var voices: [Voice] { engines.flatMap(\.voices) }

    /// Voices that are there and cannot speak yet, since there is no phonemizer for their language.
    public var silentVoices: [Voice] { engines.flatMap(\.silentVoices) }

    /// The voice that speaks when none is asked for.
    public var standard: Voice { engines[0].voices[0] }

    /// A voice, and the engine that speaks it.
    public struct Speaker: Sendable {
        public let voice: Voice
        public let engine: any SpeechEngine
    }

    /// The name under which the built-in voice is found, whichever that is.
    public static let builtIn = "builtin"

    /// Who speaks an utterance: the voice that it names, else the narrator.
    /// - Throws: As ``speaker(_:)``.
    public func speaker(of utterance: Utterance, narrator: Voice.ID) throws(SpeechError) -> Speaker {
        try speaker(utterance.voice ?? narrator)
    }

    /// Looks a voice up.
    /// - Parameter id: Its name, or ``builtIn``; capitals do not matter.
    /// - Returns: The voice and its engine.
    /// - Throws: ``VorleserCore/SpeechError/unknownVoice(_:known:)`` with the names of all voices,
    ///   ``VorleserCore/SpeechError/silentVoice(_:language:known:)`` for a
    ///   voice of a language without a phonemizer, installed or not.
    public func speaker(_ id: Voice.ID) throws(SpeechError) -> Speaker {
        if id.rawValue.lowercased() == Self.builtIn, let engine = engines.first(where: BuiltInVoices.areThose(of:)) {
            return Speaker(voice: engine.voices[0], engine: engine)
        }
        for engine in engines {
            if let voice = engine.voice(named: id) { return Speaker(voice: voice, engine: engine) }
        }
        if let language = KokoroVoices.languageNotSpoken(by: id.rawValue.lowercased()) {
            throw .silentVoice(id.rawValue, language: language, known: voices.map(\.id.rawValue))
        }
        throw .unknownVoice(id.rawValue, known: voices.map(\.id.rawValue))
    }
}
