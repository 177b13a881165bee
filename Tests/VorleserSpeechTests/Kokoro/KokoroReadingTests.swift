import Kokoro
import Testing
import VorleserCore

@testable import VorleserSpeech

struct KokoroReadingTests {
    private static let long = String(
        repeating: "He said that the house, which stood on the hill, was old; nobody lived there. ",
        count: 12
    )

    private func read(
        _ utterance: Utterance,
        _ voice: @escaping (ArraySlice<KokoroSymbol>, Int) -> KokoroSpeech = { symbols, _ in ToneVoice()(symbols) }
    ) throws -> (clip: Clip, flaws: [ClipFlaw]) {
        let reading = try KokoroReading(of: KokoroText(utterance), gain: 1, check: ClipCheck(), speak: voice)
        return (reading.clip(of: utterance), reading.flaws)
    }

    @Test(arguments: ["Well.", "“Come in,” he said—“it’s 45, or so.”", long])
    func `words sound in order, apart, inside the clip, each of the book's`(text: String) throws {
        let clip = try read(.printed(text, at: 1000)).clip
        var (time, place) = (0.0, 1000)
        for word in clip.wordTimes(from: TextOffset(utf16: 1000)) {
            #expect(word.start >= time && word.end > word.start && word.end <= clip.seconds + 1e-9)
            #expect(word.span.lowerBound.utf16 >= place && !word.span.isEmpty)
            (time, place) = (word.end, word.span.upperBound.utf16)
        }
        let units = Array(text.utf16)
        let words = clip.words.map { String(decoding: units[$0.offset..<$0.offset + $0.length], as: UTF16.self) }
        #expect(words == text.split { !($0.isLetter || $0.isNumber || "’".contains($0)) }.map(String.init))
    }

    @Test func `a word's time holds its sound, and a pause between two words belongs to neither`() throws {
        let clip = try read(.printed("One two, three.")).clip
        let sounding = clip.words.map { word in clip.samples[Int(word.start * 24_000)..<Int(word.end * 24_000)] }
        for part in sounding { #expect((part.map(abs).max() ?? 0) > 0.25) }
        // Four frames of silence for the comma, and three quarters of four for the space behind it.
        let gap = clip.samples[Int(clip.words[1].end * 24_000)..<Int(clip.words[2].start * 24_000)]
        #expect(abs(gap.count - 7 * 600) <= 2 && gap.allSatisfy { abs($0) < 0.01 })
    }

    @Test func `two words without a pause meet in the space between them, in its last quarter`() throws {
        let words = try read(.printed("One two, three.")).clip.words
        let silence = ToneVoice().sound("One two, three.")
        let space = try #require(zip(silence.symbols, silence.spans).first { $0.0.kind == .space }?.1)
        let meeting = Double(space.upperBound - space.count / 4 - silence.speech.lowerBound) / 24_000
        #expect(words[0].end == words[1].start)
        #expect(abs(words[1].start - words[0].start - meeting) < 0.001)
    }

    @Test func `a fricative is heard a frame before that, unless a mark stands before it`() throws {
        func share(_ text: String) throws -> Int {
            let sound = ToneVoice().sound(text)
            let space = try #require(zip(sound.symbols, sound.spans).first { $0.0.kind == .space }?.1)
            #expect(
                sound.heardWords[0].span.upperBound
                    == (text.contains(",") ? space.lowerBound - 4 * 600 : sound.heardWords[1].span.lowerBound)
            )
            return space.upperBound - sound.heardWords[1].span.lowerBound
        }
        #expect(try share("One two.") == 600)
        for word in ["sofa", "four", "van", "ship", "thin"] { #expect(try share("One \(word).") == 1200) }
        #expect(try share("One, four.") == 600)
    }

    @Test func `what replaces something printed lights it up once`() throws {
        let utterance = Utterance.pieces(
            [("He paid ", nil), ("$45", "forty-five dollars"), (" and left.", nil)],
            at: 50
        )
        let times = try read(utterance).clip.wordTimes(from: utterance.span.lowerBound)
        #expect(times.map(\.span.utf16) == [50..<52, 53..<57, 58..<61, 62..<65, 66..<70])
    }

    @Test func `a long text is spoken in parts that none hurries`() throws {
        var lengths: [Int] = []
        let (clip, flaws) = try read(.printed(Self.long)) { symbols, style in
            #expect(style == max(symbols.count, 80))
            lengths.append(symbols.count)
            return ToneVoice()(symbols)
        }
        #expect(lengths.count > 3 && lengths.allSatisfy { (100...250).contains($0) })
        #expect(flaws.isEmpty)
        #expect(zip(clip.samples, clip.samples.dropFirst()).allSatisfy { abs($0 - $1) < 0.1 }, "no click at a join")
    }

    @Test func `an odd take is made once more in halves`() throws {
        var lengths: [Int] = []
        let text = "He said that the house, which stood on the hill, was old, and that nobody lived there any more, no."
        let (clip, flaws) = try read(.printed(text)) { symbols, _ in
            lengths.append(symbols.count)
            return ToneVoice(frames: { _ in symbols.count > 80 ? 1 : 3 })(symbols)
        }
        #expect(lengths.count == 3)
        #expect(flaws.isEmpty)
        #expect(clip.words.count == 20)
    }

    @Test func `a short text is spoken in the style of a longer one`() throws {
        var styles: [Int] = []
        _ = try read(.printed("No, never!")) { symbols, style in
            styles.append(style)
            return ToneVoice()(symbols)
        }
        #expect(styles == [80])
    }

    @Test func `a short odd take is made once more in the style of a longer text`() throws {
        var styles: [Int] = []
        let flaws = try read(.printed("No, never!")) { symbols, style in
            styles.append(style)
            return ToneVoice(frames: { _ in style < 140 ? 1 : 3 })(symbols)
        }.flaws
        #expect(styles.count == 2 && styles[1] > 140)
        #expect(flaws.isEmpty)
    }

    @Test func `what stays odd is spoken all the same, and told`() throws {
        let (clip, flaws) = try read(.printed("No, never!")) { symbols, _ in ToneVoice(frames: { _ in 1 })(symbols) }
        #expect(!clip.samples.isEmpty)
        #expect(flaws == [.hurried(secondsPerPhoneme: 0.025)])
    }

    @Test func `sound that is no number is never played`() {
        #expect(throws: SpeechError.self) {
            try read(.printed("No, never!")) { symbols, _ in
                let speech = ToneVoice()(symbols)
                return KokoroSpeech(samples: speech.samples.map { _ in .nan }, frames: speech.frames)
            }
        }
    }
}
