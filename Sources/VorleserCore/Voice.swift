/// One of an engine's speakers.
public struct Voice: Hashable, Codable, Sendable, Identifiable {
    /// What names a voice wherever one is asked for, e.g. `slt` or `af_heart`.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public let id: ID
    /// For people, e.g. “Slt (US English, female)”.
    public let name: String
    /// The engine that speaks it, see ``SpeechEngine/name``.
    public let engine: String
    /// BCP 47 tag.
    public let language: String
    /// UTF-16 code units of text that it speaks in a second, pauses not counted.
    public let pace: Double

    public init(id: ID, name: String, engine: String, language: String, pace: Double = 15) {
        self.id = id
        self.name = name
        self.engine = engine
        self.language = language
        self.pace = pace
    }
}
