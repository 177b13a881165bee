import Foundation
import Testing
import VorleserTesting
import VorleserCore

@testable import VorleserExport

struct FlacSoundTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test(arguments: [1, 4096, 100_000])
    func `the sound is the same, sample for sample`(count: Int) async throws {
        let samples = (0..<count).map { Float(sin(Double($0) / 7)) * 0.9 }
        let file = try sound()
        for start in stride(from: 0, to: count, by: 7777) {
            try file.append(Array(samples[start..<min(start + 7777, count)]), sampleRate: 24_000)
        }
        try file.appendSilence(5000, sampleRate: 24_000)
        let bytes = try await file.finish([])
        #expect(try folder.bytes("a.flac").count == bytes)
        let read = try FlacReading(folder.bytes("a.flac"))
        #expect(read.samples == samples.map { Int16(pcm: $0) } + [Int16](repeating: 0, count: 5000))
        #expect(read.sampleRate == 24_000 && read.isWhole)
    }

    @Test func `chapters and tags stand where room was kept for them`() async throws {
        let file = try sound(chapters: ["One", "Two"])
        try file.appendSilence(1000 * 60 * 61, sampleRate: 1000)
        _ = try await file.finish([
            ChapterMark(title: "One", start: 0), ChapterMark(title: "Two", start: 1000 * 3660 - 500),
        ])
        let bytes = try folder.bytes("a.flac")
        let comments = try FlacReading(bytes).comments
        #expect(comments.contains("CHAPTER001=00:00:00.000") && comments.contains("CHAPTER001NAME=One"))
        #expect(comments.contains("CHAPTER002=01:00:59.500") && comments.contains("CHAPTER002NAME=Two"))
        #expect(comments.contains("TITLE=A = B; “C”") && comments.contains("NARRATOR=Flite"))
        #expect(comments.contains("ARTIST=Ann Author") && comments.contains("ARTIST=Jörg Übel"))
        #expect(comments.contains("SERIES-PART=2") && comments.contains("DESCRIPTION=Line one.\nLine two."))
        #expect(try FlacReading(bytes).isWhole)
    }

    @Test func `a hundred hours have room too`() {
        let tags = TrackTags.sample
        let titles = (0..<500).map { "Chapter \($0)" }
        let room = FlacHeader.roomNeeded(for: tags, chapters: titles, seekPoints: 16)
        let marks = titles.map { ChapterMark(title: $0, start: 12_345 * 3600 * 24_000) }
        let header = FlacHeader(
            information: FlacInformation(),
            seekPoints: [],
            comments: VorbisComments(tags: tags, chapters: marks, sampleRate: 24_000),
            picture: nil
        )
        #expect(header.bytes(length: room).count == room)
    }

    @Test(arguments: [(59_999, 1000, "00:00:59.999"), (0, 8000, "00:00:00.000"), (360_000, 1, "100:00:00.000")])
    func `times are hours, minutes, seconds and milliseconds`(samples: Int, rate: Int, text: String) {
        #expect(VorbisComments.time(samples, rate) == text)
    }

    @Test func `seek points are spread evenly and never too many`() {
        var points = FlacSeekPoints(capacity: 100)
        for index in 0..<100_000 { points.append(.init(sample: index * 4096, offset: index * 10, samples: 4096)) }
        #expect((50...100).contains(points.points.count))
        let steps = zip(points.points, points.points.dropFirst()).map { $1.sample - $0.sample }
        #expect(Set(steps).count == 1)
        #expect(points.points.first?.sample == 0)
        #expect(points.points.allSatisfy { $0.offset == $0.sample / 4096 * 10 })
    }

    @Test func `let go of before it is finished nothing is left of it`() throws {
        try Data("old".utf8).write(to: folder.url.appending(path: "a.flac"))
        do {
            let file = try sound()
            try file.append([Float](repeating: 0.1, count: 10_000), sampleRate: 24_000)
            #expect(try folder.names == ["a.flac", "a.flac.part"])
        }
        #expect(try folder.names == ["a.flac"])
        #expect(try folder.bytes("a.flac") == Array("old".utf8))
    }

    @Test func `what cannot be written says why`() throws {
        #expect(throws: ExportError.isFolder(path: folder.url.path)) {
            try FlacSound(folder.url.path, tags: .sample, chapters: [], utterances: 1)
        }
        let file = try sound()
        #expect(throws: ExportError.self) { try file.append([0], sampleRate: 2_000_000) }
        try file.append([0], sampleRate: 8000)
        #expect(throws: ExportError.sampleRateChanged(path: folder.path("a.flac"), from: 8000, to: 9000)) {
            try file.append([0], sampleRate: 9000)
        }
    }

    private func sound(chapters: [String] = []) throws -> FlacSound {
        try FlacSound(folder.path("a.flac"), tags: .sample, chapters: chapters, utterances: 10)
    }
}
