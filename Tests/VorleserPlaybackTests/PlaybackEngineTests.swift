import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserPlayback

@Suite(.timeLimit(.minutes(10)))
struct PlaybackEngineTests {
    private let reading = Reading([
        ("One", ["Alpha beta gamma.", "Delta."]), ("Two", ["Epsilon zeta.", "Eta theta iota kappa."]),
    ])
    private let voice = ToneVoice(sampleRate: 8000, secondsPerWord: 0.25)

    @Test(arguments: [1, 0.5, 2.0, 1.7])
    func `what is heard is every clip and every pause, end to end`(speed: Double) async throws {
        let output = SilentOutput(keepsSound: true)
        let engine = engine(output, speed: speed)
        await engine.obey(.play(from: .start))
        let status = await engine.reaches { $0.state == .finished }
        #expect(output.sound == (try expected(speed: speed)))
        #expect(abs(status.elapsed - Double(output.sound.count) / 8000) < 1e-9)
        #expect(output.sampleRate == nil)
    }

    @Test func `a small room and a slow listener change nothing of what is heard`() async throws {
        let output = SilentOutput(.byHand, room: 7, keepsSound: true)
        let engine = engine(output)
        await engine.obey(.play(from: .start))
        output.hear(1_000_000)
        _ = await engine.reaches { $0.state == .finished }
        #expect(output.sound == (try expected(speed: 1)))
    }

    @Test func `the word that sounds is known at every moment`() async throws {
        let output = SilentOutput(.byHand, room: 800)
        let engine = engine(output)
        await engine.obey(.play(from: .start))
        for word in ["Alpha", "beta", "gamma."] {
            output.hear(1000)
            let status = await engine.reaches { $0.word.map(text) == word }
            #expect(status.state == .playing && status.utterance == 0 && status.offset == status.word?.lowerBound)
            output.hear(1000)
        }
        output.hear(400)
        let pause = await engine.reaches { $0.state == .waiting }
        #expect(pause.word == nil && pause.utterance == 0)
        output.hear(800)
        let next = await engine.reaches { $0.utterance == 1 && $0.word != nil }
        #expect(next.word.map(text) == "Delta.")
    }

    @Test func `playing begins at the word that stands at the offset`() async throws {
        let output = SilentOutput(keepsSound: true)
        let engine = engine(output)
        await engine.obey(.play(from: TextOffset(utf16: 8)))
        _ = await engine.reaches { $0.state == .finished }
        #expect(output.sound == Array(try expected(speed: 1).dropFirst(2000)))
    }

    @Test func `playing from beyond the end is finished at once`() async {
        let engine = engine(SilentOutput())
        await engine.obey(.play(from: TextOffset(utf16: 10_000)))
        #expect(await engine.status.state == .finished)
        #expect(await engine.status.offset.utf16 == 10_000)
    }

    @Test func `while paused nothing is heard, and then the rest of it`() async throws {
        let output = SilentOutput(.byHand, keepsSound: true)
        let engine = engine(output)
        await engine.obey(.play(from: .start))
        output.hear(1500)
        _ = await engine.reaches { $0.elapsed > 0.15 }
        await engine.obey(.toggle)
        output.hear(1_000_000)
        #expect(output.sound.count == 1500)
        #expect(await engine.status.state == .paused)
        await engine.obey(.toggle)
        _ = await engine.reaches { $0.state == .finished }
        #expect(output.sound == (try expected(speed: 1)))
    }

    @Test func `a new speed goes on at the word that sounds`() async throws {
        let output = SilentOutput(.byHand, keepsSound: true)
        let engine = engine(output)
        await engine.obey(.play(from: .start))
        output.hear(4000)
        _ = await engine.reaches { $0.elapsed == 0.5 }
        await engine.obey(.speed(2))
        output.hear(1_000_000)
        let status = await engine.reaches { $0.state == .finished }
        let (slow, fast) = (try expected(speed: 1), try expected(speed: 2))
        #expect(status.speed == 2)
        #expect(Array(output.sound.prefix(4000)) == Array(slow.prefix(4000)))
        #expect(Array(output.sound.dropFirst(4000)) == Array(fast.dropFirst(2000)))
    }

