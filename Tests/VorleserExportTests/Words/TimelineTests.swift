import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserExport

@Suite(.timeLimit(.minutes(10)))
struct TimelineTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test(arguments: [1, 0.6, 2.5])
    func `words sound when the clips say, to a millisecond`(speed: Double) async throws {
        for seed in 0..<10 as Range<UInt64> {
            let reading = RandomReading(seed: seed)
            guard reading.isSpoken else { continue }
            let settings = ExportSettings(speed: speed, writesMap: false)
            let summary = try await reading.write(to: folder.url.appending(path: "a.wav"), settings)
            let track = try #require(summary.timeline.tracks.first)
            var samples = 0
            #expect(track.utterances.map(\.index) == Array(reading.script.utterances.indices))
            for (utterance, spoken) in zip(reading.script.utterances, track.utterances) {
                let clip = reading.speak(utterance)
                let start = Double(samples) / 8000
                #expect(spoken.span == utterance.span && abs(spoken.start - start) < 1e-9)
                #expect(spoken.words.map(\.span) == clip.wordTimes(from: utterance.span.lowerBound).map(\.span))
                let isTrue = zip(spoken.words, clip.words).allSatisfy { word, told in
                    abs(word.start - start - told.start / speed) < 0.001
                        && abs(word.end - start - told.end / speed) < 0.001
                        && word.start >= spoken.start && word.end <= spoken.end
                }
                #expect(isTrue)
                samples += everyOtherSample(clip.samples, 8000, speed).count
                #expect(abs(spoken.end - Double(samples) / 8000) < 1e-9)
                samples += utterance.samplesOfSilenceAfter(sampleRate: 8000, speed: speed)
            }
            #expect(abs(track.seconds - Double(samples) / 8000) < 1e-9)
        }
    }

    @Test func `sentences have all words, in order, without overlap`() async throws {
        for seed in 100..<110 as Range<UInt64> {
            let reading = RandomReading(seed: seed)
            guard reading.isSpoken else { continue }
            let url = folder.url.appending(path: "a.wav")
            let track = try #require(try await reading.write(to: url).timeline.tracks.first)
            let sentences = track.sentences(of: reading.book)
            #expect(sentences.map(\.index) == Set(sentences.map(\.index)).sorted())
            #expect(zip(sentences, sentences.dropFirst()).allSatisfy { $0.end <= $1.start })
            for sentence in sentences {
                #expect(sentence.start <= sentence.words[0].start && sentence.words[0].start <= sentence.end)
                #expect(sentence.words.allSatisfy { sentence.span.contains($0.span.lowerBound) })
            }
            let words = track.utterances.flatMap(\.words)
            #expect(Set(words).isSubset(of: sentences.flatMap(\.words)))
        }
    }

    @Test func `a sentence is one, however many utterances it has, and of several in one each has its time`() {
        let book = BookSketch(.chapter("One", .paragraph("Call me, Ishmael. Yes. No."))).book
        let script = Script(
            utterances: [
                .init(book, 0..<9), .init(book, 9..<27),
            ],
            omissions: []
        )
        let places = [[(0, 4), (5, 7)], [(9, 16), (18, 21), (23, 25)]]
        let clips = zip(script.utterances, places).map { utterance, words in
            Clip(
                samples: [Float](repeating: 0, count: 300),
                sampleRate: 100,
                words: words.enumerated().map {
                    WordTime(span: TextSpan(utf16: $1.0..<$1.1), start: Double($0), end: Double($0) + 0.5)
                },
                of: utterance
            )
        }
        let track = Timeline.Track(
            path: "",
            seconds: 7,
            chapters: [],
            utterances: [
                .init(clips[0], of: script.utterances[0], at: 0, in: 0..<300),
                .init(clips[1], of: script.utterances[1], at: 1, in: 400..<700),
            ]
        )
        let sentences = track.sentences(of: book)
        #expect(sentences.map(\.index) == [0, 1, 2])
        #expect(sentences.map(\.start) == [0, 5, 6])
        #expect(sentences.map(\.end) == [4.5, 5.5, 7])
        #expect(sentences.map(\.words.count) == [3, 1, 1])
    }

    @Test func `a clip that says nonsense of its words keeps them inside`() {
        let book = BookSketch(.chapter("One", .paragraph("Call me."))).book
        let span = TextSpan(utf16: 0..<4)
        let utterance = Utterance(book, 0..<9)
        let clip = Clip(
            samples: [0, 0, 0, 0],
            sampleRate: 1,
            words: [
                WordTime(span: span, start: .nan, end: -3), WordTime(span: span, start: -.infinity, end: .infinity),
            ],
            of: utterance
        )
        let spoken = Timeline.SpokenUtterance(clip, of: utterance, at: 0, in: 2..<6)
        #expect(spoken.words.map(\.start) == [2, 2])
        #expect(spoken.words.map(\.end) == [2, 6])
    }
}

extension Utterance {
    /// What is printed, spoken as it is.
    init(_ book: Book, _ range: Range<Int>) {
        let span = TextSpan(utf16: range)
        let piece = Piece(printed: String(book.text(in: span)), span)
        self.init(span: span, pieces: [piece], pauseAfter: .zero, language: "en")
    }
}
