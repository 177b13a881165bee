public import VorleserKit

/// The lock screen, the keys of headsets and cars: what they ask for, and what they show.
@MainActor public protocol RemoteCommands: AnyObject {
    /// What the listener asks for there; for one reader.
    var commands: AsyncStream<RemoteCommand> { get }

    /// Shows what plays; nothing for `nil`.
    func show(_ playing: NowPlaying?)
}

/// What a listener can ask for without seeing the program.
public enum RemoteCommand: Hashable, Sendable {
    case play, pause, toggle
    case nextChapter, previousChapter
    /// Seconds of the book's sound at speed 1; negative goes back.
    case skip(seconds: Double)
    /// To a moment of the chapter, in seconds as spoken at speed 1: as ``NowPlaying`` counts.
    case seek(seconds: Double)
    case speed(Double)
}

/// What plays, as the lock screen shows it.
///
/// Its seconds are those of the voice at speed 1: the system counts them on by itself, ``speed`` times as fast.
public struct NowPlaying: Hashable, Sendable {
    public var title: String
    public var author: String
    public var chapter: String
    /// The cover's file; `nil` when there is none.
    public var cover: URL?
    /// Seconds into the chapter.
    public var elapsed: Double
    /// Seconds of the chapter; `nil` while that is not known.
    public var duration: Double?
    /// How many times as fast as spoken.
    public var speed: Double
    public var isPlaying: Bool

    /// Whether another shows the same, but for the time that passes by itself.
    func isSame(as other: NowPlaying) -> Bool {
        var same = other
        same.elapsed = elapsed
        return same == self
    }

    /// Where the system's own count has come.
    func elapsed(since shown: Date, _ now: Date) -> Double {
        elapsed + (isPlaying ? now.timeIntervalSince(shown) * speed : 0)
    }
}
