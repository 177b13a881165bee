public import VorleserCore

/// The voices that speak at once, on any machine: Flite's, or on a system that has no Flite its own.
public enum BuiltInVoices {
    #if canImport(CFlite)
        /// The engine that speaks them.
        public static func engine() -> any SpeechEngine { FliteEngine() }

        static func areThose(of engine: any SpeechEngine) -> Bool { engine is FliteEngine }
    #else
        /// The engine that speaks them.
        public static func engine() -> any SpeechEngine { SystemSpeechEngine() }

        static func areThose(of engine: any SpeechEngine) -> Bool { engine is SystemSpeechEngine }
    #endif
}
