import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserExport

@Suite(.timeLimit(.minutes(10)))
struct CueTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test(arguments: [TextUnit.sentence, .word])
    func `cues are in order, apart, inside the file, and show all that is spoken`(unit: TextUnit) async throws {
        for seed in 200..<215 as Range<UInt64> {
            let reading = RandomReading(seed: seed)
            guard reading.isSpoken else { continue }
            let track = try await track(reading)
            let cues = cues(of: track, in: reading, by: unit)
            #expect(cues.allSatisfy { $0.start >= 0 && $0.end > $0.start })
            #expect(zip(cues, cues.dropFirst()).allSatisfy { $0.end <= $1.start })
            #expect(Double(cues.last?.end ?? 0) <= track.seconds * 1000)
            let spoken = track.sentences(of: reading.book).map { reading.shown($0.span) }
            #expect(cues.map(\.tokens.text).joined().withoutBlanks == spoken.joined())
        }
    }

    @Test func `every word begins a cue at its time`() async throws {
        for seed in 300..<310 as Range<UInt64> {
            let reading = RandomReading(seed: seed)
            guard reading.isSpoken else { continue }
            let track = try await track(reading)
            let cues = cues(of: track, in: reading, by: .word)
            let times = Set(track.sentences(of: reading.book).flatMap(\.words).map { Int(($0.start * 1000).rounded()) })
            #expect(cues.allSatisfy { times.contains($0.start) })
            #expect(cues.flatMap(\.tokens).count >= cues.count)
        }
    }

    @Test func `a cue has two lines of 42 columns, or one word that is longer`() async throws {
        for seed in 400..<415 as Range<UInt64> {
            let reading = RandomReading(seed: seed)
            guard reading.isSpoken else { continue }
            for cue in cues(of: try await track(reading), in: reading, by: .sentence) {
                let lines = CueLayout().lines(of: cue.tokens)
                #expect(lines.flatMap { $0 } == cue.tokens)
                let isShort =
                    lines.count <= 2
                    && lines.allSatisfy {
                        $0.dropLast().reduce($0.last?.width ?? 0) { $0 + $1.width + ($1.isSpaced ? 1 : 0) } <= 42
                    }
                // What has no time of its own is shown with its neighbour.
                let isJoined = Set(cue.tokens.map(\.start)).count < cue.tokens.count
                #expect(isShort || cue.tokens.count == 1 || isJoined)
            }
        }
    }

    @Test func `a long sentence is cut at its clauses`() {
        let text = """
            It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of \
            foolishness, it was the epoch of belief, it was the epoch of incredulity; it was the season of Light.
            """
        let words = text.split(separator: " ").enumerated().map {
            CueToken(text: String($1), isSpaced: true, start: Double($0), end: Double($0) + 1)
        }
        let parts = CueLayout().parts(of: words)
        #expect(parts.map(\.text).joined(separator: " ") == text)
        #expect(
            parts.map { CueLayout().lines(of: $0).map(\.text) } == [
                ["It was the best of times, it was the worst", "of times, it was the age of wisdom,"],
                ["it was the age of foolishness,", "it was the epoch of belief,"],
                ["it was the epoch of incredulity;", "it was the season of Light."],
            ]
        )
    }

    @Test(arguments: [
        ["When the clock struck", "twelve he rose, and went."],
        ["There was a great deal of it there,", "and so Elizabeth went."],
        ["He looked at the house and at the garden", "behind it, and said nothing at all."],
        ["“Who is there?” he asked when", "he had come up to the door of Mr. Grey."],
        ["“Yes,” he said to the old man and", "to the woman who was with him there."],
        ["天地玄黄宇宙洪荒日月盈昃，", "辰宿列张寒来暑往秋收"],
    ])
    func `a line ends after a clause, else in the middle, and never with a short word or one word alone`(
        lines: [String]
    ) {
        let isSpaced = lines[0].contains(" ")
        let text = lines.joined(separator: isSpaced ? " " : "")
        let words = isSpaced ? text.split(separator: " ").map { String($0) } : text.map { String($0) }
        let tokens = words.reduce(into: [CueToken]()) { tokens, word in
            let isSign = word == "，"
            let text = isSign ? (tokens.popLast()?.text ?? "") + word : word
            tokens.append(CueToken(text: text, isSpaced: isSpaced, start: 0, end: 1))
        }
        #expect(CueLayout().lines(of: tokens).map(\.text) == lines)
    }

    @Test func `what is not spoken is not shown, and white space is one blank`() {
        let book = BookSketch(
            .chapter(
                "One",
                .paragraph("“Call  me\n", .noteReference("[7]"), " Ishmael,” (he) said", .noteReference("*"), ".")
            )
        ).book
        let offsets = { (word: String) -> TextSpan in
            let range = book.text.range(of: word) ?? book.text.startIndex..<book.text.startIndex
            return TextSpan(utf16: NSRange(range, in: book.text).lowerBound..<NSRange(range, in: book.text).upperBound)
        }
        let words = ["Call", "me", "Ishmael", "he", "said"].map { WordTime(span: offsets($0), start: 0, end: 1) }
        let script = Script(
            utterances: [],
            omissions: [Omission(offsets("[7]"), .noteReference), Omission(offsets("*"), .noteReference)]
        )
        let sentence = Timeline.SpokenSentence(index: 0, span: book.span, start: 0, end: 1, words: words)
        let tokens = CueTokens(book: book, script: script).tokens(of: sentence)
        #expect(tokens.map(\.text) == ["“Call", "me", "Ishmael,”", "(he)", "said."])
        #expect(tokens.text == "“Call me Ishmael,” (he) said.")
    }

    @Test(arguments: [15, 16])
    func `the words for a picture have a cue of their own, in brackets`(offset: Int) {
        let reading = Reading([("One", ["He paid for it.", "Figure one."])])
        let (printed, place) = (reading.script.utterances, TextSpan(utf16: offset..<offset))
        let words = Piece(replacing: place, by: "A red lamp", rule: "image")
        let picture = Utterance(span: place, pieces: [words], pauseAfter: .zero, language: "en")
        let script = Script(utterances: [printed[0], picture, printed[1]], omissions: [])
        let utterances = script.utterances.enumerated().map { index, utterance in
            let (start, end) = (Double(2 * index), Double(2 * index) + 1)
            let word = WordTime(span: utterance.span, start: start, end: end)
            return Timeline.SpokenUtterance(index: index, span: utterance.span, start: start, end: end, words: [word])
        }
        let track = Timeline.Track(path: "a.wav", seconds: 6, chapters: [], utterances: utterances)
        let cues = Cues(of: reading.book, script)
        for found in [cues.sentences(of: track), cues.words(of: track)] {
            #expect(found.map(\.tokens.text) == ["He paid for it.", "[A red lamp]", "Figure one."])
            #expect(found.map(\.start) == [0, 2000, 4000])
        }
    }

    @Test func `a cue stays a little, and goes on to the next rather than flicker`() {
        let token = CueToken(text: "a", isSpaced: true, start: 0, end: 0)
        let cues = [(0, 400), (2000, 3500), (3900, 5000), (5000, 5000), (9800, 9900)].map {
            Cue(start: $0, end: $1, tokens: [token])
        }
        let timed = CueTiming(hold: 300, least: 1000).timed(cues, within: 10)
        #expect(timed.map(\.end) == [1000, 3900, 5000, 6000, 10_000])
    }

    @Test func `what has no time of its own is shown with its neighbour`() {
        let cues = ["a", "b", "c", "d"].enumerated().map {
            let start = [0, 0, 500, 1000][$0]
            return Cue(start: start, end: start, tokens: [CueToken(text: $1, isSpaced: true, start: 0, end: 0)])
        }
        let timed = CueTiming(hold: 0, least: 0).timed(cues, within: 1)
        #expect(timed.map(\.tokens.text) == ["a b", "c d"])
        #expect(timed.map(\.start) == [0, 500])
        #expect(CueTiming(hold: 0, least: 0).timed(cues, within: 0).isEmpty)
    }

    // MARK: In files

    @Test(arguments: SubtitleFormat.allCases, TextUnit.allCases)
    func `players find every cue at its time`(format: SubtitleFormat, unit: TextUnit) async throws {
        for seed in [501, 502] as [UInt64] {
            let reading = RandomReading(seed: seed)
            let settings = ExportSettings(subtitles: [format], subtitleUnit: unit)
            let summary = try await reading.write(to: folder.url.appending(path: "\(seed).wav"), settings)
            let track = try #require(summary.timeline.tracks.first)
            let path = folder.path("\(seed).\(format.rawValue)")
            #expect(summary.companions == [path, folder.path("\(seed).map.json")])
            let packets = try output(
                of: "ffprobe",
                "-v",
                "error",
                "-show_entries",
                "packet=pts_time,duration_time",
                "-of",
                "csv=p=0",
                path
            )
            let found = packets.split(separator: "\n").map { line in
                line.split(separator: ",").compactMap { Double($0) }.map { Int(($0 * 1000).rounded()) }
            }
            let expected = cues(of: track, in: reading, by: format == .vtt ? .sentence : unit)
            #expect(found == expected.map { [$0.start, $0.end - $0.start] })
            let copy = try output(of: "ffmpeg", "-v", "error", "-i", path, "-f", "srt", "-")
            #expect(copy.split(separator: "\n").count { $0.contains(" --> ") } == expected.count)
        }
    }

    @Test func `SubRip is plain text, and what looks like a tag stays`() throws {
        let cues = [
            Cue(start: 0, end: 1500, tokens: tokens("<b>, {\\an8} --> 3 < 4")),
            Cue(start: 360_000_000, end: 360_061_001, tokens: tokens("late")),
        ]
        try SubRip(cues: cues).write(to: folder.path("a.srt"))
        let text = String(decoding: try folder.bytes("a.srt"), as: UTF8.self)
        #expect(
            text.replacing("\u{2060}", with: "") == """
                1
                00:00:00,000 --> 00:00:01,500
                <b>, {\\an8} --> 3 < 4

                2
                100:00:00,000 --> 100:01:01,001
                late


                """
        )
        let shown = try output(of: "ffmpeg", "-v", "error", "-i", folder.path("a.srt"), "-f", "webvtt", "-")
        #expect(shown.replacing("\u{2060}", with: "").contains("<b>") || shown.contains("&lt;"))
    }

    @Test func `WebVTT escapes its signs, and marks words by their times`() throws {
        let cue = Cue(start: 1000, end: 4000, tokens: tokens("A<B & C-->D"))
        let web = WebVTT(title: "A --> B\nC", language: "en-GB", cues: [cue], marksWords: false)
        try web.write(to: folder.path("a.vtt"))
        #expect(
            String(decoding: try folder.bytes("a.vtt"), as: UTF8.self) == """
                WEBVTT

                NOTE
                A → B C
                Language: en-GB

                00:00:01.000 --> 00:00:04.000
                A&lt;B &amp; C--&gt;D


                """
        )
        try WebVTT(title: "T", language: nil, cues: [cue], marksWords: true).write(to: folder.path("b.vtt"))
        #expect(
            String(decoding: try folder.bytes("b.vtt"), as: UTF8.self) == """
                WEBVTT

                NOTE
                T

                00:00:01.000 --> 00:00:04.000
                <c>A&lt;B</c> <00:00:02.000><c>&amp;</c> <00:00:03.000><c>C--&gt;D</c>


                """
        )
    }

    @Test func `split, every file has its subtitles, and the folder one map`() async throws {
        let reading = Reading([("One", ["Alpha."]), ("Two", ["Beta gamma."])])
        let audiobook = try Audiobook(
            of: reading.book,
            reading.script,
            chapters: .all(of: reading.book),
            division: .chapters
        )
        let summary = try await audiobook.write(
            to: folder.url.appending(path: "b"),
            ExportSettings(subtitles: [.srt, .vtt]),
            stretch: everyOtherSample
        ) { try ToneVoice().speak($0) }
        let names = ["01 One.srt", "01 One.vtt", "02 Two.srt", "02 Two.vtt", "map.json"]
        #expect(summary.companions == names.map { folder.path("b/" + $0) })
        #expect(
            String(decoding: try folder.bytes("b/02 Two.srt"), as: UTF8.self) == """
                1
                00:00:00,000 --> 00:00:00,600
                Beta gamma.


                """
        )
    }

    @Test func `a companion that cannot be written is an error`() async throws {
        let reading = RandomReading(seed: 501)
        try FileManager.default.createDirectory(atPath: folder.path("a.srt"), withIntermediateDirectories: false)
        await #expect(throws: ExportError.isFolder(path: folder.path("a.srt"))) {
            try await reading.write(to: folder.url.appending(path: "a.wav"), ExportSettings(subtitles: [.srt]))
        }
    }

    @Test(arguments: [
        ("/b/book.m4b", "/b/book.srt"), ("/b/Vol. 1", "/b/Vol. 1.srt"), ("/b/x.epub", "/b/x.srt"),
        ("/b.c/x", "/b.c/x.srt"),
        ("/b/a.b.MP3", "/b/a.b.srt"),
    ])
    func `companions are named after the sound`(file: String, name: String) {
        #expect(CompanionPaths.path(beside: file, ending: "srt") == name)
    }

    // MARK: Parts

    private func tokens(_ text: String) -> [CueToken] {
        text.split(separator: " ").enumerated().map {
            CueToken(text: String($1), isSpaced: true, start: Double($0) + 1, end: Double($0) + 2)
        }
    }

    private func track(_ reading: RandomReading) async throws -> Timeline.Track {
        let settings = ExportSettings(writesMap: false)
        let summary = try await reading.write(to: folder.url.appending(path: "a.wav"), settings)
        return try #require(summary.timeline.tracks.first)
    }

    private func cues(of track: Timeline.Track, in reading: RandomReading, by unit: TextUnit) -> [Cue] {
        let cues = Cues(of: reading.book, reading.script)
        return unit == .word ? cues.words(of: track) : cues.sentences(of: track)
    }
}
