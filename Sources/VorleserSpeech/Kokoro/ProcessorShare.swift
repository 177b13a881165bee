/// How an engine shares the processor out when no listener waits for what it speaks: how many utterances it speaks at a time,
/// and on how many threads each.
///
/// Threads on one utterance wait for each other between layers; threads on utterances of their own never do. But each
/// utterance takes memory, and its buffers pass through the caches all share: several utterances on one thread each, as
/// long as there is memory for them, and not more than sixteen.
struct ProcessorShare: Equatable, Sendable {
    /// The number of cores; all of them work on what a listener waits for.
    let cores: Int
    /// How many utterances are spoken at a time.
    let utterances: Int
    /// How many threads work on each of them.
    let threads: Int

    /// Beyond, memory is the limit that they share.
    static let mostUtterances = 16
    /// What an utterance takes at most, in bytes, beside the weights.
    static let utteranceBytes = 300_000_000
    /// The network's weights, in bytes: 82 million numbers of 16 bits, and what is packed beside them.
    static let weightBytes = 180_000_000

    /// - Parameters:
    ///   - cores: How many may be used.
    ///   - memory: How many bytes are free; half of them are left to others. `nil` when unknown.
    init(cores: Int, memory: Int?) {
        self.cores = max(cores, 1)
        let room = memory.map { ($0 / 2 - Self.weightBytes) / Self.utteranceBytes } ?? Self.mostUtterances
        utterances = max(min(self.cores, Self.mostUtterances, room), 1)
        threads = max(self.cores / utterances, 1)
    }

    /// How many utterances are spoken at a time, and on how many threads each.
    init(cores: Int, utterances: Int) {
        self.cores = max(cores, 1)
        self.utterances = max(utterances, 1)
        threads = max(self.cores / self.utterances, 1)
    }
}
