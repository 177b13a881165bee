import Foundation
import Testing
import VorleserBooks
import VorleserCore
import VorleserExport
import VorleserTesting

@testable import VorleserReadAlong

struct ReadAlongTests {
    private let reading = Reading([
        ("One", ["It was dark.", "It was stormy."]), ("Two", []), ("Three", ["It was over."]),
    ])

    private func plan(_ unit: TextUnit = .sentence) throws -> ReadAlong {
        try ReadAlong(of: reading.book, reading.script, chapters: .all(of: reading.book), unit: unit)
    }

    private func write(
        _ plan: ReadAlong,
        to file: URL,
        clip: @escaping ClipSource = { try ToneVoice().speak($0) }
    ) async throws -> ExportSummary {
        try await plan.write(to: file, bookAt: nil, stretch: everyOtherSample, clip: clip)
    }

    @Test(arguments: TextUnit.allCases)
    func `A read-along book is one EPUB that epubcheck finds nothing wrong with`(unit: TextUnit) async throws {
        let folder = try Folder()
        let summary = try await write(plan(unit), to: folder.url("book.epub"))
        #expect(try folder.names == ["book.epub", "book.map.json"])
        #expect(summary.companions == [folder.url("book.map.json").path])
        #expect(summary.files.map(\.path) == [folder.url("book.epub").path])
        #expect(summary.files[0].chapters.map(\.title) == ["One", "Three"])
        #expect(summary.timeline.tracks.map(\.path) == ["EPUB/read-along/01.m4a", "EPUB/read-along/03.m4a"])
        #expect(try await epubcheck(folder.url("book.epub")) == "")
    }

    @Test func `The words of a picture are said while it is shown`() async throws {
        let (old, said) = (reading.book, reading.script.utterances)
        let place = TextSpan(utf16: 12..<12)
        let book = Book(
            format: .markdown,
            metadata: old.metadata,
            text: old.text,
            spine: old.spine,
            chapters: old.chapters,
            contents: [],
            marks: [TextMark(.image(alternative: "A red  lamp, and a door", resource: "a.png"), place)],
            sentences: old.sentences
        )
        let words = ["A red lamp,", "and a door"].map { words in
            let piece = Piece(replacing: place, by: words, rule: "image")
            return Utterance(span: place, pieces: [piece], pauseAfter: .zero, language: "en")
        }
        let script = Script(utterances: [said[0]] + words + said.dropFirst(), omissions: [])
        let folder = try Folder()
        let file = folder.url("book.epub")
        let plan = try ReadAlong(of: book, script, chapters: .all(of: book))
        _ = try await write(plan, to: file) { utterance in
            guard utterance.pictureWords != nil else { return try ToneVoice().speak(utterance) }
            return Clip(samples: [Float](repeating: 0.1, count: 8000), sampleRate: 8000, words: [])
        }
        let publication = try EditablePublication(at: file, of: BookReader().book(at: file))
        let name = try #require(publication.names.first { $0.hasSuffix(".smil") })
        let overlay = String(decoding: try publication.bytes(of: name), as: UTF8.self)
        #expect(overlay.matches(of: #/#([a-z0-9-]+)"/#).map { String($0.1) } == ["s1", "picture-1", "s2"])
        #expect(try await epubcheck(file) == "")
    }

    @Test func `The same book at the same time is the same file`() async throws {
        let folder = try Folder()
        for name in ["a.epub", "b.epub"] {
            _ = try await plan().write(
                to: folder.url(name),
                bookAt: nil,
                modified: Date(timeIntervalSince1970: 1_000_000_000),
                stretch: everyOtherSample,
                clip: { try ToneVoice().speak($0) }
            )
        }
        #expect(try Data(contentsOf: folder.url("a.epub")) == Data(contentsOf: folder.url("b.epub")))
    }

    @Test func `What fails leaves the old file and nothing else`() async throws {
        let folder = try Folder()
        let file = folder.url("book.epub")
        try Data("old".utf8).write(to: file)
        await #expect(throws: ExportError.self) {
            try await write(plan(), to: file) { _ in throw SpeechError.nothingToSay }
        }
        #expect(try Data(contentsOf: file) == Data("old".utf8))
        #expect(try folder.names == ["book.epub"])
    }

    @Test func `What an earlier run left is taken over`() async throws {
        let folder = try Folder()
        try FileManager.default.createDirectory(
            at: folder.url("book.epub.part/vorleser-1-sound"),
            withIntermediateDirectories: true
        )
        _ = try await write(plan(), to: folder.url("book.epub"))
        #expect(try folder.names == ["book.epub", "book.map.json"])
    }

    @Test func `Two do not write the same file`() async throws {
        let folder = try Folder()
        let file = folder.url("book.epub")
        let plan = try plan()
        _ = try await write(plan, to: file) { utterance in
            await #expect(throws: ExportError.inUse(path: file.path)) { try await write(plan, to: file) }
            return try ToneVoice().speak(utterance)
        }
    }

    @Test func `A folder is not overwritten, one that is not there not made`() async throws {
        let folder = try Folder()
        await #expect(throws: ExportError.isFolder(path: folder.url.path)) { try await write(plan(), to: folder.url) }
        await #expect(throws: ExportError.noSuchFolder(path: folder.url("no").path)) {
            try await write(plan(), to: folder.url("no/book.epub"))
        }
    }
}
