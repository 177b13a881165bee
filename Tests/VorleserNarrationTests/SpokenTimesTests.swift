import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserNarration

struct SpokenTimesTests {
    private static let pace = 15.0
    private let narrator = Narrator(limits: UtteranceLimits(shortest: 20, longest: 200))

    private func exact(_ script: Script) -> SpokenTimes {
        SpokenTimes(
            of: script.utterances.map { utterance in
                let seconds = Double(utterance.spokenLength) / Self.pace + utterance.pauseAfter / .seconds(1)
                return SpokenStretch(utterance.span, seconds: seconds)
            }
        )
    }

    private func estimated(_ book: Book) -> SpokenTimes {
        let estimate = SpokenEstimate(of: book, by: narrator)
        return SpokenTimes(of: book.chapters.indices.flatMap { estimate.stretches(ofChapter: $0, pace: Self.pace) })
    }

    private func prose(_ sentences: Int) -> [SketchedBlock] {
        (0..<max(sentences / 4, 1)).map { paragraph in
            let words = (0..<4).map {
                "The lamp of room \((paragraph + $0) % 7 + 2) was lit, and it burned all night. "
            }
            .joined()
            return .paragraph(.plain(words))
        }
    }

    /// A work with as much again behind it that nobody hears.
    private func bookWithNotes() -> Book {
        BookSketch(chapters: [
            SketchedChapter(title: "Title page", role: .titlePage, blocks: prose(8)),
            SketchedChapter(title: "One", blocks: prose(400)),
            SketchedChapter(title: "Two", blocks: prose(400)),
            SketchedChapter(title: "Notes", role: .notes, blocks: prose(800)),
            SketchedChapter(title: "Colophon", role: .colophon, blocks: prose(8)),
        ]).book
    }

    @Test func `what is left out takes no time`() {
        let book = bookWithNotes()
        for times in [exact(narrator.script(of: book)), estimated(book)] {
            #expect(times.seconds(of: book.chapters[0].span) == 0)
            #expect(times.seconds(of: book.chapters[3].span) == 0)
            #expect(times.seconds(before: book.chapters[3].span.lowerBound) == times.seconds)
            #expect(times.end <= book.chapters[2].span.upperBound)
            #expect(times.seconds(before: book.span.upperBound) == times.seconds)
        }
    }

    @Test func `an estimate is what the script says, all over the book`() {
        let book = bookWithNotes()
        let (exact, estimated) = (exact(narrator.script(of: book)), estimated(book))
        #expect(abs(estimated.seconds / exact.seconds - 1) < 0.02)
        for share in 0...20 {
            let place = TextOffset(utf16: book.length * share / 20)
            #expect(abs(estimated.seconds(before: place) - exact.seconds(before: place)) < 0.02 * exact.seconds)
        }
    }

    @Test(arguments: 0..<60)
    func `times never go back, in any book`(seed: UInt64) {
        var random = RandomBook(seed: seed)
        for book in [random.book(), random.brokenBook()] {
            let exact = exact(narrator.script(of: book))
            let estimated = estimated(book)
            for times in [exact, estimated, SpokenTimes(knots: estimated.knots.reversed())] {
                let seconds = (0...book.length).map { times.seconds(before: TextOffset(utf16: $0)) }
                #expect(seconds.first == 0)
                #expect(zip(seconds, seconds.dropFirst()).allSatisfy { $0 <= $1 && $1.isFinite })
                #expect(seconds.last == times.seconds)
            }
        }
    }

    @Test func `stretches that are taken together last as long`() {
        let stretches = [0..<10, 10..<25, 400..<410, 410..<3000, 3000..<3100].map {
            SpokenStretch(TextSpan(utf16: $0), seconds: Double($0.count))
        }
        let joined = stretches.joined(upTo: 1000, across: 50)
        #expect(joined.map(\.span.utf16) == [0..<25, 400..<410, 410..<3000, 3000..<3100])
        #expect(joined.reduce(0) { $0 + $1.seconds } == 2725)
        #expect(SpokenTimes(of: joined).seconds(before: TextOffset(utf16: 300)) == 25)
    }

    @Test func `a map from elsewhere that is not monotone is mended`() {
        let knots = [(0, 0.0), (100, 10), (50, 20), (200, .nan), (-5, 1), (300, 30)]
            .map { SpokenTimes.Knot(offset: $0.0, seconds: $0.1) }
        let times = SpokenTimes(knots: knots)
        #expect(times.knots.map(\.offset) == [0, 50, 300])
        #expect(SpokenTimes(knots: []).seconds == 0)
        #expect(SpokenTimes(knots: []).seconds(before: TextOffset(utf16: 7)) == 0)
    }
}
