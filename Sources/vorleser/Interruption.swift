import Dispatch
import Foundation

/// Ctrl-C ends work cleanly instead of at once.
enum Interruption {
    /// Runs `work`, which is cancelled at the first Ctrl-C or `SIGTERM`.
    /// - Parameters:
    ///   - hint: How to go on, said when it was interrupted.
    ///   - work: What to run.
    /// - Returns: What `work` returns.
    /// - Throws: What `work` throws; `CancellationError` when it was interrupted.
    static func cancelsTask<Result: Sendable>(
        saying hint: String,
        _ work: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        let task = Task { try await work() }
        let sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { task.cancel() }
            source.resume()
            return source
        }
        defer { for source in sources { source.cancel() } }
        do {
            return try await task.value
        } catch is CancellationError {
            try? FileHandle.standardError.write(contentsOf: Data("\nInterrupted. \(hint)\n".utf8))
            throw CancellationError()
        }
    }
}
