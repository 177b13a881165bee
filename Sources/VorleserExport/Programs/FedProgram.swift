#if canImport(Subprocess)
    import Subprocess
#endif

/// A running program that is fed through its standard input, as fast as it takes it.
///
/// Let go of, it is killed. When this process dies, however that may be, its input ends and so does it.
final class FedProgram: Sendable {
    #if canImport(Subprocess)
        private let running: Task<ProgramRun.End, any Error>
        private let input: StandardInputWriter

        /// Starts a program.
        ///
        /// From then on writing to a pipe whose reader is gone is an error in this process, not its end.
        /// - Throws: ``ExportError/programMissing(name:)``, `CancellationError`.
        init(_ program: ProgramRun) async throws {
            guard program.path.has(program.program) else {
                throw ExportError.programMissing(name: program.program.rawValue)
            }
            outliveReaders()
            let (started, continuation) = AsyncStream<StandardInputWriter>.makeStream()
            running = Task {
                defer { continuation.finish() }
                let result = try await run(
                    .name(program.program.rawValue),
                    arguments: Arguments(program.arguments),
                    environment: .reduced(program.path),
                    input: .inputWriter,
                    output: .discarded,
                    error: .sequence
                ) { execution in
                    continuation.yield(execution.standardInputWriter)
                    // Its errors end when it does: until then the input stays open.
                    return try await LastWords(of: execution.standardError)
                }
                return ProgramRun.End(result.terminationStatus, saying: result.closureResult)
            }
            guard let input = await started.first(where: { _ in true }) else {
                running.cancel()
                _ = try await running.value
                throw CancellationError()
            }
            self.input = input
        }

        deinit { running.cancel() }

        /// Writes to its standard input; waits until it has taken almost all of it.
        /// - Returns: `nil`, or how it ended if it has.
        /// - Throws: `CancellationError`.
        func write(_ bytes: [UInt8]) async throws -> ProgramRun.End? {
            // Of a program that has ended less is taken than it is given, with an error or without.
            if (try? await input.write(bytes)) == bytes.count { return nil }
            try Task.checkCancellation()
            return try await running.value
        }

        /// Ends its input, and waits until it has ended.
        func finish() async throws -> ProgramRun.End {
            try? await input.finish()
            return try await withTaskCancellationHandler {
                try await running.value
            } onCancel: {
                running.cancel()
            }
        }
    #else
        init(_ program: ProgramRun) async throws {
            throw ExportError.programMissing(name: program.program.rawValue)
        }

        func write(_ bytes: [UInt8]) async throws -> ProgramRun.End? { nil }

        func finish() async throws -> ProgramRun.End { ProgramRun.End(succeeded: false, words: "") }
    #endif
}
