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

    private func opening(_ index: Int, _ span: Range<Int>? = nil) -> PlaybackMachine.Event {
        .openingReady(index, TextSpan(utf16: span ?? index * 10..<index * 10 + 5))
    }

    @Test func `an opening sounds at once, and nothing else is asked for before its rest is there`() {
        var machine = machine()
        #expect(machine.handle(opening(1)) == [.startSound(1, from: .word(at: stop(1).offset))])
        #expect(machine.state == .running(.playing(1)))
        #expect(machine.requested == 1)
        #expect(machine.handle(.clipReady(1)) == [.completeSound(1), .requestClip(2)])
        #expect(machine.handle(.clipReady(2)) == [.startSound(2, from: .beginning), .requestClip(3)])
    }

    @Test func `what cannot be completed ends with its opening, and beyond that is asked for again`() {
        var machine = machine()
        _ = machine.handle(opening(1))
        #expect(machine.handle(.clipFailed(1)) == [.report(skipped: 1), .completeSound(1), .requestClip(2)])
        var beyond = machine
        #expect(beyond.handle(.play(stop(1, 17))).last == .requestClip(1, from: stop(1, 17).offset))
        #expect(machine.handle(.clipReady(2)).first == .startSound(2, from: .beginning))
    }

    @Test func `an opening that nobody waits for changes nothing`() {
        var machine = machine()
        _ = machine.handle(.pause)
        for index in [0, 1, 2] {
            let before = machine
            #expect(machine.handle(opening(index)) == [])
            #expect(machine == before)
        }
        _ = machine.handle(.resume)
        _ = machine.handle(.clipReady(1))
        #expect(machine.handle(opening(2)) == [], "it comes in time without")
    }

    @Test func `a jump away gives the rest up, a jump within the clause sounds it again`() {
        var away = machine()
        _ = away.handle(opening(1))
        #expect(
            away.handle(.play(stop(3))) == [.discardSound, .abandonClip(1), .requestClip(3, from: stop(3).offset)]
        )
        #expect(away.opened == nil)
        var within = machine()
        _ = within.handle(opening(1))
        let again = PlaybackMachine.Effect.startSound(1, from: .word(at: TextOffset(utf16: 13)))
        #expect(within.handle(.play(stop(1, 13))) == [.discardSound, again])
        #expect(within.handle(.clipReady(1)).first == .completeSound(1))
    }

    @Test func `a jump behind the clause asks anew from there`() {
        var machine = machine()
        _ = machine.handle(opening(1))
        let offset = TextOffset(utf16: 17)
        #expect(
            machine.handle(.play(stop(1, 17))) == [.discardSound, .abandonClip(1), .requestClip(1, from: offset)]
        )
        #expect(machine.handle(opening(1, 15..<19)) == [.startSound(1, from: .word(at: offset))])
    }

    @Test func `another word of what is being made is asked for anew, the same word is not`() {
        var machine = machine()
        #expect(machine.handle(.play(stop(1))) == [])
        let offset = TextOffset(utf16: 17)
        #expect(machine.handle(.play(stop(1, 17))) == [.abandonClip(1), .requestClip(1, from: offset)])
        #expect(machine.handle(.play(stop(1, 17))) == [])
    }

    @Test func `what was not spoken before the clause is spoken when the listener goes back to it`() {
        var machine = machine()
        _ = machine.handle(.play(stop(1, 17)))
        _ = machine.handle(opening(1, 15..<18))
        let effects = machine.handle(.clipReady(1, from: TextOffset(utf16: 15)))
        #expect(effects == [.completeSound(1), .requestClip(2)])
        var within = machine
        let there = TextOffset(utf16: 15)
        #expect(within.handle(.play(stop(1, 15))) == [.discardSound, .startSound(1, from: .word(at: there))])
        let here = PlaybackMachine.Position(
            offset: TextOffset(utf16: 17),
            secondsIntoSentence: .infinity,
            secondsIntoUtterance: 0
        )
        let back = machine.handle(.previousSentence(from: here))
        #expect(back == [.discardSound, .abandonClip(2), .requestClip(1, from: stop(1).offset)])
        #expect(machine.handle(.clipReady(1)).first == .startSound(1, from: .word(at: stop(1).offset)))
    }

    @Test func `a clip that begins late is of no use to who comes from before`() {
        var machine = machine()
        _ = machine.handle(.play(stop(1, 17)))
        _ = machine.handle(.clipReady(1, from: TextOffset(utf16: 15)))
        _ = machine.handle(.play(stop(0)))
        #expect(machine.handle(.clipReady(0)).last == .requestClip(1))
    }

    @Test func `a new speed goes on in the opening`() {
        var machine = machine()
        _ = machine.handle(opening(1))
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

    /// Clauses of two words, with a breath of a tenth of a second after each.
    private static let twoWords: OpeningCut = { utterance, entry in
        let text = utterance.spokenText
        let ends = text.indices.filter { text[$0] == " " }.map {
            text.utf16.distance(from: text.startIndex, to: $0) + 1
        }
        let places = zip(1..., ends).filter { $0.0.isMultiple(of: 2) && $0.1 < text.utf16.count }.map(\.1)
        let word = utterance.spokenOffset(of: entry)
        let start = places.last { $0 <= word } ?? 0
        guard let tail = start == 0 ? utterance : utterance.cut(atSpoken: start, pause: .zero)?.second else {
            return nil
        }
        guard let end = places.first(where: { $0 > word }) else { return Opening(tail) }
        return tail.cut(atSpoken: end - start, pause: .milliseconds(100)).map { Opening($0.first, rest: $0.second) }
    }

    private func engine(_ output: SilentOutput, speed: Double = 1, clip: ClipSource? = nil) -> PlaybackEngine {
        PlaybackEngine(
            reading.script,
            stops: Stops(of: reading.book, in: reading.script),
            output: output,
            speed: speed,
            stretch: everyOtherSample,
            opening: Self.twoWords,
            clip: clip ?? { [voice, asked] in
                asked.note($0.spokenText)
                return try voice.speak($0)
            }
        )
    }

    /// The first utterance in two parts with a breath, all others whole.
    private func expected(from offset: Int = 0) async throws -> [Float] {
        var parts = reading.script.utterances
        let opening = try #require(await Self.twoWords(parts[0], TextOffset(utf16: offset)))
        parts.replaceSubrange(0..<1, with: [opening.clause, opening.rest].compactMap(\.self))
        return try parts.flatMap { utterance in
            let pause = utterance.samplesOfSilenceAfter(sampleRate: 8000, speed: 1)
            return try voice.speak(utterance).samples + [Float](repeating: 0, count: pause)
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

    @Test func `who enters at a later word hears its clause first, and nothing before it is spoken`() async throws {
        let output = SilentOutput(keepsSound: true)
        let engine = engine(output)
        await engine.obey(.play(from: TextOffset(utf16: 11)))
        _ = await engine.reaches { $0.state == .finished }
        #expect(output.sound == (try await expected(from: 11)))
        #expect(asked.texts.first == "gamma delta. ")
        #expect(!asked.texts.contains { $0.hasPrefix("Alpha") })
    }

    @Test func `who enters within a clause hears it from that word, and the word is known`() async throws {
        let output = SilentOutput(.byHand, keepsSound: true)
        let engine = engine(output)
        await engine.obey(.play(from: TextOffset(utf16: 6)))
        output.hear(1000)
        let status = await engine.reaches { $0.word.map(text) == "beta" }
        #expect(status.offset.utf16 == 6 && status.utterance == 0)
        output.hear(1_000_000)
        _ = await engine.reaches { $0.state == .finished }
        #expect(output.sound == (try await Array(expected().dropFirst(2000))))
    }

    @Test func `back from a late entry is the start of the sentence, which is spoken then`() async throws {
        let output = SilentOutput(.byHand, keepsSound: true)
        let engine = engine(output)
        await engine.obey(.play(from: TextOffset(utf16: 17)))
        output.hear(1000)
        _ = await engine.reaches { $0.word.map(text) == "delta." && $0.elapsed > 0.1 }
        await engine.obey(.previousSentence)
        output.hear(1000)
        let status = await engine.reaches { $0.word.map(text) == "Alpha" }
        #expect(status.state == .playing && status.utterance == 0)
        output.hear(1_000_000)
        _ = await engine.reaches { $0.state == .finished }
        let all = try await expected()
        #expect(Array(output.sound.suffix(all.count)) == all)
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
