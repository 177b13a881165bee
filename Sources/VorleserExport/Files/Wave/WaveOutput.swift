#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import Synchronization
public import VorleserCore

/// Plays into a WAV file, in no time.
///
/// The file gets its name when it is finished; stopped before, nothing of it is left.
public final class WaveOutput: AudioOutput {
    fileprivate typealias Progress = AsyncThrowingStream<Int, any Error>

    fileprivate struct Stream: ~Copyable {
        var file: WaveFile?
        var count = 0
        var progress: Progress.Continuation?
        /// The rate of the first stream: a file has but one.
        var sampleRate: Int?
    }

    private let path: String
    private let stream = Mutex(Stream())

    /// Creates an output.
    /// - Parameter file: Where to write; nothing is before something is played.
    public init(_ file: URL) {
        path = file.path
    }

    /// Begins the file anew.
    /// - Throws: ``ExportError``
    public func start(sampleRate: Int) async throws -> AsyncThrowingStream<Int, any Error> {
        let (progress, continuation) = Progress.makeStream(bufferingPolicy: .bufferingNewest(1))
        try stream.withLock { try $0.begin(path, at: sampleRate, continuation) }
        return progress
    }

    public func offer(_ samples: ArraySlice<Float>) -> Int {
        stream.withLock { $0.append(samples) }
    }

    public var heard: Int { stream.withLock { $0.count } }

    /// Nothing: whatever is offered has been heard, and so it is with the next two.
    public func pause() {}

    public func resume() {}

    public func discard() {}

    /// - Throws: ``ExportError``
    public func finish() async throws {
        try stream.withLock { try $0.finish() }
    }

    public func stop() {
        stream.withLock { $0.close() }
    }
}

extension WaveOutput.Stream {
    mutating func begin(_ path: String, at rate: Int, _ continuation: WaveOutput.Progress.Continuation) throws {
        close()
        if let sampleRate, sampleRate != rate {
            throw ExportError.sampleRateChanged(path: path, from: sampleRate, to: rate)
        }
        file = try WaveFile(path)
        (progress, sampleRate) = (continuation, rate)
    }

    mutating func append(_ samples: ArraySlice<Float>) -> Int {
        guard let sampleRate, file != nil else { return 0 }
        do {
            try file?.append(samples, sampleRate: sampleRate)
            count += samples.count
            progress?.yield(count)
            return samples.count
        } catch {
            close(throwing: error)
            return 0
        }
    }

    mutating func finish() throws {
        guard let finished = file.take() else { return }
        defer { close() }
        _ = try finished.finish()
    }

    mutating func close(throwing error: (any Error)? = nil) {
        file = nil
        count = 0
        progress?.finish(throwing: error)
        progress = nil
    }
}
