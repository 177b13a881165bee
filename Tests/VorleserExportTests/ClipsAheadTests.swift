import Synchronization
import Testing
import VorleserCore

@testable import VorleserExport

@Suite(.timeLimit(.minutes(10)))
struct ClipsAheadTests {
    /// Which utterances have begun, and which may end.
    private final class Studio: Sendable {
        private struct State {
            var begun: [Int] = []
            var cancelled: Set<Int> = []
            var done: Set<Int> = []
        }

        private let state = Mutex(State())

        var begun: [Int] { state.withLock { $0.begun.sorted() } }
        var cancelled: Set<Int> { state.withLock { $0.cancelled } }

        func finish(_ indices: Int...) { state.withLock { $0.done.formUnion(indices) } }

        func speak(_ index: Int) async throws -> ClipsAhead.Spoken {
            state.withLock { $0.begun.append(index) }
            do {
                while !state.withLock({ $0.done.contains(index) }) { try await Task.sleep(for: .milliseconds(1)) }
            } catch {
                state.withLock { _ = $0.cancelled.insert(index) }
                throw error
            }
            if index == 13 { throw SpeechError.nothingToSay }
            return .success(Clip(samples: [Float(index)], sampleRate: 8000, words: []))
        }

        func hasBegun(_ count: Int) async throws {
            while begun.count < count { try await Task.sleep(for: .milliseconds(1)) }
        }
    }

    private let studio = Studio()

    @Test func `several are made at a time, and given out in order whichever is done first`() async throws {
        let clips = ClipsAhead(of: [4, 5, 6, 7], atOnce: 2, speak: studio.speak)
        #expect(studio.begun.isEmpty)
        async let first = clips.next()
        try await studio.hasBegun(2)
        studio.finish(5)
        try await Task.sleep(for: .milliseconds(5))
        #expect(studio.begun == [4, 5])
        studio.finish(4)
        #expect(try await first?.index == 4)
        let second = try await clips.next()
        #expect(try second?.index == 5 && second?.spoken.get().samples == [5])
        try await studio.hasBegun(4)
        studio.finish(6, 7)
        #expect(try await [clips.next()?.index, clips.next()?.index, clips.next()?.index] == [6, 7, nil])
    }

    @Test func `when the task is cancelled, all that are being made are`() async throws {
        let clips = ClipsAhead(of: [1, 2, 3], atOnce: 2, speak: studio.speak)
        let asking = Task { try await clips.next()?.index }
        try await studio.hasBegun(2)
        asking.cancel()
        await #expect(throws: CancellationError.self) { try await asking.value }
        while studio.cancelled != [1, 2] { try await Task.sleep(for: .milliseconds(1)) }
        #expect(studio.begun == [1, 2])
    }

    @Test func `when nobody can ask any more, nothing more is made`() async throws {
        var clips: ClipsAhead? = ClipsAhead(of: [1, 2, 3], atOnce: 2, speak: studio.speak)
        studio.finish(1)
        #expect(try await clips?.next()?.index == 1)
        try await studio.hasBegun(3)
        clips = nil
        while studio.cancelled != [2, 3] { try await Task.sleep(for: .milliseconds(1)) }
    }

    @Test func `what ends the whole is thrown in its turn`() async throws {
        let clips = ClipsAhead(of: [1, 13, 2], atOnce: 3, speak: studio.speak)
        studio.finish(1, 2, 13)
        #expect(try await clips.next()?.index == 1)
        await #expect(throws: SpeechError.nothingToSay) { try await clips.next() }
    }
}
