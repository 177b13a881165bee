#if canImport(CReaderProcess)
    import CReaderProcess
    import Foundation
    import Synchronization

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Darwin)
        import Darwin
    #endif

    /// A program to be run on a file from a stranger: it can read, compute and say what it makes of it, and no more.
    struct ConfinedRun: Sendable {
        let program: Program
        let arguments: [String]
        let path: ProgramPath

        /// Bytes of addresses, its libraries included.
        private static let memory = 2 << 30
        /// Seconds of computing.
        private static let patience: UInt32 = 30
        /// Bytes that it may say.
        private static let mostOutput = 64 << 20

        /// Runs it. Cancelled, the program is killed.
        /// - Returns: What it wrote; `nil` when it failed.
        /// - Throws: ``ExportError/programMissing(name:)``, `CancellationError`.
        func callAsFunction() async throws -> [UInt8]? {
            guard let file = path.file(of: program) else { throw ExportError.programMissing(name: program.rawValue) }
            let child = Child()
            let output = await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    DispatchQueue.global().async { continuation.resume(returning: run(file, as: child)) }
                }
            } onCancel: {
                child.kill()
            }
            try Task.checkCancellation()
            return output
        }

        private func run(_ file: String, as child: Child) -> [UInt8]? {
            let argumentWords = ([file] + arguments).map { strdup($0) }
            let environmentWords = path.environment.map { strdup("\($0.key)=\($0.value)") }
            defer { for word in argumentWords + environmentWords { free(word) } }
            var process = reader_process()
            let error = reader_process_run(
                file,
                argumentWords + [nil],
                environmentWords + [nil],
                Self.memory,
                Self.patience,
                &process
            )
            guard error == 0 else { return nil }
            child.begin(process.id)
            let output = Self.everything(from: process.output)
            close(process.output)
            if output == nil { child.kill() }
            return child.waitForEnd() ? output : nil
        }

        /// What comes from a pipe; `nil` when it is too much.
        private static func everything(from pipe: Int32) -> [UInt8]? {
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = buffer.withUnsafeMutableBytes { read(pipe, $0.baseAddress, $0.count) }
                if count == 0 { return bytes }
                if count < 0 {
                    guard errno == EINTR else { return nil }
                    continue
                }
                bytes += buffer[..<count]
                if bytes.count > mostOutput { return nil }
            }
        }

        /// The process, which may be killed as long as it has not been waited for: then its number may be another's.
        private final class Child: Sendable {
            private enum State { case notBegun, running(pid_t), killed, over }

            private let state = Mutex(State.notBegun)

            func begin(_ id: pid_t) {
                state.withLock { state in
                    if case .killed = state { _ = Self.kill(id) }
                    state = .running(id)
                }
            }

            func kill() {
                state.withLock { state in
                    switch state {
                    case .notBegun: state = .killed
                    case .running(let id): _ = Self.kill(id)
                    case .killed, .over: break
                    }
                }
            }

            /// - Returns: Whether it succeeded.
            func waitForEnd() -> Bool {
                guard case .running(let id) = state.withLock(\.self) else { return false }
                var end = siginfo_t()
                // It stays until it has ended by itself.
                while waitid(P_PID, id_t(id), &end, WEXITED | WNOWAIT) != 0, errno == EINTR {}
                return state.withLock { state in
                    state = .over
                    var status: Int32 = 0
                    while waitpid(id, &status, 0) < 0, errno == EINTR {}
                    return status == 0
                }
            }

            private static func kill(_ id: pid_t) -> Int32 {
                #if canImport(Glibc)
                    Glibc.kill(id, SIGKILL)
                #else
                    Darwin.kill(id, SIGKILL)
                #endif
            }
        }
    }
#else
    /// Where no program may start another.
    struct ConfinedRun: Sendable {
        let program: Program
        let arguments: [String]
        let path: ProgramPath

        /// - Throws: ``ExportError/programMissing(name:)``, always.
        func callAsFunction() async throws -> [UInt8]? { throw ExportError.programMissing(name: program.rawValue) }
    }
#endif
