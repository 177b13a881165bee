import Foundation
import Testing
import VorleserCore
import VorleserTesting

struct ScriptTests {
    /// “3. It cost $45, alas.” where the number of the item is not printed, and the money is said in words.
    private let utterance = Utterance(
        span: TextSpan(utf16: 100..<118),
        pieces: [
            Piece(replacing: TextSpan(utf16: 100..<100), by: "3. ", rule: "list-number"),
            Piece(printed: "It cost ", TextSpan(utf16: 100..<108)),
            Piece(replacing: TextSpan(utf16: 108..<111), by: "forty-five dollars", rule: "money", phonemes: "x"),
            Piece(printed: ", alas.", TextSpan(utf16: 111..<118)),
        ],
        pauseAfter: .milliseconds(400),
        language: "en"
    )

    @Test func `what is said is all pieces, end to end`() {
        #expect(utterance.spokenText == "3. It cost forty-five dollars, alas.")
    }

    @Test func `words spoken as printed light up exactly`() {
        let said = Array(utterance.spokenText.utf16)
        for start in 3..<11 {
            for end in start + 1...11 {
                #expect(utterance.bookSpan(ofSpoken: start..<end)?.utf16 == start + 97..<end + 97)
            }
        }
        #expect(said[29] == UInt16(UInt8(ascii: ",")))
        #expect(utterance.bookSpan(ofSpoken: 31..<36)?.utf16 == 113..<118)
    }

    @Test(arguments: [11..<12, 11..<29, 17..<21, 28..<29])
    func `any part of a replaced piece lights it up as a whole`(range: Range<Int>) {
        #expect(utterance.bookSpan(ofSpoken: range)?.utf16 == 108..<111)
    }

    @Test func `a stretch over several pieces lights up from the first to the last`() {
        #expect(utterance.bookSpan(ofSpoken: 9..<13)?.utf16 == 106..<111)
        #expect(utterance.bookSpan(ofSpoken: 0..<36)?.utf16 == 100..<118)
        #expect(utterance.bookSpan(ofSpoken: 20..<31)?.utf16 == 108..<113)
    }

    @Test func `words that are not printed light up nothing`() {
        #expect(utterance.bookSpan(ofSpoken: 0..<2)?.utf16 == 100..<100)
    }

    @Test(arguments: [36..<40, 5..<5, 100..<200, -9 ..< -2])
    func `a stretch outside what is said is nothing`(range: Range<Int>) {
        #expect(utterance.bookSpan(ofSpoken: range) == nil)
    }

    @Test func `a stretch that reaches beyond what is said lights up what there is`() {
        #expect(utterance.bookSpan(ofSpoken: 31..<99)?.utf16 == 113..<118)
        #expect(utterance.bookSpan(ofSpoken: -5..<4)?.utf16 == 100..<101)
    }

    @Test func `an utterance is read back as it was written`() throws {
        let data = try JSONEncoder().encode(utterance)
        #expect(try JSONDecoder().decode(Utterance.self, from: data) == utterance)
    }

    @Test func `a printed piece that is not as long as its span is a mistake of ours, and stops`() async {
        await #expect(processExitsWith: .failure) { _ = Piece(printed: "𝄞", TextSpan(utf16: 0..<1)) }
    }

    @Test func `the utterance to begin with is the one at an offset, or else the next`() {
        let spans = [3..<10, 10..<12, 20..<20, 20..<30]
        let utterances = spans.map {
            Utterance(span: TextSpan(utf16: $0), pieces: [], pauseAfter: .zero, language: "en")
        }
        let script = Script(utterances: utterances, omissions: [])
        for offset in 0..<40 {
            let expected = spans.firstIndex { $0.upperBound > offset }
            #expect(script.utteranceIndex(at: TextOffset(utf16: offset)) == expected)
        }
    }

    @Test func `names of reasons are stable`() {
        #expect(
            OmissionReason.allCases.map(\.rawValue) == [
                "note-reference", "note", "page-number", "verse-number", "page-furniture", "contents-list", "licence",
                "front-matter", "back-matter", "navigation", "decorative", "struck-out", "table", "code", "nonlinear",
                "scene-break", "unspeakable", "foreign-language", "foreign-script",
            ]
        )
    }
}

