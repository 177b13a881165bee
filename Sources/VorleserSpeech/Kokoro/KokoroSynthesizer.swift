import FoundationEssentials
import Kokoro
import Synchronization
import Tensors
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

        mutating func load(_ installed: InstalledKokoro, threads: Int) throws(KokoroError) -> KokoroNetwork {
            if let network { return network }
            let loaded = try KokoroNetwork(installed, threads: threads)
            network = loaded
            return loaded
        }
    }

    private let installed: InstalledKokoro
    private let threads: Int
    private let idle: Duration
    private let thread = SpeechQueue(label: "vorleser.kokoro")
    /// Never waited for: only the thread above takes it, for as long as an utterance takes.
    private let loaded = Mutex(Loaded())

    init(_ installed: InstalledKokoro, threads: Int?, idle: Duration) {
        self.installed = installed
        self.threads = max(threads ?? ProcessInfo.processInfo.activeProcessorCount, 1)
        self.idle = idle
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
                    return try loaded.load(installed, threads: threads).lend(to: speaker, in: turn, read)
                }
            }
        }
    }

    /// Loads the network if it is not there.
    func prepare() async {
        await withCheckedContinuation { waiting in
            thread.async { [self] in
                loaded.withLock { _ = try? $0.load(installed, threads: threads) }
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
