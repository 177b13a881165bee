import Foundation
import Testing
import VorleserTesting
import VorleserCore

@testable import VorleserExport

struct WaveTagsTests {
    private let chapters = [
        ChapterMark(title: "One, “quoted”", start: 0), ChapterMark(title: "Zwei: Öl", start: 12_345),
    ]

    @Test func `every chunk has an even length and says its own`() {
        for chunk in WaveTags(tags: .sample, chapters: chapters).chunks {
            #expect(chunk.bytes.count.isMultiple(of: 2))
            #expect(chunk.bytes.count - 8 - chunk.content.count <= 1)
        }
        #expect(WaveTags(tags: .sample, chapters: chapters).chunks.map(\.identifier) == ["LIST", "cue ", "LIST"])
    }

    @Test func `chapters beyond 32 bits have no cue`() {
        let far = chapters + [ChapterMark(title: "Far", start: 1 << 32)]
        #expect(
            WaveTags(tags: .sample, chapters: far).chunks == WaveTags(tags: .sample, chapters: chapters).chunks
        )
    }

    @Test func `without chapters there are no cues, and a file without sound has its tags`() throws {
        #expect(WaveTags(tags: .sample, chapters: []).chunks.map(\.identifier) == ["LIST"])
    }

    @Test func `tags and labels do not touch the sound`() async throws {
        let folder = try Folder()
        let samples = (0..<999).map { Float(sin(Double($0))) }
        let file = try WaveSound(folder.path("a.wav"), tags: .sample)
        try file.append(samples, sampleRate: 8000)
        let bytes = try await file.finish(chapters)
        #expect(try folder.bytes("a.wav").count == bytes)
        #expect(ReadWave(try folder.bytes("a.wav"))?.samples == samples.map { Int16(pcm: $0) })
    }
}

extension TrackTags {
    /// Of a book that says everything, with signs that have to be quoted somewhere.
    static var sample: TrackTags {
        var book = BookMetadata(title: "A = B; “C”", authors: ["Ann Author", "Jörg Übel"], language: "de")
        book.publisher = "Verlag & Söhne"
        book.date = "1895"
        book.description = "Line one.\nLine two."
        book.series = .init(name: "Tales", position: "2")
        let section = Audiobook.Section(number: 1, title: "One", utterances: 0..<10)
        let track = Audiobook.Track(name: nil, title: book.title, number: 1, sections: [section])
        return TrackTags(AudioTags(of: book, narrator: "Flite"), of: track, among: 1)
    }
}
