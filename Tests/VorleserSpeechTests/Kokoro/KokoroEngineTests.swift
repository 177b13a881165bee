#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Kokoro
import Phonemes
import Synchronization
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserSpeech

@Suite(.serialized)
struct KokoroEngineTests {
    private let voice: FormulaVoice
    private let engine: KokoroEngine
    private static let prose = "“Come in,” said the doctor—and he didn’t smile."

    init() throws {
        voice = try FormulaVoice()
        engine = try #require(voice.engine())
    }

    @Test func `words sound in order, apart, inside the clip`() async throws {
        let clip = try await engine.speak(.printed(Self.prose, at: 1000), as: FormulaVoice.heart)
        var (time, place) = (0.0, 1000)
        for word in clip.wordTimes(from: TextOffset(utf16: 1000)) {
            #expect(word.start >= time && word.end >= word.start && word.end <= clip.seconds + 1e-9)
            #expect(word.span.lowerBound.utf16 >= place && !word.span.isEmpty)
            (time, place) = (word.end, word.span.upperBound.utf16)
        }
        #expect(clip.words.count == 9)
        #expect(clip.sampleRate == 24_000 && clip.samples.allSatisfy { abs($0) < 0.9 })
        #expect(clip.samples.first == 0 && clip.samples.last == 0)
    }

    /// Numbers, money, abbreviations, and how somebody wants a name to be said.
    private static let replaced: [[(printed: String, said: String?)]] = [
        [("Mr.", "Mister"), (" Smith paid ", nil), ("$5.50", "five dollars and fifty cents"), (" on ", nil)],
        [
            ("3/4", "three quarters"), (", ", nil), ("i.e.", "that is"), (" ", nil), ("No. 7", "number seven"),
            ("!", nil),
        ],
        [
            ("10:30 a.m.", "half past ten in the morning"), ("; ", nil), ("★", ""), (" ", nil), ("£1,234", "a sum"),
            (".", nil),
        ],
    ]

