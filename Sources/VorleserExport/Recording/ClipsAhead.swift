import Synchronization
import VorleserCore

/// Clips made while those before them are used, given out in the order of the book.
///
/// Those not taken yet are cancelled when their consumer is gone.
final class ClipsAhead: Sendable {
    /// What became of an utterance.
    typealias Spoken = Result<Clip, any Error>

    private struct State {
        var rest: ArraySlice<Int>
        var begun: [(index: Int, task: Task<Spoken, any Error>)] = []
    }

    private let state: Mutex<State>
    private let atOnce: Int
    private let speak: @Sendable (Int) async throws -> Spoken

    /// Nothing is made before the first is asked for.
    /// - Parameters:
    ///   - indices: Of utterances, in the order in which they are wanted.
    ///   - atOnce: How many are being made, or wait to be taken.
    ///   - speak: Speaks one.
    init(of indices: [Int], atOnce: Int, speak: @escaping @Sendable (Int) async throws -> Spoken) {
        state = Mutex(State(rest: indices[...]))
        self.atOnce = max(atOnce, 1)
        self.speak = speak
    }

    deinit { cancel() }

    /// Waits for the next; others are begun in its place while it is used.
    /// - Returns: `nil` after the last.
    /// - Throws: What speaking it throws; `CancellationError` when the task is cancelled.
    func next() async throws -> (index: Int, spoken: Spoken)? {
        beginMore()
        guard let (index, task) = state.withLock({ $0.begun.first }) else { return nil }
        let spoken = try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            cancel()
        }
        state.withLock { _ = $0.begun.removeFirst() }
        beginMore()
        return (index, spoken)
    }

    private func beginMore() {
        state.withLock { state in
            while state.begun.count < atOnce, let index = state.rest.popFirst() {
                state.begun.append((index, Task { [speak] in try await speak(index) }))
            }
        }
    }

    private func cancel() {
        for (_, task) in state.withLock({ $0.begun }) { task.cancel() }
    }
}
