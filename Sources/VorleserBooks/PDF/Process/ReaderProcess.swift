import CReaderProcess
import Foundation

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
            throw BookReadingError.pdfReaderUnusable(path: program, reason: String(cString: strerror(error)))
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
    /// - Parameter patience: How long it may take; what was waited is taken off.
    /// - Returns: What it said.
    /// - Throws: ``Ending``
    func message(patience: inout Duration) throws(Ending) -> PDFMessage {
        let begin = ContinuousClock.now
        let deadline = begin + max(patience, .zero)
        defer { patience -= ContinuousClock.now - begin }
        let start = try bytes(PDFMessage.Header.size, until: deadline)
        guard let header = try? PDFMessage.Header(start) else { throw .nonsense }
        let rest = try bytes(header.count, until: deadline)
        guard let message = try? PDFMessage(kind: header.kind, rest) else { throw .nonsense }
        return message
    }

    private func bytes(_ count: Int, until deadline: ContinuousClock.Instant) throws(Ending) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var have = 0
        while have < count {
            try wait(until: deadline)
            let got = bytes.withUnsafeMutableBytes { buffer in
                read(process.output, buffer.baseAddress.map { $0 + have }, count - have)
            }
            if got < 0, errno == EINTR || errno == EAGAIN { continue }
            guard got > 0 else { throw .stopped }
            have += got
        }
        return bytes
    }

    private func wait(until deadline: ContinuousClock.Instant) throws(Ending) {
        while true {
            let left = max(deadline - ContinuousClock.now, .zero)
            let milliseconds = min(left / .milliseconds(1), 60_000).rounded(.up)
            var question = pollfd(fd: process.output, events: Int16(POLLIN), revents: 0)
            let answer = poll(&question, 1, Int32(milliseconds))
            if answer > 0 { return }
            if answer < 0, errno != EINTR { throw .stopped }
            if ContinuousClock.now >= deadline { throw .late }
        }
    }
}
