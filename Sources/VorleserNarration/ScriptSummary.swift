public import VorleserCore

/// The totals of a script.
public struct ScriptSummary: Hashable, Sendable {
    public let utterances: Int
    /// UTF-16 code units of the book that are spoken as printed.
    public let spoken: Int
    /// UTF-16 code units of the book for which other words are said.
    public let replaced: Int
    /// How often each rule changed something, by its name.
    public let changes: [String: Int]
    /// UTF-16 code units of the book that are left out, by reason. Reasons that do not occur are not in it.
    public let skipped: [OmissionReason: Int]
    /// How often something is left out, by reason.
    public let omissions: [OmissionReason: Int]
    /// UTF-16 code units of all that is said.
    public let said: Int
    /// All silences together.
    public let pauses: Duration

    public init(of script: Script) {
        let pieces = script.utterances.lazy.flatMap(\.pieces)
        utterances = script.utterances.count
        spoken = pieces.reduce(0) { $0 + ($1.change == nil ? $1.span.length : 0) }
        replaced = pieces.reduce(0) { $0 + ($1.change == nil ? 0 : $1.span.length) }
        changes = pieces.reduce(into: [:]) { if let rule = $1.change { $0[rule, default: 0] += 1 } }
        skipped = script.omissions.reduce(into: [:]) { $0[$1.reason, default: 0] += $1.span.length }
        omissions = script.omissions.reduce(into: [:]) { $0[$1.reason, default: 0] += 1 }
        said = pieces.reduce(0) { $0 + $1.text.utf16.count }
        pauses = script.utterances.reduce(.zero) { $0 + $1.pauseAfter }
    }

    /// How long it takes to listen.
    /// - Parameters:
    ///   - rate: The listening speed: 1 as spoken, 2 twice as fast.
    ///   - pace: UTF-16 code units that the voice speaks in a second.
    /// - Returns: Speech and pauses.
    public func listeningTime(rate: Double = 1, pace: Double = ListeningTime.charactersPerSecond) -> Duration {
        ListeningTime.estimate(characters: said, pauses: pauses, rate: rate, pace: pace)
    }
}
