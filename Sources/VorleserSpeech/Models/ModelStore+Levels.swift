#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Kokoro
import Wording

/// How far the measuring of voices has come.
public struct LevelProgress: Hashable, Sendable {
    /// The voice that is measured now.
    public let voice: String
    /// How many were before it, of how many.
    public let done: Int
    public let total: Int
}

extension ModelStore {
    /// Lets every voice that was not measured speak two sentences, and writes down what makes it as loud as all others and
    /// its pace even.
    ///
    /// Takes less than a second a voice. What was measured stays when it is stopped.
    /// - Parameter progress: Told of each voice before it speaks.
    /// - Returns: The voices that could not be measured, and why; they speak as loud as the network makes them.
    /// - Throws: ``ModelError`` when the weights cannot be loaded or nothing can be written; `CancellationError`.
    public func measureLevels(progress: (LevelProgress) -> Void = { _ in }) throws -> [ModelError] {
        guard let kokoro = try installed().kokoro, try !unmeasured.isEmpty else { return [] }
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        let network: KokoroNetwork
        do {
            network = try KokoroNetwork(kokoro, threads: ProcessInfo.processInfo.activeProcessorCount)
        } catch {
            throw ModelError.unusable(kokoro.model.path, because: error)
        }
        return try measureLevels(with: network, progress)
    }

    /// Measures with a network that is installed; the caller must hold the lock.
    func measureLevels(
        with network: KokoroNetwork,
        saying phonemes: String = KokoroNetwork.levelSentences,
        _ progress: (LevelProgress) -> Void
    ) throws -> [ModelError] {
        var failures: [ModelError] = []
        let names = try unmeasured
        for (index, name) in names.enumerated() {
            progress(LevelProgress(voice: name, done: index, total: names.count))
            do {
                guard let loudness = try network.loudness(of: name, saying: phonemes) else {
                    failures.append(.unusable(path: name, reason: localized("It makes no sound with these weights.")))
                    continue
                }
                let pace = try network.pace(of: name, saying: phonemes)
                try note(MeasuredLevel.gain(for: loudness), pace, of: name)
            } catch let error as KokoroError {
                failures.append(.unusable(name, because: error))
            }
        }
        return failures
    }

    private var unmeasured: [String] { get throws { try ModelRecord(at: recordPath).unmeasured } }

    private func note(_ gain: Float, _ pace: VoicePace, of voice: String) throws(ModelError) {
        var record = try ModelRecord(at: recordPath)
        guard let subject = record.levelSubject(of: voice) else { return }
        record.levels = (record.levels ?? [:]).filter { record.voices[$0.key] != nil }
        record.levels?[voice] = MeasuredLevel(gain: gain, pace: pace, of: subject)
        try record.save(at: recordPath)
    }
}

extension KokoroNetwork {
    /// The first two sentences of the lists that measurements of speech have used since 1969.
    ///
    /// Source: IEEE, “Recommended Practice for Speech Quality Measurements”, list 1.
    static let levelSentences = "ðə bˈɜɹʧ kənˈu slˈɪd ɔn ðə smˈuð plˈæŋks. ɡlˈu ðə ʃˈit tə ðə dˈɑɹk blˈu bˈækɡɹˌWnd."

    /// How loud a voice speaks, in LUFS; `nil` when it is silent.
    /// - Throws: `KokoroError`; `CancellationError`.
    func loudness(of voice: String, saying phonemes: String = levelSentences) throws -> Double? {
        let samples = try speak(phonemes, as: voice, isCancelled: { Task.isCancelled })
        return Loudness.integrated(of: samples, sampleRate: KokoroSpeech.sampleRate)
    }

    /// How fast a voice speaks in its styles.
    /// - Throws: `KokoroError`; `CancellationError`.
    func pace(of voice: String, saying phonemes: String = levelSentences) throws -> VoicePace {
        let frames = try frames(of: phonemes, as: voice, styledAs: VoicePace.lengths + [VoicePace.usual])
        return VoicePace(frames: Array(frames.dropLast()), usual: max(frames[frames.count - 1], 1))
    }
}
