/// Does work and tells how far it has come, the latest at most twice a second.
/// - Parameters:
///   - isolation: Where the work is done: where it is called from.
///   - hear: Told of a step; steps that come meanwhile are passed over but for the last.
///   - work: Tells its steps, as often as it likes.
/// - Returns: What the work returns.
/// - Throws: What the work throws.
package func withPacedProgress<Step: Sendable, Result: Sendable>(
    isolation: isolated (any Actor)? = #isolation,
    to hear: @escaping @Sendable (Step) async -> Void,
    _ work: (@escaping @Sendable (Step) -> Void) async throws -> Result
) async throws -> Result {
    let (steps, told) = AsyncStream.makeStream(of: Step.self, bufferingPolicy: .bufferingNewest(1))
    return try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
            for await step in steps {
                await hear(step)
                try await Task.sleep(for: .milliseconds(500))
            }
        }
        defer {
            told.finish()
            group.cancelAll()
        }
        return try await work { told.yield($0) }
    }
}
