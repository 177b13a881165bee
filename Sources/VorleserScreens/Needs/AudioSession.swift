/// What of the system's sound is ours while we play, and who takes it away.
@MainActor public protocol AudioSession: AnyObject {
    /// What happens to the sound from outside; for one reader.
    var events: AsyncStream<AudioSessionEvent> { get }

    /// Makes ready to play, also while the screen is locked; harmless when that was done.
    /// - Throws: What the system says.
    func begin() throws

    /// Lets others play.
    func end()
}

/// What happens to the sound from outside.
public enum AudioSessionEvent: Hashable, Sendable {
    /// A call, or another program, has taken the sound.
    case interrupted
    /// It could be played again.
    /// - Parameter mayResume: Whether the system says that whoever was interrupted may go on by itself.
    case interruptionEnded(mayResume: Bool)
    /// What played is gone, such as a headset that was pulled out.
    case routeLost
    /// The system's sound has begun anew; whatever was open is lost.
    case reset
}
