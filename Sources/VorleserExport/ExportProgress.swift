#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// How far an export has come.
public struct ExportProgress: Equatable, Sendable {
    /// Utterances spoken or skipped.
    public let utterances: Int
    /// Utterances in all.
    public let totalUtterances: Int
    /// Those of ``utterances`` that were skipped.
    public let skipped: Int
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
/// Clips kept from an earlier run come fast and tell nothing of the rest, so what is long past counts less and less:
/// half as much every ten seconds.
struct ExportPace: Equatable {
    private var characters = 0.0
    private var soundSeconds = 0.0
    private var workSeconds = 0.0

    private static let halfLife = 10.0
    /// Less than this tells nothing.
    private static let leastWork = 0.5

    /// Notes that so much was done, in so many seconds since the last note.
    mutating func note(characters: Int, soundSeconds: Double, workSeconds: Double) {
        let fading = exp2(-workSeconds / Self.halfLife)
        self.characters = self.characters * fading + Double(characters)
        self.soundSeconds = self.soundSeconds * fading + soundSeconds
        self.workSeconds = self.workSeconds * fading + workSeconds
    }

    /// Seconds of sound per second of work.
    var timesRealTime: Double? {
        workSeconds > 0 ? soundSeconds / workSeconds : nil
    }

    /// How long so many characters take.
    func time(for characters: Int) -> Duration? {
        guard workSeconds >= Self.leastWork, self.characters > 0 else { return nil }
        return .seconds(Double(characters) * workSeconds / self.characters)
    }
}
