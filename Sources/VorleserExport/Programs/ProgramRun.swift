#if canImport(Subprocess)
    import Subprocess
#endif
import Wording

/// A program to be run, to its end.
///
/// No shell is asked, and what it reports as errors is kept as far as a person reads it.
struct ProgramRun: Sendable {
    let program: Program
    let arguments: [String]
    let path: ProgramPath
    /// What it reads from its standard input.
    var input: [UInt8] = []

    /// How it ended.
    struct Result: Sendable {
        let output: [UInt8]
        let end: End
    }

    /// How a program ended, and its last words.
    struct End: Hashable, Sendable {
        let succeeded: Bool
        /// The last lines of its standard error, or how it was ended.
        let words: String
    }

    /// The most bytes of output that are read.
    static let outputLimit = 64 << 20

    /// Runs it. Cancelled, the program is killed.
    /// - Throws: ``ExportError/programMissing(name:)``, `CancellationError`.
    func callAsFunction() async throws -> Result {
        #if canImport(Subprocess)
            guard path.has(program) else { throw ExportError.programMissing(name: program.rawValue) }
            if !input.isEmpty { outliveReaders() }
            let result = try await run(
                .name(program.rawValue),
                arguments: Arguments(arguments),
                environment: .reduced(path),
                input: .array(input),
                output: .bytes(limit: Self.outputLimit),
                error: .sequence
            ) { try await LastWords(of: $0.standardError) }
            try Task.checkCancellation()
            return Result(
                output: result.standardOutput,
                end: End(result.terminationStatus, saying: result.closureResult)
            )
        #else
            throw ExportError.programMissing(name: program.rawValue)
        #endif
    }
}

#if canImport(Subprocess)
    extension ProgramRun.End {
        init(_ status: TerminationStatus, saying words: LastWords) {
            succeeded = status.isSuccess
            self.words =
                switch status {
                case .exited(let code): words.text.isEmpty ? localized("exit code \(code)") : words.text
                case .signaled(let signal): localized("ended by signal \(signal)")
                }
        }
    }

    /// The last lines that a program reports.
    struct LastWords: Sendable {
        private var lines: [String] = []

        private static let mostLines = 3
        private static let mostCharacters = 300

        init(of errors: SubprocessOutputSequence) async throws {
            for try await line in errors.strings(bufferingPolicy: .unbounded) {
                let words = line.trimmed
                guard !words.isEmpty, words != lines.last else { continue }
                if lines.count == Self.mostLines { lines.removeFirst() }
                lines.append(String(words.prefix(Self.mostCharacters)))
            }
        }

        var text: String { lines.joined(separator: "; ") }
    }
#endif
