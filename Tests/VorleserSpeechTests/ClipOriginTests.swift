import Testing
import VorleserTesting
import VorleserCore

@testable import VorleserSpeech

struct ClipOriginTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func studio(_ engine: FixtureEngine) -> SpeechStudio {
        SpeechStudio(VoiceCatalogue(engine), store: ClipStore(directory: folder.url))
    }

    @Test func `a clip is rendered once, and kept from then on`() async throws {
        let engine = FixtureEngine()
        let studio = studio(engine)
        #expect(try await studio.delivery(of: .printed("One"), as: engine.voice).origin == .rendered)
        #expect(try await studio.delivery(of: .printed("One", at: 7), as: engine.voice).origin == .kept)
        await studio.settle()
        #expect(try await self.studio(engine).delivery(of: .printed("One"), as: engine.voice).origin == .kept)
    }

    @Test func `of several listeners of one rendering, one is told that it was rendered`() async throws {
        let engine = FixtureEngine(isOpen: false)
        let studio = studio(engine)
        let tasks = (0..<5).map { number in
            Task { try await studio.delivery(of: .printed("One", at: number), as: engine.voice).origin }
        }
        while await studio.listenerCount < 5 { await Task.yield() }
        engine.open()
        var origins: [ClipOrigin] = []
        for task in tasks { origins.append(try await task.value) }
        #expect(origins.count { $0 == .rendered } == 1)
        #expect(engine.asked.count == 1)
    }

    @Test func `what was made ahead counts as rendered when it is taken`() async throws {
        let engine = FixtureEngine()
        let studio = studio(engine)
        await studio.prefetch([.printed("One")], as: engine.voice)
        #expect(try await studio.delivery(of: .printed("One"), as: engine.voice).origin == .rendered)
        #expect(engine.asked == ["One"])
    }

    @Test func `what is kept is given without speaking, and what is not is told`() async throws {
        let engine = FixtureEngine()
        let studio = studio(engine)
        let clip = try await studio.clip(of: .printed("One"), as: engine.voice)
        await studio.settle()
        await studio.note(.nothingToSay, on: .printed("silence"), as: engine.voice)
        if case .clip(let kept) = try await studio.keptSound(of: .printed("One"), as: engine.voice) {
            #expect(kept == clip)
        } else {
            Issue.record("The clip is not found.")
        }
        let silence = try await studio.keptSound(of: .printed("silence"), as: engine.voice)
        if case .unspoken(.nothingToSay) = silence {} else { Issue.record("\(silence)") }
        let missing = try await studio.keptSound(of: .printed("Two"), as: engine.voice)
        if case .missing = missing {} else { Issue.record("\(missing)") }
        #expect(engine.asked == ["One"])
    }
}
