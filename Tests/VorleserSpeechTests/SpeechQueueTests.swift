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
        Task(priority: priority) { try await queue.speak { [self] _ in work(name) } }
    }

    func speak(_ utterance: Utterance, as voice: Voice.ID) async throws -> Clip {
        try await queue.speak { [self] _ in work(utterance.spokenText) }
    }

    private func work(_ name: String) -> Clip {
        names.withLock { $0.append(name) }
        // On a thread of the queue's own; spinning would take a core from all other tests.
        while name == "busy", !isOpen.withLock({ $0 }) { usleep(1000) }
        return Clip(samples: [0], sampleRate: 8000, words: [])
    }
}
