/// Makes a book as loud as wanted: one gain for all of it, and a limiter for its peaks.
///
/// The gain is the same everywhere, so that a whisper stays one. What it lifts above the ceiling the limiter turns down
/// for some milliseconds, looking ahead, without shifting anything in time. It works at several times the sample rate:
/// so it sees the peaks between samples as well.
struct Levelling: Hashable, Sendable {
    /// In dB; negative makes quieter.
    let gain: Double
    /// Samples per second.
    let sampleRate: Int

    /// The limiter's, in dB below full scale: true peaks stay below −1 dB after AAC, MP3 and Opus too, which raise
    /// them; AAC at 64 kb/s by up to 1.6 dB.
    static let ceiling = -2.5
    /// The most the limiter may take away, in dB: beyond, speech sounds crushed, and the book stays quieter than wanted.
    static let mostLimiting = 12.0

    /// What lame makes sound quieter by, in dB: it multiplies every sample with 0.95.
    private static let lossOfMP3 = 0.4455
    private static let oversampledRate = 192_000

    init(gain: Double, sampleRate: Int) {
        self.gain = gain
        self.sampleRate = sampleRate
    }

    /// The filter that does it, as FFmpeg writes filters.
    func filter(for format: AudioFormat) -> String {
        filter + (format == .mp3 ? ",volume=\(Self.lossOfMP3)dB" : "")
    }

    /// The same for a format that keeps what it gets.
    var filter: String {
        let limit = (Self.ceiling / 20).powerOfTen
        return """
            volume=\(gain)dB,aresample=\(Self.oversampledRate),\
            alimiter=limit=\(limit):level=false:latency=true,aresample=\(sampleRate)
            """
    }

    /// The gain that makes sound as loud as wanted, as far as the limiter may go, in dB.
    static func gain(from loudness: Loudness, to target: Double) -> Double {
        min(target - loudness.integrated, ceiling + mostLimiting - loudness.truePeak)
    }

    /// Whether the limiter has anything to do.
    static func limits(_ loudness: Loudness, gain: Double) -> Bool { loudness.truePeak + gain > ceiling }
}
