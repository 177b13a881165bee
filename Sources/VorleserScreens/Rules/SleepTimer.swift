public import VorleserKit

/// Ends listening after a while. Only what is heard counts: a pause stops the clock.
public struct SleepTimer: Hashable, Sendable {
    /// What is left until the end.
    public enum Left: Hashable, Sendable {
        /// Seconds of sound at the speed that is heard.
        case seconds(Double)
        /// Until the end of a chapter, which is here.
        case chapter(end: TextOffset)
    }

    /// `nil` when it is off.
    public private(set) var left: Left?

    /// Seconds over which the sound fades out.
    public static let fade = 8.0

    public init() {}

    public mutating func set(minutes: Double) { left = .seconds(minutes * 60) }

    public mutating func set(chapterEnd: TextOffset) { left = .chapter(end: chapterEnd) }

    public mutating func clear() { left = nil }

    /// Told while the voice speaks.
    /// - Parameters:
    ///   - seconds: Of sound since it was told last.
    ///   - place: Where the voice is.
    /// - Returns: Whether it is time; then the timer is off.
    public mutating func tick(_ seconds: Double, at place: TextOffset) -> Bool {
        switch left {
        case nil: return false
        case .chapter(let end):
            guard place >= end else { return false }
        case .seconds(let before):
            let rest = before - seconds
            left = .seconds(rest)
            guard rest <= 0.1 else { return false }
        }
        left = nil
        return true
    }
}