struct SpeechTests {
    @Test func `a clip lasts as long as its samples`() {
        let word = ClipWord(offset: 0, length: 3, start: 0, end: 0.5)
        #expect(Clip(samples: Array(repeating: 0, count: 12_000), sampleRate: 24_000, words: [word]).seconds == 0.5)
    }

    @Test func `a clip's words stand wherever its utterance stands, and none before the book`() {
        let words = [WordTime(span: TextSpan(utf16: 52..<55), start: 0, end: 0.5)]
        let utterance = Utterance(span: TextSpan(utf16: 50..<60), pieces: [], pauseAfter: .zero, language: "en")
        let clip = Clip(samples: [0], sampleRate: 8000, words: words, of: utterance)
        #expect(clip.words == [ClipWord(offset: 2, length: 3, start: 0, end: 0.5)])
        #expect(clip.wordTimes(from: utterance.span.lowerBound) == words)
        #expect(clip.wordTimes(from: .start).map(\.span.utf16) == [2..<5])
        let damaged = Clip(samples: [0], sampleRate: 8000, words: [.init(offset: -2, length: 3, start: 0, end: 1)])
        #expect(damaged.wordTimes(from: TextOffset(utf16: 1)).isEmpty)
    }

    @Test func `a clip that follows another keeps its words' places and times`() throws {
        let one = Clip(
            samples: [0, 0, 0, 0],
            sampleRate: 4,
            words: [ClipWord(offset: 1, length: 2, start: 0.25, end: 1)]
        )
        let both = try #require(one.followed(by: one, after: .milliseconds(500), startingAt: 10))
        #expect(both.samples.count == 10)
        #expect(both.wordTimes(from: TextOffset(utf16: 100)).map(\.span.utf16) == [101..<103, 111..<113])
        #expect(both.words.map(\.start) == [0.25, 1.75] && both.words.map(\.end) == [1, 2.5])
        let other = Clip(samples: [0], sampleRate: 8, words: [])
        #expect(one.followed(by: other, after: .zero, startingAt: 0) == nil)
    }

    @Test(arguments: [
        SpeechError.unknownVoice("xyz", known: ["slt", "rms"]), .nothingToSay,
        .engineFailed(engine: "flite", reason: "no memory"),
    ])
    func `an error says what happened and what to do`(error: SpeechError) {
        #expect(error.errorDescription?.hasSuffix(".") == true)
        #expect(error.recoverySuggestion?.hasSuffix(".") == true)
        #expect(error.localizedDescription == error.errorDescription)
    }

    @Test func `an unknown voice is named, and so are those that are known`() {
        let error = SpeechError.unknownVoice("xyz", known: ["slt", "rms"])
        #expect(error.errorDescription?.contains("xyz") == true)
        #expect(error.recoverySuggestion?.contains("slt, rms") == true)
    }

    @Test(arguments: [(-1, 5), (5, 5), (6, 5)])
    func `limits that leave no room are a mistake of ours, and stop`(shortest: Int, longest: Int) async {
        await #expect(processExitsWith: .failure) { [shortest, longest] in
            _ = UtteranceLimits(shortest: shortest, longest: longest)
        }
    }
}

struct ValuesTests {
    @Test func `a book's metadata is read back as it was written`() throws {
        var metadata = BookMetadata(title: "Moby-Dick", subtitle: "The Whale", authors: ["H. M."], language: "en-US")
        metadata.contributors = [BookMetadata.Contributor(name: "R. K.", role: "ill")]
        metadata.series = BookMetadata.Series(name: "Sea", position: "2.5")
        #expect(try JSONDecoder().decode(BookMetadata.self, from: JSONEncoder().encode(metadata)) == metadata)
    }

    @Test func `contents, voices, warnings and word times are read back as they were written`() throws {
        let child = ContentsEntry(title: "b", offset: TextOffset(utf16: 4))
        let entry = ContentsEntry(title: "a", offset: .start, children: [child])
        #expect(try JSONDecoder().decode(ContentsEntry.self, from: JSONEncoder().encode(entry)) == entry)
        let voice = Voice(id: Voice.ID(rawValue: "slt"), name: "Slt", engine: "flite", language: "en-US")
        #expect(try JSONDecoder().decode(Voice.self, from: JSONEncoder().encode(voice)) == voice)
        let warning = BookWarning(.remoteResource, in: "a.xhtml", .unknownEntity("nbps"))
        #expect(try JSONDecoder().decode(BookWarning.self, from: JSONEncoder().encode(warning)) == warning)
    }
}
