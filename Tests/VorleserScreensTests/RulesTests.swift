import Foundation
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserScreens

/// The laws of the web reader (`Tests/WebTests/place-keeper.test.js`, `sleep-timer.test.js`), and those of its `follow.js`.
@MainActor struct RulesTests {
    // MARK: Places

    private final class Kept {
        var places: [Int] = []
        var isDown = false
    }

    private struct Down: Error {}

    private func keeper(_ kept: Kept, known: TextOffset? = nil) -> PlaceKeeper {
        PlaceKeeper(known: known, now: { Date(timeIntervalSince1970: 0) }) { offset, _ in
            if kept.isDown { throw Down() }
            kept.places.append(offset.utf16)
        }
    }

    @Test func `a place is kept once, and not while it stays the same`() async {
        let kept = Kept()
        let keeper = keeper(kept)
        await keeper.flush()
        for place in [10, 10, 20] {
            keeper.note(TextOffset(utf16: place))
            await keeper.flush()
        }
        #expect(kept.places == [10, 20])
    }

    @Test func `a place that could not be kept is kept with the next`() async {
        let kept = Kept()
        let keeper = keeper(kept)
        kept.isDown = true
        keeper.note(TextOffset(utf16: 10))
        await keeper.flush()
        #expect(kept.places.isEmpty)
        kept.isDown = false
        await keeper.flush()
        #expect(kept.places == [10])
    }

    @Test func `a place that is kept already is not kept again`() async {
        let kept = Kept()
        let keeper = keeper(kept, known: TextOffset(utf16: 5))
        keeper.note(TextOffset(utf16: 5))
        await keeper.flush()
        #expect(kept.places.isEmpty)
    }

    @Test func `the newest place wins, and one outside the book is brought into it`() {
        let book = BookSketch(.chapter("One", .paragraph("Nine."))).book
        func place(_ offset: Int, _ hour: Double) -> DevicePlace {
            let place = Place(offset: TextOffset(utf16: offset), href: "?", localOffset: 0, before: "?", after: "?")
            return DevicePlace(device: "\(hour)", deviceName: "", place: place, at: Date(timeIntervalSince1970: hour))
        }
        let open = { (places: [DevicePlace]) in PlaceKeeper.placeToOpen(places, in: book).utf16 }
        #expect(open([place(1, 10), place(2, 12), place(3, 9)]) == 2)
        #expect(open([]) == 0)
        #expect(open([place(99, 1)]) == book.length - 1)
        #expect(PlaceKeeper.placeToOpen([place(5, 1)], in: .empty).utf16 == 0)
    }

    @Test func `the place is kept every five seconds`() async throws {
        let (kept, time) = (Kept(), HandClock())
        let keeper = keeper(kept)
        let task = Task { await keeper.keepOn(by: time.clock) }
        keeper.note(TextOffset(utf16: 10))
        while time.sleeperCount == 0 { await Task.yield() }
        time.advance(by: .seconds(4.9))
        #expect(kept.places.isEmpty)
        time.advance(by: .seconds(0.2))
        while time.sleeperCount == 0 { await Task.yield() }
        #expect(kept.places == [10])
        task.cancel()
        await task.value
    }

    // MARK: Sleep

    private func ticked(_ timer: inout SleepTimer, _ seconds: Double, _ place: TextOffset) -> Bool {
        timer.tick(seconds, at: place)
    }

    @Test func `only what is heard counts`() {
        var timer = SleepTimer()
        timer.set(minutes: 1)
        let ends = (1...60).map { _ in timer.tick(1, at: .start) }
        #expect(ends.firstIndex(of: true) == 59)
        #expect(timer.left == nil)
        #expect(ticked(&timer, 100, .start) == false)
    }

    @Test func `the end of a chapter is when the next one begins`() {
        var timer = SleepTimer()
        timer.set(chapterEnd: TextOffset(utf16: 100))
        #expect(ticked(&timer, 1, TextOffset(utf16: 50)) == false)
        #expect(ticked(&timer, 1, TextOffset(utf16: 99)) == false)
        #expect(ticked(&timer, 0, TextOffset(utf16: 100)) == true)
        #expect(timer.left == nil)
    }

