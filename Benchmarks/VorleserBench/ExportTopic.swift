import Foundation
import Synchronization
import VorleserCore
import VorleserExport
import VorleserTesting

/// Writes an audiobook of synthetic sound: noise, and at the start of every chapter a tone.
///
///     vorleser-bench export OUTPUT --format m4b [--hours 20] [--chapters 60]
///
/// Prints where every chapter was planned (`chapters`: title and start in seconds), `seconds` of sound, `bytes`,
/// `elapsed_seconds` and `finish_seconds`, from the last clip to the finished file.
enum ExportTopic {
    private static let sampleRate = 24_000
    private static let utteranceSeconds = 30.0

    private struct Report: Encodable {
        let chapters: [ExportSummary.Chapter]
        let seconds: Double
        let bytes: Int
        let elapsedSeconds: Double
        let finishSeconds: Double
    }

    @Sendable static func run(_ arguments: [String]) async throws {
        guard let output = arguments.first else { return print("usage: vorleser-bench export OUTPUT [OPTION ...]") }
        let hours = value(of: "--hours", in: arguments).flatMap(Double.init) ?? 1
        let chapters = value(of: "--chapters", in: arguments).flatMap(Int.init) ?? 60
        let format = value(of: "--format", in: arguments).flatMap(AudioFormat.init(ending:)) ?? .m4b
        let reading = book(chapters: chapters, seconds: hours * 3600)
        let audiobook = try Audiobook(of: reading.book, reading.script, chapters: .all(of: reading.book))
        let starts = Set(reading.book.chapters.map(\.span.lowerBound))
        let (opening, rest) = (clip(withTone: true), clip(withTone: false))
        let (clock, start) = (ContinuousClock(), ContinuousClock.now)
        let lastClip = Mutex(start)
        let summary = try await audiobook.write(
            to: URL(filePath: output),
            ExportSettings(format: format),
            stretch: { samples, _, _ in samples }
        ) { utterance in
            lastClip.withLock { $0 = clock.now }
            return starts.contains(utterance.span.lowerBound) ? opening : rest
        }
        try report(summary, finish: clock.now - lastClip.withLock { $0 }, elapsed: clock.now - start)
    }

    private static func report(_ summary: ExportSummary, finish: Duration, elapsed: Duration) throws {
        let report = Report(
            chapters: summary.files.flatMap(\.chapters),
            seconds: summary.seconds,
            bytes: summary.files.reduce(0) { $0 + $1.bytes },
            elapsedSeconds: elapsed / .seconds(1),
            finishSeconds: finish / .seconds(1)
        )
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        print(String(decoding: try encoder.encode(report), as: UTF8.self))
    }

    private static func book(chapters: Int, seconds: Double) -> Reading {
        let utterances = max(Int(seconds / Double(chapters) / utteranceSeconds), 1)
        return Reading(
            (1...chapters).map { number in
                ("Chapter \(number): Übung; #\(number)", (1...utterances).map { "Sentence \($0)." })
            },
            pause: .milliseconds(437)
        )
    }

    /// Noise at −30 dB, after a tone of 1 kHz for a fifth of a second.
    private static func clip(withTone: Bool) -> Clip {
        var random = SystemRandomNumberGenerator()
        var samples = (0..<Int(utteranceSeconds) * sampleRate).map { _ in Float.random(in: -0.03...0.03, using: &random)
        }
        if withTone {
            for index in 0..<sampleRate / 5 {
                samples[index] = Float(0.5 * cos(2 * .pi * 1000 * Double(index) / Double(sampleRate)))
            }
        }
        return Clip(samples: samples, sampleRate: sampleRate, words: [])
    }

    private static func value(of option: String, in arguments: [String]) -> String? {
        arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    }
}
