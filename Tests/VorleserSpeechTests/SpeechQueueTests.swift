import Foundation
import Synchronization
import Testing
import VorleserCore

@testable import VorleserSpeech

struct SpeechQueueTests {
    @Test func `the most urgent goes first, among equals the first, and what is cancelled never begins`() async throws {
        let bench = Bench()
        let busy = bench.ask("busy", .high)
        while bench.begun.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        var tasks: [Task<Clip, any Error>] = []
        for (name, priority) in [("later", TaskPriority.low), ("never", .high), ("first", .high), ("second", .high)] {
            tasks.append(bench.ask(name, priority))
            while bench.queue.waitingCount < tasks.count { try await Task.sleep(for: .milliseconds(1)) }
        }
        tasks[1].cancel()
        let never = await tasks[1].result
        #expect(throws: CancellationError.self) { try never.get() }
        bench.open()
        for task in [busy, tasks[0], tasks[2], tasks[3]] { _ = try await task.value }
        #expect(bench.begun == ["busy", "first", "second", "later"])
    }

    @Test func `what somebody has asked for at leisure is urgent as soon as somebody waits for it`() async throws {
        let bench = Bench()
        let studio = SpeechStudio(VoiceCatalogue(bench), store: nil)
        func ask(_ name: String, _ priority: TaskPriority) -> Task<Clip, any Error> {
            Task(priority: priority) { try await studio.clip(of: .printed(name), as: bench.voices[0].id) }
        }
        var tasks = [ask("busy", .high)]
        while bench.begun.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        for (name, priority) in [("shared", TaskPriority.low), ("other", .medium), ("shared", .high)] {
            tasks.append(ask(name, priority))
            while await studio.listenerCount < tasks.count { try await Task.sleep(for: .milliseconds(1)) }
            while bench.queue.waitingCount < min(tasks.count - 1, 2) { try await Task.sleep(for: .milliseconds(1)) }
        }
        bench.open()
        for task in tasks { _ = try await task.value }
        #expect(bench.begun == ["busy", "shared", "other"])
    }
}

extension SpeechQueueTests {
    @Test func `what is made at leisure stops in the middle while somebody waits, and goes on`() async throws {
        let bench = PausingBench()
        var later = [bench.ask("one", .utility), bench.ask("two", .utility)]
        while bench.begun.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
        // Tasks begin in whatever order they like.
        later.append(bench.ask("three", .background))
        while bench.queue.waitingCount < 1 { try await Task.sleep(for: .milliseconds(1)) }
        let urgent = bench.ask("urgent", .high)
        while !bench.begun.contains("urgent") { try await Task.sleep(for: .milliseconds(1)) }
        try await bench.stillness()
        #expect(Set(bench.begun) == ["one", "two", "urgent"])
        bench.finish("urgent")
        _ = try await urgent.value
        try await bench.motion()
        bench.finish("one")
        bench.finish("two")
        bench.finish("three")
        for task in later { _ = try await task.value }
        later = []
        #expect(bench.begun.last == "three")
    }

    @Test func `what pauses is answered at once when it is cancelled`() async throws {
        let bench = PausingBench()
        let later = bench.ask("one", .utility)
        while bench.begun.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        let urgent = bench.ask("urgent", .high)
        while bench.begun.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
        later.cancel()
        await #expect(throws: CancellationError.self) { try await later.value }
        bench.finish("urgent")
        _ = try await urgent.value
    }

    @Test func `what waits behind others begins as soon as somebody waits for it`() async throws {
        let bench = PausingBench()
        let studio = SpeechStudio(VoiceCatalogue(bench), store: nil)
        func ask(_ name: String, _ priority: TaskPriority) -> Task<Clip, any Error> {
            Task { try await studio.delivery(of: .printed(name), as: bench.voices[0].id, priority: priority).clip }
        }
        var tasks: [Task<Clip, any Error>] = []
        for name in ["one", "two", "three"] {
            tasks.append(ask(name, .utility))
            while bench.begun.count + bench.queue.waitingCount < tasks.count {
                try await Task.sleep(for: .milliseconds(1))
            }
        }
        #expect(bench.begun == ["one", "two"])
        tasks.append(ask("three", .high))
        while !bench.begun.contains("three") { try await Task.sleep(for: .milliseconds(1)) }
        for name in ["one", "two", "three"] { bench.finish(name) }
        for task in tasks { _ = try await task.value }
    }
}

/// A queue of two lanes beside the first; each name works, in small steps, until it is told to end.
private final class PausingBench: SpeechEngine {
    let name = "bench"
    let version = "1"
    let voices = [Voice(id: Voice.ID(rawValue: "test"), name: "Test", engine: "bench", language: "en")]
    let limits = UtteranceLimits(shortest: 0, longest: 100)

    let queue = SpeechQueue(label: "test", leisure: 2)
    private let names = Mutex<[String]>([])
    private let done = Mutex<Set<String>>([])
    private let leisurelySteps = Mutex(0)

    var begun: [String] { names.withLock { $0 } }
    func finish(_ name: String) { done.withLock { _ = $0.insert(name) } }

    /// Waits until nothing that is made at leisure moves.
    func stillness() async throws {
        var seen = -1
        while seen != leisurelySteps.withLock({ $0 }) {
            seen = leisurelySteps.withLock { $0 }
            try await Task.sleep(for: .milliseconds(50))
        }
    }

    /// Waits until something that is made at leisure moves.
    func motion() async throws {
        let seen = leisurelySteps.withLock { $0 }
        while seen == leisurelySteps.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(1)) }
    }

    func ask(_ name: String, _ priority: TaskPriority) -> Task<Clip, any Error> {
        Task(priority: priority) { try await queue.speak { [self] turn, lane in work(name, turn, lane) } }
    }

    func speak(_ utterance: Utterance, as voice: Voice.ID) async throws -> Clip {
        try await queue.speak { [self] turn, lane in work(utterance.spokenText, turn, lane) }
    }

    private func work(_ name: String, _ turn: SpeechTurn, _ lane: SpeechLanes.Lane) -> Clip {
        names.withLock { $0.append(name) }
        while !done.withLock({ $0.contains(name) }), !turn.isCancelled {
            queue.pause(turn)
            if lane != .first { leisurelySteps.withLock { $0 += 1 } }
            usleep(1000)
        }
        return Clip(samples: [0], sampleRate: 8000, words: [])
    }
}

/// A queue, and what it has begun; “busy” works until it is told to end.
private final class Bench: SpeechEngine {
    let name = "bench"
    let version = "1"
    let voices = [Voice(id: Voice.ID(rawValue: "test"), name: "Test", engine: "bench", language: "en")]
    let limits = UtteranceLimits(shortest: 0, longest: 100)

    let queue = SpeechQueue(label: "test")
    private let names = Mutex<[String]>([])
    private let isOpen = Mutex(false)

    var begun: [String] { names.withLock { $0 } }
    func open() { isOpen.withLock { $0 = true } }

    func ask(_ name: String, _ priority: TaskPriority) -> Task<Clip, any Error> {
        Task(priority: priority) { try await queue.speak { [self] _, _ in work(name) } }
    }

    func speak(_ utterance: Utterance, as voice: Voice.ID) async throws -> Clip {
        try await queue.speak { [self] _, _ in work(utterance.spokenText) }
    }

    private func work(_ name: String) -> Clip {
        names.withLock { $0.append(name) }
        // On a thread of the queue's own; spinning would take a core from all other tests.
        while name == "busy", !isOpen.withLock({ $0 }) { usleep(1000) }
        return Clip(samples: [0], sampleRate: 8000, words: [])
    }
}
