import Foundation
import Testing
import VorleserCore

@testable import VorleserSpeech

struct EvennessTests {
    private func pace(_ frames: [Int]) -> VoicePace { VoicePace(frames: frames, usual: 100) }

    @Test func `styles that hurry are slowed down, styles that drag are sped up`() {
        let pace = pace([88, 88, 90, 95, 100, 106, 110])
        #expect(pace.speed(symbols: 32, styledAs: 32) < 0.95)
        #expect(pace.speed(symbols: 160, styledAs: 160) > 1)
        #expect(pace.speed(symbols: 110, styledAs: 110) == 1)
    }

    @Test func `a pace between two lengths lies between theirs`() {
        let pace = pace([88, 88, 90, 95, 100, 106, 110])
        let speeds = stride(from: 32, through: 230, by: 1).map { pace.speed(symbols: $0, styledAs: $0) }
        #expect(zip(speeds, speeds.dropFirst()).allSatisfy { abs($0 - $1) < 0.01 })
        #expect(pace.speed(symbols: 500, styledAs: 500) == pace.speed(symbols: 230, styledAs: 230))
    }

    @Test func `a speed is bounded, and what is over in a moment is never hurried`() {
        let (slow, quick) = (pace(Array(repeating: 300, count: 7)), pace(Array(repeating: 30, count: 7)))
        #expect(slow.speed(symbols: 100, styledAs: 100) == 1.15 && quick.speed(symbols: 100, styledAs: 100) == 0.85)
        #expect(slow.speed(symbols: 5, styledAs: 5) == 1)
    }

    @Test func `a record that holds no voice's pace is not used`() throws {
        #expect(pace([88, 88, 90, 95, 100, 106, 110]).isUsable)
        #expect(!pace([0, 88, 90, 95, 100, 106, 110]).isUsable && !pace(Array(repeating: 9_999, count: 7)).isUsable)
    }

    /// A second of a tone at 1 kHz, some LU from the level of all voices.
    private func tone(_ units: Double) throws -> [Float] {
        let samples = (0..<24_000).map { Float(0.1 * sin(2 * .pi * 1_000 * Double($0) / 24_000)) }
        let loudness = try #require(Loudness.integrated(of: samples, sampleRate: 24_000))
        let factor = Float(pow(10, (Loudness.house + units - loudness) / 20))
        return samples.map { $0 * factor }
    }

    @Test(arguments: [(-6.0, -2.0), (-2, -0.3), (-0.2, -0.2), (0, 0), (0.2, 0.2), (1, 0.3), (3, 0.3), (9, 5)])
    func `what is far from the voice's level comes near it`(before: Double, after: Double) throws {
        let samples = try tone(before)
        let factor = EvenLevel.factor(for: samples[...], gain: 1, sampleRate: 24_000)
        let loudness = try #require(Loudness.integrated(of: samples.map { $0 * factor }, sampleRate: 24_000))
        #expect(abs(loudness - Loudness.house - after) < 0.02, "\(loudness - Loudness.house)")
    }

    @Test func `the voice's gain is reckoned with, and silence stays silence`() throws {
        #expect(EvenLevel.factor(for: try tone(-6)[...], gain: 2, sampleRate: 24_000) == 1)
        #expect(EvenLevel.factor(for: [], gain: 1, sampleRate: 24_000) == 1)
        #expect(EvenLevel.factor(for: [0, 0, 0], gain: 1, sampleRate: 24_000) == 1)
    }
}
