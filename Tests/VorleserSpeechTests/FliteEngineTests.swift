import Testing
import VorleserCore

@testable import VorleserSpeech

@Suite(.serialized)
struct FliteEngineTests {
    private static let engine = FliteEngine()
    private static let voices = engine.voices.map(\.id)
    private static let slt = Voice.ID(rawValue: "slt")
    private static let prose = """
        “Come in,” said the doctor—and he didn’t smile—“it’s the twenty-first of May; shut the door!” He paid $45 (or so).
        """

    @Test(arguments: voices)
    func `words sound in order, apart, inside the clip`(voice: Voice.ID) async throws {
        let clip = try await Self.engine.speak(.printed(Self.prose, at: 1000), as: voice)
        var (time, place) = (0.0, 1000)
        for word in clip.wordTimes(from: TextOffset(utf16: 1000)) {
            #expect(word.start >= time && word.end >= word.start && word.end <= clip.seconds)
            #expect(word.span.lowerBound.utf16 >= place && !word.span.isEmpty)
            (time, place) = (word.end, word.span.upperBound.utf16)
        }
        #expect(place <= 1000 + Self.prose.utf16.count)
    }

    @Test(arguments: voices)
    func `every printed word has a time, and no punctuation has one`(voice: Voice.ID) async throws {
        let clip = try await Self.engine.speak(.printed(Self.prose), as: voice)
        let units = Array(Self.prose.utf16)
        let words = clip.wordTimes(from: .start).map { String(decoding: units[$0.span.utf16], as: UTF16.self) }
        let printed = Self.prose.split { !($0.isLetter || $0.isNumber || "’$".contains($0)) }.map(String.init)
        #expect(words == printed)
    }

    @Test func `what replaces something printed lights it up once`() async throws {
        let utterance = Utterance.pieces(
            [("He paid ", nil), ("$45", "forty-five dollars"), (" and left", nil), (".", "")],
            at: 50
        )
        let clip = try await Self.engine.speak(utterance, as: Self.slt)
        let spans = clip.wordTimes(from: utterance.span.lowerBound).map(\.span.utf16)
        #expect(spans == [50..<52, 53..<57, 58..<61, 62..<65, 66..<70])
        #expect(clip.words[2].end - clip.words[2].start > 0.8)
    }

    @Test func `a word that lies across two pieces has one time`() async throws {
        let utterance = Utterance.pieces([("un", nil), ("bel.", "believable"), (" tale", nil)])
        let clip = try await Self.engine.speak(utterance, as: Self.slt)
        #expect(clip.wordTimes(from: .start).map(\.span.utf16) == [0..<6, 7..<11])
    }

    @Test func `words that are not printed sound without a time`() async throws {
        let span = TextSpan(utf16: 10..<15)
        let number = Piece(replacing: TextSpan(utf16: 10..<10), by: "Two. ", rule: "list")
        let utterance = Utterance(
            span: span,
            pieces: [number, Piece(printed: "Bread", span)],
            pauseAfter: .zero,
            language: "en"
        )
        let clip = try await Self.engine.speak(utterance, as: Self.slt)
        #expect(clip.wordTimes(from: span.lowerBound).map(\.span) == [span])
        #expect(clip.words[0].start > 0.2)
    }

    @Test func `the listener's phonemes are spoken`() async throws {
        let span = TextSpan(utf16: 0..<4)
        func clip(_ phonemes: String?) async throws -> Clip {
            let piece = Piece(replacing: span, by: "Bath", rule: "listener", phonemes: phonemes)
            let utterance = Utterance(span: span, pieces: [piece], pauseAfter: .zero, language: "en")
            return try await Self.engine.speak(utterance, as: Self.slt)
        }
        let own = try await clip(nil)
        #expect(try await clip("bˈæθ").samples == own.samples)
        #expect(try await clip("bɑɹsəlˈOnə").seconds > own.seconds * 1.3)
    }

    @Test(arguments: voices)
    func `equal words have equal samples`(voice: Voice.ID) async throws {
        let first = try await Self.engine.speak(.printed(Self.prose), as: voice)
        _ = try await Self.engine.speak(.printed("Something else comes between."), as: voice)
        let second = try await FliteEngine().speak(.printed(Self.prose), as: voice)
        #expect(first == second)
    }

