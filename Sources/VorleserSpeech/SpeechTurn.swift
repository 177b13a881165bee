import Synchronization
import VorleserCore

/// One request to an engine: its caller is answered once, immediately when the task is cancelled.
final class SpeechTurn: Sendable {
    private let urgency: Urgency

    private struct State {
        var asker: CheckedContinuation<Clip, any Error>?
        var isCancelled = false
    }

    private let state = Mutex(State())

    /// - Parameter urgency: Of the clip that is being made; as the task's own when none is.
    init(_ urgency: Urgency? = Urgency.ofTask) { self.urgency = urgency ?? Urgency(Task.currentPriority) }

    /// How soon it is wanted at present; waiting for sound goes before preparing it.
    var priority: TaskPriority { urgency.priority }

    /// Calls back when it is wanted sooner than before.
    func onRise(_ tell: @escaping @Sendable () -> Void) { urgency.onRise(tell) }

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Waits for the answer.
    /// - Returns: `false` when the turn is cancelled already; then the answer has been given.
    func begin(for asker: CheckedContinuation<Clip, any Error>) -> Bool {
        let isCancelled = state.withLock { state in
            if !state.isCancelled { state.asker = asker }
            return state.isCancelled
        }
        if isCancelled { asker.resume(throwing: CancellationError()) }
        return !isCancelled
    }

    func answer(with result: Result<Clip, any Error>) {
        takeAsker(cancelling: false)?.resume(with: result)
    }

    func cancel() {
        takeAsker(cancelling: true)?.resume(throwing: CancellationError())
    }

    private func takeAsker(cancelling: Bool) -> CheckedContinuation<Clip, any Error>? {
        state.withLock { state in
            if cancelling { state.isCancelled = true }
            defer { state.asker = nil }
            return state.asker
        }
    }
}