    @Test func `what changes while nothing sounds is told too`() async throws {
        let engine = engine(SilentOutput(.byHand))
        await engine.obey(.play(from: .start))
        _ = await engine.reaches { $0.state == .playing }
        await engine.obey(.pause)
        var statuses = engine.statuses.makeAsyncIterator()
        #expect(await statuses.next()?.state == .paused)
        await engine.obey(.speed(2))
        while let status = await statuses.next(), status.speed != 2 {}
        #expect(await engine.status.state == .paused)
    }

    @Test func `sentences and chapters can be skipped to`() async throws {
        let output = SilentOutput(.byHand)
        let engine = engine(output)
        await engine.obey(.play(from: .start))
        output.hear(100)
        _ = await engine.reaches { $0.word != nil }
        await engine.obey(.nextSentence)
        output.hear(100)
        var status = await engine.reaches { $0.word != nil && $0.utterance != 0 }
        #expect(status.word.map(text) == "Delta.")
        await engine.obey(.nextChapter)
        output.hear(100)
        status = await engine.reaches { $0.word != nil && $0.utterance != 1 }
        #expect(status.word.map(text) == "Epsilon")
        await engine.obey(.previousSentence)
        output.hear(100)
        status = await engine.reaches { $0.word != nil && $0.utterance != 2 }
        #expect(status.word.map(text) == "Delta.")
    }

    @Test func `back later than a second goes to the start of the sentence`() async throws {
        let output = SilentOutput(.byHand)
        let engine = PlaybackEngine(
            reading.script,
            stops: Stops(of: reading.book, in: reading.script),
            output: output,
            stretch: everyOtherSample
        ) { [voice = ToneVoice(sampleRate: 8000, secondsPerWord: 1)] in try voice.speak($0) }
        await engine.obey(.play(from: .start))
        output.hear(12_000)
        _ = await engine.reaches { $0.word.map(text) == "beta" }
        await engine.obey(.previousSentence)
        #expect(await engine.status.word.map(text) == "Alpha")
        #expect(await engine.status.utterance == 0)
    }

    @Test func `two sentences spoken in one go are skipped between all the same`() async throws {
        let span = TextSpan(utf16: 0..<14)
        let piece = Piece(printed: "Ah. Oh no. Go.", span)
        let utterance = Utterance(span: span, pieces: [piece], pauseAfter: .zero, language: "en")
        let script = Script(utterances: [utterance], omissions: [])
        let sentences = [0..<4, 4..<11, 11..<14].map { TextSpan(utf16: $0) }
        let output = SilentOutput(.byHand)
        let stops = Stops(sentences: sentences, chapters: [span], in: script)
        let engine = PlaybackEngine(script, stops: stops, output: output, stretch: everyOtherSample) {
            try ToneVoice().speak($0)
        }
        await engine.obey(.play(from: .start))
        _ = await engine.reaches { $0.state == .playing }
        for offset in [4, 11] {
            await engine.obey(.nextSentence)
            #expect(await engine.status.offset.utf16 == offset)
        }
        await engine.obey(.previousSentence)
        #expect(await engine.status.offset.utf16 == 4)
    }

    @Test func `what cannot be spoken is passed over and told once`() async throws {
        let reading = Reading([("One", ["Alpha.", "# # #", "Beta."])])
        let output = SilentOutput(keepsSound: true)
        let engine = engine(output, reading)
        await engine.obey(.play(from: .start))
        let status = await engine.reaches { $0.state == .finished }
        #expect(status.skipped.map(\.index) == [1])
        #expect(status.skipped.first?.reason == "There is nothing here that can be spoken.")
        #expect(output.sound.count == 2 * (2000 + 800))
    }

    @Test func `where nothing can be spoken the voice stops, and the place is where it was`() async throws {
        let reading = Reading([("One", ["Alpha."] + [String](repeating: "# # #", count: 9) + ["Omega."])])
        let start = reading.script.utterances[1].span.lowerBound
        for from in [TextOffset.start, start] {
            let engine = engine(SilentOutput(keepsSound: true), reading)
            await engine.obey(.play(from: from))
            let status = await engine.reaches { $0.hasGivenUp }
            #expect(status.state == .stopped)
            #expect(status.offset == start)
            #expect(status.skipped.map(\.index) == [1, 2, 3, 4, 5])
        }
    }

