import Dispatch
import Foundation

/// Ctrl-C ends work cleanly instead of at once.
enum Interruption {
    /// Runs `work`, which is cancelled at the first Ctrl-C, `SIGTERM` or `SIGHUP`; a second one ends the program.
    /// - Parameter work: What to run.
    /// - Returns: What `work` returns.
    /// - Throws: What `work` throws; `CancellationError` when it was interrupted.
    static func cancelsTask<Result: Sendable>(
        _ work: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        let task = Task { try await work() }
        let sources = sources { number in
            if task.isCancelled { Foundation.exit(128 + number) }
            task.cancel()
        }
        defer { for source in sources { source.cancel() } }
        return try await task.value
    }

    /// Has something done at each of the signals that interrupt, instead of the program's end.
    /// - Parameter act: Told the signal's number.
    /// - Returns: What is to be cancelled when that is over.
    static func sources(_ act: @escaping @Sendable (Int32) -> Void) -> [any DispatchSourceSignal] {
        signals.map { number in
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { act(number) }
            source.resume()
            return source
        }
    }

    /// The same, saying how to go on.
    /// - Parameters:
    ///   - hint: Said when it was interrupted.
    ///   - work: What to run.
    /// - Returns: What `work` returns.
    /// - Throws: What `work` throws; `CancellationError` when it was interrupted.
    static func cancelsTask<Result: Sendable>(
        saying hint: String,
        _ work: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        do {
            return try await cancelsTask(work)
        } catch is CancellationError {
            try? FileHandle.standardError.write(contentsOf: Data("\nInterrupted. \(hint)\n".utf8))
            throw CancellationError()
        }
    }

    /// The signals that interrupt, which from now on do no more of their own. One who started the program so that it
    /// outlives the terminal (`nohup`) has had `SIGHUP` ignored, and so it stays.
    private static var signals: [Int32] {
        // Answers with what was done before; `SIG_IGN` is 1 in every C library.
        let outlivesTerminal = unsafeBitCast(signal(SIGHUP, SIG_IGN), to: Int.self) == 1
        let signals = outlivesTerminal ? [SIGINT, SIGTERM] : [SIGINT, SIGTERM, SIGHUP]
        for number in signals { signal(number, SIG_IGN) }
        return signals
    }
}
