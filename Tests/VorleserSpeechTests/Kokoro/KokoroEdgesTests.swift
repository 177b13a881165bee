import Foundation
import Kokoro
import Testing

@testable import VorleserSpeech

struct KokoroEdgesTests {
    private func edges(_ sound: KokoroSound, _ samples: [Float]? = nil) -> KokoroEdges {
        let frames = [10] + sound.spans.map { $0.count / 600 } + [10]
        let changed = KokoroSound(KokoroSpeech(samples: samples ?? sound.samples, frames: frames), of: sound.symbols)
        return KokoroEdges(of: changed, LoudnessProfile(changed.samples, speech: changed.speech))
    }

    private func tone(_ range: Range<Int>, _ level: Float, into samples: inout [Float]) {
        for index in range { samples[index] += level * sin(2 * .pi * 300 * Float(index) / 24_000) }
    }

    @Test func `silence at both ends goes but for some milliseconds`() {
        let sound = ToneVoice().sound("Well, then.")
        let kept = edges(sound).kept
        #expect(kept.lowerBound <= sound.speech.lowerBound && kept.lowerBound > sound.speech.lowerBound - 700)
        #expect(kept.upperBound >= sound.speech.upperBound && kept.upperBound < sound.speech.upperBound + 1000)
        #expect(edges(sound).junk.isEmpty)
    }

    @Test func `a sound that rings on is kept, and one that begins early too`() {
        let sound = ToneVoice().sound("Well, then.")
        var samples = sound.samples
        tone(sound.speech.lowerBound - 1200..<sound.speech.lowerBound, 0.1, into: &samples)
        tone(sound.speech.upperBound..<sound.speech.upperBound + 1800, 0.1, into: &samples)
        let kept = edges(sound, samples).kept
        #expect(kept.lowerBound <= sound.speech.lowerBound - 1200)
        #expect(kept.upperBound >= sound.speech.upperBound + 1800)
    }

    @Test func `the hum before a voiced stop is kept, and so is what fades at an end`() {
        let sound = ToneVoice().sound("Well, then.")
        var samples = sound.samples
        let (start, end) = (sound.speech.lowerBound, sound.speech.upperBound)
        let level = 0.012 * samples[start..<end].reduce(0) { max($0, abs($1)) }
        tone(start - 1200..<start, level, into: &samples)
        tone(end..<end + 1200, level, into: &samples)
        let kept = edges(sound, samples).kept
        #expect(kept.lowerBound <= start - 1200 && kept.lowerBound > start - 1200 - 700)
        #expect(kept.upperBound >= end + 1200 && kept.upperBound < end + 1200 + 1000)
    }

    @Test func `hiss before and after speech is cut off after a while`() {
        let sound = ToneVoice().sound("Well, then.")
        var samples = sound.samples
        let level = 0.012 * samples[sound.speech].reduce(0) { max($0, abs($1)) }
        tone(samples.indices, level, into: &samples)
        let kept = edges(sound, samples).kept
        #expect(kept.lowerBound >= sound.speech.lowerBound - 16 * 120 - 700)
        #expect(kept.upperBound <= sound.speech.upperBound + 16 * 120 + 1000)
    }

    /// The *s* sounds in the quotation mark's frames; the word's own begin with the silence of the *t*.
    @Test func `a consonant before the silence in which a word begins is kept`() {
        let sound = ToneVoice().sound("“Stop!” she cried.")
        var samples = sound.samples
        let start = sound.speech.lowerBound
        for index in start..<start + 960 { samples[index] = 0 }
        tone(start - 2040..<start - 480, 0.05, into: &samples)
        #expect(edges(sound, samples).kept.lowerBound <= start - 2040)
        #expect(edges(sound, samples).kept.lowerBound > start - 2040 - 700)
    }

    @Test func `a click before the silence in which a word begins is not`() {
        let sound = ToneVoice().sound("“Stop!” she cried.")
        var samples = sound.samples
        let start = sound.speech.lowerBound
        for index in start..<start + 960 { samples[index] = 0 }
        tone(start - 1920..<start - 1680, 0.05, into: &samples)
        #expect(edges(sound, samples).kept.lowerBound > start)
    }

    @Test func `a click just before a word is not kept`() {
        let sound = ToneVoice().sound("Well, then.")
        var samples = sound.samples
        let start = sound.speech.lowerBound / 120 * 120
        tone(start - 360..<start - 240, 0.05, into: &samples)
        #expect(edges(sound, samples).kept.lowerBound >= start - 240)
        #expect(edges(sound, samples).kept.lowerBound <= sound.speech.lowerBound)
    }

    @Test func `the burst of a consonant after its closure is kept`() {
        let sound = ToneVoice().sound("Well, cat.")
        var samples = sound.samples
        tone(sound.speech.upperBound + 1200..<sound.speech.upperBound + 1680, 0.05, into: &samples)
        #expect(edges(sound, samples).kept.upperBound >= sound.speech.upperBound + 1680)
    }

    @Test func `noise behind a silence is cut off`() {
        let sound = ToneVoice().sound("Well, then!")
        var samples = sound.samples
        tone(sound.samples.count - 2400..<sound.samples.count, 0.3, into: &samples)
        tone(0..<1800, 0.3, into: &samples)
        let kept = edges(sound, samples).kept
        #expect(kept.upperBound < sound.samples.count - 2400)
        #expect(kept.lowerBound >= 1800)
    }

    @Test func `noise in the middle of a pause is silenced, words are not`() throws {
        let sound = ToneVoice(frames: { $0.kind == .sound ? 3 : 12 }).sound("Well, then.")
        let gap = try #require(sound.gaps.first)
        var samples = sound.samples
        let middle = (gap.lowerBound + gap.upperBound) / 2
        tone(middle - 600..<middle + 600, 0.2, into: &samples)
        let junk = try #require(edges(sound, samples).junk.first)
        #expect(junk.lowerBound >= gap.lowerBound && junk.upperBound <= gap.upperBound)
        #expect(junk.contains(middle - 600) && junk.contains(middle + 599))
    }

    @Test func `noise that no silence parts from a word is left alone`() throws {
        let sound = ToneVoice(frames: { $0.kind == .sound ? 3 : 12 }).sound("Well, then.")
        let gap = try #require(sound.gaps.first)
        var samples = sound.samples
        tone(gap, 0.2, into: &samples)
        #expect(edges(sound, samples).junk.isEmpty)
    }

    @Test(arguments: [Float(0), .nan, .infinity, 1])
    func `sound without any silence, or without any sound, has edges all the same`(level: Float) {
        let sound = ToneVoice().sound("Well, then.")
        let kept = edges(sound, Array(repeating: level, count: sound.samples.count)).kept
        #expect(kept.lowerBound >= 0 && kept.upperBound <= sound.samples.count && !kept.isEmpty)
        #expect(kept.overlaps(sound.speech))
    }

    @Test func `random sound has edges inside it`() {
        var numbers = SeededNumbers()
        for _ in 0..<100 {
            let voice = ToneVoice(
                frames: { _ in Int.random(in: 1...9, using: &numbers) },
                margin: Int.random(in: 1...12, using: &numbers),
                level: { _ in Float.random(in: 0...0.5, using: &numbers) }
            )
            let sound = voice.sound("So, it is — as I said; no!")
            let edges = KokoroEdges(of: sound, LoudnessProfile(sound.samples, speech: sound.speech))
            #expect((0..<sound.samples.count).contains(edges.kept.lowerBound))
            #expect(edges.kept.upperBound <= sound.samples.count)
            #expect(edges.junk.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= sound.samples.count })
        }
    }
}
