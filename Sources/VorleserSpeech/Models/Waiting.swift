import Dispatch

/// Does what waits for a disk, on a thread of its own.
/// - Parameter work: May block.
/// - Returns: What it returns.
/// - Throws: `CancellationError` when the task is cancelled before it begins; what the work throws.
func waiting<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
    try Task.checkCancellation()
    return try await withCheckedThrowingContinuation { waiting in
        DispatchQueue.global(qos: .userInitiated).async {
            waiting.resume(with: Swift.Result { try work() })
        }
    }
}
