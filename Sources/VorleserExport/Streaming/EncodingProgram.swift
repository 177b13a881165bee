#if canImport(Subprocess)
    import Subprocess
#endif
import Wording

/// FFmpeg between two pipes: samples in, encoded sound out, each as soon as it is there.
struct EncodingProgram: Sendable {
    private let format: StreamFormat
    private let sampleRate: Int
    private let programs: ProgramPath

    init(_ format: StreamFormat, sampleRate: Int, _ programs: ProgramPath) {
        (self.format, self.sampleRate, self.programs) = (format, sampleRate, programs)
    }

    private var arguments: [String] {
        let quietly = ["-nostdin", "-hide_banner", "-nostats", "-loglevel", "error"]
        // What raw samples are need not be found out first.
        let input = ["-probesize", "32", "-analyzeduration", "0", "-f", "f32le", "-ar", String(sampleRate), "-ac", "1"]
        return quietly + input + ["-i", "pipe:0"] + (format.codecArguments ?? []) + ["-flush_packets", "1", "pipe:1"]
    }

    #if canImport(Subprocess)
        /// - Throws: What `pieces` and `write` throw, ``ExportError``, `CancellationError`.
        func send<Pieces: AsyncSequence<SoundPiece, any Error> & Sendable>(
            _ pieces: Pieces,
            to write: ([UInt8]) async throws -> Void
        ) async throws {
            outliveReaders()
            let result = try await run(
                .name(Program.ffmpeg.rawValue),
                arguments: Arguments(arguments),
                environment: .reduced(programs),
                input: .inputWriter,
                output: .sequence,
                error: .sequence
            ) { execution in
                let (input, errors) = (execution.standardInputWriter, execution.standardError)
                return try await withThrowingTaskGroup(of: LastWords?.self) { group in
                    group.addTask {
                        try await feed(pieces, to: input)
                        return nil
                    }
                    group.addTask { try await LastWords(of: errors) }
                    do {
                        for try await buffer in execution.standardOutput {
                            try await write(buffer.withUnsafeBytes { [UInt8]($0) })
                        }
                    } catch {
                        // Without a reader it would block on what is being fed.
                        try? execution.send(signal: .kill)
                        throw error
                    }
                    var words: LastWords?
                    for try await end in group { words = end ?? words }
                    return words
                }
            }
            try Task.checkCancellation()
            guard result.terminationStatus.isSuccess else {
                let words = result.closureResult?.text ?? ""
                throw ExportError.encoderFailed(
                    path: format.rawValue,
                    reason: words.isEmpty ? localized("it ended") : words
                )
            }
        }

        /// Writes the sound to the program's input, and ends it. Where the program has ended, its own words say why.
        private func feed(
            _ pieces: some AsyncSequence<SoundPiece, any Error>,
            to input: StandardInputWriter
        ) async throws {
            var steady = SteadyRate(sampleRate)
            do {
                for try await piece in pieces {
                    guard try await take(steady.samples(of: piece), input) else { return }
                }
                _ = try await take(steady.finish(), input)
            } catch {
                try? await input.finish()
                throw error
            }
            try? await input.finish()
        }

        /// - Returns: Whether the program takes more. One that has ended takes less than it is given, without an error.
        private func take(_ samples: [Float], _ input: StandardInputWriter) async throws -> Bool {
            let bytes = samples.pcm
            do {
                return try await input.write(bytes) == bytes.count
            } catch {
                try Task.checkCancellation()
                return false
            }
        }
    #else
        func send<Pieces: AsyncSequence<SoundPiece, any Error> & Sendable>(
            _ pieces: Pieces,
            to write: ([UInt8]) async throws -> Void
        ) async throws {
            throw ExportError.programMissing(name: Program.ffmpeg.rawValue)
        }
    #endif
}
