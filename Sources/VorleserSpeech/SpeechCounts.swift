/// How many clips a studio has given away since it was made, and where they came from.
public struct SpeechCounts: Hashable, Sendable {
    /// Taken from the store.
    public var kept = 0
    /// Spoken by an engine.
    public var spoken = 0
    /// Such as an engine could not speak.
    public var failed = 0
    /// Seconds of sound that were spoken.
    public var seconds = 0.0
}
