#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Synchronization
import Testing
import VorleserTesting
import VorleserCore

@testable import VorleserSpeech

struct SpeechStudioTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func studio(_ engine: FixtureEngine, kept: Bool = true) -> SpeechStudio {
        SpeechStudio(VoiceCatalogue(engine), store: kept ? ClipStore(directory: folder.url) : nil)
    }

    @Test func `a clip that was made once comes from the store, the same in every sample`() async throws {
        let first = FixtureEngine()
        let studio = studio(first)
        let fresh = try await studio.clip(of: .printed("Hello there"), as: first.voice)
        await studio.settle()
        let second = FixtureEngine()
        let kept = try await self.studio(second).clip(of: .printed("Hello there"), as: second.voice)
        #expect(fresh == kept)
        #expect(first.asked == ["Hello there"] && second.asked.isEmpty)
    }

    @Test func `the built-in voice sounds the same live and from the store`() async throws {
        let utterance = Utterance.printed("It was a bright cold day in April.", at: 12)
        let store = ClipStore(directory: folder.url)
        let studio = SpeechStudio(store: store)
        let voice = studio.catalogue.standard.id
        let fresh = try await studio.clip(of: utterance, as: voice)
        await studio.settle()
        let address = ClipAddress(of: utterance, spokenBy: FliteEngine(), as: voice)
        #expect(store.clip(at: address) == fresh)
    }

    @Test func `equal requests share one rendering, each with its own place`() async throws {
        let engine = FixtureEngine(isOpen: false)
        let studio = studio(engine)
        async let first = studio.clip(of: .printed("Same"), as: engine.voice)
        #expect(await engine.arrival() == "Same")
        async let second = studio.clip(of: .printed("Same", at: 100), as: engine.voice)
        await arrival(of: 2, at: studio)
        engine.open()
        #expect(try await first.wordTimes(from: .start).map(\.span) == [TextSpan(utf16: 0..<4)])
        #expect(try await second.wordTimes(from: TextOffset(utf16: 100)).map(\.span) == [TextSpan(utf16: 100..<104)])
        #expect(engine.asked == ["Same"])
    }

    /// Waits until so many requests have arrived.
    private func arrival(of count: Int, at studio: SpeechStudio) async {
        while await studio.listenerCount < count { await Task.yield() }
    }

    @Test func `the engine stops when the last listener leaves, not before`() async throws {
        let engine = FixtureEngine(isOpen: false)
        let studio = studio(engine)
        let first = Task { try await studio.clip(of: .printed("Same"), as: engine.voice) }
        _ = await engine.arrival()
        let second = Task { try await studio.clip(of: .printed("Same"), as: engine.voice) }
        await arrival(of: 2, at: studio)
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        #expect(engine.cancelled == 0)
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        engine.open()
        let again = try await studio.clip(of: .printed("Same"), as: engine.voice)
        #expect(again.words.count == 1)
        #expect(engine.cancelled == 1)
        #expect(engine.asked == ["Same", "Same"])
    }

    @Test func `a task that is cancelled asks for nothing`() async {
        let engine = FixtureEngine()
        let studio = studio(engine)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await studio.clip(of: .printed("Never"), as: engine.voice)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(engine.asked.isEmpty)
    }

    @Test func `what cannot be spoken is told and passed over`() async throws {
        let engine = FixtureEngine()
        let studio = studio(engine)
        let texts = ["One", "silence", "Two", "fault", "Three"]
        var clips: [String] = []
        var reasons: [SpeechError] = []
        for try await rendition in try studio.clips(of: texts.map { .printed($0) }, as: engine.voice) {
            switch rendition.result {
            case .success: clips.append(rendition.utterance.spokenText)
            case .failure(let reason): reasons.append(reason)
            }
            #expect((rendition.clip == nil) == (["silence", "fault"].contains(rendition.utterance.spokenText)))
        }
        #expect(clips == ["One", "Two", "Three"])
        #expect(reasons.first == .nothingToSay)
        #expect(reasons.count == 2)
    }

    @Test(arguments: [0, 1, 2])
    func `no more is made ahead than is asked for`(lookAhead: Int) async throws {
        let engine = FixtureEngine()
        let studio = studio(engine, kept: false)
        let utterances = (1...9).map { Utterance.printed("Number \($0)") }
        var iterator = try studio.clips(of: utterances, as: engine.voice, lookAhead: lookAhead).makeAsyncIterator()
        for taken in 1...9 {
            #expect(try await iterator.next()?.utterance == utterances[taken - 1])
            #expect(engine.asked.count <= taken + lookAhead)
        }
        #expect(try await iterator.next() == nil)
        #expect(engine.asked == utterances.map(\.spokenText))
    }

    @Test func `the next is made while the current one is used`() async throws {
        let engine = FixtureEngine()
        let studio = studio(engine)
        var iterator = try studio.clips(of: [.printed("One"), .printed("Two")], as: engine.voice).makeAsyncIterator()
        _ = try await iterator.next()
        #expect(await engine.arrival() == "One")
        #expect(await engine.arrival() == "Two")
    }

    @Test func `nothing goes on when nobody asks any more`() async throws {
        let engine = FixtureEngine(isOpen: false)
        let studio = studio(engine)
        let reader = Task {
            for try await _ in try studio.clips(of: [.printed("One"), .printed("Two")], as: engine.voice) {}
        }
        _ = await engine.arrival()
        reader.cancel()
        await #expect(throws: CancellationError.self) { try await reader.value }
        engine.open()
        _ = try await studio.clip(of: .printed("Three"), as: engine.voice)
        #expect(engine.asked == ["One", "Three"])
    }

    @Test func `an unknown voice is refused before anything is made`() async throws {
        let engine = FixtureEngine()
        let studio = studio(engine)
        let error = SpeechError.unknownVoice("bob", known: ["test"])
        #expect(throws: error) { _ = try studio.clips(of: [], as: Voice.ID(rawValue: "bob")) }
        await #expect(throws: error) { try await studio.clip(of: .printed("x"), as: Voice.ID(rawValue: "bob")) }
    }

    @Test func `what was prefetched is there when it is wanted, also without a store`() async throws {
        let engine = FixtureEngine()
        let studio = studio(engine, kept: false)
        let wanted = Utterance.printed("Soon", at: 9)
        await studio.prefetch([.printed("Soon"), .printed("Later"), .printed("Much later")], as: engine.voice)
        _ = await engine.arrival()
        _ = await engine.arrival()
        let clip = try await studio.clip(of: wanted, as: engine.voice)
        #expect(clip.wordTimes(from: wanted.span.lowerBound).map(\.span) == [wanted.span])
        #expect(try await studio.clip(of: .printed("Later"), as: engine.voice).words.count == 1)
        #expect(Set(engine.asked) == ["Soon", "Later"])
    }

    @Test func `what is no longer to be prefetched is stopped and let go`() async throws {
        let engine = FixtureEngine(isOpen: false)
        let studio = studio(engine, kept: false)
        await studio.prefetch([.printed("Old")], as: engine.voice)
        _ = await engine.arrival()
        await studio.prefetch([.printed("New"), .printed("New")], as: engine.voice)
        _ = await engine.arrival()
        engine.open()
        _ = try await studio.clip(of: .printed("New"), as: engine.voice)
        #expect(engine.cancelled == 1)
        await studio.prefetch([], as: Voice.ID(rawValue: "nobody"))
        // Whoever waits has the clip a moment before its rendering is over, and may join that until then.
        for _ in 0..<1000 where engine.asked.count < 3 {
            _ = try await studio.clip(of: .printed("New"), as: engine.voice)
            try await Task.sleep(for: .milliseconds(1))
        }
        #expect(engine.asked == ["Old", "New", "New"])
    }

    @Test func `speech goes on when nothing can be kept, with one warning`() async throws {
        let file = folder.url.appending(path: "file")
        try Data([1]).write(to: file)
        let warnings = Mutex<[String]>([])
        let engine = FixtureEngine()
        let studio = SpeechStudio(VoiceCatalogue(engine), store: ClipStore(directory: file.appending(path: "clips"))) {
            error in warnings.withLock { $0.append("\(type(of: error))") }
        }
        for text in ["One", "Two", "Three"] {
            #expect(try await studio.clip(of: .printed(text), as: engine.voice).words.count == 1)
            await studio.settle()
        }
        #expect(warnings.withLock { $0 } == ["ClipStoreError"])
    }

    @Test func `samples beyond what can be kept are brought back before anybody hears them`() {
        let odd = Clip(samples: [2, -2, .nan, 0.3, .infinity], sampleRate: 16_000, words: [])
        let quantised = odd.quantised
        #expect(quantised.samples.allSatisfy { $0 >= -1 && $0 < 1 })
        #expect(quantised.samples[2] == 0)
        #expect(abs(quantised.samples[3] - 0.3) < 1 / 32_768)
        #expect(quantised.quantised == quantised)
    }
}
