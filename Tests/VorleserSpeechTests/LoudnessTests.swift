import Foundation
import Testing

@testable import VorleserSpeech

struct LoudnessTests {
    private func sine(_ frequency: Double, _ rate: Int, amplitude: Double, seconds: Double = 3) -> [Float] {
        (0..<Int(seconds * Double(rate))).map {
            Float(amplitude * sin(2 * .pi * frequency * Double($0) / Double(rate)))
        }
    }

    @Test(arguments: [16_000, 24_000, 48_000])
    func `a full sine of 997 Hz in one channel has -3,01 LUFS`(rate: Int) throws {
        let full = try #require(Loudness.integrated(of: sine(997, rate, amplitude: 1), sampleRate: rate))
        #expect(abs(full + 3.01) < 0.1, "\(full) LUFS")
        let weak = try #require(Loudness.integrated(of: sine(997, rate, amplitude: 0.1), sampleRate: rate))
        #expect(abs(weak - full + 20) < 0.01, "\(weak) LUFS")
    }

    @Test func `silence counts for nothing`() throws {
        let sound = sine(440, 24_000, amplitude: 0.2)
        let pause = [Float](repeating: 0, count: 48_000)
        let (bare, paused) = (
            Loudness.integrated(of: sound, sampleRate: 24_000),
            Loudness.integrated(of: pause + sound + pause + sound, sampleRate: 24_000)
        )
        #expect(abs(try #require(bare) - #require(paused)) < 0.5)
        #expect(Loudness.integrated(of: pause, sampleRate: 24_000) == nil)
        #expect(Loudness.integrated(of: [], sampleRate: 24_000) == nil)
        #expect(Loudness.integrated(of: [.nan, .infinity], sampleRate: 24_000) == nil)
    }
}
