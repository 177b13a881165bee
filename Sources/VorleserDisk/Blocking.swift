import Dispatch

/// Does what blocks a thread, such as waiting for a disk, on one that may be blocked: those of Swift's pool are few, and
/// all other tasks share them.
/// - Parameter work: Done also when the task is cancelled.
/// - Returns: What it returns.
/// - Throws: What it throws.
package func blocking<Value: Sendable, Fault: Error>(
    _ work: @escaping @Sendable () throws(Fault) -> Value
) async throws(Fault) -> Value {
    let result = await withCheckedContinuation { (waiting: CheckedContinuation<Result<Value, Fault>, Never>) in
        DispatchQueue.global(qos: .userInitiated).async { waiting.resume(returning: Result(catching: work)) }
    }
    return try result.get()
}
