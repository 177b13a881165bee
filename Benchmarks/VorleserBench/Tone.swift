import Foundation
import VorleserCore
import VorleserPlayback

/// Plays a tone of 440 Hz on the sound card, as eight clips of a quarter of a second that follow each other without a
/// pause; `Benchmarks/sound_card.py` listens. With `--break` it is paused and discarded in its middle.
///
/// Prints `heard_seconds` (as the output counts them), `first_sound_ms` (from asking to the first sample heard),
/// `seconds` (in all) and what the command gave for the break.
enum Tone {
    static let sampleRate = 24_000

    @Sendable static func run(_ arguments: [String]) async throws {
        let breaks = arguments.contains("--break")
        let (clock, output) = (ContinuousClock(), PortAudioOutput())
        let engine = PlaybackEngine(script, stops: Stops(script), output: output, stretch: { samples, _, _ in samples })
        {
            clip(at: $0.span.lowerBound.utf16)
        }
        let start = clock.now
        var firstSound: Duration?
        await engine.obey(.play(from: .start))
        for await status in engine.statuses {
            if let failure = status.failure { throw failure }
            if firstSound == nil, status.elapsed > 0 { firstSound = clock.now - start }
            if breaks, status.elapsed >= 1 { await engine.obey(.pause) }
            if status.state == .paused || status.state == .finished { break }
        }
        let heard = await engine.status.elapsed
        // What the device still holds would sound now.
        if breaks { try await Task.sleep(for: .seconds(0.5)) }
        await engine.obey(.stop)
        let milliseconds = (firstSound ?? .zero) / .milliseconds(1)
        print(
            """
            {"heard_seconds": \(heard), "first_sound_ms": \(milliseconds), "seconds": \((clock.now - start) / .seconds(1))}
            """
        )
    }

    private static var script: Script {
        let utterances = (0..<8).map { index in
            let span = TextSpan(utf16: index..<index + 1)
            return Utterance(span: span, pieces: [Piece(printed: "a", span)], pauseAfter: .zero, language: "en")
        }
        return Script(utterances: utterances, omissions: [])
    }

    /// A quarter of a second of the tone, without a break to the one before.
    private static func clip(at index: Int) -> Clip {
        let length = sampleRate / 4
        let samples = (index * length..<(index + 1) * length).map {
            Float(0.5 * sin(2 * .pi * 440 * Double($0) / Double(sampleRate)))
        }
        return Clip(samples: samples, sampleRate: sampleRate, words: [])
    }
}
