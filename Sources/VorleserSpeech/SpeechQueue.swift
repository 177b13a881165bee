import Dispatch
import Synchronization
import VorleserCore

/// A thread on which an engine speaks one utterance after another.
///
/// An engine's work takes long and would starve Swift's own threads. The most urgent goes first, among equals the one
/// that was asked first; what is cancelled before its turn never begins.
final class SpeechQueue: Sendable {
    private struct Request {
        let turn: SpeechTurn
        let work: @Sendable (SpeechTurn) throws -> Clip
    }

    private let thread: DispatchQueue
    private let waiting = Mutex<[Request]>([])

    /// - Parameter label: Names the thread, for whoever watches it.
    init(label: String) { thread = DispatchQueue(label: label, qos: .userInitiated) }

    /// Does work on the thread when its turn comes.
    /// - Parameter work: Looks at the turn often, whether it is cancelled.
    /// - Returns: What the work makes.
    /// - Throws: What it throws; `CancellationError` at once when the task is cancelled.
    func speak(_ work: @escaping @Sendable (SpeechTurn) throws -> Clip) async throws -> Clip {
        let turn = SpeechTurn()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { asker in
                guard turn.begin(for: asker) else { return }
                waiting.withLock { $0.append(Request(turn: turn, work: work)) }
                thread.async { self.takeNext() }
            }
        } onCancel: {
            turn.cancel()
        }
    }

    /// Does work on the thread when it is free, after what waits for it by then.
    func async(after delay: Duration = .zero, _ work: @escaping @Sendable () -> Void) {
        let seconds = delay / .seconds(1)
        if seconds > 0 {
            thread.asyncAfter(deadline: .now() + seconds, execute: work)
        } else {
            thread.async(execute: work)
        }
    }

    /// How many wait, those included that are cancelled.
    var waitingCount: Int { waiting.withLock { $0.count } }

    private func takeNext() {
        let request = waiting.withLock { waiting in
            waiting.removeAll(where: \.turn.isCancelled)
            // Looked at once: a priority may rise meanwhile.
            let priorities = waiting.map(\.turn.priority)
            guard let urgent = priorities.max() else { return nil as Request? }
            return priorities.firstIndex(of: urgent).map { waiting.remove(at: $0) }
        }
        guard let request else { return }
        request.turn.answer(with: Result { try request.work(request.turn) })
    }
}