    @Test(arguments: replaced.indices)
    func `words said otherwise than printed have times on what is printed`(index: Int) async throws {
        let pieces = Self.replaced[index]
        let printed = pieces.map(\.printed).joined().utf16.count
        let clip = try await engine.speak(.pieces(pieces, at: 50), as: FormulaVoice.heart)
        let words = clip.wordTimes(from: TextOffset(utf16: 50))
        var (time, place) = (0.0, 50)
        for word in words {
            #expect(word.start >= time && word.end >= word.start && word.end <= clip.seconds + 1e-9)
            #expect(word.span.lowerBound.utf16 >= place && word.span.upperBound.utf16 <= 50 + printed)
            (time, place) = (word.end, word.span.upperBound.utf16)
        }
        var start = 50
        for piece in pieces {
            let span = TextSpan(utf16: start..<start + piece.printed.utf16.count)
            if piece.said?.isEmpty == false { #expect(words.count { $0.span == span } == 1, "\(piece.printed)") }
            start = span.upperBound.utf16
        }
    }

    @Test func `phonemes of the listener's own have the time of the printed word`() async throws {
        let span = TextSpan(utf16: 0..<8)
        let name = Piece(replacing: TextSpan(utf16: 0..<7), by: "Siobhan", rule: "own", phonemes: "ʃɪvˈɔːn")
        let stop = Piece(printed: ".", TextSpan(utf16: 7..<8))
        let utterance = Utterance(span: span, pieces: [name, stop], pauseAfter: .zero, language: "en")
        let clip = try await engine.speak(utterance, as: FormulaVoice.heart)
        #expect(clip.wordTimes(from: .start).map(\.span) == [TextSpan(utf16: 0..<7)])
    }

    @Test func `equal words have equal samples, other voices other ones`() async throws {
        let first = try await engine.speak(.printed("Well, no."), as: FormulaVoice.heart)
        let other = try await engine.speak(.printed("Well, no."), as: Voice.ID(rawValue: "af_sky"))
        let mixed = try await engine.speak(.printed("Well, no."), as: Voice.ID(rawValue: "af_heart*0.5+af_sky*0.5"))
        let again = try await engine.speak(.printed("Well, no."), as: Voice.ID(rawValue: "AF_Heart"))
        #expect(first == again)
        #expect(Set([first, other, mixed]).count == 3)
        #expect(voice.loadCount == 1)
    }

    @Test func `clips made several at a time are those made one by one`() async throws {
        let several = try #require(voice.engine(utterances: 2))
        #expect(several.utterancesAtOnce == 2)
        let texts = ["Well, no.", "Yes.", "One after another.", "Come in."]
        let clips = try await withThrowingTaskGroup(of: (Int, Clip).self) { group in
            for (index, text) in texts.enumerated() {
                group.addTask(priority: .utility) {
                    (index, try await several.speak(.printed(text), as: FormulaVoice.heart))
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        for (index, text) in texts.enumerated() {
            let alone = try await engine.speak(.printed(text), as: FormulaVoice.heart)
            #expect(clips[index]?.words == alone.words && clips[index]?.samples.count == alone.samples.count)
        }
        #expect(voice.loadCount == 2)
    }

    @Test(arguments: ["", "\n", "…", "— “” —", "日本語", "🎉", "\u{0}\u{7F}", "* * *"])
    func `what has no words is refused`(text: String) async throws {
        await #expect(throws: SpeechError.nothingToSay) {
            try await engine.speak(.printed(text), as: FormulaVoice.heart)
        }
    }

    @Test(arguments: ["a", "I", "x\u{0}y", "<b>&amp;", "%n%s", "$", "3.14!?", "e\u{301}\u{301}", "a\u{202E}b", "½"])
    func `odd text does no harm`(text: String) async throws {
        let clip = try? await engine.speak(.printed(text), as: FormulaVoice.heart)
        #expect(clip.map { $0.seconds > 0.01 } ?? true)
    }

    @Test func `a task that is cancelled while it waits is answered at once, and never begins`() async throws {
        let engine = engine
        let long = String(repeating: "one word after another, ", count: 400)
        let busy = Task { try await engine.speak(.printed(long), as: FormulaVoice.heart) }
        while voice.loadCount == 0 { try await Task.sleep(for: .milliseconds(1)) }
        let waiting = Task { try await engine.speak(.printed("Never."), as: FormulaVoice.heart) }
        try await Task.sleep(for: .milliseconds(5))
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        busy.cancel()
        await #expect(throws: CancellationError.self) { try await busy.value }
        _ = try await engine.speak(.printed("Next."), as: FormulaVoice.heart)
    }

    @Test func `the network is forgotten when nobody has spoken for a while, and comes back`() async throws {
        let engine = try #require(voice.engine(idle: .milliseconds(30)))
        let first = try await engine.speak(.printed("Well."), as: FormulaVoice.heart)
        while await engine.isLoaded { try await Task.sleep(for: .milliseconds(5)) }
        let again = try await engine.speak(.printed("Well."), as: FormulaVoice.heart)
        #expect(first == again)
        #expect(voice.loadCount == 2)
    }

    @Test func `a network makes way for another one where there is no room`() async throws {
        let networks = LoadedNetworks()
        func synthesizer() -> KokoroSynthesizer {
            KokoroSynthesizer(
                voices: [:],
                share: ProcessorShare(cores: 1, utterances: 1),
                idle: .seconds(3600),
                networks: networks,
                load: FormulaVoice.load
            )
        }
        let (one, other) = (synthesizer(), synthesizer())
        await one.prepare()
        networks.makeRoom(for: other, free: LoadedNetworks.room)
        #expect(await one.isLoaded)
        networks.makeRoom(for: one, free: 0)
        #expect(await one.isLoaded)
        networks.makeRoom(for: other, free: LoadedNetworks.room - 1)
        #expect(await !one.isLoaded)
    }

    @Test func `the network is loaded ahead when that is wished`() async throws {
        #expect(await !engine.isLoaded)
        await engine.prepare()
        #expect(await engine.isLoaded)
        _ = try await engine.speak(.printed("Well."), as: FormulaVoice.heart)
        #expect(voice.loadCount == 1)
    }

    @Test func `a network that cannot be loaded is an error that says what to do`() async throws {
        let engine = try #require(KokoroEngine(voice.installed, lexicon: nil))
        do {
            _ = try await engine.speak(.printed("Well."), as: FormulaVoice.heart)
            Issue.record("It spoke")
        } catch SpeechError.engineFailed(let name, let reason) {
            #expect(name == "kokoro" && reason.contains("none.pth"))
        }
    }

    @Test func `a damaged voice is an error, and the others speak`() async throws {
        try Data(repeating: 7, count: 1000).write(to: voice.folder.url.appending(path: "af_sky.bin"))
        await #expect(throws: SpeechError.self) {
            try await engine.speak(.printed("Well."), as: Voice.ID(rawValue: "af_sky"))
        }
        _ = try await engine.speak(.printed("Well."), as: FormulaVoice.heart)
    }

    @Test func `what stays odd is spoken and told`() async throws {
        let told = Mutex<[ClipWarning]>([])
        let check = ClipCheck(pace: 90...100, leeway: 0, longestSilence: 1000, mostClipped: 1, mindsEnds: false)
        let engine = try #require(voice.engine(check: check) { warning in told.withLock { $0.append(warning) } })
        _ = try await engine.speak(.printed("Well.", at: 7), as: FormulaVoice.heart)
        let warnings = told.withLock { $0 }
        #expect(warnings.map(\.text) == ["Well."])
        #expect(warnings.first?.span == TextSpan(utf16: 7..<12) && warnings.first?.flaws.count == 1)
    }
}

struct KokoroVoicesTests {
    private func kokoro(_ names: [String], identity: String = "1", gains: [String: Float] = [:]) -> KokoroEngine? {
        let file = URL(filePath: "/nowhere")
        let voices = Dictionary(uniqueKeysWithValues: names.map { ($0, file) })
        let installed = InstalledKokoro(model: file, identity: identity, voices: voices, gains: gains)
        return KokoroEngine(installed, lexicon: nil)
    }

    @Test func `voices of English are offered, the best first, each in its accent`() throws {
        let voices = try #require(kokoro(["bm_lewis", "ff_siwis", "af_sky", "af_heart", "bf_emma"])).voices
        #expect(voices.map(\.id.rawValue) == ["af_heart", "bf_emma", "af_sky", "bm_lewis"])
        #expect(voices.map(\.language) == ["en-US", "en-GB", "en-US", "en-GB"])
        #expect(voices.first?.name == "Heart (US English, female)")
        #expect(kokoro(["ff_siwis"]) == nil && kokoro([]) == nil)
    }

    @Test func `a voice of the listener's own is offered, whatever its name`() throws {
        let voices = try #require(kokoro(["grandmother", "my_voice", "bm_lewis"])).voices
        #expect(voices.map(\.id.rawValue) == ["bm_lewis", "grandmother", "my_voice"])
        #expect(voices.map(\.language) == ["en-GB", "en-US", "en-US"])
        #expect(voices.last?.name == "my_voice (US English)")
    }

    @Test func `a mixture of installed voices is a voice, in the catalogue too`() throws {
        let engine = try #require(kokoro(["bm_lewis", "ff_siwis", "af_sky", "af_heart"]))
        let catalogue = VoiceCatalogue(engine, FliteEngine())
        let mix = try catalogue.speaker(Voice.ID(rawValue: "AF_heart*0.6 + bm_lewis*0.4"))
        #expect(mix.voice.id.rawValue == "af_heart*0.6+bm_lewis*0.4" && mix.voice.language == "en-US")
        #expect(try catalogue.speaker(Voice.ID(rawValue: "bm_lewis(2)+ff_siwis(1)")).voice.language == "en-GB")
        for wrong in ["af_heart*0.6+am_adam*0.4", "af_heart*", "ff_siwis", "+", "", "af_heart+af_heart"] {
            #expect(throws: SpeechError.self) { try catalogue.speaker(Voice.ID(rawValue: wrong)) }
        }
        #expect(SpeechError.unknownVoice("af_sky*0", known: ["slt"]).recoverySuggestion?.contains("mixture") == true)
    }

    @Test func `clips of other weights have other addresses`() throws {
        let (one, two) = (try #require(kokoro(["af_sky"])), try #require(kokoro(["af_sky"], identity: "2")))
        let voice = Voice.ID(rawValue: "af_sky")
        let addresses = [one, two].map { ClipAddress(of: .printed("Well."), spokenBy: $0, as: voice) }
        #expect(addresses[0] != addresses[1])
    }

    @Test(.enabled(if: InstalledTool.englishLexicon.isThere, "The English lexicon is not there."))
    func `clips whose words were guessed have other addresses`() throws {
        let file = URL(filePath: "/nowhere")
        let installed = InstalledKokoro(model: file, identity: "1", voices: ["af_sky": file])
        let lexicon = try Lexicon(contentsOf: Checkout.fetched("english.lexicon"))
        let engines = [nil, lexicon].compactMap { KokoroEngine(installed, lexicon: $0) }
        let voice = Voice.ID(rawValue: "af_sky")
        #expect(Set(engines.map { ClipAddress(of: .printed("Well."), spokenBy: $0, as: voice) }).count == 2)
    }

    @Test func `clips of another level have other addresses, those of other voices the same`() throws {
        let names = ["af_sky", "af_heart"]
        let engines = try [[:], ["af_sky": 0.5], ["af_sky": 0.6]].map { try #require(kokoro(names, gains: $0)) }
        func addresses(_ voice: String) -> Set<ClipAddress> {
            Set(engines.map { ClipAddress(of: .printed("Well."), spokenBy: $0, as: Voice.ID(rawValue: voice)) })
        }
        #expect(addresses("af_sky").count == 3 && addresses("AF_sky").count == 3)
        #expect(addresses("af_sky+af_heart").count == 3)
        #expect(addresses("af_heart").count == 1)
    }

    @Test func `clips of another pace have other addresses, and a mixture's pace lies between its parts'`() throws {
        let file = URL(filePath: "/nowhere")
        let paces = ["af_quick": Self.pace(80), "af_slow": Self.pace(110)]
        func speaker(_ name: String, _ paces: [String: VoicePace]) -> KokoroSpeaker? {
            let voices = ["af_quick": file, "af_slow": file, "af_new": file]
            let installed = InstalledKokoro(model: file, identity: "1", voices: voices, paces: paces)
            return KokoroVoices(installed).speaker(named: Voice.ID(rawValue: name))
        }
        let mixed = try #require(speaker("af_quick+af_slow", paces)?.pace)
        #expect(mixed.shares == Array(repeating: 0.95, count: VoicePace.lengths.count))
        #expect(speaker("af_quick+af_new", paces)?.pace == nil)
        let treatments = [speaker("af_quick", [:]), speaker("af_quick", paces), speaker("af_slow", paces)]
            .map { $0?.treatment }
        #expect(Set(treatments).count == 3 && treatments[0] == "")
    }

    private static func pace(_ frames: Int) -> VoicePace {
        VoicePace(frames: Array(repeating: frames, count: VoicePace.lengths.count), usual: 100)
    }

    @Test func `a mixture's gain lies between those of its parts, in decibels`() throws {
        let file = URL(filePath: "/nowhere")
        let voices = KokoroVoices(
            InstalledKokoro(
                model: file,
                identity: "1",
                voices: ["af_loud": file, "am_low": file, "af_new": file],
                gains: ["af_loud": 0.5, "am_low": 2]
            )
        )
        func gain(_ name: String) -> Float? { voices.speaker(named: Voice.ID(rawValue: name))?.gain }
        #expect(gain("af_loud") == 0.5 && gain("am_low") == 2 && gain("af_new") == 1)
        #expect(abs(try #require(gain("af_loud+am_low")) - 1) < 1e-6)
        #expect(abs(try #require(gain("af_loud*0.75+am_low*0.25")) - Float(0.5).squareRoot()) < 1e-6)
        #expect(abs(try #require(gain("af_new+am_low")) - Float(2).squareRoot()) < 1e-6)
    }
}
