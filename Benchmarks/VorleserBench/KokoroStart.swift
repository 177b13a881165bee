import Foundation
import VorleserCore
import VorleserKit
import VorleserPlayback
import VorleserSpeech

/// `kokoro-start BOOK MODEL VOICE [COUNT]`: how long it takes from asking for a place to its sound, the model loaded;
/// at places chosen at random, nothing kept from before.
enum KokoroStart {
    struct Report: Encodable {
        let places: Int
        let medianMilliseconds: Double
        let p95Milliseconds: Double
        let mostMilliseconds: Double
        /// The first time, in which the model is loaded.
        let coldMilliseconds: Double
    }

    static func run(_ arguments: [String]) async throws {
        let reading = try KokoroBook(arguments)
        defer { try? reading.end() }
        var numbers = KokoroNumbers(seed: 5)
        let spoken = reading.script.utterances
        guard let first = spoken.first else { return }
        let cold = try await wait(for: first.span.lowerBound, in: reading)
        var times: [Double] = []
        for _ in 0..<(reading.count ?? 50) {
            let span = spoken[Int.random(in: 0..<spoken.count, using: &numbers)].span
            let offset = TextOffset(
                utf16: Int.random(in: span.lowerBound.utf16..<span.upperBound.utf16, using: &numbers)
            )
            times.append(try await wait(for: offset, in: reading))
            // What was under way for the listener's last place is given up meanwhile.
            try await Task.sleep(for: .milliseconds(200))
        }
        times.sort()
        let report = Report(
            places: times.count,
            medianMilliseconds: times[times.count / 2],
            p95Milliseconds: times[min(times.count - 1, times.count * 95 / 100)],
            mostMilliseconds: times[times.count - 1],
            coldMilliseconds: cold
        )
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
        return time / .milliseconds(1)
    }
}
