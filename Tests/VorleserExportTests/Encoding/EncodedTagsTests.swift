import Foundation
import Testing
import VorleserTesting
import VorleserCore

@testable import VorleserExport

@Suite(.timeLimit(.minutes(10)))
struct EncodedTagsTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private var book: AudioTags {
        var tags = AudioTags(
            of: BookMetadata(
                title: "Buch = 1; #2 \\ “ä”\n😀 \u{0}\u{7}end\\",
                authors: ["Änne Autorin", "Bob; Author"],
                language: "de-AT",
                publisher: "Verlag",
                date: "1895-05-07T00:00:00Z",
                description: String(repeating: "Long; \\ = # text.\n", count: 3000),
                series: .init(name: "Reihe", position: "2.5")
            ),
            narrator: "Slt (US English)"
        )
        tags.cover = Pictures.jpeg
        return tags
    }

    private let title = "Buch = 1; #2 \\ “ä”\n😀 end\\"

    @Test func `an M4B says everything of the book`() async throws {
        let report = try await report(.m4b)
        expectCommon(report)
        #expect(report.tag("composer") == "Slt (US English)")
        #expect(report.tag("synopsis")?.count == book.description?.trimmed.count)
        #expect(report.tag("description") == report.tag("synopsis"))
        #expect(report.tag("comment") == report.tag("synopsis"))
        #expect(report.tag("grouping") == "Reihe #2.5")
        #expect(report.tag("show") == "Reihe" && report.tag("episode_id") == "2.5")
        #expect(report.tag("media_type") == "2")
        #expect(report.sound?.tags?["language"] == "deu")
        let bytes = try folder.bytes("a.m4b")
        #expect(bytes.firstRange(of: Array("chpl".utf8)) != nil)
        let (index, sound) = (bytes.firstRange(of: Array("moov".utf8)), bytes.firstRange(of: Array("mdat".utf8)))
        #expect((index?.lowerBound ?? .max) < (sound?.lowerBound ?? 0))
    }

    @Test func `an MP3 says everything of the book`() async throws {
        let report = try await report(.mp3)
        expectCommon(report)
        #expect(report.tag("composer") == "Slt (US English)")
        #expect(report.tag("publisher") == "Verlag")
        #expect(report.tag("series") == "Reihe" && report.tag("series-part") == "2.5")
        #expect(report.tag("language") == "deu")
        #expect(try folder.bytes("a.mp3").starts(with: Array("ID3".utf8) + [3]))
    }

    @Test func `an Opus file says everything of the book`() async throws {
        let report = try await report(.opus)
        expectCommon(report)
        #expect(report.tag("narrator") == "Slt (US English)")
        #expect(report.tag("series") == "Reihe" && report.tag("series-part") == "2.5")
        #expect(report.tag("language") == "de-AT")
    }

    @Test(arguments: [AudioFormat.m4b, .mp3, .opus])
    func `one of several files has its chapter's title and its number`(format: AudioFormat) async throws {
        let track = Audiobook.Track(name: "03 Three", title: "Three", number: 3, sections: [])
        let report = try await report(format, TrackTags(book, of: track, among: 12))
        #expect(report.tag("title") == "Three")
        #expect(report.tag("album") == title)
        #expect(report.tag("track")?.hasPrefix("3") == true)
        #expect((report.tag("tracktotal") ?? report.tag("track")?.split(separator: "/").last.map(String.init)) == "12")
    }

    @Test func `an M4B names itself an audiobook in its first bytes`() async throws {
        _ = try await report(.m4b)
        #expect(try folder.bytes("a.m4b")[8..<12].elementsEqual("M4B ".utf8))
    }

    @Test(arguments: ["A remark.", "Über ein Gespräch — “ja”"])
    func `the description is an MP3's comment, where players look for it`(text: String) async throws {
        var tags = AudioTags(of: BookMetadata(title: "A"))
        (tags.description, tags.language) = (text, "de")
        let report = try await report(.mp3, TrackTags(tags))
        #expect(report.tag("comment") == text && report.tag("description") == text)
        let bytes = Data(try folder.bytes("a.mp3").prefix(4000))
        let comment = try #require(bytes.firstRange(of: Data("COMM".utf8)))
        #expect(bytes[comment.upperBound + 7..<comment.upperBound + 10].elementsEqual("deu".utf8))
    }

    @Test func `the picture of an MP3 is a front cover`() async throws {
        var tags = AudioTags(of: BookMetadata(title: "A"))
        tags.cover = [UInt8](
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
            ) ?? Data()
        )
        _ = try await report(.mp3, TrackTags(tags))
        let bytes = Data(try folder.bytes("a.mp3"))
        let picture = try #require(bytes.firstRange(of: Data("image/png\0".utf8)))
        #expect(bytes[picture.upperBound] == 3)
    }

    @Test func `as many chapters as a book has keep their titles, cut short between characters`() async throws {
        let titles = (1...400).map { "Kapitel \($0) " + String(repeating: "ü😀", count: 50) }
        let path = folder.path("a.m4b")
        let file = try EncodedSound(path, Encoding(.m4b), tags: .ofTests, programs: .inherited)
        try await file.appendSilence(400 * 4000, sampleRate: 16_000)
        _ = try await file.finish(titles.enumerated().map { ChapterMark(title: $1, start: $0 * 4000) })
        let report = try await SoundReport(of: path, for: path, .inherited)
        #expect(report.chapters.count == 400)
        #expect(report.chapters.allSatisfy { $0.title.hasSuffix("…") && (248...255).contains($0.title.utf8.count) })
        #expect(zip(report.chapters, titles).allSatisfy { $1.hasPrefix($0.title.dropLast()) })
    }

    @Test func `a title that is cut short ends with a whole word, and shows that it goes on`() {
        let words = "Only to discover that "
        let long = String(repeating: words, count: 20)
        let title = long.shortened(utf8Count: 255)
        #expect(title == String(repeating: words, count: 11) + "Only to…")
        #expect(long.shortened(utf8Count: 12) == "Only to…" && "Only".shortened(utf8Count: 4) == "Only")
        #expect(("A " + String(repeating: "x", count: 20)).shortened(utf8Count: 12) == "A xxxxxxx…")
    }

    @Test func `a chapter of which nothing sounds has no mark, one without a title its number`() {
        let chapters = [("", 0), ("Silent", 10), ("Two", 10), ("After the end", 20)]
        let marks = Encoding(.m4b).marks(chapters.map { ChapterMark(title: $0, start: $1) }, before: 20)
        #expect(marks == [ChapterMark(title: "1", start: 0), ChapterMark(title: "Two", start: 10)])
    }

    @Test(arguments: [("de", "deu"), ("en-GB", "eng"), ("zh-Hant", "zho"), ("ja", "jpn"), ("yue", "yue"), ("", nil)])
    func `languages have codes of three letters`(tag: String, code: String?) {
        var tags = AudioTags(of: BookMetadata(title: ""))
        tags.language = tag
        #expect(TrackTags(tags).languageCode == code)
    }

    private func report(_ format: AudioFormat, _ tags: TrackTags? = nil) async throws -> SoundReport {
        let path = folder.path("a.\(format.rawValue)")
        let file = try EncodedSound(path, Encoding(format), tags: tags ?? TrackTags(book), programs: .inherited)
        let tones = Tones(sampleRate: 16_000)
        try await tones.record(in: file)
        _ = try await file.finish(tones.chapters)
        #expect(file.notes == [])
        return try await SoundReport(of: path, for: path, .inherited)
    }

    private func expectCommon(_ report: SoundReport) {
        #expect(report.tag("title") == title && report.tag("album") == title)
        #expect(report.tag("artist") == "Änne Autorin, Bob; Author")
        #expect((report.tag("album_artist") ?? report.tag("albumartist")) == "Änne Autorin, Bob; Author")
        #expect(report.tag("genre") == "Audiobook")
        #expect(report.tag("date")?.hasPrefix("1895") == true)
        #expect(report.hasCover)
    }
}
