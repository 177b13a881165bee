import VorleserCore

/// The rules of feeding a sound device block by block: what to write next, and what of it has reached the ear.
///
/// The device plays a little later than it takes. What lies between is remembered, so that it is counted as heard only
/// then, and can be had back when playing pauses.
struct DeviceFeed {
    /// What the device is to do now.
    enum Step: Equatable {
        /// Write a block: these samples, and silence up to its full length.
        case write([Float])
        /// Forget what was written and not heard, at once.
        case flush
        /// Nothing, until something is asked for.
        case rest
        case close
    }

    /// Sound that the device has taken.
    private struct Block {
        let samples: [Float]
        /// When its last sample has been heard, by the device's clock.
        let end: Int
    }

    /// How many samples are written at a time.
    let blockLength: Int
    /// How many samples the device plays later than it takes.
    var latency = 0
    /// Samples that have reached the ear.
    private(set) var heard = 0

    private var queue: SampleQueue
    private var inDevice: [Block] = []
    /// The device's clock: samples written, silence and all.
    private var written = 0
    private var isPaused = false
    private var mustFlush = false
    private var isFinishing = false
    private(set) var isStopped = false

    init(sampleRate: Int) {
        blockLength = max(sampleRate / 100, 1)
        queue = SampleQueue(capacity: sampleRate / 4)
    }

    // MARK: The listener's side

    mutating func offer(_ samples: ArraySlice<Float>) -> Int {
        isStopped || isFinishing ? 0 : queue.append(samples)
    }

    mutating func pause() {
        guard !isPaused else { return }
        isPaused = true
        mustFlush = true
        queue.putBack(inDevice.flatMap(\.samples))
        inDevice = []
    }

    mutating func resume() {
        isPaused = false
    }

    mutating func discard() {
        mustFlush = true
        queue.removeAll()
        inDevice = []
    }

    mutating func finish() {
        isFinishing = true
        isPaused = false
    }

    mutating func stop() {
        isStopped = true
    }

    // MARK: The device's side

    mutating func next() -> Step {
        if isStopped || (isFinishing && queue.isEmpty && inDevice.isEmpty) { return .close }
        if mustFlush {
            mustFlush = false
            return .flush
        }
        return isPaused ? .rest : .write(nextBlock())
    }

    /// The device has taken a block.
    mutating func wrote() {
        written += blockLength
        while let block = inDevice.first, block.end <= written - latency {
            heard += block.samples.count
            inDevice.removeFirst()
        }
    }

    private mutating func nextBlock() -> [Float] {
        let samples = Array(queue.removeFirst(upTo: blockLength))
        if !samples.isEmpty { inDevice.append(Block(samples: samples, end: written + blockLength)) }
        return samples
    }
}
