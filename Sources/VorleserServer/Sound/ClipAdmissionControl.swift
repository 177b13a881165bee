import Synchronization

/// Admission control for clips that have not been spoken: how many requests wait for one, and how long the next would.
///
/// Rules without a clock: every call is told the time. One engine speaks for all, in the order in which they ask: when
/// it cannot keep up, some are told so at once and come again, and none waits for long.
struct ClipAdmissionControl {
    /// Nobody is sent away who would wait for less.
    static let longestWait = Duration.seconds(10)
    /// A queue of this length is always admitted: what the last requests took says little about the next.
    static let fewest = 8
    /// How much the last one counts for what is usual.
    private static let weight = 0.2

    private(set) var waiting = 0
    /// What one takes the engine.
    private var usual = Duration.zero
    private var lastDone: ContinuousClock.Instant?

    /// Whether one more may wait.
    var hasRoom: Bool { waiting < Self.fewest || usual * waiting < Self.longestWait }

    mutating func enter() { waiting += 1 }

    /// One has its clip, or has given up.
    /// - Parameters:
    ///   - entered: When it came.
    ///   - isSpoken: Whether it has its clip.
    ///   - now: When it goes.
    mutating func leave(entered: ContinuousClock.Instant, isSpoken: Bool, at now: ContinuousClock.Instant) {
        waiting -= 1
        guard isSpoken else { return }
        // Before that the engine was busy with others.
        let began = max(entered, lastDone ?? entered)
        usual += (now - began - usual) * Self.weight
        lastDone = now
    }
}

/// The requests that wait for a server's engine.
final class ClipQueue: Sendable {
    private let admission = Mutex(ClipAdmissionControl())

    /// Waits for a clip, if it does not take too long.
    /// - Throws: ``Refusal/voiceOverloaded``; what `work` throws.
    func wait<Result>(for work: () async throws -> Result) async throws -> Result {
        let entered = ContinuousClock.now
        let hasRoom = admission.withLock { admission in
            guard admission.hasRoom else { return false }
            admission.enter()
            return true
        }
        guard hasRoom else { throw Refusal.voiceOverloaded }
        var isSpoken = false
        defer { admission.withLock { $0.leave(entered: entered, isSpoken: isSpoken, at: .now) } }
        let result = try await work()
        isSpoken = true
        return result
    }
}
