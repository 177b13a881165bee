import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserExport

@Suite(.timeLimit(.minutes(10)))
struct MapOfSoundTests {
    private let folder: Folder
    private let voice = ToneVoice(sampleRate: 8000, secondsPerWord: 0.2503)

    init() throws { folder = try Folder() }

    @Test func `the tone of every word is in the file where the map says, to a millisecond`() async throws {
        let reading = Reading(
            [("One", ["Call me Ishmael.", "Some years ago", "never mind how long."]), ("Two", ["It was the best."])],
            pause: .milliseconds(123)
        )
        let map = try await map(of: reading.book, reading.script, to: "a.wav")
        let wave = try #require(ReadWave(try folder.bytes("a.wav")))
        #expect(map.sentences.map(\.words.count) == [3, 3, 4, 4])
        for (sentence, utterance) in zip(map.sentences, reading.script.utterances) {
            let tones = try voice.speak(utterance).samples
            for (index, word) in sentence.words.enumerated() {
                let samples = tones.count / sentence.words.count
                let tone = tones[index * samples..<(index + 1) * samples].map { Double($0) }
                let told = Int((word.start * Double(voice.sampleRate)).rounded())
                // A millisecond has eight samples.
                let isHeard = (told - 8...told + 8).contains { start in
                    (0...wave.samples.count - samples).contains(start)
                        && zip(tone, wave.samples[start...]).allSatisfy { abs($0 - Double($1) / 32_768) < 0.001 }
                }
                #expect(isHeard, "\(sentence.text) \(index)")
                #expect(abs(word.end - word.start - voice.secondsPerWord) <= 0.0011)
            }
        }
        let end = try #require(map.sentences.last).end
        #expect(wave.samples[Int((end + 0.001) * 8000)...].allSatisfy { $0 == 0 })
    }

    @Test func `a sentence that goes on in another file is found in both`() async throws {
        let parts = ["Alpha beta ", "gamma delta."]
        let spans = [TextSpan(utf16: 0..<11), TextSpan(utf16: 11..<23)]
        let book = Book(
            format: .epub,
            metadata: BookMetadata(title: "T"),
            text: parts.joined(),
            spine: [],
            chapters: spans.map { Chapter(title: "C", href: "c", role: .body, span: $0) },
            contents: [],
            marks: [],
            sentences: [Sentence(TextSpan(utf16: 0..<23))]
        )
        let utterances = zip(parts, spans).map { text, span in
            Utterance(span: span, pieces: [Piece(printed: text, span)], pauseAfter: .zero, language: "en")
        }
        let script = Script(utterances: utterances, omissions: [])
        let map = try await map(of: book, script, to: "a", split: true)
        #expect(map.sentences.map(\.text) == ["Alpha beta", "gamma delta."])
        #expect(try [0, 6, 11, 17, 23].map { try map.place(of: TextOffset(utf16: $0)).file } == [0, 0, 1, 1, 1])
        #expect(try map.place(of: TextOffset(utf16: 17)).seconds == 0.25)
        #expect(try [0, 1].map { try map.place(at: 0.3, inFile: $0).offset.utf16 } == [6, 17])
        #expect(try map.places(of: "beta gamma").map(\.offset.utf16) == [6])
        let lines = try ["a/01 C.srt", "a/02 C.srt"].map { name in
            String(decoding: try folder.bytes(name), as: UTF8.self).split(separator: "\n").last.map { String($0) }
        }
        #expect(lines == ["Alpha beta", "gamma delta."])
    }

    @Test func `the map says who speaks, and how fast it really is`() async throws {
        let reading = Reading([("One", ["Alpha beta."])])
        let fast = try await map(of: reading.book, reading.script, to: "a.wav", speed: 9)
        #expect(fast.speed == 4 && fast.voice == "A Tone")
        #expect(try await map(of: reading.book, reading.script, to: "b.wav", speed: .nan).speed == 1)
        let end = try #require(fast.sentences.last).end
        #expect(abs(end - 2 * voice.secondsPerWord / 4) <= 0.001)
    }

    private func map(
        of book: Book,
        _ script: Script,
        to name: String,
        split: Bool = false,
        speed: Double = 1
    ) async throws -> PlaceMap {
        let division: Audiobook.Division = split ? .chapters : .whole
        let audiobook = try Audiobook(of: book, script, chapters: .all(of: book), division: division)
        let summary = try await audiobook.write(
            to: folder.url.appending(path: name),
            ExportSettings(speed: speed, subtitles: [.srt]),
            tags: AudioTags(of: book.metadata, narrator: "A Tone"),
            stretch: everyOtherSample
        ) { [voice] in try voice.speak($0) }
        return try PlaceMap(contentsOf: URL(filePath: try #require(summary.companions.last)))
    }
}
