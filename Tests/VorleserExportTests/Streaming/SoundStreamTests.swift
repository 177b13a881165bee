import Foundation
import Testing
import VorleserTesting

@testable import VorleserExport

struct SoundStreamTests {
    /// Tones of a second each, and how many of them were asked for.
    private struct Tones: AsyncSequence, Sendable {
        typealias Element = SoundPiece
        typealias Failure = any Error

        let count: Int
        var failure: (any Error)?

        struct Iterator: AsyncIteratorProtocol {
            let tones: Tones
            var index = 0

            mutating func next() async throws -> SoundPiece? {
                if index == tones.count {
                    if let failure = tones.failure { throw failure }
                    return nil
                }
                index += 1
                return SoundPiece((0..<24_000).map { Float(0.3 * sin(Double($0) / 10)) }, sampleRate: 24_000)
            }
        }

        func makeAsyncIterator() -> Iterator { Iterator(tones: self) }
    }

    private func bytes(_ format: StreamFormat, _ tones: Tones) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        try await SoundStream(format).send(tones) { bytes += $0 }
        return bytes
    }

    @Test func `PCM is two bytes for a sample, the lower one first`() async throws {
        let bytes = try await bytes(.pcm, Tones(count: 2))
        #expect(bytes.count == 2 * 2 * 24_000)
        let second = Int16(littleEndian: Int16(bitPattern: UInt16(bytes[2]) | UInt16(bytes[3]) << 8))
        #expect(second == Int16((0.3 * sin(0.1) * 32767).rounded()))
    }

    @Test func `WAV says that it is as long as can be, and is PCM then`() async throws {
        let wave = try await bytes(.wav, Tones(count: 1))
        #expect(Array(wave[..<4]) == Array("RIFF".utf8))
        #expect(Array(wave[4..<8]) == [255, 255, 255, 255])
        #expect(Array(wave[40..<44]) == [255, 255, 255, 255])
        #expect(Array(wave[44...]) == (try await bytes(.pcm, Tones(count: 1))))
    }

    @Test func `FLAC unpacks to the same samples`() async throws {
        let flac = try await bytes(.flac, Tones(count: 2))
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).flac")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(flac).write(to: file)
        let program = ProgramRun(
            program: .ffmpeg,
            arguments: ["-loglevel", "error", "-i", file.path, "-f", "s16le", "pipe:1"],
            path: .inherited
        )
        guard ProgramPath.inherited.hasEncoder else { return }
        #expect(try await program().output == (try await bytes(.pcm, Tones(count: 2))))
    }

    @Test(.enabled(if: InstalledTool.ffmpeg.isThere), arguments: [StreamFormat.mp3, .opus, .aac])
    func `bytes leave before all sound has come`(_ format: StreamFormat) async throws {
        // More than any pipe holds: the sound cannot be taken before bytes are.
        var count = 0
        try await SoundStream(format).send(Tones(count: 40)) { count += $0.count }
        #expect(count > 60_000)
    }

    private struct Gone: Error, Equatable {}

    @Test(.enabled(if: InstalledTool.ffmpeg.isThere), arguments: StreamFormat.allCases)
    func `a listener who goes away ends it`(_ format: StreamFormat) async throws {
        let stream = try SoundStream(format)
        await #expect(throws: Gone.self) {
            try await stream.send(Tones(count: .max)) { _ in throw Gone() }
        }
    }

    @Test func `an encoder that ends before the sound does is not fed for ever`() async throws {
        let folder = try Folder()
        let program = folder.url("ffmpeg")
        try Data("#!/bin/sh\necho no more >&2\nexit 3\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let stream = try SoundStream(.mp3, programs: ProgramPath(program.deletingLastPathComponent().path))
        await #expect(throws: ExportError.encoderFailed(path: "mp3", reason: "no more")) {
            try await stream.send(Tones(count: .max)) { _ in }
        }
    }

    @Test(.enabled(if: InstalledTool.ffmpeg.isThere), arguments: StreamFormat.allCases)
    func `sound that fails ends it with its own error`(_ format: StreamFormat) async throws {
        let stream = try SoundStream(format)
        await #expect(throws: Gone.self) {
            try await stream.send(Tones(count: 2, failure: Gone())) { _ in }
        }
    }

    @Test func `without the program formats that need it are refused, others are not`() throws {
        let nowhere = ProgramPath("/nonexistent")
        #expect(throws: ExportError.programMissing(name: "ffmpeg")) { try SoundStream(.mp3, programs: nowhere) }
        #expect(throws: Never.self) { try SoundStream(.flac, programs: nowhere) }
    }
}
