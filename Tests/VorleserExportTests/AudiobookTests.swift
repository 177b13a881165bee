import Foundation
import Synchronization
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserExport

@Suite(.timeLimit(.minutes(10)))
struct AudiobookTests {
    private let folder: Folder
    private let reading = Reading([
        ("Loomings", ["Call me Ishmael.", "Some years ago."]), ("***", []),
        ("The Carpet-Bag", ["I stuffed a shirt."]), ("A/B", ["Yes.", "No no no."]),
    ])
    private let voice = ToneVoice(sampleRate: 8000, secondsPerWord: 0.25)

    init() throws { folder = try Folder() }

    @Test(arguments: [1, 0.5, 1.7, 2.0])
    func `a file holds every clip and every pause, end to end`(speed: Double) async throws {
        let summary = try await write("book.wav", speed: speed)
        let read = try #require(ReadWave(try folder.bytes("book.wav")))
        #expect(read.samples == (try sound(0..<5, speed: speed)))
        #expect(read.sampleRate == 8000)
        #expect(try folder.names == ["book.map.json", "book.wav"])
        #expect(summary.utterances == 5 && summary.skipped.isEmpty)
        #expect(summary.files.map(\.bytes) == [try folder.bytes("book.wav").count])
        #expect(abs(summary.seconds - Double(read.samples.count) / 8000) < 1e-9)
        #expect(summary.files.map(\.seconds) == [Double(read.samples.count) / 8000])
    }

    @Test func `the summary says where chapters begin`() async throws {
        let chapters = try await write("book.wav").files.flatMap(\.chapters)
        #expect(chapters.map(\.number) == [1, 3, 4])
        #expect(chapters.map(\.title) == ["Loomings", "The Carpet-Bag", "A/B"])
        let lengths = try [sound(0..<2).count, sound(2..<3).count]
        #expect(chapters.map { Int(($0.start * 8000).rounded()) } == [0, lengths[0], lengths[0] + lengths[1]])
    }

