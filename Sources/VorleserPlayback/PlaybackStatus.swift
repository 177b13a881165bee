public import VorleserCore

/// What the listener hears, at one moment.
public struct PlaybackStatus: Equatable, Sendable {
    /// What is going on.
    public enum State: String, Sendable {
        /// Nothing was begun, or the listener made an end.
        case stopped
        /// Nothing sounds: the clip to go on with is awaited.
        case preparing
        case playing
        /// In the pause after an utterance.
        case waiting
        case paused
        /// Everything has been heard.
        case finished
    }

    public var state = State.stopped
    /// The index of the utterance that sounds, or is awaited, or after which the pause is.
    public var utterance: Int?
    /// The word that sounds.
    public var word: TextSpan?
    /// Where the listener is in the book: the place to go on from another day. Kept when playback stops.
    public var offset: TextOffset = .start
    /// How many seconds of sound the listener has heard so far.
    public var elapsed = 0.0
    /// How many times as fast as spoken.
    public var speed = 1.0
    /// What could not be spoken, in the order it was met.
    public var skipped: [SkippedUtterance] = []
    /// Whether it stopped because too much in a row could not be spoken; the last of ``skipped`` says why. The place is
    /// where that began.
    public var hasGivenUp = false
    /// Why the sound broke off.
    public var failure: AudioOutputError?
}

/// What a listener can ask for.
public enum PlaybackCommand: Equatable, Sendable {
    /// Play from the word at an offset, or from the next one that is spoken.
    case play(from: TextOffset)
    case pause
    case resume
    /// Pause, or resume.
    case toggle
    case nextSentence
    /// To the start of the sentence; in its first second, to the one before.
    case previousSentence
    case nextChapter
    /// To the start of the chapter; in its first sentence, to the one before.
    case previousChapter
    /// How many times as fast as spoken, 0.25 … 4; beyond that the nearest.
    case speed(Double)
    case stop
}
