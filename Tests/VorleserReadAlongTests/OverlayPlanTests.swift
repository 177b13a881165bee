import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserExport
@testable import VorleserReadAlong

struct OverlayPlanTests {
    /// Words one after the other, in sounds that change at random places; elements of some words each.
    private func example(_ seed: UInt64) -> (Timeline, [(span: TextSpan, fragments: [Fragment])]) {
        var chance = SeededGenerator(seed: seed)
        var tracks: [Timeline.Track] = []
        var documents: [(span: TextSpan, fragments: [Fragment])] = []
        var offset = 0
        for sound in 0..<Int.random(in: 1...4, using: &chance) {
            var seconds = 0.0
            var words: [WordTime] = []
            var fragments: [Fragment] = []
            let start = offset
            for index in 0..<Int.random(in: 1...40, using: &chance) {
                let length = Int.random(in: 0...6, using: &chance)
                let span = TextSpan(utf16: offset..<offset + length)
                let lasts = Double(Int.random(in: 0...400, using: &chance)) / 1000
                words.append(WordTime(span: span, start: seconds, end: seconds + lasts))
                seconds += lasts
                if Bool.random(using: &chance), length > 0 {
                    fragments.append(Fragment(id: "f\(sound)-\(index)", mark: "", span: span))
                }
                offset += length + 1
            }
            let span = TextSpan(utf16: start..<offset)
            let utterance = Timeline.SpokenUtterance.spoken(span, until: seconds, words)
            tracks.append(.init(path: "\(sound).m4a", seconds: seconds, chapters: [], utterances: [utterance]))
            documents.append((span, fragments))
        }
        return (Timeline(tracks: tracks), documents)
    }

    @Test(arguments: 0..<100)
    func `Clips cover each sound from start to end, in the order of the book`(seed: UInt64) {
        let (timeline, documents) = example(seed)
        let plan = OverlayPlan(SpokenWords(timeline), documents)
        for (sound, track) in timeline.tracks.enumerated() {
            let cues = plan.cues.filter { $0.sound == sound }
            guard let first = cues.first, let last = cues.last else { continue }
            #expect(first.clip.lowerBound == 0)
            #expect(last.clip.upperBound == Int((track.seconds * 1000 + 1e-6).rounded(.down)))
            #expect(zip(cues, cues.dropFirst()).allSatisfy { $0.clip.upperBound == $1.clip.lowerBound })
            #expect(cues.allSatisfy { !$0.clip.isEmpty })
        }
        let order = plan.cues.map { $0.fragment.span.lowerBound }
        #expect(order == order.sorted())
        #expect(Set(plan.cues.map(\.fragment.id)).count == plan.cues.count)
    }

    @Test func `The silence after a sentence belongs to it`() {
        let words = [
            WordTime(span: TextSpan(utf16: 0..<3), start: 0, end: 1),
            WordTime(span: TextSpan(utf16: 4..<7), start: 1.5, end: 2),
        ]
        let plan = plan(words, fragments: [0..<3, 4..<7], seconds: 3)
        #expect(plan.cues.map(\.clip) == [0..<1500, 1500..<3000])
    }

    @Test func `An element in which no word begins sounds with the one before it`() {
        let words = [WordTime(span: TextSpan(utf16: 0..<7), start: 0, end: 1)]
        #expect(plan(words, fragments: [0..<3, 4..<7], seconds: 1).cues.map(\.fragment.id) == ["f0"])
    }

    @Test func `A number that is not printed sounds with the words after it`() {
        let words = [
            WordTime(span: TextSpan(utf16: 0..<3), start: 0, end: 1),
            WordTime(span: TextSpan(utf16: 4..<4), start: 1, end: 1.5),
            WordTime(span: TextSpan(utf16: 4..<7), start: 1.5, end: 2),
        ]
        #expect(plan(words, fragments: [0..<3, 4..<7], seconds: 2).cues.map(\.clip) == [0..<1000, 1000..<2000])
    }

    @Test func `The words of a picture sound with it, not with the sentence before`() {
        let words = [
            WordTime(span: TextSpan(utf16: 0..<3), start: 0, end: 1),
            WordTime(span: TextSpan(utf16: 4..<7), start: 2, end: 3),
        ]
        let (span, place) = (TextSpan(utf16: 0..<100), TextSpan(utf16: 4..<4))
        let mark = TextMark(.image(alternative: "A lamp", resource: "a.png"), place)
        let picture = SpokenPicture(id: "picture-1", mark: mark, sound: 0, start: 1)
        let utterance = Timeline.SpokenUtterance.spoken(span, until: 3, words)
        let track = Timeline.Track(path: "1.m4a", seconds: 3, chapters: [], utterances: [utterance])
        let printed = [0..<3, 4..<7].enumerated().map {
            Fragment(id: "f\($0)", mark: "", span: TextSpan(utf16: $1))
        }
        let spoken = SpokenWords(Timeline(tracks: [track]), pictures: [picture])
        let cues = OverlayPlan(spoken, [(span, printed + [Fragment(picture, id: "own")])]).cues
        #expect(cues.map(\.fragment.id) == ["f0", "own", "f1"])
        #expect(cues.map(\.clip) == [0..<1000, 1000..<2000, 2000..<3000])
        // Without an element for it all is as it was.
        #expect(OverlayPlan(spoken, [(span, printed)]).cues.map(\.clip) == [0..<2000, 2000..<3000])
    }

    @Test func `An utterance of which no word is timed sounds as a whole`() {
        #expect(plan([], fragments: [0..<3], seconds: 2).cues.map(\.clip) == [0..<2000])
    }

    private func plan(_ words: [WordTime], fragments: [Range<Int>], seconds: Double) -> OverlayPlan {
        let span = TextSpan(utf16: 0..<100)
        let utterance = Timeline.SpokenUtterance.spoken(span, until: seconds, words)
        let track = Timeline.Track(path: "1.m4a", seconds: seconds, chapters: [], utterances: [utterance])
        let elements = fragments.enumerated().map { Fragment(id: "f\($0)", mark: "", span: TextSpan(utf16: $1)) }
        return OverlayPlan(SpokenWords(Timeline(tracks: [track])), [(span, elements)])
    }
}

extension Timeline.SpokenUtterance {
    /// An utterance that begins with its sound.
    static func spoken(_ span: TextSpan, until seconds: Double, _ words: [WordTime]) -> Self {
        let count = max(Int((seconds * 1000).rounded()), 1)
        let utterance = Utterance(span: span, pieces: [], pauseAfter: .zero, language: "en")
        let samples = [Float](repeating: 0, count: count)
        let clip = Clip(samples: samples, sampleRate: 1000, words: words, of: utterance)
        return Timeline.SpokenUtterance(clip, of: utterance, at: 0, in: 0..<count)
    }
}
