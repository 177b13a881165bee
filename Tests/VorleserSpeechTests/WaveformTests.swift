#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Testing

@testable import VorleserSpeech

struct WaveformTests {
    private let rate = 16_000

    /// A tone between two silences, in 16 bits.
    private func tone(_ frequency: Double, seconds: Double, amplitude: Double, silence: Double = 0) -> [Int16] {
        let quiet = [Int16](repeating: 0, count: Int(silence * Double(rate)))
        let sound = (0..<Int(seconds * Double(rate))).map { index in
            Int16(amplitude * 32_767 * sine(2 * .pi * frequency * Double(index) / Double(rate)))
        }
        return quiet + sound + quiet
    }

    private func power(_ samples: some Collection<Float>) -> Float {
        samples.reduce(0) { $0 + $1 * $1 } / Float(samples.count)
    }

    @Test func `an offset is removed and a voice is kept`() {
        let plain = tone(150, seconds: 1, amplitude: 0.3)
        var waveform = Waveform(plain.map { $0 + 300 }, sampleRate: rate, gain: 1)
        waveform.removeRumble()
        let settled = waveform.samples.dropFirst(rate / 2)
        let original = Waveform(plain, sampleRate: rate, gain: 1).samples.dropFirst(rate / 2)
        #expect(abs(settled.reduce(0, +) / Float(settled.count)) < 1e-4)
        #expect(abs(power(settled) / power(original) - 1) < 0.02)
    }

    @Test func `nothing is louder than the ceiling, and what is quiet stays as it is`() {
        var waveform = Waveform(tone(200, seconds: 0.5, amplitude: 0.99), sampleRate: rate, gain: 3)
        waveform.limit()
        #expect(waveform.samples.allSatisfy { abs($0) < 0.87 })
        let quiet = tone(200, seconds: 0.5, amplitude: 0.6)
        var same = Waveform(quiet, sampleRate: rate, gain: 1)
        same.limit()
        #expect(same.samples == Waveform(quiet, sampleRate: rate, gain: 1).samples)
    }

    @Test func `silence is trimmed to a few milliseconds and the cut is told`() {
        var waveform = Waveform(
            tone(300, seconds: 0.5, amplitude: 0.2, silence: 0.3),
            sampleRate: rate,
            gain: 1
        )
        let start = waveform.trimSilence()
        #expect(start > 0.27 && start <= 0.3)
        #expect(waveform.samples.count > rate / 2 && waveform.samples.count < rate * 56 / 100)
    }

    @Test func `both ends begin and end at zero`() {
        var waveform = Waveform(tone(300, seconds: 0.5, amplitude: 0.5), sampleRate: rate, gain: 1)
        _ = waveform.trimSilence()
        #expect(waveform.samples.first == 0)
        #expect(waveform.samples.last == 0)
    }

    @Test func `silence alone stays as it is`() {
        var waveform = Waveform([Int16](repeating: 1, count: 1000), sampleRate: rate, gain: 1)
        #expect(waveform.trimSilence() == 0)
        #expect(waveform.samples.count == 1000)
        var nothing = Waveform([Int16](), sampleRate: rate, gain: 1)
        #expect(nothing.trimSilence() == 0)
    }

    /// Enough of the sine's series for a test.
    private func sine(_ angle: Double) -> Double {
        let reduced = angle.remainder(dividingBy: 2 * .pi)
        var (term, sum) = (reduced, reduced)
        for n in 1..<12 {
            term *= -reduced * reduced / Double(2 * n * (2 * n + 1))
            sum += term
        }
        return sum
    }
}
