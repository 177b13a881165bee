import Foundation
import Testing
import VorleserCore

@testable import VorleserSpeech

struct SystemSpeechSoundTests {
    private static let text = "One two three"
    private static let rate = 16_000

    private func sound(_ markers: [(byte: Int, start: Int, length: Int)]) -> SystemSpeechSound {
        var sound = SystemSpeechSound()
        let tone = (0..<Self.rate * 2).map { Float($0 % 40) / 40 - 0.5 }
        sound.append(tone, sampleRate: Self.rate, bytesPerSample: 2)
        sound.append(markers.map { .init(byte: $0.byte, range: NSRange(location: $0.start, length: $0.length)) })
        return sound
    }

    private func clip(_ sound: SystemSpeechSound) -> Clip {
        let span = TextSpan(utf16: 0..<Self.text.utf16.count)
        let piece = Piece(printed: Self.text, span)
        return sound.clip(of: Utterance(span: span, pieces: [piece], pauseAfter: .zero, language: "en"))
    }

    @Test func `words sound where the system says`() {
        let clip = clip(sound([(0, 0, 3), (Self.rate, 4, 3), (Self.rate * 3, 8, 5)]))
        #expect(clip.words.map(\.offset) == [0, 4, 8])
        #expect(clip.words.map { ($0.start * 10).rounded() / 10 } == [0, 0.5, 1.5])
        #expect(abs((clip.words.last?.end ?? 0) - clip.seconds) < 0.01)
    }

    @Test func `where it says nothing they last as long as their letters are many`() {
        let clip = clip(sound([]))
        #expect(clip.words.map(\.offset) == [0, 4, 8])
        #expect(clip.words.map(\.length) == [3, 3, 5])
        #expect(zip(clip.words, clip.words.dropFirst()).allSatisfy { $0.end <= $1.start + 1e-9 })
    }

    @Test func `markers that are counted from each buffer count from what came before`() {
        var sound = SystemSpeechSound()
        let tone = (0..<Self.rate).map { Float($0 % 40) / 40 - 0.5 }
        for (start, length, byte) in [(0, 3, 0), (4, 3, Self.rate), (8, 5, 0)] {
            sound.append([.init(byte: byte, range: NSRange(location: start, length: length))])
            sound.append(tone, sampleRate: Self.rate, bytesPerSample: 2)
        }
        #expect(clip(sound).words.map { ($0.start * 10).rounded() / 10 } == [0, 1.5, 2])
    }

    @Test func `markers that all say the same say nothing`() {
        let told = clip(sound([(0, 0, 3), (0, 4, 3), (0, 8, 5)])).words
        #expect(told.map(\.start) == clip(sound([])).words.map(\.start))
    }

    @Test func `what cannot be is not believed`() {
        let wrong = [(0, 0, 3), (-5, 4, 3), (Self.rate, 4, 90), (Self.rate, 4, 3), (10, 0, 3), (1 << 40, 8, 5)]
        let clip = clip(sound(wrong))
        #expect(clip.words.map(\.offset) == [0, 4, 8])
        #expect(clip.words.allSatisfy { $0.start <= $0.end && $0.end <= clip.seconds + 1e-9 })
    }

    @Test func `it is as loud as every voice`() throws {
        let clip = clip(sound([]))
        let loudness = try #require(Loudness.integrated(of: clip.samples, sampleRate: clip.sampleRate))
        #expect(abs(loudness - Loudness.house) < 1)
    }
}