    @Test func `equal words asked for at the same time have equal samples`() async throws {
        let clips = try await withThrowingTaskGroup(of: Clip.self) { group in
            for _ in 0..<6 { group.addTask { try await Self.engine.speak(.printed(Self.prose), as: Self.slt) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(clips).count == 1)
    }

    @Test(arguments: voices)
    func `every voice speaks at the same level and clips nowhere`(voice: Voice.ID) async throws {
        var samples: [Float] = []
        for line in [
            "It is a truth universally acknowledged, that a single man in possession of a good fortune,",
            "must be in want of a wife.", "However little known the feelings or views of such a man may be",
            "on his first entering a neighbourhood, this truth is so well fixed in the minds of the families.",
        ] {
            samples += try await Self.engine.speak(.printed(line), as: voice).samples
        }
        let level = try #require(Loudness.integrated(of: samples, sampleRate: 16_000))
        #expect(abs(level - Loudness.house) < 1.5, "\(level) LUFS")
        #expect(samples.allSatisfy { abs($0) < 0.89 })
        #expect(abs(samples.reduce(0, +) / Float(samples.count)) < 0.001)
    }

    @Test(arguments: voices)
    func `speech begins and ends within a twentieth of a second`(voice: Voice.ID) async throws {
        let clip = try await Self.engine.speak(.printed("Nobody told me."), as: voice)
        let loud = clip.samples.indices.filter { abs(clip.samples[$0]) > 0.01 }
        #expect(try #require(loud.first) < 800)
        #expect(clip.samples.count - (try #require(loud.last)) < 800)
        #expect(clip.samples.first == 0 && clip.samples.last == 0)
    }

    @Test(arguments: [
        "", " ", "\n\n", "…", "— — —", "“”", "日本語だけ", "🎉🎊", "\u{0}\u{1}\u{7F}", "* * *", "Привет", "'", "\u{FFFD}",
    ])
    func `what has no words is refused`(text: String) async throws {
        await #expect(throws: SpeechError.nothingToSay) {
            try await Self.engine.speak(.printed(text), as: Self.slt)
        }
    }

    @Test(arguments: [
        "a", "A.", "I", "x\u{0}y", "<speak>&amp;</speak>", "%n%s%d 100% %@", "()()() word ()()", "$", "$$$ 5",
        "....5....",
        "#!/bin/sh", "http://example.com/?q=1&r=2#x", "a@b.c", "1/0", "--5--", "'''a'''", "1e999", "0x0F", "$1,2,3.4.5",
        "99999999999999999999999999999999999999999999", "12:99:99", "hm mm bzzt pfft", "I.I.I.I.", "1st 2nd 999th",
        "Mc Mac",
        "e\u{301}\u{301}\u{301}\u{301}", "a\u{202E}b", "٣٤٥", "$٣", "½½½",
    ])
    func `odd text is spoken and does no harm`(text: String) async throws {
        for voice in Self.voices {
            let clip = try await Self.engine.speak(.printed(text), as: voice)
            #expect(clip.seconds > 0.02)
            #expect(!clip.words.isEmpty)
        }
    }

    @Test func `random text does no harm`() async throws {
        var numbers = SeededNumbers()
        let alphabet = Array(
            "aeioubcdfgst AEIOUBC 0123456789 .,;:!?'\"()$%&@#-–—…’“”éßæ½αя日🎉\u{301}\u{AD}\u{0}\n".unicodeScalars
        )
        for _ in 0..<80 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 1...120, using: &numbers) {
                if let scalar = alphabet.randomElement(using: &numbers) { text.append(scalar) }
            }
            let utterance = Utterance.printed(String(text))
            let clip = try? await Self.engine.speak(utterance, as: Voice.ID(rawValue: "kal16"))
            #expect((clip?.words ?? []).allSatisfy { $0.end <= (clip?.seconds ?? 0) && $0.start <= $0.end })
            #expect(clip != nil || FliteText(utterance).tokens.isEmpty, "\(String(text).debugDescription)")
        }
    }

    @Test(arguments: [
        String(repeating: "word after word, ", count: 300), String(repeating: "x", count: 3000),
        String(repeating: "7", count: 1000), String(repeating: "a\u{301}", count: 3000),
        String(repeating: "( ", count: 50_000) + "word",
    ])
    func `an endless text is spoken piece by piece`(text: String) async throws {
        let clip = try await Self.engine.speak(.printed(text), as: Voice.ID(rawValue: "kal16"))
        #expect(clip.words.allSatisfy { $0.end <= clip.seconds })
        #expect(zip(clip.words, clip.words.dropFirst()).allSatisfy { $0.end <= $1.start })
    }

    @Test func `a cancelled utterance ends at once and the engine is free again`() async throws {
        let text = String(repeating: "one word after another and another, ", count: 3000)
        let clock = ContinuousClock()
        let task = Task { try await Self.engine.speak(.printed(text), as: Self.slt) }
        await Task.yield()
        let start = clock.now
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        _ = try await Self.engine.speak(.printed("Next."), as: Self.slt)
        // Generous, for a busy machine: speaking all of it takes more than a minute.
        #expect(clock.now - start < .seconds(30))
    }

    @Test func `a task that is cancelled already speaks nothing`() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await Self.engine.speak(.printed("Never heard."), as: Self.slt)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `a voice it does not have is refused with those it has`() async {
        await #expect(throws: SpeechError.unknownVoice("bob", known: ["slt", "rms", "awb", "kal16"])) {
            try await Self.engine.speak(.printed("Hello."), as: Voice.ID(rawValue: "bob"))
        }
    }
}
