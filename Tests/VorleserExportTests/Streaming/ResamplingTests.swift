import Foundation
import Testing

@testable import VorleserExport

struct ResamplingTests {
    private static let rates = [
        (16_000, 24_000), (24_000, 16_000), (22_050, 24_000), (44_100, 24_000), (8_000, 48_000),
    ]

    private func tone(_ frequency: Double, _ rate: Int, seconds: Double = 0.5) -> [Float] {
        (0..<Int(seconds * Double(rate))).map { Float(0.5 * sin(2 * .pi * frequency * Double($0) / Double(rate))) }
    }

    private func resampled(_ samples: [Float], _ old: Int, _ new: Int) -> [Float] {
        var resampling = Resampling(from: old, to: new)
        let first = resampling(samples)
        return first + resampling.finish()
    }

    @Test(arguments: rates) func `a tone is the same tone at the new rate`(_ old: Int, _ new: Int) {
        let result = resampled(tone(440, old), old, new)
        let expected = tone(440, new)
        #expect(abs(result.count - expected.count) <= 1)
        let inner = 100..<min(result.count, expected.count) - 100
        let error = inner.map { abs(result[$0] - expected[$0]) }.max() ?? 1
        #expect(error < 0.001)
    }

    @Test(arguments: rates) func `what is constant stays constant`(_ old: Int, _ new: Int) {
        let result = resampled([Float](repeating: 0.25, count: 2000), old, new)
        #expect(result.dropFirst(200).dropLast(200).allSatisfy { abs($0 - 0.25) < 1e-4 })
    }

    @Test func `it does not matter how the sound is cut into pieces`() {
        let sound = tone(1000, 16_000)
        var resampling = Resampling(from: 16_000, to: 24_000)
        var result: [Float] = []
        var start = 0
        for length in [1, 0, 7, 48, 500, 3, sound.count] {
            let end = min(start + length, sound.count)
            result += resampling(Array(sound[start..<end]))
            start = end
        }
        result += resampling.finish()
        #expect(result == resampled(sound, 16_000, 24_000))
    }

    @Test func `what the new rate cannot hold is taken away, not folded down`() {
        let result = resampled(tone(11_000, 24_000), 24_000, 16_000)
        #expect(result.dropFirst(100).dropLast(100).allSatisfy { abs($0) < 0.001 })
    }

    @Test func `pieces of other rates are joined`() {
        var steady = SteadyRate(24_000)
        var count = steady.samples(of: SoundPiece(tone(440, 16_000), sampleRate: 16_000)).count
        count += steady.samples(of: SoundPiece(tone(440, 24_000), sampleRate: 24_000)).count
        count += steady.finish().count
        #expect(abs(count - 24_000) <= 1)
    }
}
