import Synchronization
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserPlayback

struct OpeningMachineTests {
    private func stop(_ index: Int, _ offset: Int? = nil) -> Stops.Stop {
        Stops.Stop(utterance: index, offset: TextOffset(utf16: offset ?? index * 10))
    }

    private func machine() -> PlaybackMachine {
        let utterances = (0..<5).map { index in
            let span = TextSpan(utf16: index * 10..<index * 10 + 10)
            let piece = Piece(replacing: span, by: "x", rule: "test")
            return Utterance(span: span, pieces: [piece], pauseAfter: .zero, language: "en")
        }
        let script = Script(utterances: utterances, omissions: [])
        var machine = PlaybackMachine(stops: Stops(script), starts: utterances.map(\.span.lowerBound))
        _ = machine.handle(.play(stop(1)))
        return machine
    }

    @Test func `an opening sounds at once, and nothing else is asked for before its rest is there`() {
        var machine = machine()
        #expect(machine.handle(.openingReady(1)) == [.startSound(1, from: .word(at: stop(1).offset))])
        #expect(machine.state == .running(.playing(1)))
        #expect(machine.requested == 1)
        #expect(machine.handle(.clipReady(1)) == [.completeSound(1), .requestClip(2)])
        #expect(machine.handle(.clipReady(2)) == [.startSound(2, from: .beginning), .requestClip(3)])
    }

    @Test func `what cannot be completed ends with its opening`() {
        var machine = machine()
        _ = machine.handle(.openingReady(1))
        #expect(machine.handle(.clipFailed(1)) == [.report(skipped: 1), .completeSound(1), .requestClip(2)])
        #expect(machine.handle(.clipReady(2)).first == .startSound(2, from: .beginning))
    }

    @Test func `an opening that nobody waits for changes nothing`() {
        var machine = machine()
        _ = machine.handle(.pause)
        for index in [0, 1, 2] {
            let before = machine
            #expect(machine.handle(.openingReady(index)) == [])
            #expect(machine == before)
        }
        _ = machine.handle(.resume)
        _ = machine.handle(.clipReady(1))
        #expect(machine.handle(.openingReady(2)) == [], "it comes in time without")
    }

    @Test func `a jump away gives the rest up, a jump within waits for it`() {
        var away = machine()
        _ = away.handle(.openingReady(1))
        #expect(away.handle(.play(stop(3))) == [.discardSound, .abandonClip(1), .requestClip(3)])
        #expect(away.opened == nil)
        var within = machine()
        _ = within.handle(.openingReady(1))
        #expect(within.handle(.play(stop(1, 17))) == [.discardSound])
        #expect(within.handle(.clipReady(1)).first == .startSound(1, from: .word(at: TextOffset(utf16: 17))))
    }

    @Test func `a new speed goes on in the opening`() {
        var machine = machine()
        _ = machine.handle(.openingReady(1))
        let here = PlaybackMachine.Position(offset: stop(1).offset, secondsIntoSentence: 0.5, secondsIntoUtterance: 0.5)
        #expect(machine.handle(.speedChanged(at: here)) == [.discardSound, .startSound(1, from: .seconds(0.5))])
        #expect(machine.handle(.clipReady(1)).first == .completeSound(1))
    }
}

@Suite(.timeLimit(.minutes(10)))
struct OpeningEngineTests {
    private let reading = Reading([("One", ["Alpha beta gamma delta.", "Epsilon zeta eta theta.", "Iota."])])
    private let voice = ToneVoice(sampleRate: 8000, secondsPerWord: 0.25)
    private let asked = Asked()

    /// Cuts after the second word, with a breath of a tenth of a second.
    private static let afterTwoWords: OpeningCut = { utterance in
        guard let blank = utterance.spokenText.split(separator: " ").dropFirst().first else { return nil }
        let place = utterance.spokenText.utf16.distance(from: utterance.spokenText.startIndex, to: blank.endIndex) + 1
        return utterance.cut(atSpoken: place, pause: .milliseconds(100))
    }

    private func engine(_ output: SilentOutput, speed: Double = 1, clip: ClipSource? = nil) -> PlaybackEngine {
        PlaybackEngine(
            reading.script,
            stops: Stops(of: reading.book, in: reading.script),
            output: output,
            speed: speed,
            stretch: everyOtherSample,
            opening: Self.afterTwoWords,
            clip: clip ?? { [voice, asked] in
                asked.note($0.spokenText)
                return try voice.speak($0)
            }
        )
    }

