/// The figures of an output that hands its sound over in pieces and is told when each has been heard.
///
/// A value without device or time, so that its rules are tested anywhere.
struct BufferedPlayback {
    /// Sound that was handed over.
    struct Piece: Sendable, Equatable {
        let count: Int
        /// Counted up whenever what waits is forgotten.
        fileprivate let turn: Int
    }

    /// Samples that have been heard since the start.
    private(set) var heardCount = 0
    /// Samples that were taken and not heard.
    private(set) var waitingCount = 0
    /// What ended the stream before its time.
    private(set) var failure: (any Error)?
    private var turn = 0
    private var sampleRate = 0
    private var progress: AsyncThrowingStream<Int, any Error>.Continuation?

    /// How long after it was handed over a sample is heard, in seconds, as the device says: loudspeakers in a network take two.
    /// So much more is taken, or the device would have played all it has before any of it is reported as heard.
    var latency = 0.0 { didSet { if latency > oldValue { progress?.yield(heardCount) } } }

    /// So much sound waits at most beside what is on its way through the device, in seconds.
    private static let secondsOfRoom = 0.5
    /// What a device says beyond this, in seconds, is not believed.
    private static let longestLatency = 5.0
    /// Words light up when a piece has been heard: none may be longer, in seconds.
    private static let longestSeconds = 0.04

    /// Begins a stream.
    /// - Parameters:
    ///   - sampleRate: Samples per second.
    ///   - progress: Told how many samples have been heard.
    mutating func start(sampleRate: Int, _ progress: AsyncThrowingStream<Int, any Error>.Continuation) {
        stop(nil)
        (heardCount, waitingCount, failure) = (0, 0, nil)
        turn += 1
        (self.sampleRate, latency) = (sampleRate, 0)
        self.progress = progress
    }

    /// How many samples may wait.
    private var room: Int {
        let latency = latency.isFinite ? min(max(latency, 0), Self.longestLatency) : 0
        return Int(Double(sampleRate) * (Self.secondsOfRoom + latency))
    }

    private var longestPiece: Int { max(Int(Double(sampleRate) * Self.longestSeconds), 1) }

    /// Takes as much of what is offered as there is room for.
    /// - Parameter count: Samples that are offered.
    /// - Returns: `nil` when there is no room now, or no stream.
    mutating func take(_ count: Int) -> Piece? {
        let count = min(count, longestPiece, room - waitingCount)
        guard progress != nil, count > 0 else { return nil }
        waitingCount += count
        return Piece(count: count, turn: turn)
    }

    /// A piece has been heard. One that was forgotten meanwhile does not count.
    mutating func heard(_ piece: Piece) {
        guard piece.turn == turn else { return }
        waitingCount -= piece.count
        heardCount += piece.count
        progress?.yield(heardCount)
    }

    /// Forgets what was taken and not heard.
    mutating func discard() {
        turn += 1
        waitingCount = 0
        progress?.yield(heardCount)
    }

    /// Ends the stream.
    /// - Parameter error: Why, when it is before its time.
    mutating func stop(_ error: (any Error)?) {
        turn += 1
        waitingCount = 0
        failure = failure ?? error
        progress?.finish(throwing: error)
        progress = nil
    }
}
