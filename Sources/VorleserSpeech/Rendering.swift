import Synchronization
import VorleserCore

/// One clip being made, for everybody who has asked for it.
///
/// It ends early when the last listener has left. Who joins later gets the result at once.
final class Rendering: Sendable {
    let address: ClipAddress
    private let urgency: Urgency
    private let state = Mutex(State())

    private struct State {
        var listeners: Set<Int> = [0]
        var waiting: [Int: CheckedContinuation<Clip, any Error>] = [:]
        var joined = 1
        var result: Result<Clip, any Error>?
        /// Whether the engine spoke it and the waiting requests are not answered yet.
        var isFresh = false
        var task: Task<Void, Never>?
        var isAbandoned = false
        var isOver = false
    }

    /// - Parameters:
    ///   - address: Of the clip.
    ///   - priority: How soon it is wanted.
    init(at address: ClipAddress, priority: TaskPriority) {
        self.address = address
        urgency = Urgency(priority)
    }

    /// Somebody who wants the clip, until they leave.
    struct Listener {
        let rendering: Rendering
        fileprivate let number: Int
    }

    /// The one for whom it was begun.
    var firstListener: Listener { Listener(rendering: self, number: 0) }

    /// Takes in one more.
    /// - Parameter priority: How soon they want it.
    /// - Returns: `nil` when all others have left, so that it is being stopped.
    func join(_ priority: TaskPriority) -> Listener? {
        state.withLock { state in
            guard !state.isAbandoned else { return nil }
            urgency.rise(to: priority)
            defer { state.joined += 1 }
            state.listeners.insert(state.joined)
            return Listener(rendering: self, number: state.joined)
        }
    }

    /// Begins the work.
    /// - Parameters:
    ///   - make: Makes the clip, or finds it.
    ///   - finish: What is done with the result after the listeners have it.
    func begin(
        _ make: @escaping @Sendable () async throws -> (Clip, ClipOrigin),
        then finish: @escaping @Sendable (Result<Clip, any Error>) async -> Void
    ) {
        let task = Task(priority: urgency.priority) {
            let result: Result<Clip, any Error>
            var origin = ClipOrigin.kept
            do {
                let (clip, madeOrFound) = try await Urgency.$ofTask.withValue(urgency) { try await make() }
                (result, origin) = (.success(clip), madeOrFound)
            } catch {
                result = .failure(error)
            }
            answer(with: result, from: origin)
            await finish(result)
            state.withLock { $0.isOver = true }
        }
        let isAbandoned = state.withLock { state in
            if !state.isOver { state.task = task }
            return state.isAbandoned
        }
        if isAbandoned { task.cancel() }
    }

    /// How many want the clip at present.
    var listenerCount: Int { state.withLock { $0.listeners.count } }

    /// Whether all have left before it was made, so that it is being stopped.
    var isAbandoned: Bool { state.withLock { $0.isAbandoned } }

    /// Whether the clip is made and put away.
    var isOver: Bool { state.withLock { $0.isOver } }

    /// Waits until the clip is made and put away.
    func end() async { await state.withLock { $0.task }?.value }

    private func answer(with result: Result<Clip, any Error>, from origin: ClipOrigin) {
        let waiting = state.withLock { state in
            state.result = result
            state.isFresh = origin == .rendered
            defer { state.waiting = [:] }
            return state.waiting.values
        }
        for listener in waiting { listener.resume(with: result) }
    }

    fileprivate func wait(_ number: Int, _ continuation: CheckedContinuation<Clip, any Error>) {
        let result: Result<Clip, any Error>? = state.withLock { state in
            guard state.listeners.contains(number) else { return .failure(CancellationError()) }
            if state.result == nil { state.waiting[number] = continuation }
            return state.result
        }
        if let result { continuation.resume(with: result) }
    }

    fileprivate func leave(_ number: Int) {
        let (waiting, abandoned) = state.withLock { state in
            state.listeners.remove(number)
            state.isAbandoned = state.isAbandoned || (state.listeners.isEmpty && state.result == nil)
            return (state.waiting.removeValue(forKey: number), state.isAbandoned ? state.task : nil)
        }
        waiting?.resume(throwing: CancellationError())
        abandoned?.cancel()
    }

    /// Where the clip comes from, for the listener who asks: one of all is told that it was rendered.
    fileprivate func takeOrigin() -> ClipOrigin {
        state.withLock { state in
            defer { state.isFresh = false }
            return state.isFresh ? .rendered : .kept
        }
    }
}

extension Rendering.Listener {
    /// Waits for the clip, and leaves.
    /// - Returns: The clip as it was made, and where it comes from.
    /// - Throws: What the engine throws; `CancellationError` at once when the task is cancelled.
    func clip() async throws -> (Clip, ClipOrigin) {
        defer { leave() }
        let clip = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { rendering.wait(number, $0) }
        } onCancel: {
            leave()
        }
        return (clip, rendering.takeOrigin())
    }

    /// Wants the clip no longer.
    func leave() { rendering.leave(number) }
}
