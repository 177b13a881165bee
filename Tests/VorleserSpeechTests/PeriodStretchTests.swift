import Testing

@testable import VorleserSpeech

/// The pace of speech without Sonic, beside Sonic's.
struct PeriodStretchTests {
    private static let period = 80
    private static let tone = (0..<32_000).map { Float($0 % period) / Float(period) - 0.5 }

    @Test(arguments: [0.5, 0.75, 1.1, 1.25, 1.9, 2, 2.5, 3])
    func `it lasts shorter by the speed`(speed: Double) throws {
        let stretched = PeriodStretch(Self.tone, sampleRate: 16_000).stretched(speed: speed)
        #expect(abs(Double(Self.tone.count) / Double(stretched.count) / speed - 1) < 0.03)
        let sonic = try ListeningSpeed(speed: speed).stretched(Self.tone, sampleRate: 16_000)
        #expect(abs(Double(stretched.count) / Double(sonic.count) - 1) < 0.03)
    }

    @Test(arguments: [0.5, 0.8, 1.5, 2, 3])
    func `the pitch stays`(speed: Double) {
        let stretched = PeriodStretch(Self.tone, sampleRate: 16_000).stretched(speed: speed)
        let middle = Array(stretched[4000..<6000])
        let best = (40..<160).min { difference(middle, lag: $0) < difference(middle, lag: $1) }
        #expect(best == Self.period)
    }

    @Test(arguments: [0.5, 1.3, 3])
    func `nothing gets louder`(speed: Double) {
        let stretched = PeriodStretch(Self.tone, sampleRate: 16_000).stretched(speed: speed)
        #expect(stretched.allSatisfy { abs($0) <= 0.5 })
    }

    @Test func `what is shorter than two periods stays`() {
        let short = Array(Self.tone.prefix(300))
        #expect(PeriodStretch(short, sampleRate: 16_000).stretched(speed: 2) == short)
        #expect(PeriodStretch([], sampleRate: 16_000).stretched(speed: 2).isEmpty)
    }

    private func difference(_ samples: [Float], lag: Int) -> Float {
        zip(samples, samples.dropFirst(lag)).map { abs($0 - $1) }.reduce(0, +) / Float(samples.count - lag)
    }
}
