import FoundationEssentials
import Kokoro
import Synchronization
import VorleserCore

/// Owns the network: loads it for the first word, lends it to one utterance after another, and lets it go when nobody
/// has spoken for a while.
final class KokoroSynthesizer: Sendable {
    /// The network with a voice, lent to an utterance.
    struct Network {
        /// A symbol's number in the vocabulary.
        let token: (Unicode.Scalar) -> Int32?
        /// The most symbols that it speaks well at once.
        let longestPart: Int
        let speak: KokoroReading.Speaker
    }

    private struct Loaded {
        var network: KokoroNetwork?
        /// How many utterances have begun.
        var uses = 0

        mutating func network(from load: Loader) throws(KokoroError) -> KokoroNetwork {
            if let network { return network }
            let loaded = try load()
            network = loaded
            return loaded
        }
    }

    /// Loads the network.
    typealias Loader = @Sendable () throws(KokoroError) -> KokoroNetwork

    private let load: Loader
    private let idle: Duration
    private let thread = SpeechQueue(label: "vorleser.kokoro")
    /// Never waited for: only the thread above takes it, for as long as an utterance takes.
    private let loaded = Mutex(Loaded())

    /// - Parameters:
    ///   - idle: After how long without a word the network goes.
    ///   - load: Called on the synthesizer's thread, again after the network has gone or could not be loaded.
    init(idle: Duration, load: @escaping Loader) {
        self.idle = idle
        self.load = load
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
        try await thread.speak { [self] turn in
            defer { unloadLater() }
            return try Self.explained {
                try loaded.withLock { loaded in
                    loaded.uses += 1
                    return try loaded.network(from: load).lend(to: speaker, in: turn, read)
                }
            }
        }
    }

    /// Loads the network if it is not there.
    func prepare() async {
        await withCheckedContinuation { waiting in
            thread.async { [self] in
                loaded.withLock { _ = try? $0.network(from: load) }
                unloadLater()
                waiting.resume()
            }
        }
    }

    /// Whether the network is in memory, when the thread is free.
    var isLoaded: Bool {
        get async {
            await withCheckedContinuation { waiting in
                thread.async { waiting.resume(returning: self.loaded.withLock { $0.network != nil }) }
            }
        }
    }

    private func unloadLater() {
        let uses = loaded.withLock { $0.uses }
        thread.async(after: idle) { [weak self] in
            self?.loaded.withLock { if $0.uses == uses { $0.network = nil } }
        }
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
