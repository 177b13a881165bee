import Foundation
import Kokoro
import Testing

@testable import VorleserSpeech

struct ClipCheckTests {
    private static let text = "There was a silence, and then the old man spoke to them again."

    private func flaws(_ voice: ToneVoice, _ text: String = text, change: (inout [Float]) -> Void = { _ in })
        -> [ClipFlaw]
    {
        let symbols = KokoroText.plain(text).symbols[...]
        let speech = voice(symbols)
        var samples = speech.samples
        change(&samples)
        let sound = KokoroSound(KokoroSpeech(samples: samples, frames: speech.frames), of: symbols)
        return ClipCheck().flaws(of: sound, LoudnessProfile(sound.samples, speech: sound.speech))
    }

    @Test(arguments: [text, "No.", "Chapter One", "Well… yes, of course!"])
    func `ordinary speech has no flaw`(text: String) {
        #expect(flaws(ToneVoice(), text) == [])
    }

    @Test func `hurried and drawn out words are told`() {
        #expect(flaws(ToneVoice(frames: { _ in 1 })) == [.hurried(secondsPerPhoneme: 0.025)])
        #expect(flaws(ToneVoice(frames: { _ in 12 })) == [.dragging(secondsPerPhoneme: 0.3)])
        #expect(flaws(ToneVoice(frames: { _ in 12 }), "No.") == [], "a single word may be slow")
    }

    @Test func `silence inside words is told, silence at a mark is not`() {
        let pause = ToneVoice(frames: { $0.kind == .comma ? 80 : 3 })
        #expect(flaws(pause) == [])
        let gap = flaws(ToneVoice(frames: { $0.kind == .comma ? 80 : 3 }), Self.text.replacing(",", with: ""))
        #expect(gap == [])
        let hole = flaws(ToneVoice()) { samples in
            for index in 40_000..<75_000 { samples[index] = 0 }
        }
        guard case .deadAir(let seconds) = hole.first else { return #expect(Bool(false), "\(hole)") }
        #expect(abs(seconds - 1.4) < 0.35)
    }

    @Test func `clipping is told`() {
        #expect(
            flaws(ToneVoice(level: { $0.kind == .sound ? 1.5 : 0 })).contains {
                if case .clipped = $0 { true } else { false }
            }
        )
        #expect(flaws(ToneVoice(level: { $0.kind == .sound ? 0.99 : 0 })) == [])
    }

    @Test func `an end that is missing is told`() {
        #expect(
            flaws(ToneVoice(margin: 1)) { samples in
                for index in samples.indices.suffix(2400) { samples[index] = 0.3 * sin(Float(index) / 20) }
            }.contains(.brokenOff)
        )
        let last = KokoroText.plain(Self.text).symbols.last { $0.kind == .sound }?.source
        #expect(flaws(ToneVoice(level: { $0.kind == .sound && $0.source != last ? 0.3 : 0 })) == [.faintEnd])
        #expect(flaws(ToneVoice(level: { _ in 0 })).contains(.faintEnd))
    }

    @Test func `what is no number is told`() {
        #expect(flaws(ToneVoice()) { $0[20_000] = .nan } == [.notFinite])
        #expect(flaws(ToneVoice()) { $0[20_000] = .infinity }.contains(.notFinite))
    }
}
