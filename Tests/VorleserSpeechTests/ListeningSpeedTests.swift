import Testing
import VorleserCore

@testable import VorleserSpeech

struct ListeningSpeedTests {
    private func clip() async throws -> Clip {
        try await FliteEngine().speak(
            .printed("The captain shouted an order to the men."),
            as: Voice.ID(rawValue: "slt")
        )
    }

    @Test(arguments: [0.5, 0.8, 1.25, 2, 3])
    func `a clip lasts shorter by the speed`(speed: Double) async throws {
        let clip = try await clip()
        let stretched = try ListeningSpeed(speed: speed)(clip)
        #expect(abs(stretched.seconds * speed / clip.seconds - 1) < 0.05)
        #expect(stretched.sampleRate == clip.sampleRate)
    }

    @Test(arguments: [0.5, 1.7, 3])
    func `words keep their order and their share of the clip`(speed: Double) async throws {
        let clip = try await clip()
        let stretched = try ListeningSpeed(speed: speed)(clip)
        #expect(stretched.words.map(\.offset) == clip.words.map(\.offset))
        for (before, after) in zip(clip.words, stretched.words) {
            #expect(abs(before.start / clip.seconds - after.start / stretched.seconds) < 1e-9)
            #expect(after.end <= stretched.seconds + 1e-9)
        }
    }

    @Test(arguments: [0.5, 2])
    func `the pitch stays`(speed: Double) throws {
        let period = 80
        let tone = (0..<32_000).map { Float($0 % period) / Float(period) - 0.5 }
        let stretched = try ListeningSpeed(speed: speed)(Clip(samples: tone, sampleRate: 16_000, words: []))
        let middle = Array(stretched.samples[4000..<6000])
        let best = (40..<160).min { difference(middle, lag: $0) < difference(middle, lag: $1) }
        #expect(best == period)
    }

    @Test(arguments: [(0.5, 160), (1.25, 64), (2, 40)])
    func `a voice is made higher or lower, and its pace stays`(pitch: Double, period: Int) throws {
        let tone = (0..<32_000).map { Float($0 % 80) / 80 - 0.5 }
        let word = ClipWord(offset: 0, length: 4, start: 0.5, end: 1)
        let changed = try ListeningSpeed(speed: 1)(Clip(samples: tone, sampleRate: 16_000, words: [word]), pitch: pitch)
        #expect(abs(changed.seconds / 2 - 1) < 0.03 && abs((changed.words.first?.start ?? 0) - 0.5) < 0.02)
        let middle = Array(changed.samples[4000..<6000])
        let near = period / 2..<period * 3 / 2
        let best = near.min { difference(middle, lag: $0) < difference(middle, lag: $1) }
        #expect(abs((best ?? 0) - period) <= 1)
        let own = PeriodStretch(tone, sampleRate: 16_000).stretched(speed: 1, pitch: pitch)
        #expect(abs(Double(own.count) / 32_000 - 1) < 0.03)
        let ownMiddle = Array(own[4000..<6000])
        let ownBest = near.min { difference(ownMiddle, lag: $0) < difference(ownMiddle, lag: $1) }
        #expect(abs((ownBest ?? 0) - period) <= 1)
    }

    @Test func `speeds beyond understanding are brought back`() {
        #expect(ListeningSpeed(speed: 100).speed == 3)
        #expect(ListeningSpeed(speed: -1).speed == 0.5)
        #expect(ListeningSpeed(speed: .nan).speed == 1)
    }

    @Test func `at the speed it was spoken a clip is untouched`() async throws {
        let clip = try await clip()
        #expect(try ListeningSpeed(speed: 1)(clip) == clip)
        let empty = Clip(samples: [], sampleRate: 16_000, words: [])
        #expect(try ListeningSpeed(speed: 2)(empty) == empty)
    }

    private func difference(_ samples: [Float], lag: Int) -> Float {
        zip(samples, samples.dropFirst(lag)).map { abs($0 - $1) }.reduce(0, +) / Float(samples.count - lag)
    }
}