    @Test func `the end is soft`() async throws {
        let device = SilentOutput(.byHand, room: 100, keepsSound: true)
        let output = FadingOutput(device)
        _ = try await output.start(sampleRate: 100)
        func hear(_ count: Int) {
            for _ in 0..<count / 50 {
                while output.offer(ArraySlice([Float](repeating: 1, count: 50))) > 0 {}
                device.hear(50)
            }
        }
        hear(100)
        let begun = device.heard
        // Ten seconds from now it is silent; the fade takes the last eight of them.
        output.fadeOut(in: 10)
        hear(1200)
        let sound = device.sound
        #expect(sound[..<(begun + 200)].allSatisfy { $0 == 1 })
        #expect(zip(sound[begun...], sound[(begun + 1)...]).allSatisfy { $0 >= $1 })
        #expect(abs(sound[begun + 600] - 0.5) < 0.01)
        #expect(sound[(begun + 1000)...].allSatisfy { $0 == 0 })
        // Whoever stays awake hears it loud again, in what is offered from now on.
        output.fadeOut(in: nil)
        output.discard()
        _ = output.offer([1, 1])
        device.hear(2)
        #expect(device.sound.suffix(2) == [1, 1])
    }

    // MARK: Following

    private func span(_ range: Range<Int>) -> TextSpan { TextSpan(utf16: range) }

    @Test func `the text goes with the voice until the reader looks elsewhere`() {
        var following = Following()
        #expect(following.sentence(span(10..<20), isSpoken: true, span(0..<100)) == span(10..<20))
        following.yield(span(0..<100))
        #expect(following.isOn)
        following.yield(span(200..<300))
        #expect(!following.isOn)
        #expect(following.sentence(span(20..<30), isSpoken: true, span(200..<300)) == nil)
        // The voice comes into sight by itself.
        #expect(following.sentence(span(210..<230), isSpoken: true, span(200..<300)) == nil)
        #expect(following.isOn)
    }

    @Test func `a word that leaves the window takes the text along`() {
        var following = Following()
        _ = following.sentence(span(10..<90), isSpoken: true, span(0..<50))
        #expect(following.word(span(40..<44), span(0..<50)) == nil)
        #expect(following.word(span(55..<60), span(0..<50)) == span(55..<60))
    }

    @Test func `a voice that only waits does not move the text`() {
        var following = Following()
        #expect(following.sentence(span(10..<20), isSpoken: false, span(200..<300)) == nil)
        #expect(following.keep(span(200..<300)) == span(10..<11))
        #expect(following.keep(nil) == nil)
    }

    // MARK: Skips

    private let book = BookSketch(
        .chapter("One", .heading("One"), .paragraph("First. Second. "), .paragraph("Third.")),
        .chapter("Two", .paragraph("Fourth."), .within(.quotation, .paragraph("Fifth. Sixth.")))
    ).book

    private func skip(_ kind: Skips.Kind, _ step: Int, from words: String, after seconds: Double = 0) throws -> String {
        let here = try #require(book.text.range(of: words))
        let offset = TextOffset(utf16: book.text.utf16.distance(from: book.text.startIndex, to: here.lowerBound))
        let place = Skips(in: book).place(kind, step, from: offset) { _ in seconds }
        let rest = book.text(in: place..<book.span.upperBound)
        return String(rest.prefix { $0 != "." && $0 != "\n" })
    }

    @Test func `a step leads to the next, and back to the beginning or to the one before`() throws {
        #expect(try skip(.sentence, 1, from: "First") == "Second")
        #expect(try skip(.sentence, -1, from: "Second", after: 1) == "First")
        #expect(try skip(.sentence, -1, from: "econd", after: 2) == "Second")
        #expect(try skip(.paragraph, 1, from: "First") == "Third")
        #expect(try skip(.paragraph, -1, from: "econd", after: 1) == "One")
        #expect(try skip(.paragraph, -1, from: "econd", after: 9) == "First")
        #expect(try skip(.chapter, 1, from: "Second") == "Fourth")
        #expect(try skip(.chapter, -1, from: "Sixth", after: 9) == "Fourth")
        #expect(try skip(.chapter, -1, from: "Fourth", after: 1) == "One")
    }

