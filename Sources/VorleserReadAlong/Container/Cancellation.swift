import Dispatch
import Synchronization

/// Tells work that runs outside of tasks that its task was cancelled.
final class Cancellation: Sendable {
    private let flag = Atomic(false)

    var isCancelled: Bool { flag.load(ordering: .relaxed) }

    func cancel() { flag.store(true, ordering: .relaxed) }

    /// - Throws: `CancellationError`
    func check() throws {
        if isCancelled { throw CancellationError() }
    }

    /// Does work that takes long on a thread of its own, so that none of the few that tasks share is held.
    static func off<Result: Sendable>(
        _ work: @escaping @Sendable (Cancellation) throws -> Result
    ) async throws -> Result {
        let cancellation = Cancellation()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                DispatchQueue.global().async {
                    continuation.resume(with: Swift.Result { try work(cancellation) })
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
    }
}
