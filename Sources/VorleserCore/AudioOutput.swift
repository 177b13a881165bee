/// Where sound goes: a sound card, a file, or nowhere.
///
/// One stream at a time, mono, −1 … 1. Every member but ``start(sampleRate:)`` and ``finish()`` answers at once, so
/// that an actor can rule the sound without ever losing hold of it between two steps.
public protocol AudioOutput: AnyObject, Sendable {
    /// Opens the stream; whatever it played before is over.
    /// - Parameter sampleRate: Samples per second.
    /// - Returns: How many samples have been heard since the start, whenever that or the room for more has changed:
    ///   the newest figure only. Ends when the stream is closed.
    /// - Throws: ``AudioOutputError``; so does the sequence when the device fails later.
    func start(sampleRate: Int) async throws -> AsyncThrowingStream<Int, any Error>

    /// Hands over the sound that follows what was handed over before.
    /// - Returns: How many samples were taken, from the front; fewer than given when there is no room for more now.
    func offer(_ samples: ArraySlice<Float>) -> Int

    /// How many of the samples taken since the start have reached the ear. What was discarded never counts.
    var heard: Int { get }

    /// Falls silent within 50 ms; what was not heard yet waits.
    func pause()

    /// Goes on after ``pause()``.
    func resume()

    /// Forgets what was taken but not heard yet, within 50 ms. What is offered next follows what was heard.
    func discard()

    /// Closes the stream when everything taken has been heard. Goes on first if paused.
    /// - Throws: ``AudioOutputError``, or what else kept the sound from being kept.
    func finish() async throws

    /// Closes the stream at once.
    func stop()
}

/// Changes the pace of speech and keeps its pitch.
///
/// Takes samples, their rate in Hz, and how many times as fast as spoken they shall be; gives the samples at the same
/// rate.
public typealias TimeStretch = @Sendable (_ samples: [Float], _ sampleRate: Int, _ speed: Double) -> [Float]

/// Why nothing can be heard.
public enum AudioOutputError: Error, Equatable {
    /// The system has no device to play sound on.
    case noDevice
    /// The system's sound library knows of no device at all, not even of one that is missing.
    case notConfigured
    /// The device would not open or broke off; `reason` is the sound library's own word for it.
    case deviceFailed(reason: String)
}