    @Test func `clips at another rate are played at that rate`() async throws {
        let output = SilentOutput(keepsSound: true)
        let script = reading.script
        let engine = PlaybackEngine(script, stops: Stops(script), output: output, stretch: everyOtherSample) {
            try ToneVoice(sampleRate: $0.span.lowerBound == .start ? 8000 : 16_000).speak($0)
        }
        await engine.obey(.play(from: .start))
        let status = await engine.reaches { $0.state == .finished }
        let (first, others) = (3 * 2000 + 800, 7 * 4000 + 3 * 1600)
        #expect(output.sound.count == first + others)
        #expect(abs(status.elapsed - Double(first) / 8000 - Double(others) / 16_000) < 1e-9)
    }

    @Test func `stopping is silent at once and keeps the place`() async throws {
        let output = SilentOutput(.byHand)
        let engine = engine(output)
        await engine.obey(.play(from: .start))
        output.hear(2100)
        _ = await engine.reaches { $0.word.map(text) == "beta" }
        await engine.obey(.stop)
        let status = await engine.status
        #expect(status.state == .stopped && status.offset.utf16 == 6 && status.word == nil)
        #expect(output.sampleRate == nil)
    }

    @Test func `after the end it can be played again`() async throws {
        let output = SilentOutput(keepsSound: true)
        let engine = engine(output)
        for _ in 0..<2 {
            await engine.obey(.play(from: .start))
            _ = await engine.reaches { $0.state == .finished }
        }
        #expect(output.sound == (try expected(speed: 1) + expected(speed: 1)))
    }

    @Test func `a device that breaks off stops playback and says why`() async throws {
        let output = SilentOutput(.byHand)
        let engine = engine(output)
        await engine.obey(.play(from: .start))
        _ = await engine.reaches { $0.state == .playing }
        output.hear(100)
        _ = await engine.reaches { $0.elapsed > 0 }
        output.fail(.deviceFailed(reason: "unplugged"))
        let status = await engine.reaches { $0.failure != nil }
        #expect(status.state == .stopped && status.failure == .deviceFailed(reason: "unplugged"))
    }

    @Test func `a voice that never answers does not keep the listener from stopping`() async throws {
        let script = reading.script
        let engine = PlaybackEngine(script, stops: Stops(script), output: SilentOutput(), stretch: everyOtherSample) {
            _ in
            try await Task.sleep(for: .seconds(3600))
            throw CancellationError()
        }
        await engine.obey(.play(from: .start))
        #expect(await engine.status.state == .preparing)
        await engine.obey(.stop)
        #expect(await engine.status.state == .stopped)
        #expect(await engine.status.skipped.isEmpty)
    }

    @Test(arguments: [Double.nan, -1, 0, 1e9])
    func `no speed is too strange`(speed: Double) async throws {
        let output = SilentOutput(keepsSound: true)
        let engine = engine(output, speed: speed)
        await engine.obey(.play(from: .start))
        _ = await engine.reaches { $0.state == .finished }
        #expect(!output.sound.isEmpty)
    }

    private func engine(_ output: SilentOutput, _ reading: Reading? = nil, speed: Double = 1) -> PlaybackEngine {
        let reading = reading ?? self.reading
        let stops = Stops(of: reading.book, in: reading.script)
        return PlaybackEngine(
            reading.script,
            stops: stops,
            output: output,
            speed: speed,
            stretch: everyOtherSample
        ) { [voice] in try voice.speak($0) }
    }

    private func expected(speed: Double) throws -> [Float] {
        try reading.script.utterances.flatMap { utterance in
            let clip = try voice.speak(utterance)
            let samples = everyOtherSample(clip.samples, clip.sampleRate, speed)
            let pause = utterance.samplesOfSilenceAfter(sampleRate: clip.sampleRate, speed: speed)
            return samples + [Float](repeating: 0, count: pause)
        }
    }

    private func text(_ span: TextSpan) -> String { String(reading.book.text(in: span)) }
}

extension PlaybackEngine {
    /// Waits for a status.
    func reaches(_ isThere: (PlaybackStatus) -> Bool) async -> PlaybackStatus {
        if isThere(status) { return status }
        for await status in statuses where isThere(status) { return status }
        return status
    }
}