    /// The first utterance in two parts with a breath, all others whole.
    private func expected(speed: Double = 1) async throws -> [Float] {
        var parts = reading.script.utterances
        let first = try #require(await Self.afterTwoWords(parts[0]))
        parts.replaceSubrange(0..<1, with: [first.first, first.second])
        return try parts.flatMap { utterance in
            let clip = try voice.speak(utterance)
            let pause = utterance.samplesOfSilenceAfter(sampleRate: 8000, speed: speed)
            return everyOtherSample(clip.samples, 8000, speed) + [Float](repeating: 0, count: pause)
        }
    }

    @Test func `who waits hears the first clause, then the rest, then whole utterances`() async throws {
        let output = SilentOutput(keepsSound: true)
        let engine = engine(output)
        await engine.obey(.play(from: .start))
        _ = await engine.reaches { $0.state == .finished }
        #expect(output.sound == (try await expected()))
        #expect(asked.texts.prefix(2) == ["Alpha beta ", "gamma delta. "])
        #expect(asked.texts.contains("Epsilon zeta eta theta. "))
    }

    @Test func `the words of both parts are known while they sound`() async throws {
        let output = SilentOutput(.byHand, room: 400)
        let engine = engine(output)
        await engine.obey(.play(from: .start))
        for (word, samples) in [("Alpha", 1000), ("beta", 2000), ("gamma", 2800), ("delta.", 2000)] {
            output.hear(samples)
            let status = await engine.reaches { $0.word.map(text) == word }
            #expect(status.utterance == 0 && status.state == .playing)
        }
    }

    @Test func `the opening sounds while the rest is still being made, and then waits for it`() async throws {
        let gate = Gate()
        let output = SilentOutput(keepsSound: true)
        let engine = engine(output) { [voice] utterance in
            if utterance.spokenText.hasPrefix("gamma") { await gate.passes() }
            return try voice.speak(utterance)
        }
        await engine.obey(.play(from: .start))
        _ = await engine.reaches { $0.elapsed == 0.5 }
        #expect(output.sound.count == 4000)
        #expect(await engine.status.state == .playing)
        await gate.open()
        _ = await engine.reaches { $0.state == .finished }
        #expect(output.sound == (try await expected()))
    }

    @Test func `who enters behind the first clause waits for the whole`() async throws {
        let output = SilentOutput(keepsSound: true)
        let engine = engine(output)
        await engine.obey(.play(from: TextOffset(utf16: 11)))
        _ = await engine.reaches { $0.state == .finished }
        #expect(asked.texts.first == "Alpha beta gamma delta. ")
    }

    @Test func `a rest that cannot be spoken is told, and reading goes on`() async throws {
        let output = SilentOutput(keepsSound: true)
        let engine = engine(output) { [voice] utterance in
            if utterance.spokenText.hasPrefix("gamma") { throw SpeechError.nothingToSay }
            return try voice.speak(utterance)
        }
        await engine.obey(.play(from: .start))
        let status = await engine.reaches { $0.state == .finished }
        #expect(status.skipped.map(\.index) == [0])
        let opening = 4000 + 800
        let others = 8000 + 800 + 2000 + 800
        #expect(output.sound.count == opening + others)
    }

    @Test func `an opening without words is no obstacle`() async throws {
        let output = SilentOutput(keepsSound: true)
        let engine = engine(output) { [voice] utterance in
            if utterance.spokenText == "Alpha beta " { throw SpeechError.nothingToSay }
            return try voice.speak(utterance)
        }
        await engine.obey(.play(from: .start))
        let status = await engine.reaches { $0.state == .finished }
        #expect(status.skipped.isEmpty)
        let (long, short) = (8000 + 800, 2000 + 800)
        #expect(output.sound.count == 2 * long + short)
    }

    private func text(_ span: TextSpan) -> String { String(reading.book.text(in: span)) }
}

/// What a voice was asked for, in order.
private final class Asked: Sendable {
    private let all = Mutex<[String]>([])
    var texts: [String] { all.withLock { $0 } }
    func note(_ text: String) { all.withLock { $0.append(text) } }
}

/// Holds those who come until it is opened.
private actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func passes() async {
        if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    func open() {
        isOpen = true
        for one in waiting { one.resume() }
        waiting = []
    }
}
