import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserExport

/// M4B and M4A that are written in this process, as Apple's systems do it, with frames that are FFmpeg's.
@Suite(.timeLimit(.minutes(10)))
struct MP4SoundTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test(arguments: [AudioFormat.m4b, .m4a], [8000, 16_000, 24_000])
    func `everything sounds when it was to, and so long`(format: AudioFormat, sampleRate: Int) async throws {
        let file = try sound(folder.path("a.\(format.rawValue)"), format)
        try await Tones(sampleRate: sampleRate).expectHeard(in: file, alone: folder)
    }

    @Test(arguments: [AudioFormat.m4b, .m4a])
    func `it says of itself what an encoder's file says`(format: AudioFormat) async throws {
        let tones = Tones(sampleRate: 24_000)
        let tags = TrackTags.full
        let (ours, theirs) = (folder.path("ours.m4b"), folder.path("theirs.m4b"))
        let file = try sound(ours, format, tags: tags)
        let encoded = try EncodedSound(theirs, Encoding(format), tags: tags, programs: .inherited)
        for sound in [file, encoded] as [any SoundFile] {
            try await tones.record(in: sound)
            _ = try await sound.finish(tones.chapters)
        }
        #expect(file.notes == [])
        let reports = try await (
            SoundReport(of: ours, for: ours, .inherited), SoundReport(of: theirs, for: theirs, .inherited)
        )
        var (said, expected) = (reports.0.format.tags ?? [:], reports.1.format.tags ?? [:])
        // FFmpeg names itself, and has no publisher in MP4.
        expected["encoder"] = nil
        said["publisher"] = nil
        for name in ["compatible_brands", "minor_version"] { (said[name], expected[name]) = (nil, nil) }
        #expect(said == expected)
        #expect(said["major_brand"] == (format == .m4b ? "M4B " : "M4A "))
        #expect(reports.0.hasCover && reports.0.chapters.map(\.title) == reports.1.chapters.map(\.title))
        #expect(reports.0.sound?.tags?["language"] == "deu")
        // To the sample; FFmpeg counts its last frame whole.
        #expect(reports.0.sound?.duration.flatMap(Double.init) == tones.seconds)
    }

    @Test func `chapters are where they were planned, also more than Nero's list holds`() async throws {
        let marks = (0..<300).map { ChapterMark(title: "Kapitel \($0 + 1) – „Über“", start: 1000 + $0 * 2400) }
        let path = folder.path("a.m4b")
        let file = try sound(path, .m4b)
        try await file.appendSilence(2400 * 301, sampleRate: 8000)
        _ = try await file.finish(marks)
        let report = try await SoundReport(of: path, for: path, .inherited)
        #expect(report.chapters.map(\.title) == marks.map(\.title))
        for (chapter, mark) in zip(report.chapters, marks) {
            #expect(abs((Double(chapter.startTime) ?? -1) - Double(mark.start) / 8000) <= 0.001)
        }
    }

    @Test func `times and places of a hundred hours have room`() throws {
        let size = UInt32(1) << 30
        let movie = Movie(
            sampleRate: 24_000,
            frameSizes: [UInt32](repeating: size, count: 6),
            samples: 100 * 3600 * 24_000,
            delay: 2112,
            chapters: [ChapterMark(title: "Last", start: 99 * 3600 * 24_000)],
            language: nil,
            tags: MovieTags(fields: [], cover: nil).box,
            brand: "M4B "
        )
        let head = movie.head
        // The first place is behind the box's version and the number of places.
        let places = try #require(head.firstRange(of: Array("co64".utf8))).upperBound
        #expect(number(in: head, at: places + 8) == head.count)
        let media = try #require(head.firstRange(of: Array("mdat".utf8)))
        let first = media.lowerBound - 4
        #expect(Array(head[first..<media.lowerBound]) == [0, 0, 0, 1])
        let length = head.count - first + 6 * Int(size)
        #expect(number(in: head, at: media.upperBound) == length)
        // In hundreds of nanoseconds.
        let list = try #require(head.firstRange(of: Array("chpl".utf8))).upperBound
        #expect(number(in: head, at: list + 9) == 99 * 3600 * 10_000_000)
    }

    private func number(in bytes: [UInt8], at offset: Int) -> Int {
        bytes[offset..<offset + 8].reduce(0) { $0 << 8 | Int($1) }
    }

    @Test func `a rate that AAC does not have is said, and nothing is left`() async throws {
        let file = try sound(folder.path("a.m4b"), .m4b)
        await #expect(throws: ExportError.self) { try await file.append([0, 0.5], sampleRate: 24_001) }
        #expect(try await file.finish([]) == 0)
        #expect(try folder.names == [])
    }

    @Test func `an encoder that fails leaves the file of that name as it is`() async throws {
        try Data("old".utf8).write(to: folder.url("a.m4b"))
        let path = folder.path("a.m4b")
        let file = try MP4Sound(path, Encoding(.m4b), tags: .ofTests, programs: .inherited) { _ in BrokenEncoder() }
        try await file.append([0, 0.5], sampleRate: 24_000)
        await #expect(throws: ExportError.encoderFailed(path: "AAC", reason: "broken")) { try await file.finish([]) }
        #expect(try folder.names == ["a.m4b"])
        #expect(try folder.bytes("a.m4b") == Array("old".utf8))
    }

    @Test func `a cover that players do not show is left out, and said to be`() async throws {
        var tags = AudioTags(of: BookMetadata(title: "A Book"))
        tags.cover = Array("GIF89a and nothing else".utf8)
        let file = try sound(folder.path("a.m4b"), .m4b, tags: TrackTags(tags))
        try await file.appendSilence(24_000, sampleRate: 24_000)
        _ = try await file.finish([])
        #expect(file.notes == [.coverLeftOut])
    }

    private func sound(_ path: String, _ format: AudioFormat, tags: TrackTags = .ofTests) throws -> MP4Sound {
        try MP4Sound(path, Encoding(format), tags: tags, programs: .inherited) { ForeignFrames(sampleRate: $0) }
    }
}

/// FFmpeg's frames of all the sound, at the end.
private final class ForeignFrames: AACEncoder {
    private let sampleRate: Int
    private var samples: [Float] = []

    init(sampleRate: Int) { self.sampleRate = sampleRate }

    let delay = SmallSound.delay

    func append(_ samples: [Float]) -> [[UInt8]] {
        self.samples += samples
        return []
    }

    func finish() async throws -> [[UInt8]] { try await SmallSound(samples, sampleRate: sampleRate).frames }
}

private final class BrokenEncoder: AACEncoder {
    let delay = 0
    func append(_ samples: [Float]) -> [[UInt8]] { [[1, 2, 3]] }
    func finish() throws -> [[UInt8]] { throw ExportError.encoderFailed(path: "AAC", reason: "broken") }
}

extension TrackTags {
    /// With everything that a book can say of itself.
    fileprivate static var full: TrackTags {
        var book = AudioTags(of: BookMetadata(title: "Ein Buch = „Titel“", authors: ["Ann Author", "Jörg Übel"]))
        book.narrator = "Martin"
        book.date = "1895-05-07"
        book.publisher = "A Press"
        book.series = BookMetadata.Series(name: "Series", position: "2")
        book.description = "Line one.\nLine two; “more”."
        book.language = "de"
        book.cover = Pictures.jpeg
        return TrackTags(book, of: .init(name: "01", title: "Kapitel", number: 3, sections: []), among: 12)
    }
}
