/// The part of a book by which its loudness is told: all of a short one, some minutes of a long one.
struct LoudnessSample {
    /// Indices of utterances, in the order in which they are spoken. Each round is spread evenly over the book.
    let rounds: [[Int]]

    /// About five minutes.
    private static let characters = 4500
    private static let leastSeconds = 60.0

    /// - Parameters:
    ///   - all: Indices of utterances.
    ///   - length: Of their text, in UTF-16 code units.
    init(of all: [Int], length: Int) {
        let step = max((length + Self.characters - 1) / Self.characters, 1)
        // The later rounds are for a book of which little can be spoken.
        rounds = (0..<step).map { first in stride(from: first, to: all.count, by: step).map { all[$0] } }
    }

    /// Speaks it into a WAV file, until it is long enough.
    /// - Returns: Its samples per second; `nil` if nothing could be spoken, and there is no file.
    func write(_ recording: Recording, to path: String) async throws -> Int? {
        var file = try WaveFile(path)
        for round in rounds where file.seconds < Self.leastSeconds {
            let clips = recording.clips(of: round)
            while let sound = try await recording.nextSound(from: clips) {
                try file.append(sound.samples, sampleRate: sound.sampleRate)
            }
        }
        guard let rate = file.sampleRate else { return nil }
        _ = try file.finish()
        return rate
    }
}
