import Dispatch

/// Runs what waits for the disk on a thread that may: those of Swift's pool answer requests.
func waiting<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(with: Swift.Result(catching: work)) }
    }
}
