import Synchronization
public import VorleserCore

/// Plays without a device: in no time, or as fast as its clock is moved by hand. For tests, and for measuring.
public final class SilentOutput: AudioOutput {
    /// How time passes for the listener.
    public enum Pace: Sendable {
        /// Whatever is offered has been heard.
        case inNoTime
        /// Only ``SilentOutput/hear(_:)`` lets time pass.
        case byHand
    }

    private struct Stream {
        var sampleRate: Int?
        var waiting: SampleQueue
        var heard: [Float] = []
        var heardCount = 0
        /// Samples the listener has time for.
        var time = 0
        var isPaused = false
        var progress: AsyncThrowingStream<Int, any Error>.Continuation?
    }

    private let pace: Pace
    private let keepsSound: Bool
    private let stream: Mutex<Stream>

    /// Creates an output.
    /// - Parameters:
    ///   - pace: How time passes.
    ///   - room: How many samples it takes before they are heard.
    ///   - keepsSound: Whether ``sound`` is kept.
    public init(_ pace: Pace = .inNoTime, room: Int = 4096, keepsSound: Bool = false) {
        self.pace = pace
        self.keepsSound = keepsSound
        stream = Mutex(Stream(waiting: SampleQueue(capacity: room)))
    }

    /// Everything heard in all streams, if it is kept.
    public var sound: [Float] { stream.withLock { $0.heard } }

    /// Samples per second of the open stream; `nil` when none is open.
    public var sampleRate: Int? { stream.withLock { $0.sampleRate } }

    /// Moves its clock on by `count` samples, those that wait and those that are yet to be offered.
    public func hear(_ count: Int) {
        stream.withLock {
            $0.time += count
            listen(&$0)
        }
    }

    /// Breaks the open stream off, as a sound card does that is pulled out.
    public func fail(_ error: AudioOutputError) {
        stream.withLock { close(&$0, throwing: error) }
    }

    public func start(sampleRate: Int) async throws -> AsyncThrowingStream<Int, any Error> {
        let (progress, continuation) = AsyncThrowingStream<Int, any Error>
            .makeStream(bufferingPolicy: .bufferingNewest(1))
        stream.withLock {
            close(&$0)
            $0.sampleRate = sampleRate
            $0.progress = continuation
        }
        return progress
    }

    public func offer(_ samples: ArraySlice<Float>) -> Int {
        stream.withLock { stream in
            guard stream.sampleRate != nil else { return 0 }
            var taken = 0
            while taken < samples.count {
                let more = stream.waiting.append(samples.dropFirst(taken))
                listen(&stream)
                guard more > 0 else { break }
                taken += more
            }
            return taken
        }
    }

    public var heard: Int { stream.withLock { $0.heardCount } }

    public func pause() {
        stream.withLock { $0.isPaused = true }
    }

    public func resume() {
        stream.withLock {
            $0.isPaused = false
            listen(&$0)
        }
    }

    public func discard() {
        stream.withLock {
            $0.waiting.removeAll()
            $0.progress?.yield($0.heardCount)
        }
    }

    public func finish() async throws {
        stream.withLock {
            $0.isPaused = false
            $0.time += $0.waiting.count
            listen(&$0)
            close(&$0)
        }
    }

    public func stop() {
        stream.withLock { close(&$0) }
    }

    private func listen(_ stream: inout Stream) {
        guard !stream.isPaused else { return }
        let time = pace == .inNoTime ? stream.waiting.count : stream.time
        let samples = stream.waiting.removeFirst(upTo: time)
        guard !samples.isEmpty else { return }
        stream.time -= pace == .inNoTime ? 0 : samples.count
        stream.heardCount += samples.count
        if keepsSound { stream.heard += samples }
        stream.progress?.yield(stream.heardCount)
    }

    private func close(_ stream: inout Stream, throwing error: AudioOutputError? = nil) {
        stream.progress?.finish(throwing: error)
        stream.progress = nil
        stream.sampleRate = nil
        stream.isPaused = false
        stream.waiting.removeAll()
        stream.heardCount = 0
    }
}
