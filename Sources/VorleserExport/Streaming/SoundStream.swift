import Wording

/// Sound that is sent while it is made: encoded piece by piece, without a file, at a steady rate.
public struct SoundStream: Sendable {
    /// Samples per second of every stream, whatever the pieces have: those of OpenAI's speech.
    public static let sampleRate = 24_000

    public let format: StreamFormat
    private let programs: ProgramPath

    /// - Parameters:
    ///   - format: In which format it is sent.
    ///   - programs: Where an encoder is looked for.
    /// - Throws: ``ExportError/programMissing(name:)``
    public init(_ format: StreamFormat, programs: ProgramPath = .inherited) throws(ExportError) {
        if format.codecArguments != nil, !programs.has(.ffmpeg) {
            throw .programMissing(name: Program.ffmpeg.rawValue)
        }
        self.format = format
        self.programs = programs
    }

    /// Sends a sound.
    ///
    /// Pieces are asked for as fast as their bytes are taken.
    /// - Parameters:
    ///   - pieces: The sound, in order.
    ///   - write: Takes bytes, in order; never none.
    /// - Throws: What `pieces` and `write` throw, ``ExportError/encoderFailed(path:reason:)``, `CancellationError`.
    public func send<Pieces: AsyncSequence<SoundPiece, any Error> & Sendable>(
        _ pieces: Pieces,
        to write: ([UInt8]) async throws -> Void
    ) async throws {
        switch format {
        case .pcm: try await send(pieces, to: write) { $0.pcm16 }
        case .wav:
            try await write(WaveHeader.endless(sampleRate: Self.sampleRate))
            try await send(pieces, to: write) { $0.pcm16 }
        case .flac:
            guard let packing = FlacPacking(sampleRate: Self.sampleRate) else {
                throw ExportError.encoderFailed(path: "FLAC", reason: localized("there is not enough memory"))
            }
            try await send(pieces, to: write) { packing.append($0) }
            let rest = packing.finish()
            if !rest.isEmpty { try await write(rest) }
        case .mp3, .opus, .aac:
            try await EncodingProgram(format, sampleRate: Self.sampleRate, programs).send(pieces, to: write)
        }
    }

    private func send(
        _ pieces: some AsyncSequence<SoundPiece, any Error>,
        to write: ([UInt8]) async throws -> Void,
        encoded: ([Float]) -> [UInt8]
    ) async throws {
        var steady = SteadyRate(Self.sampleRate)
        for try await piece in pieces {
            let bytes = encoded(steady.samples(of: piece))
            if !bytes.isEmpty { try await write(bytes) }
        }
        let rest = encoded(steady.finish())
        if !rest.isEmpty { try await write(rest) }
    }
}

extension [Float] {
    /// As 16-bit integers in little-endian order.
    fileprivate var pcm16: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(2 * count)
        for sample in self {
            let value = UInt16(bitPattern: Int16(pcm: sample))
            bytes.append(UInt8(truncatingIfNeeded: value))
            bytes.append(UInt8(truncatingIfNeeded: value >> 8))
        }
        return bytes
    }
}

extension WaveHeader {
    /// Of a file whose length is not known: the greatest lengths there are, which readers take for “to the end”.
    static func endless(sampleRate: Int) -> [UInt8] {
        let little = WaveChunk.little
        let format = little(1, 2) + little(1, 2) + little(sampleRate, 4) + little(2 * sampleRate, 4)
        return Array("RIFF".utf8) + little(-1, 4) + Array("WAVE".utf8)
            + WaveChunk(identifier: "fmt ", content: format + little(2, 2) + little(16, 2)).bytes
            + Array("data".utf8) + little(-1, 4)
    }
}
