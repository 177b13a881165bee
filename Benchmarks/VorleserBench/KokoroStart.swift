import Foundation
import VorleserCore
import VorleserKit
import VorleserPlayback
import VorleserSpeech

/// `kokoro-start BOOK MODEL VOICE [COUNT]`: how long it takes from asking for a place to its sound, the model loaded;
/// at random, where utterances begin and at any word; nothing is kept from before.
enum KokoroStart {
    struct Report: Encodable {
        /// The first time, in which the model is loaded.
        let coldMilliseconds: Double
        let atStarts: Spread
        let atWords: Spread
    }

    struct Spread: Encodable {
        let places: Int
        let medianMilliseconds: Double
        let p95Milliseconds: Double
        let mostMilliseconds: Double

        init(_ milliseconds: [Double]) {
            let sorted = milliseconds.sorted()
            places = sorted.count
            medianMilliseconds = sorted[sorted.count / 2]
            p95Milliseconds = sorted[min(sorted.count - 1, sorted.count * 95 / 100)]
            mostMilliseconds = sorted[sorted.count - 1]
        }
    }

    static func run(_ arguments: [String]) async throws {
        let reading = try KokoroBook(arguments)
        defer { try? reading.end() }
        var numbers = KokoroNumbers(seed: 5)
        let spoken = reading.script.utterances
        guard let first = spoken.first else { return }
        let cold = try await wait(for: first.span.lowerBound, in: reading)
        var (starts, words): ([Double], [Double]) = ([], [])
        for _ in 0..<max(1, (reading.count ?? 50) / 2) {
            let span = spoken[Int.random(in: 0..<spoken.count, using: &numbers)].span
            starts.append(try await wait(for: span.lowerBound, in: reading))
            let other = spoken[Int.random(in: 0..<spoken.count, using: &numbers)].span
            let place = Int.random(in: other.lowerBound.utf16..<other.upperBound.utf16, using: &numbers)
            words.append(try await wait(for: TextOffset(utf16: place), in: reading))
        }
        let report = Report(coldMilliseconds: cold, atStarts: Spread(starts), atWords: Spread(words))
        print(String(decoding: try JSONEncoder().encode(report), as: UTF8.self))
    }

    /// Milliseconds from the command to the first sound.
    private static func wait(for offset: TextOffset, in reading: KokoroBook) async throws -> Double {
        let player = PlaybackEngine(
            reading.script,
            stops: Stops(of: reading.book, in: reading.script),
            output: SilentOutput(.byHand),
            stretch: ListeningSpeed.stretch,
            opening: reading.vorleser.opening,
            clip: reading.vorleser.clip
        )
        let start = ContinuousClock().now
        await player.obey(.play(from: offset))
        for await status in player.statuses where status.state == .playing || status.state == .finished { break }
        let time = ContinuousClock().now - start
        await player.obey(.stop)
        // What was under way is given up meanwhile.
        try await Task.sleep(for: .milliseconds(200))
        return time / .milliseconds(1)
    }
}
