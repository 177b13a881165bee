#if canImport(CReaderProcess)
    import CReaderProcess
    import Foundation
    import VorleserCore

    #if canImport(Glibc)
        import Glibc
    #else
        import Darwin
    #endif

    /// A process that reads a PDF and says what it finds. Nothing that it says is trusted, and it is gone with this value.
    final class ReaderProcess {
        private let process: reader_process

        /// How a conversation with it ends before its time.
        enum Ending: Error, Equatable {
            /// It died, or went away before all was said.
            case stopped
            /// It said nothing for too long.
            case late
            /// It said what no such process says.
            case nonsense
        }

        /// - Parameters:
        ///   - program: The path of the command.
        ///   - arguments: What follows its name.
        ///   - password: Goes to its standard input, where no other process can see it.
        ///   - environment: All that it knows of this process's.
        /// - Throws: ``BookReadingError/pdfReaderUnusable(path:reason:)``
        init(_ program: String, _ arguments: [String], password: String?, environment: [String: String]) throws {
            let argumentWords = ([program] + arguments).map { strdup($0) }
            let environmentWords = environment.map { strdup("\($0.key)=\($0.value)") }
            defer { for word in argumentWords + environmentWords { free(word) } }
            let input = Array((password ?? "").utf8)
            var process = reader_process()
            let error = reader_process_start(
                program,
                argumentWords + [nil],
                environmentWords + [nil],
                input,
                input.count,
                &process
            )
            guard error == 0 else {
                throw BookReadingError.pdfReaderUnusable(path: program, reason: FileFault.words(for: error))
            }
            self.process = process
        }

        deinit {
            close(process.output)
            kill(process.id, SIGKILL)
            var status: Int32 = 0
            while waitpid(process.id, &status, 0) < 0, errno == EINTR {}
        }

        /// The next thing that it says.
        /// - Parameter patience: How much processor time it may take; what it took is taken off. On a busy machine that is much
        ///   less than the time that passes.
        /// - Returns: What it said.
        /// - Throws: ``Ending``
        func message(patience: inout Duration) throws(Ending) -> PDFMessage {
            let begin = processorTime ?? .zero
            let limit = Limit(processorTime: begin + max(patience, .zero), clock: .now + Self.longestSilence)
            defer { patience -= max((processorTime ?? begin) - begin, .zero) }
            let start = try bytes(PDFMessage.Header.size, until: limit)
            guard let header = try? PDFMessage.Header(start) else { throw .nonsense }
            let rest = try bytes(header.count, until: limit)
            guard let message = try? PDFMessage(kind: header.kind, rest) else { throw .nonsense }
            return message
        }

        private func bytes(_ count: Int, until limit: Limit) throws(Ending) -> [UInt8] {
            var bytes = [UInt8](repeating: 0, count: count)
            var have = 0
            while have < count {
                try wait(until: limit)
                let got = bytes.withUnsafeMutableBytes { buffer in
                    read(process.output, buffer.baseAddress.map { $0 + have }, count - have)
                }
                if got < 0, errno == EINTR || errno == EAGAIN { continue }
                guard got > 0 else { throw .stopped }
                have += got
            }
            return bytes
        }

        private func wait(until limit: Limit) throws(Ending) {
            while true {
                var question = pollfd(fd: process.output, events: Int16(POLLIN), revents: 0)
                let answer = poll(&question, 1, Self.look)
                if answer > 0 { return }
                if answer < 0, errno != EINTR { throw .stopped }
                if let used = processorTime, used >= limit.processorTime { throw .late }
                if ContinuousClock.now >= limit.clock { throw .late }
            }
        }

        /// Until when it may be silent.
        private struct Limit {
            /// Of the process, since it was started.
            let processorTime: Duration
            /// For one that does not even compute.
            let clock: ContinuousClock.Instant
        }

        /// However busy the machine is, after this nothing comes any more.
        private static let longestSilence = Duration.seconds(600)
        /// Milliseconds between two looks at what it has used.
        private static let look: Int32 = 50

        /// How long processors have worked for it; `nil` when it is gone.
        private var processorTime: Duration? {
            #if canImport(Glibc)
                var clock = clockid_t()
                var time = timespec()
                guard clock_getcpuclockid(process.id, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
                return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
            #else
                var usage = rusage_info_v2()
                let result = withUnsafeMutablePointer(to: &usage) {
                    $0.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
                        proc_pid_rusage(process.id, RUSAGE_INFO_V2, $0)
                    }
                }
                return result == 0 ? .nanoseconds(Int64(usage.ri_user_time + usage.ri_system_time)) : nil
            #endif
        }
    }
#endif
