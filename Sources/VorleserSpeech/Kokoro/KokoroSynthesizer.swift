#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Kokoro
import Synchronization
import VorleserCore

/// Owns the network: loads it for the first word, lends it to utterances, several at a time when no listener waits for them,
/// and releases it after a while without an utterance.
final class KokoroSynthesizer: Sendable {
    /// The network with a voice, lent to an utterance.
    struct Network {
        /// A symbol's number in the vocabulary.
        let token: (Unicode.Scalar) -> Int32?
        /// The most symbols that it speaks well at once.
        let longestPart: Int
        let speak: KokoroReading.Speaker
    }

    /// The layers, which all lanes share.
    private struct Loaded {
        var layers: KokoroLayers?
        /// How many utterances have begun.
        var uses = 0

        mutating func layers(from load: Loader) throws(KokoroError) -> KokoroLayers {
            if let layers { return layers }
            let loaded = try load()
            layers = loaded
            return loaded
        }
    }

    /// The network as one lane's thread speaks with it.
    private final class Place: Sendable {
        /// Taken for as long as an utterance lasts; only the lane's thread waits for it.
        let network = Mutex<KokoroNetwork?>(nil)
    }

    /// Loads the network.
    typealias Loader = @Sendable () throws(KokoroError) -> KokoroLayers

    private let load: Loader
    private let voices: [String: URL]
    private let share: ProcessorShare
    private let idle: Duration
    private let queue: SpeechQueue
    private let places: [SpeechLanes.Lane: Place]
    /// Waited for while the network is loaded.
    private let loaded = Mutex(Loaded())
    private let networks: LoadedNetworks

    /// - Parameters:
    ///   - voices: Voice packs by name.
    ///   - share: How many utterances are spoken at a time, and on how many threads.
    ///   - idle: After how long without a word the network goes.
    ///   - networks: Those that may have to make way.
    ///   - load: Called on a lane's thread, again after the network has gone or could not be loaded.
    init(
        voices: [String: URL],
        share: ProcessorShare,
        idle: Duration,
        networks: LoadedNetworks = .ofProcess,
        load: @escaping Loader
    ) {
        self.voices = voices
        self.share = share
        self.idle = idle
        self.networks = networks
        self.load = load
        queue = SpeechQueue(label: "vorleser.kokoro", leisure: share.utterances)
        places = Dictionary(
            uniqueKeysWithValues: SpeechLanes(leisure: share.utterances).all.map { ($0, Place()) }
        )
        networks.enter(self)
    }

    /// Lets an utterance be spoken when its turn comes.
    /// - Parameters:
    ///   - speaker: Whose voice the network gets.
    ///   - read: Makes the clip with the network.
    /// - Returns: The clip.
    /// - Throws: What reading throws; ``VorleserCore/SpeechError/engineFailed(engine:reason:)`` when the network or the
    ///   voice cannot be loaded; `CancellationError` at once when the task is cancelled.
    func speak(
        as speaker: KokoroSpeaker,
        _ read: @escaping @Sendable (Network) throws -> Clip
    ) async throws -> Clip {
        try await queue.speak { [self] turn, lane in
            defer { unloadLater() }
            return try Self.explained {
                let layers = try loaded.withLock { loaded throws(KokoroError) in
                    loaded.uses += 1
                    return try loaded.layers(from: loadAmongOthers)
                }
                return try use(layers, on: lane) { [queue] network in
                    let isCancelled = {
                        queue.pause(turn)
                        return turn.isCancelled
                    }
                    return try network.lend(to: speaker, isCancelled: isCancelled, read)
                }
            }
        }
    }

    private func use(
        _ layers: KokoroLayers,
        on lane: SpeechLanes.Lane,
        _ speak: @Sendable (KokoroNetwork) throws -> Clip
    ) throws -> Clip {
        guard let place = places[lane] else { preconditionFailure("No lane \(lane)") }
        return try place.network.withLock { kept in
            let threads = lane == .first ? share.cores : share.threads
            let network = kept ?? KokoroNetwork(layers, voices: voices, threads: threads)
            kept = network
            return try speak(network)
        }
    }

    /// Loads the network if it is not there.
    func prepare() async {
        await withCheckedContinuation { waiting in
            queue.async { [self] in
                loaded.withLock { _ = try? $0.layers(from: loadAmongOthers) }
                unloadLater()
                waiting.resume()
            }
        }
    }

    /// Whether the network is in memory, when the first lane is free.
    var isLoaded: Bool {
        get async {
            await withCheckedContinuation { waiting in
                queue.async { waiting.resume(returning: self.loaded.withLock { $0.layers != nil }) }
            }
        }
    }

    private func loadAmongOthers() throws(KokoroError) -> KokoroLayers {
        networks.makeRoom(for: self, free: FreeMemory().bytes)
        return try load()
    }

    private func unloadLater() {
        let uses = loaded.withLock { $0.uses }
        queue.async(after: idle) { [weak self] in self?.unload(after: uses) }
    }

    /// Forgets the network when no utterance has begun since.
    private func unload(after uses: Int) {
        let isUnused = loaded.withLock { loaded in
            if loaded.uses == uses { loaded.layers = nil }
            return loaded.uses == uses
        }
        // A lane that still speaks keeps what it has until it is unloaded next.
        for place in places.values where isUnused { place.network.withLockIfAvailable { $0 = nil } }
    }

    /// Forgets the network unless an utterance is being spoken, or about to be; never waits.
    func unloadIfUnused() {
        // What the lanes keep goes first; as long as one of them is busy, the layers stay.
        for place in places.values {
            guard place.network.withLockIfAvailable({ $0 = nil }) != nil else { return }
        }
        loaded.withLockIfAvailable { $0.layers = nil }
    }

    /// Turns the network's errors into those of speech.
    private static func explained<Value>(_ work: () throws -> Value) throws -> Value {
        do { return try work() } catch let error as KokoroError {
            let words = [error.errorDescription, error.recoverySuggestion].compactMap { $0 }.joined(separator: " ")
            let reason = words.hasSuffix(".") ? String(words.dropLast()) : words
            throw SpeechError.engineFailed(engine: KokoroEngine.engineName, reason: reason)
        }
    }
}
