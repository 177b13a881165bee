public import VorleserCore

/// How far an export has come.
public struct ExportProgress: Equatable, Sendable {
    /// Utterances spoken or skipped.
    public let utterances: Int
    /// Utterances in all.
    public let totalUtterances: Int
    /// Those of ``utterances`` that were skipped.
    public let skipped: Int
    /// Those whose clips were rendered for this export, and those whose clips were kept from before.
    public let clips: ClipCounts
    /// The number of the chapter that is being spoken, from 1, among the book's chapters.
    public let chapter: Int
    public let chapterTitle: String
    /// Seconds of sound made, pauses and all.
    public let seconds: Double
    /// How long it has taken.
    public let elapsed: Duration
    /// Seconds of sound made per second, of late.
    public let timesRealTime: Double?
    /// How long the rest takes at the pace of late; `nil` until that can be told.
    public let timeLeft: Duration?
}

/// The pace of an export: how fast text is spoken, of late.
///
/// Clips kept from an earlier run come fast and tell nothing of the rest; so only the last stretches of work count.
struct ExportPace: Equatable {
    private struct Stretch: Equatable {
        var characters = 0
        var soundSeconds = 0.0
        var workSeconds = 0.0
    }

    private var stretches = [Stretch()]

    /// A stretch is an utterance, or as many as take so many seconds.
    private static let secondsPerStretch = 1.0
    private static let mostStretches = 10
    /// Less than this tells nothing.
    private static let leastSeconds = 0.5

    /// Notes that so much was done, in so many seconds since the last note.
    mutating func note(characters: Int, soundSeconds: Double, workSeconds: Double) {
        if stretches[stretches.count - 1].workSeconds >= Self.secondsPerStretch { stretches.append(Stretch()) }
        if stretches.count > Self.mostStretches { stretches.removeFirst() }
        let last = stretches.count - 1
        stretches[last].characters += characters
        stretches[last].soundSeconds += soundSeconds
        stretches[last].workSeconds += workSeconds
    }

    /// Seconds of sound per second of work.
    var timesRealTime: Double? {
        workSeconds > 0 ? stretches.reduce(0) { $0 + $1.soundSeconds } / workSeconds : nil
    }

    /// How long so many characters take.
    func time(for characters: Int) -> Duration? {
        let done = stretches.reduce(0) { $0 + $1.characters }
        guard workSeconds >= Self.leastSeconds, done > 0 else { return nil }
        return .seconds(Double(characters) * workSeconds / Double(done))
    }

    private var workSeconds: Double { stretches.reduce(0) { $0 + $1.workSeconds } }
}