    @Test func `paragraphs are stepped through across chapters`() throws {
        #expect(try skip(.paragraph, 1, from: "Third") == "Fourth")
        #expect(try skip(.paragraph, -1, from: "Fourth") == "Third")
        #expect(try skip(.paragraph, 1, from: "Fourth") == "Fifth")
    }

    @Test func `at the ends of the book one stays in it`() throws {
        #expect(try skip(.sentence, -1, from: "One") == "One")
        #expect(try skip(.chapter, -1, from: "One") == "One")
        #expect(try skip(.chapter, 1, from: "Sixth") == "Sixth")
        let skips = Skips(in: book)
        let last = TextOffset(utf16: book.length - 1)
        #expect(skips.place(.sentence, 1, from: last) { _ in 0 } == last)
        #expect(skips.place(.paragraph, 1, from: last) { _ in 0 } == last)
        let none = Skips(in: .empty)
        for kind in [Skips.Kind.sentence, .paragraph, .chapter] {
            #expect(none.place(kind, 1, from: .start) { _ in 0 } == .start)
            #expect(none.place(kind, -1, from: .start) { _ in 0 } == .start)
        }
    }

    @Test func `a moment is found again as a place`() {
        let times = SpokenTimes(of: [
            SpokenStretch(span(10..<20), seconds: 5), SpokenStretch(span(40..<60), seconds: 10),
        ])
        #expect([-1, 0, 2.5, 5.5, 10, 99].map { times.offset(at: $0).utf16 } == [10, 10, 15, 41, 50, 60])
        for seconds in stride(from: 0.0, through: 15, by: 0.5) {
            #expect(abs(times.seconds(before: times.offset(at: seconds)) - seconds) < 0.51)
        }
    }

    // MARK: Words

    @Test func `times and speeds are said as people say them`() {
        #expect([0, 65, 3725, -3].map(TimeWords.clock) == ["0:00", "1:05", "1:02:05", "0:00"])
        #expect(
            [20, 60, 15_000, 36_000, 41_000].map(TimeWords.duration) == [
                "< 1 min", "1 min", "4 h 10 min", "10 h", "11 h",
            ]
        )
        #expect([1, 1.25, 0.5, 2, 1.05].map(TimeWords.speed) == ["1.0×", "1.25×", "0.5×", "2.0×", "1.05×"])
        #expect(TimeWords.percent(0.234) == "23 %" && TimeWords.percent(7) == "100 %")
        // What is begun is not 0 %, and what is not finished not 100 %: as in the library of the browser.
        #expect([0, 0.001, 0.99999, 1].map(TimeWords.percent) == ["0 %", "1 %", "99 %", "100 %"])
    }

    @Test func `an error of the kit says what a listener does in an app`() throws {
        let trouble = Trouble(LibraryError.missingFile(BookID(rawValue: 1), title: "Emma"))
        #expect(trouble.message == "The file of “Emma” is no longer in the library.")
        #expect(trouble.suggestion?.contains("`") == false)
        #expect(Trouble(BookReadingError.pdfPassword(wasGiven: false)).suggestion == "Give its password.")
        let (english, spanish, polish) = (
            try #require(Language("en")), try #require(Language("es")), try #require(Language("pl"))
        )
        let mended = Trouble(LanguageMismatch.noVoice(for: spanish, spoken: [english]))
        #expect(mended.suggestion == "Fetch the natural voice: it speaks the language.")
        let unmended = Trouble(LanguageMismatch.noVoice(for: polish, spoken: [english]))
        #expect(unmended.suggestion == "Vorleser speaks English.")
    }

    @Test func `a book for Kindles is refused with what to do instead`() {
        let trouble = Trouble(BookReadingError.converterMissing(program: "mobitool"))
        #expect(trouble.message == "Vorleser cannot read Kindle books here.")
        #expect(trouble.suggestion == "Convert it to EPUB first.")
        let damaged = Trouble(BookReadingError.damagedDocument(format: "Kindle", reason: "no EPUB"))
        #expect(damaged.suggestion == "Convert it to EPUB first.")
        #expect(Trouble(BookReadingError.damagedDocument(format: "Word", reason: "")).suggestion != damaged.suggestion)
    }
}