    @Test func `split, every chapter has a file of its own`() async throws {
        let summary = try await write("book", split: true)
        let names = ["01 Loomings.wav", "03 The Carpet-Bag.wav", "04 A B.wav"]
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("book")).sorted() == names + ["map.json"]
        )
        #expect(summary.files.map(\.path) == names.map { folder.path("book/" + $0) })
        for (name, utterances) in zip(names, [0..<2, 2..<3, 3..<5]) {
            #expect(ReadWave(try folder.bytes("book/" + name))?.samples == (try sound(utterances)))
        }
        #expect(summary.files.flatMap(\.chapters).map(\.start) == [0, 0, 0])
    }

    @Test func `files are numbered one after the other, whichever chapters they hold`() throws {
        for (chapters, count) in [("1-4", 3), ("3-4", 2), ("4", 1)] {
            let tracks = try audiobook(reading, chapters: chapters, split: true).tracks
            #expect(tracks.map(\.number) == Array(1...count))
            #expect(tracks.last?.name == "04 A B")
        }
    }

    @Test func `only the chapters chosen are spoken`() async throws {
        _ = try await write("book.wav", chapters: "3-")
        #expect(ReadWave(try folder.bytes("book.wav"))?.samples == (try sound(2..<5)))
    }

    @Test func `chapters without anything spoken are an error`() throws {
        #expect(throws: ExportError.nothingToSpeak) { try audiobook(reading, chapters: "2") }
    }

    @Test func `what cannot be spoken is skipped, counted and listed`() async throws {
        let reading = Reading([("One", ["Alpha.", "# #", "Beta."]), ("Two", ["#"])])
        let summary = try await write("book", reading, split: true)
        #expect(summary.utterances == 2)
        #expect(summary.skipped.map(\.index) == [1, 3])
        #expect(summary.skipped.map(\.span) == [1, 3].map { reading.script.utterances[$0].span })
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("book")).sorted() == [
                "01 One.wav", "map.json",
            ]
        )
    }

    @Test func `a book of which nothing can be spoken is an error and leaves nothing`() async throws {
        let silent = Reading([("One", ["#", "#"])])
        let reason = "There is nothing here that can be spoken."
        await #expect(throws: ExportError.nothingSpoken(utterances: 2, reason: reason)) {
            try await write("book.wav", silent)
        }
        #expect(try folder.names == [])
    }

    @Test func `a voice that does not exist is told at once`() async throws {
        let error = SpeechError.unknownVoice("x", known: ["y"])
        let calls = Atomic(0)
        await #expect(throws: error) {
            try await audiobook(reading).write(to: folder.url.appending(path: "a.wav"), stretch: everyOtherSample) {
                _ in
                calls.add(1, ordering: .relaxed)
                throw error
            }
        }
        #expect(calls.load(ordering: .relaxed) == 1)
        #expect(try folder.names == [])
    }

    @Test func `clips of another rate break the export off and leave nothing`() async throws {
        let path = folder.path("a.wav")
        await #expect(throws: ExportError.sampleRateChanged(path: path, from: 8000, to: 16_000)) {
            try await audiobook(reading).write(to: URL(filePath: path), stretch: everyOtherSample) {
                try ToneVoice(sampleRate: $0.span.lowerBound == .start ? 8000 : 16_000).speak($0)
            }
        }
        #expect(try folder.names == [])
    }

    @Test func `a clip that cannot be played is skipped`() async throws {
        let summary = try await audiobook(reading).write(
            to: folder.url.appending(path: "a.wav"),
            stretch: everyOtherSample
        ) { [voice] utterance in
            let clip = try voice.speak(utterance)
            return utterance.span.lowerBound == .start ? Clip(samples: clip.samples, sampleRate: 0, words: []) : clip
        }
        #expect(summary.skipped.map(\.index) == [0])
    }

    @Test func `cancelled midway nothing that looks finished is left, and the next run does it all`() async throws {
        let url = folder.url.appending(path: "a.wav")
        let audiobook = try audiobook(reading)
        let (reached, signal) = AsyncStream<Void>.makeStream()
        let export = Task { [voice] in
            try await audiobook.write(to: url, stretch: everyOtherSample) { utterance in
                if utterance.pieces[0].text.hasPrefix("Yes") {
                    signal.finish()
                    try await Task.sleep(for: .seconds(3600))
                }
                return try voice.speak(utterance)
            }
        }
        for await _ in reached {}
        #expect(try folder.names == ["a.wav.part"])
        export.cancel()
        await #expect(throws: CancellationError.self) { try await export.value }
        #expect(try folder.names == [])
        _ = try await write("a.wav")
        #expect(ReadWave(try folder.bytes("a.wav"))?.samples == (try sound(0..<5)))
    }

    @Test(arguments: [false, true])
    func `two exports do not write the same output`(split: Bool) async throws {
        let audiobook = try audiobook(reading, split: split)
        let url = folder.url.appending(path: "a")
        let inside = Mutex<ExportError?>(nil)
        _ = try await audiobook.write(to: url, stretch: everyOtherSample) { [voice] utterance in
            do {
                _ = try await audiobook.write(to: url, stretch: everyOtherSample) { try voice.speak($0) }
            } catch let error as ExportError {
                inside.withLock { $0 = error }
            }
            return try voice.speak(utterance)
        }
        #expect(inside.withLock { $0 } == .inUse(path: url.path))
    }

    @Test func `a file where the folder should be is told`() async throws {
        try Data().write(to: folder.url.appending(path: "book"))
        await #expect(throws: ExportError.isFile(path: folder.path("book"))) { try await write("book", split: true) }
        await #expect(throws: ExportError.noSuchFolder(path: folder.path("no"))) {
            try await write("no/book", split: true)
        }
    }

    @Test func `progress counts up to the end`() async throws {
        let seen = Mutex<[ExportProgress]>([])
        let audiobook = try audiobook(reading)
        let summary = try await audiobook.write(
            to: folder.url.appending(path: "a.wav"),
            stretch: everyOtherSample,
            progress: { progress in seen.withLock { $0.append(progress) } },
            clip: { [voice] in try voice.speak($0) }
        )
        let all = seen.withLock { $0 }
        #expect(all.map(\.utterances) == [1, 2, 3, 4, 5])
        #expect(all.map(\.chapter) == [1, 1, 3, 4, 4])
        #expect(all.last?.chapterTitle == "A/B")
        #expect(all.allSatisfy { $0.totalUtterances == 5 && $0.skipped == 0 })
        #expect(all.last?.seconds == summary.seconds)
    }

    @Test func `clips are made in the order of the book, one ahead of what is written`() async throws {
        let events = Mutex<(asked: [TextOffset], written: Int)>(([], 0))
        let script = reading.script
        _ = try await audiobook(reading).write(
            to: folder.url.appending(path: "a.wav"),
            stretch: everyOtherSample,
            progress: { progress in events.withLock { $0.written = progress.utterances } },
            clip: { [voice] utterance in
                events.withLock {
                    $0.asked.append(utterance.span.lowerBound)
                    #expect($0.asked.count - $0.written <= 2)
                }
                return try voice.speak(utterance)
            }
        )
        #expect(events.withLock { $0.asked } == script.utterances.map(\.span.lowerBound))
    }

    private func audiobook(_ reading: Reading, chapters: String? = nil, split: Bool = false) throws -> Audiobook {
        let selection = try chapters.map { try ChapterSelection($0, in: reading.book.chapters) }
        return try Audiobook(
            of: reading.book,
            reading.script,
            chapters: selection ?? .all(of: reading.book),
            division: split ? .chapters : .whole
        )
    }

    @discardableResult
    private func write(
        _ name: String,
        _ reading: Reading? = nil,
        chapters: String? = nil,
        split: Bool = false,
        speed: Double = 1
    ) async throws -> ExportSummary {
        let audiobook = try audiobook(reading ?? self.reading, chapters: chapters, split: split)
        let url = folder.url.appending(path: name)
        return try await audiobook.write(to: url, ExportSettings(speed: speed), stretch: everyOtherSample) {
            [voice] in
            try voice.speak($0)
        }
    }

    private func sound(_ utterances: Range<Int>, speed: Double = 1) throws -> [Int16] {
        try reading.script.utterances[utterances].flatMap { utterance in
            let clip = try voice.speak(utterance)
            let samples = everyOtherSample(clip.samples, clip.sampleRate, speed)
            let pause = utterance.samplesOfSilenceAfter(sampleRate: clip.sampleRate, speed: speed)
            return samples.map { Int16(($0 * 32767).rounded()) } + [Int16](repeating: 0, count: pause)
        }
    }
}
